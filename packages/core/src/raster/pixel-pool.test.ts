import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../scene/path.js';
import type { Color, Scene } from '../scene/scene.js';
import { recycle } from './pixel-pool.js';
import { rasterize } from './rasterize.js';
import { filled } from './testing/coverage-of.js';

const WHITE = { r: 255, g: 255, b: 255, a: 1 };
const ROSE = { r: 255, g: 200, b: 210, a: 0.5 };

function scene(at: number, background: Color | undefined, [width, height] = [70, 30]): Scene {
  const disc = new PathBuilder().arc(at, at, 8, 8, 0, 0, 2 * Math.PI);
  return { width: width!, height: height!, ...(background && { background }), children: [filled(disc)] };
}

const draw = (what: Scene) => rasterize(what, { pixelRatio: 1 });
const copy = (what: Scene) => {
  const { data, painted } = draw(what);
  return [[...data], [...painted!.marks]];
};

describe('the memory of a picture', () => {
  it.each([
    ['the same background', scene(12, WHITE), scene(20, WHITE)],
    ['another background', scene(12, WHITE), scene(20, ROSE)],
    ['a transparent one', scene(12, ROSE), scene(20, undefined)],
    ['another size', scene(12, WHITE), scene(20, WHITE, [30, 70])],
  ])('serves the next one: %s', (_, before, after) => {
    const fresh = copy(after);
    recycle(draw(before));
    expect(copy(after)).toEqual(fresh);
  });

  it('is used once', () => {
    recycle(draw(scene(12, WHITE)));
    const first = draw(scene(20, WHITE));
    const pixels = [...first.data];
    draw(scene(12, WHITE));
    expect([...first.data]).toEqual(pixels);
  });

  it('is cleared where a file was made in it', () => {
    const before = draw(scene(12, WHITE));
    before.data.fill(7);
    before.painted!.marks.fill(1);
    const fresh = copy(scene(20, WHITE));
    recycle(before);
    expect(copy(scene(20, WHITE))).toEqual(fresh);
  });
});
