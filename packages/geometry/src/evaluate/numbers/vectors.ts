import { form } from '../../form.js';
import { directionOf } from '../../plane/line-like.js';
import type { Constructor } from '../../table.js';
import type { ValueOf } from '../../value-types.js';
import { type NumberValue, Undefined, type Value } from '../../values.js';
import { type Position, positionOf, valueAt } from './arithmetic.js';

type Arrow = ValueOf<'Position' | 'Position3'>;

/** The coordinates of a point, or the components of a vector. */
function componentsOf(value: Arrow): Position {
  const position = positionOf(value);
  if (position === undefined) throw new TypeError(`a ${value.type} is neither a point nor a vector`);
  return position;
}

function number(value: number): NumberValue {
  return { type: 'Number', value: value || 0 };
}

function dot(a: Position, b: Position): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/** The value of length 1 in the same direction. Throws Undefined for one of length 0. */
function unitOf(position: Position): Value {
  const length = Math.hypot(position.x, position.y, position.z);
  if (length === 0) throw new Undefined('a vector of length 0 has no direction');
  const { x, y, z } = position;
  return valueAt({ ...position, x: x / length, y: y / length, z: z / length });
}

const position = (value: Value) => value as Arrow;

/** Functions of points and vectors; a point counts as the vector from the origin to it. */
export const vectorConstructors: readonly Constructor[] = [
  {
    name: 'dot',
    group: 'values',
    yields: true,
    signatures: [
      form({
        parameters: 'u: Position, v: Position',
        returns: 'Number',
        doc: 'The dot product of two vectors, or of the vectors from the origin to points; `u . v` and `u * v` are the same.',
        example: 'dot((1, 2), (3, 4))',
        evaluate: ({ u, v }) => number(dot(componentsOf(u), componentsOf(v))),
      }),
      form({
        parameters: 'u: Position3, v: Position3',
        returns: 'Number',
        doc: 'The dot product of two vectors in space.',
        example: 'dot((1, 2, 3), (4, 5, 6))',
        evaluate: ({ u, v }) => number(dot(componentsOf(u), componentsOf(v))),
      }),
    ],
  },
  {
    name: 'cross',
    group: 'values',
    yields: true,
    signatures: [
      form({
        parameters: 'u: Position, v: Position',
        returns: 'Number',
        doc: 'The cross product of two vectors of the plane, a number: the signed area of the parallelogram that they span.',
        example: 'cross((1, 2), (3, 4))',
        evaluate: ({ u, v }) => {
          const [a, b] = [componentsOf(u), componentsOf(v)];
          return number(a.x * b.y - a.y * b.x);
        },
      }),
      form({
        parameters: 'u: Position3, v: Position3',
        returns: 'Position3',
        doc: 'The cross product of two vectors in space: a point where both are points, else a vector.',
        example: 'cross((1, 0, 0), (0, 1, 0))',
        evaluate: ({ u, v }) => {
          const [a, b] = [componentsOf(u), componentsOf(v)];
          const [x, y, z] = [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x];
          return valueAt({ x, y, z, vector: a.vector || b.vector, inSpace: true }) as ValueOf<'Position3'>;
        },
      }),
    ],
  },
  {
    name: 'unit',
    group: 'values',
    yields: true,
    signatures: [
      form({
        parameters: 'u: Position',
        returns: 'Position',
        doc: 'The vector of length 1 in the direction of u, or the point at distance 1 from the origin in the direction of a point.',
        example: 'unit((3, 4))',
        evaluate: ({ u }) => unitOf(componentsOf(u)) as ValueOf<'Position'>,
      }),
      form({
        parameters: 'u: Position3',
        returns: 'Position3',
        doc: 'The same in space.',
        example: 'unit((1, 2, 2))',
        evaluate: ({ u }) => unitOf(componentsOf(u)) as ValueOf<'Position3'>,
      }),
      form({
        parameters: 'l: LineLike',
        returns: 'Vector',
        doc: 'The vector of length 1 in the direction of a line, segment or ray.',
        example: 'unit(Segment((0, 0), (3, 4)))',
        evaluate: ({ l }) => {
          const { x, y } = directionOf(l);
          return unitOf({ x, y, z: 0, vector: true, inSpace: false }) as ValueOf<'Vector'>;
        },
      }),
    ],
  },
  {
    name: 'perp',
    group: 'values',
    yields: true,
    signatures: [
      form({
        parameters: 'u: Position',
        returns: 'Position',
        doc: 'The vector, or point, turned by 90° counterclockwise around the origin: (x, y) becomes (−y, x).',
        example: 'perp((3, 4))',
        evaluate: ({ u }) => {
          const { x, y, ...rest } = componentsOf(u);
          return valueAt({ ...rest, x: -y || 0, y: x }) as ValueOf<'Position'>;
        },
      }),
      form({
        parameters: 'l: LineLike',
        returns: 'Vector',
        doc: 'The direction of a line, segment or ray turned by 90° counterclockwise.',
        example: 'perp(Segment((0, 0), (3, 4)))',
        evaluate: ({ l }) => {
          const { x, y } = directionOf(l);
          return valueAt({ x: -y || 0, y: x, z: 0, vector: true, inSpace: false }) as ValueOf<'Vector'>;
        },
      }),
    ],
  },
  {
    name: 'mean',
    group: 'values',
    yields: true,
    signatures: [
      form({
        parameters: 'numbers: Number[]',
        returns: 'Number',
        doc: 'The mean of a list of numbers.',
        example: 'mean([1, 2, 6])',
        evaluate: ({ numbers }) =>
          meanOf(
            numbers.map((value) => ({ x: value, y: 0, z: 0 })),
            ({ x }) => number(x),
          ),
      }),
      form({
        parameters: 'points: Position[]',
        returns: 'Point',
        doc: 'The mean of a list of points.',
        example: 'mean([(0, 0), (4, 0), (2, 3)])',
        evaluate: ({ points }) =>
          meanOf(
            points.map((one) => componentsOf(position(one))),
            ({ x, y }) => ({ type: 'Point', x, y }) as const,
          ),
      }),
      form({
        parameters: 'points: Position3[]',
        returns: 'Point3',
        doc: 'The mean of a list of points in space.',
        example: 'mean([(0, 0, 0), (4, 0, 2)])',
        evaluate: ({ points }) =>
          meanOf(
            points.map((one) => componentsOf(position(one))),
            ({ x, y, z }) => ({ type: 'Point3', x, y, z }) as const,
          ),
      }),
      form({
        parameters: 'a: Number, b: Number…',
        returns: 'Number',
        doc: 'The mean of several numbers.',
        example: 'mean(1, 2, 6)',
        evaluate: ({ a, b }) =>
          meanOf(
            [a, ...b].map((value) => ({ x: value, y: 0, z: 0 })),
            ({ x }) => number(x),
          ),
      }),
    ],
  },
];

interface Triple {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function meanOf<T>(values: readonly Triple[], make: (mean: Triple) => T): T {
  if (values.length === 0) throw new Undefined('an empty list has no mean');
  const sum = (pick: (value: Triple) => number) => values.reduce((total, value) => total + pick(value), 0);
  const count = values.length;
  return make({ x: sum((v) => v.x) / count, y: sum((v) => v.y) / count, z: sum((v) => v.z) / count });
}
