import { construct } from '@geoslide/geometry';
import type { Slide, StyleSheet } from '@geoslide/protocol';
import { describe, expect, it, test } from 'vitest';
import { inkBox } from '../draw/text.js';
import { boxesOverlap } from '../draw/viewport.js';
import { rasterize } from '../raster/rasterize.js';
import type { SceneNode } from '../scene/scene.js';
import { spaceTextNeeds } from './draw-space.js';
import {
  distanceTo,
  drawSpaceFigure,
  type Line,
  linesOf,
  pathsOf,
  SIZE,
  type SpaceFigure,
  textsOf,
} from './testing/draw.js';
import { defaultCamera, imageOf } from './testing/ray-casting.js';

const OFF = { show: false };
const RED = { r: 255, g: 0, b: 0, a: 1 };
const segment = { 's|s': 'Segment(Point(0, 0, 0), Point(0, 2, 1))' };
const cube = { cube: 'Cube(Point(-1, -1, -1), Point(1, -1, -1))' };

const strokes = (nodes: readonly SceneNode[]) => pathsOf(nodes).flatMap(({ stroke }) => stroke ?? []);

it('fills a section that has a fillColor', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { c: 'Cone(Point(0, 0, 0), Point(0, 0, 4), 2)', e: 'Section(c, Plane(Point(0, 0, 2), Vector(1, 0, 3)))' },
    style: { e: { fillColor: '#ff0000' } },
  });
  expect(pathsOf(nodes('e', 'Arc')).flatMap(({ fill }) => fill?.color ?? [])).toContainEqual({ ...RED, a: 0.12 });
});

it('fills what a flat curve in space runs around, and no other curve', async () => {
  const style = { fillColor: '#ff0000', regionOpacity: 50 };
  const { nodes } = await drawSpaceFigure({
    sources: {
      rims: 'Section(Torus(Point(0, 0, 0), 3, 1), Plane(y = 0))',
      loop: 'Curve(cos(t), 0, 2 sin(t), 0, 2π)',
      bent: 'Curve(2cos(t), 2sin(t), sin(2t), 0, 2π)',
      open: 'Curve(cos(t), 0, sin(t), 0, π)',
    },
    style: { rims: style, loop: style, bent: style, open: style },
  });
  const fills = (id: string) => pathsOf(nodes(id)).filter(({ fill }) => fill?.color?.r === 255).length;
  expect(['rims', 'loop', 'bent', 'open'].map(fills).map((count) => count > 0)).toEqual([true, true, false, false]);
});

it.each([
  ['y = x^2', { displayMinX: -1, displayMaxX: 1.5 }, [-1, 1.5]],
  ['y = sin(x)', { displayMinX: -2, displayMaxX: 0.5 }, [-2, 0.5]],
  ['x^2 - y^2 = 1', { displayMinX: 0, displayMaxX: 2 }, [1, 2]],
])('draws %s in space between the bounds of its style', async (f, style, [least, most]) => {
  const { nodes } = await drawSpaceFigure({
    sources: { f },
    style: { f: style },
    camera: { yaw: -Math.PI / 2, pitch: Math.PI / 2, scale: 0.1 },
  });
  const places = linesOf(nodes('f')).flatMap(({ points }) => points.map(([x]) => (x - SIZE / 2) / (SIZE / 10)));
  expect(Math.min(...places)).toBeCloseTo(least!, 2);
  expect(Math.max(...places)).toBeCloseTo(most!, 2);
});

