import type { SpaceCamera } from '@geoslide/protocol';
import { describe, expect, it, test } from 'vitest';
import { inkBox } from '../draw/text.js';
import { boxesOverlap } from '../draw/viewport.js';
import { distanceTo, drawSpaceFigure, linesOf, pathsOf, SIZE, textsOf } from './testing/draw.js';
import { defaultCamera, imageOf } from './testing/ray-casting.js';

const corners = {
  A: [-2, -2, -2],
  B: [2, -2, -2],
  C: [2, 2, -2],
  D: [-2, 2, -2],
  E: [-2, -2, 2],
  F: [2, -2, 2],
  G: [2, 2, 2],
  H: [-2, 2, 2],
};
const sources = {
  ...Object.fromEntries(Object.entries(corners).map(([id, p]) => [`${id}|${id}`, `Point(${p.join(', ')})`])),
  cube: 'Cube(A, B)',
};

const cameras: [string, Partial<SpaceCamera>][] = [
  ['default', { yaw: 0.5 }],
  ['cabinet', { projection: 'oblique', yaw: -Math.PI / 2 }],
  ['perspective', { projection: 'perspective', yaw: 2 }],
];

describe.each(cameras)('the names of the corners of a cube, %s camera', (_, change) => {
  const camera = { ...defaultCamera, ...change };

  it('stand beside their points, clear of the lines in sight and of each other', async () => {
    const { scene, nodes } = await drawSpaceFigure({ sources, camera });
    const solid = linesOf(scene.children).filter(({ dashed }) => !dashed);
    const boxes = Object.keys(corners).map((id) => inkBox(textsOf(nodes(id, 'label'))[0]!));
    Object.values(corners).forEach(([x = 0, y = 0, z = 0], i) => {
      const box = boxes[i]!;
      const [px, py] = imageOf(camera, { x, y, z }, SIZE);
      const away = Math.hypot((box.minX + box.maxX) / 2 - px, (box.minY + box.maxY) / 2 - py);
      expect(away).toBeLessThan(30);
      for (const line of solid) {
        for (const [cx, cy] of [
          [box.minX, box.minY],
          [box.maxX, box.minY],
          [box.minX, box.maxY],
          [box.maxX, box.maxY],
        ] as const) {
          expect(distanceTo(line, cx, cy)).toBeGreaterThan(1.5);
        }
      }
      for (const other of boxes.slice(i + 1)) expect(boxesOverlap(box, other)).toBe(false);
    });
  });

  it('of the outermost corners are on the outer side', async () => {
    const { nodes } = await drawSpaceFigure({ sources, camera });
    const images = Object.entries(corners).map(([id, [x = 0, y = 0, z = 0]]) => ({
      id,
      at: imageOf(camera, { x, y, z }, SIZE),
    }));
    const middle = [0, 1].map((k) => images.reduce((sum, { at }) => sum + at[k as 0 | 1] / images.length, 0));
    const far = images.reduce((most, image) =>
      Math.hypot(image.at[0] - middle[0]!, image.at[1] - middle[1]!) >
      Math.hypot(most.at[0] - middle[0]!, most.at[1] - middle[1]!)
        ? image
        : most,
    );
    const box = inkBox(textsOf(nodes(far.id, 'label'))[0]!);
    const [dx, dy] = [(box.minX + box.maxX) / 2 - far.at[0], (box.minY + box.maxY) / 2 - far.at[1]];
    expect(dx * (far.at[0] - middle[0]!) + dy * (far.at[1] - middle[1]!)).toBeGreaterThan(0);
  });
});

test.each([
  ['a plane', 'Plane(z = 0)', 'Plane'],
  ['a line', 'Line(Point(0, 0, 0), Point(1, 2, 1))', 'Line'],
  ['a circle', 'Circle(Point(0, 0, 0), 2, Vector(1, 1, 1))', 'Circle'],
  ['an arc', 'Arc(Point(0, 0, 0), Point(2, 0, 0), Point(0, 0, 2))', 'Arc'],
  ['a curve', 'Curve(cos(t), sin(t), t / 4, 0, 6)', 'Curve'],
  ['an angle', 'Angle(Point(2, 0, 0), Point(0, 0, 0), Point(0, 0, 2))', 'Angle'],
  ['a solid', 'Sphere(Point(0, 0, 0), 2)', 'Sphere'],
  ['a surface', 'z = x y / 5', 'Surface'],
  ['a curve of the plane', 'y = x^2', 'Curve'],
  ['a polyline', 'Polyline(Point(0, 0, 0), Point(1, 1, 1), Point(2, 0, 0))', 'Polyline'],
])('%s has its name in the picture', async (_, source, type) => {
  const { nodes, warnings } = await drawSpaceFigure({ sources: { 'f|f': source } });
  expect(warnings).toEqual([]);
  expect(nodes('f', type).length).toBeGreaterThan(0);
  const [text] = textsOf(nodes('f', 'label'));
  expect(text!.x).toBeGreaterThan(0);
  expect(text!.x).toBeLessThan(SIZE);
  expect(text!.y).toBeGreaterThan(0);
  expect(text!.y).toBeLessThan(SIZE);
});

