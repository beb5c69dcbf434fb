import type { Constructor, Signature } from '../../table.js';
import type { Value } from '../../values.js';
import { form, lineLike, point, pointsFrom } from '../arguments.js';
import { directionOf } from '../line-like.js';
import { makeNumber, makePolygon } from '../make.js';
import { angleBetween, areaOf, distanceBetween, lengthOf, perimeterOfValue, slopeOf } from '../measure.js';
import { distance, subtract } from '../vec.js';

const SEGMENT = 'Segment(Point(0, 0), Point(4, 3))';
const TRIANGLE = 'Point(0, 0), Point(4, 0), Point(0, 3)';

export const valueConstructors: readonly Constructor[] = [
  {
    name: 'distance',
    group: 'values',
    signatures: [
      form(
        'A: Point, B: Point',
        'Number',
        'distance(Point(0, 0), Point(3, 4))',
        'The distance of two points.',
        (args) => makeNumber(distance(point(args, 0), point(args, 1))),
      ),
      form(
        'P: Point, path: Path',
        'Number',
        'distance(Point(0, 0), Line(Point(0, 2), Point(2, 0)))',
        'The distance from a point to the nearest point of a path.',
        (args) => makeNumber(distanceBetween(args[0]!, args[1]!)),
      ),
      form(
        'path: Path, P: Point',
        'Number',
        'distance(Line(Point(0, 2), Point(2, 0)), Point(0, 0))',
        'The same the other way round.',
        (args) => makeNumber(distanceBetween(args[0]!, args[1]!)),
      ),
      form(
        'l: LineLike, m: LineLike',
        'Number',
        'distance(Line(Point(0, 0), Point(1, 0)), Line(Point(0, 2), Point(1, 2)))',
        'The least distance between two lines, rays or segments; 0 where they meet.',
        (args) => makeNumber(distanceBetween(args[0]!, args[1]!)),
      ),
    ],
  },
  {
    name: 'angle',
    group: 'values',
    signatures: [
      form(
        'P: Point, vertex: Point, Q: Point',
        'Number',
        'angle(Point(4, 0), Point(0, 0), Point(0, 3))',
        'The angle at the vertex in radians, from 0 to π.',
        (args) => {
          const vertex = point(args, 1);
          return makeNumber(angleBetween(subtract(point(args, 0), vertex), subtract(point(args, 2), vertex)));
        },
      ),
      form(
        'l: LineLike, m: LineLike',
        'Number',
        'angle(Vector(1, 0), Vector(1, 1))',
        'The angle between the directions of two lines in radians, from 0 to π.',
        (args) => makeNumber(angleBetween(directionOf(lineLike(args, 0)), directionOf(lineLike(args, 1)))),
      ),
    ],
  },
  {
    name: 'length',
    group: 'values',
    signatures: [
      ...measured(
        'path',
        ['Segment', 'Vector', 'Polyline', 'CircleLike', 'Polygon', 'Ellipse', 'EllipticArc', 'Dimension'],
        'length',
        'The length of a segment, vector, chain or arc; of a closed path the whole way round.',
        lengthOf,
      ),
      form('A: Point, B: Point', 'Number', 'length(Point(0, 0), Point(3, 4))', 'The distance of two points.', (args) =>
        makeNumber(distance(point(args, 0), point(args, 1))),
      ),
    ],
  },
  {
    name: 'area',
    group: 'values',
    signatures: [
      ...measured(
        'object',
        ['Polygon', 'CircleLike', 'Ellipse', 'EllipticArc'],
        'area',
        'The enclosed area; of an arc that of its sector.',
        areaOf,
      ),
      form(
        'A: Point, B: Point, C: Point…',
        'Number',
        `area(${TRIANGLE})`,
        'The area of the polygon with these vertices.',
        (args) => makeNumber(areaOf(makePolygon(pointsFrom(args, 0)))),
      ),
    ],
  },
  {
    name: 'perimeter',
    group: 'values',
    signatures: [
      ...measured(
        'object',
        ['Polygon', 'CircleLike', 'Ellipse'],
        'perimeter',
        'The length of the outline.',
        perimeterOfValue,
      ),
      form(
        'A: Point, B: Point, C: Point…',
        'Number',
        `perimeter(${TRIANGLE})`,
        'The perimeter of the polygon with these vertices.',
        (args) => makeNumber(perimeterOfValue(makePolygon(pointsFrom(args, 0)))),
      ),
    ],
  },
  {
    name: 'slope',
    group: 'values',
    signatures: [
      form('l: LineLike', 'Number', `slope(${SEGMENT})`, 'dy / dx of a line; undefined for a vertical one.', (args) =>
        makeNumber(slopeOf(lineLike(args, 0))),
      ),
    ],
  },
];

const EXAMPLES: Readonly<Record<string, string>> = {
  Segment: SEGMENT,
  Vector: 'Vector(3, 4)',
  Polyline: `Polyline(${TRIANGLE})`,
  CircleLike: 'Circle(Point(0, 0), 2)',
  Polygon: `Polygon(${TRIANGLE})`,
  Ellipse: 'Ellipse(Point(0, 0), 3, 2)',
  EllipticArc: 'EllipticArc(Point(0, 0), 3, 2, 0, 90°)',
  Dimension: 'Dimension(Point(0, 0), Point(4, 3))',
};

function measured(
  parameter: string,
  types: readonly string[],
  name: string,
  doc: string,
  measure: (value: Value) => number,
): readonly Signature[] {
  return types.map((type) =>
    form(`${parameter}: ${type}`, 'Number', `${name}(${EXAMPLES[type]})`, doc, (args) => makeNumber(measure(args[0]!))),
  );
}
