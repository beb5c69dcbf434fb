import type { Vec3 } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { createReader } from '../../style/reader.js';
import { projector as createProjector } from '../camera/projection.js';
import { drawSpaceFigure, linesOf, pathsOf, textsOf } from '../testing/draw.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { boxAround, linesAt, ticksOf, wallOf } from './box.js';

const style = (own: object = {}) => createReader(styleProperties.axis, [own as never], () => {});
const styles = [style(), style(), style()];
const POINTS: Vec3[] = [
  { x: -2, y: 0, z: 0.02 },
  { x: 3, y: 1, z: 4 },
];

const CAMERAS = [
  ...[0.3, 1.9, 3.4, 5.8].flatMap((yaw) => [-0.9, 0.4, 1.2].map((pitch) => ({ yaw, pitch }))),
  { yaw: 0.4, pitch: 0.3, projection: 'perspective' },
  { yaw: -Math.PI / 2, projection: 'oblique' },
  { yaw: 0.8, pitch: 0.4, scaleZ: 0.2 },
] as const;

describe('the box of the axes', () => {
  it.each(CAMERAS)('has its walls behind everything that is in it, %j', (camera) => {
    const projector = createProjector({ ...defaultCamera, ...camera }, 600, 600);
    const box = boxAround(styles, POINTS, projector)!;
    box.axes.forEach((_, i) => {
      const [a, b, , d] = wallOf(box, i) as [Vec3, Vec3, Vec3, Vec3];
      for (const p of [...POINTS, box.center]) {
        // How deep the plane of the wall is where the point is seen.
        const [o, u, v, q] = [a, b, d, p].map((corner) => projector.project(corner)) as [Vec3, Vec3, Vec3, Vec3];
        const normal = cross(minus(u, o), minus(v, o));
        if (Math.abs(normal.z) < 1e-6) continue;
        const depth = o.z - (normal.x * (q.x - o.x) + normal.y * (q.y - o.y)) / normal.z;
        expect(depth).toBeLessThan(q.z + 1e-4);
      }
    });
  });

  it('ends at a number that is near, else where the figure does', () => {
    const projector = createProjector(defaultCamera, 600, 600);
    const [x, y, z] = boxAround(styles, POINTS, projector)!.axes;
    expect([x!.min, x!.max]).toEqual([-2, 3]);
    expect([y!.min, y!.max]).toEqual([0, 1]);
    expect([z!.min, z!.max]).toEqual([0, 4]);
    const far = boxAround(styles, [{ x: -2.5, y: 0, z: 0 }, POINTS[1]!], projector)!.axes[0]!;
    expect([far.min, far.step, ticksOf(far)]).toEqual([-2.5, 1, [-2, -1, 0, 1, 2, 3]]);
  });

  it('has more than a single number on a short axis', () => {
    const corners = [
      { x: -1.3, y: -1.3, z: -4.4 },
      { x: 1.3, y: 1.3, z: 4.4 },
    ];
    const axes = boxAround(styles, corners, createProjector({ ...defaultCamera, scale: 0.08 }, 600, 600))!.axes;
    expect(axes.map(ticksOf)).toEqual([
      [-1, 0, 1],
      [-1, 0, 1],
      [-4, -2, 0, 2, 4],
    ]);
  });

  it('keeps the ends and the distance that axes say', () => {
    const own = style({ min: 0.5, max: 9.25, distanceMode: 'custom', distance: 2.5 });
    const [x] = boxAround([own, styles[1]!, styles[2]!], POINTS, createProjector(defaultCamera, 600, 600))!.axes;
    expect([x!.min, x!.max, ticksOf(x!)]).toEqual([0.5, 9.25, [2.5, 5, 7.5]]);
  });

  it('gives what is flat a box with a height, and nothing none', () => {
    const projector = createProjector(defaultCamera, 600, 600);
    const [x, y, z] = boxAround(styles, [POINTS[0]!, { x: 3, y: 1, z: 0.02 }], projector)!.axes;
    expect([x, y, z].every((axis) => axis!.max > axis!.min)).toBe(true);
    expect(boxAround(styles, [], projector)).toBeUndefined();
  });

  it('has a line on two walls at each number', () => {
    const box = boxAround(styles, POINTS, createProjector({ ...defaultCamera, yaw: 0.5 }, 600, 600))!;
    expect(linesAt(box, 0, 1)).toEqual([
      [
        { x: 1, y: 0, z: 0 },
        { x: 1, y: 1, z: 0 },
      ],
      [
        { x: 1, y: 0, z: 0 },
        { x: 1, y: 0, z: 4 },
      ],
    ]);
  });
});

