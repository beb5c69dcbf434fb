import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Canvas } from '../canvas.js';
import { Contours } from '../outline/contours.js';
import { scaling } from '../outline/transform.js';
import { Sweep } from '../sweep/coverage.js';
import type { Painter } from '../sweep/painter.js';
import { NONZERO } from '../sweep/winding.js';
import type { Coverage, Polygon } from '../testing/coverage.js';
import { BLACK, coverageOf, difference, filled, pathOf, surrounds } from '../testing/coverage-of.js';
import { AccumulationBuffer } from './accumulation.js';
import type { FlatGlyph } from './flat-glyph.js';

const SIZE = 40;
const everywhere = { left: 0, top: 0, right: SIZE, bottom: SIZE };

function glyphOf(contours: readonly Polygon[]): FlatGlyph {
  const points = contours.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const bounds = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  let end = 0;
  const ends = Int32Array.from(contours, (contour) => {
    end += contour.length;
    return end;
  });
  return { em: 1, xy: Float32Array.from(points.flat()), ends, bounds };
}

/** Soft edges change colour in steps of so much: what a rounding parts may be this far apart. */
const STEP = 8;

/** What a canvas paints of a glyph, `dx` px to the right and in the rows of each band by itself. */
function drawn(glyph: FlatGlyph, dx = 0, bands: readonly number[] = [SIZE]): Coverage {
  const canvas = new Canvas(SIZE, SIZE, undefined);
  const { left, top, right, bottom } = glyph.bounds;
  const box = { left: left + dx, top, right: right + dx, bottom };
  let from = 0;
  for (const to of bands) {
    canvas.setBand(from, to, from);
    canvas.fillGlyph(glyph, { ...scaling(1), e: dx }, box, BLACK, everywhere);
    from = to;
  }
  const bytes = Uint8Array.from(canvas.toPixels(), (pixel) => pixel >>> 24);
  return { width: SIZE, height: SIZE, bytes };
}

/** Notes coverage instead of painting. */
class Recorder implements Painter {
  readonly width = SIZE;
  readonly height = SIZE;
  readonly bytes = new Uint8Array(SIZE * SIZE);

  solid(y: number, x0: number, x1: number): void {
    this.bytes.fill(255, y * SIZE + x0, y * SIZE + x1);
  }

  partial(y: number, x0: number, x1: number, coverage: Uint8Array): void {
    this.bytes.set(coverage.subarray(x0, x1), y * SIZE + x0);
  }
}

function accumulated(glyph: FlatGlyph): Coverage {
  const buffer = new AccumulationBuffer();
  const recorder = new Recorder();
  buffer.begin(everywhere);
  buffer.add(glyph, glyph.ends.length, scaling(1));
  buffer.paint(SIZE, 0, SIZE, new Uint8Array(SIZE), recorder);
  return recorder;
}

function summed(contours: readonly Polygon[]): Coverage {
  const sweep = new Sweep(SIZE, SIZE);
  const recorder = new Recorder();
  const outline = new Contours();
  for (const contour of contours) {
    for (const [x, y] of contour) outline.add(x, y);
    outline.end(true);
  }
  sweep.begin(everywhere);
  sweep.edges.addContours(outline);
  sweep.paint(NONZERO, recorder);
  return recorder;
}

/** What a path of the same shape gives. */
function swept(contours: readonly Polygon[], dx = 0): Coverage {
  const moved = contours.map((contour) => contour.map(([x, y]): [number, number] => [x + dx, y]));
  return coverageOf(filled(pathOf(moved)), SIZE, SIZE);
}

/** A simple polygon around (20, 20) with a hole in it. */
const ringed = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 24 }).filter(surrounds),
    fc.infiniteStream(fc.integer({ min: 8 * 64, max: 18 * 64 })),
  )
  .map(([degrees, radii]): Polygon[] => {
    const outer = degrees
      .sort((a, b) => a - b)
      .map((degree): [number, number] => {
        const angle = (degree * Math.PI) / 180;
        const radius = radii.next().value / 64;
        return [Math.fround(20 + radius * Math.cos(angle)), Math.fround(20 + radius * Math.sin(angle))];
      });
    const hole = outer.map(([x, y]): [number, number] => [20 + (x - 20) / 4, 20 + (y - 20) / 4]).reverse();
    return [outer, hole];
  });

describe('AccumulationBuffer', () => {
  it('covers what the sweep covers', () => {
    fc.assert(
      fc.property(ringed, (contours) => {
        expect(difference(accumulated(glyphOf(contours)), summed(contours))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('covers the same over the sides of the picture, where the sweep takes over', () => {
    fc.assert(
      fc.property(ringed, fc.integer({ min: -22, max: 22 }), (contours, dx) => {
        expect(difference(drawn(glyphOf(contours), dx), swept(contours, dx))).toBeLessThanOrEqual(STEP);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  it('covers the same band by band', () => {
    fc.assert(
      fc.property(ringed, fc.integer({ min: 1, max: SIZE - 1 }), (contours, row) => {
        const glyph = glyphOf(contours);
        expect(difference(drawn(glyph, 0, [row, SIZE]), drawn(glyph))).toBe(0);
      }),
      { numRuns: 50, seed: 3 },
    );
  });

  it('counts what lies over each other once', () => {
    const square: Polygon = [
      [10, 10],
      [20, 10],
      [20, 20],
      [10, 20],
    ];
    const shifted = square.map(([x, y]): [number, number] => [x + 5, y + 5]);
    expect(difference(drawn(glyphOf([square, shifted])), swept([square, shifted]))).toBe(0);
  });

  it('has room for a glyph of 127 × 128 px, and says where it has not', () => {
    const buffer = new AccumulationBuffer();
    expect(buffer.begin({ left: 0, top: 0, right: 127, bottom: 128 })).toBe(true);
    expect(buffer.begin({ left: 0, top: 0, right: 128, bottom: 128 })).toBe(false);
  });
});
