/** What other programs call something that is written otherwise here, and how. */
export const otherForms: Readonly<Record<string, string>> = {
  CircumcircularArc: 'CircumArc(A, B, C)',
  CircumcircleArc: 'CircumArc(A, B, C)',
  ArcThrough: 'CircumArc(A, B, C)',
  ReflexAngle: 'Angle(A, V, B, "reflex")',
  Curvature: '1/OsculatingCircle(f, P).radius',
  Antiderivative: 'SolveODE(f(x), (0, 0)), the solution of y′ = f(x) through a point',
  Primitive: 'SolveODE(f(x), (0, 0)), the solution of y′ = f(x) through a point',
  Stammfunktion: 'SolveODE(f(x), (0, 0)), the solution of y′ = f(x) through a point',
  ExternalCenter: 'HomothetyCenter(c, d, 1)',
  InternalCenter: 'HomothetyCenter(c, d, 2)',
  Under: 'Integral(f, a, b), the area under a graph or a parametric curve',
  Text: 'a text: text t: "…" in figure text, {"kind": "text", "id": "t", "template": "…"} in JSON',
  Label: 'the label of a definition: "label": "A"',
  Slider:
    'a slider: slider a: 0 .. 5 step 0.1 = 1 in figure text, {"kind": "slider", "id": "a", "min": 0, "max": 5} in JSON',
  Sum: 'sum(k^2, k, 1, 5)',
  Σ: 'sum(k^2, k, 1, 5)',
  '∑': 'sum(k^2, k, 1, 5)',
  Product: 'product(k, k, 1, 5)',
  GCD: 'gcd(12, 18)',
  LCM: 'lcm(4, 6)',
  UpperSum: 'RiemannSum(f, a, b, n, "upper")',
  LowerSum: 'RiemannSum(f, a, b, n, "lower")',
  LeftSum: 'RiemannSum(f, a, b, n, "left")',
  TrapezoidalSum: 'RiemannSum(f, a, b, n, "trapezoid")',
  Piecewise: 'if(x < 0, x^2, x), each condition with its formula behind it, and the last formula for the rest',
  Infinity: '∞',
  Inf: '∞',
  Infty: '∞',
  Q1: 'quartile(L, 1)',
  Q3: 'quartile(L, 3)',
  Quartile1: 'quartile(L, 1)',
  Quartile3: 'quartile(L, 3)',
  Append: 'Join(L, [x])',
  FormulaText: 'a text: text t: "$x^2$", where {{f}} shows a value',
  LaTeX: 'a text: text t: "$x^2$", where {{f}} shows a value',
  Copy: 'the object itself, or Translate(A, Vector(1, 0)) for another one beside it',
  dir: '(cos(60°), sin(60°))',
  unitcircle: 'Circle((0, 0), 1)',
  anglemark: 'Angle(A, V, B)',
  markangle: 'Angle(A, V, B)',
  o: '60° for 60o, or define o',
  Max: 'Extremum(f) for a curve, max(a, b) for numbers',
  Min: 'Extremum(f) for a curve, min(a, b) for numbers',
  Maximum: 'Extremum(f) for a curve, max(a, b) for numbers',
  Minimum: 'Extremum(f) for a curve, min(a, b) for numbers',
  Kite: 'Polygon(A, B, C, D)',
  theta: 'θ, as in r = 1 + cos(θ), or define theta',
  int: 'Integral(f, a, b)',
  integrate: 'Integral(f, a, b)',
  integral: 'Integral(f, a, b)',
  count: 'length(L)',
  List: '[1, 2, 3], with its items in square brackets',
  Array: '[1, 2, 3], with its items in square brackets',
  Element: 'L(2), the second item of a list L',
  Repeat: 'Sequence(Point(k, 0), k, 1, 5), with a variable that counts',
  Inside: 'Region(x^2 + y^2 < 4), with an inequality',
  Interior: 'Region(x^2 + y^2 < 4), with an inequality',
  Eccentricity: 'e.eccentricity for a conic e',
  First: 'L.first',
  Last: 'L.last',
  Iteration: 'Iterate(expression, P, start, n).last',
  IterationList: 'Iterate(expression, P, start, n)',
  Sqrt: 'sqrt(x)',
  sqr: 'sqrt(x) for the root, x^2 for the square',
  wurzel: 'sqrt(x)',
  betrag: 'abs(x)',
  racine: 'sqrt(x)',
  raiz: 'sqrt(x)',
  SetColor: 'the style color of the object',
  SetLineThickness: 'the style lineWidth of the object',
  SetPointSize: 'the style pointSize of the object',
  SetLineStyle: 'the style lineDash of the object',
  ShowLabel: 'the label of a definition: "label": "A"',
  Marker: 'Point(1, 2) {pointStyle: cross}, or give a point that there is this style',
  Glider: 'Point(path, 0.5)',
  PointOn: 'Point(path, 0.5)',
  PointOnObject: 'Point(path, 0.5)',
  PointOnPath: 'Point(path, 0.5)',
  RandomPoint: 'Point(path, 0.5)',
  PointIn: 'Point(?:=0, ?:=0)',
  intersectionpoint: 'Intersect(a, b, 1)',
  intersectionpoints: 'Intersect(a, b)',
  waypoint: 'Point(path, 0.5)',
  draw: 'a definition: all that has a place is drawn',
  tkzDefPoint: 'a definition A with the source Point(x, y)',
  tkzDefMidPoint: 'Midpoint(A, B)',
  tkzDrawSegment: 'Segment(A, B)',
  tkzDrawLine: 'Line(A, B)',
  tkzDrawPolygon: 'Polygon(A, B, C)',
  tkzDrawCircle: 'Circle(O, A)',
  tkzDefLine: 'PerpLine(l, P), ParallelLine(l, P) or PerpBisector(A, B)',
  tkzInterLL: 'Intersect(l, m)',
  tkzInterLC: 'Intersect(l, c, 1)',
  tkzInterCC: 'Intersect(c, d, 1)',
  tkzMarkAngle: 'Angle(A, B, C)',
  tkzMarkRightAngle: 'Angle(A, B, C), which shows a right angle as a square',
  axis: 'xAxis, yAxis or zAxis',
  deg: '90° for 90 deg',
  degrees: '90° for 90 degrees',
  rad: 'pi/2 for pi/2 rad: angles are in radians',
  radians: 'pi/2 for pi/2 radians: angles are in radians',
  gon: '45° for 50 gon, of which 100 are 90°',
  px: 'the number without its unit',
  pt: 'the number without its unit',
  units: 'the number without its unit',
  cm: 'the number without its unit',
  mm: 'the number without its unit',
  and: '&& for and, as in x > 0 && x < 2',
  or: '|| for or, as in x < 0 || x > 2',
  not: '! for not, as in !(x > 0)',
  true: 'a comparison that holds, such as 1 > 0',
  false: 'a comparison that does not hold, such as 1 < 0',
  in: 'no words after an expression; a label shows an angle in degrees as "{{degrees}}°"',
  new: 'the constructor alone, such as Point(1, 2)',
  dist: 'distance(A, B)',
  dis: 'distance(A, B)',
  norm: 'length(v)',
  HeightFoot: 'Foot(A, B, C)',
  Group: 'the style of each object after its definition: objects stand in no groups',
  Secant: 'Line(A, B), through two points of the curve',
  Chord: 'Segment(A, B), between two points of the circle',
  Sehne: 'Segment(A, B), between two points of the circle',
  EqualMark: 'Tick(s, 2), which marks a segment with strokes',
  TickMark: 'Tick(s, 2), which marks a segment with strokes',
  SegmentMark: 'Tick(s, 2), which marks a segment with strokes',
  CongruenceMark: 'Tick(s, 2), which marks a segment with strokes',
  HatchMark: 'Tick(s, 2), which marks a segment with strokes',
  Arrow: 'Vector(A, B)',
  EquilateralTriangle: 'Polygon(A, B, 3), as in Polygon((0, 0), (3, 0), 3) for the side 3',
  IsoscelesTriangle:
    'Polygon(A, B, C) with C above the middle of A and B, as in Polygon((0, 0), (4, 0), (2, 3)) for the height 3',
  RightTriangle: 'Polygon(A, B, C) with C on PerpLine(Line(A, B), A)',
  Pentagon: 'Polygon(A, B, 5)',
  Fünfeck: 'Polygon(A, B, 5)',
  Pentagone: 'Polygon(A, B, 5)',
  Pentágono: 'Polygon(A, B, 5)',
  Hexagon: 'Polygon(A, B, 6)',
  Hexagone: 'Polygon(A, B, 6)',
  Hexágono: 'Polygon(A, B, 6)',
  Quadrilateral: 'Polygon(A, B, C, D)',
  Trapezoid: 'Polygon(A, B, C, D)',
  Project: 'Foot(P, l)',
  CommonPerpendicular: 'PerpLine(l, m), the line that meets both at right angles',
  Brace: 'Dimension(A, B)',
  clockwise: 'a negative angle for a turn clockwise, as in Rotate(A, -90°, B)',
  counterclockwise: 'the angle alone, for turns are counterclockwise, as in Rotate(A, 90°, B)',
  random: 'a number of your own, or a slider: a figure is the same each time',
  rand: 'a number of your own, or a slider: a figure is the same each time',
  randint: 'a number of your own, or a slider: a figure is the same each time',
  RandomBetween: 'a number of your own, or a slider: a figure is the same each time',
  choose: 'nCr(5, 2)',
  frac: '{{frac(1/2 + 1)}}, with the form around the whole expression of a label',
  surd: '{{surd(1 + sqrt(5))}}, with the form around the whole expression of a label',
  mixed: '{{mixed(7/4)}}, with the form around the whole expression of a label',
  percent: '{{percent(1/8)}}, with the form around the whole expression of a label',
  arg: 'atan2(A.y, A.x)',
  Random: 'a number of your own, or a slider: a figure is the same each time',
  tg: 'tan(x)',
  sen: 'sin(x)',
  Math: 'sin(x) for Math.sin(x), π for Math.PI',
  math: 'sin(x) for math.sin(x), π for math.pi',
  np: 'sin(x) for np.sin(x), π for np.pi',
  plot: 'the function itself: f: y = x^2',
  Plot: 'the function itself, y = x^2 or in space z = x^2 + y^2, or Curve(x^2, 0, 2) for a part of it',
  Graph: 'the function itself, y = x^2 or in space z = x^2 + y^2, or Curve(x^2, 0, 2) for a part of it',
  FunctionGraph: 'the function itself, y = x^2 or in space z = x^2 + y^2, or Curve(x^2, 0, 2) for a part of it',
  Integrate: 'Integral(f, 0, 2), and area(…) of that for the number',
  label: 'the label after the expression, in double quotes: "A"',
  hidden: 'the style {hidden: true} after the expression',
  dashed: 'the style {lineDash: dashed} after the expression',
  orthographic: 'camera {projection: orthographic} as a line of its own',
  perspective: 'camera {projection: perspective} as a line of its own',
  isometric: 'camera {view: isometric} as a line of its own',
  Helix: 'Curve(cos(t), sin(t), t / 5, 0, 6π)',
  Spiral: 'r = θ / 4, or Curve(t cos(t), t sin(t), 0, 6π)',
  Dihedral: 'Angle(Plane(A, B, C), Plane(A, B, D)), or Angle(q.face(1), q.face(2)) for faces of a solid q',
  DihedralAngle: 'Angle(Plane(A, B, C), Plane(A, B, D)), or Angle(q.face(1), q.face(2)) for faces of a solid q',
  polar: 'the point as (distance; angle), such as (3; 45°)',
  color: 'the style {color: red} after the expression',
  colour: 'the style {color: red} after the expression',
  fill: 'the style {regionOpacity: 30} after the expression',
  thickness: 'the style {lineWidth: 2} after the expression',
  red: 'the style {color: red} after the expression',
  green: 'the style {color: green} after the expression',
  blue: 'the style {color: blue} after the expression',
  black: 'the style {color: black} after the expression',
  white: 'the style {color: white} after the expression',
  gray: 'the style {color: gray} after the expression',
  orange: 'the style {color: orange} after the expression',
  purple: 'the style {color: purple} after the expression',
  yellow: 'the style {color: yellow} after the expression',
  pink: 'the style {color: pink} after the expression',
  log_2: 'log(2, x)',
  circumference: 'length(c)',
  cases: 'if(x < 0, x^2, x), each condition with its formula behind it, and the last formula for the rest',
  Table: 'a text for each cell, text t: "3" {at: (1, 2)}: there are no tables',
  i: 'Sequence(Point(i, i^2), i, 1, 5) for a counter i, or (3, 4) for the complex number 3 + 4i',
  FrequencyPolygon: 'Polyline((1, 2), (2, 5), (3, 4)), with the middles of the classes and their counts',
  StemAndLeaf: 'a text for each line, text t: "3 | 1 4 7" {at: (1, 2)}: there are no tables',
  StemPlot: 'a text for each line, text t: "3 | 1 4 7" {at: (1, 2)}: there are no tables',
  range: 'max(L) - min(L) for a list L, Range(1, 5) for numbers in a row',
  log2: 'log(2, x)',
  lb: 'log(2, x)',
  ld: 'log(2, x)',
  raíz: 'sqrt(x)',
  Side: 'Segment(A, B)',
  arctg: 'atan(x)',
  ctg: 'cot(x)',
  arcsen: 'asin(x)',
  xyPlane: 'Plane(z = 0)',
  xzPlane: 'Plane(y = 0)',
  yzPlane: 'Plane(x = 0)',
  xOyPlane: 'Plane(z = 0)',
  XY: 'Plane(z = 0)',
  XZ: 'Plane(y = 0)',
  YZ: 'Plane(x = 0)',
  xOy: 'Plane(z = 0)',
  xOz: 'Plane(y = 0)',
  yOz: 'Plane(x = 0)',
  xyplane: 'Plane(z = 0)',
  xzplane: 'Plane(y = 0)',
  yzplane: 'Plane(x = 0)',
  FitSin: 'y = a sin(b x + c) + d with a slider for each letter: there is no fit by a sine',
  FitLogistic: 'y = a / (1 + e^(-b x)) with a slider for each letter: there is no such fit',
  NumberPlane: 'grid on as a line of its own, without a name',
  Axes: 'axes on as a line of its own, without a name',
  Wave: 'y = sin(x), as a curve: w: y = sin(x)',
  Grid: 'grid on as a line of its own, without a name',
  Coordinates: 'the label "({{x}}, {{y}})" after the definition of the point',
  Shear: 'the images of the corners, as in Polygon(A, B, C + (1, 0), D + (1, 0))',
};

