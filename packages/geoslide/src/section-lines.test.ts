import { expect, it } from 'vitest';
import { renderSvg } from './index.js';

it('the hidden part of a curved section is dashed as one line', async () => {
  const { text } = await renderSvg(
    'axes off\nO: Point(0, 0, 0)\nk: Cone(O, Point(0, 0, 6), 3)\ne: Section(k, Plane(z = 3 + 2 x)) {color: red}\ncamera {yaw: -1.05, pitch: 0.35, projection: orthographic}',
  );
  const [, lines = ''] = /<g data-id="e"[^>]*>(.*?)<\/g>/s.exec(text) ?? [];
  const dashed = [...text.matchAll(/<g data-id="e"[^>]*stroke-dasharray[^>]*>(.*?)<\/g>/gs)].map(
    ([, inner = '']) => inner,
  );
  expect(lines).not.toBe('');
  expect(dashed.length).toBeGreaterThan(0);
  // The chords of the curve were lines of their own, each too short for a gap.
  const moves = dashed.join('').match(/[Mm]/g) ?? [];
  expect(moves.length).toBeLessThanOrEqual(4);
});
