import type { Constructor } from '../table.js';
import { type SpaceValue, Undefined, type Value, type Vec3 } from '../values.js';
import { entry, form, numberAt } from './entry.js';
import { intersectSpace } from './intersect.js';
import { distance } from './vec3.js';

const CUTTABLE = 'a: SpaceObject, b: SpaceObject';
const LINE_AND_SPHERE = 'Line(Point(0, 0, 0), Point(1, 1, 1)), Sphere(Point(0, 0, 0), 3)';

const intersections = (args: readonly Value[]): SpaceValue[] =>
  intersectSpace(args[0] as SpaceValue, args[1] as SpaceValue);

/** The common points of figures in space. */
export const spaceIntersections: Constructor = entry(
  'Intersect',
  form(
    `${CUTTABLE}, n: Number`,
    'Point3',
    'The n-th common point of two figures in space, in order along a; a common line or circle for n = 1.',
    `Intersect(${LINE_AND_SPHERE}, 1)`,
    (args) => {
      const found = intersections(args);
      const n = numberAt(args, 2);
      const hit = found[n - 1];
      if (!hit)
        throw new Undefined(
          `there ${found.length === 1 ? 'is only 1 intersection' : `are only ${found.length} intersections`}, not ${n}`,
        );
      return hit;
    },
  ),
  form(
    `${CUTTABLE}, x: Number, y: Number, z: Number`,
    'Point3',
    'The common point of two figures in space that is nearest to (x, y, z).',
    `Intersect(${LINE_AND_SPHERE}, 2, 2, 2)`,
    (args) => {
      const near: Vec3 = { x: numberAt(args, 2), y: numberAt(args, 3), z: numberAt(args, 4) };
      const points = intersections(args).filter((value) => value.type === 'Point3');
      if (points.length === 0) throw new Undefined('the two have no single points in common');
      return points.reduce((best, p) => (distance(p, near) < distance(best, near) ? p : best));
    },
  ),
  form(
    CUTTABLE,
    'List',
    'What two figures in space have in common: the point, line or circle, or a list of points.',
    'Intersect(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Plane(Point(0, 0, 0), Vector(1, 0, 0)))',
    (args) => {
      const found = intersections(args);
      return found.length === 1 ? found[0]! : { type: 'List', items: found };
    },
  ),
);