/** Of a cube or cuboid: its seventh vertex lies opposite to the first one. */
const spaceDiagonal = ([solid = 'q']: readonly string[]) => `Segment(${solid}.vertex(1), ${solid}.vertex(7))`;

/** Calls of other programs whose arguments stand in another order here, or in no call at all. */
const rightAngle = (args: readonly string[]): string =>
  args.length === 1
    ? `Angle(${args[0]})`
    : `Angle(${args.length === 3 ? args.join(', ') : 'A, V, B'}), which shows a right angle as a square`;

/** What is 0 where two formulas are equal. */
export function differenceOf(left: string, right: string): string {
  if (right === '0') return left;
  return `${left} - ${/^[\w.]+$/.test(right) ? right : `(${right})`}`;
}

export const otherCalls: Readonly<Record<string, (args: readonly string[]) => string>> = {
  len: ([a = 's', ...others]) => `length(${[a, ...others].join(', ')})`,
  Rational: ([a = '1', b]) => (b === undefined ? a : `${a}/${b}`),
  Fraction: ([a = '1', b]) => (b === undefined ? a : `${a}/${b}`),
  Pow: ([a = 'x', b = '2']) => `${a}^${b}`,
  YIntercept: ([f = 'f']) => `Intersect(${f}, yAxis)`,
  XIntercept: ([f = 'f']) => `Intersect(${f}, xAxis)`,
  Heaviside: ([x = 'x']) => `if(${x} < 0, 0, 1)`,
  UnitStep: ([x = 'x']) => `if(${x} < 0, 0, 1)`,
  PointAtDistance: pointAtDistance,
  PointOnRay: pointAtDistance,
  PointAlong: pointAtDistance,
  RightAngleMark: rightAngle,
  MarkSegment: strokesOn,
  MarkEqualSegment: strokesOn,
  SegmentMark: strokesOn,
  CongruenceMark: strokesOn,
  RightAngle: rightAngle,
  rightanglemark: rightAngle,
  Button: ([words = '"Reset"']) => `button b: ${words} as a line of its own`,
  CircularArc: ([center = 'center', a = 'A', b = 'B']) => `Arc(${center}, ${b}, ${a}), which runs clockwise from ${b}`,
  GlideReflection: ([object = 'A', axis = 'l', way = 'v']) =>
    /^[\d.]+$/.test(way)
      ? `Translate(Reflect(${object}, ${axis}), ${way} unit(${axis}.direction))`
      : `Translate(Reflect(${object}, ${axis}), ${way})`,
  Kreisbogen: roundPart('Arc'),
  ArcDeCercle: roundPart('Arc'),
  ArcoDeCircunferencia: roundPart('Arc'),
  Kreissektor: roundPart('Sector'),
  Kreisausschnitt: roundPart('Sector'),
  SecteurCirculaire: roundPart('Sector'),
  SectorCircular: roundPart('Sector'),
  binom: coefficient,
  BinomialCoefficient: coefficient,
  Binomialkoeffizient: coefficient,
  CircularSector: ([center = 'center', a = 'A', b = 'B']) =>
    `Sector(${center}, ${b}, ${a}), which runs clockwise from ${b}`,
  NumberLine: ([from = '-5', to = '5']) =>
    `view ${from} .. ${to}, -1 .. 1 and yaxis {show: false}, each as a line of its own`,
  HalfSphere: (args) => `Hemisphere(${args.join(', ')})`,
  SemiSphere: (args) => `Hemisphere(${args.join(', ')})`,
  Plot: graphOf,
  Graph: graphOf,
  FunctionGraph: graphOf,
  Parallelepiped: parallelepiped,
  Parallelepipedon: parallelepiped,
  Parallelotop: parallelepiped,
  Spat: parallelepiped,
  NormalVector: ([plane = 'E']) => `${plane}.normal`,
  NormalVectorOf: ([plane = 'E']) => `${plane}.normal`,
  Normalenvektor: ([plane = 'E']) => `${plane}.normal`,
  Wendetangente: inflectionTangent,
  InflectionTangent: inflectionTangent,
  InflectionalTangent: inflectionTangent,
  TangentAtInflection: inflectionTangent,
  Antipode: antipode,
  AntipodalPoint: antipode,
  OppositePoint: antipode,
  DiametricPoint: antipode,
  DiametralPoint: antipode,
  collinear: (args) => asked('collinear', args),
  concyclic: (args) => asked('concyclic', args),
  concurrent: (args) => asked('concurrent', args),
  congruent: (args) => asked('congruent', args),
  areCollinear: (args) => asked('collinear', args),
  areConcyclic: (args) => asked('concyclic', args),
  areConcurrent: (args) => asked('concurrent', args),
  areCongruent: (args) => asked('congruent', args),
  areParallel: (args) => asked('parallel', args),
  arePerpendicular: (args) => asked('perpendicular', args),
  areEqual: (args) => asked('equal', args),
  isTangent: (args) => asked('tangent', args),
  isOn: (args) => asked('on', args),
  Star: star,
  SlopeTriangle: slopeTriangle,
  GradientTriangle: slopeTriangle,
  Steigungsdreieck: slopeTriangle,
  Cobweb: cobweb,
  CobwebPlot: cobweb,
  CobwebDiagram: cobweb,
  WebDiagram: cobweb,
  Equator: equator,
  Äquator: equator,
  Latitude: circleOfLatitude,
  LatitudeCircle: circleOfLatitude,
  CircleOfLatitude: circleOfLatitude,
  Breitenkreis: circleOfLatitude,
  Diagonal: ([first = 'A', second]) =>
    second === undefined ? `Segment(${first}.vertex(1), ${first}.vertex(3))` : `Segment(${first}, ${second})`,
  Solve: ([first = 'f', second = 'x']) =>
    first.split('=').length === 2
      ? `Root(y = ${differenceOf(...(first.split('=').map((side) => side.trim()) as [string, string]))})`
      : /^[xy]$/.test(second)
        ? `Root(${first}) for where it is 0`
        : `Intersect(${first}, ${second})`,
  SpaceDiagonal: spaceDiagonal,
  BodyDiagonal: spaceDiagonal,
  Raumdiagonale: spaceDiagonal,
  Diagonals: ([polygon = 'p']) => `Segment(${polygon}.vertex(1), ${polygon}.vertex(3)), and so on for each of them`,
  VectorSum: ([u = 'u', v = 'v']) => `${u} + ${v}`,
  NormalPdf: ([x = 'x', μ = '0', σ = '1']) => `Normal(${μ}, ${σ}).density(${x})`,
  NormPdf: ([x = 'x', μ = '0', σ = '1']) => `Normal(${μ}, ${σ}).density(${x})`,
  NormalCdf: ([a = '-1', b = '1', μ = '0', σ = '1']) => `Normal(${μ}, ${σ}).probability(${a}, ${b})`,
  NormCdf: ([a = '-1', b = '1', μ = '0', σ = '1']) => `Normal(${μ}, ${σ}).probability(${a}, ${b})`,
  InvNorm: ([p = '0.95', μ = '0', σ = '1']) => `Normal(${μ}, ${σ}).quantile(${p})`,
  BinomPdf: ([n = '10', p = '0.5', k]) => probability(`Binomial(${n}, ${p})`, k),
  BinomCdf: ([n = '10', p = '0.5', k = '3']) => `Binomial(${n}, ${p}).cumulative(${k})`,
  PoissonPdf: ([λ = '3', k]) => probability(`Poisson(${λ})`, k),
  pow: ([base = 'x', exponent = '2']) => `${inBrackets(base)}^${inBrackets(exponent)}`,
  PoissonCdf: ([λ = '3', k = '3']) => `Poisson(${λ}).cumulative(${k})`,
};

