import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import { areaOf, coverageOf, stroked } from '../testing/coverage-of.js';
import { Contours } from './contours.js';
import { dash } from './dash.js';
import { flatten } from './flatten.js';
import { scaling } from './transform.js';

const VIEW = { left: -10, top: -10, right: 1000, bottom: 1000 };

interface Dash {
  readonly points: readonly (readonly number[])[];
  readonly closed: boolean;
}

function dashes(path: PathBuilder, pattern: readonly number[], offset = 0, view = VIEW): Dash[] {
  const lines = new Contours();
  flatten(path, scaling(1), view, 0, lines);
  const cut = new Contours();
  dash(lines, pattern, offset, view, cut);
  let start = 0;
  return Array.from({ length: cut.count }, (_, c) => {
    const end = cut.ends[c]!;
    const points = Array.from({ length: end - start }, (_, i) => [
      ...cut.xy.subarray(2 * (start + i), 2 * (start + i) + 2),
    ]);
    start = end;
    return {
      points: points
        .map((point) => point.map((value) => Math.round(value * 1e6) / 1e6))
        .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]![0] || y !== all[i - 1]![1]),
      closed: cut.closed[c] === 1,
    };
  });
}

const line = (length: number) => new PathBuilder().moveTo(0, 0).lineTo(length, 0);
const xs = (found: readonly Dash[]) => found.map(({ points }) => points.map(([x]) => x));

describe('dash', () => {
  it.each([
    [
      'starts with a dash',
      [3, 2],
      0,
      [
        [0, 3],
        [5, 8],
        [10, 12],
      ],
    ],
    [
      'starts within a dash',
      [3, 2],
      1,
      [
        [0, 2],
        [4, 7],
        [9, 12],
      ],
    ],
    [
      'starts within a gap',
      [3, 2],
      4,
      [
        [1, 4],
        [6, 9],
        [11, 12],
      ],
    ],
    [
      'takes an offset below 0',
      [3, 2],
      -1,
      [
        [1, 4],
        [6, 9],
        [11, 12],
      ],
    ],
    [
      'takes an offset of many periods',
      [3, 2],
      501,
      [
        [0, 2],
        [4, 7],
        [9, 12],
      ],
    ],
    [
      'takes longer patterns',
      [4, 1, 1, 1],
      0,
      [
        [0, 4],
        [5, 6],
        [7, 11],
      ],
    ],
    [
      'has no gaps',
      [5, 0],
      0,
      [
        [0, 5],
        [5, 10],
        [10, 12],
      ],
    ],
    ['has a pattern longer than the line', [100, 5], 0, [[0, 12]]],
  ] as const)('%s', (_, pattern, offset, expected) => {
    expect(xs(dashes(line(12), pattern, offset))).toEqual(expected);
  });

  it('gives a dash without length a direction', () => {
    const found = dashes(line(10), [0, 4]);
    expect(found.map(({ points }) => points[0]![0])).toEqual([0, 4, 8]);
    for (const { points } of found) expect(points.at(-1)![0]! - points[0]![0]!).toBeCloseTo(0.001, 6);
  });

  it('runs through corners', () => {
    const [first] = dashes(
      new PathBuilder().polyline([
        [0, 0],
        [4, 0],
        [4, 4],
      ]),
      [6, 20],
    );
    expect(first!.points).toEqual([
      [0, 0],
      [4, 0],
      [4, 2],
    ]);
  });

  it('joins the last dash of a closed contour to its first', () => {
    // 40 px around: dashes at 0, 9, 18, 27 and from 36 over the corner to 5.
    const found = dashes(new PathBuilder().rect(0, 0, 10, 10), [5, 4]);
    expect(found).toHaveLength(4);
    expect(found.at(-1)!.points).toEqual([
      [0, 4],
      [0, 0],
      [5, 0],
    ]);
    expect(found.every(({ closed }) => !closed)).toBe(true);
  });

  it('does not join them over a gap', () => {
    const found = dashes(new PathBuilder().rect(0, 0, 10, 10), [5, 5]);
    expect(found).toHaveLength(4);
    expect(found[0]!.points).toEqual([
      [0, 0],
      [5, 0],
    ]);
  });

  it('keeps a contour closed that one dash covers', () => {
    expect(dashes(new PathBuilder().rect(0, 0, 10, 10), [50, 5])).toEqual([
      {
        points: [
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
          [0, 0],
        ],
        closed: true,
      },
    ]);
  });

  it('starts the pattern anew in each contour', () => {
    const both = new PathBuilder().moveTo(0, 0).lineTo(4, 0).moveTo(0, 5).lineTo(4, 5);
    expect(xs(dashes(both, [3, 9]))).toEqual([
      [0, 3],
      [0, 3],
    ]);
  });

  it('keeps the pattern in step over what is out of view', () => {
    const view = { left: 1e6, top: -10, right: 1e6 + 30, bottom: 10 };
    const found = dashes(line(2e6), [6, 4], 0, view);
    expect(found.length).toBeLessThan(10);
    for (const [from, to] of xs(found)) {
      if (from! > view.left && to! < view.right) expect([from! % 10, to! % 10]).toEqual([0, 6]);
    }
    expect(found.some(({ points }) => points[0]![0] === 1e6 + 10)).toBe(true);
  });
});

describe('dashed strokes', () => {
  const drawn = (path: PathBuilder, pattern: readonly number[]) =>
    areaOf(coverageOf(stroked(path, { width: 2, dash: pattern }), 100, 100));

  it('cover the share of the dashes', () => {
    expect(drawn(new PathBuilder().moveTo(0, 50).lineTo(100, 50), [6, 4])).toBeCloseTo(120, 1);
    expect(Math.abs(drawn(new PathBuilder().circle(50, 50, 30), [3, 2]) - 0.6 * 2 * 60 * Math.PI)).toBeLessThan(6);
  });

  it('of a pattern too fine to be seen are an even tone', () => {
    const tone = coverageOf(
      stroked(new PathBuilder().moveTo(0, 50).lineTo(100, 50), { width: 2, dash: [1e-7, 3e-7] }),
      100,
      100,
    );
    expect(new Set(tone.bytes)).toEqual(new Set([0, 64]));
  });

  it('end with a solid rest past the greatest number of dashes', () => {
    const path = new PathBuilder().moveTo(0, 0);
    for (let i = 1; i <= 1200; i++) path.lineTo(100 * (i % 2), i / 12);
    expect(drawn(path, [0.2, 0.2])).toBeGreaterThan(5000);
  });

  it.each([[[1, Number.NaN]], [[-1, 2]]])('refuse the pattern %j', (pattern) => {
    expect(() => drawn(new PathBuilder().circle(50, 50, 30), pattern)).toThrow(/dash pattern/);
  });

  it.each([[[0, 0]], [[]]])('are solid with the pattern %j', (pattern) => {
    expect(drawn(new PathBuilder().moveTo(10, 50).lineTo(20, 50), pattern)).toBe(20);
  });
});
