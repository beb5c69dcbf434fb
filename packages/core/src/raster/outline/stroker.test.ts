import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import type { Stroke } from '../../scene/scene.js';
import { rasterize } from '../rasterize.js';
import { areaOf, at, BLACK, coverageOf, difference, stroked } from '../testing/coverage-of.js';

const SIZE = 80;
const area = (path: PathBuilder, stroke: Partial<Stroke> & { readonly width: number }) =>
  areaOf(coverageOf(stroked(path, stroke), SIZE, SIZE));
/** (10, 40) to (40, 40), and then on by 30 px after a turn. */
const corner = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return new PathBuilder()
    .moveTo(10, 40)
    .lineTo(40, 40)
    .lineTo(40 + 30 * Math.cos(angle), 40 + 30 * Math.sin(angle));
};
/** The two halves of a stroke of width w overlap inside a corner in a kite of this area. */
const kite = (width: number, turn: number) => (width / 2) ** 2 * Math.tan(turn / 2);

describe('strokes of one line', () => {
  it.each([0, 17, 45, 90, 133.7])('cover width times length at %f degrees', (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const line = new PathBuilder().moveTo(40, 40).lineTo(40 + 30 * Math.cos(angle), 40 + 30 * Math.sin(angle));
    // At 45 degrees all pixels of a rim are rounded the same way, by 4 of 255 at most.
    expect(Math.abs(area(line, { width: 3.5 }) - 3.5 * 30)).toBeLessThan(1.2);
    expect(Math.abs(area(line, { width: 8, cap: 'square' }) - 8 * 38)).toBeLessThan(1.2);
    expect(Math.abs(area(line, { width: 8, cap: 'round' }) - (8 * 30 + Math.PI * 16))).toBeLessThan(0.6);
  });

  it.each([
    ['round', Math.PI * 25],
    ['square', 100],
    ['butt', 0],
  ] as const)('without length are a dot with %s caps', (cap, expected) => {
    const dot = new PathBuilder().moveTo(30, 30).lineTo(30, 30);
    expect(Math.abs(area(dot, { width: 10, cap }) - expected)).toBeLessThan(0.7);
    expect(Math.abs(area(new PathBuilder().moveTo(30, 30).close(), { width: 10, cap }) - expected)).toBeLessThan(0.7);
  });

  it('of one px on whole px cover these alone', () => {
    const rule = coverageOf(stroked(new PathBuilder().moveTo(2, 5.5).lineTo(9, 5.5), { width: 1 }), 12, 12);
    const expected = Array.from({ length: 144 }, (_, i) => (i >= 62 && i < 69 ? 255 : 0));
    expect([...rule.bytes]).toEqual(expected);
  });

  it.each([1, 2])('as wide as doubles reach are refused as too complex at pixelRatio %i', (pixelRatio) => {
    const node = stroked(new PathBuilder().moveTo(1, 1).lineTo(8, 8), { width: Number.MAX_VALUE, cap: 'round' });
    const draw = () => rasterize({ width: 10, height: 10, children: [node] }, { pixelRatio });
    expect(draw).toThrow(/more than \d+ points/);
  });

  it.each([0.5, 0.1, 0.02])('thinner than one px keep 1 px and pale: %f', (width) => {
    const thin = coverageOf(stroked(new PathBuilder().moveTo(0, 5.5).lineTo(12, 5.5), { width }), 12, 12);
    for (let x = 0; x < 12; x++) expect([4, 5, 6].map((y) => at(thin, x, y))).toEqual([0, Math.round(255 * width), 0]);
  });

  it('of no width are not drawn', () => {
    expect(area(corner(90), { width: 0 })).toBe(0);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('of width %f are refused', (width) => {
    expect(() => area(corner(90), { width })).toThrow(/finite width/);
  });
});

describe('joins', () => {
  it.each([20, 60, 90, 120])('have the area of their kind at a turn of %f degrees', (degrees) => {
    const width = 12;
    const turn = (degrees * Math.PI) / 180;
    const straight = 2 * 30 * width - kite(width, turn);
    const bevel = 0.5 * 36 * Math.sin(turn);
    expect(Math.abs(area(corner(degrees), { width, join: 'bevel' }) - (straight + bevel))).toBeLessThan(0.6);
    expect(Math.abs(area(corner(degrees), { width, join: 'round' }) - (straight + 18 * turn))).toBeLessThan(0.6);
    expect(Math.abs(area(corner(degrees), { width, join: 'miter' }) - (straight + kite(width, turn)))).toBeLessThan(
      0.6,
    );
  });

  it.each([
    [150, 4, true],
    [152, 4, false],
    [90, 1.42, false],
    [90, 1.41, true],
    [179, 200, false],
  ])('of miter kind fall to a bevel past the limit: turn of %f degrees, limit %f', (degrees, miterLimit, falls) => {
    const miter = area(corner(degrees), { width: 6, join: 'miter', miterLimit });
    const bevel = area(corner(degrees), { width: 6, join: 'bevel' });
    if (degrees === 150 || degrees === 152) {
      // 1 / cos(δ / 2) is 3.86 at 150 degrees and 4.13 at 152.
      expect(miter > bevel + 1).toBe(degrees === 150);
    } else {
      expect(miter < bevel + 1).toBe(falls);
    }
  });

  it('end a line that turns back flat, or round', () => {
    expect(area(corner(180), { width: 8, join: 'miter' })).toBeCloseTo(240, 1);
    expect(Math.abs(area(corner(180), { width: 8, join: 'round' }) - (240 + 8 * Math.PI))).toBeLessThan(0.3);
  });

  it('close a contour', () => {
    const square = new PathBuilder().rect(20, 20, 30, 30);
    expect(area(square, { width: 6 })).toBe(36 * 36 - 24 * 24);
    const open = new PathBuilder().polyline([
      [20, 20],
      [50, 20],
      [50, 50],
      [20, 50],
      [20, 20],
    ]);
    expect(area(open, { width: 6 })).toBe(36 * 36 - 24 * 24 - 9);
  });

  it('of segments shorter than the stroke is wide leave no hole', () => {
    const zigzag = new PathBuilder().polyline(Array.from({ length: 20 }, (_, i) => [30 + i, 40 + (i % 2)] as const));
    const drawn = coverageOf(stroked(zigzag, { width: 20, join: 'round' }), SIZE, SIZE);
    for (let x = 31; x < 48; x++) for (let y = 33; y < 48; y++) expect(at(drawn, x, y)).toBe(255);
  });
});

describe('strokes of curves', () => {
  it.each([
    [25, 1],
    [25, 20],
    [12, 23],
    [3, 2],
  ])('ring a circle of radius %f evenly with width %f', (radius, width) => {
    const ring = area(new PathBuilder().circle(40, 40, radius), { width, join: 'miter' });
    expect(Math.abs(ring / (2 * Math.PI * radius * width) - 1)).toBeLessThan(0.01);
  });

  it('fill the middle of a circle that is smaller than they are wide', () => {
    const drawn = coverageOf(stroked(new PathBuilder().circle(40, 40, 3), { width: 12 }), SIZE, SIZE);
    expect(Math.abs(areaOf(drawn) - Math.PI * 81)).toBeLessThan(1.5);
  });

  it('are as dark where they lie over themselves as elsewhere', () => {
    const half = { ...BLACK, a: 0.5 };
    const point = fc.tuple(fc.integer({ min: 5, max: 75 }), fc.integer({ min: 5, max: 75 }));
    const join = fc.constantFrom<Stroke['join'][]>('miter', 'round', 'bevel');
    fc.assert(
      fc.property(
        point,
        fc.array(fc.tuple(point, point, point), { minLength: 1, maxLength: 4 }),
        join,
        (start, curves, kind) => {
          const path = new PathBuilder().moveTo(...start);
          for (const [a, b, c] of curves) path.cubicTo(...a, ...b, ...c);
          const stroke = { width: 9, join: kind, cap: 'round' } as const;
          const dark = coverageOf(stroked(path, stroke), SIZE, SIZE);
          const pale = coverageOf(stroked(path, { ...stroke, color: half }), SIZE, SIZE);
          const halved = { ...dark, bytes: dark.bytes.map((byte) => Math.round((byte * 128) / 255)) };
          // Each of both is rounded to steps of its own.
          expect(difference(pale, halved)).toBeLessThanOrEqual(6);
          expect(Math.max(...dark.bytes)).toBe(255);
        },
      ),
      { numRuns: 60, seed: 1 },
    );
  });

  it('are covered wherever a point of the line is near', () => {
    const coordinate = fc.integer({ min: 10, max: 70 });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 }), (points) => {
        const path = new PathBuilder().polyline(points);
        const drawn = coverageOf(stroked(path, { width: 10, join: 'round', cap: 'round' }), SIZE, SIZE);
        const holes: [number, number][] = [];
        for (let i = 1; i < points.length; i++) {
          for (let t = 0; t <= 1; t += 0.05) {
            const x = points[i - 1]![0] + t * (points[i]![0] - points[i - 1]![0]);
            const y = points[i - 1]![1] + t * (points[i]![1] - points[i - 1]![1]);
            if (at(drawn, Math.floor(x), Math.floor(y)) !== 255) holes.push([x, y]);
          }
        }
        expect(holes).toEqual([]);
      }),
      { numRuns: 100, seed: 2 },
    );
  });
});