it('draws a region of the plane in z = 0, its hole left free and without a line to it', async () => {
  const { scene, nodes, warnings } = await drawSpaceFigure({
    sources: { r: 'Region(x^2 + y^2 > 1 && x^2 + y^2 < 4)' },
    camera: { yaw: 0.3, pitch: 0.7 },
  });
  expect(warnings).toEqual([]);
  const lines = linesOf(nodes('r', 'Region'));
  const at = (x: number, y: number) => imageOf({ ...defaultCamera, yaw: 0.3, pitch: 0.7 }, { x, y, z: 0 }, SIZE);
  const far = (x: number, y: number) => Math.min(...lines.map((line) => distanceTo(line, ...at(x, y))));
  for (const angle of [0.1, 1.2, 2.9, 4.4, 5.9]) {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    for (const radius of [1, 2]) expect(far(radius * c, radius * s)).toBeLessThan(0.5);
  }
  for (let angle = 0; angle < 6.28; angle += 0.1)
    expect(far(1.5 * Math.cos(angle), 1.5 * Math.sin(angle))).toBeGreaterThan(5);
  const { width, data } = rasterize(scene, { pixelRatio: 1 });
  const red = ([x, y]: readonly [number, number]) => data[4 * (Math.round(y) * width + Math.round(x))];
  expect(red(at(1.5, 0))).toBeLessThan(255);
  expect(red(at(0.2, 0))).toBe(255);
});

describe('the lists for space over those of the plane', () => {
  const both = (weak: object, strong: object): SpaceFigure => ({ sources: segment, sheet: { ...weak, ...strong } });

  test.each<[string, SpaceFigure]>([
    ['types3d', both({ types: [['Segment', { color: '#0000ff' }]] }, { types3d: [['Segment', { color: 'red' }]] })],
    ['types where types3d says nothing', both({ types: [['Segment', { color: 'red' }]] }, {})],
    [
      'primitives3d',
      both(
        { primitives: [['s', { color: '#0000ff' }]], types3d: [['Segment', { color: '#00ff00' }]] },
        { primitives3d: [['s', { color: 'red' }]] },
      ),
    ],
  ])('%s colour a segment and its name', async (_, figure) => {
    const { nodes } = await drawSpaceFigure(figure);
    expect(strokes(nodes('s', 'Segment')).map(({ color }) => color)).toEqual([RED]);
    expect(textsOf(nodes('s', 'label')).map(({ color }) => color)).toEqual([RED]);
  });

  test.each<[string, SpaceFigure]>([
    [
      'typeLabels3d',
      both({ typeLabels: [['Segment', { fontSize: 9 }]] }, { typeLabels3d: [['Segment', { fontSize: 31 }]] }),
    ],
    [
      'primitiveLabels3d',
      both({ typeLabels3d: [['Segment', { fontSize: 9 }]] }, { primitiveLabels3d: [['s', { fontSize: 31 }]] }),
    ],
  ])('%s size a name', async (_, figure) => {
    const { nodes } = await drawSpaceFigure(figure);
    expect(textsOf(nodes('s', 'label')).map(({ fontSize }) => fontSize)).toEqual([31]);
  });

  it('an offset of the file holds from the anchor', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { 'A|A': 'Point(1, 1, 1)' },
      sheet: { primitiveLabels3d: [['A', { offsetX: 40, offsetY: 30 }]] },
    });
    const [x, y] = imageOf(defaultCamera, { x: 1, y: 1, z: 1 }, SIZE);
    const [text] = textsOf(nodes('A', 'label'));
    expect(text!.x).toBeCloseTo(x + 40, 6);
    expect(text!.y).toBeCloseTo(y + 30, 6);
  });

  it('hidden objects are not drawn and hide nothing', async () => {
    const { nodes, scene } = await drawSpaceFigure({
      sources: { ...cube, ...segment },
      style: { cube: { hidden: true } },
    });
    expect(nodes('cube')).toEqual([]);
    expect(linesOf(scene.children).filter(({ dashed }) => dashed)).toEqual([]);
  });
});

