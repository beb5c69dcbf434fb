import type { Constructor, Signature } from '../../table.js';
import { type DimensionValue, type TickValue, Undefined, type Vec2 } from '../../values.js';
import { form, point, take, wholeNumber } from '../arguments.js';
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
      form(
        'A: Point, B: Point',
        'Dimension',
        'Dimension(Point(0, 0), Point(4, 0))',
        'A dimension line with the measured length of AB.',
        (args) => dimension(point(args, 0), point(args, 1)),
      ),
      form(
        's: Segment',
        'Dimension',
        `Dimension(${SEGMENT})`,
        'A dimension line with the measured length of a segment.',
        (args) => {
          const { start, end } = take(args, 0, 'Segment');
          return dimension(start, end);
        },
      ),
    ],
  },
  {
    name: 'Image',
    group: 'marks',
    signatures: [
      form(
        'address: String',
        'Image',
        'Image("https://example.org/picture.png")',
        'The picture at an address.',
        (args) => ({
          type: 'Image',
          address: take(args, 0, 'String').value,
        }),
      ),
    ],
  },
];

function tickForm(type: (typeof TICK_TARGETS)[number]): Signature {
  const doc =
    type === 'Angle' ? 'n arcs in the angle (1 when missing).' : 'n strokes across its middle (1 when missing).';
  return form(`target: ${type}, n?: Number`, 'Tick', `Tick(${TICK_EXAMPLES[type]}, 2)`, doc, (args): TickValue => {
    const count = args[1] === undefined ? 1 : wholeNumber(args, 1, 1, MAX_TICKS, 'the number of strokes');
    return { type: 'Tick', target: take(args, 0, ...TICK_TARGETS), count };
  });
}

function dimension(start: Vec2, end: Vec2): DimensionValue {
  if (samePoint(start, end)) throw new Undefined('the two points coincide, so there is no length to measure');
  return { type: 'Dimension', start: { x: start.x, y: start.y }, end: { x: end.x, y: end.y } };
}
