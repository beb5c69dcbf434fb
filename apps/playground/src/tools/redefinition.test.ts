import { parseFigure } from '@geoslide/figure';
import { expect, test } from 'vitest';
import { withRedefinition } from './redefinition.js';

const TEXT = 'A: Point(?:=1, ?:=2) {color: red} "A"\nslider a: 0 .. 3 = 1\nk: Circle(A, a) -- round\ntext t: "x"\n';

test.each([
  ['A: Point(?:=3, ?:=4) "{{id}}"', 'A: Point(?:=3, ?:=4) {color: red} "A"'],
  ['a: 2.5', 'slider a: 0 .. 3 = 2.5'],
  ['k: Circle(A, 2)', 'k: Circle(A, 2) -- round'],
  ['slider r: 0 .. 5 = 1\nk: Circle(A, r)', 'k: Circle(A, r) -- round'],
])('%s in a figure text', (statements, line) => {
  expect(withRedefinition(TEXT, 1, statements)).toContain(`${line}\n`);
});

test.each([
  [
    'A: Point(?:=3, ?:=4) "{{id}}"',
    { source: 'Point(?, ?)' },
    [
      ['A.0', 3],
      ['A.1', 4],
    ],
  ],
  ['a: 2.5', { source: 'Point(?, ?)' }, [['a.0', 2.5]]],
] as const)('%s in JSON', (statements, first, variables) => {
  const json = JSON.stringify(parseFigure(TEXT).project, null, 2);
  const slide = JSON.parse(withRedefinition(json, 1, statements) ?? '').slides[0];
  expect(slide.definitions[0]).toMatchObject(first);
  expect(slide.uvarMap).toEqual(expect.arrayContaining(variables.map((each) => [...each])));
});

test.each(['a: Circle(A, 1)', 't: 3', 'text k: "x"', 'q: 1'])('%s is refused', (statement) => {
  expect(withRedefinition(TEXT, 1, statement)).toBeUndefined();
  expect(withRedefinition(JSON.stringify(parseFigure(TEXT).project), 1, statement)).toBeUndefined();
});
