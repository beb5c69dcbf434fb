import { parseFigure } from '@geoslide/figure';
import { expect, test } from 'vitest';
import { renamed } from './renamed.js';

test.each([
  ['A: Point(?:=1, 2) "A"\ns: Segment(A, A + (1, 1))', 'P: Point(?:=1, 2) "A"\ns: Segment(P, P + (1, 1))'],
  [
    'A: 1 -- A\ntext t: "A = {{A}} \\"A\\"" {showIf: A > 1, color: A}',
    'P: 1 -- A\ntext t: "A = {{P}} \\"A\\"" {showIf: P > 1, color: A}',
  ],
  ['A: Point(1, 2) "{{A.x}}, A" {offsetX: 1}', 'P: Point(1, 2) "{{P.x}}, A" {offsetX: 1}'],
  ['A: 1\nAB: c.A + A\nslider b: 0 .. A', 'P: 1\nAB: c.A + P\nslider b: 0 .. P'],
  ['A: 1\nlayers A, B\nstyle Point {color: red}', 'P: 1\nlayers P, B\nstyle Point {color: red}'],
  ['A: 1\n---\nA: 2', 'P: 1\n---\nA: 2'],
])('%j', (text, expected) => {
  expect(renamed(text, 1, 'A', 'P')).toBe(expected);
});

test('primes and ids in backquotes', () => {
  expect(renamed("A': 1\nB: A’ + A", 1, "A'", 'C')).toBe('C: 1\nB: C + A');
  expect(renamed('`1`: 1\nB: 2', 1, '1', 'C')).toBe('C: 1\nB: 2');
});

test('a project in JSON, with its values and styles', () => {
  const { project } = parseFigure('A: Point(?:=1, 2) {color: red} "{{A}}" {offsetX: 2}\ns: Segment(A, O)\n');
  const text = JSON.stringify(project, null, 2);
  const again = JSON.parse(renamed(text, 1, 'A', 'P'));
  const { project: expected } = parseFigure('P: Point(?:=1, 2) {color: red} "{{P}}" {offsetX: 2}\ns: Segment(P, O)\n');
  expect(again).toEqual(JSON.parse(JSON.stringify(expected)));
});
