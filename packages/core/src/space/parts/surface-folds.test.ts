import type { Vec3 } from '@geoslide/geometry';
import { expect, it } from 'vitest';
import { projector } from '../camera/projection.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { foldLines } from './surface-folds.js';

const eye = projector({ ...defaultCamera, yaw: 0.6, pitch: 0.5 }, 1200, 1200);

/** A torus of radii 3 and 1 on a net of so many cells each way. */
const torus =
  (cells: number) =>
  (i: number, j: number): Vec3 => {
    const [u, v] = [(2 * Math.PI * i) / cells, (2 * Math.PI * j) / cells];
    const r = 3 + Math.cos(v);
    return { x: r * Math.cos(u), y: r * Math.sin(u), z: Math.sin(v) };
  };

/** How far a point is outside of the torus, seen along a sight line: 0 on the outline. */
function offOutline(p: Vec3): number {
  const d = eye.toEye(p);
  const far = (s: number): number => {
    const q = { x: p.x + s * d.x, y: p.y + s * d.y, z: p.z + s * d.z };
    return Math.hypot(Math.hypot(q.x, q.y) - 3, q.z) - 1;
  };
  let least = Infinity;
  for (let s = -1.5; s <= 1.5; s += 0.001) least = Math.min(least, far(s));
  return Math.abs(least);
}

/** How far from the axis z the points of a line are, at least and at most. */
const farOf = (line: readonly Vec3[]): readonly number[] => {
  const far = line.map(({ x, y }) => Math.hypot(x, y));
  return [Math.min(...far), Math.max(...far)];
};

it.each([16, 42])(
  'finds both rims of a torus seen along its axis, one of which is the seam of its net of %i cells',
  (n) => {
    const above = projector({ ...defaultCamera, yaw: 0, pitch: Math.PI / 2 }, 800, 800);
    const rims = foldLines(torus(n), [n, n], above).map(farOf);
    expect(rims).toHaveLength(2);
    for (const [low, high] of rims) expect(high! - low!).toBeLessThan(1e-3);
    expect(rims.map(([low]) => Math.round(low!)).sort()).toEqual([2, 4]);
  },
);

it.each([
  ['an even number of cells', 2],
  ['an odd one', 3],
])('finds four generators of a double cone whose apex lies in a net of %s along its axis', (_, rows) => {
  const cone = (i: number, j: number): Vec3 => {
    const [u, t] = [(2 * Math.PI * i) / 16, (2 * j) / rows - 1];
    return { x: t * Math.cos(u), y: t * Math.sin(u), z: t };
  };
  const level = projector({ ...defaultCamera, yaw: 0, pitch: 0 }, 800, 800);
  // At the apex folds of both nappes meet: they may be one line or two.
  const rims = foldLines(cone, [16, rows], level).flatMap((line) => line.filter(({ z }) => Math.abs(z) > 0.999));
  expect(rims.map(({ y, z }) => `${Math.round(y)} ${Math.round(z)}`).sort()).toEqual(['-1 -1', '-1 1', '1 -1', '1 1']);
});

it('keeps chords of an outline within 0.3 px of it', () => {
  const lines = foldLines(torus(42), [42, 42], eye);
  const outer = lines.find((line) => line.every(({ x, y }) => Math.hypot(x, y) > 2.9))!;
  let most = 0;
  outer.slice(1).forEach((q, k) => {
    const p = outer[k]!;
    const middle = { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, z: (p.z + q.z) / 2 };
    most = Math.max(most, offOutline(middle) * eye.scale);
  });
  expect(most).toBeLessThan(0.3);
});

it('finds a shallow fold and its return where they cross the same side of a cell', () => {
  const waves = (i: number, j: number): Vec3 => {
    const [x, y] = [i / 7 - 3, j / 7 - 3];
    return { x, y, z: 0.3 * Math.sin(3 * x) };
  };
  // Sight lines are a hundredth less steep than the waves: they touch each of the three slopes twice.
  const low = projector({ ...defaultCamera, yaw: 0.7, pitch: 0.6 }, 800, 800);
  const lines = foldLines(waves, [42, 42], low);
  expect(lines).toHaveLength(6);
  for (const line of lines) {
    const ys = line.map(({ y }) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(6, 9);
    for (const { x } of line) {
      expect(0.9 * Math.cos(3 * x) * Math.cos(0.7)).toBeCloseTo(Math.tan(0.6), 4);
    }
  }
});
