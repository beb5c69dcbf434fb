import type { Constructor, EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { reflection, rotation, type Similarity, scaling, translation } from '../affine.js';
import { form, lineLike, number, point, take } from '../arguments.js';
import { directionOf, originOf } from '../line-like.js';
import { transformValue } from '../transform-value.js';
import { ORIGIN, subtract } from '../vec.js';

const TRIANGLE = 'Polygon(Point(0, 0), Point(4, 0), Point(0, 3))';

export const transformConstructors: readonly Constructor[] = [
  {
    name: 'Translate',
    group: 'transforms',
    signatures: transformForms(
      'Translate',
      'by: Vector',
      'Vector(2, 1)',
      'The object moved by a vector, or by the coordinates of a point.',
      (args) => {
        const { start, end } = take(args, 1, 'Vector');
        return translation(subtract(end, start));
      },
    ),
  },
  {
    name: 'Rotate',
    group: 'transforms',
    signatures: [
      ...transformForms(
        'Rotate',
        'α: Number, center: Point',
        '90°, Point(1, 1)',
        'The object turned by α radians counterclockwise around a centre.',
        (args) => rotation(number(args, 1), point(args, 2)),
      ),
      ...transformForms(
        'Rotate',
        'α: Number',
        '90°',
        'The object turned by α radians counterclockwise around the origin.',
        (args) => rotation(number(args, 1), ORIGIN),
      ),
    ],
  },
  {
    name: 'Reflect',
    group: 'transforms',
    signatures: [
      ...transformForms(
        'Reflect',
        'axis: LineLike',
        'Line(Point(0, 0), Point(1, 1))',
        'The mirror image of the object in a line.',
        (args) => reflection(originOf(lineLike(args, 1)), directionOf(lineLike(args, 1))),
      ),
      ...transformForms(
        'Reflect',
        'center: Point',
        'Point(1, 1)',
        'The mirror image of the object in a point: a half turn.',
        (args) => scaling(-1, point(args, 1)),
      ),
    ],
  },
  {
    name: 'Scale',
    group: 'transforms',
    signatures: [
      ...transformForms(
        'Scale',
        'k: Number, center: Point',
        '2, Point(1, 1)',
        'The object enlarged k times from a centre; a negative k turns it by 180° as well.',
        (args) => scalingBy(number(args, 1), args[0]!, point(args, 2)),
      ),
      ...transformForms('Scale', 'k: Number', '2', 'The object enlarged k times from the origin.', (args) =>
        scalingBy(number(args, 1), args[0]!, ORIGIN),
      ),
    ],
  },
];

function scalingBy(k: number, object: Value, center: Parameters<typeof scaling>[1]): Similarity {
  if (k === 0 && object.type !== 'Point') throw new Undefined('the factor 0 would shrink the object to a point');
  return scaling(k, center);
}

function transformForms(
  name: string,
  parameters: string,
  example: string,
  doc: string,
  similarity: (args: readonly Value[], context: EvaluateContext) => Similarity,
): Constructor['signatures'] {
  return (
    [
      ['object: PlaneObject', TRIANGLE, 'Object'],
      ['objects: PlaneObject[]', `[Point(2, 0), ${TRIANGLE}]`, 'List'],
    ] as const
  ).map(([object, sample, returns]) =>
    form(`${object}, ${parameters}`, returns, `${name}(${sample}, ${example})`, doc, (args, context) =>
      transformValue(args[0]!, similarity(args, context)),
    ),
  );
}
