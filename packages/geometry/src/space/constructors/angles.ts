import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { type Angle3Value, type PlaneInSpaceValue, Undefined, type Vec3 } from '../../values.js';
import { type LineLike3, lineForm, nearestOnLine, nearestParameters } from '../line-form.js';
import { polygonCentroid } from '../measure.js';
import { PARALLEL } from '../planes.js';
import { add, along, cross, distance, dot, frame, length, lerp, mul, polygonNormal, sub, unit } from '../vec3.js';
import { entry } from './entry.js';

const BASE = 'Plane(Point(0, 0, 0), Vector(0, 0, 1))';
const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';
const CUBE = 'Cube(Point(0, 0, 0), Point(1, 0, 0))';

/** Angles in space. */
export const spaceAngles: Constructor = entry(
  'Angle',
  form({
    parameters: 'P: Point3, vertex: Point3, Q: Point3',
    returns: 'Angle3',
    doc: 'The angle between the rays from the vertex through P and Q, at most π.',
    example: 'Angle(Point(1, 0, 0), Point(0, 0, 0), Point(0, 0, 1))',
    evaluate: ({ P, vertex, Q }) => {
      return angleBetween(vertex, sub(P, vertex), sub(Q, vertex));
    },
  }),
  form({
    parameters: 'v: Vector3, w: Vector3',
    returns: 'Angle3',
    doc: 'The angle between the directions of two vectors, at most π.',
    example: 'Angle(Vector(1, 0, 0), Vector(-1, 0, 1))',
    evaluate: ({ v, w }) => ofLines(v, w, true),
  }),
  form({
    parameters: 'l: LineLike3, m: LineLike3',
    returns: 'Angle3',
    doc: 'The angle between two lines, at most π/2, drawn where they meet, or for skew ones where the first is nearest to the second.',
    example: `Angle(${AXIS}, Line(Point(0, 0, 0), Point(1, 0, 1)))`,
    evaluate: ({ l, m }) => ofLines(l, m, false),
  }),
  form({
    parameters: 'l: LineLike3, plane: Plane',
    returns: 'Angle3',
    doc: 'The angle between a line and a plane, at most π/2.',
    example: `Angle(Line(Point(0, 0, 0), Point(1, 0, 1)), ${BASE})`,
    evaluate: ({ l, plane }) => ofLineAndPlane(l, plane),
  }),
  form({
    parameters: 'plane: Plane, l: LineLike3',
    returns: 'Angle3',
    doc: 'The angle between a plane and a line, at most π/2.',
    example: `Angle(${BASE}, Line(Point(0, 0, 0), Point(1, 0, 1)))`,
    evaluate: ({ plane, l }) => ofLineAndPlane(l, plane),
  }),
  form({
    parameters: 'p: Plane, q: Plane',
    returns: 'Angle3',
    doc: 'The angle between two planes, at most π/2.',
    example: `Angle(${BASE}, Plane(x + z = 0))`,
    evaluate: ({ p, q }) => ofPlanes(p, q),
  }),
  form({
    parameters: 'f: Polygon3, g: Polygon3',
    returns: 'Angle3',
    doc: 'The dihedral angle of two polygons with a common edge, such as faces of a solid.',
    example: `Angle(${CUBE}.face(1), ${CUBE}.face(3))`,
    evaluate: ({ f, g }) => dihedral(f.vertices, g.vertices),
  }),
);

function angleBetween(vertex: Vec3, p: Vec3, q: Vec3): Angle3Value {
  if (length(p) === 0 || length(q) === 0)
    throw new Undefined('a leg of the angle has length 0: Angle(A, V, B) takes the vertex V in the middle');
  const value = Math.atan2(length(cross(p, q)), dot(p, q));
  return { type: 'Angle3', vertex, start: unit(p), end: unit(q), value, legs: [length(p), length(q)] };
}

/** Two points this close, relative to the edge or line, are one. */
const SAME = 1e-9;

/** An angle whose legs lie in faces and planes, or beside a line, where no line shows them. */
const withLegs = (angle: Angle3Value): Angle3Value => ({ ...angle, showsLegs: true });

