import { describe, expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { SpaceValue, Vec3 } from '../../values.js';
import { ringOf, ringPoint } from '../ring.js';
import { type CrossedSurface, surfaceCrossings, surfaceOf } from './crossings.js';
import { touchLines } from './touch-lines.js';

const HUNDREDTHS = 0.02;
const TORUS = 'Torus(Point(0, 0, 0), 1.5, 0.5)';

/** Points along each of the curves in which two figures cross. */
function curvesOf(one: string, other: string, tolerance = HUNDREDTHS): Vec3[][] {
  const { value } = constructSources({ one, other });
  const [a, b] = ['one', 'other'].map((id) => surfaceOf(value(id) as SpaceValue, tolerance)) as [
    CrossedSurface,
    CrossedSurface,
  ];
  return surfaceCrossings(a, b, tolerance, 'closely', touchLines).map((curve) => {
    if (curve.type === 'Circle3') return Array.from({ length: 61 }, (_, i) => ringPoint(ringOf(curve), i / 9));
    if (curve.type !== 'Curve3') throw new Error(`a ${curve.type} is no curve that is looked at`);
    return Array.from({ length: 61 }, (_, i) => curve.at(curve.min + ((curve.max - curve.min) * i) / 60));
  });
}

const sheet = (z: number, tilt = 0): string => {
  const corners = [
    [3, 3],
    [-3, 3],
    [-3, -3],
    [3, -3],
  ].map(([x, y]) => `Point(${x}, ${y}, ${z + x! * tilt})`);
  return `Polygon(${corners.join(', ')})`;
};

describe('surfaces that touch along a curve but for rounding have one curve there', () => {
  it.each([
    ['overlaps the torus', 0.492, 0],
    ['is apart from it', 0.508, 0],
    ['does both', 0.499, 0.004],
  ])('a plane that %s: halfway between both', (_, height, tilt) => {
    const curves = curvesOf(TORUS, sheet(height, tilt));
    expect(curves).toHaveLength(1);
    for (const { x, y, z } of curves[0]!) {
      expect(Math.abs(Math.hypot(x, y) - 1.5)).toBeLessThan(0.005);
      expect(z).toBeCloseTo((0.5 + height + x * tilt) / 2, 4);
    }
  });

  it.each([
    ['a cylinder around a torus', 'Cylinder(Point(0, 0, -1), Point(0, 0, 1), 1.99)', 2],
    ['a cylinder in its hole', 'Cylinder(Point(0, 0, -1), Point(0, 0, 1), 1.01)', 1],
    ['a sphere in its hole', 'Sphere(Point(0, 0, 0), 0.99)', 1],
    ['a torus on it', 'Torus(Point(0, 0, 0.99), 1.5, 0.5)', 1.5],
  ])('%s', (_, other, radius) => {
    const curves = curvesOf(TORUS, other);
    expect(curves).toHaveLength(1);
    for (const { x, y } of curves[0]!) expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(0.02);
  });

  it('a sphere in the tube of a torus, across it', () => {
    const curves = curvesOf(TORUS, 'Sphere(Point(1.5, 0, 0), 0.501)');
    expect(curves).toHaveLength(1);
    for (const { x, y, z } of curves[0]!) {
      expect(Math.abs(y)).toBeLessThan(0.05);
      expect(Math.hypot(x - 1.5, z)).toBeCloseTo(0.5, 2);
    }
  });
});

it('surfaces that cross by more than rounding have both curves', () => {
  expect(curvesOf(TORUS, sheet(0.45))).toHaveLength(2);
  expect(curvesOf(TORUS, sheet(0.492), 0)).toHaveLength(2);
});

it('surfaces that are apart by more than rounding, or touch at a point, have none', () => {
  expect(curvesOf(TORUS, sheet(0.55))).toEqual([]);
  expect(curvesOf(TORUS, 'Sphere(Point(0, 0, 2.005), 1.5)', 0)).toEqual([]);
  expect(curvesOf(TORUS, 'Sphere(Point(3, 0, 0), 0.998)')).toEqual([]);
});
