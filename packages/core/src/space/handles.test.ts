import { construct, pathPoint, pathRange, type Value } from '@geoslide/geometry';
import type { SpaceCamera, StyleSheet } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import type { Change, Handle } from '../plane/handles.js';
import { slideOf } from '../testing/draw.js';
import { testFonts } from '../testing/fonts.js';
import { projector } from './camera/projection.js';
import { drawSpace, spaceHandlesOf } from './draw-space.js';
import { defaultCamera } from './testing/ray-casting.js';

const SIZE = 400;
const fonts = testFonts();
await fonts.load({ text: 'Aw', fontKey: 'KaTeX_Math', math: true });
const sheet = Object.fromEntries(['xaxis3d', 'yaxis3d', 'zaxis3d'].map((axis) => [axis, { show: false }]));

const sources = {
  'A|{{id}}': 'Point(?, ?, ?)',
  B: 'Point(?, ?)',
  top: 'Point(1, 2, ?)',
  k: 'Circle(Point(0, 0), 2)',
  P: 'Point(k, ?)',
  'w|$w$': 'Segment(Point(0, 0, 0), Point(2, 1, 3))',
  c: 'Circle(Point(0, 0, 1), 2, Vector(1, 0, 1))',
  spiral: 'Curve(cos(t), sin(t), t / 4, 0, 12)',
  onW: 'Point(w, ?)',
  onC: 'Point(c, ?)',
  onSpiral: 'Point(spiral, ?)',
  fixed: 'Point(1, 1, 1)',
  ball: 'Sphere(A, 1)',
};
const values = {
  'A.0': 1,
  'A.1': -1,
  'A.2': 2,
  'B.0': -2,
  'B.1': 1,
  'top.0': 1.5,
  'P.0': 0.5,
  'onW.0': 0.25,
  'onC.0': 1,
  'onSpiral.0': 2,
};

function handlesWith(change: Partial<SpaceCamera>, own: StyleSheet = {}) {
  const slide = slideOf({ sources, uvar: values, sheet: { ...sheet, ...own } });
  const camera = { ...defaultCamera, scale: 0.08, ...change };
  const input = { slide, construction: construct(slide), camera, width: SIZE, height: SIZE, fonts };
  return { handles: spaceHandlesOf(input, drawSpace(input)), camera };
}

/** The path in space that a point of the slide moves on. */
function pathOf(id: string): Value {
  const path = construct(slideOf({ sources, uvar: values })).objects.get(paths[id]!)?.value;
  if (path === undefined) throw new Error(`${id} has no path`);
  return path;
}

const paths: Readonly<Record<string, string>> = { onW: 'w', onC: 'c', onSpiral: 'spiral' };

const valuesOf = (changes: readonly Change[]) =>
  Object.fromEntries(changes.flatMap((change) => (change.kind === 'variable' ? [[change.name, change.value]] : [])));

const cameras: [string, Partial<SpaceCamera>][] = [
  ['orthographic', { yaw: 0.6, pitch: 0.5 }],
  ['perspective', { projection: 'perspective', yaw: -0.4, pitch: 0.7, offset: [1, 0, 1] }],
  ['oblique', { projection: 'oblique', yaw: 0.2 }],
  ['military', { projection: 'military', yaw: 0.8 }],
];

