import { form } from '../../form.js';
import type { Constructor, Signature } from '../../table.js';
import { type DimensionValue, Undefined, type Vec2 } from '../../values.js';
import { requireWhole } from '../arguments.js';
import { samePoint } from '../vec.js';

/** More strokes cannot be told apart. */
const MAX_TICKS = 20;

const SEGMENT = 'Segment(Point(0, 0), Point(4, 0))';
const TICK_TARGETS = ['Segment', 'Arc', 'Angle', 'Circle', 'Vector', 'Ray', 'Line'] as const;

const TICK_EXAMPLES: Readonly<Record<(typeof TICK_TARGETS)[number], string>> = {
  Segment: SEGMENT,
  Arc: 'Semicircle(Point(0, 0), Point(4, 0))',
  Angle: 'Angle(Point(4, 0), Point(0, 0), Point(0, 3))',
  Circle: 'Circle(Point(0, 0), 2)',
  Vector: 'Vector(2, 1)',
  Ray: 'Ray(Point(0, 0), Point(4, 0))',
  Line: 'Line(Point(0, 0), Point(4, 0))',
};

export const markConstructors: readonly Constructor[] = [
  {
    name: 'Tick',
    group: 'marks',
    signatures: TICK_TARGETS.map(tickForm),
  },
  {
    name: 'Dimension',
    group: 'marks',
    signatures: [
      form({
        parameters: 'A: Point, B: Point',
        returns: 'Dimension',
        doc: 'A dimension line with the measured length of AB.',
        example: 'Dimension(Point(0, 0), Point(4, 0))',
        evaluate: ({ A, B }) => dimension(A, B),
      }),
      form({
        parameters: 's: Segment',
        returns: 'Dimension',
        doc: 'A dimension line with the measured length of a segment.',
        example: `Dimension(${SEGMENT})`,
        evaluate: ({ s }) => {
          const { start, end } = s;
          return dimension(start, end);
        },
      }),
    ],
  },
  {
    name: 'Image',
    group: 'marks',
    signatures: [
      form({
        parameters: 'address: String',
        returns: 'Image',
        doc: 'The picture at an address.',
        example: 'Image("https://example.org/picture.png")',
        evaluate: ({ address }) => ({
          type: 'Image',
          address: address.value,
        }),
      }),
    ],
  },
];

function tickForm(type: (typeof TICK_TARGETS)[number]): Signature {
  const doc =
    type === 'Angle' ? 'n arcs in the angle (1 when missing).' : 'n strokes across its middle (1 when missing).';
  return form({
    parameters: `target: ${type}, n?: Number`,
    returns: 'Tick',
    doc,
    example: `Tick(${TICK_EXAMPLES[type]}, 2)`,
    evaluate: ({ target, n: count = 1 }) => {
      requireWhole(count, 1, MAX_TICKS, 'the number of strokes');
      return { type: 'Tick', target, count };
    },
  });
}

function dimension(start: Vec2, end: Vec2): DimensionValue {
  if (samePoint(start, end)) throw new Undefined('the two points coincide, so there is no length to measure');
  return { type: 'Dimension', start: { x: start.x, y: start.y }, end: { x: end.x, y: end.y } };
}
