import { type AngleValue, type CircleValue, Undefined, type Vec2 } from '../values.js';
import { distanceToLine, meetLines } from './line-like.js';
import { makeAngleFrom, makeCircle, makeLine } from './make.js';
import { ON_OBJECT, ROUNDING } from './tolerance.js';
import { circumcenter } from './triangle.js';
import { unitAt } from './turn.js';
import { add, cross, distance, subtract } from './vec.js';

type Vertices = readonly Vec2[];

/** The edges in order, each from its vertex to the next; the last one closes the polygon. */
export const edgesOf = (vertices: Vertices): readonly (readonly [Vec2, Vec2])[] =>
  vertices.map((vertex, i) => [vertex, vertices[(i + 1) % vertices.length]!]);

/** Positive for vertices in counterclockwise order. Seen from the first vertex, so that digits survive far from the origin. */
export function signedArea(vertices: Vertices): number {
  const [first] = vertices as readonly [Vec2];
  return edgesOf(vertices).reduce((sum, [p, q]) => sum + cross(subtract(p, first), subtract(q, first)), 0) / 2;
}

export const perimeterOf = (vertices: Vertices): number =>
  edgesOf(vertices).reduce((sum, [p, q]) => sum + distance(p, q), 0);

/** The centre of mass of the area. Throws Undefined for a polygon without area. */
export function centroidOf(vertices: Vertices): Vec2 {
  const [first] = vertices as readonly [Vec2];
  const area = signedArea(vertices);
  const size = perimeterOf(vertices);
  if (Math.abs(area) <= ROUNDING * size * size) {
    throw new Undefined('the polygon has no area, so it has no centroid');
  }
  let x = 0;
  let y = 0;
  for (const edge of edgesOf(vertices)) {
    const [p, q] = edge.map((vertex) => subtract(vertex, first)) as [Vec2, Vec2];
    const weight = cross(p, q);
    x += (p.x + q.x) * weight;
    y += (p.y + q.y) * weight;
  }
  return { x: first.x + x / (6 * area), y: first.y + y / (6 * area) };
}

/** The angles inside the polygon in the order of its vertices; a vertex that points inwards has one above π. */
export function interiorAngles(vertices: Vertices): readonly AngleValue[] {
  const counterclockwise = signedArea(vertices) >= 0;
  return vertices.map((vertex, i) => {
    const next = subtract(vertices[(i + 1) % vertices.length]!, vertex);
    const previous = subtract(vertices[(i + vertices.length - 1) % vertices.length]!, vertex);
    return counterclockwise ? makeAngleFrom(vertex, next, previous) : makeAngleFrom(vertex, previous, next);
  });
}

/** The circle through all vertices. Throws Undefined where there is none. */
export function circumcircleOf(vertices: Vertices): CircleValue {
  const [p, q, r] = vertices as readonly [Vec2, Vec2, Vec2];
  const center = circumcenter(p, q, r);
  const radius = distance(center, p);
  if (vertices.some((vertex) => Math.abs(distance(center, vertex) - radius) > ON_OBJECT * radius)) {
    throw new Undefined('no circle passes through all vertices of the polygon');
  }
  return makeCircle(center, radius);
}

/** The circle inside that touches every edge. Throws Undefined where there is none. */
export function incircleOf(vertices: Vertices): CircleValue {
  const none = new Undefined('no circle inside the polygon touches all its edges');
  const [p, q] = vertices as readonly [Vec2, Vec2];
  const bisectors = interiorAngles(vertices).map(({ startAngle, value }) => unitAt(startAngle + value / 2));
  const center = meetLines(makeLine(p, bisectors[0]!), makeLine(q, bisectors[1]!));
  if (center === undefined) throw none;
  const side = Math.sign(signedArea(vertices));
  const gaps = edgesOf(vertices).map(([from, to]) => {
    const edge = subtract(to, from);
    return side * Math.sign(cross(edge, subtract(center, from))) * distanceToLine(center, from, edge);
  });
  const radius = gaps[0]!;
  if (!(radius > 0) || gaps.some((gap) => !(Math.abs(gap - radius) <= ON_OBJECT * radius))) throw none;
  return makeCircle(center, radius);
}

/** The vertices of the regular polygon with n corners on the left of p → q, counterclockwise from p. */
export function regularVertices(p: Vec2, q: Vec2, n: number): Vertices {
  const half = Math.PI / n;
  const edge = subtract(q, p);
  const apothem = 1 / (2 * Math.tan(half));
  const center = { x: (p.x + q.x) / 2 - apothem * edge.y, y: (p.y + q.y) / 2 + apothem * edge.x };
  const toP = subtract(p, center);
  return Array.from({ length: n }, (_, i) => {
    if (i === 0) return p;
    if (i === 1) return q;
    const { x: cos, y: sin } = unitAt((2 * Math.PI * i) / n);
    return add(center, { x: cos * toP.x - sin * toP.y, y: sin * toP.x + cos * toP.y });
  });
}
