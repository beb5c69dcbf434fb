import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../functions/steps.js';
import { constructSources } from '../../testing/sources.js';
import type { SpaceValue, SurfaceValue, Vec3 } from '../../values.js';
import { distance } from '../vec3.js';
import { crossings } from './crossings.js';
import { nearSurface } from './near-surface.js';

function surfaces(first: string, second: string): readonly [SurfaceValue, SurfaceValue] {
  const { value } = constructSources({ first, second });
  return [value('first') as SurfaceValue, value('second') as SurfaceValue];
}

const pointsOf = (value: SpaceValue, count = 200): Vec3[] => {
  if (value.type !== 'Curve3') throw new Error(`a ${value.type} is no curve`);
  return Array.from({ length: count + 1 }, (_, i) => value.at(value.min + ((value.max - value.min) * i) / count));
};
const lengthOf = (points: readonly Vec3[]): number =>
  points.slice(1).reduce((sum, p, i) => sum + distance(p, points[i]!), 0);

const ball = (x: number, r: number) =>
  `Surface(${x} + ${r} sin(v), ${r} cos(v) cos(u), ${r} cos(v) sin(u), 0, 2π, -1.5, 1.5)`;

describe('two surfaces by their parameters alone', () => {
  it('cross in the circle of two spheres', () => {
    const [a, b] = surfaces(ball(0, 2), ball(3, 2));
    const found = crossings(a, b, 0).map((value) => pointsOf(value));
    for (const { x, y, z } of found.flat()) {
      expect(x).toBeCloseTo(1.5, 9);
      expect(Math.abs(y * y + z * z - (4 - 2.25))).toBeLessThan(5e-3);
    }
    const all = found.reduce((sum, points) => sum + lengthOf(points), 0);
    expect(all / (2 * Math.PI * Math.sqrt(4 - 2.25))).toBeCloseTo(1, 3);
  });

  it('end where either of them does', () => {
    // A tube about z, and a strip of a plane that is turned: they cross within the strip only.
    const [a, b] = surfaces('Surface(cos(u), sin(u), v, 0, 2π, -1, 1)', 'Surface(u, v, u / 2, 0, 3, -0.5, 0.5)');
    const points = crossings(a, b, 0).flatMap((value) => pointsOf(value));
    expect(points.length).toBeGreaterThan(0);
    for (const { x, y, z } of points) {
      expect(Math.abs(x * x + y * y - 1)).toBeLessThan(2e-3);
      expect(Math.abs(z - x / 2)).toBeLessThan(1e-3);
      expect(x).toBeGreaterThan(0);
      expect(Math.abs(y)).toBeLessThan(0.5 + 2e-3);
    }
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(0.5, 2);
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(-0.5, 2);
  });

  it('give the same whichever comes first, and nothing where they are apart or one', () => {
    const twisted = 'Surface((2 + v cos(u/2)) cos(u), (2 + v cos(u/2)) sin(u), v sin(u/2), 0, 2π, -0.8, 0.8)';
    const [band, wave] = surfaces(twisted, 'Surface(u, v, 0.3 sin(u) + v / 5, -4, 4, -4, 4)');
    const [one, other] = [crossings(band, wave, 0), crossings(wave, band, 0)];
    const [p, q] = [one, other].map((found) =>
      found.reduce((sum, value) => sum + lengthOf(pointsOf(value, 800)), 0),
    ) as [number, number];
    expect(p).toBeGreaterThan(3);
    expect(p / q).toBeCloseTo(1, 2);
    expect(crossings(...surfaces(ball(0, 1), ball(3, 1)), 0)).toEqual([]);
    expect(crossings(...surfaces(ball(0, 2), ball(0, 2)), 0)).toEqual([]);
  });

  it('take a bounded number of steps', () => {
    const [a, b] = surfaces(ball(0, 2), ball(3, 2));
    expect(stepsOf(() => crossings(a, b, 0))).toBeLessThan(4_000_000);
  });
});

it('the distance from a surface has the sign of its side, and no value far away', () => {
  const [sphere] = surfaces(ball(0, 2), ball(0, 2));
  const near = nearSurface(sphere, 0.1)!;
  const [outside, inside] = [near.distance({ x: 0.3, y: 2.05, z: 0 }), near.distance({ x: 0.3, y: 1.9, z: 0 })];
  expect(Math.abs(outside)).toBeCloseTo(Math.hypot(0.3, 2.05) - 2, 9);
  expect(Math.abs(inside)).toBeCloseTo(2 - Math.hypot(0.3, 1.9), 9);
  expect(Math.sign(outside)).toBe(-Math.sign(inside));
  expect(near.distance({ x: 9, y: 9, z: 9 })).toBeNaN();
  expect(near.holds({ x: 0, y: 2, z: 0 })).toBe(true);
  expect(near.holds({ x: 0, y: 2.01, z: 0 })).toBe(false);
});