describe('lines of a solid', () => {
  const edges = async (style: Record<string, string | number>) => {
    const { nodes } = await drawSpaceFigure({ sources: cube, style: { cube: style }, camera: { yaw: 0.5 } });
    const all = linesOf(nodes('cube', 'Polyhedron'));
    const isHidden = ({ points }: Line) => points.some(near);
    return { hidden: all.filter(isHidden), visible: all.filter((line) => !isHidden(line)) };
  };
  // The corner (-1, -1, -1) is the hidden one: three edges meet there.
  const corner = imageOf({ ...defaultCamera, yaw: 0.5 }, { x: -1, y: -1, z: -1 }, SIZE);
  const near = ([x, y]: readonly [number, number]) => Math.hypot(x - corner[0], y - corner[1]) < 0.5;

  it('take its colour, width and dash', async () => {
    const { visible } = await edges({ color: 'red', lineWidth: 5, lineDash: 'dotted' });
    expect(visible).toHaveLength(9);
    for (const { stroke } of visible) {
      expect(stroke).toMatchObject({ color: RED, width: 5 });
      expect(stroke.dash).toBeDefined();
    }
  });

  it('are dashed where they are hidden', async () => {
    const { hidden, visible } = await edges({ lineWidth: 2 });
    expect(hidden).toHaveLength(3);
    for (const { stroke } of hidden) expect(stroke.dash).toBeDefined();
    for (const { stroke } of visible) expect(stroke.dash).toBeUndefined();
  });

  test.each<[string, number, (line: Line) => void]>([
    ['none', 0, () => {}],
    ['solid', 3, ({ stroke }) => expect(stroke).toMatchObject({ width: 4, cap: 'round' })],
    ['thin', 3, ({ stroke }) => expect([stroke.width, stroke.dash]).toEqual([2, undefined])],
    ['dotted', 3, ({ stroke }) => expect(stroke.dash![0]).toBe(0)],
  ])('hiddenLineDash %s', async (hiddenLineDash, count, check) => {
    const { hidden } = await edges({ lineWidth: 4, hiddenLineDash });
    expect(hidden).toHaveLength(count);
    hidden.forEach(check);
  });

  it('that meet are one path, so that where they do a translucent pen is no darker', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: cube,
      style: { cube: { lineOpacity: 50, hiddenLineDash: 'thin' } },
    });
    const strokes = pathsOf(nodes('cube', 'Polyhedron')).filter(({ stroke }) => stroke);
    expect(strokes.map(({ stroke }) => stroke!.width)).toEqual([1, 2]);
    expect(linesOf(strokes)).toHaveLength(12);
  });

  it('hiddenLineOpacity', async () => {
    const { hidden, visible } = await edges({ hiddenLineOpacity: 25 });
    for (const { stroke } of hidden) expect(stroke.color.a).toBeCloseTo(0.25, 9);
    for (const { stroke } of visible) expect(stroke.color.a).toBe(1);
  });

  it('a line with a pattern of its own keeps it where it is hidden', async () => {
    const { hidden } = await edges({ lineDash: 'dotted' });
    for (const { stroke } of hidden) expect(stroke.dash![0]).toBe(0);
  });
});

