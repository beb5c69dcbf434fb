import { EVEN_PLANE } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { inkBox } from '../../draw/text.js';
import { boxContains, boxesOverlap, viewBox } from '../../draw/viewport.js';
import type { Group, PathNode } from '../../scene/scene.js';
import { drawFigure, type Figure, pathsIn, textsIn } from '../../testing/draw.js';

type Axis = Readonly<Record<string, unknown>>;
const axes = (xaxis: Axis = {}, yaxis: Axis = { show: false }, figure: Figure = {}): Figure => ({
  ...figure,
  sheet: { xaxis, yaxis, ...figure.sheet },
});

async function xAxis(style: Axis = {}, figure: Figure = {}): Promise<Group | undefined> {
  return (await drawFigure(axes(style, { show: false }, figure))).groups.get('xaxis/xaxis');
}

const line = (group: Group | undefined): PathNode => pathsIn(group)[0]!;
const numbers = (group: Group | undefined): string[] => textsIn(group).map((text) => text.source);
/** The x coordinates of a path. */
const xs = ({ path }: PathNode): number[] => path.coords.filter((_, i) => i % 2 === 0);

describe('axes', () => {
  it('are shown by default, with ticks, numbers and heads at the edges of the view', async () => {
    const { groups } = await drawFigure({ sheet: { xaxis: {}, yaxis: {} } });
    expect([...groups.keys()]).toEqual(['xaxis/xaxis', 'yaxis/yaxis']);
    const head = pathsIn(groups.get('xaxis/xaxis')).at(-1)!;
    expect(head.path.coords.slice(0, 2)).toEqual([500, 250]);
    expect(pathsIn(groups.get('yaxis/yaxis')).at(-1)!.path.coords.slice(0, 2)).toEqual([250, 0]);
    expect(numbers(groups.get('xaxis/xaxis')).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      '-4',
      '-3',
      '-2',
      '-1',
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('show, tick, label leave out their part and nothing else', async () => {
    const all = await xAxis();
    expect(await xAxis({ show: false })).toBeUndefined();
    const noTicks = await xAxis({ tick: false });
    expect(pathsIn(noTicks)).toEqual(pathsIn(all).filter((_, i) => i !== 1));
    expect(textsIn(noTicks)).toEqual(textsIn(all));
    const noNumbers = await xAxis({ label: false });
    expect(pathsIn(noNumbers)).toEqual(pathsIn(all));
    expect(textsIn(noNumbers)).toEqual([]);
  });

  it('min and max draw only that part; the head ends at max', async () => {
    const axis = await xAxis({ min: -2.5, max: 1 });
    expect(Math.min(...xs(line(axis)))).toBe(125);
    expect(pathsIn(axis).at(-1)!.path.coords[0]).toBe(300);
    expect(Math.max(...pathsIn(axis).flatMap(xs))).toBe(300);
    expect(numbers(axis).toSorted()).toEqual(['-1', '-2', '0']);
    expect(await xAxis({ min: 6 })).toBeUndefined();
    expect(await xAxis({ min: 2, max: 1 })).toBeUndefined();
  });

  it.each(['filled_stealth', 'stealth', 'triangle', 'open'])('arrowStyle %s has a head', async (arrowStyle) => {
    const axis = await xAxis({ arrowStyle });
    const none = await xAxis({ arrowStyle: 'none' });
    expect(pathsIn(axis)).toHaveLength(3);
    expect(pathsIn(none)).toHaveLength(2);
    expect(Math.max(...xs(line(none)))).toBe(500);
    expect(Math.max(...xs(line(axis)))).toBeLessThan(500);
  });

  it('color and lineWidth', async () => {
    const axis = await xAxis({ color: '#ff0000', lineWidth: 3 });
    const red = { r: 255, g: 0, b: 0, a: 1 };
    expect(line(axis).stroke).toMatchObject({ color: red, width: 3 });
    expect(pathsIn(axis).every(({ stroke, fill }) => (stroke ?? fill)?.color.r === 255)).toBe(true);
    expect(textsIn(axis).every((text) => text.color.r === 255)).toBe(true);
  });

  it('axisLabelPreset name writes the name; its offsets move it alone', async () => {
    const plain = await xAxis({ label: false });
    const named = await xAxis({ label: false, axisLabelPreset: 'name', axisLabelOffsetX: 3, axisLabelOffsetY: 4 });
    const further = await xAxis({ label: false, axisLabelPreset: 'name', axisLabelOffsetX: 13, axisLabelOffsetY: 24 });
    expect(textsIn(plain)).toEqual([]);
    const [a, b] = [textsIn(named)[0]!, textsIn(further)[0]!];
    expect(a.source).toBe('x');
    expect([b.x - a.x, b.y - a.y]).toEqual([10, 20]);
    expect(pathsIn(further)).toEqual(pathsIn(plain));
    const y = await drawFigure(axes({ show: false }, { axisLabelPreset: 'name', label: false }));
    expect(numbers(y.groups.get('yaxis/yaxis'))).toEqual(['y']);
  });

  it.each<[Axis, Figure['view'], readonly string[]]>([
    [{ distanceMode: 'half_pi' }, [-4, 4, -3, 3, 50], ['-\\pi', '-\\dfrac{\\pi}{2}', '0', '\\dfrac{\\pi}{2}', '\\pi']],
    [
      { distanceMode: 'custom', distance: Math.PI / 3 },
      [-2.8, 2.8, -3, 3, 60],
      ['-\\dfrac{2\\pi}{3}', '-\\dfrac{\\pi}{3}', '0', '\\dfrac{\\pi}{3}', '\\dfrac{2\\pi}{3}'],
    ],
    [{ distanceMode: 'custom', distance: 1.5708 }, [-1, 4, -3, 3, 60], ['0', '\\dfrac{\\pi}{2}', '\\pi']],
    [{ distanceMode: 'custom', distance: 3.14 }, [-1, 4, -3, 3, 60], ['0', '3.14']],
    [{ distanceMode: 'custom', distance: 0.75 }, [-1.2, 2.2, -3, 3, 60], ['-0.75', '0', '0.75', '1.5']],
    [{ distanceMode: 'auto' }, [-0.1, 0.13, -3, 3, 1000], ['-0.05', '0', '0.05', '0.1']],
    [{}, [-1.4e7, 1.5e7, -1e7, 1e7, 6e-6], ['-10^{7}', '0', '10^{7}']],
  ])('%j at %j', async (style, view, expected) => {
    const axis = await xAxis(style, view ? { view } : {});
    const ordered = textsIn(axis).toSorted((a, b) => a.x - b.x);
    expect(ordered.map((text) => text.source)).toEqual(expected);
  });

  it('custom without a distance falls back to auto', async () => {
    expect(await xAxis({ distanceMode: 'custom' })).toEqual(await xAxis());
  });

  it.each<[string, Figure['view']]>([
    ['middle', [-5, 5, -5, 5, 50]],
    ['corner', [0, 10, 0, 10, 50]],
    ['far corner', [-10, 0.1, -10, 0.1, 50]],
    ['wide numbers', [-50000, 50000, -40000, 40000, 0.005]],
    ['tiny', [-0.004, 0.004, -0.004, 0.004, 60000]],
  ])('numbers in the %s touch neither axes, heads, names, each other nor the edge', async (_, view) => {
    const named = { axisLabelPreset: 'name' };
    const { groups, scene } = await drawFigure(axes(named, named, view ? { view } : {}));
    const texts = [...groups.values()].flatMap(textsIn);
    const boxes = texts.map((text) => inkBox(text));
    expect(texts.length).toBeGreaterThan(5);
    boxes.forEach((box, i) => {
      expect(
        boxContains(viewBox({ ...scene, left: 0, right: 0, top: 0, bottom: 0, scale: 1, plane: EVEN_PLANE }), box),
      ).toBe(true);
      for (const other of boxes.slice(i + 1)) expect(boxesOverlap(box, other)).toBe(false);
    });
    for (const [key, group] of groups) {
      const own = key.startsWith('x') ? 'yaxis/yaxis' : 'xaxis/xaxis';
      const [x0, y0, x1, y1] = line(groups.get(own)).path.coords as [number, number, number, number];
      const strip = {
        minX: Math.min(x0, x1) - 0.7,
        maxX: Math.max(x0, x1) + 0.7,
        minY: Math.min(y0, y1) - 0.7,
        maxY: Math.max(y0, y1) + 0.7,
      };
      for (const text of textsIn(group)) {
        if (text.source !== 'x' && text.source !== 'y') expect(boxesOverlap(inkBox(text), strip)).toBe(false);
      }
    }
  });

  it('writes 0 once where both axes pass the origin', async () => {
    const { groups } = await drawFigure({ sheet: { xaxis: {}, yaxis: {} } });
    const zeros = [...groups.values()].flatMap(numbers).filter((source) => source === '0');
    expect(zeros).toHaveLength(1);
  });

  it.each([1, 1.5, 2, 3])('lie on whole device pixels at pixelRatio %d', async (pixelRatio) => {
    const view = [-5.013, 5, -5, 5.007, 50] as const;
    const { groups } = await drawFigure({ sheet: { xaxis: {}, yaxis: {}, grid: { show: true } }, view, pixelRatio });
    const edges = [...groups.values()].flatMap((group) =>
      pathsIn(group).flatMap(({ path, stroke }) => {
        if (!stroke || path.verbs.length < 2) return [];
        const [x0, y0, x1] = path.coords as [number, number, number];
        const middle = x0 === x1 ? x0 : y0;
        return [(middle - stroke.width / 2) * pixelRatio, (middle + stroke.width / 2) * pixelRatio];
      }),
    );
    expect(edges.length).toBeGreaterThan(10);
    for (const edge of edges) expect(Math.abs(edge - Math.round(edge))).toBeLessThan(1e-6);
  });
});

describe('numbers and names across which something is drawn', () => {
  const numberAt = (group: Group | undefined, source: string) => textsIn(group).find((text) => text.source === source)!;
  const across: Figure = {
    sources: { s: 'Segment(Point(2, -1), Point(2, 1))', t: 'Segment(Point(-3, 0), Point(-3, -2))' },
  };

  it('stand beside their ticks, and leave the others where they are', async () => {
    const before = await xAxis();
    const after = await xAxis({}, across);
    const shift = (source: string) => numberAt(after, source).x - numberAt(before, source).x;
    expect(shift('2')).toBeGreaterThan(5);
    expect(shift('2')).toBeLessThan(15);
    expect(shift('-3')).toBeGreaterThan(5);
    expect(['-1', '1', '3'].map(shift)).toEqual([0, 0, 0]);
    expect(textsIn(after)).toHaveLength(textsIn(before).length);
  });

  it('stand on the other side of the axis where its own side is full', async () => {
    const sources = { s: 'Segment(Point(1, -0.25), Point(3, -0.25))' };
    const [before, after] = [await xAxis(), await xAxis({}, { sources })];
    expect(numberAt(after, '2').y).toBeLessThan(250);
    expect(numberAt(before, '2').y).toBeGreaterThan(250);
  });

  it('stay where no other place is clear', async () => {
    const sources = { s: 'Segment(Point(1, -0.25), Point(3, -0.25))', t: 'Segment(Point(1, 0.25), Point(3, 0.25))' };
    expect(numberAt(await xAxis({}, { sources }), '2')).toEqual(numberAt(await xAxis(), '2'));
  });

  it('stay at their ticks before a field, which lies behind the axes unless it has a layer', async () => {
    const sources = { F: 'SlopeField(x - y)' };
    const numbers = (group: Group | undefined) => textsIn(group).map(({ source, x, y }) => [source, x, y]);
    expect(numbers(await xAxis({}, { sources }))).toEqual(numbers(await xAxis()));
    const order = async (elementLayers: string[]) => [
      ...(await drawFigure({ sources, sheet: { xaxis: {}, yaxis: {}, elementLayers } })).groups.keys(),
    ];
    const [field = ''] = await order([]);
    expect(field).toMatch(/^F\//);
    expect((await order(['F'])).at(-1)).toBe(field);
  });

  it('are names that nobody moved', async () => {
    const sources = { s: 'Segment(Point(4, -0.45), Point(5, -0.45))' };
    const name = async (style: Axis) => numberAt(await xAxis({ axisLabelPreset: 'name', ...style }, { sources }), 'x');
    expect((await name({})).y).toBeLessThan(250);
    const dragged = { axisLabelOffsetX: -14, axisLabelOffsetY: 31 };
    expect((await name(dragged)).y).toBeGreaterThan(250);
  });
});

describe('grid', () => {
  const grid = async (style: Axis, figure: Figure = {}) =>
    (
      await drawFigure({ ...figure, sheet: { xaxis: { show: false }, yaxis: { show: false }, grid: style } })
    ).groups.get('grid/grid');

  it('follows the numbers of each axis where it is told to', async () => {
    const { groups } = await drawFigure({
      sheet: {
        xaxis: { distanceMode: 'half_pi' },
        yaxis: { distanceMode: 'custom', distance: 3 },
        grid: { show: true, distanceMode: 'axes' },
      },
    });
    const [vertical, horizontal] = pathsIn(groups.get('grid/grid'))
      .slice(-2)
      .map(({ path }) => path.coords);
    expect(vertical![4]! - vertical![0]!).toBeCloseTo((50 * Math.PI) / 2);
    expect(Math.abs(horizontal![5]! - horizontal![1]!)).toBeCloseTo(150);
  });

  it('is hidden by default', async () => {
    expect(await grid({})).toBeUndefined();
  });

  it('has minor lines between the major ones where there is room', async () => {
    const close = pathsIn(await grid({ show: true }));
    expect(close).toHaveLength(4);
    expect(close[0]!.stroke!.color.a).toBeLessThan(close[2]!.stroke!.color.a);
    expect(xs(close[2]!).slice(0, 4)).toEqual([0, 0, 50, 50]);
    expect(xs(close[0]!)[0]).toBeCloseTo(10);
    expect(xs(close[0]!)[2]).toBeCloseTo(20);
    expect(pathsIn(await grid({ show: true }, { view: [-6, 6, -5, 5, 40] }))[0]!.path.coords[0]).toBeCloseTo(8);
  });

  it('distanceMode and distance', async () => {
    const half = pathsIn(await grid({ show: true, distanceMode: 'half_pi' })).at(-2)!;
    expect(xs(half)[2]! - xs(half)[0]!).toBeCloseTo((Math.PI / 2) * 50);
    const custom = pathsIn(await grid({ show: true, distanceMode: 'custom', distance: 0.7 }));
    expect(custom).toHaveLength(2);
    expect(xs(custom[0]!)[2]! - xs(custom[0]!)[0]!).toBeCloseTo(35);
  });

  it('color, lineWidth, lineDash', async () => {
    const [path] = pathsIn(
      await grid({
        show: true,
        color: '#0000ff',
        lineWidth: 2,
        lineDash: 'dashed',
        distanceMode: 'custom',
        distance: 1,
      }),
    );
    expect(path?.stroke).toMatchObject({ color: { r: 0, g: 0, b: 255, a: 1 }, width: 2, dash: [8, 6] });
  });

  it('thins lines that are too dense to tell apart', async () => {
    const [path] = pathsIn(await grid({ show: true, distanceMode: 'custom', distance: 1e-9 }));
    expect(path!.path.verbs.length).toBeLessThan(300);
  });
});

describe('what is printed at axes', () => {
  const groupsOf = async (x: Axis, y: Axis, figure: Figure = {}) => (await drawFigure(axes(x, y, figure))).groups;

  it('a title stands at the arrow or beyond the numbers, read upwards at the y-axis', async () => {
    const title = { title: 'Time $t$' };
    const end = textsIn((await groupsOf(title, { show: false })).get('xaxis/xaxis')).at(-1)!;
    expect(end.source).toBe('\\textsf{Time }{t}');
    const quantity = textsIn((await groupsOf({ title: 'x_1' }, { show: false })).get('xaxis/xaxis')).at(-1)!;
    expect([quantity.source, quantity.font]).toEqual(['x_1', 'KaTeX_Math']);
    expect(end.x).toBeGreaterThan(400);
    expect(end.y).toBeLessThan(250);
    const middle = { title: 'Height', titlePosition: 'middle' };
    const group = (await groupsOf({ show: false }, middle)).get('yaxis/yaxis');
    const text = textsIn(group).at(-1)!;
    expect(text.rotation).toBeCloseTo(-Math.PI / 2);
    for (const number of textsIn(group).slice(0, -1)) expect(boxesOverlap(inkBox(number), inkBox(text))).toBe(false);
  });

  it.each([
    [{ unit: 's', min: 1, max: 3 }, ['1\\,\\text{s}', '2\\,\\text{s}']],
    [{ unit: 'π', min: 0.1 }, ['\\dfrac{\\pi}{2}', '\\pi', '\\dfrac{3\\pi}{2}']],
    [{ unit: 'π', min: 0.1, distanceMode: 'custom', distance: 0.25 }, ['\\frac{\\pi}{4}', '\\frac{\\pi}{2}', '\\pi']],
    [{ unit: 'π', min: 0.1, distanceMode: 'custom', distance: 0.35 }, ['0.35\\pi']],
    [{ unit: '°', min: 0.1 }, ['{90}^{\\circ}', '{180}^{\\circ}']],
    [{ unit: '°', unitSize: 1, min: 0.5, max: 1.7 }, ['{1}^{\\circ}']],
  ])('%j', async (style, expected) => {
    const sources = numbers(await xAxis(style));
    for (const source of expected) expect(sources).toContain(source);
  });

  it("ticks of one's own replace the regular ones, and say which are no numbers", async () => {
    const ticks = [[0, 'Mon'], ['sqrt(4)', 'Wed'], '10/3', ['A', 'no']];
    const { groups, warnings } = await drawFigure(axes({ ticks }));
    expect(numbers(groups.get('xaxis/xaxis'))).toEqual(['Mon', 'Wed', '3.333']);
    expect(pathsIn(groups.get('xaxis/xaxis'))[1]!.path.verbs).toHaveLength(6);
    expect(warnings.map(({ message }) => message)).toEqual([
      'ticks of the x-axis: "A" is not a number: write one such as 2, or an expression without objects such as "π/2"',
    ]);
    const wrong = await drawFigure(axes({ ticks: [[1]] }));
    expect(wrong.warnings[0]!.message).toContain('a list of at most 1000 positions and pairs [position, text]');
  });

  it('fontSize, minorTicks, originLabel', async () => {
    expect(textsIn(await xAxis({ fontSize: 9 })).every(({ fontSize }) => fontSize === 9)).toBe(true);
    const minor = pathsIn(await xAxis({ minorTicks: true }))[1]!.path.verbs.length;
    expect(minor).toBeGreaterThan(4 * pathsIn(await xAxis())[1]!.path.verbs.length);
    expect(numbers(await xAxis({ originLabel: false }))).not.toContain('0');
  });

  it('crossing moves an axis', async () => {
    const groups = await groupsOf({ crossing: 2 }, { crossing: -1 });
    expect(line(groups.get('xaxis/xaxis')).path.coords[1]).toBe(150);
    expect(xs(line(groups.get('yaxis/yaxis')))).toEqual([200, 200]);
  });

  it('pinNumbers keeps the numbers of an axis out of view', async () => {
    const view = { view: [2, 8, 3, 9, 50] } as const;
    expect(await xAxis({}, view)).toBeUndefined();
    const pinned = await xAxis({ pinNumbers: true }, view);
    expect(pathsIn(pinned)).toEqual([]);
    expect(numbers(pinned)).toContain('5');
  });

  it.each([
    ['polar', 3],
    ['triangular', 6],
    ['isometric', 6],
  ])('a grid may be %s', async (kind, paths) => {
    const sheet = { grid: { show: true, kind, angleLabels: 'degrees' } };
    const { groups } = await drawFigure({ sheet: { xaxis: { show: false }, yaxis: { show: false }, ...sheet } });
    const grid = groups.get('grid/grid');
    expect(pathsIn(grid)).toHaveLength(paths);
    expect(numbers(grid)).toHaveLength(kind === 'polar' ? 12 : 0);
  });
});
