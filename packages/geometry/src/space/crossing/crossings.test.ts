import { describe, expect, it, test } from 'vitest';
import { stepsOf } from '../../functions/steps.js';
import { constructSources } from '../../testing/sources.js';
import type {
  Arc3Value,
  ConeValue,
  Curve3Value,
  PolyhedronValue,
  SpaceValue,
  SurfaceValue,
  Vec3,
} from '../../values.js';
import { intersectSpace } from '../intersect.js';
import { ringOf, ringPoint } from '../ring.js';
import { sphericalCap, sphericalSector } from '../skins/skins.js';
import { cuboid } from '../solids.js';
import { type CrossedSurface, crossings, surfaceCrossings, surfaceOf } from './crossings.js';
import { joinedSegments } from './joined-segments.js';
import { touchLines } from './touch-lines.js';
import { clipTrace } from './trace.js';

const p = (x: number, y: number, z: number): Vec3 => ({ x, y, z });
const sphere = (center: Vec3, radius: number): SpaceValue => ({ type: 'Sphere', center, radius });
const cylinder = (base: Vec3, top: Vec3, radius: number): ConeValue => ({
  type: 'Cylinder',
  base,
  top,
  radius,
  topRadius: radius,
});
const cone = (base: Vec3, top: Vec3, radius: number): ConeValue => ({ type: 'Cone', base, top, radius, topRadius: 0 });
const plane = (normal: Vec3, offset: number): SpaceValue => {
  const n = 1 / Math.hypot(normal.x, normal.y, normal.z);
  const unit = p(normal.x * n, normal.y * n, normal.z * n);
  const at = offset * n;
  return { type: 'Plane', normal: unit, offset: at, center: p(unit.x * at, unit.y * at, unit.z * at) };
};

function pointsOf(value: SpaceValue, steps = 40): Vec3[] {
  const shares = Array.from({ length: steps + 1 }, (_, i) => i / steps);
  if (value.type === 'Segment3') return [value.start, value.end];
  if (value.type === 'Curve3') return shares.map((s) => value.at(value.min + (value.max - value.min) * s));
  if (value.type !== 'Circle3' && value.type !== 'Arc3') throw new Error(`a ${value.type} is no curve`);
  const ring = ringOf(value);
  return shares.map((s) => ringPoint(ring, ring.start + ring.sweep * s));
}

it('two spheres cross in their common circle', () => {
  const [circle] = crossings(sphere(p(0, 0, 0), 2), sphere(p(3, 0, 0), 2), 0);
  expect(circle).toMatchObject({ type: 'Circle3', center: p(1.5, 0, 0) });
  expect(circle!.type === 'Circle3' && circle!.radius).toBeCloseTo(Math.sqrt(4 - 2.25), 12);
});

const solidOf = (source: string): SpaceValue => constructSources({ s: source }).value('s') as SpaceValue;

// Closed forms: where two profiles meet in a half-plane of the common axis.
it.each<[string, string, readonly (readonly [radius: number, height: number])[]]>([
  ['a hemisphere, a sphere around a point of its axis', 'Sphere(Point(0, 0, 2), 2)', [[Math.sqrt(3), 1]]],
  [
    'a cylinder around its axis',
    'Cylinder(Point(0, 0, -1), Point(0, 0, 3), 1)',
    [
      [1, Math.sqrt(3)],
      [1, 0],
    ],
  ],
  ['a plane across it', 'Plane(z = 1)', [[Math.sqrt(3), 1]]],
  ['a cap of another ball', 'SphericalCap(Sphere(Point(0, 0, 2), 2), Plane(z = 0.5))', [[Math.sqrt(3), 1]]],
  ['a cap that ends above it', 'SphericalCap(Sphere(Point(0, 0, 2), 2), Plane(z = 1.5))', [[Math.sqrt(1.75), 1.5]]],
  [
    'a cone that turns',
    'Revolve(Segment(Point(0, 0, 2.5), Point(2.5, 0, 0)), zAxis)',
    [
      [(5 - Math.sqrt(7)) / 4, (5 + Math.sqrt(7)) / 4],
      [(5 + Math.sqrt(7)) / 4, (5 - Math.sqrt(7)) / 4],
    ],
  ],
  [
    'a torus',
    'Torus(Point(0, 0, 0), 2, 1)',
    [
      [7 / 4, Math.sqrt(15) / 4],
      [1, 0],
    ],
  ],
  [
    'a torus that is moved',
    'Dilate(Torus(Point(0, 0, 1), 1, 0.5), 2, Point(0, 0, 2))',
    [
      [7 / 4, Math.sqrt(15) / 4],
      [1, 0],
    ],
  ],
])('a hemisphere and %s meet in circles', (_, other, circles) => {
  expectCircles('Hemisphere(Point(0, 0, 0), 2)', other, circles);
});

