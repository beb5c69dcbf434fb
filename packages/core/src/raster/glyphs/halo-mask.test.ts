import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import type { Glyph, SceneNode, TextNode } from '../../scene/scene.js';
import { rasterize } from '../rasterize.js';
import { BLACK, coverageOf, difference } from '../testing/coverage-of.js';
import { createHaloMasks, type HaloMask } from './halo-mask.js';

const ring: Glyph = {
  key: 'test/ring',
  outline: new PathBuilder().circle(300, 300, 280).circle(300, 300, 120),
  unitsPerEm: 1000,
};

/** A glyph in no colour of its own, so that its halo is all there is; turned by a hair, it is drawn without a mask. */
function halo(x: number, y: number, size: number, rotation = 0, letters = [0]): TextNode {
  const nothing = { ...BLACK, a: 0 };
  const pieces = letters.map((at) => ({ kind: 'glyph', glyph: ring, x: at, y: 0, size }) as const);
  const layout = { width: 9, ascent: 9, descent: 0, pieces };
  const rest = { source: 'o', mode: 'plain', font: 'serif', fontSize: size, color: nothing, layout } as const;
  return { kind: 'text', x, y, rotation, halo: { color: BLACK, width: 2 }, ...rest };
}

describe('halos by masks', () => {
  it.each([
    ['at quarters of a px', 6.25, 22.75, 20, 32],
    // An eighth of a px in both directions, and outlines are simplified within a tenth.
    ['at other places', 6.12, 22.63, 20, 70],
    ['cut off by the picture', -4, 31.5, 24, 25],
    ['too large for a mask', -60, 145, 300, 4],
  ])('are those by outlines: %s', (_, x, y, size, tolerance) => {
    const exact = coverageOf(halo(x, y, size, 1e-12), 32, 28);
    expect(exact.bytes.some((byte) => byte > 0)).toBe(true);
    for (let time = 0; time < 2; time++) {
      expect(difference(coverageOf(halo(x, y, size), 32, 28), exact)).toBeLessThanOrEqual(tolerance);
    }
  });

  it('stay inside a clip that cuts through pixels', () => {
    const clip = { x: 8.5, y: 5, width: 9.25, height: 30 };
    const cut = coverageOf({ kind: 'group', clip, children: [halo(6, 24, 20)] }, 32, 32);
    const exact = coverageOf({ kind: 'group', clip, children: [halo(6, 24, 20, 1e-12)] }, 32, 32);
    expect(difference(cut, exact)).toBeLessThanOrEqual(16);
  });
});

describe('halos in the colour of the background', () => {
  const white = { r: 255, g: 255, b: 255, a: 1 };
  const paper = {
    kind: 'path',
    path: new PathBuilder().rect(0, 0, 96, 32),
    fill: { color: white, rule: 'nonzero' },
  } as const;
  const ink = {
    ...paper,
    path: new PathBuilder().rect(20, 0, 3, 32),
    fill: { color: BLACK, rule: 'nonzero' },
  } as const;
  const halos = [halo(4, 24, 20), halo(18, 24, 20), halo(70, 24, 20), halo(-60, 24, 20), halo(40, 90, 20)].map(
    (one) => ({
      ...one,
      halo: { color: white, width: 2 },
    }),
  );
  const draw = (children: readonly SceneNode[]) =>
    rasterize({ width: 96, height: 32, background: white, children }, { pixelRatio: 1 });

  it('are as on paper that is painted', () => {
    const { data } = draw([ink, ...halos]);
    expect(data.some((byte) => byte < 128)).toBe(true);
    expect(data).not.toEqual(draw([ink]).data);
    expect(data).toEqual(draw([paper, ink, ...halos]).data);
  });

  it('are not painted where nothing is', () => {
    const count = (children: readonly SceneNode[]) =>
      draw(children).painted!.marks.reduce((sum, mark) => sum + mark, 0);
    expect(count(halos)).toBe(0);
    expect(count([ink, ...halos])).toBeLessThan(count([paper, ink, ...halos]) / 2);
  });

  it('are not painted for the sake of one another', () => {
    const word = { ...halo(17, 24, 8, 0, [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]), halo: halos[0]!.halo! };
    const { data, painted } = draw([ink, word]);
    // Of 6 tiles across, the ink's and the next, which the first letters' halos reach.
    expect(painted!.marks.filter((_, tile) => tile % 6 > 2).every((mark) => mark === 0)).toBe(true);
    expect(data).not.toEqual(draw([ink]).data);
    expect(data).toEqual(draw([paper, ink, word]).data);
  });
});

describe('the masks that are kept', () => {
  const mask = (bytes: number): HaloMask => ({
    left: 0,
    top: 0,
    width: bytes,
    height: 1,
    coverage: new Uint8Array(bytes),
  });

  it('are found again by glyph and key', () => {
    const masks = createHaloMasks();
    const first = masks(ring, 'a', () => mask(9));
    expect(masks(ring, 'a', () => mask(9))).toBe(first);
    expect(masks(ring, 'b', () => mask(9))).not.toBe(first);
    expect(masks({ ...ring }, 'a', () => mask(9))).not.toBe(first);
  });

  it('take a bounded number of bytes', () => {
    const masks = createHaloMasks();
    const first = masks(ring, '0', () => mask(1 << 20));
    for (let i = 1; i < 8; i++) masks(ring, `${i}`, () => mask(1 << 20));
    expect(masks(ring, '0', () => mask(9))).not.toBe(first);
  });
});
