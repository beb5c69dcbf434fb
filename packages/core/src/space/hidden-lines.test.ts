import { construct, type PolyhedronValue, type Vec3 } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { distanceTo, drawSpaceFigure, type Line, lengthOf, linesOf, SIZE } from './testing/draw.js';
import { blocked, defaultCamera, imageOf, towardsEye, triangles } from './testing/ray-casting.js';

/** Solids whose edges are looked for in the drawing. */
const scenes: Record<string, readonly string[]> = {
  cube: ['Cube(Point(-1, -1, -1), Point(1, -1, -1))'],
  'frustum and octahedron': [
    'Frustum(Polygon(Point(-2, -2), Point(2, -2), Point(2, 2), Point(-2, 2)), Point(0.3, 0.2, 4), 0.5)',
    'Octahedron(Point(1.5, -2.5, 0.4), Point(2.7, -1, 0.4))',
  ],
  'two pyramids through each other': [
    'Pyramid(Polygon(Point(-2, -2, 0), Point(2, -2, 0), Point(2, 2, 0), Point(-2, 2, 0)), 3.7)',
    'Pyramid(Polygon(Point(0, -2, 1), Point(4, -2, 1), Point(4, 2, 1.5), Point(0, 2, 1.5)), Point(1, 0, -3))',
  ],
};

const cameras: [string, Partial<SpaceCamera>][] = [
  ['the default camera', {}],
  ['the cabinet view', { projection: 'oblique', yaw: -Math.PI / 2 }],
  ['perspective', { projection: 'perspective' }],
  ...[0.4, 1.9, 3.3, 5.1].flatMap((yaw) =>
    [-1.1, -0.3, 0.35, 1.2].map((pitch): [string, Partial<SpaceCamera>] => [
      `yaw ${yaw}, pitch ${pitch}`,
      { yaw, pitch, projection: yaw > 3 ? 'perspective' : 'orthographic' },
    ]),
  ),
];

/** Samples of each edge. */
const SAMPLES = 23;

function solidsOf(sources: readonly string[]): PolyhedronValue[] {
  const definitions = sources.map((source, i) => ({ kind: 'primitive', id: `s_${i}`, source }));
  const { objects } = construct({ definitions, uvarMap: [], styleSheet: {} });
  return [...objects.values()].map(({ value }) => value as PolyhedronValue);
}

const between = (p: Vec3, q: Vec3, t: number): Vec3 => ({
  x: p.x + t * (q.x - p.x),
  y: p.y + t * (q.y - p.y),
  z: p.z + t * (q.z - p.z),
});

