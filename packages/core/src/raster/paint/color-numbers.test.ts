import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countNumbers } from './color-numbers.js';
import { markCopied, markPainted, unpaintedTiles } from './pixel-buffer.js';

/** A picture in which a row is blank (undefined), or the row above with one pixel changed, or the same again. */
function picture(width: number, rows: readonly (readonly [x: number, number: number] | undefined)[]) {
  const numbers = new Uint16Array(width * rows.length);
  const painted = unpaintedTiles(width, rows.length);
  rows.forEach((change, y) => {
    if (change === undefined) return;
    const start = y * width;
    if (y > 0) {
      numbers.copyWithin(start, start - width, start);
      markCopied(painted, y - 1, y + 1);
    }
    const [x, number] = change;
    if (x >= width) return;
    numbers[start + x] = number;
    markPainted(painted, y, x, x + 1);
  });
  return { width, numbers, painted };
}

describe('countNumbers', () => {
  it('counts each pixel of a picture whose rows repeat, or nearly', () => {
    const width = fc.constantFrom(16, 48, 80, 33, 34);
    const rows = fc.array(fc.option(fc.tuple(fc.nat(120), fc.nat(5))), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(width, rows, (across, changes) => {
        const { numbers, painted } = picture(
          across,
          changes.map((change) => change ?? undefined),
        );
        const counts = [...countNumbers({ width: across, numbers, painted }, 6)];
        const expected = Array.from({ length: 6 }, (_, k) => numbers.filter((number) => number === k).length);
        expect(counts).toEqual(expected);
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});
