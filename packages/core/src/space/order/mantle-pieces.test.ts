import type { ConeValue, SphereValue, Vec3 } from '@geoslide/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projector as createProjector, type ScreenPoint } from '../camera/projection.js';
import { coneParts, sphereParts } from '../parts/round-parts.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { mantlePieces } from './mantle-pieces.js';
import { mergeContours } from './merge-contours.js';
import { signedArea } from './piece.js';

const SIZE = 1000;
const keys = { near: 1, far: 2 };
const projections = ['orthographic', 'perspective', 'oblique'] as const;

const coordinate = fc.integer({ min: -20, max: 20 }).map((n) => n / 10);
const point: fc.Arbitrary<Vec3> = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const radius = fc.integer({ min: 6, max: 18 }).map((n) => n / 10);
const sphere = fc.record({ type: fc.constant('Sphere' as const), center: point, radius });
const cone = fc
  .tuple(point, point, radius, fc.constantFrom(0, 0.5, 1))
  .filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) > 0.5)
  .map(([base, top, r, part]): ConeValue => ({ type: 'Cone', base, top, radius: r, topRadius: part * r }));

function piecesOf(body: SphereValue | ConeValue, projection: (typeof projections)[number], scale = 0.1) {
  const projector = createProjector({ ...defaultCamera, scale, projection }, SIZE, SIZE);
  const { bodies } = body.type === 'Sphere' ? sphereParts(body, projector) : coneParts(body, projector);
  return mantlePieces(bodies[0]!, keys, projector);
}

const areaOf = (contours: readonly (readonly ScreenPoint[])[]): number =>
  Math.abs(contours.reduce((sum, contour) => sum + signedArea(contour), 0)) / 2;

describe('the curved surface of a round body', () => {
  it.each(projections)('is two sides whose facets fill just their outlines: %s', (projection) => {
    fc.assert(
      fc.property(fc.oneof(sphere, cone), (body) => {
        const pieces = piecesOf(body, projection);
        const isWhole = pieces.some(({ facets }) => facets);
        // A cone that is looked at along its axis has one side only.
        fc.pre(body.type === 'Sphere' || isWhole);
        expect(pieces.map(({ key }) => key).sort()).toEqual([keys.near, keys.far]);
        for (const { key, corners, facets, round } of pieces) {
          const parts = facets!();
          expect(parts.length).toBeGreaterThan(20);
          expect(new Set(parts.map((part) => part.key))).toEqual(new Set([key]));
          expect(round?.near).toBe(key === keys.near);
          // Facets that are seen nearly edge-on may be taken for the other side's, by rounding.
          expect(Math.abs(areaOf(mergeContours(parts.map((part) => part.corners))) - areaOf([corners]))).toBeLessThan(
            0.5,
          );
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it('is facets where a cone is looked at along its axis', () => {
    const base = { x: 0, y: 0, z: 0 };
    const { yaw, pitch } = defaultCamera;
    const top = { x: Math.cos(pitch) * Math.cos(yaw), y: Math.cos(pitch) * Math.sin(yaw), z: Math.sin(pitch) };
    const pieces = piecesOf({ type: 'Cone', base, top, radius: 2, topRadius: 0.5 }, 'orthographic');
    expect(pieces.length).toBeGreaterThan(20);
    expect(pieces.every(({ key, facets }) => key === keys.near && facets === undefined)).toBe(true);
  });

  it('is facets where a part of it is outside of the picture', () => {
    const pieces = piecesOf({ type: 'Sphere', center: { x: 0, y: 0, z: 0 }, radius: 2 }, 'orthographic', 0.5);
    expect(pieces.some(({ facets }) => facets)).toBe(false);
    const xs = pieces.flatMap(({ corners }) => corners.map(({ x }) => x));
    expect(Math.max(...xs)).toBeCloseTo(SIZE + 32);
  });
});
