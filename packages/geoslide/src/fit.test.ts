import { describe, expect, test } from 'vitest';
import { renderPixels, renderPng, renderSvg, renderTikz } from './index.js';

const primitive = (id: string, source: string, label?: string) => ({ kind: 'primitive', id, source, label });
const text = (id: string, template: string) => ({ kind: 'text', id, template });

function project(definitions: object[], slide: object = {}) {
  const bare = { xaxis: { show: false }, yaxis: { show: false } };
  return {
    metadata: { version: '11' },
    messages: [],
    slides: [{ definitions, uvarMap: [], styleSheet: bare, ...slide }],
  };
}

const square = [primitive('p', 'Polygon(Point(10, 10), Point(14, 10), Point(14, 14), Point(10, 14))')];

describe('a slide without a saved view', () => {
  test.each([
    ['PNG', renderPng],
    ['pixels', renderPixels],
    ['SVG', renderSvg],
    ['TikZ', renderTikz],
  ])('fits its content: %s', async (_, render) => {
    const { width, height, viewBound, scale } = await render(project(square));
    expect([width, height]).toEqual([1024, 1024]);
    // 32 px of padding and half a line are left of 1024 px.
    expect(scale).toBeCloseTo((1024 - 64 - 2) / 4, 0);
    expect((viewBound!.left + viewBound!.right) / 2).toBeCloseTo(12, 6);
    expect((viewBound!.bottom + viewBound!.top) / 2).toBeCloseTo(12, 6);
  });

  test('is as large as its content: a pixelRatio that the unfitted view could not have is no error', async () => {
    const { width, height } = await renderPng('A: Point(0, 0)\nB: Point(2, 0)\ns: Segment(A, B)', { pixelRatio: 9 });
    expect(Math.max(width, height)).toBeLessThan(8192);
    await expect(renderPng(project(square), { pixelRatio: 9 })).rejects.toThrow('9216 × 9216 px');
  });

  test('fits into a size, and keeps a scale that is asked for', async () => {
    const found = await renderPng(project(square), { size: { width: 200, height: 100 } });
    expect([found.width, found.height, Math.round(found.scale!)]).toEqual([200, 100, 18]);
    const { scale, viewBound } = await renderPng(project(square), { scale: 20 });
    expect(scale).toBe(20);
    expect(viewBound!.left).toBeCloseTo(12 - 205 / 20, 9);
  });

  test('is cropped where figure text asks for it, within 600 px', async () => {
    const flat = [primitive('s', 'Segment(Point(0, 0), Point(8, 0))')];
    const { width, height } = await renderPng(project(flat, { fit: true }));
    expect([width > 500, width <= 600, height < 50]).toEqual([true, true, true]);
    const point = await renderPng(project([primitive('A', 'Point(3, 3)')], { fit: true }));
    expect([point.width, point.height, point.scale]).toEqual([600, 600, 50]);
    const line = [primitive('l', 'Line(Point(0, 0), Point(1, 1))'), ...flat];
    expect(await renderPng(project(line, { fit: true }))).toMatchObject({ width: 600, height: 600 });
    const lines = await renderPng(
      project([primitive('l', 'Line(Point(10, 10), Point(12, 12))'), ...square], { fit: true }),
    );
    expect([lines.width > 590, lines.height > 590, lines.scale! > 110]).toEqual([true, true, true]);
    const curve = await renderPng(project([primitive('f', 'y = x^2'), ...square], { fit: true }));
    expect(curve.scale).toBeLessThan(80);
    const scaled = await renderPng(project(flat, { fit: true }), { scale: 20 });
    expect([scaled.scale, scaled.width]).toEqual([20, 8 * 20 + 2 + 2 * 16]);
  });

  test.each([
    ['half as much again as the content beside a line', 'Line(Point(0, 0), Point(1, 1))', 1.5],
    ['twice as much beside a parabola', 'Parabola(Point(2, 1), Line(Point(0, 0), Point(1, 0)))', 2],
  ])('shows %s', async (_, source, share) => {
    const alone = await renderPng(project(square));
    const { scale } = await renderPng(project([primitive('l', source), ...square]));
    expect(scale).toBeCloseTo(alone.scale! / share, 6);
  });

  test.each([
    ['nothing', []],
    ['a function', [primitive('f', 'y = x^2')]],
  ])('%s is seen around the origin', async (_, definitions) => {
    const { viewBound, scale } = await renderPng(project(definitions));
    expect([viewBound, scale]).toEqual([{ left: -10.24, right: 10.24, bottom: -10.24, top: 10.24 }, 50]);
  });

  test('in space the camera looks at the content', async () => {
    const cube = [primitive('c', 'Cube(Point(10, 0, 0), Point(11, 0, 0))')];
    const { camera } = await renderPng(project(cube, { camera: { kind: '3d', yaw: 0.3 } }));
    expect(camera!.yaw).toBe(0.3);
    expect(camera!.scale).toBeGreaterThan(0.4);
    expect(camera!.offset[0]).toBeGreaterThan(10);
    const saved = await renderPng(project(cube, { camera: { kind: '3d', scale: 0.2 } }));
    expect(saved.camera).toMatchObject({ scale: 0.2, offset: [0, 0, 0] });
  });

  test.each([
    ['camera {yaw: 0.3}', {}, 600, 600],
    ['camera {yaw: 0.3}', { size: { width: 300, height: 200 } }, 300, 200],
    ['camera {yaw: 0.3}', { view3D: { offset: [10, 0, 0], scale: 0.2 } }, 600, 600],
    ['camera {scale: 0.2}', {}, 1024, 1024],
    ['view off\ncamera {yaw: 0.3}', {}, 1024, 1024],
  ] as const)('a text in space with %s and %j is %i x %i px', async (camera, options, width, height) => {
    const text = `${camera}\nc: Cube(Point(10, 0, 0), Point(11, 0, 0))`;
    expect(await renderPng(text, options)).toMatchObject({ width, height });
  });

  test('a text in space holds the titles of its axes whole', async () => {
    const titles = ['x', 'y', 'z'].map((axis) => `${axis}axis {title: "${axis} in metres"}`).join('\n');
    const { data, width, height } = await renderPixels(`${titles}\nA: Segment(Point(10, 20, 5), Point(30, 5, 15))`);
    const isWhite = (x: number, y: number) => [0, 1, 2].every((k) => data[4 * (y * width + x) + k] === 255);
    for (let y = 0; y < height; y++) expect([isWhite(2, y), isWhite(width - 3, y)]).toEqual([true, true]);
  });

  test('a text in space fills its picture but 16 px on each side', async () => {
    const text = 'axes off\ngrid off\ncamera {yaw: 0.3}\nc: Cube(Point(10, 0, 0), Point(11, 0, 0))';
    const { data, width } = await renderPixels(text);
    const isWhite = (i: number) => data[4 * i] === 255 && data[4 * i + 1] === 255 && data[4 * i + 2] === 255;
    const rows = new Set<number>();
    for (let i = 0; i < data.length / 4; i++) if (!isWhite(i)) rows.add(Math.floor(i / width));
    expect(Math.min(...rows)).toBeCloseTo(16, -0.5);
    expect(Math.max(...rows)).toBeCloseTo(600 - 16, -0.5);
  });
});

