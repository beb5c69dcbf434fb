import { expect, it } from 'vitest';
import { plainResult } from '../../testing/plain-values.js';

const MIDDLES = 'c: Circle((0, 0), 2) | P: Point(c, 1) | M: Midpoint(P, (4, 0)) | L: Locus(M, P)';

it.each([
  ['length(L)', MIDDLES, 2 * Math.PI],
  ['length(Scale(L, 2, (0, 0)))', MIDDLES, 4 * Math.PI],
  ['area(L)', MIDDLES, Math.PI],
  ['length(Spline([(0, 0), (1, 2), (2, 4)]))', '', Math.sqrt(20)],
])('%s, %s', (expression, definitions, expected) => {
  expect(Math.abs((plainResult(expression, definitions) as number) - expected)).toBeLessThan(1e-7);
});

it('an edge of a locus keeps its length', () => {
  const square = 'Q: Polygon((0, 0), (4, 0), (4, 4), (0, 4)) | P: Point(Q, 0) | M: P / 2 | L: Locus(M, P)';
  expect(plainResult('length(L)', square)).toBeCloseTo(8, 6);
});
