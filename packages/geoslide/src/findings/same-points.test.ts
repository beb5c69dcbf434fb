import { expect, it } from 'vitest';
import { renderSvg } from '../index.js';

const figure =
  'A: Point(0, 0)\nB: Point(7, 0)\nC: Point(2, 5)\nP: Point(3, 1)\nk: Circumcircle(A, B, C)\ng: Line(A, P)\n';

it.each([
  [
    'K: Intersect(k, Line(A, P), 2)',
    ['it lies on A, where these cross too: write Intersect(k, Line(A, P), 1) for the other point'],
  ],
  ['K: Intersect(k, g, 2)', ['it lies on A, where these cross too: write Intersect(k, g, 1) for the other point']],
  ['K: Intersect(k, g, 1)', []],
  ['K: Intersect(k, Line(P, (9, 3)), 1)', []],
  ['K: Intersect(Line(A, B), Line(A, C), 1)', []],
  ['t: Tangent(k, A)\nK: Intersect(t, Line(A, C), 1)', []],
])('%s', async (line, messages) => {
  const { warnings } = await renderSvg(figure + line);
  expect(warnings.map(({ message }) => message)).toEqual(messages);
});
