import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';

const resultOf = (sources: Record<string, string>) =>
  constructSources({ ...sources }).construction.objects.get('r')?.value;

describe('items of lists of lists', () => {
  it.each([
    ['L(1)(2).x', 3],
    ['L(1)(2).y + 1', 5],
    ['M(1)(1)(2).x', 3],
    ['T(1)(1).vertex(2).x', 4],
    ['L(1)(2).x^2', 9],
  ])('%s is a property of the item', (source, value) => {
    const sources = {
      L: '[[Point(1, 2), Point(3, 4)]]',
      M: '[[[Point(1, 2), Point(3, 4)]]]',
      T: '[[Polygon(Point(0, 0), Point(4, 0), Point(0, 3))]]',
    };
    expect(resultOf({ ...sources, r: source })).toMatchObject({ type: 'Number', value });
  });
});

it.each([
  ['F(1)(3)', 9],
  ['F(2)(3) + 1', 7],
  ['F(1)(3)^2', 81],
  ['Derivative(f)(2)', 12],
])('%s is a value of the function', (source, value) => {
  const sources = { F: '[y = x^2, y = 2x]', f: 'y = x^3' };
  expect(resultOf({ ...sources, r: source })).toMatchObject({ type: 'Number', value });
});

it('u . v is the dot product where v is the name of a property of others', () => {
  expect(resultOf({ a: 'Vector(Point(1, 2))', b: 'Vector(Point(2, 1))', r: 'a . b' })).toMatchObject({ value: 4 });
});

it('a point on an edge that belongs to a region belongs to it, although another edge does not', () => {
  const R = 'y <= x && x < 1 && y >= 0';
  expect(resultOf({ R, r: 'R.contains(Point(0.5, 0.5))' })).toMatchObject({ value: true });
  expect(resultOf({ R, r: 'R.contains(Point(1, 0.5))' })).toMatchObject({ value: false });
});
