import { form } from '../form.js';
import type { Constructor } from '../table.js';
import { type PointValue, Undefined, type Value } from '../values.js';
import { intersections } from './intersect.js';
import { otherIntersections } from './other-intersection.js';

/** `Intersect` in the plane. */
export const intersectConstructors: readonly Constructor[] = [
  {
    name: 'Intersect',
    group: 'points',
    signatures: [
      form({
        parameters: 'a: LineLike, b: LineLike',
        returns: 'Point',
        doc: 'The common point of two straight lines, or parts of them.',
        example: 'Intersect(xAxis, Line(Point(0, 2), Point(2, 0)))',
        evaluate: ({ a, b }) => nth(intersections(a, b), 1),
      }),
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
  {
    name: 'OtherIntersection',
    aliases: ['SecondIntersection'],
    group: 'points',
    signatures: [
      form({
        parameters: 'a: Path, b: Path, P: Point',
        returns: 'Point | List',
        doc: 'The common point of a and b that is not P, whichever number it has; a list, in order along a, where there are several.',
        example: 'OtherIntersection(Circle(Point(0, 0), 5), Line(Point(3, 4), Point(-1, 1)), Point(3, 4))',
        evaluate: ({ a, b, P }) => {
          const others = otherIntersections(a, b, P);
          return others.length === 1 ? others[0]! : { type: 'List', items: others };
        },
      }),
    ],
  },
];

function nth(points: readonly PointValue[], n: number): PointValue {
  if (!Number.isInteger(n) || n < 1)
    throw new Undefined(`intersections are counted from 1: write 1, 2 … in place of ${n}`);
  const point = points[n - 1];
  if (point !== undefined) return point;
  const count = points.length === 1 ? 'is only 1 intersection' : `are only ${points.length} intersections`;
  throw new Undefined(`there ${count}, no number ${n}`);
}

function nearest(a: Value, b: Value, x: number, y: number): PointValue {
  const distance = (p: PointValue) => Math.hypot(p.x - x, p.y - y);
  return intersections(a, b, { x, y }).reduce((best, p) => (distance(p) < distance(best) ? p : best));
}