/** `if(x < 0, x, x^2)` for pairs of a value and its condition, of which the last may hold for the rest. */
export function piecewise(args: readonly string[]): string | undefined {
  const pairs = args.map((arg) => /^(?:Point)?\((.*), (.*)\)$/.exec(arg));
  if (pairs.length === 0 || pairs.includes(null)) return undefined;
  const parts = pairs.flatMap((pair) => (/^true$/i.test(pair![2]!) ? [pair![1]!] : [pair![2]!, pair![1]!]));
  return `if(${parts.join(', ')})`;
}

/** A point from the first towards the second of two, so far away. */
function pointAtDistance([first = 'A', second = 'B', distance = '2']: readonly string[]): string {
  return `Point(${first} + ${distance} * unit(${second} - ${first}))`;
}

/** By a segment or its ends, and the strokes as a number or as they look. */
function strokesOn([first = 's', second = '1', third]: readonly string[]): string {
  const hasEnds = /^\p{Lu}\d*$/u.test(second);
  const strokes = (hasEnds ? third : second) ?? '1';
  const count = /^"[|/s]+"$/.test(strokes) ? strokes.length - 2 : strokes;
  return `Tick(${hasEnds ? `Segment(${first}, ${second})` : first}, ${count})`;
}

/** An operand of a power. */
const inBrackets = (operand: string): string => (/^[\p{L}\d.]+$/u.test(operand) ? operand : `(${operand})`);