describe.each(cameras)('hands in an %s picture', (_, change) => {
  const { handles, camera } = handlesWith(change);
  const { project } = projector(camera, SIZE, SIZE);
  const handle = (id: string) => handles.find((each) => each.id === id)!;

  it('take hold of what is free, where it is seen', () => {
    const points = handles.filter(({ part }) => part === 'point');
    expect(points.map(({ id }) => id).sort()).toEqual(['A', 'B', 'P', 'onC', 'onSpiral', 'onW', 'top']);
    const { x, y } = project({ x: 1, y: -1, z: 2 });
    expect(handle('A')).toMatchObject({ x, y, part: 'point' });
  });

  it('move a point along the plane through it', () => {
    const { x, y } = project({ x: -0.5, y: 0.25, z: 2 });
    const moved = valuesOf(handle('A').moveTo(x, y));
    expect(moved['A.0']).toBeCloseTo(-0.5, 2);
    expect(moved['A.1']).toBeCloseTo(0.25, 2);
    expect(moved['A.2']).toBeCloseTo(2, 6);
  });

  it('move it upright where that is wanted', () => {
    const { x, y } = project({ x: 1, y: -1, z: 3 });
    const moved = valuesOf(handle('A').moveTo(x, y, true));
    expect(moved).toMatchObject({ 'A.0': 1, 'A.1': -1 });
    expect(moved['A.2']).toBeCloseTo(3, 2);
  });

  it('move only the height of a point whose height alone is free', () => {
    const { x, y } = project({ x: 1, y: 2, z: 0.5 });
    const moved = valuesOf(handle('top').moveTo(x, y));
    expect(Object.keys(moved)).toEqual(['top.0']);
    expect(moved['top.0']).toBeCloseTo(0.5, 2);
  });

  it('keep points of the plane in it, and points of a path on it', () => {
    const there = project({ x: 3, y: -2, z: 0 });
    const moved = valuesOf(handle('B').moveTo(there.x, there.y));
    expect(moved['B.0']).toBeCloseTo(3, 2);
    expect(moved['B.1']).toBeCloseTo(-2, 2);
    const onCircle = project({ x: 0, y: 5, z: 0 });
    expect(valuesOf(handle('P').moveTo(onCircle.x, onCircle.y))['P.0']).toBeCloseTo(Math.PI / 2, 2);
  });

  it.each([
    ['onW', 0.7],
    ['onC', 5],
    ['onC', 6.28],
    ['onSpiral', 9.3],
  ])('move %s along its path in space', (id, t) => {
    const path = pathOf(id);
    const { x, y } = project(pathPoint(path, t));
    const moved = valuesOf(handle(id).moveTo(x, y))[`${id}.0`]!;
    const image = project(pathPoint(path, moved));
    expect(Math.hypot(image.x - x, image.y - y)).toBeLessThan(0.2);
  });

  it.each(['onW', 'onC', 'onSpiral'])('bring %s to the place of its path that is nearest to the hand', (id) => {
    const path = pathOf(id);
    const [min, max] = pathRange(path);
    for (const [x, y] of [
      [30, 40],
      [370, 90],
      [220, 390],
      [200, 200],
    ] as const) {
      const gap = (t: number) => {
        const image = project(pathPoint(path, t));
        return Math.hypot(image.x - x, image.y - y);
      };
      const all = Array.from({ length: 4001 }, (_, i) => gap(min + ((max - min) * i) / 4000));
      expect(gap(valuesOf(handle(id).moveTo(x, y))[`${id}.0`]!)).toBeLessThan(Math.min(...all) + 0.2);
    }
  });

  it.each(['A', 'w'])('put the label of %s where the hand is', (id) => {
    const of = (all: readonly Handle[]) => all.find((each) => each.id === id && each.part === 'label')!;
    const label = of(handles);
    const wanted = { x: Math.round(label.x) + 30, y: Math.round(label.y) - 20 };
    const changes = label.moveTo(wanted.x, wanted.y);
    expect(changes.map((each) => each.kind === 'style' && [each.list, each.property])).toEqual([
      ['primitiveLabels3d', 'offsetX'],
      ['primitiveLabels3d', 'offsetY'],
    ]);
    const offsets = Object.fromEntries(
      changes.flatMap((each) => (each.kind === 'style' ? [[each.property, each.value]] : [])),
    );
    const after = of(handlesWith(change, { primitiveLabels3d: [[id, offsets]] }).handles);
    expect(Math.abs(after.x - wanted.x)).toBeLessThan(1);
    expect(Math.abs(after.y - wanted.y)).toBeLessThan(1);
  });
});

it('where the plane is seen from its side, nothing moves along it', () => {
  const { handles } = handlesWith({ pitch: 0 });
  const a = handles.find(({ id }) => id === 'A')!;
  expect(a.moveTo(10, 10)).toEqual([]);
  expect(a.moveTo(10, 10, true)).not.toEqual([]);
});

it('from straight above, nothing moves upright', () => {
  const { handles } = handlesWith({ pitch: Math.PI / 2 });
  expect(handles.find(({ id }) => id === 'A')!.moveTo(10, 10, true)).toEqual([]);
});
