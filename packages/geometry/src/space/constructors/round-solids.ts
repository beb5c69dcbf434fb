import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import {
  type CurvedSolidValue,
  type PlaneInSpaceValue,
  type SphereValue,
  Undefined,
  type Value,
  type Vec3,
} from '../../values.js';
import { secondDegree } from '../equations/free-equation.js';
import { type LineLike3, lineForm } from '../line-form.js';
import { heightOver } from '../planes.js';
import { ringAxis, ringOf } from '../ring.js';
import { flatRegion } from '../skins/flat-region.js';
import { profileOf } from '../skins/profile.js';
import { settledOn } from '../skins/settled-profile.js';
import { sheet } from '../skins/sheet.js';
import {
  type CapInput,
  curvedSolid,
  obliqueCone,
  obliqueCylinder,
  revolved,
  sphericalCap,
  sphericalSector,
  torus,
} from '../skins/skins.js';
import { prism } from '../solids.js';
import { along, cross, distance, dot, length, sub, vec3 } from '../vec3.js';
import { added, entry } from './entry.js';

const UP = vec3(0, 0, 1);
const BALL = 'Sphere(Point(0, 0, 0), 2)';
const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';
const PROFILE = 'Polygon(Point(1, 0, 0), Point(2, 0, 0), Point(1, 0, 2))';

/** Solids with curved surfaces beside the sphere and the right cone. */
export const roundSolids: readonly Constructor[] = [
  added(
    'Torus',
    form({
      parameters: 'center: Point3, radius: Number, tube: Number',
      returns: 'CurvedSolid',
      doc: 'The horizontal torus: `radius` from its centre to that of its tube, which has the radius `tube`.',
      example: 'Torus(Point(0, 0, 0), 3, 1)',
      evaluate: ({ center, radius, tube }) => torusOf(center, UP, radius, tube),
    }),
    form({
      parameters: 'center: Point3, radius: Number, tube: Number, axis: LineLike3',
      returns: 'CurvedSolid',
      doc: 'The torus around an axis in the direction of a vector or line.',
      example: 'Torus(Point(0, 0, 0), 3, 1, Vector(1, 0, 1))',
      evaluate: ({ center, radius, tube, axis }) => torusOf(center, lineForm(axis).direction, radius, tube),
    }),
    form({
      parameters: 'circle: Circle3, tube: Number',
      returns: 'CurvedSolid',
      doc: 'The torus whose tube runs along a circle.',
      example: 'Torus(Circle(Point(0, 0, 1), 3), 1)',
      evaluate: ({ circle, tube }) => torusOf(circle.center, ringAxis(ringOf(circle)), circle.radius, tube),
    }),
  ),
  added(
    'Hemisphere',
    form({
      parameters: 'center: Point3, radius: Number',
      returns: 'CurvedSolid',
      doc: 'The upper half of a ball, with its flat base.',
      example: 'Hemisphere(Point(0, 0, 0), 2)',
      evaluate: ({ center, radius }) => sphericalCap(capOf(center, radius, UP, 0)),
    }),
    form({
      parameters: 'center: Point3, pole: Point3',
      returns: 'CurvedSolid',
      doc: 'The half of a ball around a centre whose pole is the point.',
      example: 'Hemisphere(Point(0, 0, 0), Point(0, 0, -2))',
      evaluate: ({ center, pole }) => sphericalCap(capOf(center, distance(center, pole), sub(pole, center), 0)),
    }),
  ),
  added(
    'SphericalCap',
    form({
      parameters: 'sphere: Sphere, plane: Plane',
      returns: 'CurvedSolid',
      doc: 'What a plane cuts off a ball, on the side of its normal.',
      example: `SphericalCap(${BALL}, Plane(Point(0, 0, 1), Vector(0, 0, 1)))`,
      evaluate: ({ sphere, plane }) => sphericalCap(cutOff(sphere, plane)),
    }),
  ),
  added(
    'SphericalSector',
    form({
      parameters: 'sphere: Sphere, plane: Plane',
      returns: 'CurvedSolid',
      doc: 'The cap that a plane cuts off a ball with the cone from the centre to its rim.',
      example: `SphericalSector(${BALL}, Plane(Point(0, 0, 1), Vector(0, 0, 1)))`,
      evaluate: ({ sphere, plane }) => sphericalSector(cutOff(sphere, plane)),
    }),
  ),
  entry(
    'Cone',
    form({
      parameters: 'base: Circle3, apex: Point3',
      returns: 'Cone | CurvedSolid',
      doc: 'The cone over a circle with its apex anywhere off the plane of that: right or oblique.',
      example: 'Cone(Circle(Point(0, 0, 0), 2), Point(1, 1, 3))',
      evaluate: ({ base, apex }) => {
        const ring = ringOf(base);
        const up = sub(apex, base.center);
        outOf(up, ringAxis(ring), 'apex');
        if (isAlong(up, ringAxis(ring))) {
          return { type: 'Cone', base: base.center, top: apex, radius: base.radius, topRadius: 0 };
        }
        return obliqueCone(ring, base, apex);
      },
    }),
  ),
  entry(
    'Cylinder',
    form({
      parameters: 'base: Circle3, top: Point3',
      returns: 'Cylinder | CurvedSolid',
      doc: 'The cylinder over a circle whose top is centred at a point: right or oblique.',
      example: 'Cylinder(Circle(Point(0, 0, 0), 2), Point(1, 1, 3))',
      evaluate: ({ base, top }) => {
        const ring = ringOf(base);
        const up = sub(top, base.center);
        outOf(up, ringAxis(ring), 'top');
        if (isAlong(up, ringAxis(ring))) {
          return { type: 'Cylinder', base: base.center, top, radius: base.radius, topRadius: base.radius };
        }
        return obliqueCylinder(ring, base, up);
      },
    }),
  ),
  added(
    'Revolve',
    form({
      parameters: 'profile: SpaceObject, axis: LineLike3',
      returns: 'CurvedSolid',
      doc: 'What a polygon, circle, curve or segment sweeps in a full turn about a line.',
      example: `Revolve(${PROFILE}, ${AXIS})`,
      evaluate: ({ profile, axis }, { rounding }) => revolve(profile, axis, 2 * Math.PI, rounding()),
    }),
    form({
      parameters: 'profile: SpaceObject, axis: LineLike3, angle: Number',
      returns: 'CurvedSolid',
      doc: 'What it sweeps as it turns by an angle.',
      example: `Revolve(${PROFILE}, ${AXIS}, 3π/2)`,
      evaluate: ({ profile, axis, angle }, { rounding }) => revolve(profile, axis, angle, rounding()),
    }),
  ),
  added(
    'Quadric',
    form({
      parameters: 'equation: Expr',
      returns: 'SpaceObject | List',
      doc: 'The ellipsoid, hyperboloid, paraboloid, cone or cylinder, or the planes, of an equation of the second degree in x, y and z.',
      example: 'Quadric(x^2 + y^2 - z^2 = 1)',
      evaluate: ({ equation }, context) => {
        if (equation.kind !== 'equation')
          throw new Undefined('a quadric needs an equation, such as x^2 + y^2 - z^2 = 1');
        return secondDegree(equation, context);
      },
    }),
  ),
  added(
    'Extrude',
    form({
      parameters: 'profile: SpaceObject, direction: Vector3',
      returns: 'CurvedSolid | Polyhedron',
      doc: 'What a circle, ellipse, curve or polygon sweeps as it moves along a vector.',
      example: 'Extrude(Circle(Point(0, 0, 0), 2), Vector(0, 1, 3))',
      evaluate: ({ profile, direction }) => {
        const way = lineForm(direction).direction;
        return profile.type === 'Polygon3' ? prism(profile.vertices, way) : extrude(profile, way);
      },
    }),
  ),
];

