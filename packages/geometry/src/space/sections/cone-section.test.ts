import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../plane/testing/random.js';
import { constructSources } from '../../testing/sources.js';
import type { NumberValue, Vec3 } from '../../values.js';
import { add, cross, frame, mul, vec3 } from '../vec3.js';

const next = randomNumbers(41);
const between = (low: number, high: number): number => low + (high - low) * next();

/** A place for coordinates in which the axis of the cone is z: turned and moved at random. */
function anywhere(): (x: number, y: number, z: number) => string {
  const { u, v, n } = frame(vec3(between(-1, 1), between(-1, 1), between(-1, 1)));
  const turn = between(0, 7);
  const right = add(mul(u, Math.cos(turn)), mul(v, Math.sin(turn)));
  const up = cross(n, right);
  const origin = vec3(between(-5, 5), between(-5, 5), between(-5, 5));
  return (x, y, z) => {
    const p: Vec3 = add(origin, add(add(mul(right, x), mul(up, y)), mul(n, z)));
    return `Point(${[p.x, p.y, p.z].map((value) => value.toFixed(17)).join(', ')})`;
  };
}

/**
 * The area that a plane z = height + slope x cuts out of a cone or cylinder on the z axis, or x = place where the slope
 * is infinite.
 */
function areaOf(solid: (at: ReturnType<typeof anywhere>) => string, height: number, slope: number, place = 0): number {
  const at = anywhere();
  const plane = Number.isFinite(slope)
    ? [at(0, 0, height), at(1, 0, height + slope), at(0, 1, height)]
    : [at(place, 0, 0), at(place, 0, 1), at(place, 1, 0)];
  const { value, warning } = constructSources({
    k: solid(at),
    a: `Section(k, Plane(${plane.join(', ')})).area`,
  });
  expect(warning('a')).toBeUndefined();
  return (value('a') as NumberValue).value;
}

const forty = Array.from({ length: 40 }, (_, i) => [i] as const);
const coneOf = (r: number, h: number) => (at: ReturnType<typeof anywhere>) =>
  `Cone(${at(0, 0, 0)}, ${at(0, 0, h)}, ${r})`;

/** Relative to the size of what is expected. */
function expectArea(actual: number, expected: number): void {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-9);
}

describe('areas of sections of cones at random', () => {
  it.each(forty)('parabola %i', () => {
    const [r, h] = [between(0.5, 4), between(0.5, 6)];
    const d = between(-0.95, 0.95) * r;
    // Archimedes: two thirds of the chord times the height, from the base to the generator on the other side.
    const expected = ((4 / 3) * Math.sqrt(r * r - d * d) * (r - d) * Math.hypot(r, h)) / (2 * r);
    expectArea(areaOf(coneOf(r, h), (-h / r) * d, h / r), expected);
  });

  it.each(forty)('ellipse %i', () => {
    const [r, h] = [between(0.5, 4), between(0.5, 6)];
    const slope = between(0.05, 0.9) * (h / r);
    const height = between(slope * r, h);
    // On the generators x = ±r (1 - z / h); the minor half axis is the geometric mean of the radii at the ends of the
    // major one.
    const [near, far] = [(h - height) / (h / r + slope), (h - height) / (h / r - slope)];
    const expected = (Math.PI * Math.sqrt(near * far) * (near + far) * Math.hypot(1, slope)) / 2;
    expectArea(areaOf(coneOf(r, h), height, slope), expected);
  });

  it.each(forty)('hyperbola %i', () => {
    const [r, h] = [between(0.5, 4), between(0.5, 6)];
    const d = between(0.001, 0.95) * r;
    const y = Math.sqrt(r * r - d * d);
    expectArea(areaOf(coneOf(r, h), 0, Number.POSITIVE_INFINITY, d), (h / r) * (r * y - d * d * Math.asinh(y / d)));
  });

  it.each(forty)('ellipse %i that a cap cuts off', () => {
    const [r, slope] = [between(0.5, 4), between(0.1, 3)];
    const d = between(-0.95, 0.95) * r;
    // Seen along the axis, a segment of the base.
    const shadow = r * r * Math.acos(d / r) - d * Math.sqrt(r * r - d * d);
    const cylinder = (at: ReturnType<typeof anywhere>) =>
      `Cylinder(${at(0, 0, 0)}, ${at(0, 0, 2 * r * slope + 1)}, ${r})`;
    expectArea(areaOf(cylinder, -slope * d, slope), shadow * Math.hypot(1, slope));
  });
});