describe('a drawn box', () => {
  const draw = (camera: object) =>
    drawSpaceFigure({
      sources: { q: 'Cube((0, 0, 0), (4, 0, 0))' },
      sheet: { xaxis3d: { show: true, box: true }, yaxis3d: { show: true }, zaxis3d: { show: true } },
      camera: { offset: [2, 2, 2], scale: 0.08, ...camera },
      size: 600,
    });

  it.each(CAMERAS.slice(0, 12))('has its numbers outside of its walls, %j', async (camera) => {
    const { scene, nodes } = await draw(camera);
    const walls = pathsOf(nodes('xaxis3d').concat(nodes('yaxis3d'), nodes('zaxis3d'))).filter(({ fill }) => fill);
    expect(walls).toHaveLength(3);
    const names = textsOf(scene.children).filter(({ source }) => /^[xyz]$/.test(String(source)));
    expect(names.length).toBeGreaterThanOrEqual(2);
    const corners = walls.flatMap(({ path }) => pairs(path.coords));
    for (const { x, y } of textsOf(scene.children)) {
      // Some side of the hull has the text on its outer side.
      expect(isInHull([x, y], corners)).toBe(false);
    }
  });

  it('is painted before the figure', async () => {
    const { scene } = await draw({ yaw: 0.5, pitch: 0.4 });
    const kinds = scene.children.map((node) => (node.kind === 'group' ? node.type : ''));
    expect(kinds.slice(0, 6)).toEqual(Array(6).fill('axis'));
  });

  it('ends lines and rays, and shows that they go on', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: {
        A: 'Point(1, 1, 1)',
        B: 'Point(3, 4, 5)',
        g: 'Line(A, B)',
        h: 'Ray(B, Point(5, 4, 5))',
        k: 'Line(Point(9, 0, 0), Point(9, 1, 0))',
      },
      sheet: { xaxis3d: { show: true, box: true }, yaxis3d: { show: true }, zaxis3d: { show: true } },
      camera: { offset: [4, 3, 3], scale: 0.05, yaw: 0.6 },
    });
    const walls = pathsOf(['xaxis3d', 'yaxis3d', 'zaxis3d'].flatMap((id) => nodes(id))).filter(({ fill }) => fill);
    const corners = walls.flatMap(({ path }) => pairs(path.coords));
    const middle: Place = [
      corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
      corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
    ];
    const inner = ([x, y]: Place): Place => [middle[0] + 0.999 * (x - middle[0]), middle[1] + 0.999 * (y - middle[1])];
    for (const id of ['g', 'h', 'k']) {
      const ends = linesOf(nodes(id)).flatMap(({ points }) => points);
      expect(ends.length).toBeGreaterThan(1);
      expect(ends.map(inner).filter((end) => !isInHull(end, corners))).toEqual([]);
    }
    const [a, b] = ['A', 'B'].map((id) => pathsOf(nodes(id))[0]!.path.coords);
    const ys = linesOf(nodes('g')).flatMap(({ points }) => points.map(([, y]) => y));
    expect(Math.min(...ys)).toBeLessThan(Math.min(a![1]!, b![1]!) - 15);
    expect(Math.max(...ys)).toBeGreaterThan(Math.max(a![1]!, b![1]!) + 15);
  });

  it('parts the numbers of two axes where these meet', async () => {
    const { scene } = await draw({ yaw: Math.PI / 4, pitch: 0.5 });
    const fours = textsOf(scene.children).filter(({ source }) => String(source) === '4');
    expect(fours).toHaveLength(3);
    const [left, right] = fours
      .map(({ x }) => x)
      .sort((a, b) => a - b)
      .slice(-2);
    expect(right! - left!).toBeGreaterThan(16);
  });

  it('is left out where a corner is behind the eye', async () => {
    const { nodes } = await draw({ projection: 'perspective', scale: 2, offset: [0, 0, 0] });
    expect(pathsOf(nodes('xaxis3d')).filter(({ fill }) => fill && fill.color.a < 0.1)).toEqual([]);
  });
});

const minus = (p: Vec3, q: Vec3): Vec3 => ({ x: p.x - q.x, y: p.y - q.y, z: p.z - q.z });
const cross = (p: Vec3, q: Vec3): Vec3 => ({
  x: p.y * q.z - p.z * q.y,
  y: p.z * q.x - p.x * q.z,
  z: p.x * q.y - p.y * q.x,
});

type Place = readonly [number, number];

const pairs = (coords: readonly number[]): Place[] =>
  coords.flatMap((value, i) => (i % 2 === 0 ? [[value, coords[i + 1]!] as const] : []));

/** Whether a place lies in the convex hull of others: no line through it leaves all of them on one side. */
function isInHull([x, y]: Place, corners: readonly Place[]): boolean {
  return Array.from({ length: 360 }, (_, i) => (i * Math.PI) / 180).every((turn) =>
    corners.some(([u, v]) => (u - x) * Math.cos(turn) + (v - y) * Math.sin(turn) > 0),
  );
}