function positive(value: number, what: string): number {
  if (!(value > 0)) throw new Undefined(`${what} has to be above 0, not ${value}`);
  return value;
}

function torusOf(center: Vec3, axis: Vec3, radius: number, tube: number): CurvedSolidValue {
  if (length(axis) === 0) throw new Undefined('the axis of the torus has length 0');
  return torus(center, axis, positive(radius, 'the radius'), positive(tube, 'the radius of the tube'));
}

function capOf(center: Vec3, radius: number, normal: Vec3, height: number): CapInput {
  return { center, radius: positive(radius, 'the radius'), normal, height };
}

function cutOff({ center, radius }: SphereValue, plane: PlaneInSpaceValue): CapInput {
  const height = -heightOver(plane, center);
  if (!(Math.abs(height) < radius)) throw new Undefined('the plane misses the sphere');
  return capOf(center, radius, plane.normal, height);
}

/** Sine of an angle below which two directions are one, or a direction lies in a plane. */
const PARALLEL = 1e-9;

function outOf(up: Vec3, axis: Vec3, what: string): void {
  if (!isOutOf(up, axis)) throw new Undefined(`the ${what} lies in the plane of the base`);
}

const isOutOf = (up: Vec3, axis: Vec3): boolean => Math.abs(dot(up, axis)) > PARALLEL * length(up);

const isAlong = (up: Vec3, axis: Vec3): boolean => length(cross(up, axis)) <= PARALLEL * length(up);

function revolve(profile: Value, line: LineLike3, angle: number, rounding: number): CurvedSolidValue {
  const { origin, direction } = lineForm(line);
  if (length(direction) === 0) throw new Undefined('the axis has length 0');
  if (!(angle > 0 && angle <= 2 * Math.PI * (1 + PARALLEL)))
    throw new Undefined(`the angle of a turn lies between 0 and 2π, and ${angle} does not`);
  const settled = settledOn(profileOf(profile), origin, direction, rounding);
  return revolved({ ...settled, origin, axis: direction, angle });
}

function extrude(profile: Value, direction: Vec3): CurvedSolidValue {
  if (length(direction) === 0) throw new Undefined('the vector has length 0');
  if (profile.type === 'Circle3' && isOutOf(direction, ringAxis(ringOf(profile)))) {
    return obliqueCylinder(ringOf(profile), profile, direction);
  }
  const { pieces, closed } = profileOf(profile);
  const sheets = pieces.map(({ at, min, max }) => sheet((t, h) => along(at(t), direction, h), [min, max], [0, 1]));
  const rims = [0, 1].flatMap((h) =>
    pieces.map(
      ({ at, min, max }) => ({ type: 'Curve3', at: (t: number) => along(at(t), direction, h), min, max }) as const,
    ),
  );
  const corners = pieces.length > 1 || !closed ? pieces.map(({ at, min }) => at(min)) : [];
  const last = pieces[pieces.length - 1]!;
  const ends = closed ? corners : [...corners, last.at(last.max)];
  const sides = ends.map((start) => ({ type: 'Segment3', start, end: along(start, direction, 1) }) as const);
  const moved = (h: number) =>
    pieces.map((piece) => ({ ...piece, at: (t: number) => along(piece.at(t), direction, h) }));
  const caps = closed ? [0, 1].map((h) => flatRegion(moved(h))) : [];
  return curvedSolid([...sheets, ...caps], [...rims, ...sides]);
}
