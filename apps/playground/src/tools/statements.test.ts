import { parseFigure } from '@geoslide/figure';
import { expect, test } from 'vitest';
import { dependentsOf, withoutDefinitions, withStatement } from './statements.js';

test.each([
  ['', 1, 'A: 1\n'],
  ['view off\n\n', 1, 'view off\n\nA: 1\n'],
  ['B: 2', 1, 'B: 2\nA: 1\n'],
  ['B: 2 -- two\n\nstyle Point {color: red}\n', 1, 'B: 2 -- two\nA: 1\n\nstyle Point {color: red}\n'],
  ['B: 2\n---\nC: 3\n', 1, 'B: 2\nA: 1\n---\nC: 3\n'],
  ['B: 2\n---\nC: 3\n', 2, 'B: 2\n---\nC: 3\nA: 1\n'],
])('a statement is added to %j', (text, slide, expected) => {
  expect(withStatement(text, slide, 'A: 1')).toBe(expected);
});

test('a definition is added to JSON, with its value and its style', () => {
  const plain = (text: string) => JSON.parse(JSON.stringify(parseFigure(text).project));
  const json = JSON.stringify(plain('B: Point(?:=1, 2) "B" {offsetX: 3}\n'), null, 2);
  const added = JSON.parse(withStatement(json, 1, 'A: Point(?:=3, 4) "A" {offsetX: 5}'));
  expect(added).toEqual(plain('B: Point(?:=1, 2) "B" {offsetX: 3}\nA: Point(?:=3, 4) "A" {offsetX: 5}\n'));
});

const TEXT = 'A: Point(?:=1, 2) "A" {offsetX: 1}\nB: Point(3, 4)\ns: Segment(A, B)\nM: s.midpoint\nt: 2 -- kept\n';

test('what is made from an object goes with it', () => {
  const { project } = parseFigure(TEXT);
  const gone = dependentsOf(project, 1, 'A');
  expect([...gone]).toEqual(['A', 's', 'M']);
  expect(withoutDefinitions(TEXT, 1, gone)).toBe('B: Point(3, 4)\nt: 2 -- kept\n');
});

test('it goes from JSON with its value and its style', () => {
  const plain = (text: string) => JSON.parse(JSON.stringify(parseFigure(text).project));
  const json = JSON.stringify(plain(TEXT), null, 2);
  const rest = JSON.parse(withoutDefinitions(json, 1, new Set(['A', 's', 'M'])));
  const { definitions, uvarMap } = rest.slides[0];
  expect([definitions.map(({ id }: { id: string }) => id), uvarMap]).toEqual([['B', 't'], []]);
  expect(rest.slides[0].styleSheet.primitiveLabels).toEqual([]);
});
