import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { call } from '../../syntax/build.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { type ArgumentReader, reader } from '../match-arguments.js';
import { fit, fitting, isOf, typeOf } from './fitting.js';

/** What to write in place of some calls of space; undefined for others. */
export function spaceCall(own: string, forms: readonly Form[], context: EvaluateContext): string | undefined {
  const { trees } = context;
  const read = reader(context);
  const types = trees.map((_, i) => typeOf(read(i)));
  const args = trees.map(print);
  const [first = '', second = ''] = args;
  if (own === 'Revolve' && types[0] === 'Curve' && types.slice(1).every((type) => type === 'Number')) {
    const profile = types.length === 3 ? `Curve(${args.join(', ')})` : first;
    return `Revolve takes a profile and an axis: write Revolve(${profile}, xAxis)`;
  }
  const isOfSpace = types[0] !== undefined && /3$|^(?:Sphere|Cone|Cylinder|Polyhedron|CurvedSolid)$/.test(types[0]);
  if (own === 'Rotate' && isOfSpace && types.slice(1).join(' ') === 'Number')
    return `Rotate takes an axis in space: write Rotate(${first}, ${second}, zAxis)`;
  if (own === 'Altitude' && types.join(' ') === 'Point3 Plane')
    return `Altitude takes a triangle: write Segment(${first}, Foot(${first}, ${second})) for the height above a plane`;
  if (own === 'Altitude' && types.join(' ') === 'Point3 Polygon3')
    return `Altitude takes a triangle: write Segment(${first}, Foot(${first}, Plane(${second}))) for the height above a polygon`;
  if (
    own === 'Angle' &&
    types.length === 2 &&
    types.includes('Polygon3') &&
    types.some((type) => /^(?:Line|Segment|Ray)3$/.test(type))
  ) {
    const [line, plane] = types[0] === 'Polygon3' ? [second, first] : [first, second];
    const corners = /^Polygon\((.*)\)$/s.exec(plane)?.[1] ?? plane;
    return `Angle takes a line and a plane: write Angle(${line}, Plane(${corners}))`;
  }
  const round = types.find((type) => /^(?:Sphere|Cone|Cylinder|CurvedSolid)$/.test(type));
  if (/^(?:Union|Intersection|Overlap)$/.test(own) && types.includes('Polyhedron') && round !== undefined)
    return `${own} takes polyhedra, and a ${round} is none: take this line away, for the two are drawn with the lines in which they cross`;
  const corners = types.slice(-3);
  if (types.length < 4 || corners.length < 3 || !corners.every((type) => type === 'Point3')) return undefined;
  const planed = fitting(forms, [...trees.slice(0, -3), call('Plane', ...trees.slice(-3))], context);
  return planed && `${own} takes a plane, not three points: write ${own}(${planed})`;
}

/** `Polygon(A, B, Rotate(B, 60°, A))` for `A, B, 60°`; for three sides, a triangle that has them. */
export function triangleOf(trees: readonly Expr[], read: ArgumentReader): string | undefined {
  if (trees.length !== 3) return undefined;
  const values = trees.map((_, i) => read(i));
  const [first, second, third] = trees.map(print);
  if (isOf(values[0]!, 'Point') && isOf(values[1]!, 'Point') && isOf(values[2]!, 'Number'))
    return third!.includes('°') ? `Polygon(${first}, ${second}, Rotate(${second}, ${third}, ${first}))` : undefined;
  if (isOf(values[0]!, 'Point') && isOf(values[1]!, 'Number') && isOf(values[2]!, 'Number'))
    return `Polygon(${first}, ${first} + (${second}, 0), ${first} + (0, ${third})) for a right angle at ${first}`;
  const angles = trees.filter(({ kind }) => kind === 'degrees').map(print);
  if (angles.length > 0) return undefined;
  const [a, b, c] = values.map((value) =>
    !(value instanceof Undefined) && value.type === 'Number' ? value.value : NaN,
  );
  // The law of cosines gives the foot of the height on c.
  const x = (b! ** 2 + c! ** 2 - a! ** 2) / (2 * c!);
  const y = Math.sqrt(b! ** 2 - x ** 2);
  const apex = [x, y].map((number) => Number(number.toFixed(4))).join(', ');
  return y > 0 && c! > 0 ? `Polygon((0, 0), (${third}, 0), (${apex}))` : undefined;
}

