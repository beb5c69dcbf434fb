import { integrate } from '../curve/numeric/integrate.js';
import { type EllipseValue, type EllipticArcValue, Undefined, type Value, type Vec2 } from '../values.js';
import { closestPoint } from './closest.js';
import { directionOf, type LineLike, lineRange, meetLines, originOf, pointOnLine, projectOnLine } from './line-like.js';
import { perimeterOf, signedArea } from './polygon.js';
import { ON_OBJECT, ROUNDING } from './tolerance.js';
import { TWO_PI } from './turn.js';
import { distance } from './vec.js';

/** The length of a path that has one: the arc of a sector, the whole outline of polygons and closed curves. Throws Undefined for the others. */
export function lengthOf(value: Value): number {
  switch (value.type) {
    case 'Segment':
    case 'Vector':
    case 'Dimension':
      return distance(value.start, value.end);
    case 'Polyline':
      return value.vertices.slice(1).reduce((sum, vertex, i) => sum + distance(value.vertices[i]!, vertex), 0);
    case 'Polygon':
      return perimeterOf(value.vertices);
    case 'Circle':
      return TWO_PI * value.radius;
    case 'Arc':
    case 'Sector':
    case 'CircleSegment':
      return value.radius * Math.abs(value.sweep);
    case 'Ellipse':
      return ellipsePerimeter(value);
    case 'EllipticArc':
      return ellipticArcLength(value);
    case 'Line':
    case 'Ray':
    case 'Hyperbola':
    case 'Parabola':
      throw new Undefined(`a ${value.type} has no end, so it has no length`);
    default:
      throw new Undefined(`a ${value.type} has no length`);
  }
}

/** The length of the outline. Throws Undefined for what encloses nothing. */
export function perimeterOfValue(value: Value): number {
  switch (value.type) {
    case 'Sector':
      return lengthOf(value) + 2 * value.radius;
    case 'CircleSegment':
      return lengthOf(value) + 2 * value.radius * Math.abs(Math.sin(value.sweep / 2));
    case 'Polygon':
    case 'Circle':
    case 'Ellipse':
      return lengthOf(value);
    default:
      throw new Undefined(`a ${value.type} has no perimeter`);
  }
}

/** The enclosed area, never negative: of an arc that of its sector. Throws Undefined for what encloses nothing. */
export function areaOf(value: Value): number {
  switch (value.type) {
    case 'Polygon':
      return Math.abs(signedArea(value.vertices));
    case 'Circle':
      return Math.PI * value.radius * value.radius;
    case 'Ellipse':
      return Math.PI * value.a * value.b;
    case 'Arc':
    case 'Sector':
      return (value.radius * value.radius * Math.abs(value.sweep)) / 2;
    case 'CircleSegment': {
      const sweep = Math.abs(value.sweep);
      return (value.radius * value.radius * (sweep - Math.sin(sweep))) / 2;
    }
    case 'EllipticArc':
      return (value.a * value.b * Math.abs(value.sweep)) / 2;
    default:
      throw new Undefined(`a ${value.type} has no area`);
  }
}

/** dy / dx. Throws Undefined for a vertical line. */
export function slopeOf(line: LineLike): number {
  const { x, y } = directionOf(line);
  if (Math.abs(x) <= ROUNDING * Math.abs(y)) {
    throw new Undefined(y === 0 ? 'the two points coincide, so there is no slope' : 'a vertical line has no slope');
  }
  return y / x;
}

/** y of a line at x = 0. Throws Undefined for a vertical line. */
export function interceptOf(line: LineLike): number {
  const slope = slopeOf(line);
  const { x, y } = originOf(line);
  return y - slope * x;
}

/** The least distance between two line-likes; 0 where they meet. */
export function distanceBetween(a: LineLike, b: LineLike): number {
  const meeting = meetLines(a, b);
  if (meeting !== undefined && covers(a, meeting) && covers(b, meeting)) return 0;
  // Apart, the least distance is at an end of one of them; two whole lines are then parallel.
  const from = (line: LineLike, other: LineLike): readonly number[] =>
    endsOf(line).map((end) => distance(end, closestPoint(other, end)));
  return Math.min(...from(a, b), ...from(b, a));
}

/** The ends of a line-like; a point of a line that has none. */
const endsOf = (line: LineLike): readonly Vec2[] => {
  const ends = lineRange(line).filter(Number.isFinite);
  return ends.length === 0 ? [originOf(line)] : ends.map((t) => pointOnLine(line, t));
};

const covers = (line: LineLike, point: Vec2): boolean => {
  const [min, max] = lineRange(line);
  const t = projectOnLine(line, point);
  return t >= min - ON_OBJECT && t <= max + ON_OBJECT;
};

/** By the arithmetic-geometric mean (Gauss): 2π (a² - Σ 2^(n-1) c_n²) / M(a, b). */
function ellipsePerimeter({ a, b }: EllipseValue): number {
  let [x, y] = [Math.max(a, b), Math.min(a, b)];
  let weight = 0.5;
  let sum = x * x - weight * (x - y) * (x + y);
  // The difference is squared in each step, so six steps do for any ellipse that is not a line.
  for (let step = 0; step < 40 && x - y > ROUNDING * x; step++) {
    const c = (x - y) / 2;
    weight *= 2;
    [x, y] = [(x + y) / 2, Math.sqrt(x * y)];
    sum -= weight * c * c;
  }
  return (TWO_PI * sum) / ((x + y) / 2);
}

function ellipticArcLength({ a, b, startAngle, sweep }: EllipticArcValue): number {
  const speed = (t: number): number => Math.hypot(a * Math.sin(t), b * Math.cos(t));
  const from = Math.min(startAngle, startAngle + sweep);
  const to = Math.max(startAngle, startAngle + sweep);
  // Cut at the vertices, where the speed of a thin ellipse turns sharply.
  const quarter = Math.PI / 2;
  const cuts = [from];
  for (let t = (Math.floor(from / quarter) + 1) * quarter; t < to; t += quarter) cuts.push(t);
  cuts.push(to);
  return cuts.slice(1).reduce((sum, cut, i) => sum + integrate(speed, cuts[i]!, cut), 0);
}
