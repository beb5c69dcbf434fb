import { describe, expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { ImplicitSurfaceValue, Vec3 } from '../../values.js';
import { crossings } from '../crossing/crossings.js';
import { distance } from '../vec3.js';
import { cornersOfBox } from './box.js';
import { implicitSurface } from './implicit-surface.js';
import { meshBorders } from './mesh-borders.js';
import { meshLines } from './mesh-lines.js';

const ball = implicitSurface((p) => p.x ** 4 + p.y ** 4 + p.z ** 4 - 16);
const torus = implicitSurface((p) => (Math.hypot(p.x, p.y) - 3) ** 2 + p.z ** 2 - 1);

describe('the mesh of a surface', () => {
  it('lies on it and has no border where the surface has none', () => {
    const mesh = torus.mesh();
    for (const { x, y, z } of mesh.vertices) {
      expect(Math.abs(Math.hypot(Math.hypot(x, y) - 3, z) - 1)).toBeLessThan(1e-3);
    }
    expect(meshBorders(mesh)).toEqual([]);
  });

  it('has the genus of the surface', () => {
    const euler = ({ mesh }: ImplicitSurfaceValue): number => {
      const { triangles } = mesh();
      return new Set(triangles.flat()).size - triangles.length / 2;
    };
    expect(euler(ball)).toBe(2);
    expect(euler(torus)).toBe(0);
  });

  it('ends exactly at the box', () => {
    const saddle = implicitSurface((p) => p.z - p.x ** 3 + 3 * p.x * p.y ** 2);
    const borders = meshBorders(saddle.mesh({ low: { x: -1, y: -1, z: -1 }, high: { x: 1, y: 1, z: 1 } })).flat();
    expect(borders.length).toBeGreaterThan(50);
    for (const { x, y, z } of borders) expect(Math.max(Math.abs(x), Math.abs(y), Math.abs(z))).toBeCloseTo(1, 3);
  });

  it('is found where the zero is of the third order, and not where the function only jumps', () => {
    const thrice = implicitSurface((p) => (Math.hypot(p.x, p.y, p.z) - 2) ** 3);
    for (const p of thrice.mesh().vertices) expect(distance(p, { x: 0, y: 0, z: 0 })).toBeCloseTo(2, 1);
    expect(implicitSurface((p) => 1 / (p.z - 0.3)).mesh().vertices).toEqual([]);
  });

  it('keeps to it where the function has a zero of a higher order nearby, as that of a heart', () => {
    const heart = implicitSurface(
      ({ x, y, z }) => (x * x + 2.25 * y * y + z * z - 1) ** 3 - (x * x + 0.1125 * y * y) * z ** 3,
    );
    // The same surface as a simple zero, whose slope is 2 there.
    const off = ({ x, y, z }: Vec3): number =>
      Math.abs(x * x + 2.25 * y * y + z * z - 1 - z * Math.cbrt(x * x + 0.1125 * y * y)) / 2;
    const besideTips = heart.mesh().vertices.filter(({ x, y }) => Math.hypot(x, y) > 0.2);
    expect(besideTips.length).toBeGreaterThan(1000);
    expect(Math.max(...besideTips.map(off))).toBeLessThan(0.01);
  });
});

describe('bounds', () => {
  it('hold all of a surface that has an end, also a moved one', () => {
    const { low, high } = torus.bounds()!;
    for (const corner of [low.x, low.y, -high.x, -high.y]) expect(Math.abs(corner + 4)).toBeLessThan(0.3);
    const { value } = constructSources({
      t: '(sqrt(x^2 + y^2) - 3)^2 + z^2 = 1',
      moved: 'Translate(t, Vector(1, 2, 30))',
    });
    const box = (value('moved') as ImplicitSurfaceValue).bounds()!;
    for (const { x, y, z } of cornersOfBox(box)) {
      expect(Math.max(Math.abs(x - 1), Math.abs(y - 2), Math.abs(z - 30))).toBeLessThan(4.5);
    }
  });

  it('are none where the surface goes on', () => {
    expect(implicitSurface(({ x, y, z }) => x * y * z - 1).bounds()).toBeUndefined();
  });
});

describe('lines on a surface', () => {
  it('lie where a function is 0, in closed loops', () => {
    const lines = meshLines(torus.mesh(), (p) => p.z - 0.5);
    expect(lines.map((line) => line[0] === line.at(-1))).toEqual([true, true]);
  });

  it('where it crosses a plane or a ball are exact', () => {
    const checked = (other: Parameters<typeof crossings>[1], off: (p: Vec3) => number): void => {
      const found = crossings(torus, other, 0);
      expect(found.length).toBeGreaterThan(0);
      for (const curve of found) {
        if (curve.type !== 'Curve3') throw new Error('a curve was expected');
        for (let i = 0; i <= 50; i++) {
          const p = curve.at(curve.min + ((curve.max - curve.min) * i) / 50);
          expect(Math.abs(off(p))).toBeLessThan(1e-9);
          expect(Math.abs(torus.level(p))).toBeLessThan(1e-9);
        }
      }
    };
    const flat = {
      type: 'Plane',
      normal: { x: 0, y: 0.6, z: 0.8 },
      offset: 0.4,
      center: { x: 0, y: 0, z: 0.5 },
    } as const;
    checked(flat, (p) => 0.6 * p.y + 0.8 * p.z - 0.4);
    const center = { x: 3, y: 0, z: 0 };
    checked({ type: 'Sphere', center, radius: 1.5 }, (p) => distance(p, center) - 1.5);
  });
});