/** Binomial(n, p) where the second number can only be a probability. */
function coefficient([n = '5', k = '2']: readonly string[]): string {
  return /^0?\.\d/.test(k) ? `Binomial(${n}, ${k})` : `nCr(${n}, ${k})`;
}

/** Elsewhere the arc from A to B runs counterclockwise. */
function roundPart(own: string): (args: readonly string[]) => string {
  return (args) =>
    args.length === 3 && args.every((arg) => /^\p{Lu}/u.test(arg))
      ? `${own}(${args[0]}, ${args[2]}, ${args[1]}), which runs clockwise from ${args[2]}`
      : `${own}(${args.join(', ')})`;
}

/** A call without the count is the whole distribution. */
function probability(distribution: string, k: string | undefined): string {
  return k === undefined ? distribution : `${distribution}.probability(${k})`;
}

/** The star of every second corner of a regular polygon, which has an odd number of them. */
function star([count = '5']: readonly string[]): string {
  const corners = /^\d+$/.test(count) && Number(count) % 2 === 1 && Number(count) > 3 ? Number(count) : 5;
  const order = Array.from({ length: corners }, (_, i) => `P.vertex(${((2 * i) % corners) + 1})`);
  return `Polygon(${order.join(', ')}), and define P: Polygon((0, 0), (2, 0), ${corners})`;
}

