import { describe, expect, it } from 'vitest';
import { valueOfSource } from '../testing/sources.js';
import type { Value } from '../values.js';
import { isFiniteValue } from './finite.js';

describe('isFiniteValue', () => {
  it.each([
    '1',
    '∞',
    '[1, ∞]',
    'Point(1, 2)',
    'x^2',
    'x^3 + y^3 = 1',
    'y < x',
    'Cube(Point(0, 0), Point(1, 0))',
    'z = x y',
  ])('%s is finite', (source) => {
    expect(isFiniteValue(valueOfSource(source))).toBe(true);
  });

  it.each<[Value]>([
    [{ type: 'Number', value: Number.NaN }],
    [{ type: 'Point', x: Number.POSITIVE_INFINITY, y: 0 }],
    [{ type: 'Segment', start: { x: 0, y: 0 }, end: { x: Number.NaN, y: 0 } }],
    [{ type: 'List', items: [{ type: 'Point', x: Number.NaN, y: 0 }] }],
    [{ type: 'Curve', form: 'sampled', branches: [[{ x: 0, y: Number.NaN }]] }],
  ])('%j is not', (value) => {
    expect(isFiniteValue(value)).toBe(false);
  });
});
