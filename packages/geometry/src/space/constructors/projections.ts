import { article } from '@geoslide/protocol';
import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { type Line3Value, type PlaneInSpaceValue, type SpaceValue, Undefined, type Vec3 } from '../../values.js';
import { lineForm, nearestOnLine } from '../line-form.js';
import { foot } from '../planes.js';
import { isRing, type Ring, ringOf } from '../ring.js';
import { along, distance, dot, length, mul, sub, unit } from '../vec3.js';
import { added, entry, point } from './entry.js';

/** The shadows of figures on planes, and the feet of perpendiculars. */
export const spaceProjections: readonly Constructor[] = [
  added(
    'ProjectOnto',
    form({
      parameters: 'object: SpaceObject, plane: Plane',
      returns: 'SpaceObject',
      doc: 'The image of a point, line, circle, polygon or curve on a plane, along the normal of that.',
      example: 'ProjectOnto(Circle(Point(0, 0, 2), 1, Vector(1, 0, 1)), Plane(z = 0))',
      evaluate: ({ object, plane }) => project(object, plane),
    }),
  ),
  entry(
    'Foot',
    form({
      parameters: 'P: Point3, plane: Plane',
      returns: 'Point3',
      doc: 'The foot of the perpendicular from P on a plane.',
      example: 'Foot(Point(1, 2, 3), Plane(z = 0))',
      evaluate: ({ P, plane }) => point(foot(plane, P)),
    }),
    form({
      parameters: 'P: Point3, l: LineLike3',
      returns: 'Point3',
      doc: 'The foot of the perpendicular from P on the whole line of l in space.',
      example: 'Foot(Point(1, 2, 3), Line(Point(0, 0, 0), Point(1, 1, 1)))',
      evaluate: ({ P, l }) => {
        const { origin, direction } = lineForm(l);
        return point(nearestOnLine({ type: 'Line3', origin, direction }, P));
      },
    }),
    form({
      parameters: 'A: Point3, B: Point3, C: Point3',
      returns: 'Point3',
      doc: 'The foot of the altitude from A on the line BC in space.',
      example: 'Foot(Point(0, 0, 3), Point(2, 0, 0), Point(0, 2, 0))',
      evaluate: ({ A, B, C }) => {
        if (distance(B, C) === 0) throw new Undefined('B and C are one point, so there is no line for the foot');
        return point(nearestOnLine({ type: 'Line3', origin: B, direction: sub(C, B) }, A));
      },
    }),
  ),
];

function project(object: SpaceValue, plane: PlaneInSpaceValue): SpaceValue {
  const down = (p: Vec3): Vec3 => foot(plane, p);
  const flat = (d: Vec3): Vec3 => along(d, plane.normal, -dot(d, plane.normal));
  switch (object.type) {
    case 'Point3':
      return point(down(object));
    case 'Segment3':
    case 'Vector3':
      return { ...object, start: down(object.start), end: down(object.end) };
    case 'Line3':
    case 'Ray3': {
      const direction = flat(object.direction);
      if (length(direction) <= SMALL * length(object.direction)) return point(down(object.origin));
      return { ...object, origin: down(object.origin), direction } as Line3Value;
    }
    case 'Polygon3':
      return { type: 'Polygon3', vertices: object.vertices.map(down) };
    case 'Polyline3':
      return { type: 'Polyline3', vertices: object.vertices.map(down) };
    case 'Curve3':
      return { ...object, at: (t: number) => down(object.at(t)) };
    case 'Circle3':
    case 'Arc3':
      if (isRing(object)) return ringImage(ringOf(object), down, flat);
  }
  throw new Undefined(
    `no image of ${article(object.type)} ${object.type} on a plane is known: project its points, edges or outline`,
  );
}

/** Relative to the whole: what is smaller is none. */
const SMALL = 1e-9;

/** A ring's image is an ellipse, or a segment where the ring is seen from its side. */
function ringImage(ring: Ring, down: (p: Vec3) => Vec3, flat: (d: Vec3) => Vec3): SpaceValue {
  const center = down(ring.center);
  const [p, q] = [flat(mul(ring.u, ring.a)), flat(mul(ring.v, ring.b))];
  // Of conjugate half diameters the principal ones: where |p cos + q sin| is greatest.
  const turn = Math.atan2(2 * dot(p, q), dot(p, p) - dot(q, q)) / 2;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const long = along(mul(p, c), q, s);
  const short = along(mul(q, c), p, -s);
  const [a, b] = [length(long), length(short)];
  const whole = Math.abs(ring.sweep) >= 2 * Math.PI - SMALL;
  if (b <= SMALL * a) {
    if (!whole) throw new Undefined('the arc is seen from its side, so its image is a part of a line');
    return { type: 'Segment3', start: along(center, long, -1), end: along(center, long, 1) };
  }
  const u = unit(long);
  const v = unit(short);
  if (whole && Math.abs(a - b) <= SMALL * a) return { type: 'Circle3', center, radius: a, u, v };
  return { type: 'Arc3', center, a, b, u, v, startAngle: ring.start - turn, sweep: ring.sweep };
}