/** By two points of the line, or a graph and two x. */
function slopeTriangle([A = 'A', other, b]: readonly string[]): string {
  // Lines have small letters.
  if (other === undefined && /^\p{Ll}\w*$/u.test(A))
    return `Polygon(Point(${A}, 0), Point(${A}, 0) + (1, 0), Point(${A}, 0) + (1, ${A}.slope))`;
  const B = other ?? 'B';
  if (b !== undefined) return `Polygon(Point(${A}, ${B}), (${b}, Point(${A}, ${B}).y), Point(${A}, ${b}))`;
  return `Polygon(${A}, (${B}.x, ${A}.y), ${B})`;
}

/** One step of the web is up or down to the curve, and across to y = x. */
function cobweb([f = 'f', start = '0.1', n = '10']: readonly string[]): string {
  return `L: Iterate(${f}, ${start}, ${n}), then Sequence(Polyline((L(k), L(k)), (L(k), L(k+1)), (L(k+1), L(k+1))), k, 1, ${n})`;
}

function equator([sphere = 's']: readonly string[]): string {
  return `Intersect(${sphere}, Plane(z = ${sphere}.center.z)), or the style {equator: true} of the sphere`;
}

function circleOfLatitude([sphere = 's', latitude = '40°']: readonly string[]): string {
  return `Intersect(${sphere}, Plane(z = ${sphere}.center.z + ${sphere}.radius * sin(${latitude})))`;
}