describe.each(Object.entries(scenes))('%s', (_, sources) => {
  const solids = solidsOf(sources);
  const faces = triangles(
    solids.flatMap(({ faces: list, vertices }) => list.map((face) => face.map((i) => vertices[i]!))),
  );
  const edges = solids.flatMap(({ edges: list, vertices }) =>
    list.map(([i, j]) => [vertices[i]!, vertices[j]!] as const),
  );

  it.each(cameras)('%s: every edge is solid where rays pass and dashed where they do not', async (_name, change) => {
    const camera = { ...defaultCamera, ...change };
    const { scene } = await drawSpaceFigure({
      sources: Object.fromEntries(sources.map((source, i) => [`s_${i}`, source])),
      // The lines in which solids cross run near edges, too.
      style: Object.fromEntries(sources.map((_, i) => [`s_${i}`, { intersectionLine: 'none' }])),
      camera,
    });
    const lines = linesOf(scene.children);
    const [solid, dashed] = [lines.filter((line) => !line.dashed), lines.filter((line) => line.dashed)];
    const images = edges.map(
      ([p, q]): Line => ({
        points: [imageOf(camera, p, SIZE), imageOf(camera, q, SIZE)],
        dashed: false,
        stroke: { color: { r: 0, g: 0, b: 0, a: 1 }, width: 1, join: 'round', cap: 'round' },
      }),
    );
    let compared = 0;
    edges.forEach(([p, q], edge) => {
      for (let i = 0; i < SAMPLES; i++) {
        const point = between(p, q, (i + 0.43) / SAMPLES);
        const [x, y] = imageOf(camera, point, SIZE);
        // Where edges cross in the picture, their lines can't be told apart.
        if (images.some((other, k) => k !== edge && distanceTo(other, x, y) < 4)) continue;
        const nearChange = [-0.02, 0.02].some((step) => {
          const beside = between(p, q, (i + 0.43) / SAMPLES + step);
          return (
            blocked(beside, towardsEye(camera, beside), faces).hit !==
            blocked(point, towardsEye(camera, point), faces).hit
          );
        });
        const { hit, doubtful } = blocked(point, towardsEye(camera, point), faces);
        if (doubtful || nearChange) continue;
        const near = (line: Line) => distanceTo(line, x, y) < 0.5;
        expect({ solid: solid.some(near), dashed: dashed.some(near) }, `${JSON.stringify(point)}`).toEqual({
          solid: !hit,
          dashed: hit,
        });
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(40);
  });
});

/** How much of a line lies on another one, px. */
function overlap(a: Line, b: Line): number {
  if (Math.abs(Math.sin(angleOf(a) - angleOf(b))) > PARALLEL) return 0;
  const steps = 40;
  let covered = 0;
  for (let i = 0; i <= steps; i++) {
    const [p, q] = [a.points[0]!, a.points[1]!];
    const [x, y] = [p[0] + ((q[0] - p[0]) * i) / steps, p[1] + ((q[1] - p[1]) * i) / steps];
    if (distanceTo(b, x, y) < 0.25) covered += 1 / steps;
  }
  return Math.max(0, covered - 3 / steps) * lengthOf(a);
}

/** Lines at a larger angle, radians, cross or part. */
const PARALLEL = 4e-3;

function angleOf({ points }: Line): number {
  const [p, q] = [points[0]!, points[1]!];
  return Math.atan2(q[1] - p[1], q[0] - p[0]);
}

describe('lines in one place', () => {
  const busy = {
    cube: 'Cube(Point(0, 0, 0), Point(3, 0, 0))',
    face: 'cube.face(1)',
    part: 'Segment(Point(0, 0, 0), Point(0, 1.5, 0))',
    long: 'Segment(Point(-1, 0, 0), Point(4, 0, 0))',
    up: 'Segment(Point(3, 3, 1), Point(3, 3, 2))',
    other: 'Cuboid(Point(0, 0, 0), 1, 3, 2)',
  };
  const axes = { xaxis3d: {}, yaxis3d: {}, zaxis3d: {} };

  it.each(cameras)('%s: none is dashed twice, or dashed and solid', async (_, camera) => {
    const { scene } = await drawSpaceFigure({ sources: busy, sheet: axes, camera: { ...camera, offset: [1, 1, 1] } });
    const lines = linesOf(scene.children).filter(({ points }) => points.length === 2);
    const dashed = lines.filter((line) => line.dashed);
    expect(dashed.length).toBeGreaterThan(2);
    for (const line of dashed) {
      for (const other of lines) {
        if (other !== line) expect(overlap(line, other), JSON.stringify([line, other])).toBeLessThan(1);
      }
    }
  });

  it.each(cameras)('%s: hidden and visible parts make up the segment', async (_, change) => {
    const camera = { ...defaultCamera, ...change };
    const sources = {
      box: 'Cuboid(Point(-1, -1, -1), 2, 2, 2)',
      s: 'Segment(Point(-3, -2, -1.7), Point(2.5, 3, 2.1))',
    };
    const { nodes } = await drawSpaceFigure({ sources, camera });
    const lines = linesOf(nodes('s', 'Segment'));
    const [from, to] = [
      imageOf(camera, { x: -3, y: -2, z: -1.7 }, SIZE),
      imageOf(camera, { x: 2.5, y: 3, z: 2.1 }, SIZE),
    ];
    const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const drawn = lines.reduce((sum, line) => sum + lengthOf(line), 0);
    expect(drawn).toBeCloseTo(whole, 1);
    expect(lines.some(({ dashed }) => dashed)).toBe(true);
  });
});

describe('a full turn of the camera', () => {
  const sources = {
    'A|A': 'Point(1, 2, 3)',
    cube: 'Cube(Point(-1, -1, -1), Point(1, -1, -1))',
    k: 'Cone(Point(0, 0, 1), Point(0, 0, 3), 1)',
    s: 'Sphere(Point(1, 1, 0), 1.2)',
    p: 'Plane(x + y + z = 1)',
    f: 'z = sin(x) - 2',
  };

  it.each([
    ['orthographic', 0.7, 0.4],
    ['perspective', -2.2, -0.3],
    ['oblique', -Math.PI / 2, 0],
  ] as const)('%s: gives the same picture', async (projection, yaw, pitch) => {
    const draw = async (turns: number, tilts: number) => {
      const camera = { projection, yaw: yaw + turns * 2 * Math.PI, pitch: pitch + tilts * 2 * Math.PI };
      return (await drawSpaceFigure({ sources, camera, sheet: { xaxis3d: {} }, size: 400 })).scene;
    };
    expect(await draw(-3, 1)).toEqual(await draw(0, 0));
  });
});

it('the outline of a torus has no blots at the ends of its hole', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { T: 'Torus(Point(0, 0, 0), 3, 1)' },
    camera: { yaw: 0.6, pitch: 0.52 },
    size: 500,
  });
  const short = linesOf(nodes('T')).filter((line) => lengthOf(line) < 30);
  expect(short).toEqual([]);
});

it('a vector along the edge of a polygon lies on it, wherever it is defined', async () => {
  const sources = {
    a: 'Vector(3, 0, 0)',
    p: 'Parallelogram(Point(3, 0, 0), Point(0, 0, 0), Point(1, 3, 0))',
  };
  const { scene } = await drawSpaceFigure({ sources });
  const order = scene.children.flatMap((node) =>
    node.kind === 'group' && linesOf(node.children).length > 0 ? [node.id] : [],
  );
  expect(order.indexOf('a')).toBeGreaterThan(order.indexOf('p'));
});