/** Where an arrow ends, from its start: by its length and direction where one of the two numbers is an angle. */
function endOf([, first]: readonly Expr[], [second = '', third = '']: readonly string[]): string {
  if (first?.kind === 'degrees') return `(${third}; ${second})`;
  const angle = inDegrees(third);
  return angle.endsWith('°') ? `(${second}; ${angle})` : `(${second}, ${third})`;
}

/** An angle as text: a whole number of more than a turn in radians is meant in degrees. */
const inDegrees = (size: string): string => (/^\d+$/.test(size) && Number(size) > 2 * Math.PI ? `${size}°` : size);

/**
 * An arc or sector by its radius or its angle, which runs counterclockwise from the first; undefined for other calls.
 * Those of the language run clockwise, so the ends stand in the other order.
 */
export function roundPart(own: string, trees: readonly Expr[], read: ArgumentReader): string | undefined {
  if (own !== 'Arc' && own !== 'Sector') return undefined;
  const types = trees
    .map((_, i) => read(i))
    .map(typeOf)
    .join(' ');
  // The radius stands in front of the angles, in whatever order they are given.
  const isAngle = ({ kind }: Expr) => Number(kind === 'degrees');
  const ordered = types.startsWith('Point Number')
    ? trees.slice(1).toSorted((x, y) => isAngle(x) - isAngle(y))
    : trees.slice(1);
  const center = trees[0] && print(trees[0]);
  const [a = '', b, c] = ordered.map(print);
  if (types === 'Point Point Number') return `${own}(${center}, Rotate(${a}, ${inDegrees(b!)}, ${center}), ${a})`;
  if (types === 'Point Number Number Number')
    return `${own}(${center}, ${center} + (${a}; ${inDegrees(c!)}), ${center} + (${a}; ${inDegrees(b!)}))`;
  if (types === 'Point Number Number')
    return `${own}(${center}, ${center} + (${a}; ${inDegrees(b!)}), ${center} + (${a}; 0))`;
  if (types === 'Circle Point Point') return `${own}(${center}.center, ${a}, ${b})`;
  if (types === 'Circle Number Number')
    return `${own}(${center}.center, Point(${center}, ${inDegrees(b!)}), Point(${center}, ${inDegrees(a)}))`;
  return undefined;
}

