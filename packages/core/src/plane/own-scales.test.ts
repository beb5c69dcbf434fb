import { describe, expect, it } from 'vitest';
import { ARC } from '../scene/path.js';
import type { Group } from '../scene/scene.js';
import { drawFigure, type Figure, pathsIn, textsIn } from '../testing/draw.js';

/** 8 by 100 units, of 50 px across and 4 px upwards. */
const stretched: Figure = { view: [-4, 4, 0, 100, 50], ratio: 0.08 };
/** Three decades of 100 px each across. */
const logX: Figure = { view: [1, 1000, 0, 4, 100], sheet: { xaxis: { scale: 'log' }, yaxis: { show: false } } };

const numbers = (group: Group | undefined): string[] => textsIn(group).map(({ source }) => source);
const xs = (group: Group | undefined, path: number): number[] =>
  pathsIn(group)[path]!.path.coords.filter((_, i) => i % 2 === 0);

describe('scales of their own', () => {
  it('size the picture, put points in their places and make circles ellipses', async () => {
    const { scene, groups } = await drawFigure({
      ...stretched,
      sources: { A: 'Point(1, 25)', c: 'Circle(Point(0, 50), 2)' },
    });
    expect([scene.width, scene.height, scene.view]).toEqual([400, 400, undefined]);
    const [dot] = pathsIn(groups.get('A/Point'));
    expect(dot!.path.coords.slice(0, 2)).toEqual([253.5, 300]);
    const [circle] = pathsIn(groups.get('c/Circle'));
    expect(circle!.path.verbs).toEqual([0, ARC, 5]);
    expect(circle!.path.coords.slice(2, 6)).toEqual([200, 200, 100, 8]);
  });

  it('the mark of a right angle follows its sides', async () => {
    const sources = { a: 'Angle(Point(2, 54), Point(0, 50), Point(-2, 51))' };
    const figure = { ...stretched, sources, style: { a: { angleSize: 20 } } };
    const { groups } = await drawFigure(figure);
    const [, square] = pathsIn(groups.get('a/Angle'));
    expect(square!.path.verbs).toEqual([0, 1, 1]);
    const [x0, y0, , , x2, y2] = square!.path.coords.map((at) => at - 200) as number[];
    expect(y0! / x0!).toBeCloseTo((-4 * 4) / (2 * 50), 6);
    expect(y2! / x2!).toBeCloseTo((-1 * 4) / (-2 * 50), 6);
  });

  it('each axis has its own ticks, and the grid follows each', async () => {
    const sheet = { xaxis: {}, yaxis: {}, grid: { show: true } };
    const { groups } = await drawFigure({ ...stretched, sheet });
    expect(numbers(groups.get('xaxis/xaxis'))).toContain('3');
    expect(numbers(groups.get('yaxis/yaxis'))).toEqual(expect.arrayContaining(['20', '40', '60', '80']));
    const lines = pathsIn(groups.get('grid/grid'));
    expect(lines.length).toBeGreaterThan(2);
  });

  it('labels hang at the place that their parameter names', async () => {
    const sources = { 'c|c': 'Circle(Point(0, 50), 2)' };
    const labels = { c: { anchorParam: Math.PI / 2, offsetX: 10, offsetY: 0 } };
    const { groups } = await drawFigure({ ...stretched, sources, labels });
    const [label] = textsIn(groups.get('c/label'));
    expect([label!.x, label!.y]).toEqual([210, 192]);
  });

  it('a polar grid has ellipses, and a slanted one lines through the same points', async () => {
    for (const kind of ['polar', 'triangular', 'isometric']) {
      const { groups } = await drawFigure({ ...stretched, sheet: { grid: { show: true, kind } } });
      expect(pathsIn(groups.get('grid/grid')).length).toBeGreaterThan(0);
    }
    const { groups } = await drawFigure({ ...stretched, sheet: { grid: { show: true, kind: 'polar' } } });
    const coords = pathsIn(groups.get('grid/grid')).flatMap(({ path }) => path.coords);
    expect(coords.some((radius, i) => radius === 50 && Math.abs(coords[i + 1]! - 4) < 1e-9)).toBe(true);
  });
});

describe('logarithmic axes', () => {
  it('have powers of ten as numbers and short ticks at 2 to 9', async () => {
    const { scene, groups } = await drawFigure(logX);
    expect(scene.width).toBeCloseTo(300, 9);
    const axis = groups.get('xaxis/xaxis');
    expect(numbers(axis)).toEqual(expect.arrayContaining(['10', '100']));
    const ticks = new Set(xs(axis, 1).map((x) => Math.round(x)));
    for (const value of [2, 5, 9, 20, 90, 500]) expect(ticks.has(Math.round(100 * Math.log10(value)))).toBe(true);
  });

  it('write powers where they are far apart, and 2 and 5 where there is room', async () => {
    const far = await drawFigure({ ...logX, view: [1e-3, 1e7, 0, 8, 60] });
    expect(numbers(far.groups.get('xaxis/xaxis'))).toEqual(expect.arrayContaining(['10^{0}', '10^{-2}', '10^{6}']));
    const near = await drawFigure({ ...logX, view: [1, 100, 0, 2, 200] });
    expect(numbers(near.groups.get('xaxis/xaxis'))).toEqual(expect.arrayContaining(['2', '5', '10', '20', '50']));
  });

  it('put points and graphs in their places', async () => {
    const { groups } = await drawFigure({ ...logX, sources: { A: 'Point(100, 2)', f: 'lg(x) + 1' } });
    expect(pathsIn(groups.get('A/Point'))[0]!.path.coords.slice(0, 2)).toEqual([203.5, 200]);
    const coords = pathsIn(groups.get('f/Curve'))[0]!.path.coords;
    const straight = coords.filter((_, i) => i % 2 === 0).map((x, i) => coords[2 * i + 1]! - (300 - x));
    for (const off of straight) expect(Math.abs(off)).toBeLessThan(0.1);
  });

  it('leave out what lies at 0 or below, with a warning', async () => {
    const { groups, warnings } = await drawFigure({
      ...logX,
      sources: { A: 'Point(0, 2)', L: '[Point(-1, 1), Point(10, 1)]' },
    });
    expect(groups.has('A/Point')).toBe(false);
    expect(warnings.map(({ message }) => message).join()).toContain('(0, 2) has no place on a logarithmic axis');
    expect(pathsIn(groups.get('L/List')).length).toBe(1);
  });

  it('are linear where the view reaches 0, with a warning', async () => {
    const { warnings, groups } = await drawFigure({ ...logX, view: [0, 10, 0, 4, 50] });
    expect(warnings.map(({ message }) => message)).toEqual([
      'the view reaches x = 0, which a logarithmic axis does not: the x-axis is drawn linear; begin the view above 0, as in view 0.1 .. 1000, 0 .. 5',
    ]);
    expect(numbers(groups.get('xaxis/xaxis'))).toContain('2');
  });

  it('have a grid along the axes only', async () => {
    const sheet = { xaxis: { scale: 'log' }, yaxis: { show: false }, grid: { show: true, kind: 'polar' } };
    const { warnings, groups } = await drawFigure({ ...logX, sheet });
    expect(warnings.map(({ message }) => message).join()).toContain(
      'a polar grid has no meaning on a logarithmic axis',
    );
    expect(new Set(xs(groups.get('grid/grid'), 2).map((x) => Math.round(x)))).toContain(100);
  });
});
