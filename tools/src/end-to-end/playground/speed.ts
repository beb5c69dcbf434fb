import type { Page } from 'playwright-core';
import { checkSpeed } from './page.js';

declare global {
  /** In the page: when pictures were drawn, ms. */
  var pictures: number[];
}

/** Pictures in a second while a slider plays; a screen shows 60. */
const MIN_FRAMES = 55;
const MAX_SECONDS = 10;

/** In a second. */
interface Frames {
  readonly pictures: number;
  readonly frames: number;
}

/** Starts to count the pictures of a page. */
export function countPictures(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.pictures = [];
    const put = CanvasRenderingContext2D.prototype.putImageData;
    CanvasRenderingContext2D.prototype.putImageData = function (this: CanvasRenderingContext2D, ...given: unknown[]) {
      globalThis.pictures.push(performance.now());
      return put.apply(this, given as Parameters<typeof put>);
    };
  });
}

/**
 * The best second of some: what the page can do, not what else runs; on a busy machine as many as the browser itself
 * comes to.
 */
export async function checkFrames(page: Page, name: string, each?: string): Promise<void> {
  let best: Frames = { pictures: 0, frames: 60 };
  const keepsUp = ({ pictures, frames }: Frames) => pictures >= Math.min(MIN_FRAMES, 0.9 * frames);
  for (let i = 0; i < MAX_SECONDS && !keepsUp(best); i++) {
    const second = await page.evaluate(async (source) => {
      const act = source === undefined ? () => {} : new Function('at', source);
      const from = performance.now();
      let frames = 0;
      await new Promise<void>((resolve) => {
        requestAnimationFrame(function count(now) {
          frames += 1;
          act(now / 1000);
          if (now - from < 1000) requestAnimationFrame(count);
          else resolve();
        });
      });
      const share = 1000 / (performance.now() - from);
      return { pictures: globalThis.pictures.filter((at) => at >= from).length * share, frames: frames * share };
    }, each);
    if (second.pictures > best.pictures) best = second;
  }
  const detail = `${best.pictures.toFixed(1)} pictures in ${best.frames.toFixed(1)} frames a second`;
  checkSpeed(name, keepsUp(best), detail);
}