/** Of vectors and rays the directions count, of lines and segments the smaller of the two angles. */
function ofLines(first: LineLike3, second: LineLike3, directed: boolean): Angle3Value {
  const [l, m] = [lineForm(first), lineForm(second)];
  const nearest = nearestParameters(l, m);
  const vertex = nearest ? along(l.origin, l.direction, nearest[0]) : l.origin;
  // The leg on a segment lies where the segment does.
  const turned = !directed && nearest && first.type === 'Segment3' && nearest[0] > 0.5;
  const start = turned ? mul(l.direction, -1) : l.direction;
  const end = !directed && dot(start, m.direction) < 0 ? mul(m.direction, -1) : m.direction;
  const angle = angleBetween(vertex, start, end);
  return nearest && isLeg(first, vertex, start) && isLeg(second, vertex, end) ? angle : withLegs(angle);
}

/** A line shows a leg if it has so much of it, in lengths of its direction. */
const LEG = 0.01;

/** Whether a line runs from the vertex of an angle in a direction, so that it shows the leg. */
function isLeg(line: LineLike3, vertex: Vec3, direction: Vec3): boolean {
  const [start, beside] = [vertex, along(vertex, direction, LEG)];
  return [start, beside].every((p) => distance(p, nearestOnLine(line, p)) <= SAME * length(direction));
}

function ofLineAndPlane(line: LineLike3, { normal, offset }: PlaneInSpaceValue): Angle3Value {
  const { origin, direction } = lineForm(line);
  if (length(direction) === 0) throw new Undefined('the line has no direction');
  const rise = dot(normal, direction);
  const shadow = along(direction, normal, -rise);
  const parallel = Math.abs(rise) <= PARALLEL * length(direction);
  const vertex = parallel ? origin : along(origin, direction, (offset - dot(normal, origin)) / rise);
  const up = rise < 0 ? -1 : 1;
  // A perpendicular line casts no shadow: any direction of the plane is a leg then.
  const leg = length(shadow) <= PARALLEL * length(direction) ? frame(normal).u : mul(shadow, up);
  return withLegs(angleBetween(vertex, mul(direction, up), leg));
}

function ofPlanes(p: PlaneInSpaceValue, q: PlaneInSpaceValue): Angle3Value {
  const edge = cross(p.normal, q.normal);
  if (length(edge) <= PARALLEL) {
    const { u } = frame(p.normal);
    return { type: 'Angle3', vertex: p.center, start: u, end: u, value: 0 };
  }
  const first = cross(p.normal, edge);
  const second = cross(q.normal, edge);
  const base = mul(
    add(mul(cross(q.normal, edge), p.offset), mul(cross(edge, p.normal), q.offset)),
    1 / dot(edge, edge),
  );
  const direction = unit(edge);
  const vertex = along(base, direction, dot(sub(lerp(p.center, q.center, 0.5), base), direction));
  return withLegs(angleBetween(vertex, ...towardsViewer(first, dot(first, second) < 0 ? mul(second, -1) : second)));
}

/**
 * Of the angle and its opposite one the leg that rises more goes up; of two right angles the one whose other leg points to where
 * cameras usually stand, positive x and y.
 */
function towardsViewer(p: Vec3, q: Vec3): [Vec3, Vec3] {
  const steep = Math.abs(p.z) > Math.abs(q.z) ? p : q;
  const [first, second] = steep.z < 0 ? [mul(p, -1), mul(q, -1)] : [p, q];
  const level = steep === p ? second : first;
  const isRight = Math.abs(dot(p, q)) <= PARALLEL * length(p) * length(q);
  if (!isRight || level.x + level.y >= 0) return [first, second];
  return steep === p ? [first, mul(second, -1)] : [mul(first, -1), second];
}

function dihedral(f: readonly Vec3[], g: readonly Vec3[]): Angle3Value {
  for (const [i, a] of f.entries()) {
    const b = f[(i + 1) % f.length]!;
    const limit = SAME * distance(a, b);
    const isShared = g.some((p, j) => {
      const q = g[(j + 1) % g.length]!;
      const same = distance(a, p) <= limit && distance(b, q) <= limit;
      return same || (distance(a, q) <= limit && distance(b, p) <= limit);
    });
    if (isShared) return withLegs(angleBetween(lerp(a, b, 0.5), intoFace(f, a, b), intoFace(g, a, b)));
  }
  throw new Undefined('the polygons have no edge in common; Angle(Plane(f), Plane(g)) gives the angle of their planes');
}

/** The direction in a face's plane from its edge ab into the face. */
function intoFace(face: readonly Vec3[], a: Vec3, b: Vec3): Vec3 {
  const across = cross(polygonNormal(face), sub(b, a));
  return dot(across, sub(polygonCentroid(face), a)) < 0 ? mul(across, -1) : across;
}
