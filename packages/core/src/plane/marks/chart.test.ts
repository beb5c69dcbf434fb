import { describe, expect, it } from 'vitest';
import { inkBox } from '../../draw/text.js';
import type { Group } from '../../scene/scene.js';
import { drawFigure, pathsIn, textsIn } from '../../testing/draw.js';

const fills = (group: Group | undefined) => pathsIn(group).flatMap(({ fill }) => (fill ? [fill.color] : []));
const strokes = (group: Group | undefined) => pathsIn(group).flatMap(({ stroke }) => (stroke ? [stroke.color] : []));

describe('charts', () => {
  it('have a bar for each number, from the axis to its height', async () => {
    const { groups } = await drawFigure({ sources: { b: 'BarChart([1, 3])' } });
    const group = groups.get('b/Chart') ?? [...groups.values()].find(({ id }) => id === 'b');
    const bars = pathsIn(group).filter(({ stroke }) => stroke);
    expect(bars).toHaveLength(2);
    const tops = bars.map(({ path }) => Math.min(...path.coords.filter((_, i) => i % 2 === 1)));
    expect(tops.map((y) => Math.round((250 - y) / 50))).toEqual([1, 3]);
  });

  it('have the colours that they are given, one after the other and round', async () => {
    const { groups } = await drawFigure({
      sources: { p: 'PieChart([1, 2, 3])' },
      style: { p: { colors: 'red;blue', regionOpacity: 100 } },
    });
    const group = [...groups.values()].find(({ id, type }) => id === 'p' && type !== 'label');
    expect(strokes(group).map(({ r, b }) => (r > b ? 'red' : 'blue'))).toEqual(['red', 'blue', 'red']);
    expect(fills(group)).toHaveLength(3);
  });

  it('of a part of a distribution lie on its bars and cover their colour', async () => {
    const { scene, groups } = await drawFigure({
      sources: { S: 'Shade(X, 1, 2)', X: 'Binomial(2, 0.5)', T: 'Shade(X, 0, 0)' },
    });
    const drawn = scene.children.flatMap((node) => (node.kind === 'group' && node.id !== undefined ? [node.id] : []));
    expect(drawn.filter((id) => /^[STX]$/.test(id))).toEqual(['S', 'X', 'T']);
    const shade = [...groups.values()].find(({ id, type }) => id === 'T' && type !== 'label');
    const [first, second] = fills(shade);
    expect([first, second?.a]).toEqual([{ r: 255, g: 255, b: 255, a: 1 }, 0.2]);
  });

  it('tell of what is no colour', async () => {
    const sources = { b: 'BarChart([1, 3])', L: '[BarChart([2])]' };
    const style = { b: { colors: 'teal;tael' }, L: { colors: 'reed' } };
    const { warnings } = await drawFigure({ sources, style });
    expect(warnings.map(({ id, message }) => [id, message])).toEqual([
      ['b', 'colors: "tael" is not a colour such as teal or #1d5fad; it is left out'],
      ['L', 'colors: "reed" is not a colour such as teal or #1d5fad; it is left out'],
    ]);
  });

  it.each([
    ['"A", "1/2", ["B", 1]], ["Rain", 0.5, ["C", 1]]', [], ['A', 'B', 'Rain', 'C']],
    [String.raw`"A", 0.5, ["B", 1]], ["\\bar A", 0.5, ["Rain", 1]]`, ['A', 'B', String.raw`\bar A`], ['Rain']],
  ])('have letters as formulas where one of their names is a formula: %s', async (branches, formulas, words) => {
    const { scene } = await drawFigure({ sources: { t: `TreeDiagram([[${branches}])` }, view: [-1, 14, -9, 9, 40] });
    const texts = scene.children.flatMap((node) =>
      node.kind === 'group' && node.type === 'label' ? textsIn(node) : [],
    );
    const names = texts.filter(({ source }) => !/^[\d.]+$|frac/.test(source));
    const ofMode = (mode: string) => names.flatMap((text) => (text.mode === mode ? [text.source] : []));
    expect([ofMode('latex').toSorted(), ofMode('plain')]).toEqual([formulas.toSorted(), words]);
  });

  it('have fractions as they are typed', async () => {
    const branches = '["A", 3/5, ["B", 2/4], ["C", 0.5]], ["D", 1 - 3/5]';
    const { scene } = await drawFigure({ sources: { t: `TreeDiagram([${branches}])` }, view: [-1, 14, -9, 9, 40] });
    const texts = scene.children.flatMap((node) =>
      node.kind === 'group' && node.type === 'label' ? textsIn(node) : [],
    );
    const chances = texts.flatMap(({ source }) => (/\d/.test(source) ? [source] : []));
    expect(chances.toSorted()).toEqual(['0.4', '0.5', '\\frac{2}{4}', '\\frac{3}{5}']);
  });

  it('have probabilities clear of steep branches', async () => {
    const fork = (leaves: number): string =>
      `["a", 0.5${leaves > 1 ? `, ${fork(leaves / 2)}, ${fork(leaves / 2)}` : ''}]`;
    const { scene, groups } = await drawFigure({
      sources: { t: `TreeDiagram([${fork(8)}, ${fork(8)}])` },
      view: [-1, 14, -9, 9, 40],
    });
    const texts = scene.children.flatMap((node) =>
      node.kind === 'group' && node.type === 'label' ? textsIn(node) : [],
    );
    const boxes = texts.flatMap((text) => (text.source === '0.5' ? [inkBox(text)] : []));
    const tree = [...groups.values()].find(({ id, type }) => id === 't' && type !== 'label');
    const branches = pathsIn(tree).map(({ path }) => path.coords as unknown as number[]);
    expect([boxes.length, branches.length]).toEqual([30, 30]);
    const touched = branches.flatMap(([x0, y0, x1, y1]) =>
      Array.from({ length: 500 }, (_, k) => k / 500).filter((t) => {
        const [x, y] = [x0! + t * (x1! - x0!), y0! + t * (y1! - y0!)];
        return boxes.some((box) => x > box.minX && x < box.maxX && y > box.minY && y < box.maxY);
      }),
    );
    expect(touched).toEqual([]);
  });

  it('in a list have their names, too', async () => {
    const { groups } = await drawFigure({ sources: { L: '[BarChart(["a"], [3])]' } });
    expect(textsIn(groups.get('L/label')).map(({ source }) => source)).toEqual(['a']);
  });

  it('with names take the place of the numbers and ticks of the x-axis, but for ticks of its own', async () => {
    const axes = { xaxis: { show: true }, yaxis: { show: true } };
    const numbers = async (source: string, labels = {}, xaxis = {}) => {
      const sheet = { ...axes, xaxis: { ...axes.xaxis, ...xaxis } };
      const { groups } = await drawFigure({ sources: { b: source }, labels: { b: labels }, sheet });
      return textsIn(groups.get('xaxis/xaxis')).map(({ source }) => source);
    };
    expect(await numbers('BarChart(["a", "b"], [1, 2])')).toEqual([]);
    expect(await numbers('[BarChart(["a", "b"], [1, 2])]')).toEqual([]);
    expect(await numbers('BarChart(["a", "b"], [1, 2])', { hidden: true })).toContain('2');
    expect(await numbers('BarChart([1, 2])')).toContain('2');
    expect(await numbers('Translate(BarChart(["a", "b"], [1, 2]), Vector(1, 0))')).toEqual([]);
    expect(await numbers('BarChart(["a", "b"], [1, 2])', {}, { ticks: [[3, 'c']] })).toContain('c');
  });

  it('leave the title of the x-axis below its numbers where a bar stands above it', async () => {
    const title = async (height: number) => {
      const sheet = { xaxis: { show: true, title: 'colour' }, yaxis: { show: false } };
      const { groups } = await drawFigure({ sources: { b: `BarChart([4.5], [${height}], 0.5)` }, sheet });
      return textsIn(groups.get('xaxis/xaxis')).find(({ source }) => source === 'colour')!.y;
    };
    expect(await title(-1)).toBeLessThan(250);
    expect(await title(2)).toBeGreaterThan(275);
  });
});

describe('distributions', () => {
  it('draw the density of a continuous one as a curve', async () => {
    const { groups } = await drawFigure({ sources: { n: 'Normal(0, 1)' }, view: [-3, 3, 0, 1, 100] });
    const group = [...groups.values()].find(({ id }) => id === 'n');
    const top = Math.min(...pathsIn(group).flatMap(({ path }) => path.coords.filter((_, i) => i % 2 === 1)));
    expect((100 - top) / 100).toBeCloseTo(1 / Math.sqrt(2 * Math.PI), 2);
  });

  it('draw a bar for each number of a discrete one', async () => {
    const { groups } = await drawFigure({ sources: { n: 'Binomial(4, 0.5)' }, view: [-1, 5, 0, 1, 100] });
    const group = [...groups.values()].find(({ id }) => id === 'n');
    const bars = pathsIn(group).filter(({ stroke }) => stroke);
    const heights = bars.map(({ path }) => (100 - Math.min(...path.coords.filter((_, i) => i % 2 === 1))) / 100);
    expect(heights.map((height) => Math.round(16 * height))).toEqual([1, 4, 6, 4, 1]);
  });
});
