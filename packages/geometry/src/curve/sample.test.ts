import { describe, expect, it } from 'vitest';
import type { CurveValue, Vec2 } from '../values.js';
import { pointOrNaN } from './at.js';
import { pointsOf } from './coordinates.js';
import { sampleCurve } from './sample.js';
import { curve, graph } from './testing/curves.js';
import type { ViewWindow } from './view-window.js';

const WINDOW: ViewWindow = { left: -10, right: 10, bottom: -10, top: 10 };
const UNIT = 1 / 50;

const branchesOf = (value: CurveValue) => sampleCurve(value, WINDOW, UNIT).map(pointsOf);

function distanceToSegment(p: Vec2, a: Vec2, b: Vec2): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * x + (p.y - a.y) * y) / (x * x + y * y || 1);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(p.x - a.x - t * x, p.y - a.y - t * y);
}

function distanceToBranches(p: Vec2, branches: readonly (readonly Vec2[])[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const branch of branches) {
    for (let i = 1; i < branch.length; i++) least = Math.min(least, distanceToSegment(p, branch[i - 1]!, branch[i]!));
  }
  return least;
}

describe('sampleCurve', () => {
  it.each([
    ['y = x^2', 1],
    ['y = sin(x)', 1],
    ['y = 1/x', 2],
    ['y = 1/x^2', 2],
    ['y = tan(x)', 7],
    ['x = tan(y)', 7],
    ['y = floor(x)', 21],
    ['y = sqrt(x)', 1],
    ['y = x^x', 1],
    ['y = if(x < 0, -x, x^2)', 1],
    ['y = if(x < 0, -1, 1)', 2],
    ['y = (x^2 - 1)/(x - 1)', 1],
    ['y = sqrt(x^2 - 4)', 2],
    ['y = cbrt(x)', 1],
    ['y = tanh(10000x)', 1],
    ['y = exp(1/x)', 2],
    ['r = 1 + cos(θ)', 1],
    ['y = ln(-1 - x^2)', 0],
    ['y = 100', 0],
  ] as const)('%s has %d branches', (source, count) => {
    const value = source === 'y = 100' ? graph('0 x + 100') : curve(source);
    expect(branchesOf(value)).toHaveLength(count);
  });

  it.each([
    'x^2/4',
    'x^2/1000000',
    'x^3 - 3x',
    '40x^2',
    '300 (x - 1)^3',
    '(x - 1)(x - 2)(x - 3)(x + 4)^2 / 9',
    'x^9 - x',
    '0.00001x^15',
    '5000000x^2',
    'sin(x)',
    'sin(7x)/3 + x',
    'cos(x)^2 exp(x/9) - 2',
    'atan(5x) - 3tanh(x)/2',
    'sinh(x) - cosh(x/2)',
    '300 sin(300x)',
    'cos(x^3)',
  ])('%s has the points that it has where nothing is known of its bends', (source) => {
    for (const axis of ['y', 'x'] as const) {
      const other = source.replace(/x(?!p)/g, axis === 'y' ? 'x' : 'y');
      const known = branchesOf(curve(`${axis} = ${other}`));
      const unknown = branchesOf(curve(`${axis} = ${other} + 0 abs(${axis === 'y' ? 'x' : 'y'})`));
      expect(known).toEqual(unknown);
      expect(known.length).toBeGreaterThan(0);
    }
  });

  const parametric = (x: string, y: string): CurveValue => {
    const [fx, fy] = [graph(`y = ${x}`).f, graph(`y = ${y}`).f];
    return { type: 'Curve', form: 'parametric', fx, fy, min: -4, max: 9 };
  };

  it.each([
    ['cos(x)', 'sin(x)'],
    ['sin(5x) x', '6cos(3x)'],
    ['x^3/9', 'x^2/9'],
    ['9sin(400x)', 'x^2/20'],
  ])('the curve (%s, %s) has the points that it has where nothing is known of its bends', (x, y) => {
    const known = branchesOf(parametric(x, y));
    expect(known).toEqual(branchesOf(parametric(`${x} + 0 abs(x)`, y)));
    expect(known).toEqual(branchesOf(parametric(x, `${y} + 0 abs(x)`)));
  });

  it.each(['x^3 - 3x', 'sin(x) - x/3', '2tanh(x/2)'])(
    'evaluates %s hardly more often than at the ends of its first steps',
    (source) => {
      const value = graph(`y = ${source}`);
      let calls = 0;
      const at = (x: number) => {
        calls++;
        return value.f.at(x);
      };
      branchesOf({ ...value, f: { ...value.f, at } });
      expect(calls).toBeLessThan(500);
    },
  );

  it.each([
    'y = x^2',
    'y = 3sin(2x)',
    'y = 1/x',
    'y = sqrt(x)',
    'y = x^3 - 3x',
    'y = 9cbrt(x - 1)',
    'y = ln(x)',
    'x = y^2 - 3',
  ])('%s is at most 0.15 px from its polyline', (source) => {
    const value = curve(source);
    if (value.form === 'implicit') throw new Error(value.form);
    const branches = branchesOf(value);
    let worst = 0;
    for (let t = -9.99; t < 10; t += 0.0537) {
      const p = pointOrNaN(value, t);
      const visible = Math.abs(p.x) < 10 && Math.abs(p.y) < 10;
      if (visible) worst = Math.max(worst, distanceToBranches(p, branches) / UNIT);
    }
    expect(worst).toBeLessThan(0.15);
  });

  it('goes right up to the end of a domain', () => {
    expect(branchesOf(curve('y = sqrt(x - 0.3)'))[0]![0]).toEqual({ x: 0.3, y: 0 });
    const [half] = branchesOf(curve('y = sqrt(4 - x^2)'));
    expect(half!.at(-1)!.x).toBeCloseTo(2, 12);
    expect(half!.at(-1)!.y).toBeLessThan(1e-6);
  });

  it('reaches both sides of a jump', () => {
    const steps = branchesOf(curve('y = floor(x)'));
    const step = steps.find((branch) => branch[0]!.y === 2)!;
    expect(step[0]!.x).toBeCloseTo(2, 9);
    expect(step.at(-1)!.x).toBeCloseTo(3, 9);
  });

  it('keeps to the range of the curve', () => {
    const [branch] = branchesOf(graph('y = x^2', -1, 2));
    expect(branch![0]).toEqual({ x: -1, y: 1 });
    expect(branch!.at(-1)).toEqual({ x: 2, y: 4 });
  });

  it('never draws far outside the window', () => {
    for (const source of ['y = exp(x)', 'y = tan(x)', 'y = 1/x', 'y = x^9', 'r = 100θ']) {
      for (const { x, y } of branchesOf(curve(source)).flat()) {
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(10 + 20 * UNIT);
      }
    }
  });

  it('finds narrow features', () => {
    const peak = branchesOf(curve('y = 5/(1 + 100000(x - 0.7654)^2)')).flat();
    expect(Math.max(...peak.map((p) => p.y))).toBeGreaterThan(4.9);
    const cusp = branchesOf(curve('y = abs(x - 0.123)^(1/3)')).flat();
    expect(Math.min(...cusp.map((p) => p.y))).toBeLessThan(0.05);
  });

  it('stays bounded for functions that oscillate without end', () => {
    for (const source of ['y = sin(1/x)', 'y = sin(exp(x^2))', 'y = tan(1000x)']) {
      let calls = 0;
      const value = graph(source);
      const counted = { ...value, f: { ...value.f, at: (x: number) => value.f.at(x + 0 * calls++) } };
      const points = branchesOf(counted).flat();
      expect(calls).toBeLessThan(250_000);
      expect(points.length).toBeLessThan(120_000);
      expect(points.every((p) => Number.isFinite(p.x) && Number.isFinite(p.y))).toBe(true);
    }
  });

  it('gives closed curves an end at their start', () => {
    const [circle] = branchesOf(curve('r = 2'));
    expect(circle!.at(-1)).toEqual(circle![0]);
  });

  it('respects transforms', () => {
    const turned: CurveValue = { ...curve('y = x^2'), transform: { a: 0, b: 2, c: -2, d: 0, e: 1, f: 0 } };
    const branches = branchesOf(turned);
    for (const t of [-2, -1, 0, 0.5, 1.5]) {
      expect(distanceToBranches({ x: 1 - 2 * t * t, y: 2 * t }, branches)).toBeLessThan(0.15 * UNIT);
    }
  });

  it('clips sampled curves', () => {
    const locus: CurveValue = {
      type: 'Curve',
      form: 'sampled',
      branches: [
        [
          { x: -50, y: 0 },
          { x: 50, y: 0 },
        ],
      ],
    };
    const [branch] = branchesOf(locus);
    expect(branch!.map((p) => p.x)).toEqual([expect.closeTo(-10.32, 9), expect.closeTo(10.32, 9)]);
  });
});