test.each([
  [{ camera: { offset: [0, 0] } }],
  [{ camera: { scale: 10 } }],
  [{ viewBounds: { minX: 0, maxX: 2, minY: 0, maxY: 2 } }],
])('a saved view is kept: %j', async (slide) => {
  const { viewBound } = await renderPng(project(square, slide));
  expect(viewBound!.right).toBeLessThan(10 + 102.4 / 2 + 42);
  expect(viewBound!.left).not.toBeCloseTo(9.86, 1);
});

describe('texts and controls without a place', () => {
  const things = [
    text('a', 'The first line'),
    { kind: 'slider', id: 'k', min: '0', max: '1', step: '0.1' },
    { kind: 'button', id: 'b', title: 'Press' },
    text('c', 'Two lines,\none below the other'),
  ];

  test('have no axis run through them', async () => {
    const figure = 'A: Point(0, 0)\nk: Circle(Point(3, 3), 3)\ntext t: "The circle"';
    const [bare, ruled] = await Promise.all(['axes off', 'axes on'].map((axes) => renderPixels(`${axes}\n${figure}`)));
    expect([ruled!.width, ruled!.height]).toEqual([bare!.width, bare!.height]);
    // The text lies 16 px from the border, and its letters end above this row.
    const column = 32 * ruled!.width * 4;
    expect(ruled!.data.subarray(0, column)).toEqual(bare!.data.subarray(0, column));
    expect(ruled!.data).not.toEqual(bare!.data);
  });

  test('stand one below the other in the upper left corner, above the figure', async () => {
    const { handles, viewBound } = await renderPng(project([...things, ...square]), { handles: true });
    const boxes = ['a', 'k', 'b', 'c'].map((id) => handles!.find((handle) => handle.id === id)!.box);
    for (const [above, below] of boxes.slice(1).map((box, i) => [boxes[i]!, box] as const)) {
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 8);
    }
    expect(boxes[0]!.x).toBeLessThan(20);
    expect(boxes[0]!.y).toBeLessThan(20);
    const last = boxes[3]!;
    const scale = 1024 / (viewBound!.right - viewBound!.left);
    expect((viewBound!.top - 14) * scale).toBeGreaterThan(last.y + last.height);
  });

  test('keep a place that they have, also that of their type', async () => {
    const styleSheet = { texts: [['a', { offsetX: 3, offsetY: 4 }]], buttonType: { offsetX: -2 } };
    const slide = { styleSheet, viewBounds: { minX: -5, maxX: 5, minY: -5, maxY: 5 } };
    const { handles } = await renderPng(project(things, slide), { handles: true });
    const of = (id: string) => handles!.find((handle) => handle.id === id)!;
    expect([of('a').x, of('a').y]).toEqual([400, 50]);
    expect([of('b').x, of('b').y]).toEqual([150, 250]);
    expect(of('c').y).toBeLessThan(100);
  });

  test('get a place on the slide when they are moved', async () => {
    const slide = { viewBounds: { minX: -5, maxX: 5, minY: -5, maxY: 5 } };
    const { handles } = await renderPng(project(things, slide), { handles: true });
    const moved = handles!.find(({ id }) => id === 'a')!.moveTo(300, 200);
    expect(moved).toEqual([
      { kind: 'style', list: 'texts', id: 'a', property: 'offsetX', value: 1 },
      { kind: 'style', list: 'texts', id: 'a', property: 'offsetY', value: 1 },
    ]);
  });

  test('widen a picture that is cropped', async () => {
    const wide = text('a', 'A text that is a good deal wider than the figure below it');
    const point = primitive('A', 'Point(0, 0)');
    const { width, height } = await renderPng(project([wide, point]), { contain: { padding: 5 } });
    expect(width).toBeGreaterThan(350);
    expect(height).toBeGreaterThan(40);
  });
});

