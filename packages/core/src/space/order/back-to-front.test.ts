import { createWork, workOn } from '@geoslide/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projector as createProjector, type ScreenPoint } from '../camera/projection.js';
import { screenFace } from '../sight/faces.js';
import { backToFront } from './back-to-front.js';
import { type Piece, signedArea } from './piece.js';

const camera = {
  kind: '3d',
  offset: [0, 0, 0],
  yaw: 0.6,
  pitch: 0.4,
  scale: 0.1,
  projection: 'orthographic',
  obliqueAngle: 0.8,
  obliqueScaleRatio: 0.5,
} as const;
const projector = createProjector(camera, 100, 100);

const piece = (key: number, ...corners: (readonly [number, number, number])[]): Piece => ({
  key,
  corners: corners.map(([x, y, z]) => ({ x, y, z })),
});
const flat = (key: number, left: number, top: number, z: number): Piece =>
  piece(key, [left, top, z], [left + 30, top, z], [left + 30, top + 30, z], [left, top + 30, z]);
const order = (...pieces: Piece[]): number[] => backToFront(pieces, projector).map(({ key }) => key);

/** The depth of a piece at a place, where it covers that by more than rounding. */
function depthAt({ corners }: Piece, x: number, y: number): number | undefined {
  const face = screenFace(corners);
  if (!face) return undefined;
  const sides = corners.map((p, i) => {
    const q = corners[(i + 1) % corners.length]!;
    return ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / Math.hypot(q.x - p.x, q.y - p.y);
  });
  const within = sides.every((side) => side > 0.05) || sides.every((side) => side < -0.05);
  return within ? face.a * x + face.b * y + face.c : undefined;
}

const coordinate = fc.integer({ min: 0, max: 100 });
const corner: fc.Arbitrary<ScreenPoint> = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const triangle = fc.tuple(corner, corner, corner).filter((corners) => Math.abs(signedArea(corners)) > 100);

describe('back to front', () => {
  it('sorts faces by depth and cuts none that stays apart', () => {
    expect(order(flat(0, 10, 10, 9), flat(1, 20, 20, 5), flat(2, 30, 30, 7))).toEqual([1, 2, 0]);
  });

  it('leaves faces of one plane in the order of drawing', () => {
    expect(order(flat(0, 10, 10, 5), flat(1, 20, 20, 5))).toEqual([0, 1]);
    expect(order(flat(1, 20, 20, 5), flat(0, 10, 10, 5))).toEqual([1, 0]);
  });

  it('cuts a face that runs through another, and nothing else', () => {
    const steep = piece(1, [15, 20, 0], [35, 20, 10], [35, 30, 10], [15, 30, 0]);
    const keys = order(flat(0, 10, 10, 5), steep, flat(2, 60, 60, 3), flat(3, 5, 5, 20));
    expect(keys.filter((key) => key === 1 || key === 0)).toHaveLength(3);
    expect(keys.filter((key) => key > 1)).toHaveLength(2);
    expect(keys.at(-1)).toBe(3);
  });

  it('cuts faces that lie behind each other in a ring', () => {
    const ring = [0, 1, 2].map((k) => {
      const turned = (x: number, y: number, z: number): readonly [number, number, number] => {
        const angle = (2 * Math.PI * k) / 3;
        return [50 + x * Math.cos(angle) - y * Math.sin(angle), 50 + x * Math.sin(angle) + y * Math.cos(angle), z];
      };
      return piece(k, turned(-40, 10, 0), turned(40, 10, 10), turned(40, 20, 10), turned(-40, 20, 0));
    });
    expect(order(...ring).length).toBeGreaterThan(3);
  });

  it('cuts the picture between px only, for whoever paints many faces', () => {
    const count = 15;
    const faces = Array.from({ length: count * count }, (_, k) => {
      const [x, y] = [0.37 + 10 * (k % count), 0.61 + 10 * Math.floor(k / count)];
      return piece(k, [x, y, k], [x + 13, y, k], [x + 13, y + 13, k], [x, y + 13, k]);
    });
    const given = new Set(faces.flatMap(({ corners }) => corners.flatMap(({ x, y }) => [x, y])));
    const sorted = backToFront(faces, projector);
    expect(sorted.length).toBeGreaterThan(faces.length);
    const cuts = sorted.flatMap(({ corners }) => corners.flatMap(({ x, y }) => [x, y])).filter((at) => !given.has(at));
    expect(cuts.filter((at) => !Number.isInteger(at))).toEqual([]);
  });

  it('paints at each place what is nearer later, and all of each face', () => {
    fc.assert(
      fc.property(fc.array(triangle, { minLength: 2, maxLength: 7 }), (triangles) => {
        const pieces = triangles.map((corners, key): Piece => ({ key, corners }));
        const sorted = backToFront(pieces, projector);
        for (const { key, corners } of pieces) {
          const areas = sorted.filter((each) => each.key === key).map((each) => Math.abs(signedArea(each.corners)));
          expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(Math.abs(signedArea(corners)), 3);
        }
        for (let x = 2.5; x < 100; x += 5) {
          for (let y = 2.5; y < 100; y += 5) {
            let last = Number.NEGATIVE_INFINITY;
            for (const each of sorted) {
              const depth = depthAt(each, x, y);
              if (depth === undefined) continue;
              expect(depth).toBeGreaterThan(last - 0.02);
              last = Math.max(last, depth);
            }
          }
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

it('most of many facets lie in the line across the picture that would halve them', () => {
  const edgeOn = Array.from({ length: 200 }, (_, k) => piece(k, [0, 10, k], [1, 10, k], [0.5, 10, k + 1]));
  const below = Array.from({ length: 20 }, (_, k) =>
    piece(200 + k, [0, 20 + 4 * k, 0], [1, 20 + 4 * k, 0], [0.5, 22 + 4 * k, 0]),
  );
  const sorted = workOn(createWork(1e6), () => backToFront([...edgeOn, ...below], projector));
  expect(sorted).toHaveLength(220);
});
