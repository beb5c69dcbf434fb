import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import type { ListValue, Vec2 } from '../../values.js';
import { makeList, makePolygon } from '../make.js';
import { boxAround, delaunayTriangles, voronoiCells } from '../sets/delaunay.js';
import { convexHull } from '../sets/hull.js';

const POINTS = '[Point(0, 0), Point(4, 1), Point(5, 4), Point(1, 3), Point(2, 1.5)]';

const polygons = (all: readonly (readonly Vec2[])[]): ListValue => makeList(all.map(makePolygon));

/** What sets of points give. */
export const pointSetConstructors: readonly Constructor[] = [
  {
    name: 'ConvexHull',
    group: 'sets',
    signatures: [
      form({
        parameters: 'points: Point[]',
        returns: 'Polygon',
        doc: 'The least convex polygon around the points, counterclockwise from the leftmost one.',
        example: `ConvexHull(${POINTS})`,
        evaluate: ({ points }) => makePolygon(convexHull(points)),
      }),
    ],
  },
  {
    name: 'Delaunay',
    aliases: ['DelaunayTriangulation'],
    group: 'sets',
    signatures: [
      form({
        parameters: 'points: Point[]',
        returns: 'List',
        doc: 'The triangles of the points whose circumcircles hold no other point, each counterclockwise from the point that comes first in the list, in the order of their points.',
        example: `Delaunay(${POINTS})`,
        evaluate: ({ points }) => polygons(delaunayTriangles(points)),
      }),
    ],
  },
  {
    name: 'Voronoi',
    group: 'sets',
    signatures: [
      form({
        parameters: 'points: Point[]',
        returns: 'List',
        doc: 'For each point the polygon of what is nearer to it than to the others, within the box around all points that is wider by half of its longer side on each side.',
        example: `Voronoi(${POINTS})`,
        evaluate: ({ points }) => polygons(voronoiCells(points, boxAround(points))),
      }),
      form({
        parameters: 'points: Point[], P: Point, Q: Point',
        returns: 'List',
        doc: 'The same within the box with the opposite corners P and Q.',
        example: `Voronoi(${POINTS}, Point(-1, -1), Point(6, 5))`,
        evaluate: ({ points, P, Q }) => {
          const low = { x: Math.min(P.x, Q.x), y: Math.min(P.y, Q.y) };
          const high = { x: Math.max(P.x, Q.x), y: Math.max(P.y, Q.y) };
          return polygons(voronoiCells(points, { low, high }));
        },
      }),
    ],
  },
];