describe('axes', () => {
  const draw = (xaxis3d: Record<string, unknown>) => drawSpaceFigure({ sheet: { xaxis3d, zaxis3d: {} } });

  it('show lines, arrows, numbers and names', async () => {
    const { nodes } = await draw({});
    for (const [id, name] of [
      ['xaxis3d', 'x'],
      ['zaxis3d', 'z'],
    ] as const) {
      const texts = textsOf(nodes(id, 'axis')).map(({ source }) => source);
      expect(texts).toContain(name);
      expect(texts).toContain('2');
      expect(pathsOf(nodes(id, 'axis')).some(({ fill }) => fill)).toBe(true);
    }
    expect(nodes('yaxis3d')).toEqual([]);
  });

  test.each<[Record<string, unknown>, (axis: readonly SceneNode[]) => void]>([
    [{ show: false }, (axis) => expect(axis).toEqual([])],
    [{ label: false }, (axis) => expect(textsOf(axis).map(({ source }) => source)).toEqual(['x'])],
    [{ axisLabelPreset: 'none' }, (axis) => expect(textsOf(axis).map(({ source }) => source)).not.toContain('x')],
    [{ color: 'red' }, (axis) => expect(strokes(axis)[0]!.color).toEqual(RED)],
    [{ lineWidth: 4 }, (axis) => expect(strokes(axis)[0]!.width).toBe(4)],
    [{ arrowStyle: 'none' }, (axis) => expect(pathsOf(axis).every(({ fill }) => !fill)).toBe(true)],
    [{ tick: false, label: false }, (axis) => expect(linesOf(axis)).toHaveLength(1)],
    [
      { distanceMode: 'custom', distance: 3 },
      (axis) =>
        expect(
          textsOf(axis)
            .map(({ source }) => source)
            .sort(),
        ).toEqual(['-3', '3', 'x']),
    ],
  ])('%o', async (style, check) => {
    const { nodes } = await draw(style);
    check(nodes('xaxis3d', 'axis'));
    expect(nodes('zaxis3d', 'axis').length).toBeGreaterThan(0);
  });

  it('need the fonts of what they write, and none where they are not shown', () => {
    const needs = (styleSheet: StyleSheet) => {
      const slide: Slide = { definitions: [], uvarMap: [], styleSheet: { ...styleSheet, xaxis: OFF, yaxis: OFF } };
      return spaceTextNeeds(slide, construct(slide)).map(({ text }) => text);
    };
    const texts = needs({});
    expect(new Set(texts.join(''))).toEqual(new Set('-0123456789.{,}xyz'));
    expect(needs({ xaxis3d: OFF, yaxis3d: OFF })).toEqual(texts);
    expect(needs({ xaxis3d: OFF, yaxis3d: OFF, zaxis3d: OFF })).toEqual([]);
  });

  it('min and max end the line', async () => {
    const { nodes } = await draw({ min: -1, max: 2.5, arrowStyle: 'none' });
    const [line] = linesOf(nodes('xaxis3d', 'axis'));
    const ends = [
      imageOf(defaultCamera, { x: -1, y: 0, z: 0 }, SIZE),
      imageOf(defaultCamera, { x: 2.5, y: 0, z: 0 }, SIZE),
    ];
    const xs = line!.points.map(([x]) => x);
    expect(Math.min(...xs)).toBeCloseTo(Math.min(ends[0]![0], ends[1]![0]), 5);
    expect(Math.max(...xs)).toBeCloseTo(Math.max(ends[0]![0], ends[1]![0]), 5);
  });

  it('names stay inside of the picture', async () => {
    const { scene } = await drawSpaceFigure({
      sheet: { xaxis3d: {}, yaxis3d: {}, zaxis3d: {} },
      camera: { offset: [0.5, 0.5, 0.5] },
      size: 300,
    });
    for (const { x, y, layout } of textsOf(scene.children)) {
      expect(x).toBeGreaterThan(0);
      expect(x + layout.width).toBeLessThan(300);
      expect(y - layout.ascent).toBeGreaterThan(0);
      expect(y).toBeLessThan(300);
    }
  });
});

