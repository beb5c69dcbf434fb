import type { Vec3 } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { distanceTo, drawSpaceFigure, linesOf, pathsOf, textsOf } from '../testing/draw.js';
import { defaultCamera, imageOf, towardsEye } from '../testing/ray-casting.js';

const SHOWN = { xaxis3d: { show: true }, yaxis3d: { show: true }, zaxis3d: { show: true } };

const vec3 = (x: number, y: number, z: number): Vec3 => ({ x, y, z });

/** Whether the ellipsoid with half axes 2, 2 and 2k lies before a point; undefined where it is all but touched. */
function isBehindEllipsoid(p: Vec3, d: Vec3, k: number): boolean | undefined {
  const [a, b, c] = [
    (d.x * d.x + d.y * d.y + (d.z * d.z) / k ** 2) / 4,
    (p.x * d.x + p.y * d.y + (p.z * d.z) / k ** 2) / 4,
    (p.x * p.x + p.y * p.y + (p.z * p.z) / k ** 2) / 4 - 1,
  ];
  const root = b * b - a * c;
  if (Math.abs(root) < 0.02 * a || Math.abs(c) < 0.02) return undefined;
  return root > 0 && (Math.sqrt(root) - b) / a > 0;
}

/** The coordinates and the dashes of everything that is drawn, without numbers of axes. */
async function drawn(sources: Record<string, string>, camera: object, sheet = {}): Promise<unknown[]> {
  const { scene } = await drawSpaceFigure({
    sources,
    camera,
    sheet,
    style: { p: { fillPattern: 'hatch' }, a: { regionOpacity: 30 } },
    size: 300,
  });
  return pathsOf(scene.children).map(({ path, stroke, fill }) => ({
    verbs: [...path.verbs],
    coords: [...path.coords].map((value) => Math.round(value * 1e3) / 1e3 + 0),
    dash: stroke?.dash,
    fill,
  }));
}

describe('scaleZ', () => {
  const CAMERAS = [
    { yaw: 0.5, pitch: 0.4 },
    { yaw: 0.5, pitch: 0.4, projection: 'perspective' },
    { yaw: -1.2, projection: 'oblique' },
  ] as const;

  it.each(CAMERAS)('draws what is straight as a world whose heights are so many times as large, %j', async (camera) => {
    const world = (k: number): Record<string, string> => ({
      p: `Polygon((-3, -2, ${1 * k}), (3, -2, ${2 * k}), (3, 2, ${1 * k}), (-3, 2, 0))`,
      s: `Segment((-3, 0, ${3 * k}), (3, 1, ${-2 * k}))`,
      l: `Line((0, -1, 0), (1, 1, ${1 * k}))`,
      a: `Angle((2, 0, 0), (0, 0, 0), (1, 0, ${2 * k}))`,
      q: `Plane((0, 0, 0), (1, 0, ${1 * k}), (0, 1, ${2 * k}))`,
    });
    const high = await drawn(world(0.5), { ...camera, scaleZ: 2, offset: [0, 0, 1] });
    expect(high).toEqual(await drawn(world(1), { ...camera, offset: [0, 0, 2] }));
  });

  it.each(CAMERAS)('hides lines behind round bodies as rays do in the stretched world, %j', async (camera) => {
    const [scaleZ, size] = [0.4, 1024];
    const { nodes } = await drawSpaceFigure({
      sources: {
        s: 'Sphere((0, 0, 0), 2)',
        l: 'Segment((-4, -4, -2), (4, 4, 1))',
        m: 'Segment((-4, 3, 4), (3, -4, -5))',
      },
      camera: { ...camera, scaleZ },
      size,
    });
    const seenBy = { ...defaultCamera, ...camera };
    const ends = { l: [vec3(-4, -4, -2), vec3(4, 4, 1)], m: [vec3(-4, 3, 4), vec3(3, -4, -5)] } as const;
    let hiddenPlaces = 0;
    for (const [id, [a, b]] of Object.entries(ends)) {
      for (let t = 0.005; t < 1; t += 0.01) {
        const p = vec3(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y), (a.z + t * (b.z - a.z)) * scaleZ);
        const hidden = isBehindEllipsoid(p, towardsEye(seenBy, p), scaleZ);
        if (hidden === undefined) continue;
        const [x, y] = imageOf(seenBy, p, size);
        const nearest = linesOf(nodes(id)).filter((line) => distanceTo(line, x, y) < 0.1);
        expect(nearest.map(({ dashed }) => dashed)).toContain(hidden);
        if (hidden) hiddenPlaces++;
      }
    }
    expect(hiddenPlaces).toBeGreaterThan(20);
  });

  it('ends the outline of a sphere where sight lines touch it', async () => {
    const [scaleZ, size] = [0.4, 1024];
    const { nodes } = await drawSpaceFigure({
      sources: { s: 'Sphere((0, 0, 0), 2)' },
      camera: { ...CAMERAS[0], scaleZ },
      size,
    });
    // The image of an ellipsoid with half axes 2, 2, 0.8: as high as its support along the picture's upwards direction.
    const half = Math.hypot(2 * Math.sin(0.4), 0.8 * Math.cos(0.4));
    const [arc] = pathsOf(nodes('s')).filter(({ stroke }) => stroke);
    const [cx, cy, rx, ry, rotation] = arc!.path.coords.slice(2);
    expect([cx, cy, rotation]).toEqual([size / 2, size / 2, expect.closeTo(0, 9)]);
    expect(rx).toBeCloseTo((2 * size) / 10, 5);
    expect(ry).toBeCloseTo((half * size) / 10, 5);
  });

  it('keeps the numbers of the axis those of the world', async () => {
    const { scene } = await drawSpaceFigure({
      sources: { A: '(1, 1, 100)' },
      camera: { yaw: 0.5, pitch: 0.4, scaleZ: 0.03 },
      sheet: SHOWN,
      size: 600,
    });
    const numbers = textsOf(scene.children).map(({ source }) => String(source));
    expect(numbers.some((text) => /\b100\b/.test(text))).toBe(true);
  });
});
