import type { Vec3 } from '@geoslide/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentImage } from '../camera/images.js';
import { projector as createProjector, type Projector } from '../camera/projection.js';
import { add, along, cross, dot, lerp, mul, unit } from '../camera/vector.js';
import { faceGrid } from '../sight/face-grid.js';
import type { Obstacles } from '../sight/obstacle.js';
import { isHidden, type Segment, segmentSpans } from '../sight/visibility.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { type ConvexSolid, coneSolid, sphereSolid } from './convex-solid.js';

const SIZE = 1024;
const O = { x: 0, y: 0, z: 0 };

const camera = fc.record({
  projection: fc.constantFrom('orthographic' as const, 'perspective' as const, 'oblique' as const),
  yaw: fc.double({ min: 0, max: 6.28, noNaN: true }),
  pitch: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
});
const within = (most: number): fc.Arbitrary<Vec3> => {
  const coordinate = fc.integer({ min: -1000, max: 1000 }).map((value) => (value / 1000) * most);
  return fc.record({ x: coordinate, y: coordinate, z: coordinate });
};
const size = fc.integer({ min: 200, max: 1500 }).map((value) => value / 1000);
const sphere = fc.tuple(within(2), size).map(([center, radius]) => sphereSolid({ type: 'Sphere', center, radius }));
/** Cones, cylinders and frustums. */
const cone = fc
  .tuple(within(2), within(1).filter(isLong), size, fc.oneof(fc.constant(0), fc.constant(1), size))
  .map(([base, axis, radius, part]) =>
    coneSolid({ type: 'Cone', base, top: add(base, mul(axis, 2)), radius, topRadius: part * radius }),
  );

function isLong({ x, y, z }: Vec3): boolean {
  return Math.hypot(x, y, z) > 0.3;
}

function onlyOne(projector: Projector, solid: ConvexSolid): Obstacles {
  const everywhere = { minX: -Infinity, maxX: Infinity, minY: -Infinity, maxY: Infinity };
  const mantle = { outlines: undefined, facetCount: 0, rows: () => [], normalAt: (p: Vec3) => p };
  const body = { solid, around: [], mantle };
  const obstacle = { body, whole: solid, core: solid, near: solid, margin: 0, own: false, ...everywhere };
  return { projector, faces: faceGrid([]), solids: [obstacle], margin: 0, moved: 0 };
}

/** The world point that is seen at fraction `s` of a segment's image. */
function pointAt(projector: Projector, { a, b }: Segment, s: number): Vec3 {
  const near = (1 - s) / projector.weight(a);
  const far = s / projector.weight(b);
  return lerp(a, b, far / (near + far));
}