/** The circles in which two figures cross, by their radii and heights. */
function expectCircles(one: string, other: string, circles: readonly (readonly number[])[]): void {
  const [a, b] = [solidOf(one), solidOf(other)].map((value) => surfaceOf(value, 0)) as [CrossedSurface, CrossedSurface];
  const found = surfaceCrossings(a, b, 0, 'closely', touchLines).map((value) =>
    value.type === 'Circle3' ? [value.radius, value.center.z] : [],
  );
  const sorted = (all: readonly (readonly number[])[]) => [...all].sort((a, b) => b[0]! - a[0]! || b[1]! - a[1]!);
  expect(sorted(found)).toEqual(sorted(circles).map((circle) => circle.map((x) => expect.closeTo(x, 9))));
}

it.each<[string, readonly (readonly [radius: number, height: number])[]]>([
  ['Plane(z = 1)', [[3, 1]]],
  [
    'Plane(z = 0.6)',
    [
      [3.8, 0.6],
      [2.2, 0.6],
    ],
  ],
  ['Sphere(Point(0, 0, 0), 4)', [[4, 0]]],
  ['Sphere(Point(0, 0, 0), 2)', [[2, 0]]],
  [
    'Sphere(Point(0, 0, 0), 3)',
    [
      [17 / 6, Math.sqrt(9 - (17 / 6) ** 2)],
      [17 / 6, -Math.sqrt(9 - (17 / 6) ** 2)],
    ],
  ],
  ['Sphere(Point(0, 0, 4), 4)', [[2.4, 0.8]]],
  ['Sphere(Point(0, 0, 0), 1.5)', []],
  ['Cylinder(Point(0, 0, -2), Point(0, 0, 2), 2)', [[2, 0]]],
  [
    'Cylinder(Point(0, 0, 0.5), Point(0, 0, 2), 3)',
    [
      [3, 1],
      [3 - Math.sqrt(0.75), 0.5],
    ],
  ],
  [
    'Cone(Point(0, 0, 0), Point(0, 0, 3), 3)',
    [
      [2, 0],
      [3 - Math.sqrt(0.5), Math.sqrt(0.5)],
    ],
  ],
  ['Torus(Point(0, 0, 2), 3, 1)', [[3, 1]]],
  ['Torus(Point(0, 0, 0), 5, 1)', [[4, 0]]],
])('a torus and %s meet in circles', (other, circles) => {
  expectCircles('Torus(Point(0, 0, 0), 3, 1)', other, circles);
});

it.each<[string, readonly (readonly [radius: number, x: number, y: number, z: number])[]]>([
  [
    'Plane(Point(1, 2, 3), Vector(0, 1, 0))',
    [
      [1, -2, 2, 3],
      [1, 4, 2, 3],
    ],
  ],
  [
    'Cylinder(Point(1, 2, 0), Point(1, 2, 9), 3)',
    [
      [3, 1, 2, 2],
      [3, 1, 2, 4],
    ],
  ],
  ['Plane(z = 4)', [[3, 1, 2, 4]]],
])('what a torus has in common with %s is known as circles', (other, circles) => {
  const torus = solidOf('Torus(Point(1, 2, 3), 3, 1)');
  expect(intersectSpace(torus, solidOf(other))).toEqual(
    circles.map(([radius, x, y, z]) =>
      expect.objectContaining({
        type: 'Circle3',
        radius: expect.closeTo(radius, 12),
        center: { x: expect.closeTo(x, 12), y: expect.closeTo(y, 12), z: expect.closeTo(z, 12) },
      }),
    ),
  );
});

