import { parseFigure } from '@geoslide/figure';
import type { Change } from 'geoslide';
import { beforeAll, expect, test } from 'vitest';
import { loadFigure } from './figure-form.js';
import { withChanges } from './hand-changes.js';

const TEXT = '-- first\nA:  Point(?:=1, ?:=2) "A"\nB: Point(3, 4)\n';
const changes: readonly Change[] = [
  { kind: 'variable', name: 'A.0', value: 5 },
  { kind: 'variable', name: 'A.1', value: 6 },
  { kind: 'style', list: 'primitiveLabels', id: 'A', property: 'offsetX', value: 7 },
];

beforeAll(loadFigure);

test('a figure text keeps its layout and comments', () => {
  expect(withChanges(TEXT, 1, changes)).toBe('-- first\nA:  Point(?:=5, ?:=6) "A" {offsetX: 7}\nB: Point(3, 4)\n');
});

test('JSON gets the same', () => {
  const json = JSON.stringify(parseFigure(TEXT).project, null, 2);
  const slide = JSON.parse(withChanges(json, 1, changes)!).slides[0];
  expect(slide.uvarMap).toEqual([
    ['A.0', 5],
    ['A.1', 6],
  ]);
  expect(slide.styleSheet.primitiveLabels).toEqual([['A', { offsetX: 7 }]]);
});

test('a text without a place for a change is left to its caller', () => {
  expect(withChanges('B: 1', 1, changes)).toBeUndefined();
});
