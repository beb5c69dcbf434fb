import { construct, type SpaceValue, type Vec3 } from '@geoslide/geometry';
import type { Slide, SpaceCamera } from '@geoslide/protocol';
import { describe, expect, test } from 'vitest';
import { segmentImage } from '../camera/images.js';
import { projector as createProjector } from '../camera/projection.js';
import { figureOf } from '../figure-table.js';
import { figureBall, viewBall } from '../parts/extent.js';
import type { Wire } from '../parts/parts.js';
import { blocked, defaultCamera, towardsEye, triangles } from '../testing/ray-casting.js';
import { forOwnLines } from './obstacle.js';
import { buildObstacles } from './obstacles.js';
import type { Span } from './span.js';
import { curveSpans, segmentSpans } from './visibility.js';

const SIZE = 1024;

function scene(sources: readonly string[]): SpaceValue[] {
  const definitions = sources.map((source, i) => ({ kind: 'primitive', id: `o_${i}`, source }));
  const slide: Slide = { definitions, uvarMap: [], styleSheet: {} };
  const { objects, warnings } = construct(slide);
  expect(warnings).toEqual([]);
  return [...objects.values()].map(({ value }) => value as SpaceValue).filter(({ type }) => type !== 'Plane');
}

/** A round body as the renderer draws it is exact; the mesh that it is compared with is this fine. */
function mesh(value: SpaceValue): Vec3[][] {
  if (value.type === 'Polyhedron') return value.faces.map((face) => face.map((i) => value.vertices[i]!));
  if (value.type === 'Polygon3') return [[...value.vertices]];
  if (value.type !== 'Cone' && value.type !== 'Cylinder' && value.type !== 'Sphere') return [];
  const rings = 96;
  const ring = (height: number, radius: number): Vec3[] =>
    Array.from({ length: rings }, (_, i) => ({
      x: radius * Math.cos((2 * Math.PI * i) / rings),
      y: radius * Math.sin((2 * Math.PI * i) / rings),
      z: height,
    }));
  const levels =
    value.type === 'Sphere'
      ? Array.from({ length: 61 }, (_, i) =>
          ring(-value.radius * Math.cos((Math.PI * i) / 60), value.radius * Math.sin((Math.PI * i) / 60)),
        )
      : [
          ring(0, value.radius),
          ring(
            Math.hypot(value.top.x - value.base.x, value.top.y - value.base.y, value.top.z - value.base.z),
            value.topRadius,
          ),
        ];
  const origin = value.type === 'Sphere' ? value.center : value.base;
  const placed = levels.map((level) => level.map((p) => ({ x: p.x + origin.x, y: p.y + origin.y, z: p.z + origin.z })));
  const sides = placed
    .slice(1)
    .flatMap((upper, k) =>
      upper.map((p, i) => [placed[k]![i]!, placed[k]![(i + 1) % rings]!, upper[(i + 1) % rings]!, p]),
    );
  return [...sides, placed[0]!, placed[placed.length - 1]!];
}

function spansOf(
  values: readonly SpaceValue[],
  camera: SpaceCamera,
): { wire: Wire; spans: Span[]; at: (s: number) => Vec3 }[] {
  const projector = createProjector(camera, SIZE, SIZE);
  const view = viewBall(camera, SIZE, SIZE);
  const points = values.flatMap((value) => figureOf(value).span(value, camera, projector));
  const figure = figureBall(points, camera, SIZE, SIZE);
  const parts = values.map((value) =>
    figureOf(value).parts(value, {
      projector,
      camera,
      view,
      figure,
      points,
      values: [],
      contours: undefined,
      filled: true,
      onlyExtent: false,
      report: () => {},
    }),
  );
  const all = buildObstacles(parts, projector, 0);
  return parts.flatMap((owner) =>
    owner.wires.map((wire) => {
      const obstacles = forOwnLines(all, owner);
      if (wire.kind === 'curve')
        return { wire, spans: curveSpans(obstacles, wire.at, wire.min, wire.max, 300, 750, wire.closed), at: wire.at };
      if (wire.kind === 'polyline') throw new Error('no solid has polylines');
      const segment = segmentImage(projector, wire.a, wire.b)!;
      const [wa, wb] = [projector.weight(segment.a), projector.weight(segment.b)];
      const at = (s: number): Vec3 => {
        const t = s / wb / ((1 - s) / wa + s / wb);
        return {
          x: wire.a.x + t * (wire.b.x - wire.a.x),
          y: wire.a.y + t * (wire.b.y - wire.a.y),
          z: wire.a.z + t * (wire.b.z - wire.a.z),
        };
      };
      return { wire, spans: segmentSpans(obstacles, segment), at };
    }),
  );
}

const SQUARE = 'Polygon(Point(-2, -2, 0), Point(2, -2, 0), Point(2, 2, 0), Point(-2, 2, 0))';
const scenes: Record<string, readonly string[]> = {
  cube: ['Cube(Point(-1, -1, -1), Point(1, -1, -1))'],
  'prism cut by a plane': [
    'Prism(Polygon(Point(-2, -1, 0), Point(2, -1, 0), Point(1, 2, 0), Point(-1, 2, 0)), 3)',
    'Plane(x / 3 + z = 1.5)',
    'Section(o_0, o_1)',
  ],
  'two intersecting pyramids': [
    `Pyramid(${SQUARE}, 4)`,
    'Pyramid(Polygon(Point(0, -2, 1), Point(4, -2, 1), Point(4, 2, 1.5), Point(0, 2, 1.5)), Point(1, 0, -3))',
  ],
  'icosahedron beside a tetrahedron': [
    'Icosahedron(Point(0, 0, 0), Point(1.5, 0, 0))',
    'Tetrahedron(Point(2, -2, 0), Point(3, 1, 0.5))',
  ],
  'cone standing on a cube': [
    'Cube(Point(-1.5, -1.5, -3), Point(1.5, -1.5, -3))',
    'Cone(Point(0, 0, 0), Point(0, 0, 3), 1.2)',
  ],
};