it('a capsule of a cylinder and two hemispheres has no crossings: what touches are edges', () => {
  const [middle, upper, lower] = [
    'Cylinder(Point(0, 0, 0), Point(1, 2, 2), 1)',
    'Hemisphere(Point(1, 2, 2), Point(4/3, 8/3, 8/3))',
    'Hemisphere(Point(0, 0, 0), Point(-1/3, -2/3, -2/3))',
  ].map(solidOf) as [SpaceValue, SpaceValue, SpaceValue];
  const steps = stepsOf(() => {
    expect(crossings(middle, upper, 0)).toEqual([]);
    expect(crossings(middle, lower, 0)).toEqual([]);
  });
  expect(steps).toBeLessThan(1_000_000);
});

it.each([
  [p(-0.243, -0.362, -0.273), p(0.019, -0.412, -0.41), p(1.51, -0.695, -1.194), 0.001],
  [p(-0.24, -0.36, -0.27), p(0.02, -0.41, -0.41), p(1.51, -0.7, -1.19), 0.01],
])(
  'a column on a disc of rounded places %j, %j touches that, however much its short axis is turned',
  (a, b, c, unit) => {
    expect(crossings(cylinder(b, c, 1.073), cylinder(a, b, 1.824), 2 * unit)).toEqual([]);
  },
);

it('rounding does not shorten what a column crosses of a flat cone that turns', () => {
  const flat = solidOf('Revolve(Segment(Point(0.43, 0, 0), Point(1.32, 0, 0.14)), zAxis)');
  const found = crossings(flat, cylinder(p(0.9, 0, -1), p(0.9, 0, 1), 0.3), 0.02);
  expect(found).toEqual([expect.objectContaining({ type: 'Curve3', closed: true })]);
});

it('two cylinders as wide as each other cross in two ellipses', () => {
  const found = crossings(cylinder(p(-3, 0, 0), p(3, 0, 0), 1), cylinder(p(0, -3, 0), p(0, 3, 0), 1), 0);
  expect(found.map(({ type }) => type)).toEqual(['Arc3', 'Arc3']);
  for (const ellipse of found as Arc3Value[]) {
    expect([ellipse.a, ellipse.b].sort()).toEqual([expect.closeTo(1, 9), expect.closeTo(Math.SQRT2, 9)]);
    expect(Math.abs(ellipse.sweep)).toBeCloseTo(2 * Math.PI, 12);
  }
});

it.each([
  ['apart', p(0.0008, 0, 0.0007), 1],
  ['into each other', p(0, 0, 0), 1.0007],
])('curves of two cylinders that rounding moves %s still meet', (_, offset, radius) => {
  const along = cylinder(p(-3, offset.y, offset.z), p(3, offset.y, offset.z), radius);
  const across = cylinder(p(offset.x, -3, 0), p(offset.x, 3, 0), 1);
  /** How near to each other the curves come at the two places where they meet. */
  const gaps = (tolerance: number): number[] => {
    const [one = [], other = []] = crossings(along, across, tolerance).map((curve) => pointsOf(curve, 2000));
    return [1, -1].map((side) => {
      const near = (points: readonly Vec3[]) => points.filter(({ z }) => z * side > 0.99);
      const apart = near(one).flatMap((q) => near(other).map((r) => Math.hypot(q.x - r.x, q.y - r.y, q.z - r.z)));
      return Math.min(...apart);
    });
  };
  for (const gap of gaps(0)) expect(gap).toBeGreaterThan(0.02);
  // As far as points of a curve are apart.
  for (const gap of gaps(0.002)) expect(gap).toBeLessThan(0.005);
  const points = crossings(along, across, 0.002).flatMap((value) => pointsOf(value));
  for (const { x, y, z } of points) {
    expect(Math.abs(Math.hypot(y - offset.y, z - offset.z) - radius)).toBeLessThan(0.001);
    expect(Math.abs(Math.hypot(x - offset.x, z) - 1)).toBeLessThan(0.001);
  }
});

it('cylinders that differ by more than rounding cross in curves that lie on both', () => {
  const found = crossings(cylinder(p(-3, 0, 0), p(3, 0, 0), 1.01), cylinder(p(0, -3, 0), p(0, 3, 0), 1), 0.002);
  for (const { x, y, z } of found.flatMap((value) => pointsOf(value))) {
    expect(Math.hypot(y, z)).toBeCloseTo(1.01, 9);
    expect(Math.hypot(x, z)).toBeCloseTo(1, 9);
  }
});

