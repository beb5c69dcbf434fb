import { describe, expect, it } from 'vitest';
import { parseFigure } from '../index.js';

const POINTS = 'A: Point(0, 0)\nB: Point(6, 0)\nC: Point(2, 4)\nk: Circle(A, 2)\nf: y = x^3 - 3x\n';

const told = (text: string) => {
  const { errors, warnings } = parseFigure(POINTS + text);
  return [...errors, ...warnings].map(({ remedy }) => remedy);
};

describe('one wrong line is told as it is to be written, and that is read', () => {
  it.each([
    // Words of seven languages.
    ['r: Umkreisradius des Dreiecks ABC', 'r: Circumcircle(A, B, C).radius'],
    ['r: retta perpendicolare ad AB passante per C', 'r: PerpLine(Segment(A, B), C)'],
    ['m: mediana relativa al lato AB', 'm: Median(C, A, B)'],
    ['c: circunferência de centro A e raio 2', 'c: Circle(A, 2)'],
    ['b: bissetriz do ângulo ABC', 'b: AngleBisector(A, B, C)'],
    ['H: Intersection of the altitudes of ABC', 'H: Orthocenter(A, B, C)'],
    ['I: Schnittpunkt der Winkelhalbierenden', 'I: Incenter(A, B, C)'],
    ['G: intersección de las medianas', 'G: Centroid(A, B, C)'],
    ['g: line through A with direction (1, 2)', 'g: Line(A, Vector(1, 2))'],
    ['g: Gerade durch A mit Richtungsvektor (1, 2)', 'g: Line(A, Vector(1, 2))'],
    ['g: Derivative(f) at x=1', "g: f'(1)"],
    // An angle's unit as an argument, though the line looks like most.
    ["D: Rotate(B, 30, A, 'deg')", 'D: Rotate(B, 30°, A)'],
    ['D: Rotate(B, 30, A, "degrees")', 'D: Rotate(B, 30°, A)'],
    // Parts in another order, and quotes within quotes.
    ['l: Line(A, perpendicular: Line(B, C))', 'l: PerpLine(Line(B, C), A)'],
    ['l: Line(A, parallel to Segment(B, C))', 'l: ParallelLine(Segment(B, C), A)'],
    ['u: unit circle', 'u: Circle((0, 0), 1)'],
    ['m: slope of f at 1', 'm: slope(Tangent(f, 1))'],
    ['R: RiemannSum(f, 0, 2, 4, left)', 'R: RiemannSum(f, 0, 2, 4, "left")'],
    ['"D" Point(1, 2)', 'D: Point(1, 2) "D"'],
    ['D: {color: red} Point(1, 2) "D"', 'D: Point(1, 2) {color: red} "D"'],
    ['text t: "he said "hi"" {at: (1, 1)}', 'text t: "he said \\"hi\\"" {at: (1, 1)}'],
    ['text t: "Area: " + area(k) {at: (1, 1)}', 'text t: "Area: {{area(k)}}" {at: (1, 1)}'],
    ['text t: \\frac{1}{2} {at: (1, 1)}', 'text t: "\\frac{1}{2}" {at: (1, 1), mode: latex}'],
    ['h: piecewise(x<0: -x, x>=0: x)', 'h: y = if(x<0, -x, x>=0, x)'],
    // Heads.
    ['h(x): y = x^2', 'h: y = x^2'],
    ['h: Function: y = x^2', 'h: y = x^2'],
    ['s: Segment: A, B', 's: Segment(A, B)'],
    // Parts and texts.
    ['note: "max" at (2, 4)', 'text note: "max" {at: (2, 4)}'],
    ['note: "max", (2, 4)', 'text note: "max" {at: (2, 4)}'],
    ['note: text "max" at C', 'text note: "max" {at: C}'],
    ['text: "max" at (2, 4)', 'text t: "max" {at: (2, 4)}'],
    ['text "Area = " + A.x', 'text t: "Area = {{A.x}}"'],
    // Texts without quotes where a place takes them, and charts of pairs.
    ['h: BarChart([food, rent], [3, 5])', 'h: BarChart(["food", "rent"], [3, 5])'],
    ['h: Pie(food: 20, rent: 30)', 'h: PieChart(["food", "rent"], [20, 30])'],
    ['h: PieChart(food, 20, rent, 30)', 'h: PieChart(["food", "rent"], [20, 30])'],
    ['P: Point(1, 2, Start)', 'P: Point(1, 2) "Start"'],
    ['c: Circle(A, 2, dashd)', 'c: Circle(A, 2) {lineDash: dashed}'],
    ['s: Segment(A, B) 5cm', 's: Segment(A, B) "5 cm"'],
    // Texts with their words, place, values and looks in whatever order.
    ['Text("hi") at=(0, 4)', 'text t: "hi" {at: (0, 4)}'],
    ['Text((1,2), "hi")', 'text t: "hi" {at: (1, 2)}'],
    ['T: Text("n = " + A.x + " cm", (0, -1))', 'text T: "n = {{A.x}} cm" {at: (0, -1)}'],
    ['T: Text("x = $' + '{A.x}", C)', 'text T: "x = {{A.x}}" {at: C}'],
    ['T: Text("x = %.2f" % A.x)', 'text T: "x = {{A.x}}" {precision: 2}'],
    ['T: Text(f"x = {A.x}", (0, -1))', 'text T: "x = {{A.x}}" {at: (0, -1)}'],
    ["T: Text('hi', A + (0, 1), size=20)", 'text T: "hi" {at: A + (0, 1), fontSize: 20}'],
    ['T: texto("hola", (1, 2), tamaño=20, color=rojo)', 'text T: "hola" {at: (1, 2), fontSize: 20, color: red}'],
    ['T: Text(start here, (1, 2))', 'text T: "start here" {at: (1, 2)}'],
    ['T: Text(k.radius, (1, 2))', 'text T: "{{k.radius}}" {at: (1, 2)}'],
    ['write "hi" at (1, 2)', 'text t: "hi" {at: (1, 2)}'],
    ['label(A, Start, above)', 'A: Point(0, 0) "Start" {offsetX: 0, offsetY: -14}'],
    ['h: BarChart("a": 3, "b": 5)', 'h: BarChart(["a", "b"], [3, 5])'],
    ['h: PieChart(Äpfel: 3, Birnen: 5)', 'h: PieChart(["Äpfel", "Birnen"], [3, 5])'],
    // Settings.
    ['xaxis from -5 to 5, labels every 2', 'xaxis {min: -5, max: 5, distanceMode: custom, distance: 2}'],
    ['x-Achse von -5 bis 5 in Schritten von 2', 'xaxis {min: -5, max: 5, distanceMode: custom, distance: 2}'],
    ['axes with arrows', 'axes {arrowStyle: filled_stealth}'],
    ['axes without numbers', 'axes {label: false}'],
    ['view 10 x 8', 'view -5 .. 5, -4 .. 4'],
  ])('%s', (line, written) => {
    const [only, ...others] = told(line);
    expect(only).toContain(`write ${written}`);
    expect(others).toEqual([]);
    const definition = written.startsWith('BarChart') ? `h: ${written}` : written;
    expect(parseFigure(POINTS + definition).errors).toEqual([]);
  });

  it.each([
    ['axes on labels x y', 'write xaxis {title: "x"}, then yaxis {title: "y"} on a line of its own'],
    ['camera on yaw 30 pitch 20', 'write camera {yaw: 0.52, pitch: 0.35}, in radians'],
    ['camera on, elevation 20°', 'write camera {yaw: 0.6, pitch: 0.35}, in radians'],
    ['axes on, grid on', 'write axes on, then grid on on a line of its own'],
    ['axes and grid off', 'write axes off, then grid off on a line of its own'],
    ['label A "A" top left', 'write A: Point(0, 0) "A" {offsetX: -14, offsetY: -14} in place of the definition of A'],
    ['p: collinear(A, B, C)', 'geoslide assert FILE "collinear(A, B, C)" tells whether it holds'],
    ['@style s {color: red}', 'write {color: red} behind each definition'],
    ['Punkt D: Point(1, 2) "D"', 'it is read as D: Point(1, 2) "D": write it so'],
    ['a: slider(0, 10, 0.1, 2)', 'it is read as slider a: 0 .. 10 step 0.1 = 2: write it so'],
    ['slider a: 0 .. 5 {position: (2, 3)}', 'offsetX: 2, offsetY: 3'],
    ['text t: "a<br>b"', 'write \\n in its place'],
    ['text t: "<b>a</b> b"', 'write $\\textbf{a}$'],
    ['text t: "$x = {length(k)}$"', 'write {{length(k)}}'],
    // A point keeps its name.
    ['Place the point D(2, 3)', 'write D: Point(2, 3)'],
    ['Zeichne den Punkt D(2,5|3)', 'write D: Point(2.5, 3)'],
    ['Trage den Punkt D(2|3) ein.', 'write D: Point(2, 3)'],
    ['Placer le point D(2 ; 3)', 'write D: Point(2, 3)'],
    ['Punkt D(2|3)', 'it is read as D: Point(2, 3): write it so'],
    // Lines by their position to others.
    ['g: Line(A, B)\nh ⊥ g durch C', 'write h: PerpLine(g, C)'],
    ['h ∥ k', 'a figure is constructed, not stated: write h: ParallelLine(k, P) with a point P on it'],
    ['view -1 .. 9, -1 .. 9 skale 30', 'write view -1 .. 9, -1 .. 9 scale 30'],
    ['O: Point(9, 0)\nm: Circle(O, 2)\n过A作圆O的切线', 'write t: Tangent(m, A)'],
    ['v: vector (3, 2) from (1, 1)', 'write v: Vector((1, 1), (4, 3))'],
    ['Vektor (3|2) von A', 'write v: Vector(A, A + (3, 2))'],
    ['p: Parabel y = x² - 4x', 'write p: y = x² - 4x'],
    ['s: Carré PQRS de côté 4', 'P: Point(0, 0), then Q: Point(4, 0), then s: Square(P, Q)'],
    ['q: square with side 4', 'write q: Square((0, 0), (4, 0))'],
    ['plt.hist([1, 2, 2, 3, 3], bins=3, color="teal")', 'write h: Histogram([1, 2, 2, 3, 3], 3) {color: teal}'],
    ["plt.bar(['a', 'b'], [3, 5], alpha=0.5)", 'write h: BarChart(["a", "b"], [3, 5]) {regionOpacity: 50}'],
    ["plt.pie([3, 5], labels=['a', 'b'])", 'write h: PieChart(["a", "b"], [3, 5])'],
    ['ax.boxplot([1, 2, 2, 3, 9])', 'write h: BoxPlot([1, 2, 2, 3, 9])'],
    // Labels and pens of other programs.
    ['\\draw (A) node[below] {$A$};', 'write A: Point(0, 0) "A" {offsetX: 0, offsetY: 14} in place of'],
    [
      'filldraw(k, lightblue, black);',
      'k: Circle(A, 2) {regionOpacity: 30, fillColor: lightblue, color: black} in place',
    ],
    // Programs, whose ranges end before their last number, with conditions, formats and units.
    ['L: [Point(i, i^2) for i in range(1, 5)]', 'L: Sequence(Point(i, i^2), i, 1, 4)'],
    ['L: [Point(i, 0) for i in range(0, 10, 2)]', 'L: Sequence(Point(i, 0), i, 0, 9, 2)'],
    ['for i in range(-2, 3): Point(i, 1)', 'L: Sequence(Point(i, 1), i, -2, 2)'],
    ['def g(t): t^2 - 2', 'g: y = x^2 - 2'],
    ['P: Point(2, A.x > 0 ? 1 : B.x > 0 ? 2 : 3)', 'P: Point(2, if(A.x > 0, 1, if(B.x > 0, 2, 3)))'],
    ['h: y = 2 Sin[x] + Sqrt[x]', 'h: y = 2 sin(x) + sqrt(x)'],
    ['h: Plot[Sin[x], {x, 0, 3}]', 'h: Curve(sin(x), 0, 3)'],
    ['text t: f"x = {A.x:.2f}" {at: (1, 1)}', 'text t: "x = {{A.x}}" {at: (1, 1), precision: 2}'],
    [`text t: \`x = ${'{A.x.toFixed(1)}'}\``, 'text t: "x = {{A.x}}" {precision: 1}'],
    ['text t: "x = {{A.x.toFixed(1)}}"', 'write {{A.x}}, and precision: 1 in the style behind it'],
    ['s: Segment(A, B) {lineWidth: 0.5mm}', 's: Segment(A, B) {lineWidth: 1.9}'],
    ['l: Line(A, direction=(2, 1))', 'l: Line(A, Vector(2, 1))'],
    ['q: Cone((0, 0, 0), radius: 2, height: 4)', 'q: Cone((0, 0, 0), (0, 0, 0) + (0, 0, 4), 2)'],
    ['(P, Q): Intersect(k, f)', 'P: Intersect(k, f, 1), then Q: Intersect(k, f, 2)'],
    ['a: Arc(A, B, C, clockwise=false)', 'a: Arc(A, C, B)'],
    ['a: Arc(A, B, C, "ccw") {color: red}', 'a: Arc(A, C, B) {color: red}'],
    ['l: axhline(y=2, color: red)', 'l: y = 2 {color: red}'],
    ['view3d 30, 45', 'camera {yaw: 0.52, pitch: 0.79}'],
    ['ax.view_init(elev=30, azim=45)', 'camera {yaw: 0.79, pitch: 0.52}'],
    ['s: Segment(A, B) "a" {sloped: true}', 's: Segment(A, B) "a" {followDirection: true}'],
    ['c: Circle(A, 3) {layer: 0}', 'write layers c = 0 as a line of its own'],
    ['D: Point(1, 2) "D" {draggable: true}', 'write Point(?:=1, ?:=2) for a point that a hand moves'],
    ['slider a: 0 .. 5 = 1 animate', 'slider a: 0 .. 5 = 1 {autoPlay: true}'],
    ['text t: sprintf("r = %.1f", k.radius) {at: (1, 1)}', 'text t: "r = {{k.radius}}" {at: (1, 1), precision: 1}'],
    ['D: Point(0, 1) "D<sub>1</sub>"', 'write "D_{1}"'],
    ['c: Circle(A, 3) {fillColor: blue!20}', 'color: blue, regionOpacity: 20'],
    ['triangle DEF {D: (0, 0), E: (4, 0), F: (1, 3)}', 'F: Point(1, 3), then t: Triangle(D, E, F)'],
    ['if k.radius > 1: D: Point(1, 1) {color: red} "D"', 'D: Point(1, 1) {color: red, showIf: k.radius > 1} "D"'],
    ['D: Point(0, 1), "D", {color: red}', 'D: Point(0, 1) {color: red} "D"'],
    ['D: Dot((1, 2), radius=0.1, color=RED)', 'D: Point(1, 2) {color: red}: its size is pointSize'],
    ['L: [(1, 1), (2, 4)] {connected: true}', 'write Polyline((1, 1), (2, 4)) for a line'],
    ['t: FormulaText("\\frac{a}{b}", A)', 'text t: "$\\frac{a}{b}$" {at: A}'],
    ['r: Rectangle(A, C) {borderWidth: 3, borderColor: red}', 'r: Rectangle(A, C) {lineWidth: 3, color: red}'],
    ['r: {x > 0, y > 0, x + y < 4}', 'r: x > 0 && y > 0 && x + y < 4'],
    ['q: Cube(center=(0, 0, 0), side=2)', 'q: Cuboid((0, 0, 0) - (1, 1, 1), 2, 2, 2)'],
    ['q: Square(center: A, side: 3) {color: red}', 'q: Rectangle(A - (1.5, 1.5), A + (1.5, 1.5)) {color: red}'],
    ['view fit padding 1', 'take the line away: without a view the picture fits its content'],
    ['D: Point(1, 2) "D" {coords: true}', 'write ({{x}}, {{y}}) in the label, behind the name'],
    ['s: Segment(A, B) {parallelMark: 1}', 's: Segment(A, B) {middleArrow: filled_stealth}'],
    ['axes {arrows: true}', 'take it away: axes have arrows by themselves'],
    ['D: Point(0, 1) "**D**"', String.raw`write "\mathbf{D}"`],
    ['s: Segment(A, B) "overline{AB}"', String.raw`write "\overline{AB}"`],
    ['v: Vector(A, B) "vec(v)"', String.raw`write "\vec{v}"`],
    ['D: Point(0, 1) "D" {labelAngle: 135}', '"D" {offsetX: -13, offsetY: -13}'],
    ['s: Segment(A, B) {arrowhead: triangle}', 's: Segment(A, B) {endArrow: triangle}'],
    ['e: Ellipse(A, width=6, height=4)', 'e: Ellipse(A, 3, 2)'],
    ['r: Rectangle(x=0, y=0, width=4, height=2)', 'r: Rectangle((0, 0), (0, 0) + (4, 2))'],
    ['l: Line(slope=2, point=(1, 3))', 'l: y = 2*(x - 1) + 3'],
    ['t: Text(text="Hi", x=1, y=2)', 'text t: "Hi" {at: (1, 2)}'],
    ['draw A, B, Segment(A, B)', 's: Segment(A, B)'],
    ['h: Function("x^2", xmin=-2, xmax=2)', 'h: Curve(x^2, -2, 2)'],
    ['g: Line(B, C)\nh: A ⊥ g', 'h: PerpLine(g, A)'],
    ['p: Polygon(A, B, C) {fill: "#ff000040"}', 'p: Polygon(A, B, C) {color: "#ff0000", regionOpacity: 25}'],
    ['s: Segment(A, B) "a" {placement: above}', 's: Segment(A, B) "a" {offsetX: 0, offsetY: -14}'],
    ['s: Segment(A, B) "a" {rotation: 20}', 'take it away: a label stands upright'],
    ['D: Point(0, 1) {markersize: 10, markerfacecolor: red}', 'D: Point(0, 1) {pointSize: 10, color: red}'],
    ['w: Spline(A, B, C, closed: true) {color: red}', 'w: Spline(A, B, C, A) {color: red}'],
    ['n: sum(j^2 for j in 1..5)', 'n: sum(j^2, j, 1, 5)'],
    ['n: lim(sin(x)/x, x -> 0)', 'n: Limit(sin(x)/x, 0)'],
    ['c: Circle(A, 2) {fillTransparency: 0.7}', 'c: Circle(A, 2) {regionOpacity: 30}'],
    ['view center (0, 0) width 10', 'view -5 .. 5, -5 .. 5'],
  ])('%s', (line, remedy) => expect(told(line)).toEqual([expect.stringContaining(remedy)]));

  it.each([
    ['p: RegularPolygon(5, centre (0,0), radius 3)', 'write p: Polygon((0,0), 3, 5)'],
    ['t: Triangle(a=5, b=4, gamma=60°)', 'write t: Polygon((4, 0), (5; 60°), (0, 0))'],
    ["v: Vecteur (2 ; -1) d'origine A", 'write v: Vector(A, A + (2, -1))'],
    [
      'i: Interval[-2, 3)',
      'i: Segment((-2, 0), (3, 0)) {lineWidth: 4}, then P: (-2, 0), then Q: (3, 0) {pointStyle: circle}',
    ],
    ['tracer f sur [-1, 2]', 'write p: Part(f, -1, 2)'],
    ['graficar f', 'f is drawn where it is defined'],
    ['g: y = 2sinx + 1 from -2pi to 2pi', 'write g: Curve(2sin(x) + 1, -2pi, 2pi)'],
    ['h: f ∘ f', 'it is read as h: y = f(f(x))'],
    ['g: f^-1', 'write g: Reflect(f, y = x) for the inverse function'],
    ['r: y < 4 - x^2 {y > 0}', 'write r: y < 4 - x^2 && y > 0'],
    ['for k in 1..4: y = k x^2', 'write L: Sequence(y = k x^2, k, 1, 4)'],
    ['L: y = k x for k = 1, 2, 4', 'write L: Map(y = k x, k, [1, 2, 4])'],
    ['g: FunctionGraph(x => Math.sin(x), -5, 5)', 'write g: Curve(sin(x), -5, 5)'],
    ['D: Dot(point=[1, 2, 0], color=RED)', 'write D: Point(1, 2) {color: red}'],
    ['X: Binomial(10, 0.3)\np: P(X >= 3)', 'write p: 1 - X.cumulative(2)'],
    ['X: Binomial(10, 0.3)\np: P(2 < X <= 5)', 'write p: X.cumulative(5) - X.cumulative(2)'],
    ['text t: "so $$x^2$$ and"', 'write $x^2$'],
    ['t: ABC', 'write t: Polygon(A, B, C)'],
    ['s: A -- B', 'write s: Segment(A, B)'],
    ['p: ParallelLine(AB through C)', 'write p: ParallelLine(Line(A, B), C)'],
    ['D: Translate(C, AB)', 'it is read as D: Translate(C, Vector(A, B))'],
    ['D: Point(AB, 1/3)', 'it is read as D: Point(Segment(A, B), 1/3)'],
    ['P: Intersect(k, x = 1)[1]', 'write P: Intersect(k, x = 1, 1)'],
    [
      'p: Prism((0,0,0), (4,0,0), (1,3,0), height 5)',
      'write p: Prism(Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(1, 3, 0)), 5)',
    ],
    ['h: y = ⌊x⌋ + 1', 'it is read as h: y = floor(x) + 1'],
    ['h: y = x mod 2', 'it is read as h: y = x % 2'],
    ['h: y = sinx + ln2x', 'it is read as h: y = sin(x) + ln(2x)'],
    ['g: d/dx f(x)', 'write g: Derivative(f)'],
    ['s: g(x, y) = x^2 + y^2', 'write s: z = x^2 + y^2'],
    ['c: (cos(t), sin(t), t)', 'camera on, then c: Curve(cos(t), sin(t), 1t, 0, 2π)'],
    ['X ~ N(100, 15)', 'write X: Normal(100, 15)'],
    ['b: BarChart(a=3, b=4)', 'write b: BarChart(["a", "b"], [3, 4])'],
    ['slider t: 0 .. 9\nanimate t', 'write slider t: 0 .. 9 {autoPlay: true} in place of the definition of t'],
    ['text t: "He said "hi""', 'write text t: "He said \\"hi\\""'],
    ['s: Segment(A, B) {marker: arrow}', 'write s: Segment(A, B) {middleArrow: filled_stealth}'],
    ['t: Triangle(A, B, C) {fill: hatched}', 'write t: Triangle(A, B, C) {fillPattern: hatch}'],
    ['P: Maximum of f on [-2, 0]', 'write P: Extremum(f, -2, 0)'],
    ['s: Segment(A, 5) = AB', 'write s: Segment(A, 5)'],
    ['s: Segment(A, B) {pointillé: oui}', 'write s: Segment(A, B) {lineDash: dotted}'],
    ['t: Triangle(A, B, C) {schraffur: ja}', 'write t: Triangle(A, B, C) {fillPattern: hatch}'],
    ['w: Angle(B, A, C, radius=0.5, other_angle=False)', 'it is read as w: Angle(B, A, C) {angleSize: 25}'],
    ['a_n = 0.5a_(n-1) + 1, a_0 = 4', 'L: Iterate(0.5a + 1, a, 4, 10), then P: Sequence((k, L(k + 1)), k, 0, 10)'],
    ['t: right triangle on AB with height 3', 'write t: Polygon(A, B, A + 3 unit(perp(B - A)))'],
    ['D: 3 right and 2 up from A', 'write D: A + (3, 2)'],
    ['m: Circle(A, 2, {fixed: true})', 'write m: Circle(A, 2)'],
    ['a: Arc(radius=2, angle=PI/2)', 'write a: Arc((0, 0), (0, 0) + (2; π/2), (0, 0) + (2; 0))'],
    ['p: path("M 0 0 L 4 0 L 2 3 Z")', 'write p: Polygon((0, 0), (4, 0), (2, 3))'],
    ['v: \\vec{v} = (3, 2)', 'write v: Vector(3, 2)'],
    ['h: Histogram({0-10: 4, 10-20: 7})', 'write h: Histogram([0, 10, 20], [4, 7])'],
    ['h: y = g/2 * x^2, g = 9.81', 'g: 9.81, then h: y = g/2 * x^2'],
    ['dot("$P$", (1,2), NE, red)', 'write P: Point(1,2) {color: red} "P" {offsetX'],
    ['r: area below f above x axis', 'write r: Between(f, xAxis)'],
    ['s: Segment(A, B) {lastArrow: true}', 'write s: Segment(A, B) {endArrow: filled_stealth}'],
    ['s: Segment(A, B) "c" {position: middle below}', 'write s: Segment(A, B) "c" {offsetX: 0, offsetY: 14}'],
    ['c: Curve(function(t){return Math.cos(t);}, t => Math.sin(t), 0, 6)', 'write c: Curve(cos(t), sin(t), 0, 6)'],
    ['plane: NumberPlane(x_range=[-5, 5], y_range=[-3, 3])', 'write view -5 .. 5, -3 .. 3'],
    ['h: y = \\lfloor x \\rfloor', 'write h: y = floor(x'],
    ['n: arctan(1) in degrees', 'write n: arctan(1) / 1°'],
    ['u: Vector(2, 1)\nc: 2u from A', 'write c: Vector(A, 2u)'],
    ['q: Sphere((0, 0, 0), 3)\nQ: Point on q', 'write Q: Point(q, ?:=30°, ?:=45°)'],
    ['n: \\sum_{k=1}^{5} k^2', 'write n: sum(k^2,k,1,5)'],
    ['P, Q: Intersect(k, f) "P", "Q"', 'P: Intersect(k, f, 1) "P", then Q: Intersect(k, f, 2) "Q"'],
    ['h: y = \\begin{cases} x^2 & x<0 \\\\ x & x\\ge 0 \\end{cases}', 'write h: y = if(x<0, x^2, x>= 0, x)'],
    ["e: create('ellipse', [[-2,0],[2,0],[0,2]])", 'write e: Ellipse((-2,0), (2,0), (0,2))'],
    ["r: riemannsum(f, 4, 'left', 0, 2)", 'write r: RiemannSum(f, 0, 2, 4, "left")'],
    ['t: Tex(r"$a^2$").to_edge(UP)', 'write text t: "$a^2$"'],
    ['h: y = x^2 "h" {at: end}', 'write h: y = x^2 "h" {anchorParam: 1}'],
    ['open circle at 2', 'write P: Point(2, 0) {pointStyle: circle}'],
    ['punto lleno en -1', 'write P: Point(-1, 0)'],
    ['arrow right from 2 {color: blue}', 'write v: Vector((2, 0), (5, 0)) {color: blue}'],
    ['Pfeil nach oben ab A', 'write v: Vector(A, A + (0, 3))'],
    ['S: 5 km from A at bearing 060°', 'write S: A + (5; 90° - 060°)'],
    ['S liegt 4 cm südlich von A', 'write S: A + (4; -90°)'],
    ['S: bearing 120°, distance 3 from A', 'write S: A + (3; 90° - 120°)'],
    ['repeat i = 0 to 5: Point(i, i^2)', 'write L: Sequence(Point(i, i^2), i, 0, 5)'],
    ['n: Slider(1, 50, 10, step: 1)', 'write slider n: 1 .. 50 step 1 = 10'],
    ['l: Line(A, angle: 40)', 'write l: Line(A, A + (1; 40°))'],
    ['b: BoxPlot(min=2, q1=4, median=5, q3=8, max=10)', 'write b: BoxPlot([2, 4, 4, 5, 5, 8, 8, 10])'],
    [
      'c = Circle(radius=1, color=RED).shift(RIGHT*3)',
      'write c: Translate(Circle((0, 0), 1), Vector(3, 0)) {color: red}',
    ],
    [
      String.raw`t = MathTex(r"\pi r^2").next_to(c, UP)`,
      String.raw`write text t: "$\pi r^2$", which says nothing of .next_to(c, UP)`,
    ],
    ['Right angle(A, B, C)', 'Right: Angle(A, B, C)'],
    ['yAchse: "Anzahl"', 'write yaxis {title: "Anzahl"}'],
    ['正方体 边长=3', 'camera {view: isometric}, then c: Cube((0, 0, 0), (3, 0, 0))'],
    ['标题', 'no line begins with'],
    [
      'gleichseitiges Dreieck PQR mit Seitenlänge 4',
      'P: Point(0, 0), then Q: Point(4, 0), then p: Polygon(P, Q, 3), then R: p.vertex(3)',
    ],
    [
      'if k.radius > 1: A.color = green else A.color = red',
      'write A: Point(0, 0) {color: red, showIf: k.radius <= 1} in place of the definition of A, and A_1: Point(0, 0) {color: green, showIf: k.radius > 1}',
    ],
    ['if k.radius > 1 then hide B', 'write B: Point(6, 0) {showIf: k.radius <= 1} in place of'],
    ['D: Point(1, 1), Point(2, 2)', 'D: [Point(1, 1), Point(2, 2)]'],
    ['h: y = 1 ± sqrt(4 - x^2)', 'h: y = 1 + sqrt(4 - x^2), then h_2: y = 1 - sqrt(4 - x^2)'],
    ['n: Normal(0, 1) {shade: -1..1}', 'n: Normal(0, 1), then n_2: Shade(n, -1, 1)'],
    ['plot(x, sin(x))', 'f_1: y = sin(x)'],
    ['h: y = x^2 {color: red, domain: [0, 5]}', 'it is read as h: Curve(x^2, 0, 5) {color: red}: write it so'],
  ])('%s', (line, remedy) => expect(told(line)[0]).toContain(remedy));

  it('knows the values of templates in other languages', () => {
    expect(told(`text t: "x = $${'{A.x}'}$"`)).toEqual(['write {{A.x}}']);
  });

  it('uses the one word that a name of two is told to be', () => {
    expect(told('Center Point: Point(0, 0)\nc: Circle(Center Point, 3)')).toEqual([
      expect.stringContaining('write Center_Point: Point(0, 0)'),
      'write c: Circle(Center_Point, 3)',
    ]);
  });

  it('takes no statement without a name for the ends of a segment', () => {
    expect(told('ZoomIn(-9, -9, 9, 9)\nSetLineThickness(k, 5)')[1]).toContain('write k: Circle(A, 2) {lineWidth: 5}');
    expect(told('xaxis label "t"\nyaxis label "v"')[1]).toBe('write yaxis {title: "v"}');
  });

  it('leaves a formula and a definition as they are', () => {
    expect(told('text t: "$\\frac{A}{B}^2$ and $x_{A}$"')).toEqual([]);
    expect(told('h: Curve(x^2, 0, 2)\nt: Tangent(f, 1)')).toEqual([]);
    expect(told('axes on\ngrid on')).toEqual([]);
  });
});