describe('scales of their own', () => {
  const figure = 'axes off\nA: Point(0, 0)\nB: Point(10, 100)\ns: Segment(A, B)';

  test('size a picture; a scale that is asked for keeps their ratio, or brings its own', async () => {
    const text = `view 0 .. 10, 0 .. 100 scale 60, 3\n${figure}`;
    const own = await renderSvg(text);
    expect([own.width, own.height, own.scale, own.plane]).toEqual([
      600,
      300,
      60,
      { ratio: 0.05, logX: false, logY: false },
    ]);
    const half = await renderPng(text, { scale: 30 });
    expect([half.width, half.height]).toEqual([300, 150]);
    const asked = await renderPng(text, { scale: 30, scaleY: 1 });
    expect([asked.width, asked.height]).toEqual([300, 100]);
    const view2D = { left: 0, right: 5, bottom: 0, top: 50, scaleY: 6 };
    expect(await renderPng(text, { view2D })).toMatchObject({ width: 300, height: 300 });
    await expect(renderPng(text, { scaleY: 0 })).rejects.toThrow('scaleY (0) has to be above 0');
  });

  test('are kept by contain and size', async () => {
    const text = `view 0 .. 20, 0 .. 300 scale 60, 3\n${figure}`;
    const fitted = await renderPng(text, { contain: true, size: { width: 400, height: 400 } });
    expect([fitted.width, fitted.height]).toEqual([400, 400]);
    expect(fitted.plane?.ratio).toBeCloseTo(0.05, 9);
    const { left, right, bottom, top } = fitted.viewBound!;
    expect([(left + right) / 2, (bottom + top) / 2].map((middle) => Math.round(middle))).toEqual([5, 50]);
    // 16 px of padding and the points are left of 400 px.
    expect(fitted.scale).toBeCloseTo((400 - 32 - 7) / 10, 0);
    const cropped = await renderPng(text, { contain: true });
    expect([cropped.width, cropped.height]).toEqual([600 + 39, 300 + 39]);
  });

  test('fit the content of logarithmic axes', async () => {
    const { viewBound, plane } = await renderSvg(
      'yaxis {scale: log}\nA: Point(0, 10)\nB: Point(3, 1000)\ns: Segment(A, B)',
    );
    expect(plane).toEqual({ ratio: 1, logX: false, logY: true });
    expect(Math.log10(viewBound!.bottom * viewBound!.top)).toBeCloseTo(4, 1);
    expect(viewBound!.bottom).toBeGreaterThan(1);
  });

  test('handles move points by them', async () => {
    const text = 'view 0 .. 10, 1 .. 1000 scale 60, 100\nyaxis {scale: log}\nA: Point(?:=5, ?:=10)';
    const { handles } = await renderSvg(text, { handles: true });
    const [handle] = handles!;
    expect([handle!.x, handle!.y]).toEqual([300, expect.closeTo(200, 9)]);
    expect(handle!.moveTo(120, 100)).toEqual([
      { kind: 'variable', name: 'A.0', value: 2 },
      { kind: 'variable', name: 'A.1', value: expect.closeTo(100, 0) },
    ]);
  });
});

