import type { Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { distanceTo, drawSpaceFigure, linesOf } from './testing/draw.js';
import { defaultCamera, imageOf, towardsEye } from './testing/ray-casting.js';

/** Of a body: a function that is negative inside of it, about the distance from it nearby. */
type Inside = (p: Vec3) => number;

const { abs, hypot, max, min } = Math;
const box =
  (x: number, y: number, z: number, side: number): Inside =>
  (p) =>
    max(abs(p.x - x - side / 2), abs(p.y - y - side / 2), abs(p.z - z - side / 2)) - side / 2;
const cube = (x: number, y: number, z: number, side: number): string =>
  `Cube((${x}, ${y}, ${z}), (${x + side}, ${y}, ${z}))`;
const [first, second] = [box(-1.5, -1.5, -1.5, 2.5), box(-0.25, -0.75, -0.5, 2.5)];
const cubes = `${cube(-1.5, -1.5, -1.5, 2.5)}, ${cube(-0.25, -0.75, -0.5, 2.5)}`;

const bodies: Readonly<Record<string, readonly [source: string, inside: Inside]>> = {
  'a torus': ['Torus((0, 0, 0), 2, 0.8)', ({ x, y, z }) => hypot(hypot(x, y) - 2, z) - 0.8],
  'an ellipsoid': [
    'x^2/9 + y^2/4 + z^2/2 = 1',
    ({ x, y, z }) => Math.sqrt((x * x) / 9 + (y * y) / 4 + (z * z) / 2) - 1,
  ],
  'a turned ellipsoid': [
    'x^2 + y^2 + 2 z^2 + x y + y z = 4',
    ({ x, y, z }) => Math.sqrt((x * x + y * y + 2 * z * z + x * y + y * z) / 4) - 1,
  ],
  'a surface of the fourth degree': [
    'x^4 + y^4 + z^4 = 20',
    ({ x, y, z }) => ((x ** 4 + y ** 4 + z ** 4) / 20) ** 0.25 - 1,
  ],
  'a union': [`Union(${cubes})`, (p) => min(first(p), second(p))],
  'a cut solid': [`Difference(${cubes})`, (p) => max(first(p), -second(p))],
  'what two solids share': [`Overlap(${cubes})`, (p) => max(first(p), second(p))],
};

/** A generator of numbers in [0, 1) that gives the same ones in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SIZE = 800;
const SEGMENTS = 4;
const PLACES = 40;
/** Steps along a ray, and its length, units: between two of them no depth changes by more than is doubtful. */
const STEPS = 1000;
const LENGTH = 14;
/** What is as near to a body as this may be on it or beside it: chords are off by a quarter of a px. */
const DOUBTFUL = 0.02;
/**
 * px on both sides of a place within which nothing changes: a hidden stretch of less than a dash and a gap is one
 * dash.
 */
const AROUND = 8;

interface Seen {
  readonly camera: SpaceCamera;
  readonly scaleZ: number;
  readonly inside: Inside;
}

/** Whether a body lies between a point and the eye; undefined where a ray all but touches it. */
function isHidden(p: Vec3, { camera, scaleZ, inside }: Seen): boolean | undefined {
  if (abs(inside(p)) < DOUBTFUL) return undefined;
  const d = towardsEye(camera, { ...p, z: p.z * scaleZ });
  const direction = { x: d.x, y: d.y, z: d.z / scaleZ };
  const unit = LENGTH / STEPS / hypot(direction.x, direction.y, direction.z);
  let least = Infinity;
  for (let i = 1; i <= STEPS; i++) {
    const s = i * unit;
    least = min(least, inside({ x: p.x + s * direction.x, y: p.y + s * direction.y, z: p.z + s * direction.z }));
    if (least <= -DOUBTFUL) return true;
  }
  return least < DOUBTFUL ? undefined : false;
}

describe.each(Object.entries(bodies))('%s', (_, [source, inside]) => {
  const next = random(7);
  const between = (low: number, high: number): number => low + (high - low) * next();
  const cameras = Array.from({ length: 3 }, (_, i) => ({
    yaw: between(0, 6.28),
    pitch: between(-1.4, 1.4),
    projection: (['orthographic', 'perspective', 'oblique'] as const)[i % 3]!,
    scaleZ: [0.6, 1, 1.6][i]!,
  }));

  it.each(cameras)('hides segments as rays do, %j', async ({ scaleZ, ...change }) => {
    const point = (): Vec3 => ({ x: between(-4, 4), y: between(-4, 4), z: between(-3, 3) });
    const segments = Array.from({ length: SEGMENTS }, () => [point(), point()] as const);
    const write = ({ x, y, z }: Vec3): string => `(${[x, y, z].map((value) => value.toFixed(17)).join(', ')})`;
    const { nodes } = await drawSpaceFigure({
      sources: {
        body: source,
        ...Object.fromEntries(segments.map(([a, b], i) => [`l_${i}`, `Segment(${write(a)}, ${write(b)})`])),
      },
      camera: { ...change, scaleZ },
      size: SIZE,
    });
    const camera = { ...defaultCamera, ...change };
    const seen: Seen = { camera, scaleZ, inside };
    let compared = 0;
    segments.forEach(([a, b], i) => {
      const lines = linesOf(nodes(`l_${i}`));
      const at = (t: number): Vec3 => ({
        x: a.x + t * (b.x - a.x),
        y: a.y + t * (b.y - a.y),
        z: a.z + t * (b.z - a.z),
      });
      const imageAt = (t: number) => imageOf(camera, { ...at(t), z: at(t).z * scaleZ }, SIZE);
      const [p, q] = [imageAt(0), imageAt(1)];
      const beside = AROUND / max(1, hypot(p[0] - q[0], p[1] - q[1]));
      for (let k = 0; k < PLACES; k++) {
        const t = (k + 0.5) / PLACES;
        const hidden = isHidden(at(t), seen);
        if (hidden === undefined || [-beside, beside].some((step) => isHidden(at(t + step), seen) !== hidden)) continue;
        const [x, y] = imageAt(t);
        const dashes = lines.filter((line) => distanceTo(line, x, y) < 0.3).map(({ dashed }) => dashed);
        expect(dashes, JSON.stringify(at(t))).toEqual([hidden]);
        compared++;
      }
    });
    expect(compared).toBeGreaterThan((SEGMENTS * PLACES) / 3);
  });
});
