import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import type { ValueOf } from '../../value-types.js';
import { type Line3Value, type PlaneInSpaceValue, type SurfaceValue, Undefined, type Vec3 } from '../../values.js';
import { isLineLike3, lineForm } from '../line-form.js';
import { pathPoint } from '../path.js';
import { planeAcross } from '../planes.js';
import { ringOf, ringPoint } from '../ring.js';
import { normalAt, touchOf } from '../skins/touching.js';
import { along, distance, dot, length, sub, unit, vec3 } from '../vec3.js';
import { added, entry, point } from './entry.js';

const BALL = 'Sphere(Point(0, 0, 0), 2)';

/** Types whose tangent planes are found from their points alone, each with arguments for an example. */
const SKINS = [
  ['Surface', 'Surface(u, v, u^2 + v^2, -2, 2, -2, 2), Point(1, 0, 1)'],
  ['CurvedSolid', 'Torus(Point(0, 0, 0), 3, 1), Point(3, 0, 1)'],
  ['ImplicitSurface', 'x^3 + y^3 + z^3 = 1, Point(1, 0, 0)'],
] as const;

/** Tangent planes and lines, and points of a sphere. */
export const spaceTangents: readonly Constructor[] = [
  added(
    'TangentPlane',
    form({
      parameters: 'surface: Sphere, P: Point3',
      returns: 'Plane',
      doc: 'The plane that touches a sphere at its point P.',
      example: `TangentPlane(${BALL}, Point(0, 0, 2))`,
      evaluate: ({ surface: { center, radius }, P }) => {
        if (Math.abs(distance(P, center) - radius) > ON_SURFACE * radius)
          throw new Undefined('the point does not lie on the sphere');
        return touchingAt(P, sub(P, center));
      },
    }),
    ...(['Cone', 'Cylinder'] as const).map((type) =>
      form({
        parameters: `surface: ${type}, P: Point3`,
        returns: 'Plane',
        doc: `The plane that touches the mantle of a ${type.toLowerCase()} at its point P.`,
        example: `TangentPlane(${type}(Point(0, 0, 0), Point(0, 0, 4), 2), Point(${type === 'Cone' ? '1, 0, 2' : '2, 0, 1'}))`,
        evaluate: ({ surface: { base, top, radius, topRadius }, P }) => {
          const height = distance(base, top);
          const n = unit(sub(top, base));
          const up = dot(sub(P, base), n);
          const out = sub(P, along(base, n, up));
          const slope = (topRadius - radius) / height;
          if (Math.abs(length(out) - (radius + slope * up)) > ON_SURFACE * Math.max(radius, height))
            throw new Undefined(`the point does not lie on the mantle of the ${type.toLowerCase()}`);
          if (length(out) === 0) throw new Undefined('many planes touch a cone at its apex');
          return touchingAt(P, along(unit(out), n, -slope));
        },
      }),
    ),
    ...SKINS.map(([type, example]) =>
      form({
        parameters: `surface: ${type}, P: Point3`,
        returns: 'Plane',
        doc: 'The plane that touches a surface, or the skin of a solid, at its point P.',
        example: `TangentPlane(${example})`,
        evaluate: ({ surface, P }) => {
          const touch = touchOf(surface, P);
          if (!(touch.distance <= ON_SURFACE * Math.max(1, length(P))))
            throw new Undefined('the point does not lie on the surface');
          return touchingAt(P, touch.normal);
        },
      }),
    ),
    form({
      parameters: 'surface: Surface, u: Number, v: Number',
      returns: 'Plane',
      doc: 'The plane that touches a surface where its parameters are u and v: x and y for z = f(x, y).',
      example: 'TangentPlane(Surface(u, v, u^2 + v^2, -2, 2, -2, 2), 1, 0)',
      evaluate: ({ surface, u, v }) => tangentPlane(surface, u, v),
    }),
  ),
  entry(
    'Tangent',
    form({
      parameters: 'curve: Path3, t: Number',
      returns: 'Line3',
      doc: 'The line that touches a curve in space at parameter t.',
      example: 'Tangent(Curve(cos(t), sin(t), t/4, 0, 4π), 2)',
      evaluate: ({ curve, t }) => tangentLine(curve, t),
    }),
  ),
  entry(
    'Point',
    form({
      parameters: 'sphere: Sphere, latitude: Number, longitude: Number',
      returns: 'Point3',
      doc: 'The point of a sphere by its latitude and longitude; angles are in radians, so write 30°.',
      example: `Point(${BALL}, 30°, 45°)`,
      evaluate: ({ sphere: { center, radius }, latitude, longitude }) =>
        point(
          along(
            center,
            vec3(
              Math.cos(latitude) * Math.cos(longitude),
              Math.cos(latitude) * Math.sin(longitude),
              Math.sin(latitude),
            ),
            radius,
          ),
        ),
    }),
  ),
];

/** How far a point of tangency may be off a surface, relative to its size: coordinates are often rounded. */
const ON_SURFACE = 0.01;
/** The step of the parameter over which the direction of a curve is measured: the cube root of rounding. */
const STEP = 6e-6;

function tangentPlane({ at }: SurfaceValue, u: number, v: number): PlaneInSpaceValue {
  return touchingAt(at(u, v), normalAt(at, u, v));
}

function touchingAt(P: Vec3, normal: Vec3 | undefined): PlaneInSpaceValue {
  if (normal === undefined) throw new Undefined('the surface has no tangent plane there');
  return { ...planeAcross(P, normal), touches: true };
}

function tangentLine(curve: ValueOf<'Path3'>, t: number): Line3Value {
  const origin = pathPoint(curve, t);
  const at = beyondEnds(curve);
  const step = STEP * Math.max(1, Math.abs(t));
  const [before, after] = [at(t - step), at(t + step)];
  // A function may end where the curve does.
  const [from, to] = [isFinitePoint(before) ? before : origin, isFinitePoint(after) ? after : origin];
  const direction = sub(to, from);
  if (!(length(direction) > 0)) throw new Undefined('the curve has no direction there');
  return { type: 'Line3', origin, direction: unit(direction) };
}

const isFinitePoint = ({ x, y, z }: Vec3): boolean => Number.isFinite(x + y + z);

/** The points of a path, also beyond its ends. */
function beyondEnds(curve: ValueOf<'Path3'>): (t: number) => Vec3 {
  if (isLineLike3(curve)) {
    const { origin, direction } = lineForm(curve);
    return (t) => along(origin, direction, t);
  }
  if (curve.type === 'Curve3') return curve.at;
  const ring = ringOf(curve);
  if (curve.type === 'Circle3') return (t) => ringPoint(ring, t);
  return (t) => ringPoint(ring, ring.start + t * ring.sweep);
}