describe('a line behind a round body', () => {
  it('is hidden where a sight line says so, at all of many places', () => {
    fc.assert(
      fc.property(camera, fc.oneof(sphere, cone), within(4), within(4), (view, solid, from, to) => {
        const projector = createProjector({ ...defaultCamera, ...view }, SIZE, SIZE);
        const obstacles = onlyOne(projector, solid);
        const segment = segmentImage(projector, from, to);
        fc.pre(segment !== undefined && isLong({ x: to.x - from.x, y: to.y - from.y, z: to.z - from.z }));
        const { imageA, imageB } = segment!;
        const length = Math.hypot(imageB.x - imageA.x, imageB.y - imageA.y);
        const spans = segmentSpans(obstacles, segment!);
        for (let i = 0; i < 200; i++) {
          const s = (i + 0.5) / 200;
          if (spans.some((span) => Math.abs(span.from - s) * length < 0.1 || Math.abs(span.to - s) * length < 0.1))
            continue;
          const p = pointAt(projector, segment!, s);
          const span = spans.find((one) => one.from < s && one.to > s)!;
          expect(span.hidden).toBe(isHidden(obstacles, p, projector.project(p)));
        }
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it('is hidden where it only just runs behind it', () => {
    const projector = createProjector(defaultCamera, SIZE, SIZE);
    const origin = { x: 0, y: 0, z: 0 };
    const eye = unit(projector.toEye(origin));
    const right = unit(cross({ x: 0, y: 0, z: 1 }, eye));
    const up = cross(eye, right);
    const middle = along(mul(right, 0.9999), eye, -2);
    const segment = segmentImage(projector, along(middle, up, -2), along(middle, up, 2))!;
    const obstacles = onlyOne(projector, sphereSolid({ type: 'Sphere', center: origin, radius: 1 }));
    const spans = segmentSpans(obstacles, segment);
    expect(spans.map(({ hidden }) => hidden)).toEqual([false, true, false]);
    expect(4 * (spans[1]!.to - spans[1]!.from)).toBeCloseTo(2 * Math.sqrt(1 - 0.9999 ** 2), 5);
  });
});

describe('a round body', () => {
  const part = fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000);
  const direction = within(1).filter(isLong).map(unit);

  it('reaches in each direction as far as its points', () => {
    fc.assert(
      fc.property(fc.oneof(sphere, cone), direction, within(4), within(4).filter(isLong), part, (solid, n, p, d, t) => {
        const span = solid.span(p, d);
        fc.pre(span !== undefined);
        const q = along(p, d, span![0] + t * (span![1] - span![0]));
        const [least, greatest] = solid.reach(n);
        const own = dot(n, q);
        expect(own).toBeGreaterThan(least - 1e-9);
        expect(own).toBeLessThan(greatest + 1e-9);
        // What lies on a line within the body lies in the body.
        expect(solid.outside(q)).toBeLessThan(1e-9);
        expect(solid.outside(along(p, d, span![1] + 0.01))).toBeGreaterThan(0);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('is entered and left on its surface by a line that is almost parallel to its mantle', () => {
    const turn = fc.constantFrom(0, 1e-16, 1e-15, 1e-12, 1e-9, 1e-6);
    fc.assert(
      fc.property(direction, size, size, part, part, turn, direction, (axis, radius, height, t, up, by, aside) => {
        const out = unit(cross(axis, Math.abs(axis.x) < 0.6 ? { x: 1, y: 0, z: 0 } : { x: 0, y: 1, z: 0 }));
        const apex = mul(axis, height);
        const solid = coneSolid({ type: 'Cone', base: O, top: apex, radius, topRadius: 0 });
        const generator = along(along(apex, out, -radius), aside, by);
        // A point well within the cone, and a line through that.
        const p = along(mul(axis, height * (0.1 + 0.6 * up)), out, radius * 0.2 * t);
        const span = solid.span(p, generator)!;
        expect(span[0]).toBeLessThan(0);
        expect(span[1]).toBeGreaterThan(0);
        for (const s of span) expect(solid.outside(along(p, generator, s))).toBeCloseTo(0, 6);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('is within itself what is further than a margin from its surface', () => {
    const margin = fc.integer({ min: 1, max: 300 }).map((n) => n / 1000);
    fc.assert(
      fc.property(fc.oneof(sphere, cone), margin, within(3), direction, part, (solid, far, p, d, t) => {
        const inner = solid.within(far);
        const span = inner?.span(p, d);
        fc.pre(inner !== undefined && span !== undefined);
        const q = along(p, d, span![0] + t * (span![1] - span![0]));
        expect(solid.outside(along(q, d, 0.999 * far))).toBeLessThan(0);
        expect(inner!.reach(d)[1]).toBeLessThanOrEqual(solid.reach(d)[1] - far + 1e-9);
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('is nothing within a margin that is too wide', () => {
    const cylinder = (radius: number, height: number) =>
      coneSolid({ type: 'Cylinder', base: O, top: { x: 0, y: 0, z: height }, radius, topRadius: radius });
    expect(cylinder(1, 3).within(0.9)).toBeDefined();
    expect(cylinder(1, 3).within(1.1)).toBeUndefined();
    expect(cylinder(5, 2).within(1.1)).toBeUndefined();
    expect(sphereSolid({ type: 'Sphere', center: O, radius: 1 }).within(1.1)).toBeUndefined();
    const cone = coneSolid({ type: 'Cone', base: O, top: { x: 0, y: 0, z: 4 }, radius: 3, topRadius: 0 });
    // The sphere that touches all of it has this radius.
    expect(cone.within(1.45)).toBeDefined();
    expect(cone.within(1.55)).toBeUndefined();
  });

  it.each([
    [sphereSolid({ type: 'Sphere', center: { x: 1, y: 0, z: 0 }, radius: 2 }), { x: 1, y: 0, z: 0 }, [-1, 3]],
    [
      coneSolid({ type: 'Cone', base: O, top: { x: 0, y: 0, z: 4 }, radius: 3, topRadius: 0 }),
      { x: 1, y: 0, z: 0 },
      [-3, 3],
    ],
    [
      coneSolid({ type: 'Cone', base: O, top: { x: 0, y: 0, z: 4 }, radius: 3, topRadius: 0 }),
      { x: 0.8, y: 0, z: 0.6 },
      [-2.4, 2.4],
    ],
    [
      coneSolid({ type: 'Cylinder', base: O, top: { x: 0, y: 0, z: 4 }, radius: 3, topRadius: 3 }),
      { x: 0.8, y: 0, z: 0.6 },
      [-2.4, 4.8],
    ],
  ] as const)('reaches no further than it does: %#', (solid, n, [least, greatest]) => {
    expect(solid.reach(n)[0]).toBeCloseTo(least);
    expect(solid.reach(n)[1]).toBeCloseTo(greatest);
  });
});
