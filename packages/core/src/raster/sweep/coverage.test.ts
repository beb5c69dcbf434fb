import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import type { Polygon } from '../testing/coverage.js';
import { areaOf, at, coverageOf, difference, filled, pathOf, stroked, surrounds } from '../testing/coverage-of.js';
import { sampledCoverage } from '../testing/sampled.js';

const SIZE = 48;
/** On the grid to which edges are snapped, so that the expected area is that of what is drawn. */
const coordinate = (min: number, max: number) =>
  fc.integer({ min: min * 256, max: max * 256 }).map((value) => value / 256);
const polygon = (min: number, max: number, most: number, least = 3): fc.Arbitrary<Polygon> =>
  fc.array(fc.tuple(coordinate(min, max), coordinate(min, max)), { minLength: least, maxLength: most, size: 'max' });

function shoelace(points: Polygon): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);
}

function perimeter(points: Polygon): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + Math.hypot(u - x, v - y);
  }, 0);
}

const clip = { x: 8, y: 6, width: 11, height: 9 };
const inClip = (x: number, y: number) => x >= 8 && x < 19 && y >= 6 && y < 15;

describe('coverage', () => {
  it('adds up to the area of a polygon around a centre', () => {
    const angles = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 24 });
    fc.assert(
      fc.property(angles, fc.infiniteStream(coordinate(2, 22)), (degrees, radii) => {
        const points = degrees
          .sort((a, b) => a - b)
          .map((degree): [number, number] => {
            const radius = radii.next().value;
            const angle = (degree * Math.PI) / 180;
            const snap = (value: number) => Math.round(value * 256) / 256;
            return [snap(24 + radius * Math.cos(angle)), snap(24 + radius * Math.sin(angle))];
          });
        fc.pre(surrounds(degrees));
        const area = Math.abs(shoelace(points));
        // A rim pixel's byte is off by 4 / 255 at most, and mostly as often up as down.
        expect(Math.abs(areaOf(coverageOf(filled(pathOf([points])), SIZE, SIZE)) - area)).toBeLessThan(
          0.003 * perimeter(points) + 0.03,
        );
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  describe('of shapes that do not overlap', () => {
    const angle = fc.integer({ min: 0, max: 359 }).map((degree) => (degree * Math.PI) / 180);
    const place = coordinate(-6, 26);
    /** Far from the picture; with it, the shape is none of the simple ones. */
    const elsewhere = (path: PathBuilder) => path.rect(-90, -90, 5, 5);

    it('is that of any shape: circles, triangles, and their strokes', () => {
      fc.assert(
        fc.property(place, place, coordinate(2, 9), angle, (x, y, r, turn) => {
          const corners = [0, 2, 4].map((k): [number, number] => [
            x + r * Math.cos(turn + k),
            y + r * Math.sin(turn + k),
          ]);
          for (const shape of [() => new PathBuilder().circle(x, y, r), () => pathOf([corners])]) {
            for (const draw of [filled, (path: PathBuilder) => stroked(path, { width: 1.5, join: 'round' })]) {
              const [simple, any] = [draw(shape()), draw(elsewhere(shape()))];
              expect(difference(coverageOf(simple, 20, 20), coverageOf(any, 20, 20))).toBeLessThanOrEqual(1);
            }
          }
        }),
        { numRuns: 60, seed: 1 },
      );
    });

    it('is that of any shape: wide circles, and parts of them over the sides of the picture', () => {
      const wide = coordinate(-100, 400);
      fc.assert(
        fc.property(wide, wide, coordinate(40, 200), angle, angle, (x, y, r, start, sweep) => {
          const shapes = [
            () => new PathBuilder().circle(x, y, r),
            () => new PathBuilder().arc(x, y, r, r, 0, start, sweep),
          ];
          for (const shape of shapes) {
            const [simple, any] = [shape(), elsewhere(shape())].map((path) => stroked(path, { width: 3 }));
            expect(difference(coverageOf(simple!, 300, 300), coverageOf(any!, 300, 300))).toBeLessThanOrEqual(1);
          }
        }),
        { numRuns: 40, seed: 1 },
      );
    });

    it('is that of any shape: single lines, also over the sides of the picture', () => {
      fc.assert(
        fc.property(place, place, place, place, fc.constantFrom('butt', 'round', 'square'), (x, y, u, v, cap) => {
          const line = () => new PathBuilder().moveTo(x, y).lineTo(u, v);
          const [simple, any] = [stroked(line(), { width: 2, cap }), stroked(elsewhere(line()), { width: 2, cap })];
          expect(difference(coverageOf(simple, 20, 20), coverageOf(any, 20, 20))).toBeLessThanOrEqual(1);
        }),
        { numRuns: 200, seed: 1 },
      );
    });

    it('is that of any shape: convex polygons over the sides of a picture and of a clip', () => {
      const wide = coordinate(-60, 80);
      const turns = fc.uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 7 });
      const inside = { x: 2.25, y: 3, width: 12.5, height: 9.75 };
      fc.assert(
        fc.property(wide, wide, coordinate(1, 90), coordinate(1, 90), turns, (x, y, rx, ry, degrees) => {
          const corners = degrees
            .sort((a, b) => a - b)
            .map((degree): [number, number] => [
              x + rx * Math.cos((degree * Math.PI) / 180),
              y + ry * Math.sin((degree * Math.PI) / 180),
            ]);
          const [convex, any] = [pathOf([corners]), elsewhere(pathOf([corners]))].map((path) => filled(path));
          expect(difference(coverageOf(convex!, 20, 20), coverageOf(any!, 20, 20))).toBeLessThanOrEqual(1);
          const [cut, anyCut] = [convex!, any!].map(
            (node): SceneNode => ({
              kind: 'group',
              clip: inside,
              children: [node],
            }),
          );
          expect(difference(coverageOf(cut!, 20, 20), coverageOf(anyCut!, 20, 20))).toBeLessThanOrEqual(1);
        }),
        { numRuns: 300, seed: 1 },
      );
    });
  });

  it.each(['nonzero', 'evenodd'] as const)('agrees with dense sampling for any polygons: %s', (rule) => {
    const polygons = fc.array(polygon(-6, 26, 9), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(polygons, (drawn) => {
        const exact = coverageOf(filled(pathOf(drawn), rule), 20, 20);
        expect(difference(exact, sampledCoverage(drawn, rule, 20, 20, 64))).toBeLessThan(8);
      }),
      { numRuns: 150, seed: 2 },
    );
  });

  it('stays close where a row holds too many edges for exact strips', () => {
    fc.assert(
      fc.property(polygon(0, 20, 300, 200), (points) => {
        const drawn = coverageOf(filled(pathOf([points])), 20, 20).bytes;
        const sampled = sampledCoverage([points], 'nonzero', 20, 20, 64).bytes;
        const off = drawn.reduce((sum, byte, i) => sum + Math.abs(byte - sampled[i]!), 0) / drawn.length;
        expect(off).toBeLessThan(2);
      }),
      { numRuns: 10, seed: 3 },
    );
  });

  it.each([
    [400, 'nonzero', 255],
    [400, 'evenodd', 0],
    [401, 'evenodd', 255],
  ] as const)('tells inside from outside in rows of noise: %i squares, %s', (count, rule, inside) => {
    const squares = new PathBuilder();
    for (let i = 0; i < count; i++) squares.rect(4, 5, 12, 10);
    const drawn = coverageOf(filled(squares, rule), 20, 20);
    expect([at(drawn, 4, 5), at(drawn, 15, 14), at(drawn, 10, 10)]).toEqual([inside, inside, inside]);
    expect([at(drawn, 3, 10), at(drawn, 16, 10), at(drawn, 10, 4), at(drawn, 10, 15)]).toEqual([0, 0, 0, 0]);
  });

  it('draws thousands of lines in little time', () => {
    const lines = new PathBuilder().moveTo(0, 0);
    for (let i = 1; i < 8000; i++) lines.lineTo(20 + 10 * Math.sin(77 * i), 20 + 19 * Math.sin(1234.5 * i));
    const drawn = coverageOf(stroked(lines, { width: 2 }), 40, 40);
    expect([at(drawn, 20, 20), at(drawn, 12, 10), at(drawn, 5, 20), at(drawn, 35, 20)]).toEqual([255, 255, 0, 0]);
  });

  it('leaves everything outside a clip alone', () => {
    fc.assert(
      fc.property(polygon(-30, 60, 12), coordinate(0, 30), (points, width) => {
        const drawing = [filled(pathOf([points])), stroked(pathOf([points]), { width, join: 'round' })];
        const coverage = coverageOf({ kind: 'group', clip, children: drawing }, 30, 24);
        const nothing = { ...coverage, bytes: new Uint8Array(30 * 24) };
        expect(difference(coverage, nothing, (x, y) => !inClip(x, y))).toBe(0);
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  it('draws the same inside a clip as without it', () => {
    fc.assert(
      fc.property(fc.array(polygon(-30, 60, 9), { minLength: 1, maxLength: 3 }), (polygons) => {
        const drawing = filled(pathOf(polygons));
        const whole = coverageOf(drawing, 30, 24);
        const cut = coverageOf({ kind: 'group', clip: clip, children: [drawing] }, 30, 24);
        // A step of coverage is 8 of 255.
        expect(difference(cut, whole, inClip)).toBeLessThanOrEqual(8);
      }),
      { numRuns: 200, seed: 5 },
    );
  });

  it.each([
    [
      'both the same way',
      [
        [2, 2, 12],
        [6, 6, 12],
      ],
      144 + 144 - 64,
    ],
    [
      'one the other way',
      [
        [2, 2, 12],
        [18, 6, -12],
      ],
      144 + 144 - 64 * 2,
    ],
  ] as const)('counts overlapping squares of %s once', (_, squares, area) => {
    const path = new PathBuilder();
    for (const [x, y, side] of squares) path.rect(x, y, side, Math.abs(side));
    const drawn = areaOf(coverageOf(filled(path), 30, 30));
    expect(drawn).toBe(area);
  });

  it('fills the middle of a star with nonzero only', () => {
    const star = new PathBuilder().polyline(
      [0, 2, 4, 1, 3].map((k) => {
        const angle = (k * 2 * Math.PI) / 5 - Math.PI / 2;
        return [20 + 18 * Math.cos(angle), 20 + 18 * Math.sin(angle)] as const;
      }),
      true,
    );
    expect(at(coverageOf(filled(star, 'nonzero'), 40, 40), 20, 20)).toBe(255);
    expect(at(coverageOf(filled(star, 'evenodd'), 40, 40), 20, 20)).toBe(0);
    expect(at(coverageOf(filled(star, 'evenodd'), 40, 40), 20, 6)).toBe(255);
  });

  it.each([1, 3.5, 10, 21.3])('gives a circle of radius %f its area', (radius) => {
    const area = areaOf(coverageOf(filled(new PathBuilder().circle(24.3, 23.8, radius)), SIZE, SIZE));
    expect(Math.abs(area / (Math.PI * radius * radius) - 1)).toBeLessThan(0.03 / radius);
  });

  it('covers a pixel that two slivers share by what they cover together', () => {
    const twice = new PathBuilder().rect(3, 3, 0.5, 1).rect(3, 3, 0.5, 1);
    expect(at(coverageOf(filled(twice), 8, 8), 3, 3)).toBe(128);
    const opposite = new PathBuilder().rect(3, 3, 0.5, 1).rect(4, 3, -0.5, 1);
    expect(at(coverageOf(filled(opposite), 8, 8), 3, 3)).toBe(255);
  });
});