/** What calls of other programs mean that are known by the types of their arguments; undefined for other calls. */
export function typedCall(own: string, trees: readonly Expr[], read: ArgumentReader): string | undefined {
  const args = trees.map((tree, i) => ({ text: print(tree), type: typeOf(read(i)) }));
  const types = args.map(({ type }) => type).join(' ');
  const [first = '', second = '', third = '', fourth = ''] = args.map(({ text }) => text);
  if ((own === 'Line' || own === 'Ray') && types === 'Point Number') {
    const isAngle = trees[1]?.kind === 'degrees';
    const through = isAngle ? `${first} + (1; ${second})` : `${first} + (1, ${second})`;
    return `${own} takes two points: write ${own}(${first}, ${through}) for the ${isAngle ? 'direction' : 'slope'} ${second}`;
  }
  if (own === 'Angle' && types === 'Point Point Point Number')
    return `Angle measures three points: write Angle(${first}, ${second}, ${third}) alone, and {angleSize: 30} behind it for the size of its arc`;
  if (own === 'BoxPlot' && args.length > 1 && args.every(({ type }) => type === 'List'))
    return `BoxPlot takes the data of one box: write BoxPlot(${first}), and BoxPlot(${second}) as a line of its own`;
  const [, base] = own === 'Segment' ? (/^Point3? (Line|Plane|Segment|Ray)3?$/.exec(types) ?? []) : [];
  if (base !== undefined)
    return `Segment takes two points: write Segment(${first}, Foot(${first}, ${second})) for the way to the ${base.toLowerCase()}`;
  if (own === 'RiemannSum' && /^(?:Curve|Line|Parabola) Number String Number Number$/.test(types))
    return `RiemannSum takes the bounds first: write RiemannSum(${first}, ${fourth}, ${args[4]!.text}, ${second}, ${third})`;
  if (own === 'TreeDiagram' && args.length > 0 && args.length <= 26 && args.every(({ type }) => type === 'Number'))
    return `TreeDiagram takes branches of a name and a probability: write TreeDiagram(${args.map(({ text }, i) => `["${String.fromCharCode(65 + i)}", ${text}]`).join(', ')})`;
  if (own === 'Extend' && types === 'Segment Point Number') {
    const [segment, point] = [read(0), read(1)];
    const isStart = !(segment instanceof Undefined || point instanceof Undefined) && startsAt(segment, point);
    return `Extend takes how far it goes on before and behind: write Extend(${first}, ${isStart ? `${third}, 0` : `0, ${third}`})`;
  }
  if (own === 'Cuboid' && types === 'Point3 Point3')
    return `Cuboid takes a corner and its edges: write ${boxOf(trees)}`;
  if (own === 'Invert' && /^(?:Curve|Line|Parabola)$/.test(types))
    return `Invert takes a circle: write Reflect(${first}, y = x) for the inverse function`;
  if (own === 'Line' && types === 'Line Number Number') {
    const graph = trees[0]?.kind === 'equation' ? print(trees[0].right) : first;
    return `Line has no ends: write Curve(${graph}, ${trees.slice(1).map(print).join(', ')}) for a part of it`;
  }
  if (own === 'Point' && types === 'Point Number') return `Point takes two numbers: write Point(${first}.x, ${second})`;
  if (own === 'Point' && types === 'Number Point') return `Point takes two numbers: write Point(${first}, ${second}.y)`;
  if (own === 'Shade' && types === 'Polygon')
    return `Shade takes a distribution: write {regionOpacity: 30} after the definition of the polygon, which fills it`;
  if (own === 'Line' && types === 'Number Number' && first !== second)
    return `Line takes two points: write y = (${first}) x + (${second}) for the slope ${first} and the height ${second} at x = 0, or Line((0, 0), (${first}, ${second}))`;
  if (/^(?:Vector|Ray|Segment)$/.test(own) && types === 'Number Number Point')
    return `${own} takes its start first: write ${own}(${third}, ${third} + (${first}, ${second}))`;
  if (own === 'ParallelLine' && /^(?:Line|Segment|Ray) Number$/.test(types))
    return `ParallelLine takes a point that the line passes: write Translate(${first}, ${second} unit(perp(${first}))) for the distance ${second}`;
  if (own === 'PerpLine' && /^(?:Line|Segment|Ray) Number$/.test(types))
    return `PerpLine takes a point that the line passes: write PerpLine(${first}, Point(${first}, ${second}))`;
  if (own === 'Plane' && types === 'Number Number Number Number') {
    return `Plane takes an equation: write (${first}) x + (${second}) y + (${third}) z = ${fourth}`;
  }
  if ((own === 'Cone' || own === 'Cylinder') && types === 'Point3 Number Number')
    return `${own} takes two points and the radius: write ${own}(${first}, ${first} + (0, 0, ${third}), ${second})`;
  if ((own === 'Cone' || own === 'Cylinder') && types === 'Circle3 Number')
    return `${own} takes a point for its ${own === 'Cone' ? 'apex' : 'top'}: write ${own}(${first}, ${first}.center + (0, 0, ${second}))`;
  if ((own === 'Cone' || own === 'Cylinder') && types === 'Circle3 Vector3')
    return `${own} takes a point for its ${own === 'Cone' ? 'apex' : 'top'}: write ${own}(${first}, ${first}.center + ${second})`;
  if ((own === 'Prism' || own === 'Pyramid') && types === 'Polygon3 Vector3')
    return own === 'Prism'
      ? `Prism takes the point to which the first corner goes: write Prism(${first}, ${first}.vertex(1) + ${second})`
      : `Pyramid takes its apex: write Pyramid(${first}, Centroid(${first}) + ${second})`;
  if (own === 'Parallelogram' && /^Point(3?) Vector\1 Vector\1$/.test(types))
    return `Parallelogram takes three corners: write Parallelogram(${first} + ${second}, ${first}, ${first} + ${third})`;
  if (own === 'Parallelogram' && /^Vector(3?) Vector\1$/.test(types)) {
    const origin = types.includes('3') ? '(0, 0, 0)' : '(0, 0)';
    return `Parallelogram takes three corners: write Parallelogram(${origin} + ${first}, ${origin}, ${origin} + ${second})`;
  }
  if (own === 'slope' && /^(?:Curve|Parabola) (?:Point|Number)$/.test(types))
    return `slope takes a line: write slope(Tangent(${first}, ${second}))`;
  if (own === 'Ellipse' && types === 'Point Number Number Number')
    return `Ellipse takes no angle: write Rotate(Ellipse(${first}, ${second}, ${third}), ${inDegrees(fourth)}, ${first})`;
  if (own === 'Circle' && types === 'Segment Point')
    return `Circle takes the centre first: write Circle(${second}, ${first})`;
  if (own === 'Normal' && /^(?:Curve|Line|Circle|Conic|Ellipse|Parabola|Hyperbola) (?:Point|Number)$/.test(types)) {
    const place = types.endsWith('Point') ? second : `Point(${first}, ${second})`;
    return `Normal is the normal distribution: write PerpLine(Tangent(${first}, ${second}), ${place}) for the line at right angles`;
  }
  if (own === 'Circle' && types === 'Segment')
    return `Circle takes its centre and a radius: write DiameterCircle(${first}.start, ${first}.end) for the circle on ${first}`;
  if (own === 'Circle' && types === 'Point Circle')
    return `Circle takes a radius, not a circle: write Circle(${first}, ${second}.radius)`;
  if (own === 'Circle' && types === 'Point Line') {
    const ends = /^Line\((.*)\)$/.exec(second)?.[1];
    return ends === undefined
      ? `Circle takes a radius, not a line: write Circle(${first}, distance(${first}, ${second})) for the circle that touches ${second}`
      : `Circle takes a radius: write Circle(${first}, length(${ends}))`;
  }
  if (own === 'Semicircle' && types === 'Point Number')
    return `Semicircle takes its two ends: write Semicircle(${first} - (${second}, 0), ${first} + (${second}, 0))`;
  if (own === 'Intersect' && types === 'Point Point Point Point')
    return `Intersect takes two lines: write Intersect(Line(${first}, ${second}), Line(${third}, ${fourth}))`;
  if (own === 'Intersect' && trees.length === 2 && types.includes('Region'))
    return `Intersect gives points of curves: write Overlap(${first}, ${second}) for what belongs to both`;
  if (own === 'Integral' && types === 'Curve Point Point')
    return `Integral takes numbers: write Integral(${first}, ${second}.x, ${third}.x)`;
  if (own === 'Translate' && /^\w+ Number$/.test(types))
    return `Translate takes a vector: write Translate(${first}, Vector(${second}, 0))`;
  if (own === 'Parabola' && types === 'Curve') return `Parabola takes no formula: write y = ${first} alone`;
  if (own === 'Parabola' && types === 'Point Point')
    return `Parabola takes its focus and its directrix: write Parabola(${first}, PerpLine(Line(${first}, ${second}), Reflect(${first}, ${second}))) for the focus ${first} and the vertex ${second}`;
  if (own === 'Parabola' && types === 'Point Number')
    return `Parabola takes its focus and its directrix: write Parabola(${first}, y = ${second}) for the directrix y = ${second}, or y = ${second} (x - ${first}.x)^2 + ${first}.y for the vertex ${first}`;
  if (own === 'Sequence' && types === 'Curve Number Number')
    return `Sequence takes its variable behind the expression: write Sequence(${first}, x, ${second}, ${third})`;
  if (own === 'Angle' && types === 'Number')
    return `Angle takes no size: write ${inDegrees(first)} alone for the number, or Angle(P, V, Rotate(P, ${inDegrees(first)}, V)) for a mark`;
  if (own === 'Angle' && types === 'Point Number')
    return `Angle marks one between three points: write Angle(P, ${first}, Rotate(P, ${inDegrees(second)}, ${first})), with a point P of its first side`;
  if (types === 'Point Number Number') {
    const isTurned = second.includes('°') || third.includes('°');
    const end = `${first} + ${endOf(trees, [second, third])}`;
    if (/^(?:Vector|Ray)$/.test(own) || (own === 'Line' && isTurned))
      return `${own} takes two points: write ${own}(${first}, ${end})`;
    if (own === 'Point' && isTurned)
      return `Point takes two coordinates: write ${end} for the distance ${second.includes('°') ? third : second} from ${first}`;
  }
  if (!/^(?:[Aa]ngle|Rectangle)$/.test(own) || trees.length !== 3) return undefined;
  const [P, V] = args.filter(({ type }) => type === 'Point').map(({ text }) => text);
  const numbers = args.filter(({ type }) => type === 'Number').map(({ text }) => text);
  if (/^[Aa]ngle$/.test(own) && V !== undefined && numbers.length === 1) {
    const size = inDegrees(numbers[0]!);
    const angle = `Angle(${P}, ${V}, Rotate(${P}, ${size}, ${V}))`;
    return `${own} takes no size, for it measures three points: write ${angle} for an angle of ${size} at ${V}`;
  }
  if (own === 'Rectangle' && P !== undefined && numbers.length === 2)
    return `Rectangle takes two opposite corners: write Rectangle(${P}, ${P} + (${numbers.join(', ')}))`;
  return undefined;
}

