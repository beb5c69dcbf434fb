import type { PlaneInSpaceValue, SpaceValue, Vec3 } from '@geoslide/geometry';
import { expect, it } from 'vitest';
import { projector as createProjector } from '../camera/projection.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { planePatch, shownPatch } from './plane-patch.js';

const p = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
const horizontal = (z: number): PlaneInSpaceValue => ({
  type: 'Plane',
  normal: p(0, 0, 1),
  offset: z,
  center: p(0, 0, z),
});
const figure = { center: p(0, 0, 0), radius: 4 };

function spanOf(corners: readonly Vec3[], axis: 'x' | 'y'): [number, number] {
  const values = corners.map((corner) => corner[axis]);
  return [Math.min(...values), Math.max(...values)];
}

it('spans what lies on the plane with a margin of a quarter of the figure', () => {
  const points = [p(-4, 0, 3), p(4, 0, 3), p(1, -1, 0), p(3, 2, 0), p(1, 2, 0)];
  const corners = planePatch(horizontal(0), figure, points, [], 1);
  expect(spanOf(corners, 'x')).toEqual([2 - 2, 2 + 2]);
  expect(spanOf(corners, 'y')).toEqual([0.5 - 2.5, 0.5 + 2.5]);
});

it('spans what it cuts out of a solid', () => {
  const sphere: SpaceValue = { type: 'Sphere', center: p(0, 0, 0), radius: 3 };
  const [left, right] = spanOf(planePatch(horizontal(0), figure, [p(9, 9, 9)], [sphere], 1), 'x');
  expect(left).toBeCloseTo(-4, 9);
  expect(right).toBeCloseTo(4, 9);
});

it.each([-0.01, 0, 0.01])('spans the shadows of solids that touch it, moved by %d', (z) => {
  const balls = [-2, 2].map((x): SpaceValue => ({ type: 'Sphere', center: p(x, 0, 1 + z), radius: 1 }));
  const points = [p(-3, 0, 1), p(3, 0, 1), p(0, 0, 2), p(0, 0, z)];
  const corners = planePatch(horizontal(0), figure, points, balls, 1);
  expect(spanOf(corners, 'x')).toEqual([-4, 4]);
  expect(spanOf(corners, 'y')).toEqual([-2, 2]);
});

it('spans what it cuts out of a torus', () => {
  const at = (u: number, v: number): Vec3 =>
    p((3 + Math.cos(v)) * Math.cos(u), (3 + Math.cos(v)) * Math.sin(u), Math.sin(v));
  const turn = [0, 2 * Math.PI] as const;
  const sheets = [{ type: 'Surface', at, u: turn, v: turn }] as const;
  const torus: SpaceValue = { type: 'CurvedSolid', sheets, edges: [], volume: undefined, area: undefined };
  const upright: PlaneInSpaceValue = { type: 'Plane', normal: p(1, 0, 0), offset: 2.5, center: p(2.5, 0, 0) };
  const [low, high] = spanOf(planePatch(upright, figure, [p(2.5, 0, 1)], [torus], 1), 'y');
  expect(low).toBeLessThan(-Math.sqrt(16 - 2.5 ** 2));
  expect(high).toBeGreaterThan(Math.sqrt(16 - 2.5 ** 2));
});

it('spans a part of the line that it has in common with another plane', () => {
  const upright: PlaneInSpaceValue = { type: 'Plane', normal: p(1, 0, 0), offset: 1, center: p(1, 0, 0) };
  const [low, high] = spanOf(planePatch(horizontal(0), figure, [], [upright], 1), 'y');
  expect(high - low).toBeGreaterThan(2 * 0.45 * figure.radius);
  const [left, right] = spanOf(planePatch(horizontal(0), figure, [], [upright], 1), 'x');
  expect((left + right) / 2).toBeCloseTo(1, 9);
});

it('spans the shadow of the figure where nothing lies on it', () => {
  const corners = planePatch(horizontal(-2), figure, [p(-4, -1, 0), p(4, 1, 0)], [], 1);
  expect(spanOf(corners, 'x')).toEqual([-5, 5]);
  expect(corners.every(({ z }) => z === -2)).toBe(true);
});

it('is large where the picture shows planes alone', () => {
  const [left, right] = spanOf(planePatch(horizontal(0), figure, [p(1, 1, 0)], [], 1), 'x');
  expect(right - left).toBeGreaterThan(1.5 * figure.radius);
});

it('of a mirror, on which nothing lies, is not a strip', () => {
  const upright: PlaneInSpaceValue = { type: 'Plane', normal: p(1, 0, 0), offset: 0, center: p(0, 0, 0) };
  const [low, high] = spanOf(planePatch(upright, figure, [p(-4, 0, 0), p(4, 0, 0)], [], 1), 'y');
  expect(high - low).toBeGreaterThan(1.2 * figure.radius);
});

it('is a band around what it cuts out of a flat graph', () => {
  const graph = (height: number): SpaceValue => ({
    type: 'Surface',
    graph: true,
    at: (x, y) => p(x, y, (height * y) / 4),
    u: [-4, 4],
    v: [-4, 4],
  });
  const upright: PlaneInSpaceValue = { type: 'Plane', normal: p(1, 0, 0), offset: 1, center: p(1, 0, 0) };
  const heightOf = (height: number): number => {
    const points = [p(1, -4, -height), p(1, 4, height), p(-4, -4, 0), p(4, 4, 0)];
    const zs = planePatch(upright, { ...figure, radius: 5 }, points, [graph(height)], 1).map(({ z }) => z);
    return Math.max(...zs) - Math.min(...zs);
  };
  expect(heightOf(0.4)).toBeCloseTo(2 * 0.6 * 0.45 * 5, 9);
  expect(heightOf(2)).toBeCloseTo(2 * (2 + 0.25 * 5), 9);
});

it('is no larger than the picture beside a graph without an end, and only there', () => {
  const projector = createProjector(defaultCamera, 600, 600);
  const graph: SpaceValue = {
    type: 'Surface',
    endless: true,
    at: (x, y) => p(x, y, 0),
    u: [-5, 5],
    v: [-5, 5],
  };
  const points = [p(-4, -4, 0), p(4, 4, 0)];
  const upright: PlaneInSpaceValue = { type: 'Plane', normal: p(1, 0, 0), offset: 0, center: p(0, 0, 0) };
  const isHeld = (values: readonly SpaceValue[]): boolean =>
    shownPatch(upright, { figure: { center: p(0, 0, 0), radius: 6 }, points, values, projector })
      .map((corner) => projector.project(corner))
      .every(({ x, y }) => x >= 0 && x <= 600 && y >= 0 && y <= 600);
  expect(isHeld([graph])).toBe(true);
  expect(isHeld([])).toBe(false);
});

it('spans a part of the figure around the place where it touches a solid', () => {
  const sphere: SpaceValue = { type: 'Sphere', center: p(0, 0, 0), radius: 4 };
  const points = [p(-4, 0, 0), p(4, 0, 0), p(0, 0, 4)];
  const corners = planePatch({ ...horizontal(4), touches: true }, figure, points, [sphere], 1);
  expect(spanOf(corners, 'x')).toEqual([-0.45 * 4, 0.45 * 4]);
  expect(spanOf(corners, 'y')).toEqual([-0.45 * 4, 0.45 * 4]);
});