it('a face that is almost along a line of a frustum cuts it in the whole curve', () => {
  const { value } = constructSources({
    frustum: 'Frustum(Point(-0.1227, -0.427, -0.5236), Point(0.9265, -1.9367, -0.1117), 1.5329, 0.7123)',
    base: `Polygon(Point(-0.3386, -1.8958, 0.2503), Point(0.6075, -1.3787, 0.2503), Point(0.6327, -0.3008, 0.2503),
      Point(-0.2882, 0.2599, 0.2503), Point(-1.2342, -0.2572, 0.2503), Point(-1.2594, -1.3351, 0.2503))`,
    prism: 'Prism(base, Point(-1.0229, -1.8336, 2.1286))',
  });
  const pieces = crossings(value('frustum') as SpaceValue, value('prism') as SpaceValue, 0).map((value) =>
    pointsOf(value),
  );
  const ends = pieces.flatMap((points) => [points[0]!, points.at(-1)!]);
  // The surfaces are closed, so the curves are: where one piece ends, another begins.
  for (const end of ends) {
    const here = ends.filter(({ x, y, z }) => Math.hypot(x - end.x, y - end.y, z - end.z) < 1e-3);
    expect(here.length % 2).toBe(0);
  }
  expect(pieces.length).toBeGreaterThan(3);
});

it('a sphere and a cylinder through its centre cross in the curve of Viviani', () => {
  const found = crossings(sphere(p(0, 0, 0), 2), cylinder(p(1, 0, -3), p(1, 0, 3), 1), 0);
  const points = found.flatMap((value) => pointsOf(value));
  expect(points.length).toBeGreaterThan(40);
  for (const { x, y, z } of points) {
    expect(x * x + y * y + z * z).toBeCloseTo(4, 9);
    expect((x - 1) ** 2 + y * y).toBeCloseTo(1, 9);
  }
  // It runs twice around the axis of the cylinder: through both poles of its figure of eight.
  const length = found.reduce((sum, value) => {
    const all = pointsOf(value);
    return all.slice(1).reduce((s, q, i) => s + Math.hypot(q.x - all[i]!.x, q.y - all[i]!.y, q.z - all[i]!.z), sum);
  }, 0);
  // 4 √2 r E(1/√2) for the radius r of the cylinder.
  expect(length).toBeCloseTo(4 * Math.SQRT2 * 2 * 1.3506438810476755 * 0.5 * 2, 0);
});

describe('curves of cones and cylinders lie on both surfaces', () => {
  const onCone = (solid: ConeValue, q: Vec3): number => {
    const axis = p(solid.top.x - solid.base.x, solid.top.y - solid.base.y, solid.top.z - solid.base.z);
    const height = Math.hypot(axis.x, axis.y, axis.z);
    const d = p(q.x - solid.base.x, q.y - solid.base.y, q.z - solid.base.z);
    const up = (d.x * axis.x + d.y * axis.y + d.z * axis.z) / height;
    const off = Math.sqrt(d.x ** 2 + d.y ** 2 + d.z ** 2 - up ** 2);
    return off - (solid.radius + ((solid.topRadius - solid.radius) * up) / height);
  };
  test.each([
    [cone(p(0, 0, 0), p(0, 0, 5), 2.5), cylinder(p(-3, 0.3, 1.5), p(3, 0.3, 1.5), 0.7), 2],
    [cylinder(p(0, 0, -4), p(0, 0, 4), 2), cylinder(p(-4, 0.5, 0), p(4, 0.5, 1), 1), 2],
    [cone(p(0, 0, 0), p(0, 0, 4), 2), cone(p(1, 0, 1), p(-3, 1, 2), 1), 1],
    [cylinder(p(0, 0, -4), p(0, 0, 4), 2), cylinder(p(-4, 1.6, 0), p(4, 1.6, 1), 1), 1],
  ])('%o', (a, b, least) => {
    const curves = crossings(a, b, 0).filter((value): value is Curve3Value => value.type === 'Curve3');
    expect(curves.length).toBeGreaterThanOrEqual(least);
    for (const q of curves.flatMap((value) => pointsOf(value))) {
      const off = [a, b].map((solid) => Math.abs(onCone(solid, q)));
      // A curve on a cap lies on the plane of that.
      expect(Math.min(...off)).toBeLessThan(1e-9);
    }
  });
});