describe('the section of a cone parallel to a generator', () => {
  const { value } = constructSources({
    k: 'Cone(Point(0, 0, 0), Point(0, 0, 6), 3)',
    e: 'Section(k, Plane(z = 3 + 2 x))',
    twice: 'Dilate(e, Point(0, 0, 0), 2)',
    area: 'twice.area / e.area',
    perimeter: 'twice.perimeter / e.perimeter',
    length: 'e.perimeter',
  });
  const number = (id: string): number => (value(id) as NumberValue).value;

  it('reaches up to its vertex', () => {
    const { vertices } = value('e') as { vertices: readonly Vec3[] } & ReturnType<typeof value>;
    expect(Math.max(...vertices.map(({ z }) => z))).toBeCloseTo(4.5, 9);
  });

  it('has the perimeter of the parabola and its chord', () => {
    // Of y = k x² up to x: x / 2 √(1 + 4 k² x²) + asinh(2 k x) / (4 k), on both sides.
    const [x, y] = [Math.sqrt(6.75), 0.75 * Math.sqrt(45)];
    const k = y / (x * x);
    const arc = x * Math.hypot(1, 2 * k * x) + Math.asinh(2 * k * x) / (2 * k);
    expect(number('length')).toBeCloseTo(arc + 2 * x, 9);
  });

  it('keeps its measures where it is made larger', () => {
    expect(number('area')).toBeCloseTo(4, 12);
    expect(number('perimeter')).toBeCloseTo(2, 12);
  });
});

describe('a plane in a place of its own', () => {
  const { value } = constructSources({
    k: 'Cone(Point(0, 0, 0), Point(0, 0, 4), 2)',
    f: 'Frustum(Point(0, 0, 0), Point(0, 0, 2), 2, 1)',
    z: 'Cylinder(Point(0, 0, 0), Point(0, 0, 4), 2)',
    triangle: 'Section(k, Plane(x = 0))',
    beside: 'Section(k, Plane(z = 4 + 4 x))',
    trapezium: 'Section(f, Plane(y = 0))',
    rectangle: 'Section(z, Plane(x = 1))',
    parabola: 'Section(k, Plane(z = 1 + 2 x))',
    ellipse: 'Section(z, Plane(z = x + 2))',
    upTo: 'Section(k, Plane(z = x + 2))',
  });
  const corners = (id: string): readonly Vec3[] => (value(id) as { vertices: readonly Vec3[] } & object).vertices;

  it.each([
    ['triangle', 3],
    ['beside', 3],
    ['trapezium', 4],
    ['rectangle', 4],
  ])('through the apex or along the generators cuts out a %s of %d corners', (id, count) => {
    expect(corners(id)).toHaveLength(count);
  });

  it('that cuts a curve off by a cap has many', () => {
    expect(corners('parabola').length).toBeGreaterThan(100);
  });

  it('that touches both rims of a cylinder cuts out a whole ellipse', () => {
    expect(value('ellipse')).toMatchObject({ type: 'Arc3', a: expect.closeTo(Math.sqrt(8), 12), b: 2 });
  });

  it('that touches the rim of a cone cuts out a whole ellipse', () => {
    expect(value('upTo')).toMatchObject({ type: 'Arc3', sweep: 2 * Math.PI });
  });
});