describe('graphs with something beside them, and lines through one point', () => {
  test.each([
    ['the turning points of a graph are seen', 'f: y = x^3 - 3x\nP: Point(2, f(2))', [-4, 4], [-4, 4]],
    ['so they are beside several points', 'f: y = x^3 - 3x\nP: Point(2, 2)\nQ: Point(-1, 2)', [-4, 4], [-4, 4]],
    ['and where a tangent goes on', 'f: y = x^2\nP: Point(1, 1)\nt: Tangent(f, P)', [-3, 4], [-3, 4]],
    ['no more than is seen of a graph alone', 'f: y = sin(x)\nP: Point(f, 1)', [-6, 6], [-3, 3]],
    ['a point farther away is in the picture', 'f: y = 2^x\nP: Point(3, 8)', [-2, 5], [-4, 12]],
    ['no empty half below a graph', 'p: y = x^2/8\nQ: Point(4, 7)', [-2, 6], [-1.4, 8.4]],
    ['a line and a point have the usual view', 'A: Point(1, 1)\nl: Line(A, Point(2, 3))', [-5, 7], [-5, 7]],
  ])('%s: %s', async (_, text, [left, right], [bottom, top]) => {
    const { viewBound } = await renderSvg(text);
    const { left: l, right: r, bottom: b, top: t } = viewBound!;
    const far = [l - left!, r - right!, b - bottom!, t - top!].map(Math.abs);
    expect(Math.max(...far)).toBeLessThan(0.8);
  });
});

