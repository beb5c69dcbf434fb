import { construct, type Value } from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { describe, expect, it, test } from 'vitest';
import { AXES, axisRanges, axisStyle, imageOn, nameGap, pastFigure } from './axis-reach.js';
import { projector as createProjector } from './camera/projection.js';
import { isClear, silhouettesOf } from './camera/silhouettes.js';
import { figureOf } from './figure-table.js';
import { viewBall } from './parts/extent.js';
import { defaultCamera, imageOf } from './testing/ray-casting.js';

const SIZE = 600;
const usual = { ...defaultCamera, yaw: 0.6 };

function valueIn(source: string): Value {
  const construction = construct({
    definitions: [{ kind: 'primitive', id: 'a', source }],
    uvarMap: [],
    styleSheet: {},
  });
  return construction.objects.get('a')!.value!;
}

function passed(source: string, camera: SpaceCamera = usual) {
  const projector = createProjector(camera, SIZE, SIZE);
  const value = valueIn(source) as Parameters<typeof figureOf>[0];
  return {
    projector,
    points: figureOf(value).span(value, camera, projector),
    silhouettes: silhouettesOf([value], camera, projector),
  };
}

describe('axes that nobody bounds', () => {
  it.each(AXES)('%s leaves the image of a sphere around the origin', (name) => {
    const reach = passed('Sphere(Point(0, 0, 0), 3)');
    const [x, y] = imageOn(reach.projector, name, pastFigure(reach, name, 1));
    expect(Math.hypot(x - SIZE / 2, y - SIZE / 2)).toBeGreaterThan(3 * usual.scale * SIZE + 15);
  });

  it.each(AXES)('%s leaves the image of a cube around the origin', (name) => {
    const reach = passed('Cube(Point(-1, -1, -1), Point(1, -1, -1))');
    const corners = [-1, 1].flatMap((x) =>
      [-1, 1].flatMap((y) => [-1, 1].map((z) => imageOf(usual, { x, y, z }, SIZE))),
    );
    const tip = imageOn(reach.projector, name, pastFigure(reach, name, 1));
    const center = [SIZE / 2, SIZE / 2] as const;
    const [ux, uy] = [tip[0] - center[0], tip[1] - center[1]];
    const along = ([x, y]: readonly number[]): number =>
      ((x! - center[0]) * ux + (y! - center[1]) * uy) / Math.hypot(ux, uy);
    // An axis through a corner of the outline comes nearer to the others than along itself.
    expect(along(tip)).toBeGreaterThan(0.8 * Math.max(...corners.map(along)));
    expect(isClear(tip, [corners], 15)).toBe(true);
  });

  it('y passes a cube, and no more, where the picture ends before it were clear of that', () => {
    const oblique = { projection: 'oblique', yaw: -Math.PI / 2, pitch: 0, obliqueAngle: Math.PI / 4 } as const;
    for (const obliqueScaleRatio of [0.5, 1]) {
      const seen = { ...usual, ...oblique, obliqueScaleRatio, offset: [1.5, 1.5, 1.5], scale: 0.17 } as const;
      const axes = AXES.map((name) => ({ name, style: axisStyle({}, name, () => {}) }));
      const view = viewBall(seen, SIZE, SIZE);
      const reach = passed('Cube(Point(0, 0, 0), Point(3, 0, 0))', seen);
      const ranges = axisRanges({ ...reach, axes, view, nameWidths: [10, 10, 10], heights: [] });
      expect(ranges[1]!.max).toBeGreaterThan(3);
      expect(ranges[1]!.max).toBeLessThan(4.5);
    }
  });

  it('passes a segment by px of the picture, however the axis runs', () => {
    const reach = passed('Segment(Point(0, 0, 0), Point(3, 4, 2))');
    AXES.forEach((name, i) => {
      const end = [3, 4, 2][i]!;
      const [ax, ay] = imageOn(reach.projector, name, end);
      const [bx, by] = imageOn(reach.projector, name, pastFigure(reach, name, 1));
      expect(Math.hypot(bx - ax, by - ay)).toBeGreaterThan(30);
    });
  });
});

test('a place is clear of a silhouette outside of its convex hull alone', () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  expect(
    [
      [5, 5],
      [14, 5],
      [16, 5],
      [5, -6],
      [14, 14],
    ].map(([x, y]) => isClear([x!, y!], [square], 5)),
  ).toEqual([false, false, true, true, true]);
});

test('a title stands beyond the tip with all of its width, a letter at its usual place', () => {
  expect([nameGap(10, 0), nameGap(10, 1), nameGap(80, Math.PI / 2)]).toEqual([12, 12, 12]);
  expect(nameGap(80, Math.PI) - 80 / 2).toBeGreaterThan(4);
});
