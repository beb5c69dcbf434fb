import { expect, it } from 'vitest';
import { renderSvg } from '../index.js';

const POINTS = 'A: Point(0, 0)\nB: Point(4, 0)\nC: Point(0, 3)\n';
const ADVICE =
  'SimsonLine takes the point first, here A, then the triangle B, C, P: write SimsonLine(P, A, B, C) if P is the point';

it.each([
  ['k: Circumcircle(A, B, C)\nP: Point(k, 1)\ng: SimsonLine(A, B, C, P)', [ADVICE]],
  ['k: Circumcircle(A, B, C)\nP: Point(k, 1)\ng: SimsonLine(P, A, B, C)', []],
  ['T: Polygon(C, B, A)\nP: Point(4, 3)\ng: SimsonLine(A, B, C, P)', [ADVICE]],
  ['P: (A + 2 B + C) / 4\nd: area(A, B, C) + area(B, C, P)\nM: IsogonalConjugate(A, B, C, P)', []],
  ['P: Point(4, 3)\ng: SimsonLine(A, B, C, P)', []],
  [
    'P: (A + 2 B + C) / 4\nM: 2 IsogonalConjugate(A, B, C, P)',
    [
      'IsogonalConjugate takes the point first, here A, then the triangle B, C, P: write IsogonalConjugate(P, A, B, C) if P is the point',
    ],
  ],
])('%s', async (lines, messages) => {
  const { warnings } = await renderSvg(POINTS + lines);
  expect(warnings.map(({ message }) => message)).toEqual(messages);
});
