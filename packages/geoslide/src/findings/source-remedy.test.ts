import { expect, it } from 'vitest';
import { checkProject } from '../check-project.js';

const told = async (id: string, source: string) => {
  const definitions = [{ kind: 'primitive', id, source }];
  const problems = await checkProject({ metadata: { version: '11' }, slides: [{ definitions }] });
  return problems.map(({ message }) => message);
};

it.each([
  ['A', 'A: Point(0, 0)', 'write {"kind": "primitive", "id": "A", "source": "Point(0, 0)"}'],
  ['A', 'Point(0, 0) "P"', '"label": "P"'],
  [
    'A',
    'Point(0, 0) {color: red}',
    '"source": "Point(0, 0)"}, and in styleSheet "primitives": [["A", {"color": "red"}]]',
  ],
  ['f', 'f(x) = x^2, 0 < x < 2', '"source": "Curve(x^2, 0, 2)"'],
  ['k', '\\draw (0,0) circle (2);', '"source": "Circle((0,0), 2)"'],
  ['l', 'Line from P to Q', 'l: Line is a constructor: write {"kind": "primitive", "id": "l", "source": "Line(P, Q)"}'],
  ['g', 'Line from P to Q', '{"kind": "primitive", "id": "g", "source": "Line(P, Q)"}'],
  ['k', "Circle('P', 2)", '{"kind": "primitive", "id": "k", "source": "Circle(P, 2)"}'],
  ['c', "BarChart(['a', 'b'], [3, 4])", '"source": "BarChart([\\"a\\", \\"b\\"], [3, 4])"}'],
  ['B', 'A = (3, 1)', 'B: unknown name A: write {"kind": "primitive", "id": "B", "source": "(3, 1)"}'],
  ['k', 'circle with center P and radius 3', '"source": "Circle(P, 3)"}'],
])('of %s: %s it says how JSON has it', async (id, source, remedy) => {
  expect(await told(id, source)).toEqual([expect.stringContaining(remedy)]);
});

it('says of a source that nothing reads what it always does', async () => {
  expect(await told('A', 'Point(0, 0')).toEqual([expect.stringContaining('write the missing )')]);
});

it.each([
  [{ type: 'point', name: 'A', x: 1, y: 2 }, '{"kind": "primitive", "id": "A", "source": "Point(1, 2)"}'],
  [{ id: 'A', kind: 'primitive', x: 1, y: 2 }, '{"kind": "primitive", "id": "A", "source": "Point(1, 2)"}'],
  [
    { id: 'p', type: 'polygon', points: ['A', 'B', 'C'], label: 'P' },
    '{"kind": "primitive", "id": "p", "label": "P", "source": "Polygon(A, B, C)"}',
  ],
  [
    { type: 'rectangle', id: 'r', x: 1, y: 2, width: 3, height: 2 },
    '{"kind": "primitive", "id": "r", "source": "Rectangle((1, 2), (4, 4))"}',
  ],
  [
    {
      type: 'polygon',
      id: 'p',
      vertices: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    },
    '{"kind": "primitive", "id": "p", "source": "Polygon([Point(0, 0), Point(1, 0), Point(1, 1)])"}',
  ],
])('a definition with other keys is told as the format has it: %o', async (definition, remedy) => {
  const problems = await checkProject({ metadata: { version: '11' }, slides: [{ definitions: [definition] }] });
  expect(problems.map(({ path, message }) => [path, message])).toEqual([
    ['slides.0.definitions.0', `is no definition as the format has it: write ${remedy}`],
  ]);
});

it('tells names in quotes, also of what is defined further below', async () => {
  const definitions = ['Segment(A, "B")', 'Point(0, 0)', 'Point(3, 1)'].map((source, i) => {
    return { kind: 'primitive', id: 'sAB'[i]!, source };
  });
  const problems = await checkProject({ metadata: { version: '11' }, slides: [{ definitions }] });
  expect(problems.map(({ message }) => message)).toEqual([
    's: Segment takes its arguments without quotes: write Segment(A, B)',
  ]);
});
