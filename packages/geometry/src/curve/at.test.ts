import { describe, expect, it } from 'vitest';
import { type CurveValue, Undefined } from '../values.js';
import { curvePointAt, curveRange } from './at.js';

const expr = { kind: 'number', value: 0, start: 0, end: 0 } as const;
const scalar = (at: (value: number) => number, variable = 'x') => ({ variable, expr, at });
const root: CurveValue = { type: 'Curve', form: 'explicit', f: scalar(Math.sqrt), min: -1, max: 4 };

describe('curvePointAt', () => {
  const quarterTurn = { a: 0, b: 1, c: -1, d: 0, e: 0, f: 0 };
  const corner: CurveValue = {
    type: 'Curve',
    form: 'sampled',
    branches: [
      [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
      ],
      [
        { x: 5, y: 0 },
        { x: 5, y: 3 },
      ],
    ],
  };
  const cases: readonly [string, CurveValue, number, number, number][] = [
    ['explicit', root, 4, 4, 2],
    ['explicit, turned', { ...root, transform: quarterTurn }, 4, -2, 4],
    ['inverse', { type: 'Curve', form: 'inverse', f: scalar((y) => y * y, 'y'), min: -9, max: 9 }, -3, 9, -3],
    [
      'parametric',
      { type: 'Curve', form: 'parametric', fx: scalar(Math.cos, 't'), fy: scalar(Math.sin, 't'), min: 0, max: 4 },
      Math.PI,
      -1,
      0,
    ],
    ['sampled, first branch', corner, 0.125, 0.5, 0],
    ['sampled, second branch', corner, 0.5, 5, 1],
    ['sampled, end', corner, 1, 5, 3],
  ];
  it.each(cases)('%s', (_name, curve, t, x, y) => {
    const point = curvePointAt(curve, t);
    expect(point.x).toBeCloseTo(x, 12);
    expect(point.y).toBeCloseTo(y, 12);
  });

  it('is undefined outside the range and where the function has no value', () => {
    expect(() => curvePointAt(root, 5)).toThrow(Undefined);
    expect(() => curvePointAt(root, -0.5)).toThrow(/no point/);
  });
});

describe('curveRange', () => {
  it('refuses implicit curves', () => {
    const f = { expr, at: () => 0 };
    expect(() => curveRange({ type: 'Curve', form: 'implicit', f })).toThrow(/no parameter/);
    expect(curveRange(root)).toEqual([-1, 4]);
  });
});
