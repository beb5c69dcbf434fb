import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScreenPoint } from '../camera/projection.js';
import { mergeContours } from './merge-contours.js';

const p = (x: number, y: number): ScreenPoint => ({ x, y, z: 0 });
const cell = (x: number, y: number) => [p(x, y), p(x + 1, y), p(x + 1, y + 1), p(x, y + 1)];

function winding(contours: readonly (readonly ScreenPoint[])[], x: number, y: number): number {
  let turns = 0;
  for (const contour of contours) {
    contour.forEach((b, i) => {
      const a = contour[(i + contour.length - 1) % contour.length]!;
      if (b.y > y !== a.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) turns += b.y > a.y ? 1 : -1;
    });
  }
  return turns;
}

describe('mergeContours', () => {
  it('leaves one outline of cells that fill a square', () => {
    const [outline, ...more] = mergeContours([cell(0, 0), cell(1, 0), cell(0, 1), cell(1, 1)]);
    expect(more).toEqual([]);
    expect(outline).toHaveLength(8);
  });

  it('keeps the hole in a ring of cells', () => {
    const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 1);
    const merged = mergeContours(ring.map(([x, y]) => cell(x, y)));
    expect(merged.map((contour) => contour.length).sort((a, b) => a - b)).toEqual([4, 12]);
    expect(winding(merged, 1.5, 1.5)).toBe(0);
  });

  it('takes corners for one that only rounding parts', () => {
    const off = cell(1, 0).map(({ x, y }) => p(x + 1e-12, y - 1e-12));
    expect(mergeContours([cell(0, 0), off])).toHaveLength(1);
  });

  it('leaves far corners as they are', () => {
    const far = [cell(0, 0), cell(1e6, 0), cell(1e6 + 1, 0)];
    expect(mergeContours(far)).toEqual(far);
  });

  it('changes no winding number, whatever overlaps', () => {
    const place = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (cells) => {
        const contours = cells.map(([x, y]) => cell(x, y));
        const merged = mergeContours(contours);
        for (let x = -0.5; x < 7; x++) {
          for (let y = -0.5; y < 7; y++) expect(winding(merged, x, y)).toBe(winding(contours, x, y));
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('gives the same outlines in whatever order the polygons come', () => {
    const place = fc.tuple(fc.nat(5), fc.nat(5));
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 2, maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        (cells, keys) => {
          const contours = cells.map(([x, y]) => cell(x, y));
          const shuffled = contours
            .map((contour, i) => ({ contour, key: keys[i] ?? i }))
            .sort((a, b) => a.key - b.key)
            .map(({ contour }) => contour);
          expect(mergeContours(shuffled)).toEqual(mergeContours(contours));
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });
});