function startsAt(segment: Value, point: Value): boolean {
  if (segment.type !== 'Segment' || point.type !== 'Point') return false;
  return Math.hypot(segment.start.x - point.x, segment.start.y - point.y) < 1e-9;
}

/** A cuboid by two opposite corners. */
function boxOf(corners: readonly Expr[]): string {
  const [from = [], to = []] = corners.map((corner) =>
    corner.kind === 'call' && corner.args.length === 3
      ? corner.args.map(print)
      : [...'xyz'].map((axis) => `${print(corner)}.${axis}`),
  );
  const edges = from.map((start, i) => {
    const size = Number(to[i]) - Number(start);
    return Number.isNaN(size) ? `${to[i]} - ${start}` : String(size);
  });
  return `Cuboid(${print(corners[0]!)}, ${edges.join(', ')})`;
}

/** `Normal(0, 1).cumulative(1.96)` for `0, 1, 1.96`, where a distribution is made of the arguments but for the last. */
export function withValue(
  own: string,
  forms: readonly Form[],
  trees: readonly Expr[],
  read: ArgumentReader,
): string | undefined {
  const made = trees.slice(0, -1);
  if (!forms.every(({ signature: { returns } }) => returns === 'Distribution') || !isOf(read(made.length)!, 'Number'))
    return undefined;
  if (!fit(forms, made, read)) return undefined;
  const distribution = `${own}(${made.map(print).join(', ')})`;
  const value = print(trees.at(-1)!);
  const point = /^(?:Binomial|Poisson|Geometric|Hypergeometric)$/.test(own) ? 'probability' : 'density';
  return `${distribution}.cumulative(${value}) for what lies below, ${distribution}.${point}(${value}) for what lies there`;
}
