import { expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { CurvedSolidValue, SpaceValue, Vec3 } from '../../values.js';
import { crossings } from '../crossing/crossings.js';

const AXIS = 'Line(Point(0, 0, 0), Point(0, 0, 1))';
const solids: Readonly<Record<string, string>> = {
  cap: 'SphericalCap(Sphere(Point(0.2, 0.1, 0), 2), Plane(Point(0, 0, -0.5), Vector(0.3, 0, 1)))',
  sector: 'SphericalSector(Sphere(Point(0.1, -0.2, -1), 2.5), Plane(Point(0, 0, 0.3), Vector(0.2, 0, 1)))',
  cone: 'Cone(Circle(Point(0, 0.3, -1), 1.6), Point(1, 0.5, 2))',
  cylinder: 'Cylinder(Circle(Point(-0.2, 0, -1), 1.2), Point(0.6, 0.5, 1.8))',
  prism: 'Extrude(Circle(Point(0, -0.2, -1), 1.1, Vector(0.2, 0.3, 1)), Vector(-0.5, 0, 2.6))',
  ring: `Revolve(Polygon(Point(0.4, 0, -1), Point(1.9, 0, 0.2), Point(0.7, 0, 1)), ${AXIS})`,
  slice: `Revolve(Polygon(Point(0.4, 0, -1), Point(1.9, 0, 0.2), Point(0.7, 0, 1)), ${AXIS}, 4)`,
};

const solid = (source: string): CurvedSolidValue => constructSources({ s: source }).value('s') as CurvedSolidValue;

const pointsOf = (value: SpaceValue): Vec3[] => {
  if (value.type !== 'Curve3') return [];
  return Array.from({ length: 41 }, (_, i) => value.at(value.min + ((value.max - value.min) * i) / 40));
};

it.each(Object.keys(solids))('%s: each piece lies where its equation says, and has its own points only', (name) => {
  for (const { at, u, v, level, flat } of solid(solids[name]!).sheets) {
    if (flat) continue;
    for (const s of [0.1, 0.35, 0.6, 0.95]) {
      for (const t of [0.05, 0.5, 0.97]) {
        const [a, b] = [u[0] + (u[1] - u[0]) * s, v[0] + (v[1] - v[0]) * t];
        expect(level!.f(at(a, b))).toBeCloseTo(0, 12);
        expect(level!.has(at(a, b), 0)).toBe(true);
      }
      const beyond = at(u[0] + (u[1] - u[0]) * s, v[1] + (v[1] - v[0]) * 0.05);
      expect(level!.has(beyond, 0)).toBe(false);
    }
  }
});

it('what is next to an edge does not count', () => {
  const [{ at, level }] = solid(solids.cylinder!).sheets as [CurvedSolidValue['sheets'][number]];
  expect([0.001, 0.5, 0.999].map((t) => level!.has(at(1, t), 0.01))).toEqual([false, true, false]);
});

it.each([
  ['cap', 'cone'],
  ['cap', 'ring'],
  ['cap', 'cylinder'],
  ['sector', 'slice'],
  ['cone', 'prism'],
  ['cone', 'ring'],
  ['cylinder', 'slice'],
])('%s and %s cross in curves that lie on both to the last digits', (one, other) => {
  const [a, b] = [solid(solids[one]!), solid(solids[other]!)];
  const points = crossings(a, b, 0).flatMap(pointsOf);
  expect(points.length).toBeGreaterThan(0);
  for (const p of points) {
    for (const { sheets } of [a, b]) {
      const off = sheets.map(({ level }) => (level?.has(p, -1e-6) ? Math.abs(level.f(p)) : Infinity));
      const isOnEnd = sheets.some(({ flat }) => flat !== undefined);
      if (!isOnEnd) expect(Math.min(...off)).toBeLessThan(1e-9);
    }
  }
});
