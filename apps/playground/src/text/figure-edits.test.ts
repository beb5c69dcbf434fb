import { parseFigure } from '@geoslide/figure';
import type { Change } from 'geoslide';
import { expect, test } from 'vitest';
import { withChange } from './figure-edits.js';

const variable = (name: string, value: number): Change => ({ kind: 'variable', name, value });
const style = (list: 'primitiveLabels' | 'primitiveLabels3d' | 'texts', id: string, value: number): Change => ({
  kind: 'style',
  list,
  id,
  property: 'offsetX',
  value,
});

test.each([
  ['A: Point(?:=1, ?)  -- free', variable('A.1', 3), 'A: Point(?:=1, ?:=3)  -- free'],
  ['slider a: 0 .. 5 step 1 "a"', variable('a.0', 2), 'slider a: 0 .. 5 step 1 = 2 "a"'],
  ['slider a: 0 .. 5 = 2π {color: red}', variable('a.0', 4), 'slider a: 0 .. 5 = 4 {color: red}'],
  ['A: Point(1, 2)', style('primitiveLabels', 'A', 7), 'A: Point(1, 2) {} {offsetX: 7}'],
  ['A: Point(1, 2) "A"', style('primitiveLabels', 'A', 7), 'A: Point(1, 2) "A" {offsetX: 7}'],
  ['A: Point(1, 2, 3) "A"', style('primitiveLabels3d', 'A', 7), 'A: Point(1, 2, 3) "A" {offsetX: 7}'],
  [
    'A: Point(1, 2) {color: red} "A" {offsetY: 2, offsetX: -5}',
    style('primitiveLabels', 'A', 7),
    'A: Point(1, 2) {color: red} "A" {offsetY: 2, offsetX: 7}',
  ],
  ['text t: "a" {fontSize: 20}', style('texts', 't', 7), 'text t: "a" {fontSize: 20, offsetX: 7}'],
])('%s', (text, change, expected) => {
  const written = withChange(text, 1, change);
  expect(written).toBe(expected);
  expect(parseFigure(expected).errors).toEqual([]);
});

test('changes the slide that is shown, and nothing that is not there', () => {
  expect(withChange('A: ?:=1\n---\nA: ?:=1\n', 2, variable('A.0', 5))).toBe('A: ?:=1\n---\nA: ?:=5\n');
  expect(withChange('A: ?:=1', 1, variable('B.0', 5))).toBeUndefined();
  expect(withChange('A: 1', 1, variable('A.0', 5))).toBeUndefined();
});
