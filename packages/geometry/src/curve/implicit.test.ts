import { describe, expect, it } from 'vitest';
import { parse } from '../syntax/parser.js';
import type { Vec2 } from '../values.js';
import { implicitCurve } from './equation-curves.js';
import { preciseField } from './fields/precise-field.js';
import { traceImplicit } from './implicit.js';

const UNIT = 1 / 40;

function trace(source: string, half = 4, points = false): Vec2[][] {
  const tree = parse(source);
  if (tree.kind !== 'equation') throw new Error(tree.kind);
  const value = implicitCurve({ kind: 'binary', operator: '-', left: tree.left, right: tree.right, start: 0, end: 0 });
  if (value.type !== 'Curve' || value.form !== 'implicit') throw new Error(value.type);
  return traceImplicit(value.f.at, { left: -half, right: half, bottom: -half, top: half }, UNIT, points);
}

const lengthOf = (line: readonly Vec2[]) =>
  line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - line[i]!.x, p.y - line[i]!.y), 0);

/** (x - 3)^12 + (y - 3)^12, multiplied out. */
const NODAL = (() => {
  const binomials = [1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12];
  const terms = ['x', 'y'].flatMap((name) => binomials.map((b, k) => `(${(-3) ** k * b}) ${name}^${12 - k}`));
  return `${terms.join(' + ')} + ${2 * 3 ** 12} = 0`;
})();

/** The least distance of a point from polylines. */
function gapTo(lines: readonly Vec2[][], { x, y }: Vec2): number {
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(x - a.x - t * dx, y - a.y - t * dy));
    }
  }
  return least;
}

