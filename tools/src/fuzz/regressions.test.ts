import { test } from 'vitest';
import { checkSlide } from './targets/slides.js';

interface Slide {
  readonly definitions: readonly object[];
  readonly uvarMap?: readonly (readonly [string, number])[];
  readonly styleSheet?: object;
  readonly camera?: object;
}

const size = { width: 60, height: 60 };

const sources = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).map(([id, source]) => ({ kind: 'primitive', id, source }));

// Each of these once made a renderer fail or hang; named after what is special in it.
const slides: readonly (readonly [string, Slide])[] = [
  ['a tick on a segment without length', { definitions: sources({ a: 'Tick(Segment(Point(1, 1), Point(1, 1)), 2)' }) }],
  [
    'a segment longer than a double reaches',
    {
      definitions: sources({ P: 'Point(x^4, ?)', a: 'Tick(Segment(Point(-1e308, 0), Point(1e308, 0)))' }),
      uvarMap: [['P.0', 2 ** 53]],
    },
  ],
  [
    'a camera in space as far away as doubles reach',
    {
      definitions: sources({ F: 'Point(?, ?, ?)', G: 'x = 1' }),
      uvarMap: [
        ['F.0', -1],
        ['F.1', 2],
        ['F.2', -1],
      ],
      camera: { kind: '3d', offset: [8, 1e154, -Number.MAX_VALUE], projection: 'oblique', scale: 2e8 },
    },
  ],
  [
    'an axis that reaches far beyond the picture',
    {
      definitions: [],
      camera: { kind: '3d', offset: [9030, 0, 2], projection: 'oblique', obliqueScaleRatio: 2 ** 53 },
    },
  ],
  [
    'a tall floor',
    {
      definitions: [{ kind: 'text', id: 't', template: '\\left\\lfloor\\rule{1em}{9em}\\right.' }],
      styleSheet: { textType: { mode: 'latex' } },
    },
  ],
  [
    'a font that is named as what every object has',
    { definitions: [{ kind: 'text', id: 't', template: 'A' }], styleSheet: { textType: { font: 'constructor' } } },
  ],
  [
    'a button that is turned by more than degrees can count',
    {
      definitions: [{ kind: 'button', id: 'b', title: 'B', actions: [] }],
      styleSheet: { buttonType: { rotation: -Number.MAX_VALUE } },
    },
  ],
  [
    'a line to a place that is too far away for hundredths of a px',
    { definitions: sources({ a: 'Segment(Point(0, 0), Point(0, -7e307))' }), camera: { offset: [0, 0], scale: 1 } },
  ],
  [
    'an angle in space between legs that are one',
    {
      definitions: sources({
        o: 'Point(0, 0, 0)',
        a: 'Point(1, 0, 0)',
        w: 'Angle(a, o, a)',
        k: 'Arc(o, a, a, Vector(o, Point(0, 0, 1)))',
      }),
      camera: { kind: '3d' },
    },
  ],
  ['the net of a polyhedron without faces', { definitions: sources({ n: 'Net(Polyhedron([], []), 1)' }) }],
  [
    'an expression of thousands of characters in a label',
    { definitions: [{ kind: 'text', id: 't', template: `{{${'\\alpha '.repeat(400)}}}` }] },
  ],
  [
    'an array with a group for a column',
    {
      definitions: [{ kind: 'text', id: 't', template: '\\begin{array}{c{{latex}}}a\\end{array}' }],
      styleSheet: { textType: { mode: 'latex' } },
    },
  ],
];

test.each(slides)('%s', async (_, slide) => {
  const content = { slides: [{ uvarMap: [], styleSheet: {}, ...slide }], metadata: { version: '11' } };
  await checkSlide({ content, options: { size } }, true);
});
