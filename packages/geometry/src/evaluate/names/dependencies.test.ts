import { describe, expect, it } from 'vitest';
import { parse } from '../../syntax/parser.js';
import { dependencyGroups, namesIn } from './dependencies.js';

describe('namesIn', () => {
  it.each([
    ['Segment(A, B).midpoint', ['Segment', 'A', 'B']],
    ['f(x) + a', ['f', 'x', 'a']],
    ['sum(k b, k, 1, n)', ['b', 'n']],
    ['sum(k, k, k, n)', ['k', 'n']],
    ['? + 2', []],
    ['Curve(a t, t^2, 0, t)', ['Curve', 'a', 't']],
    ['Tangent(Curve(1, t, t^2, -2, 2), b)', ['Tangent', 'Curve', 'b']],
    ['Curve(t x, 0, 1)', ['Curve', 't', 'x']],
  ])('%s', (source, expected) => {
    expect([...namesIn(parse(source))]).toEqual(expected);
  });
});

describe('dependencyGroups', () => {
  it('puts each node after what it depends on', () => {
    expect(dependencyGroups([[1, 2], [2], [], [0]])).toEqual([[2], [1], [0], [3]]);
  });

  it('keeps cycles together', () => {
    const groups = dependencyGroups([[1], [2], [0, 3], [], [0], [5]]);
    expect(groups.map((group) => [...group].sort())).toEqual([[3], [0, 1, 2], [4], [5]]);
  });
});
