import { describe, expect, test } from 'vitest';
import { type Path, PathBuilder } from './path.js';
import { pathBounds } from './path-bounds.js';

const path = () => new PathBuilder();
const quarter = Math.PI / 2;

describe('pathBounds', () => {
  const cases: readonly (readonly [string, Path, readonly [number, number, number, number]])[] = [
    ['a line', path().moveTo(3, 4).lineTo(-1, 2), [-1, 2, 3, 4]],
    ['a quadratic curve', path().moveTo(0, 0).quadTo(2, 4, 4, 0), [0, 0, 4, 2]],
    ['a cubic curve', path().moveTo(0, 0).cubicTo(0, 4, 4, 4, 4, 0), [0, 0, 4, 3]],
    ['a circle', path().circle(1, 2, 3), [-2, -1, 4, 5]],
    ['a quarter', path().arc(0, 0, 1, 1, 0, 0, quarter), [0, 0, 1, 1]],
    ['an arc over the bottom', path().arc(0, 0, 1, 1, 0, 0, 2 * quarter), [-1, 0, 1, 1]],
    ['an arc backwards over the top', path().arc(0, 0, 1, 1, 0, 0, -2 * quarter), [-1, -1, 1, 0]],
    ['an arc over the start of the turn', path().arc(0, 0, 1, 1, 0, -quarter, 2 * quarter), [0, -1, 1, 1]],
    ['an ellipse on its side', path().arc(0, 0, 3, 1, quarter, 0, 4 * quarter), [-1, -3, 1, 3]],
    [
      'a turned ellipse',
      path().arc(0, 0, 2, 1, quarter / 2, 0, 4 * quarter),
      [-Math.sqrt(2.5), -Math.sqrt(2.5), Math.sqrt(2.5), Math.sqrt(2.5)],
    ],
    // Where adding π to an angle changes nothing, steps of π must come to an end all the same.
    ['an arc of many turns from an angle beyond 2^54', path().arc(0, 0, 0, 0, 0, 4e16, 100), [0, 0, 0, 0]],
    ['a line after an arc', path().arc(0, 0, 1, 1, 0, 0, quarter).quadTo(0, 2, 0, 3), [0, 0, 1, 3]],
  ];
  test.each(cases)('%s', (_, given, [left, top, right, bottom]) => {
    const found = pathBounds(given);
    expect(found.left).toBeCloseTo(left, 5);
    expect(found.top).toBeCloseTo(top, 5);
    expect(found.right).toBeCloseTo(right, 5);
    expect(found.bottom).toBeCloseTo(bottom, 5);
  });
});