describe('charts without a saved view', () => {
  test.each([
    ['BarChart(["a", "b", "c"], [120, 70, 90])', 0.5, 0.8],
    ['Histogram([150, 152, 153, 155, 160, 171, 181], 4)', 0.5, 0.8],
    ['BoxPlot([2, 3, 3, 500, 600, 700])', 0.2, 0.45],
    ['DotPlot([1, 2, 2, 3, 3, 3, 60])', 0.3, 0.6],
    ['Normal(100, 15)', 0.4, 0.7],
    ['Binomial(20, 0.5)', 0.5, 0.8],
    ['[BoxPlot([1, 2, 50], 1, 0.6), BoxPlot([1, 2, 50], 2, 0.6), BoxPlot([1, 2, 50], 3, 0.6)]', 0.5, 0.9],
  ])('have a scale of their own upwards: %s', async (source, low, high) => {
    const { width, height } = await renderPng(`c: ${source}`);
    expect([width, height / width > low, height / width < high]).toEqual([600, true, true]);
    const fitted = await renderPng({ ...project([primitive('c', source)]) });
    expect([fitted.width, fitted.height]).toEqual([1024, 1024]);
    expect(fitted.plane).toBeDefined();
  });

  test('have room for the unit behind the numbers', async () => {
    const text = 'S: ScatterPlot([(0, 10), (1, 7), (2, 3)])';
    const left = async (axis: string) => {
      const { viewBound, scale } = await renderPng(`${axis}\n${text}`);
      return viewBound!.left * scale!;
    };
    expect((await left('yaxis {unit: mg}')) - (await left('yaxis {title: c}'))).toBeLessThan(-15);
  });

  test('are as large with an endless curve over them as without', async () => {
    const view = async (text: string) => (await renderPng(text)).viewBound!;
    const bars = 'h: Histogram([150, 152, 153, 155, 160, 171, 181], 4)';
    const [alone, under] = [await view(bars), await view(`${bars}\nm: y = 2`)];
    expect((under.right - under.left) / (alone.right - alone.left)).toBeLessThan(1.2);
    expect((under.top - under.bottom) / (alone.top - alone.bottom)).toBeLessThan(1.2);
  });

  test('of scattered points have both axes beside them, however far 0 is', async () => {
    const text = 'S: ScatterPlot([(150, 52), (160, 58), (172, 70), (185, 82)])';
    const { viewBound } = await renderPng(text);
    expect(viewBound!.left).toBeGreaterThan(140);
    expect(viewBound!.bottom).toBeGreaterThan(45);
    const { text: svg } = await renderSvg(text, { text: 'text' });
    expect(svg).toMatch(/>160</);
    expect(svg).toMatch(/>60</);
    expect((await renderPng(`xaxis {crossing: 40}\n${text}`)).viewBound!.bottom).toBeLessThan(40);
    // The axes cross at numbers that they show.
    const { text: round } = await renderSvg('S: ScatterPlot([(1, 42), (2, 50), (8, 83)])', { text: 'text' });
    expect(round).toMatch(/>40</);
    expect((await renderPng('S: ScatterPlot([(150, 52)])')).viewBound!.left).toBeGreaterThan(140);
  });

  test('show the axes that lie near, and the place where one is to cross', async () => {
    const bars = await renderPng('c: BarChart(["a", "b", "c"], [120, 70, 90])');
    expect(bars.viewBound!.left).toBeLessThan(0);
    const far = await renderPng('c: Histogram([150, 152, 153, 155, 160, 171, 181], 4)');
    expect(far.viewBound!.left).toBeGreaterThan(145);
    const moved = await renderPng('yaxis {crossing: 145}\nc: Histogram([150, 152, 153, 155, 160, 171, 181], 4)');
    expect(moved.viewBound!.left).toBeLessThan(145);
  });

  test('have the numbers of the y-axis where they stand far from 0', async () => {
    const texts = async (text: string, options = {}) =>
      [...(await renderSvg(text, { text: 'text', ...options })).text.matchAll(/<tspan[^>]*>([^<]*)/g)].map(
        ([, found]) => found,
      );
    const far = 'h: Histogram([150, 155, 160, 165], [2, 6, 3])';
    expect(await texts(far)).toEqual(expect.arrayContaining(['150', '152', '2', '4', '6']));
    expect(await texts(`view 148 .. 168, 0 .. 7\n${far}`)).not.toContain('4');
    expect(await texts(`yaxis {crossing: 0}\n${far}`)).not.toContain('4');
    expect(await texts('b: BoxPlot([150, 155, 160, 165])')).not.toContain('1');
    expect(await texts('b: BoxPlot([150, 155, 160, 165], 30, 2)')).toContain('154');
  });

  test('a dot plot stands on the axis of its numbers', async () => {
    const { viewBound } = await renderPng('c: DotPlot([1, 2, 2, 3])');
    expect(viewBound!.bottom).toBeLessThan(0);
  });

  test.each([
    ['t: TreeDiagram([["A", 1/3, ["B", 0.5], ["C", 0.5]], ["D", 2/3]])', []],
    ['p: PieChart(["a", "b"], [1, 2])', []],
    ['v: Venn(["A", "B"])\nr: VennRegion("10")', []],
    ['view -4 .. 4, -4 .. 4\np: PieChart(["a", "b"], [1, 2])', []],
    ['axes on\np: PieChart(["a", "b"], [1, 2])', ['xaxis', 'yaxis']],
    ['xaxis {title: "t"}\np: PieChart(["a", "b"], [1, 2])', ['xaxis']],
    ['p: PieChart(["a", "b"], [1, 2])\nA: Point(1, 1)', ['xaxis', 'yaxis']],
    ['b: BarChart(["a", "b"], [1, 2])', ['xaxis', 'yaxis']],
    ['b: BoxPlot([1, 2, 9])', ['xaxis']],
    ['yaxis on\nb: BoxPlot([1, 2, 9])', ['xaxis', 'yaxis']],
  ])('diagrams have no axes unless the slide speaks of them: %s', async (text, axes) => {
    const drawn = [...(await renderSvg(text)).text.matchAll(/data-id="(.axis)"/g)].map(([, name]) => name);
    expect(drawn).toEqual(axes);
  });

  test('keep equal scales where they are round, or a scale or view is asked for', async () => {
    const scales = async (text: string, options = {}) => (await renderPng(text, options)).plane?.ratio ?? 1;
    expect(await scales('c: PieChart([1, 2, 3])')).toBe(1);
    expect(await scales('c: BarChart([100, 2, 3])', { scale: 10 })).toBe(1);
    expect(await scales('view 0 .. 4, 0 .. 40\nc: BarChart([100, 2, 3])')).toBe(1);
  });
});

