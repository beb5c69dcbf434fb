import type { Vec3 } from '@geoslide/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projector as createProjector } from '../camera/projection.js';
import { add, lerp, mul, unit } from '../camera/vector.js';
import { type ConvexSolid, coneSolid, sphereSolid } from '../parts/convex-solid.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { flatToBody } from './flat-to-body.js';
import { depthOn } from './round-depth.js';

const projections = ['orthographic', 'perspective', 'oblique'] as const;
const projectorOf = (projection: (typeof projections)[number]) =>
  createProjector({ ...defaultCamera, scale: 0.1, projection }, 1000, 1000);

const coordinate = fc.integer({ min: -30, max: 30 }).map((n) => n / 10);
const point: fc.Arbitrary<Vec3> = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const radius = fc.integer({ min: 6, max: 18 }).map((n) => n / 10);
const isLong = ([a, b]: readonly Vec3[]): boolean => Math.hypot(a!.x - b!.x, a!.y - b!.y, a!.z - b!.z) > 0.5;
const solid: fc.Arbitrary<ConvexSolid> = fc.oneof(
  fc.tuple(point, radius).map(([center, r]) => sphereSolid({ type: 'Sphere', center, radius: r })),
  fc
    .tuple(fc.tuple(point, point).filter(isLong), radius, fc.constantFrom(0, 0.5, 1))
    .map(([[base, top], r, part]) => coneSolid({ type: 'Cone', base, top, radius: r, topRadius: part * r })),
);
const part = fc.integer({ min: 0, max: 100 }).map((n) => n / 100);

describe('a flat face and a side of a round body', () => {
  it.each(projections)('lie as all their common sight lines say, where it is told: %s', (projection) => {
    const projector = projectorOf(projection);
    let told = 0;
    fc.assert(
      fc.property(solid, fc.tuple(point, point, point).filter(isLong), part, part, (body, [a, b, c], s, t) => {
        const corners = [a, b, c].map((p) => projector.project(p));
        // A place on the triangle.
        const p = lerp(lerp(a, b, s), c, t);
        for (const near of [true, false]) {
          const order = flatToBody(corners, { solid: body, near }, projector);
          const depth = depthOn({ solid: body, near }, p, projector.toEye(p), projector);
          if (order === undefined || depth === undefined) continue;
          told += 1;
          const difference = projector.project(p).z - depth;
          if (order === 'front') expect(difference).toBeGreaterThan(-0.01);
          else expect(difference).toBeLessThan(0.01);
        }
      }),
      { numRuns: 4000, seed: 1 },
    );
    expect(told).toBeGreaterThan(100);
  });

  const o = { x: 0, y: 0, z: 0 };
  const ball = sphereSolid({ type: 'Sphere', center: o, radius: 2 });
  it.each([
    ['within', 0, 'behind', 'front'],
    ['that touches it before', 2, 'front', 'front'],
    ['that touches it behind', -2, 'behind', 'behind'],
    ['that cuts it', 1.9, undefined, undefined],
  ] as const)('are told apart for a face %s', (_what, at, ofNear, ofFar) => {
    const projector = projectorOf('orthographic');
    const eye = unit(projector.toEye(o));
    const across = unit({ x: -eye.y, y: eye.x, z: 0 });
    const up = { x: 0, y: 0, z: 1 };
    const middle = mul(eye, at);
    const face = [mul(across, 1), mul(across, -1), mul(up, 1)].map((p) => {
      const along = eye.x * p.x + eye.y * p.y + eye.z * p.z;
      return projector.project(add(middle, add(p, mul(eye, -along))));
    });
    expect(flatToBody(face, { solid: ball, near: true }, projector)).toBe(ofNear);
    expect(flatToBody(face, { solid: ball, near: false }, projector)).toBe(ofFar);
  });
});