test('a dimension shows its length by itself', async () => {
  const { nodes } = await drawSpaceFigure({ sources: { d: 'Dimension(Point(0, 0, 0), Point(0, 3, 4))' } });
  expect(textsOf(nodes('d', 'label')).map(({ source }) => source)).toEqual(['5']);
});

test('an angle whose bisector has no room has its name beside its sides', async () => {
  const cuboid = { P: [0, 0, 0], Q: [5, 3, 0], R: [5, 3, 4], S: [5, 0, 0], T: [0, 3, 0], U: [0, 0, 4] };
  const { scene, nodes } = await drawSpaceFigure({
    sources: {
      ...Object.fromEntries(Object.entries(cuboid).map(([id, at]) => [`${id}|${id}`, `Point(${at.join(', ')})`])),
      q: 'Cuboid(P, 5, 3, 4)',
      'd|d': 'Segment(P, R)',
      'e|e': 'Segment(P, Q)',
      'a|\\alpha': 'Angle(Q, P, R)',
    },
    camera: { ...defaultCamera, yaw: 0.7, pitch: 0.35, offset: [2.5, 1.5, 2] },
  });
  const { minX, minY, maxX, maxY } = inkBox(textsOf(nodes('a', 'label'))[0]!);
  const distances = linesOf(scene.children).map((line) => distanceTo(line, (minX + maxX) / 2, (minY + maxY) / 2));
  expect(Math.min(...distances)).toBeGreaterThan((maxY - minY) / 2);
});

test.each([0.3, 0.6, 0.9])('the label of an angle of faces stands at its mark, seen from yaw %s', async (yaw) => {
  const { nodes } = await drawSpaceFigure({
    sources: {
      p: 'Pyramid(Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(4, 4, 0), Point(0, 4, 0)), Point(2, 2, 4))',
      'a|\\alpha': 'Angle(p.face(1), p.face(2))',
    },
    camera: { ...defaultCamera, yaw, pitch: 0.5, offset: [2, 2, 2] },
  });
  const { minX, minY, maxX, maxY } = inkBox(textsOf(nodes('a', 'label'))[0]!);
  const [fill] = pathsOf(nodes('a', 'Angle')).filter((path) => path.fill);
  const { coords } = fill!.path;
  const distances = Array.from({ length: coords.length / 2 }, (_, i) =>
    Math.hypot((minX + maxX) / 2 - coords[2 * i]!, (minY + maxY) / 2 - coords[2 * i + 1]!),
  );
  expect(Math.min(...distances)).toBeLessThan(25);
});

test('a line leads to a label that has no room beside its point', async () => {
  const rings = Object.fromEntries(
    [0.06, 0.12, 0.18, 0.24, 0.3, 0.36].map((radius, i) => [
      `c_${i}`,
      `Circle(Point(0, 0, 0), ${radius}, Vector(1, 0, 0))`,
    ]),
  );
  const { nodes } = await drawSpaceFigure({
    sources: { ...rings, 'P|P': 'Point(0, 0, 0)' },
    camera: { yaw: 0, pitch: 0 },
  });
  const [leader] = linesOf(nodes('P', 'label'));
  const { minX, minY, maxX, maxY } = inkBox(textsOf(nodes('P', 'label'))[0]!);
  const [[x, y], [ex, ey]] = [leader!.points[0]!, leader!.points[1]!];
  expect(Math.hypot(x - SIZE / 2, y - SIZE / 2)).toBeLessThan(8);
  const gap = Math.hypot(Math.max(minX - ex, ex - maxX, 0), Math.max(minY - ey, ey - maxY, 0));
  expect(gap).toBeCloseTo(2, 3);
  const { nodes: free } = await drawSpaceFigure({ sources: { 'P|P': 'Point(0, 0, 0)' } });
  expect(linesOf(free('P', 'label'))).toHaveLength(0);
});