it('parallel cylinders cross in two lines', () => {
  const found = crossings(cylinder(p(0, 0, 0), p(0, 0, 2), 1), cylinder(p(1, 0, -1), p(1, 0, 3), 1), 0);
  const lines = found.filter((value) => value.type === 'Segment3').filter(({ start, end }) => start.z !== end.z);
  expect(lines.map(({ start }) => start.x)).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)]);
  expect(lines.map(({ start, end }) => [start.z, end.z])).toEqual(
    [0, 1].map(() => [0, 2].map((z) => expect.closeTo(z, 8))),
  );
});

it('a plane through the apex cuts lines out of a cone', () => {
  const found = crossings(cone(p(0, 0, 0), p(0, 0, 4), 2), plane(p(1, 0, 0), 0), 0);
  expect(found.map(({ type }) => type)).toEqual(['Segment3', 'Segment3', 'Segment3']);
  for (const { x, y, z } of found.flatMap((value) => pointsOf(value))) {
    expect(x).toBeCloseTo(0, 9);
    expect(Math.abs(y)).toBeCloseTo(2 - z / 2, 8);
  }
});

it('a face that misses the apex of a cone by rounding cuts lines out of it', () => {
  const corners = [p(2, 0.001, -1), p(2, 0.001, 5), p(-2, 0.001, 5), p(-2, -0.001, -1)];
  const found = crossings(cone(p(0, 0, 0), p(0, 0, 4), 2), { type: 'Polygon3', vertices: corners }, 0.004);
  // The third line is that of its base.
  expect(found.map(({ type }) => type)).toEqual(['Segment3', 'Segment3', 'Segment3']);
});

it('a large sphere leaves an arc on a small face', () => {
  const corners = [p(0, 0, 0), p(0, 1, 0), p(0, 1, 1), p(0, 0, 1)];
  const [arc, ...more] = crossings(sphere(p(0, -199.5, 0), 200), { type: 'Polygon3', vertices: corners }, 0);
  expect(more).toEqual([]);
  const points = pointsOf(arc!);
  expect([points[0]!.z, points.at(-1)!.z].sort((a, b) => a - b)).toEqual([expect.closeTo(0, 6), expect.closeTo(1, 6)]);
});

describe('polyhedra', () => {
  const cube = (x: number, y: number, z: number, side: number): PolyhedronValue => cuboid(p(x, y, z), side, side, side);

  it('cross in a closed line', () => {
    const [line, ...more] = joinedSegments(crossings(cube(0, 0, 0, 2), cube(1, 1, 1, 2), 0));
    expect(more).toEqual([]);
    expect(line).toMatchObject({ type: 'Polyline3' });
    expect(line!.type === 'Polyline3' && line!.vertices).toHaveLength(7);
  });

  it('a plane cuts a polygon out of them', () => {
    const [section] = joinedSegments(crossings(cube(0, 0, 0, 2), plane(p(1, 1, 1), 3), 0));
    expect(section!.type === 'Polygon3' && section!.vertices).toHaveLength(6);
  });

  it('that only stand on each other do not cross', () => {
    expect(crossings(cube(0, 0, 0, 2), cube(0.5, 0.5, 2, 1), 0)).toEqual([]);
    expect(crossings(cube(0, 0, 0, 2), cube(2, 0, 0, 2), 0)).toEqual([]);
    expect(crossings(cube(0, 0, 0, 2), cube(0.5, 0.5, 1.999, 1), 0.01)).toEqual([]);
  });

  it('a sphere crosses each face in a circle', () => {
    const found = crossings(cube(-1, -1, -1, 2), sphere(p(0, 0, 0), 1.2), 0);
    expect(found.map(({ type }) => type)).toEqual(Array.from({ length: 6 }, () => 'Circle3'));
    const larger = crossings(cube(-1, -1, -1, 2), sphere(p(0, 0, 0), 1.5), 0);
    expect(larger).toHaveLength(24);
    for (const { x, y, z } of larger.flatMap((value) => pointsOf(value)))
      expect(Math.hypot(x, y, z)).toBeCloseTo(1.5, 9);
  });
});

