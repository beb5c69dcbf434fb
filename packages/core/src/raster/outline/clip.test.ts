import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import { areaOf, at, coverageOf, filled, stroked } from '../testing/coverage-of.js';
import { clipContours, clipSegment } from './clip.js';
import { Contours } from './contours.js';

const VIEW = { left: 0, top: 0, right: 10, bottom: 8 };

describe('clipSegment', () => {
  it.each([
    ['inside', [2, 2, 8, 6], [0, 1]],
    ['through', [-10, 4, 20, 4], [1 / 3, 2 / 3]],
    ['into', [5, 4, 5, 12], [0, 0.5]],
    ['beside', [-5, 9, 15, 9], undefined],
    ['past a corner', [-4, 3, 3, -4], undefined],
    ['without length, inside', [3, 3, 3, 3], [0, 1]],
    ['without length, outside', [-3, 3, -3, 3], undefined],
  ] as const)('finds what is in view: %s', (_, [x0, y0, x1, y1], expected) => {
    const part = clipSegment(x0, y0, x1, y1, VIEW);
    if (expected === undefined) expect(part).toBeUndefined();
    else for (const [i, t] of expected.entries()) expect(part![i]).toBeCloseTo(t, 12);
  });
});

describe('clipContours', () => {
  it.each([
    [
      'a triangle over a corner',
      [
        [-4, -4],
        [12, -4],
        [-4, 12],
      ],
      [
        [0, 0],
        [8, 0],
        [0, 8],
      ],
    ],
    [
      'a square around the view',
      [
        [-5, -5],
        [15, -5],
        [15, 15],
        [-5, 15],
      ],
      [
        [0, 0],
        [10, 0],
        [10, 8],
        [0, 8],
      ],
    ],
    [
      'a square beside the view',
      [
        [11, 0],
        [15, 0],
        [15, 5],
        [11, 5],
      ],
      [],
    ],
  ] as const)('cuts %s', (_, points, corners) => {
    const contours = new Contours();
    for (const [x, y] of points) contours.add(x, y);
    contours.end(true);
    clipContours(contours, VIEW, new Contours());
    const left = new Set<string>();
    for (let i = 0; i < contours.points; i++) left.add(`${contours.xy[2 * i]},${contours.xy[2 * i + 1]}`);
    expect(left).toEqual(new Set(corners.map(([x, y]) => `${x},${y}`)));
  });
});

describe('coordinates far away', () => {
  const far = 1e9;

  it('fills a half-plane with an edge where it should be', () => {
    const half = new PathBuilder().polyline(
      [
        [-far, -far],
        [4.25, -far],
        [4.25, far],
        [-far, far],
      ],
      true,
    );
    const drawn = coverageOf(filled(half), 10, 8);
    for (let y = 0; y < 8; y++) expect([3, 4, 5].map((x) => at(drawn, x, y))).toEqual([255, 64, 0]);
  });

  it('strokes a line that comes from far away through its point', () => {
    const drawn = coverageOf(stroked(new PathBuilder().moveTo(-far, 4.5).lineTo(far, 4.5), { width: 1 }), 10, 8);
    expect(areaOf(drawn)).toBe(10);
    for (let x = 0; x < 10; x++) expect(at(drawn, x, 4)).toBe(255);
  });

  it('strokes a slanted line as it strokes the part in view', () => {
    const line = (t: number) => new PathBuilder().moveTo(5 - 3 * t, 4 - t).lineTo(5 + 3 * t, 4 + t);
    const long = coverageOf(stroked(line(far / 3), { width: 2 }), 10, 8);
    const short = coverageOf(stroked(line(20), { width: 2 }), 10, 8);
    for (const [i, byte] of long.bytes.entries()) expect(Math.abs(byte - short.bytes[i]!)).toBeLessThanOrEqual(2);
  });

  it('draws the rim of a circle of a million px', () => {
    const drawn = coverageOf(stroked(new PathBuilder().circle(5 + far, 4, far), { width: 2 }), 10, 8);
    for (let y = 0; y < 8; y++) expect([3, 4, 5, 6].map((x) => at(drawn, x, y))).toEqual([0, 255, 255, 0]);
  });

  it('draws a curve whose control points are far away', () => {
    const curve = new PathBuilder()
      .moveTo(-far, 4)
      .cubicTo(-far / 2, 4, far / 2, 4, far, 4)
      .lineTo(far, far)
      .lineTo(-far, far);
    expect(areaOf(coverageOf(filled(curve.close()), 10, 8))).toBe(40);
  });

  it('dashes a line of two milliard px where it is in view', () => {
    const line = new PathBuilder().moveTo(-far, 4.5).lineTo(far, 4.5);
    const drawn = coverageOf(stroked(line, { width: 1, dash: [2, 2] }), 10, 8);
    expect(Array.from({ length: 10 }, (_, x) => at(drawn, x, 4))).toEqual([255, 255, 0, 0, 255, 255, 0, 0, 255, 255]);
  });
});