test('the name of a plane that is wider than its patch is within the picture', async () => {
  const size = 300;
  const { nodes } = await drawSpaceFigure({
    sources: {
      P: 'Point(0, 4.6, 0)',
      Q: 'Point(0, 5.4, 1)',
      'e|E: 2x_1 + x_2 + 2x_3 = 6': 'Plane(P, Q, Point(1, 5.4, 0))',
    },
    camera: { yaw: 0, pitch: 0.3 },
    size,
  });
  const { minX, minY, maxX, maxY } = inkBox(textsOf(nodes('e', 'label'))[0]!);
  expect(Math.min(minX, minY)).toBeGreaterThan(0);
  expect(Math.max(maxX, maxY)).toBeLessThan(size);
});

test('a line leads from the arc of an angle that is too narrow to its label', async () => {
  const leadersOf = async (tip: string) => {
    const { nodes } = await drawSpaceFigure({
      sources: {
        low: 'Segment(Point(0, 0, 0), Point(0, 3, 0))',
        high: `Segment(Point(0, 0, 0), Point(${tip}))`,
        'w|\\epsilon = 6.85': `Angle(Point(0, 3, 0), Point(0, 0, 0), Point(${tip}))`,
      },
      camera: { yaw: 0, pitch: 0 },
    });
    return linesOf(nodes('w', 'label'));
  };
  const [leader] = await leadersOf('0, 3, 0.36');
  const [x, y] = leader!.points[0]!;
  // The mark has a radius of 20 px.
  expect(Math.hypot(x - SIZE / 2, y - SIZE / 2)).toBeCloseTo(20, 3);
  expect(await leadersOf('0, 0, 3')).toEqual([]);
});

test('a point is full behind a tint, and lighter behind what is opaque', async () => {
  const alpha = async (regionOpacity: number) => {
    const { nodes } = await drawSpaceFigure({
      sources: { ball: 'Sphere(Point(0, 0, 0), 2)', P: 'Point(0, 0, 0)' },
      style: { ball: { regionOpacity } },
    });
    return pathsOf(nodes('P', 'Point'))[0]!.fill!.color.a;
  };
  expect(await alpha(20)).toBe(1);
  expect(await alpha(100)).toBeLessThan(0.5);
});

test('a dimension line stands on the outer side of the figure, whatever the order of its ends', async () => {
  const block = 'Cuboid(Point(-2, -1, -1), 4, 2, 2)';
  const [A, B] = ['Point(2, -1, -1)', 'Point(2, 1, -1)'];
  const fromMiddle = async (source: string) => {
    const { nodes } = await drawSpaceFigure({ sources: { block, d: source } });
    const points = linesOf(nodes('d')).flatMap((line) => line.points);
    const mean = [0, 1].map((k) => points.reduce((sum, p) => sum + p[k as 0 | 1] / points.length, 0));
    return Math.hypot(mean[0]! - SIZE / 2, mean[1]! - SIZE / 2);
  };
  const [x, y] = imageOf(defaultCamera, { x: 2, y: 0, z: -1 }, SIZE);
  const edge = Math.hypot(x - SIZE / 2, y - SIZE / 2);
  expect(await fromMiddle(`Dimension(${A}, ${B})`)).toBeGreaterThan(edge + 5);
  expect(await fromMiddle(`Dimension(${B}, ${A})`)).toBeGreaterThan(edge + 5);
});

test('the long label of a solid moves clear of an axis', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { 'e|\\frac{x^2}{9} + \\frac{y^2}{4} + z^2 = 1': 'Quadric(x^2/9 + y^2/4 + z^2 = 1)' },
    sheet: { xaxis3d: { show: false }, yaxis3d: { show: false }, zaxis3d: {} },
  });
  const box = inkBox(textsOf(nodes('e', 'label'))[0]!);
  expect(box.minX < SIZE / 2 && box.maxX > SIZE / 2).toBe(false);
});

test('the mark of an angle whose legs look to the eye has its size in the picture, its name between the legs', async () => {
  const camera = { yaw: 0.75, pitch: 0.3 };
  const draw = () =>
    drawSpaceFigure({
      sources: {
        'w|w': 'Angle(Point(1, 0, 0), Point(0, 0, 0), Point(0, 1, 0))',
        m: 'Segment(Point(0, 0, 0), Point(2, 2, 0))',
      },
      camera,
      style: { w: { angleSize: 40 } },
    });
  const { nodes } = await draw();
  const [middle] = [SIZE / 2];
  const reach = Math.max(
    ...linesOf(nodes('w', 'Angle')).flatMap(({ points }) => points.map(([x, y]) => Math.hypot(x - middle, y - middle))),
  );
  // The side of a right angle's square is 0.7 of the size.
  expect(reach).toBeGreaterThan(27);
  const { minX, maxX, minY } = inkBox(textsOf(nodes('w', 'label'))[0]!);
  // The segment on the bisector runs straight down.
  expect(minX < middle && maxX > middle).toBe(false);
  expect(minY).toBeGreaterThan(middle);
});