describe('surfaces', () => {
  const torus: SurfaceValue = {
    type: 'Surface',
    at: (u, v) => p((3 + Math.cos(v)) * Math.cos(u), (3 + Math.cos(v)) * Math.sin(u), Math.sin(v)),
    u: [0, 2 * Math.PI],
    v: [0, 2 * Math.PI],
  };
  const saddle: SurfaceValue = {
    type: 'Surface',
    graph: true,
    at: (x, y) => p(x, y, (x * x - y * y) / 4),
    u: [-3, 3],
    v: [-3, 3],
  };

  it('a plane that touches a torus twice cuts two circles out of it (Villarceau)', () => {
    // sin of the plane's angle is the small radius over the large one.
    const angle = Math.asin(1 / 3);
    const found = crossings(torus, plane(p(-Math.sin(angle), 0, Math.cos(angle)), 0), 0);
    const points = found.flatMap((value) => pointsOf(value));
    expect(points.length).toBeGreaterThan(80);
    // The circles have the radius 3 around (0, ±1, 0).
    for (const { x, y, z } of points) {
      const off = [1, -1].map((side) => Math.abs(Math.hypot(x, y - side, z) - 3));
      expect(Math.min(...off)).toBeLessThan(1e-6);
    }
  });

  it.each([
    [0.333, 0.943, 0.002],
    [0.33, 0.94, 0.01],
  ])('the circles of Villarceau stay circles where rounding turns the plane: %d, %d', (x, z, tolerance) => {
    const found = crossings(solidOf('Torus(Point(0, 0, 0), 3, 1)'), plane(p(-x, 0, z), 0), tolerance);
    const circles = found.map((value) => value.type === 'Circle3' && [value.radius, value.center.y]);
    expect(circles).toEqual([
      [3, 1],
      [3, -1],
    ]);
  });

  it('the bend of a pipe does not cross the straight part that goes on behind it', () => {
    const bend = 'Revolve(Circle(Point(3, 0, 0), 1, Vector(0, 1, 0)), Line(Point(0, 0, 0), Point(0, 0, 1)), π/2)';
    expect(crossings(solidOf(bend), solidOf('Cylinder(Point(3, 0, 0), Point(3, -3, 0), 1)'), 0)).toEqual([]);
  });

  it('a sphere crosses a graph on both', () => {
    const points = crossings(saddle, sphere(p(0, 0, 0), 2), 0).flatMap((value) => pointsOf(value));
    expect(points.length).toBeGreaterThan(40);
    for (const { x, y, z } of points) {
      expect(Math.hypot(x, y, z)).toBeCloseTo(2, 9);
      expect((x * x - y * y) / 4 - z).toBeCloseTo(0, 9);
    }
  });

  it('a graph crosses a torus on both', () => {
    const points = crossings(saddle, torus, 0).flatMap((value) => pointsOf(value));
    expect(points.length).toBeGreaterThan(40);
    for (const { x, y, z } of points) {
      expect((Math.hypot(x, y) - 3) ** 2 + z * z).toBeCloseTo(1, 9);
      expect((x * x - y * y) / 4 - z).toBeCloseTo(0, 9);
    }
  });
});

it('a cone and the sphere in it touch along one circle', () => {
  const radius = (3 * (Math.sqrt(34) - 3)) / 5;
  const found = crossings(cone(p(0, 0, 0), p(0, 0, 5), 3), sphere(p(0, 0, radius), radius), 0);
  const circles = found.filter(({ type }) => type === 'Circle3' || type === 'Arc3' || type === 'Curve3');
  expect(circles).toHaveLength(1);
  const [circle] = circles;
  for (const point of pointsOf(circle!)) {
    expect(Math.hypot(point.x, point.y) / 3 + point.z / 5).toBeCloseTo(1, 9);
    expect(Math.hypot(point.x, point.y, point.z - radius)).toBeCloseTo(radius, 9);
  }
});

describe('cones with one apex', () => {
  const first = cone(p(0, 0, 2), p(0, 0, 0), 1);
  const lines = (other: SpaceValue, tolerance: number) =>
    crossings(first, other, tolerance).flatMap((line) =>
      line.type === 'Segment3' && Math.hypot(line.end.x, line.end.y, line.end.z) < 0.02 ? [line.start] : [],
    );

  it.each([
    [0, 0],
    [0.005, 0.02],
  ])('cross in two lines from it, where one is off by %d', (off, tolerance) => {
    const tops = lines(cone(p(0.5, 0, 2), p(0, 0, off), 1), tolerance);
    expect(tops).toHaveLength(2);
    for (const { x, y, z } of tops) {
      expect(Math.hypot(x, y) / z).toBeCloseTo(0.5, 9);
      expect(x).toBeCloseTo(0.295, 1);
    }
  });

  it('have none where rounding lets them overlap that touch along a line', () => {
    const found = crossings(cone(p(0, 0, 2.167), p(0, 0, 0), 0.922), cone(p(1.58, 0, 1.449), p(0, 0, 0), 0.974), 0.002);
    expect(found).toEqual([]);
  });
});

