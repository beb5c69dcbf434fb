import type { Bounds } from '../outline/clip.js';
import type { Painter } from '../sweep/painter.js';

/** The pixels that a rectangle touches: whole px around `bounds`. */
export function touched({ left, top, right, bottom }: Bounds): Bounds {
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
}

/** Scales coverage on the rim of a clip whose sides cut through pixels; gives `painter` itself where none does. */
export function clipped(painter: Painter, clip: Bounds): Painter {
  const pixels = touched(clip);
  const aligned =
    pixels.left === clip.left &&
    pixels.top === clip.top &&
    pixels.right === clip.right &&
    pixels.bottom === clip.bottom;
  return aligned ? painter : new ClippedPainter(painter, clip);
}

class ClippedPainter implements Painter {
  private readonly scaled: Uint8Array;

  constructor(
    private readonly painter: Painter,
    private readonly clip: Bounds,
  ) {
    this.scaled = new Uint8Array(Math.ceil(clip.right) + 1);
  }

  solid(y: number, x0: number, x1: number): void {
    const { left, top, right, bottom } = this.clip;
    if (y >= top && y + 1 <= bottom && x0 >= left && x1 <= right) {
      this.painter.solid(y, x0, x1);
      return;
    }
    this.scaled.fill(255, x0, x1);
    this.rim(y, x0, x1);
  }

  partial(y: number, x0: number, x1: number, coverage: Uint8Array): void {
    for (let x = x0; x < x1; x++) this.scaled[x] = coverage[x]!;
    this.rim(y, x0, x1);
  }

  private rim(y: number, x0: number, x1: number): void {
    const { clip, scaled } = this;
    const row = overlap(y, clip.top, clip.bottom);
    if (row < 1) for (let x = x0; x < x1; x++) scaled[x] = Math.round(scaled[x]! * row);
    const first = Math.floor(clip.left);
    const last = Math.ceil(clip.right) - 1;
    if (x0 <= first && first < x1) scaled[first] = Math.round(scaled[first]! * overlap(first, clip.left, clip.right));
    if (x0 <= last && last < x1 && last !== first) {
      scaled[last] = Math.round(scaled[last]! * overlap(last, clip.left, clip.right));
    }
    this.painter.partial(y, x0, x1, scaled);
  }
}

/** How much of the pixel from `at` to `at + 1` lies between two limits. */
function overlap(at: number, low: number, high: number): number {
  return Math.min(at + 1, high) - Math.max(at, low);
}