describe('the working plane', () => {
  it('is not drawn by default', async () => {
    expect((await drawSpaceFigure({ sources: cube })).nodes('workingPlane')).toEqual([]);
  });

  it('has lines of its colour in z = 0, without those that solids hide', async () => {
    const workingPlane = { show: true, color: 'red', lineWidth: 1.5, distanceMode: 'custom', distance: 1 };
    const free = await drawSpaceFigure({ sheet: { workingPlane } });
    const lines = linesOf(free.nodes('workingPlane', 'grid'));
    expect(strokes(free.nodes('workingPlane')).every(({ color, width }) => color.r === 255 && width === 1.5)).toBe(
      true,
    );
    const [x, y] = imageOf(defaultCamera, { x: 2, y: 0.5, z: 0 }, SIZE);
    const through = (line: (typeof lines)[number]) => {
      const [p, q] = [line.points[0]!, line.points[1]!];
      return Math.abs((x - p[0]) * (q[1] - p[1]) - (y - p[1]) * (q[0] - p[0])) / Math.hypot(q[0] - p[0], q[1] - p[1]);
    };
    expect(Math.min(...lines.map(through))).toBeLessThan(0.01);
    const covered = await drawSpaceFigure({ sources: { s: 'Sphere(Point(0, 0, 0), 30)' }, sheet: { workingPlane } });
    expect(covered.nodes('workingPlane')).toEqual([]);
  });

  it('reaches below all of the figure', async () => {
    const sources = { P: 'Point(2, 6.5, 1)' };
    const { nodes } = await drawSpaceFigure({ sources, sheet: { workingPlane: { show: true } } });
    const [x, y] = imageOf(defaultCamera, { x: 0, y: 7, z: 0 }, SIZE);
    const ends = linesOf(nodes('workingPlane', 'grid')).flatMap(({ points }) => points);
    expect(Math.min(...ends.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThan(1);
  });

  it('has several lines on each side in a view of a small figure', async () => {
    const { nodes } = await drawSpaceFigure({ sheet: { workingPlane: { show: true } }, camera: { scale: 10 } });
    expect(linesOf(nodes('workingPlane', 'grid')).length).toBeGreaterThan(8);
  });
});

describe('the background', () => {
  it('is white, or the colour that the sheet gives, or left out', async () => {
    expect((await drawSpaceFigure({ sources: cube })).scene.background).toEqual({ r: 255, g: 255, b: 255, a: 1 });
    const red = { sources: cube, sheet: { background: { color: 'red' } } };
    expect((await drawSpaceFigure(red)).scene.background).toEqual(RED);
    const clear = await drawSpaceFigure({ ...red, transparent: true });
    expect(clear.scene.background).toBeUndefined();
    expect(clear.scene.children).toEqual((await drawSpaceFigure(red)).scene.children);
  });
});

describe('in perspective an axis', () => {
  const draw = (camera: object) =>
    drawSpaceFigure({
      sheet: { xaxis3d: { min: -20, max: 20 } },
      camera: { projection: 'perspective', yaw: 0.2, pitch: 0.3, scale: 1 / 9, offset: [1.5, 1.5, 1.5], ...camera },
      size: 900,
    });

  it('with an end behind the eye runs to the edge of the picture, with its name', async () => {
    const nodes = (await draw({})).nodes('xaxis3d');
    const [line] = linesOf(nodes);
    const lowest = Math.max(...linesOf(nodes).flatMap(({ points }) => points.map(([, y]) => y)));
    expect(line).toBeDefined();
    expect(lowest).toBeGreaterThan(800);
    expect(textsOf(nodes).map(({ source }) => source)).toContain('x');
  });

  it('meets its arrow', async () => {
    const nodes = (await draw({})).nodes('xaxis3d');
    const [head] = pathsOf(nodes).filter(({ fill }) => fill);
    const [x, y] = linesOf(nodes)
      .flatMap(({ points }) => points)
      .reduce((lowest, point) => (point[1] > lowest[1] ? point : lowest));
    const corners = Array.from({ length: head!.path.coords.length / 2 }, (_, i) => head!.path.coords.slice(2 * i));
    expect(Math.min(...corners.map(([u, v]) => Math.hypot(u! - x, v! - y)))).toBeLessThan(3);
  });

  it('has no two numbers over each other', async () => {
    const boxes = textsOf((await draw({ yaw: 0.05 })).nodes('xaxis3d')).map((text) => inkBox(text, 0));
    expect(boxes.length).toBeGreaterThan(3);
    boxes.forEach((box, i) => {
      for (const other of boxes.slice(i + 1)) expect(boxesOverlap(box, other)).toBe(false);
    });
  });
});

it('draws no line where a region without an end is cut off', async () => {
  const { nodes } = await drawSpaceFigure({ sources: { r: 'x + y > 1' } });
  const { points } = linesOf(nodes('r', 'Region'))[0]!;
  expect(linesOf(nodes('r', 'Region'))).toHaveLength(1);
  const [from, to] = [points[0]!, points.at(-1)!];
  const along = { ...defaultCamera };
  const edge = [0, 1].map((x) => imageOf(along, { x, y: 1 - x, z: 0 }, SIZE));
  for (const [x, y] of [from, to]) {
    const [[ax, ay], [bx, by]] = edge as [readonly [number, number], readonly [number, number]];
    expect(Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay)).toBeLessThan(0.5);
  }
});
