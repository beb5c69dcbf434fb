import type {
  AngleValue,
  ArcValue,
  CircleValue,
  LineValue,
  ListValue,
  NumberValue,
  PointValue,
  PolygonValue,
  PolylineValue,
  RayValue,
  SegmentValue,
  StringValue,
  Value,
  Vec2,
  VectorValue,
} from '../values.js';
import { Undefined } from '../values.js';
import { angleBetween, normalizeAngle, positiveAngle } from './turn.js';
import { angleOf, cross, dot, isFiniteVec, samePoint, subtract } from './vec.js';

const plain = (p: Vec2): Vec2 => {
  if (!isFiniteVec(p)) throw new Undefined('the position is not finite');
  return { x: p.x || 0, y: p.y || 0 };
};

export const makeNumber = (value: number): NumberValue => ({ type: 'Number', value: value || 0 });

export const makeString = (value: string): StringValue => ({ type: 'String', value });

export const makeList = (items: readonly Value[]): ListValue => ({ type: 'List', items });

/** Throws Undefined for a point at infinity. */
export const makePoint = (p: Vec2): PointValue => ({ type: 'Point', ...plain(p) });

/** Throws Undefined when the direction is zero. */
export const makeLine = (origin: Vec2, direction: Vec2): LineValue => {
  requireDirection(direction, 'line');
  return { type: 'Line', origin: plain(origin), direction: plain(direction) };
};

/** Throws Undefined when the two points are one. */
export const makeLineThrough = (p: Vec2, q: Vec2): LineValue => {
  if (samePoint(p, q)) throw new Undefined('the two points coincide, so they give no line');
  return makeLine(p, subtract(q, p));
};

/** Throws Undefined when the direction is zero. */
export const makeRay = (origin: Vec2, direction: Vec2): RayValue => {
  requireDirection(direction, 'ray');
  return { type: 'Ray', origin: plain(origin), direction: plain(direction) };
};

/** Throws Undefined when the two points are one. */
export const makeRayThrough = (p: Vec2, q: Vec2): RayValue => {
  if (samePoint(p, q)) throw new Undefined('the two points coincide, so they give no ray');
  return makeRay(p, subtract(q, p));
};

export const makeSegment = (start: Vec2, end: Vec2): SegmentValue => ({
  type: 'Segment',
  start: plain(start),
  end: plain(end),
});

export const makeVector = (start: Vec2, end: Vec2): VectorValue => ({
  type: 'Vector',
  start: plain(start),
  end: plain(end),
});

/** Throws Undefined unless the radius is positive and finite. */
export const makeCircle = (center: Vec2, radius: number): CircleValue => {
  requireRadius(radius);
  return { type: 'Circle', center: plain(center), radius };
};

/** Angles in radians, `sweep` signed. Throws Undefined for an arc without radius or sweep. */
export const makeArc = (center: Vec2, radius: number, startAngle: number, sweep: number): ArcValue => {
  requireRadius(radius);
  if (sweep === 0) throw new Undefined('the arc starts and ends in the same direction, so it has no extent');
  return { type: 'Arc', center: plain(center), radius, startAngle: normalizeAngle(startAngle) || 0, sweep };
};

/** Throws Undefined for fewer than two vertices. */
export const makePolyline = (vertices: readonly Vec2[]): PolylineValue => {
  if (vertices.length < 2) throw new Undefined(`a polyline needs at least two points, not ${vertices.length}`);
  return { type: 'Polyline', vertices: vertices.map(plain) };
};

/** What is wrong with a polygon of one or two points. */
export const tooFewCorners = (count: number): string =>
  `a polygon needs at least three points, not ${count}: a regular one has the number of its corners behind two of them, as Polygon(A, B, 5)`;

/** Throws Undefined for fewer than three vertices. */
export const makePolygon = (vertices: readonly Vec2[]): PolygonValue => {
  if (vertices.length < 3) throw new Undefined(tooFewCorners(vertices.length));
  return { type: 'Polygon', vertices: vertices.map(plain) };
};

/** The angle of at most π between the directions, whichever way round. Throws Undefined where one of them is zero. */
export const makeAngleBetween = (vertex: Vec2, from: Vec2, to: Vec2): AngleValue => {
  const value = angleBetween(from, to);
  const startAngle = angleOf(plain(cross(from, to) >= 0 ? from : to));
  return { type: 'Angle', vertex: plain(vertex), startAngle, value };
};

/** The angle counterclockwise from one direction to the other, in [0, 2π). */
export const makeAngleFrom = (vertex: Vec2, from: Vec2, to: Vec2): AngleValue => ({
  type: 'Angle',
  vertex: plain(vertex),
  startAngle: angleOf(plain(from)),
  value: positiveAngle(Math.atan2(cross(from, to), dot(from, to))),
});

function requireDirection(direction: Vec2, what: string): void {
  if (direction.x === 0 && direction.y === 0) {
    throw new Undefined(`the ${what} has no direction: its two points coincide`);
  }
}

function requireRadius(radius: number): void {
  if (!(radius > 0)) throw new Undefined(`the radius must be positive, not ${radius}`);
  if (radius === Infinity) throw new Undefined('the radius is not finite');
}
