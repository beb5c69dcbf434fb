import { expect, it } from 'vitest';
import { cross, dot, length, polygonNormal, sub, turn, vec3 } from '../vec3.js';
import { convexPieces } from './convex-pieces.js';

const comb = [
  [0, 0],
  [7, 0],
  [7, 3],
  [6, 3],
  [6, 1],
  [4, 1],
  [4, 1],
  [4, 3],
  [3, 3],
  [3, 1],
  [2, 1],
  [1, 1],
  [1, 3],
  [0, 3],
] as const;
const tilted = comb.map(([x, y]) => turn(vec3(x, y, 2), vec3(1, 2, 0), vec3(1, -1, 3), 1));

it.each([
  ['a comb with a corner twice and one on a side', tilted],
  ['the other way round', [...tilted].reverse()],
])('%s: convex pieces, none of which lies on another', (_, corners) => {
  const normal = polygonNormal(corners);
  const pieces = convexPieces(corners);
  const area = pieces.reduce((sum, piece) => sum + length(polygonNormal(piece)), 0);
  expect(area / 2).toBeCloseTo(13, 10);
  for (const piece of pieces) {
    expect(piece.length).toBeLessThanOrEqual(4);
    piece.forEach((p, i) => {
      const [q, r] = [piece[(i + 1) % piece.length]!, piece[(i + 2) % piece.length]!];
      expect(dot(cross(sub(q, p), sub(r, q)), normal)).toBeGreaterThan(0);
    });
  }
});

it('what has no area has no pieces', () => {
  expect(convexPieces([vec3(0, 0, 0), vec3(1, 1, 1), vec3(2, 2, 2)])).toEqual([]);
});
