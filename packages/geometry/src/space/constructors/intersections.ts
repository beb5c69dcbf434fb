import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { Undefined, type Vec3 } from '../../values.js';
import { intersectSpace } from '../intersect.js';
import { distance } from '../vec3.js';
import { entry } from './entry.js';

const CUTTABLE = 'a: SpaceObject, b: SpaceObject';
const LINE_AND_SPHERE = 'Line(Point(0, 0, 0), Point(1, 1, 1)), Sphere(Point(0, 0, 0), 3)';

/** The common points of figures in space. */
export const spaceIntersections: Constructor = entry(
  'Intersect',
  form({
    parameters: `${CUTTABLE}, n: Number`,
    returns: 'SpaceObject',
    doc: 'The n-th common point of two figures in space, in order along a; a common line or circle for n = 1.',
    example: `Intersect(${LINE_AND_SPHERE}, 1)`,
    evaluate: ({ a, b, n }) => {
      const found = intersectSpace(a, b);
      const hit = found[n - 1];
      if (!hit)
        throw new Undefined(
          `there ${found.length === 1 ? 'is only 1 intersection' : `are only ${found.length} intersections`}, not ${n}`,
        );
      return hit;
    },
  }),
  form({
    parameters: `${CUTTABLE}, x: Number, y: Number, z: Number`,
    returns: 'Point3',
    doc: 'The common point of two figures in space that is nearest to (x, y, z).',
    example: `Intersect(${LINE_AND_SPHERE}, 2, 2, 2)`,
    evaluate: ({ a, b, x, y, z }) => {
      const near: Vec3 = { x, y, z };
      const points = intersectSpace(a, b).filter((value) => value.type === 'Point3');
      if (points.length === 0) throw new Undefined('the two have no single points in common');
      return points.reduce((best, p) => (distance(p, near) < distance(best, near) ? p : best));
    },
  }),
  form({
    parameters: CUTTABLE,
    returns: 'List | SpaceObject',
    doc: 'What two figures in space have in common: the point, line or circle, or a list of points.',
    example: 'Intersect(Plane(Point(0, 0, 0), Vector(0, 0, 1)), Plane(Point(0, 0, 0), Vector(1, 0, 0)))',
    evaluate: ({ a, b }) => {
      const found = intersectSpace(a, b);
      return found.length === 1 ? found[0]! : { type: 'List', items: found };
    },
  }),
);