function inflectionTangent([f = 'f', n = '1']: readonly string[]): string {
  return `Tangent(${f}, Inflection(${f}, ${n}))`;
}

/** By a corner and the three next to it, or by three vectors from the origin. */
function parallelepiped(args: readonly string[]): string {
  if (args.length === 3) {
    const [u, v, w] = args;
    const corner = '(0, 0, 0)';
    return `Prism(Polygon(${corner}, ${corner} + ${u}, ${corner} + ${u} + ${v}, ${corner} + ${v}), ${corner} + ${w})`;
  }
  const [A = 'A', B = 'B', C = 'C', D = 'D'] = args;
  return `Prism(Polygon(${A}, ${B}, ${B} + ${C} - ${A}, ${C}), ${D})`;
}

/** A circle and a point on it, in whatever order: circles mostly have small letters. */
function antipode([first = 'k', second = 'P']: readonly string[]): string {
  const [circle, point] = /^\p{Lu}\d*$/u.test(first) ? [second, first] : [first, second];
  return `Reflect(${point}, Center(${circle}))`;
}

/** What is asked of a figure is no definition. */
function asked(predicate: string, args: readonly string[]): string {
  return `geoslide assert FILE "${predicate}(${args.join(', ')})" in a shell to ask whether it holds: definitions make objects`;
}

function graphOf(args: readonly string[]): string {
  const [formula = '', from, to, ...more] = args;
  if (!/(?<!\p{L})x(?!\p{L})/u.test(formula) || more.length > 0)
    return 'the function itself, y = x^2, or Curve(x^2, 0, 2) for a part of it';
  if (from !== undefined && to !== undefined) return `Curve(${formula}, ${from}, ${to})`;
  return formula.includes('=') ? formula : `y = ${formula}`;
}
