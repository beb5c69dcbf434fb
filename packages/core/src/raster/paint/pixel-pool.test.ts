import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import type { Color, Scene } from '../../scene/scene.js';
import { rasterize, startDrawing } from '../rasterize.js';
import { filled } from '../testing/coverage-of.js';
import { PixelPool } from './pixel-pool.js';

const WHITE = { r: 255, g: 255, b: 255, a: 1 };
const ROSE = { r: 255, g: 200, b: 210, a: 0.5 };

function scene(at: number, background: Color | undefined, [width, height] = [70, 30]): Scene {
  const disc = new PathBuilder().arc(at, at, 8, 8, 0, 0, 2 * Math.PI);
  return { width: width!, height: height!, ...(background && { background }), children: [filled(disc)] };
}

/** A scene of more colours than are drawn with numbers. */
function colorful(background: Color | undefined): Scene {
  const children = Array.from({ length: 1500 }, (_, i) =>
    filled(new PathBuilder().rect(i % 70, Math.floor(i / 70), 1, 1), 'nonzero', { r: i % 256, g: i >> 8, b: 9, a: 1 }),
  );
  return { ...scene(0, background), children };
}

const copy = (what: Scene) => {
  const { data, painted } = rasterize(what, { pixelRatio: 1 });
  return [[...data], [...painted!.marks]];
};

function drawAndRelease(what: Scene): void {
  const drawing = startDrawing(what, { pixelRatio: 1 });
  drawing.finish();
  drawing.release();
}

describe('the memory of a picture', () => {
  it.each([
    ['the same background', scene(12, WHITE), scene(20, WHITE)],
    ['another background', scene(12, WHITE), scene(20, ROSE)],
    ['a transparent one', scene(12, ROSE), scene(20, undefined)],
    ['another size', scene(12, WHITE), scene(20, WHITE, [30, 70])],
    ['many colours before', colorful(WHITE), scene(20, WHITE)],
    ['many colours after', scene(12, WHITE), colorful(ROSE)],
    ['many colours before and after', colorful(WHITE), colorful(undefined)],
  ])('serves the next one: %s', (_, before, after) => {
    const fresh = copy(after);
    drawAndRelease(before);
    expect(copy(after)).toEqual(fresh);
  });

  it('is used once', () => {
    drawAndRelease(scene(12, WHITE));
    const drawing = startDrawing(scene(20, WHITE), { pixelRatio: 1 });
    const first = drawing.finish();
    if (!('numbers' in first)) throw new Error('few colours are numbers');
    const numbers = first.numbers.slice();
    drawAndRelease(scene(12, WHITE));
    expect(first.numbers).toEqual(numbers);
  });
});

describe('PixelPool', () => {
  const pool = () => new PixelPool((length) => new Int32Array(length));

  it('clears what was painted, and all where the background was another or everything is marked', () => {
    for (const [marks, background] of [
      [[5], 7],
      [[5], 8],
      [[0, 1, 2, 3, 4, 5], 7],
    ] as const) {
      const one = pool();
      const { memory, painted } = one.blank(30, 3, 7);
      memory.fill(9, 30 * 2 + 16, 90);
      for (const mark of marks) painted.marks[mark] = 1;
      one.recycle({ width: 30, height: 3, memory, painted });
      const again = one.blank(30, 3, background);
      expect(again.memory).toBe(memory);
      expect(new Set(again.memory)).toEqual(new Set([background]));
      expect(new Set(again.painted.marks)).toEqual(new Set([0]));
    }
  });

  it('keeps one picture of the size that is asked for', () => {
    const one = pool();
    const before = { width: 4, height: 2, ...one.blank(4, 2, 0) };
    one.recycle(before);
    expect(one.blank(2, 4, 0).memory).not.toBe(before.memory);
    expect(one.blank(4, 2, undefined).memory).toBe(before.memory);
    expect(one.blank(4, 2, 0).memory).not.toBe(before.memory);
  });
});