const cameras: [string, SpaceCamera][] = [
  ['default', defaultCamera],
  ['cabinet', { ...defaultCamera, projection: 'oblique', yaw: -Math.PI / 2 }],
  ['perspective', { ...defaultCamera, projection: 'perspective' }],
  ...[-2.9, -1.3, 0.4, 1.9].flatMap((yaw): [string, SpaceCamera][] =>
    [-0.9, -0.2, 0.35, 1.2].map((pitch) => [
      `yaw ${yaw} pitch ${pitch}`,
      { ...defaultCamera, yaw, pitch, projection: pitch > 0 ? 'orthographic' : 'perspective' },
    ]),
  ),
];

/** Samples of each wire that are compared, and how near to a change of visibility they may not be. */
const SAMPLES = 41;

describe.each(Object.entries(scenes))('%s', (_, sources) => {
  const values = scene(sources);
  const faces = triangles(values.flatMap(mesh));
  const round = values.some(({ type }) => type === 'Sphere' || type === 'Cone' || type === 'Cylinder');

  test.each(cameras)('%s camera: solid and dashed as rays say', (_name, camera) => {
    let compared = 0;
    for (const { wire, spans, at } of spansOf(values, camera)) {
      expect(spans[0]!.from).toBe(wire.kind === 'curve' ? wire.min : 0);
      const end = wire.kind === 'curve' ? wire.max : 1;
      expect(spans[spans.length - 1]!.to).toBe(end);
      // Rims and silhouettes lie on the bodies that hide them, where a mesh can't decide.
      if (round && wire.kind === 'curve') continue;
      for (let i = 1; i < SAMPLES; i++) {
        const t = spans[0]!.from + ((end - spans[0]!.from) * (i + 0.137)) / (SAMPLES + 1);
        if (spans.some(({ from, to }) => Math.abs(from - t) < 0.01 || Math.abs(to - t) < 0.01)) continue;
        const p = at(t);
        const onBody = round && values.some((value) => isOnRoundBody(value, p));
        const { hit, doubtful } = blocked(p, towardsEye(camera, p), faces);
        if (doubtful || onBody) continue;
        const span = spans.find(({ from, to }) => t > from && t < to)!;
        expect(span.hidden, `${JSON.stringify(p)} at ${t}`).toBe(hit);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

function isOnRoundBody(value: SpaceValue, p: Vec3): boolean {
  if (value.type === 'Sphere')
    return Math.abs(Math.hypot(p.x - value.center.x, p.y - value.center.y, p.z - value.center.z) - value.radius) < 0.01;
  if (value.type !== 'Cone' && value.type !== 'Cylinder') return false;
  const height = value.top.z - value.base.z;
  const t = (p.z - value.base.z) / height;
  const radius = value.radius + (value.topRadius - value.radius) * t;
  return t >= -0.01 && t <= 1.01 && Math.abs(Math.hypot(p.x, p.y) - radius) < 0.01;
}

test('a sphere in a cylinder is hidden whole; the lower rim is half hidden, the rest in sight', () => {
  const values = scene(['Cylinder(Point(0, 0, -2), Point(0, 0, 2), 1.8)', 'Sphere(Point(0, 0, 0), 1.7)']);
  const [lower, upper, left, right, outline] = spansOf(values, defaultCamera);
  expect(outline!.spans.map(({ hidden }) => hidden)).toEqual([true]);
  for (const line of [upper, left, right]) expect(line!.spans.map(({ hidden }) => hidden)).toEqual([false]);
  const hiddenPart = lower!.spans.reduce((sum, { from, to, hidden }) => sum + (hidden ? to - from : 0), 0);
  expect(hiddenPart).toBeCloseTo(Math.PI, 2);
});

test('an edge right behind another is hidden by it', () => {
  const [...edges] = spansOf(scene(['Cube(Point(-1, -1, -1), Point(1, -1, -1))']), defaultCamera);
  const hidden = edges.filter(({ spans }) => spans.some((span) => span.hidden));
  // From yaw 45° the far vertical edge stands behind the near one; the three edges at the hidden corner are hidden whole.
  expect(hidden.map(({ spans }) => spans.map((span) => span.hidden))).toEqual([[true], [true], [true]]);
});

test.each([
  [0, 3, [false, true]],
  [2, 3, [false]],
  [2, 5, [false, true]],
])('where rounding moves points by %d px, a line that is hidden for its last %d px: %j', (moved, px, hidden) => {
  const projector = createProjector({ ...defaultCamera, yaw: 0, pitch: 0 }, SIZE, SIZE);
  const low = 1 - px / projector.scale;
  const corners = [
    [low, -2],
    [4, -2],
    [4, 2],
    [low, 2],
  ].map(([y, z]) => ({ x: 2, y: y!, z: z! }));
  const obstacles = buildObstacles([{ wires: [], patches: [{ corners, hides: true }], bodies: [] }], projector, moved);
  const segment = segmentImage(projector, { x: 0, y: -3, z: 0.1 }, { x: 0, y: 1, z: 0.2 })!;
  expect(segmentSpans(obstacles, segment).map((span) => span.hidden)).toEqual(hidden);
});
