import { form } from '../form.js';
import type { Constructor } from '../table.js';
import { type PointValue, Undefined, type Value } from '../values.js';
import { intersections } from './intersect.js';

/** `Intersect` in the plane. */
export const intersectConstructors: readonly Constructor[] = [
  {
    name: 'Intersect',
    group: 'points',
    signatures: [
      form({
        parameters: 'a: Path, b: Path',
        returns: 'List',
        doc: 'All points that a and b have in common, in order along a.',
        example: 'Intersect(Circle(Point(0, 0), 5), Line(Point(0, 3), Point(1, 3)))',
        evaluate: ({ a, b }) => ({ type: 'List', items: intersections(a, b) }),
      }),
      form({
        parameters: 'a: Path, b: Path, n: Number',
        returns: 'Point',
        doc: 'The n-th common point, counted from 1 in order of increasing parameter along a.',
        example: 'Intersect(Circle(Point(0, 0), 5), Line(Point(0, 3), Point(1, 3)), 1)',
        infinite: true,
        evaluate: ({ a, b, n }) => nth(intersections(a, b), n),
      }),
      form({
        parameters: 'a: Path, b: Path, x: Number, y: Number',
        returns: 'Point',
        doc: 'The common point nearest to (x, y).',
        example: 'Intersect(y = x^2 - 1, xAxis, 2, 0)',
        evaluate: ({ a, b, x, y }) => nearest(a, b, x, y),
      }),
    ],
  },
];

function nth(points: readonly PointValue[], n: number): PointValue {
  if (!Number.isInteger(n) || n < 1) throw new Undefined(`intersections are counted from 1: ${n} is no number of one`);
  const point = points[n - 1];
  if (point !== undefined) return point;
  const count = points.length === 1 ? 'is only 1 intersection' : `are only ${points.length} intersections`;
  throw new Undefined(`there ${count}, no number ${n}`);
}

function nearest(a: Value, b: Value, x: number, y: number): PointValue {
  const distance = (p: PointValue) => Math.hypot(p.x - x, p.y - y);
  return intersections(a, b, { x, y }).reduce((best, p) => (distance(p) < distance(best) ? p : best));
}