describe('surfaces that coincide', () => {
  const ball = { center: p(0, 0, 0), radius: 2, normal: p(0, 0, 1), height: 1 };
  const cap = sphericalCap(ball);
  const sector = sphericalSector(ball);

  it('a cap and a sector cross neither their ball nor their plane', () => {
    for (const skin of [cap, sector, sphericalCap({ ...ball, height: 0 })]) {
      expect(crossings(skin, sphere(p(0, 0, 0), 2), 0)).toEqual([]);
    }
    expect(crossings(cap, plane(p(0, 0, 1), 1), 0)).toEqual([]);
    expect(crossings(sector, plane(p(0, 0, 1), 1), 0)).toEqual([]);
  });

  it('as far as rounding moves points', () => {
    expect(crossings(cap, sphere(p(0, 0, 0.0004), 2), 0.001)).toEqual([]);
    expect(crossings(cap, plane(p(0, 0, 1), 1.0004), 0.001)).toEqual([]);
    expect(crossings(cap, plane(p(0, 0, 1), 1.1), 0.001)).toHaveLength(1);
  });

  it('a frustum does not cross the cone that it is a part of, but for what lies inside of that', () => {
    const whole = cone(p(0, 0, 0), p(0, 0, 4), 2);
    const frustum: ConeValue = { type: 'Cone', base: p(0, 0, 0), top: p(0, 0, 2), radius: 2, topRadius: 1 };
    expect(crossings(whole, frustum, 0)).toEqual([]);
    expect(crossings(cylinder(p(0, 0, 0), p(0, 0, 4), 2), cylinder(p(0, 0, 1), p(0, 0, 3), 2), 0)).toEqual([]);
  });

  it('take few steps', () => {
    expect(stepsOf(() => crossings(cap, sphere(p(0, 0, 0), 2), 0))).toBeLessThan(1_500_000);
    expect(stepsOf(() => crossings(cap, plane(p(0, 0, 1), 1), 0))).toBeLessThan(1_500_000);
  });

  it('a plane through a cap ends at its rim', () => {
    const found = crossings(cap, plane(p(1, 0, 0), 0.5), 0).flatMap((value) => pointsOf(value));
    expect(Math.min(...found.map(({ z }) => z))).toBeCloseTo(1, 6);
    for (const point of found) expect(point.x).toBeCloseTo(0.5, 9);
  });
});

it('a sphere that touches a plane or a sphere, but for rounding, does not cross it', () => {
  expect(crossings(sphere(p(0, 0, 2), 2 + 1e-12), plane(p(0, 0, 1), 0), 0)).toEqual([]);
  expect(crossings(sphere(p(0, 0, 2), 2.0004), plane(p(0, 0, 1), 0), 0.0005)).toEqual([]);
  expect(crossings(sphere(p(0, 0, 0), 2), sphere(p(3, 0, 0), 1 + 1e-12), 0)).toEqual([]);
  expect(crossings(sphere(p(0, 0, 2), 2.1), plane(p(0, 0, 1), 0), 0.0005)).toHaveLength(1);
});

describe('what rounding lets overlap does not cross', () => {
  const upright = cylinder(p(0, 0, 0), p(0, 0, 3), 1);
  it.each<[string, SpaceValue, SpaceValue]>([
    ['cylinders side by side', upright, cylinder(p(1.999, 0.0004, 0), p(1.9986, 0, 3), 1)],
    ['a cylinder and a face that it touches', upright, plane(p(1, 0.0003, 0.0002), 0.9995)],
    ['a cylinder and the sphere around it', upright, sphere(p(0, 0, 1.5), 1.8024)],
    ['a cone and the sphere around it', cone(p(0, 0, 0), p(0, 0, 3), 1), sphere(p(0, 0, 1.3334), 1.6664)],
  ])('%s', (_, a, b) => {
    expect(crossings(a, b, 0.002)).toEqual([]);
    // Not as what is exact: there it crosses.
    expect(crossings(a, b, 0)).not.toEqual([]);
  });

  it('a circle in a face goes on over the edges that it touches', () => {
    const cube = cuboid(p(-1, -1, -1), 2, 2, 2);
    const circles = crossings(cube, sphere(p(0, 0, 0), 1.4147), 0.002);
    expect(circles.map(({ type }) => type)).toEqual(Array(6).fill('Circle3'));
    expect(crossings(cube, sphere(p(0, 0, 0), 1.43), 0.002)).toHaveLength(24);
  });
});