describe('a region of the plane on a slide in space', () => {
  const solid = 'q: Cube(Point(0, 0, 0), Point(1, 0, 0))';

  test.each([
    ['x^2 + y^2 < 36 && x > 0', 6],
    ['y > x^2 && y < 9', 9],
  ])('%s is in the picture, which is not much larger', async (source, size) => {
    const { camera } = await renderPng(`${solid}\nr: ${source}`);
    expect(1 / camera!.scale).toBeGreaterThan(0.6 * size);
    expect(1 / camera!.scale).toBeLessThan(3 * size);
  });

  test('that has no end does not count', async () => {
    const alone = await renderPng(solid);
    const { camera } = await renderPng(`${solid}\nr: x + y > 1`);
    expect(camera!.scale).toBeCloseTo(alone.camera!.scale, 6);
  });

  test('of circles does not take too much work', async () => {
    const cut = 'Circle(Point(0, 0), 2) ∖ Circle(Point(0.5, 0), 1)';
    await expect(renderPng(`a: ${cut}\nb: ${cut}\n${solid}`)).resolves.toBeDefined();
  });
});

describe('graphs of functions in a figure text without a view', () => {
  const viewOf = async (text: string) => {
    const { viewBound, width, height } = await renderSvg(text);
    const { left, right, bottom, top } = viewBound!;
    const ratio = (height * (right - left)) / (width * (top - bottom));
    return { left, right, bottom, top, ratio: Number(ratio.toFixed(6)) };
  };

  test.each<[string, readonly (readonly [number, number])[]]>([
    [
      'f: y = 100 - x^2',
      [
        [-10, 0],
        [10, 0],
        [0, 100],
      ],
    ],
    [
      'f: y = x^2 - 20x + 3',
      [
        [19.8, 0],
        [10, -97],
        [0, 3],
      ],
    ],
    [
      'f: y = 50 sin(x)',
      [
        [1.57, 50],
        [-1.57, -50],
      ],
    ],
    [
      'f: y = 20x + 100\ng: y = 30x',
      [
        [10, 300],
        [-5, 0],
      ],
    ],
    [
      'f: y = 1 / (x - 10)',
      [
        [9, -1],
        [11, 1],
      ],
    ],
    ['f: y = 100 / x', [[4, 25]]],
    [
      'f: y = 100 ln(x)',
      [
        [1, 0],
        [4, 139],
      ],
    ],
    ['f: y = exp(-(x - 170)^2/200) / 25', [[170, 0.04]]],
    ['f: y = 800 * 0.5^(x / 5730)', [[5730, 400]]],
    [
      'f: y = if(x < 10, 0, x < 50, 0.2(x - 10), 8 + 0.4(x - 50))',
      [
        [50, 8],
        [10, 0],
      ],
    ],
    ['k: y = 30x + 400\ne: y = 50x\nB: Intersect(k, e) "B"', [[20, 1000]]],
    ['f: y = 0.001x^2', [[6, 0.036]]],
    ['f: y = x^2 - 20x + 3\nE: Extremum(f, 1) "E"\nt: Tangent(f, 5)', [[10, -97]]],
  ])('%s: what matters is seen', async (text, points) => {
    const { left, right, bottom, top, ratio } = await viewOf(text);
    for (const [x, y] of points) {
      expect(x > left && x < right, `x ${x}`).toBe(true);
      expect(y > bottom && y < top, `y ${y}`).toBe(true);
    }
    // It is not lost in a picture that shows much more.
    const most = Math.max(...points.map(([, y]) => Math.abs(y)));
    expect(top - bottom).toBeLessThan(6 * most);
    expect(ratio).not.toBe(1);
  });

  test.each(['y = x^2', 'y = tan(x)', 'y = sin(x)', 'y = 1/x', 'y = exp(x)', 'y = x^4 - 3x', 'y = 2x + 1'])(
    '%s is seen in the usual view',
    async (graph) => {
      expect(await viewOf(`f: ${graph}`)).toMatchObject({ left: -6, right: 6, bottom: -6, top: 6, ratio: 1 });
    },
  );

  test.each(['k: Circle((0, 0), 2)', 'h: PerpLine(Line((0, 0), (1, 1)), (2, 2))'])(
    'beside %s both scales are the same',
    async (other) => {
      expect((await viewOf(`f: y = 100 - x^2\n${other}`)).ratio).toBe(1);
    },
  );
});

