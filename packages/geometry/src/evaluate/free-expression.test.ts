import { describe, expect, it } from 'vitest';
import { free } from '../curve/testing/curves.js';

describe('curveFromExpression', () => {
  const cases: readonly [string, object][] = [
    ['y = x^2', { type: 'Curve', form: 'explicit' }],
    ['x^2 + 1', { type: 'Curve', form: 'explicit' }],
    ['2x + 1', { type: 'Curve', form: 'explicit' }],
    ['if(x < 0, -x, x^2)', { type: 'Curve', form: 'explicit' }],
    ['y = 1/x', { type: 'Curve', form: 'explicit' }],
    ['x = y^2', { type: 'Curve', form: 'inverse' }],
    ['y = 2x + 1', { type: 'Line', origin: { x: 0, y: 1 }, direction: { x: 1, y: 2 } }],
    ['y = 3', { type: 'Line', origin: { x: 0, y: 3 }, direction: { x: 1, y: 0 } }],
    ['x = 3', { type: 'Line', origin: { x: 3, y: 0 }, direction: { x: 0, y: 1 } }],
    ['x = 2y - 1', { type: 'Line', origin: { x: -1, y: 0 }, direction: { x: 2, y: 1 } }],
    ['2x + 3y = 6', { type: 'Line', origin: { x: 0, y: 2 }, direction: { x: 1, y: -2 / 3 } }],
    ['x^2 + y^2 = 25', { type: 'Circle', center: { x: 0, y: 0 }, radius: 5 }],
    ['9(x-1)^2 + 16(y-1)^2 = 25', { type: 'Ellipse', center: { x: 1, y: 1 }, a: 5 / 3, b: 5 / 4, rotation: 0 }],
    ['x^2/9 - y^2/16 = 1', { type: 'Hyperbola', a: 3, b: 4 }],
    ['x y = 1', { type: 'Hyperbola' }],
    ['y^2 = 4x', { type: 'Parabola', p: 1 }],
    ['x^2 = 4y', { type: 'Parabola', p: 1 }],
    ['x^2 - y^2 = 0', { type: 'Conic' }],
    ['x^3 + y^3 = 3 x y', { type: 'Curve', form: 'implicit' }],
    ['sin(x) = cos(y)', { type: 'Curve', form: 'implicit' }],
    ['y = y^2 + x', { type: 'Parabola' }],
    ['r = 1 + cos(θ)', { type: 'Curve', form: 'parametric' }],
    ['y < x^2', { type: 'Region', strict: true }],
    ['1 <= x^2 + y^2 <= 4', { type: 'Region', strict: false }],
    ['x > 0 && y > 0 || x < -1', { type: 'Region', strict: true }],
  ];
  it.each(cases)('%s', (source, expected) => {
    expect(free(source)).toMatchObject(expected);
  });

  it.each([
    ['y', 'y has no meaning'],
    ['x + y', 'y has no meaning'],
    ['t^2', 'parametric'],
    ['1 = 2', 'needs x or y'],
    ['x^2 + y^2 = -1', 'no real point'],
    ['x - x = y - y + 1', 'no point'],
  ])('%s is undefined', (source, reason) => {
    expect(() => free(source)).toThrow(reason);
  });

  it('gives regions a function that is positive inside', () => {
    const region = free('1 < x^2 + y^2 <= 4');
    if (region.type !== 'Region') throw new Error(region.type);
    expect(region.f.at(1.5, 0)).toBeGreaterThan(0);
    expect(region.f.at(0.5, 0)).toBeLessThan(0);
    expect(region.f.at(0, 2)).toBe(0);
  });
});
