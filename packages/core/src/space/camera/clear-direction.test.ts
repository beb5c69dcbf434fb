import { construct, type PolyhedronValue, type Vec3 } from '@geoslide/geometry';
import type { StyleSheet } from '@geoslide/protocol';
import { expect, test } from 'vitest';
import { defaultCamera } from '../testing/ray-casting.js';
import { clearDirection } from './clear-direction.js';
import { projector as createProjector } from './projection.js';

function constructionOf(source: string) {
  return construct({ definitions: [{ kind: 'primitive', id: 'solid', source }], uvarMap: [], styleSheet: {} });
}

const solids = [
  'Cube(Point(0, 0, 0), Point(2, 0, 0))',
  'Cube(Point(0, 0, 0), Point(2, 2, 0))',
  'Cuboid(Point(0, 0, 0), 4, 3, 2)',
  'Pyramid(Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2)), 3)',
  'Octahedron(Point(0, 0, 0), Point(2, 0, 0))',
  'Prism(Polygon(Point(0, 0), Point(2, 0), 6), 3)',
  'Cuboid(Point(0, 0, 0), 3, 3, 3) ∖ Cuboid(Point(1, 1, -1), 1, 1, 5)',
];

test.each(solids)('%s is seen with no two corners in one place and no face edge-on', (source) => {
  const construction = constructionOf(source);
  const { vertices, faces } = construction.objects.get('solid')!.value as PolyhedronValue;
  const camera = { ...defaultCamera, ...clearDirection(construction, defaultCamera, {}) };
  const projector = createProjector(camera, 1000, 1000);
  const images = vertices.map((p) => projector.project(p));
  const apart = images.flatMap((p, i) => images.slice(0, i).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  const size = Math.max(...apart);
  expect(Math.min(...apart)).toBeGreaterThan(0.04 * size);
  const area = (corners: readonly Vec3[]): number =>
    Math.abs(corners.reduce((sum, p, i) => sum + p.x * corners.at(i - 1)!.y - p.y * corners.at(i - 1)!.x, 0));
  const seen = faces.map((face) => area(face.map((i) => images[i]!)));
  expect(Math.min(...seen)).toBeGreaterThan(0.005 * size * size);
});

test('front and back corners of a cube stay well apart, also where a solid in it has faces of its own', () => {
  const cube = 'Cube(Point(0, 0, 0), Point(3, 0, 0))';
  const corners = '[Point(0, 0, 0), Point(3, 3, 0), Point(3, 0, 3), Point(0, 3, 3)]';
  const construction = constructionOf(`[${cube}, ConvexHull(${corners})]`);
  const camera = { ...defaultCamera, ...clearDirection(construction, defaultCamera, {}) };
  const projector = createProjector({ ...camera, scale: 1 }, 1, 1);
  const [front, back] = [3, 0].map((end) => projector.project({ x: end, y: end, z: end }));
  expect(Math.hypot(front!.x - back!.x, front!.y - back!.y)).toBeGreaterThan(0.4);
});

test('a figure that hides nothing is seen from the usual direction', () => {
  const usual = { yaw: expect.closeTo((35 * Math.PI) / 180, 9), pitch: expect.closeTo(Math.PI / 6, 9) };
  expect(clearDirection(constructionOf('Sphere(Point(1, 2, 3), 4)'), defaultCamera, {})).toEqual(usual);
  expect(clearDirection(constructionOf('Point(1, 2, 3)'), defaultCamera, {})).toEqual(usual);
});

test('a plane is not seen edge-on', () => {
  const { yaw, pitch } = clearDirection(constructionOf('Plane(x = y)'), defaultCamera, {});
  const across = Math.cos(pitch) * (Math.cos(yaw) - Math.sin(yaw)) * Math.SQRT1_2;
  expect(Math.abs(across)).toBeGreaterThan(0.2);
});

test('a plane is not seen straight on, as if it lay in the picture', () => {
  const { yaw, pitch } = clearDirection(constructionOf('Plane(x + y + z = 3)'), defaultCamera, {});
  const towards = Math.cos(pitch) * Math.cos(yaw) + Math.cos(pitch) * Math.sin(yaw) + Math.sin(pitch);
  expect(towards / Math.sqrt(3)).toBeLessThan(0.9);
});

test('a corner does not seem to lie on an axis that is shown', () => {
  const corner = { x: 2, y: Math.tan((35 * Math.PI) / 180) * 2, z: 3 };
  const construction = constructionOf(`Point(${corner.x}, ${corner.y}, ${corner.z})`);
  const fromAxis = (sheet: StyleSheet): number => {
    const camera = { ...defaultCamera, ...clearDirection(construction, defaultCamera, sheet) };
    const projector = createProjector(camera, 1000, 1000);
    return Math.abs(projector.project(corner).x - projector.project({ x: 0, y: 0, z: 0 }).x);
  };
  expect(fromAxis({})).toBeGreaterThan(20);
  expect(fromAxis({ zaxis3d: { show: false } })).toBeLessThan(1);
});

test('lines do not seem to lie on each other or on an axis', () => {
  const sources = { g: 'Line(Point(0, 0, 0), Point(1, 1, 1))', h: 'Line(Point(1, 0, 0), Point(0, 1, 1))' };
  const definitions = Object.entries(sources).map(([id, source]) => ({ kind: 'primitive' as const, id, source }));
  const construction = construct({ definitions, uvarMap: [], styleSheet: {} });
  const camera = { ...defaultCamera, ...clearDirection(construction, defaultCamera, {}) };
  const projector = createProjector(camera, 1000, 1000);
  const directions = [
    [1, 1, 1],
    [-1, 1, 1],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map(([x, y, z]) => {
    const [o, end] = [projector.project({ x: 0, y: 0, z: 0 }), projector.project({ x: x!, y: y!, z: z! })];
    return Math.atan2(end.y - o.y, end.x - o.x);
  });
  const apart = directions.flatMap((a, i) => directions.slice(0, i).map((b) => Math.abs(Math.sin(a - b))));
  expect(Math.min(...apart)).toBeGreaterThan(0.15);
});

test('a diagonal is not seen from its end, nor an angle from its side', () => {
  const sources = {
    q: 'Cuboid(Point(0, 0, 0), 4, 3, 2)',
    d: 'Segment(Point(0, 0, 0), Point(4, 3, 2))',
    w: 'Angle(Point(4, 3, 0), Point(0, 0, 0), Point(4, 3, 2))',
  };
  const definitions = Object.entries(sources).map(([id, source]) => ({ kind: 'primitive' as const, id, source }));
  const construction = construct({ definitions, uvarMap: [], styleSheet: {} });
  const camera = { ...defaultCamera, ...clearDirection(construction, defaultCamera, {}), scale: 1 };
  const projector = createProjector(camera, 1, 1);
  const [a, g] = [projector.project({ x: 0, y: 0, z: 0 }), projector.project({ x: 4, y: 3, z: 2 })];
  expect(Math.hypot(g.x - a.x, g.y - a.y) / Math.sqrt(29)).toBeGreaterThan(0.35);
});

test.each([
  ['a surface that is a part of a plane', 'Surface(u, v, u/2 + v/4, -2, 2, -2, 2)', { x: 2, y: 1, z: -4 }],
  ['the base of a hemisphere', 'Hemisphere(Point(0, 0, 0), Point(2, 1, -4))', { x: 2, y: 1, z: -4 }],
])('%s is not seen edge-on', (_, source, { x, y, z }) => {
  const { yaw, pitch } = clearDirection(constructionOf(source), defaultCamera, {});
  const along = Math.cos(pitch) * (x * Math.cos(yaw) + y * Math.sin(yaw)) + z * Math.sin(pitch);
  expect(Math.abs(along) / Math.hypot(x, y, z)).toBeGreaterThan(0.25);
});

/** How much of the corners lies beside the image of an edge on the side with less, in parts of the edge's length. */
function besides(camera: typeof defaultCamera, [from, to]: readonly Vec3[], corners: readonly Vec3[]): number {
  const projector = createProjector({ ...camera, scale: 1 }, 1, 1);
  const [a, b] = [projector.project(from!), projector.project(to!)];
  const sides = corners.map((p) => {
    const { x, y } = projector.project(p);
    return ((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y) ** 2;
  });
  return Math.max(0, Math.min(Math.max(...sides), -Math.min(...sides)));
}

const point = (x: number, y: number, z: number): Vec3 => ({ x, y, z });

test.each([
  'Cuboid(Point(0, 0, 0), 8, 4, 2)',
  'Difference(Cuboid(Point(0, 0, 0), 8, 4, 2), Cylinder(Point(2, 2, 0), Point(2, 2, 1), 1))',
])(
  'what dimension lines measure is at the outline of %s, from wherever that is, but with axes in front of them',
  (q) => {
    const edges = [
      [point(0, 0, 0), point(8, 0, 0)],
      [point(8, 0, 0), point(8, 4, 0)],
      [point(8, 4, 0), point(8, 4, 2)],
    ];
    const written = ({ x, y, z }: Vec3): string => `Point(${x}, ${y}, ${z})`;
    const sources = [q, ...edges.map(([a, b]) => `Dimension(${written(a!)}, ${written(b!)})`)];
    const definitions = sources.map((source, i) => ({ kind: 'primitive' as const, id: `d${i}`, source }));
    const construction = construct({ definitions, uvarMap: [], styleSheet: {} });
    const corners = [0, 8].flatMap((x) => [0, 4].flatMap((y) => [0, 2].map((z) => point(x, y, z))));
    const off = { show: false };
    const sheet = { xaxis3d: off, yaxis3d: off, zaxis3d: off };
    const camera = { ...defaultCamera, ...clearDirection(construction, defaultCamera, sheet) };
    for (const edge of edges) expect(besides(camera, edge, corners)).toBeCloseTo(0, 9);
    const { yaw } = clearDirection(construction, defaultCamera, {});
    expect(yaw).toBeGreaterThan(0);
    expect(yaw).toBeLessThan(Math.PI / 2);
  },
);

test('a segment does not seem to lie on an axis for an angle to be seen', () => {
  const sources = {
    r: 'Segment(Point(0, 0, 0), Point(2, 3, 4))',
    w: 'Angle(Point(0, 0, 1), Point(0, 0, 0), Point(2, 3, 4))',
  };
  const definitions = Object.entries(sources).map(([id, source]) => ({ kind: 'primitive' as const, id, source }));
  const construction = construct({ definitions, uvarMap: [], styleSheet: {} });
  const projector = createProjector(
    { ...defaultCamera, ...clearDirection(construction, defaultCamera, {}) },
    1000,
    1000,
  );
  const [o, p, x] = [point(0, 0, 0), point(2, 3, 4), point(-1, 0, 0)].map((at) => projector.project(at));
  const turn = Math.atan2(p!.y - o!.y, p!.x - o!.x) - Math.atan2(x!.y - o!.y, x!.x - o!.x);
  expect(Math.abs(Math.sin(turn))).toBeGreaterThan(0.15);
});

test.each([
  ['a section', 'Polygon(Point(0, 0, 0), Point(2, 0, 4), Point(4, 2, 4), Point(4, 4, 0))', point(8, -8, -4), 0.4, 1],
  ['a plane that touches a ball', 'TangentPlane(Sphere(Point(0, 0, 0), 3), Point(2, 1, 2))', point(2, 1, 2), 0.3, 0.75],
])('%s is seen from beside, but not too much so', (_, source, { x, y, z }, least, most) => {
  const { yaw, pitch } = clearDirection(constructionOf(source), defaultCamera, {});
  const along = Math.cos(pitch) * (x * Math.cos(yaw) + y * Math.sin(yaw)) + z * Math.sin(pitch);
  const cosine = Math.abs(along) / Math.hypot(x, y, z);
  expect(cosine).toBeGreaterThan(least);
  expect(cosine).toBeLessThan(most);
});