test.each([
  ['Torus(Point(0, 0, 0), 3, 1)', 'Torus(Point(1.5, 0, 0), 3, 1, Vector(0, 1, 0))'],
  ['Torus(Point(0, 0, 0), 3, 1)', 'Surface(3 + v cos(u / 2), v sin(u / 2), v / 3 + sin(u), 0, 6, -2, 2)'],
  ['Torus(Point(0, 0, 0), 3, 1)', 'x^2/9 + y^2/4 + z^2/4 = 1'],
  ['x^2/9 + y^2/4 + z^2 = 1', 'x^2 + y^2 - z^2 = 1'],
  ['Translate(Torus(Point(0, 0, 0), 3, 1), Vector(1, 0, 0))', 'x^2 + 2y^2 + z^2 = 9'],
])('%s and %s cross in curves that lie on both', (first, second) => {
  const { value } = constructSources({ first, second });
  const [a, b] = [value('first') as SpaceValue, value('second') as SpaceValue];
  const levels = [a, b].flatMap((each) => (each.type === 'CurvedSolid' ? (each.sheets[0]!.level?.f ?? []) : []));
  const found = crossings(a, b, 0);
  expect(found.length).toBeGreaterThan(0);
  expect(levels.length).toBeGreaterThan(0);
  for (const curve of found) {
    if (curve.type !== 'Curve3') throw new Error('a curve was expected');
    for (let i = 0; i <= 40; i++) {
      const on = curve.at(curve.min + ((curve.max - curve.min) * i) / 40);
      for (const f of levels) expect(Math.abs(f(on))).toBeLessThan(1e-9);
    }
  }
});

it('a curve that begins on the edge of what holds it keeps its first part', () => {
  const way = { at: (t: number) => p(t, 0, 0), min: 0, max: 1, closed: false };
  const parts = clipTrace(way, ({ x }) => (x > 1e-9 && x < 0.3) || (x > 0.7 && x < 1 - 1e-9));
  expect(parts.map(({ min, max }) => [min, max])).toEqual([
    [expect.closeTo(0, 8), expect.closeTo(0.3, 8)],
    [expect.closeTo(0.7, 8), expect.closeTo(1, 8)],
  ]);
});

it('a disc beside the apex of a cone cuts both arms of a hyperbola that hardly turn around the axis', () => {
  const at = 0.001;
  const disc = cylinder(p(at, 0, 1), p(3, 0, 1), 0.8);
  const arms = crossings(cone(p(0, 0, 0), p(0, 0, 2), 1), disc, 0).filter((curve) =>
    pointsOf(curve).every(({ x }) => Math.abs(x - at) < 1e-9),
  );
  expect(arms).toHaveLength(2);
  for (const { y, z } of arms.flatMap((arm) => pointsOf(arm))) {
    expect(2 - 2 * Math.hypot(at, y)).toBeCloseTo(z, 9);
    expect(Math.hypot(y, z - 1)).toBeLessThan(0.8 + 1e-9);
  }
  const ends = arms.flatMap((arm) => [pointsOf(arm)[0]!, pointsOf(arm).at(-1)!]);
  for (const { y, z } of ends) expect(Math.hypot(y, z - 1)).toBeCloseTo(0.8, 6);
});

it('a curve runs to the edge of a rounded piece', () => {
  const column = cylinder(p(0, 0, 0), p(0, 0, 2), 1);
  const [arc, ...others] = crossings(column, plane(p(1, 0, 1), 2.5), 0.02).filter(({ type }) => type !== 'Segment3');
  expect(others).toEqual([]);
  for (const end of [pointsOf(arc!)[0]!, pointsOf(arc!).at(-1)!]) expect(end.z).toBeCloseTo(2, 6);
});
