import { type ArgumentsFor, form } from '../form.js';
import { reflection, rotation, type Similarity, scaling, translation } from '../plane/affine.js';
import { directionOf, originOf } from '../plane/line-like.js';
import { makeList } from '../plane/make.js';
import { spiralSimilarity } from '../plane/powers/similarity.js';
import { ORIGIN, subtract } from '../plane/vec.js';
import type { Constructor, Signature } from '../table.js';
import { transformValue } from '../types/transform-value.js';
import type { ValueOf } from '../value-types.js';
import { type ListValue, type PlaneValue, Undefined, type Value } from '../values.js';
import { inverseOf } from './inversion.js';

const TRIANGLE = 'Polygon(Point(0, 0), Point(4, 0), Point(0, 3))';

/** The transforms with a centre, mirror or vector in the plane. */
export const planeTransforms: readonly Constructor[] = [
  {
    name: 'Translate',
    group: 'transforms',
    signatures: transformForms(
      'Translate',
      'by: Vector',
      'Vector(2, 1)',
      'The object moved by a vector, or by the coordinates of a point.',
      ({ by }) => translation(subtract(by.end, by.start)),
    ),
  },
  {
    name: 'Rotate',
    group: 'transforms',
    anyOrder: true,
    signatures: [
      ...transformForms(
        'Rotate',
        'α: Number, center: Point',
        '90°, Point(1, 1)',
        'The object turned by α radians counterclockwise around a centre.',
        ({ α, center }) => rotation(α, center),
      ),
      ...transformForms(
        'Rotate',
        'α: Number',
        '90°',
        'The object turned by α radians counterclockwise around the origin.',
        ({ α }) => rotation(α, ORIGIN),
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
        ({ axis }) => reflection(originOf(axis), directionOf(axis)),
      ),
      ...transformForms(
        'Reflect',
        'center: Point',
        'Point(1, 1)',
        'The mirror image of the object in a point: a half turn.',
        ({ center }) => scaling(-1, center),
      ),
      form({
        parameters: 'object: PlaneObject, circle: CircleLike',
        returns: 'PlaneObject | List',
        doc: 'The image of the object under the inversion in a circle, as of Invert.',
        example: 'Reflect(Point(4, 0), Circle(Point(0, 0), 2))',
        evaluate: ({ object, circle }) => inverseOf(object, circle) as PlaneValue | ListValue,
      }),
    ],
  },
  {
    name: 'Scale',
    group: 'transforms',
    anyOrder: true,
    signatures: [
      ...transformForms(
        'Scale',
        'k: Number, center: Point',
        '2, Point(1, 1)',
        'The object enlarged k times from a centre; a negative k turns it by 180° as well.',
        ({ k, center }, object) => scalingBy(k, object, center),
      ),
      ...transformForms('Scale', 'k: Number', '2', 'The object enlarged k times from the origin.', ({ k }, object) =>
        scalingBy(k, object, ORIGIN),
      ),
    ],
  },
  {
    name: 'SpiralSimilarity',
    group: 'powers',
    signatures: transformForms(
      'SpiralSimilarity',
      'A: Point, B: Point, C: Point, D: Point',
      'Point(0, 0), Point(4, 0), Point(5, 1), Point(5, 4)',
      'The object turned and enlarged as the similarity does that takes A to C and B to D.',
      ({ A, B, C, D }) => spiralSimilarity(A, B, C, D),
    ),
  },
  {
    name: 'Invert',
    aliases: ['Inversion'],
    group: 'powers',
    signatures: [
      form({
        parameters: 'object: PlaneObject, circle: CircleLike',
        returns: 'PlaneObject | List',
        doc: 'The image of the object under the inversion in a circle: lines and circles give lines and circles, segments arcs, polygons the list of their edges’ images, other curves curves; what runs through the centre gives two rays.',
        example: 'Invert(Line(Point(1, -2), Point(1, 2)), Circle(Point(0, 0), 2))',
        evaluate: ({ object, circle }) => inverseOf(object, circle) as PlaneValue | ListValue,
      }),
      form({
        parameters: 'objects: List, circle: CircleLike',
        returns: 'List',
        doc: 'The images of the items of a list.',
        example: `Invert([Point(4, 1), ${TRIANGLE}], Circle(Point(1, 1), 1))`,
        evaluate: ({ objects, circle }) => inverseOf(objects, circle) as ListValue,
      }),
    ],
  },
];

function scalingBy(k: number, object: Value, center: Parameters<typeof scaling>[1]): Similarity {
  if (k === 0 && object.type !== 'Point') throw new Undefined('the factor 0 would shrink the object to a point');
  return scaling(k, center);
}

/** The form for one object and that for a list; `similarity` gets the arguments behind the object. */
function transformForms<const P extends string>(
  name: string,
  parameters: P,
  example: string,
  doc: string,
  similarity: (args: ArgumentsFor<P>, object: Value) => Similarity,
): readonly Signature[] {
  // The compiler does not split the parameters before it knows P.
  const transformed = <V extends Value>(value: V, args: unknown): V =>
    transformValue(value, similarity(args as ArgumentsFor<P>, value));
  return [
    form({
      parameters: `object: PlaneObject, ${parameters}`,
      returns: 'Object',
      doc,
      example: `${name}(${TRIANGLE}, ${example})`,
      evaluate: (args) => transformed((args as unknown as { readonly object: ValueOf<'PlaneObject'> }).object, args),
    }),
    form({
      parameters: `objects: PlaneObject[], ${parameters}`,
      returns: 'List',
      doc,
      example: `${name}([Point(2, 0), ${TRIANGLE}], ${example})`,
      evaluate: (args) =>
        transformed(makeList((args as unknown as { readonly objects: readonly Value[] }).objects), args),
    }),
  ];
}