test('a point beside others that are not shown has a view', async () => {
  const alone = await renderSvg('B: Point(2, 2)');
  for (const hidden of ['{showIf: 1 > 2}', '{hidden: true}']) {
    const { width, height } = await renderSvg(`B: Point(2, 2)\nA: Point(1, 1) ${hidden}`);
    expect([width, height]).toEqual([alone.width, alone.height]);
  }
});

test.each([
  ['c: Curve(t - sin(t), 1 - cos(t), 0, 4pi)', [0, 4 * Math.PI]],
  ['s: Spline((0, 0), (5, 4), (10, 1), (15, 8))\nA: Point(1, 1)', [0, 15]],
  ['c: PolarCurve(t, 0, 6pi)\nA: Point(1, 1)', [-16.3, 18.8]],
])('%s is seen whole, though it is larger than the usual view', async (text, [first, last]) => {
  const { left, right } = (await renderSvg(text)).viewBound!;
  expect([left <= first!, right >= last!, right - left < 1.2 * (last! - first!)]).toEqual([true, true, true]);
});

test('a curve whose end runs away has the usual view', async () => {
  const { left, right } = (await renderSvg('c: Curve(tan(t), t, 0, 3)')).viewBound!;
  expect(right - left).toBeCloseTo(12, 9);
});