describe('traceImplicit', () => {
  it.each([
    ['a circle', 'x^2 + y^2 = 4', 1, 4 * Math.PI],
    ['a circle smaller than a cell', 'x^2 + y^2 = 0.0002', 1, 2 * Math.PI * Math.sqrt(0.0002)],
    ['a diamond', 'abs(x) + abs(y) = 2', 1, 8 * Math.SQRT2],
    ['two circles', '((x - 2)^2 + y^2 - 1)((x + 2)^2 + y^2 - 1) = 0', 2, 4 * Math.PI],
    ['nothing', 'x^2 + y^2 = -1', 0, 0],
    ['a line', '2x + y = 1', 1, 4 * Math.sqrt(5)],
    ['an astroid', 'cbrt(x^2) + cbrt(y^2) = 1', 1, 6],
    ['a squared circle', '(x^2 + y^2 - 4)^2 = 0', 1, 4 * Math.PI],
    ['a squared circle below zero', '-(x^2 + y^2 - 4)^2 = 0', 1, 4 * Math.PI],
    ['a squared circle, multiplied out', 'x^4 + 2x^2 y^2 + y^4 - 8x^2 - 8y^2 + 16 = 0', 1, 4 * Math.PI],
    ['the size of what a line is zero on', 'abs(x - y) = 0', 1, 8 * Math.SQRT2],
    ['the fourth power of an ellipse', '(x^2/9 + y^2 - 1)^4 = 0', 1, 13.3649],
    ['a circle almost touched', '(x^2 + y^2 - 4)^2 = -0.01', 0, 0],
    ['a quarter of one, ended by the domain', 'sqrt(x) + sqrt(y) = 1', 1, 1.6232],
  ] as const)('%s', (_name, source, count, length) => {
    const lines = trace(source);
    expect(lines).toHaveLength(count);
    const total = lines.reduce((sum, line) => sum + lengthOf(line), 0);
    expect(Math.abs(total - length)).toBeLessThan(0.003 * length + 0.05);
  });

  it.each<[string, readonly (readonly [number, number])[]]>([
    [
      '(x^2 - y)^2 + (x - y)^2 = 0',
      [
        [0, 0],
        [1, 1],
      ],
    ],
    ['x^2 + y^2 = 0 x', [[0, 0]]],
    ['-(x - 1)^4 - (y + 2)^4 = 0', [[1, -2]]],
    ['abs(x - 0.3) + abs(y + 1.7) = 0', [[0.3, -1.7]]],
    [
      'x^2 + (y (y - 2) (y + 1))^2 = 0',
      [
        [0, -1],
        [0, 0],
        [0, 2],
      ],
    ],
    ['(x^2 + y^2) (y - 3) = 0', [[0, 0]]],
    ['x^2 + y^2 = -0.001', []],
    ['(x^2 + y^2 - 4)^2 = 0', []],
    ['abs(x - y) = 0', []],
    ['x^2 + y^2 = 0.0002', []],
    ['1/x^2 = 0', []],
  ])('%s: the isolated points are %j', (source, points) => {
    const found = trace(source, 4, true).filter((line) => lengthOf(line) === 0);
    expect(found.map(([first]) => first)).toHaveLength(points.length);
    for (const [x, y] of points)
      expect(Math.min(...found.map(([p]) => Math.hypot(p!.x - x, p!.y - y)))).toBeLessThan(0.02 * UNIT);
  });

  it.each([
    ['abs(x) + x = 0', 8],
    ['max(0, x^2 + y^2 - 4) = 0', 4 * Math.PI],
    ['max(0, x) max(0, y) = 0', 8],
  ])('%s holds on an area: its border is traced', (source, length) => {
    const total = trace(source).reduce((sum, line) => sum + lengthOf(line), 0);
    expect(Math.abs(total - length)).toBeLessThan(0.01 * length);
  });

  it('finds a squared factor beside another, and where they cross', () => {
    const lines = trace('(x^2 + y^2 - 4)^2 (x - 2y) = 0');
    const total = lines.reduce((sum, line) => sum + lengthOf(line), 0);
    expect(total).toBeCloseTo(4 * Math.PI + 4 * Math.sqrt(5), 0);
    const cross = trace('(x - 0.3)^2 (y + 0.2)^2 = 0');
    expect(cross.reduce((sum, line) => sum + lengthOf(line), 0)).toBeCloseTo(16, 0);
  });

  it.each([
    'x^2 + y^2 = 4',
    'y^2 = x^3 - x',
    'x^3 + y^3 = 3 x y',
    'sin(x y) = 0.5',
    'exp(x) + exp(y) = 3',
    'x^4 + y^4 = 20',
  ])('%s: every point lies on the curve', (source) => {
    const tree = parse(source);
    if (tree.kind !== 'equation') throw new Error(tree.kind);
    const value = implicitCurve({
      kind: 'binary',
      operator: '-',
      left: tree.left,
      right: tree.right,
      start: 0,
      end: 0,
    });
    if (value.type !== 'Curve' || value.form !== 'implicit') throw new Error(value.type);
    const f = value.f.at;
    const h = 1e-5;
    for (const line of trace(source)) {
      for (const { x, y } of line) {
        const slope = Math.hypot(f(x + h, y) - f(x - h, y), f(x, y + h) - f(x, y - h)) / (2 * h);
        // Where the curve crosses itself there is no slope to measure the distance with.
        if (slope > 0.1) expect(Math.abs(f(x, y)) / slope).toBeLessThan(0.05 * UNIT);
      }
    }
  });

  it('closes closed curves', () => {
    const [circle] = trace('x^2 + y^2 = 4');
    expect(circle!.at(-1)).toEqual(circle![0]);
  });

  it('does not draw changes of sign at poles', () => {
    expect(trace('1/(x - 0.123) = 0')).toEqual([]);
    const lines = trace('tan(y) = x');
    expect(lines).toHaveLength(3);
    for (const { x, y } of lines.flat()) expect(Math.abs(Math.sin(y) - x * Math.cos(y))).toBeLessThan(0.01);
  });

  it('passes straight through a crossing', () => {
    const lines = trace('x y = 0');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(lengthOf(line)).toBeCloseTo(8, 6);
  });

  it('follows a cusp to its tip', () => {
    const tip = trace('y^2 = x^3').flat();
    expect(Math.min(...tip.map((p) => Math.hypot(p.x, p.y)))).toBeLessThan(0.5 * UNIT);
  });

  it('tells close branches apart', () => {
    expect(trace('(y - x)(y - x - 0.04) = 0')).toHaveLength(2);
  });

  it.each([
    ['that touch', '(x - 0.013 - y^2 / 60)(x - 0.013 + y^2 / 60) = 0', 16],
    ['of an oval that is narrower than a cell', '(x - 0.011)^2 + y^2 / 100000 = 0.00009', 12],
    ['that meet in a cusp', '(x - 0.013)^2 = (y + 3)^3 / 2000', 14.05],
  ])('follows two branches near each other, %s', (_, source, length) => {
    const total = trace(source).reduce((sum, line) => sum + lengthOf(line), 0);
    expect(Math.abs(total - length)).toBeLessThan(0.1);
  });

  it.each([
    [
      'a neck narrower than a cell',
      '(x^2 - (y - 0.3)^2 / 9 - 0.00001) (x + 3) = 0',
      (x: number, y: number) => x * x - (y - 0.3) ** 2 / 9 - 1e-5,
    ],
    [
      'three branches in a cell',
      '(x - 1)(x - 1.01)(x - 1.025) + 0.000001 y = 0',
      (x: number, y: number) => (x - 1) * (x - 1.01) * (x - 1.025) + 1e-6 * y,
    ],
  ] as const)('%s: each zero is passed within 0.1 px', (_name, source, f) => {
    const lines = trace(source);
    let most = 0;
    for (let j = 1; j < 320; j++) {
      const y = -4 + j / 40 + 0.0071;
      for (let i = 0; i < 4000; i++) {
        const x = -1 + i / 1333;
        if (f(x, y) > 0 !== f(x + 1 / 1333, y) > 0) most = Math.max(most, gapTo(lines, { x: x + 1 / 2666, y }));
      }
    }
    expect(most).toBeLessThan(0.1 * UNIT);
  });

  it('keeps the digits of a polynomial of a high degree near its nodes', () => {
    const tree = parse(NODAL);
    if (tree.kind !== 'equation') throw new Error(tree.kind);
    const value = implicitCurve({
      kind: 'binary',
      operator: '-',
      left: tree.left,
      right: tree.right,
      start: 0,
      end: 0,
    });
    if (value.type !== 'Curve' || value.form !== 'implicit') throw new Error(value.type);
    const window = { left: 2, right: 4, bottom: 2, top: 4 };
    const precise = preciseField(value.f, window, UNIT / 4);
    const near = precise.near(160, 160, 0);
    // (x - 3)^12 and its like have lost all digits so near to their zero, but for those of the expansion.
    expect(near(160 + 8, 160) / ((8 * UNIT) / 4) ** 12).toBeCloseTo(1, 3);
    expect(Math.abs(value.f.at(3 + (8 * UNIT) / 4, 3) / ((8 * UNIT) / 4) ** 12 - 1)).toBeGreaterThan(0.1);
  });

  it('stays bounded', () => {
    let calls = 0;
    const wild = (x: number, y: number) => Math.sin(1 / (x * y + 0 * calls++));
    traceImplicit(wild, { left: -4, right: 4, bottom: -4, top: 4 }, 1 / 125);
    expect(calls).toBeLessThan(4_000_000);
  });

  it('looks no closer at values that are infinite everywhere', () => {
    let calls = 0;
    const endless = (_x: number, y: number) => {
      calls++;
      return y > 0.003 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    };
    traceImplicit(endless, { left: -4, right: 4, bottom: -4, top: 4 }, 1 / 125);
    expect(calls).toBeLessThan(512 ** 2 + 50_000);
  });
});
