import { describe, expect, it } from 'vitest';
import { type Path, PathBuilder } from '../../scene/path.js';
import { Contours } from './contours.js';
import { flatten, TOLERANCE } from './flatten.js';
import { placement, scaling } from './transform.js';

const VIEW = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };

function pointsOf(path: Path, scale = 1, spread = 0, view = VIEW): [number, number][][] {
  const contours = new Contours();
  flatten(path, scaling(scale), view, spread, contours);
  let start = 0;
  return Array.from({ length: contours.count }, (_, c) => {
    const end = contours.ends[c]!;
    const points = Array.from({ length: end - start }, (_, i): [number, number] => [
      contours.xy[2 * (start + i)]!,
      contours.xy[2 * (start + i) + 1]!,
    ]);
    start = end;
    return points;
  });
}

function distanceToPolyline([x, y]: readonly [number, number], points: readonly [number, number][]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    const length2 = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    const t = Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length2));
    least = Math.min(least, Math.hypot(x - x0 - t * (x1 - x0), y - y0 - t * (y1 - y0)));
  }
  return least;
}

const bezier = (points: readonly (readonly [number, number])[], t: number): [number, number] => {
  if (points.length === 1) return [points[0]![0], points[0]![1]];
  const next = points.slice(1).map(([x, y], i): [number, number] => {
    const [u, v] = points[i]!;
    return [u + t * (x - u), v + t * (y - v)];
  });
  return bezier(next, t);
};

describe('flatten', () => {
  it.each([
    [
      'a quadratic',
      [
        [0, 0],
        [300, 500],
        [400, 20],
      ],
    ],
    [
      'a cubic',
      [
        [0, 0],
        [600, 100],
        [-200, 300],
        [400, 400],
      ],
    ],
    [
      'a cusp',
      [
        [0, 0],
        [300, 300],
        [0, 300],
        [300, 0],
      ],
    ],
    [
      'a tiny cubic',
      [
        [0, 0],
        [0.01, 0],
        [0.02, 0.01],
        [0.02, 0.02],
      ],
    ],
    [
      'a great cubic',
      [
        [0, 0],
        [6000, 100],
        [-2000, 3000],
        [4000, 4000],
      ],
    ],
  ] as const)('keeps %s within tolerance', (_, points) => {
    const path = new PathBuilder().moveTo(points[0][0], points[0][1]);
    const [, b, c, d] = points as readonly (readonly [number, number])[];
    if (d === undefined) path.quadTo(b![0], b![1], c![0], c![1]);
    else path.cubicTo(b![0], b![1], c![0], c![1], d[0], d[1]);
    const [flat] = pointsOf(path);
    for (let i = 0; i <= 500; i++) {
      expect(distanceToPolyline(bezier(points, i / 500), flat!)).toBeLessThanOrEqual(TOLERANCE * 1.001);
    }
  });

  it.each([0.3, 2, 40, 900, 9000])('keeps a circle of radius %f within tolerance', (radius) => {
    const [flat] = pointsOf(new PathBuilder().circle(0, 0, radius));
    for (let i = 1; i < flat!.length; i++) {
      const [x0, y0] = flat![i - 1]!;
      const [x1, y1] = flat![i]!;
      expect(Math.hypot(x0, y0)).toBeCloseTo(radius, 5);
      expect(radius - Math.hypot((x0 + x1) / 2, (y0 + y1) / 2)).toBeLessThanOrEqual(TOLERANCE * 1.001);
    }
  });

  it('divides an arc finely enough for the outer edge of its stroke', () => {
    const arc = new PathBuilder().arc(0, 0, 20, 20, 0, 0, 3);
    expect(pointsOf(arc, 1, 80)[0]!.length).toBeGreaterThan(2 * pointsOf(arc)[0]!.length);
  });

  it('scales', () => {
    expect(pointsOf(new PathBuilder().rect(1, 2, 3, 4), 2)).toEqual([
      [
        [2, 4],
        [8, 4],
        [8, 12],
        [2, 12],
      ],
    ]);
  });

  it('turns arcs with everything else', () => {
    const contours = new Contours();
    flatten(new PathBuilder().arc(0, 0, 10, 5, 0, 0, Math.PI), placement(Math.PI / 2, 2, 100, 50), VIEW, 0, contours);
    const end = 2 * contours.points;
    expect([...contours.xy.subarray(0, 2)].map(Math.round)).toEqual([100, 70]);
    expect([...contours.xy.subarray(end - 2, end)].map(Math.round)).toEqual([100, 30]);
  });

  it("ends contours at moves and closes, and goes on from a closed contour's start", () => {
    const path = new PathBuilder()
      .moveTo(1, 1)
      .lineTo(2, 1)
      .close()
      .lineTo(1, 5)
      .moveTo(7, 7)
      .moveTo(8, 8)
      .lineTo(9, 9);
    expect(pointsOf(path)).toEqual([
      [
        [1, 1],
        [2, 1],
      ],
      [
        [1, 1],
        [1, 5],
      ],
      [
        [8, 8],
        [9, 9],
      ],
    ]);
  });

  it('spends no points on what is out of view', () => {
    const circle = new PathBuilder().circle(1e9, 0, 1e9);
    expect(pointsOf(circle, 1, 0, { left: 0, top: -50, right: 50, bottom: 50 })[0]!.length).toBeLessThan(1500);
  });

  it('ends an arc of many turns where it should', () => {
    const [flat] = pointsOf(new PathBuilder().arc(0, 0, 10, 10, 0, 0, 2e6 * Math.PI + Math.PI / 2));
    expect(flat!.length).toBeLessThan(1000);
    expect(flat!.at(-1)![1]).toBeCloseTo(10, 4);
  });

  it.each<[string, Path]>([
    ['angle', new PathBuilder().moveTo(0, 0).arc(0, 0, 10, 10, 0, Number.MAX_VALUE, 7)],
    ['centre and radius', { verbs: [0, 4], coords: [0, 0, 1e308, 1e308, 1e308, 1e308, 1, 0, 1] }],
    ['corner', new PathBuilder().moveTo(-Number.MAX_VALUE, Number.MAX_VALUE).quadTo(0, 1e300, 5, 5)],
  ])('keeps points finite whose %s is at the end of what doubles hold', (_, path) => {
    expect(pointsOf(path, 2).flat(2).every(Number.isFinite)).toBe(true);
  });

  it.each([
    ['NaN', new PathBuilder().moveTo(0, 0).lineTo(Number.NaN, 1), /coordinate 2 is NaN/],
    ['Infinity', new PathBuilder().moveTo(0, 0).circle(1, 1, Number.POSITIVE_INFINITY), /coordinate \d+ is/],
    ['too few coordinates', { verbs: [0, 1], coords: [0, 0, 1] }, /coordinate 3 is undefined/],
    ['a verb that is none', { verbs: [0, 9], coords: [0, 0] }, /verb 1 is 9/],
    ['no move', { verbs: [1], coords: [0, 0] }, /before the first move/],
  ] as const)('refuses %s', (_, path, message) => {
    expect(() => pointsOf(path)).toThrow(message);
  });
});
