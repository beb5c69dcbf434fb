import { PNG } from 'pngjs';
import { describe, expect, it, test } from 'vitest';
import { listObjects, ProtocolError, RenderError, renderPng, renderSvg, renderTikz } from './index.js';

const NO_AXES = { xaxis3d: { show: false }, yaxis3d: { show: false }, zaxis3d: { show: false } };
const CAMERA = {
  kind: '3d',
  offset: [0, 0, 0],
  yaw: 0.5,
  pitch: 0.4,
  projection: 'perspective',
  obliqueAngle: 1,
  obliqueScaleRatio: 0.25,
  scale: 0.125,
};

const project = (sources: Record<string, string>, slide: object = {}) => ({
  metadata: { version: '11' },
  messages: [],
  slides: [
    {
      definitions: Object.entries(sources).map(([id, source]) => ({ kind: 'primitive', id, source })),
      uvarMap: [],
      styleSheet: { ...NO_AXES, types3d: [['Point', { color: '#ff0000', pointSize: 11 }]] },
      doc: [],
      ...slide,
    },
  ],
});

function read(bytes: Uint8Array) {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  const at = (x: number, y: number) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
  return { width, height, at };
}

test('a template gives types their looks in space, and the axes; styles by id stay', async () => {
  const template = { defaultStyle: { types: [['Point', { color: '#0000ff', pointSize: 11 }]] } } as const;
  const size = { width: 40, height: 40 };
  const bare = project({ A: 'Point(0, 0, 0)' }, { camera: CAMERA });
  const middle = async (content: object, options = {}) =>
    read((await renderPng(content, { size, ...options })).bytes).at(20, 20);
  expect(await middle(bare)).toEqual([255, 0, 0, 255]);
  expect(await middle(bare, { template })).toEqual([0, 0, 255, 255]);
  const [slide] = bare.slides;
  const byId = { ...slide!.styleSheet, primitives3d: [['A', { color: '#00ff00' }]] };
  expect(await middle({ ...bare, slides: [{ ...slide, styleSheet: byId }] }, { template })).toEqual([0, 255, 0, 255]);
});

test('axes in space look as the template says, where the slide shows them', async () => {
  const template = { backgroundStyle: { xaxis: { show: true, color: '#0000ff' }, yaxis: { color: '#0000ff' } } };
  const content = project({}, { camera: CAMERA, styleSheet: { ...NO_AXES, zaxis3d: {} } });
  const size = { width: 200, height: 200 };
  const { at } = read((await renderPng(content, { size, template })).bytes);
  const colours = new Set<string>();
  for (let x = 0; x < 200; x++) for (let y = 0; y < 200; y++) colours.add(at(x, y).join());
  expect([...colours].every((colour) => colour.split(',')[2] === '255')).toBe(true);
  expect(colours.size).toBeGreaterThan(1);
});

describe('the camera that was used', () => {
  const saved = { ...CAMERA, kind: undefined };

  test.each([
    ['all of it saved', {}, {}],
    ['a part asked for', { yaw: 1, scale: 0.5 }, { yaw: 1, scale: 0.5 }],
    ['another projection', { projection: 'oblique', offset: [1, 2, 3] }, { projection: 'oblique', offset: [1, 2, 3] }],
    ['an angle of 0', { yaw: 0, pitch: 0, obliqueScaleRatio: 0 }, { yaw: 0, pitch: 0, obliqueScaleRatio: 0 }],
  ] as const)('%s', async (_, view3D, expected) => {
    const content = project({ A: 'Point(0, 0, 0)' }, { camera: CAMERA });
    const { camera } = await renderPng(content, { view3D: { ...view3D, width: 60, height: 40 } as object });
    const { kind: _kind, ...rest } = { ...saved, ...expected };
    expect(camera).toEqual(rest);
  });

  it('comes with the final size and the ratio, and without a plane view', async () => {
    const content = project({ A: 'Point(0, 0, 0)' }, { camera: CAMERA });
    const result = await renderPng(content, { view3D: { width: 101, height: 50, pixelRatio: 1.5 } });
    expect([result.width, result.height, result.pixelRatio]).toEqual([152, 75, 1.5]);
    expect(result).not.toHaveProperty('viewBound');
    expect(result).not.toHaveProperty('scale');
    const { width, height } = read(result.bytes);
    expect([width, height]).toEqual([152, 75]);
  });

  it('has the defaults of the format on a slide without one', async () => {
    const { camera, width } = await renderPng(project({}), { view3D: {} });
    expect(width).toBe(1024);
    expect(camera).toEqual({
      offset: [0, 0, 0],
      yaw: Math.PI / 4,
      pitch: Math.PI / 6,
      projection: 'orthographic',
      obliqueAngle: Math.PI / 4,
      obliqueScaleRatio: 0.5,
      scale: 0.1,
    });
  });
});

describe('a plane slide under view3D', () => {
  const plane = project({ A: 'Point(2, 1)' });

  it('lies in z = 0', async () => {
    const straight = await renderPng(plane, {
      view3D: { yaw: -Math.PI / 2, pitch: Math.PI / 2, width: 200, height: 200 },
    });
    // From straight above, x runs to the right and y upwards, 20 px per unit.
    expect(read(straight.bytes).at(140, 80)).toEqual([255, 0, 0, 255]);
    const level = await renderPng(plane, { view3D: { yaw: -Math.PI / 2, pitch: 0, width: 200, height: 200 } });
    expect(read(level.bytes).at(140, 100)).toEqual([255, 0, 0, 255]);
  });

  it('transparent leaves out the background and nothing else', async () => {
    const view3D = { yaw: -Math.PI / 2, pitch: Math.PI / 2, width: 200, height: 200 };
    const { at } = read((await renderPng(plane, { view3D, transparent: true })).bytes);
    expect(at(10, 10)[3]).toBe(0);
    expect(at(140, 80)).toEqual([255, 0, 0, 255]);
  });
});

describe('a slide in space', () => {
  const space = project({ A: 'Point(0, 0, 0)', k: 'Cube(A, Point(1, 0, 0))', v: 'k.volume' }, { camera: CAMERA });

  it('is drawn in space as SVG and TikZ with the camera that the PNG has', async () => {
    const options = { size: { width: 300, height: 200 }, view3D: { yaw: 0.3, pixelRatio: 2 } };
    const png = await renderPng(space, { ...options, view3D: { yaw: 0.3 } });
    for (const draw of [renderSvg, renderTikz]) {
      const { text, ...said } = await draw(space, options);
      const { width, height, camera, slideIndex, warnings } = png;
      expect(said).toEqual({ width, height, camera, slideIndex, warnings });
      expect(text).toMatch(/data-id="k"|% k: /);
      expect(text.length).toBeLessThan(6000);
    }
  });

  it('is drawn in space by itself, and refused by the outputs of the plane', async () => {
    const { camera } = await renderPng(space);
    expect(camera?.scale).toBe(0.125);
    const viewBound = { left: -1, right: 1, bottom: -1, top: 1 };
    await expect(renderPng(space, { viewBound })).rejects.toThrow(RenderError);
    await expect(renderPng(space, { view2D: viewBound })).rejects.toThrow(RenderError);
    await expect(renderSvg(space, { viewBound })).rejects.toThrow(RenderError);
    for (const draw of [renderSvg, renderTikz]) {
      await expect(draw(space, { refuseSpace: true })).rejects.toMatchObject({ code: 'SPACE_UNSUPPORTED' });
    }
  });

  it('lists its values', () => {
    const values = Object.fromEntries(listObjects(space).objects.map(({ id, value }) => [id, value]));
    expect(values.A).toEqual({ x: 0, y: 0, z: 0 });
    expect(values.v).toBe(1);
    expect(values.k).toMatchObject({ volume: 1, surfaceArea: 6 });
  });

  test.each([[{ width: 0 }], [{ height: 2.5 }], [{ pixelRatio: 0 }], [{ scale: 0 }], [{ scale: -1 }]])(
    'refuses %o',
    async (view3D) => {
      await expect(renderPng(space, { view3D })).rejects.toThrow(ProtocolError);
    },
  );
});

test('front, top and side fit one picture, which has no handles', async () => {
  const text = 'camera {view: thirdAngle}\naxes off\nq: Cube((0, 0, 0), (40, 0, 0))\nA: Point(?:=1, ?:=1, ?:=0)\n';
  const size = { width: 400, height: 300 };
  const { bytes, camera, handles } = await renderPng(text, { size, handles: true });
  expect(camera).toMatchObject({ layout: 'thirdAngle', offset: [20, 20, 20] });
  expect(handles).toEqual([]);
  const { at } = read(bytes);
  const white = '255,255,255,255';
  const isInked = (places: readonly (readonly [number, number])[]) =>
    places.some(([x, y]) => at(x, y).join() !== white);
  const all = Array.from({ length: size.height }, (_, y) => y).flatMap((y) =>
    Array.from({ length: size.width }, (_, x) => [x, y] as const),
  );
  const quarter = (right: boolean, low: boolean) =>
    all.filter(([x, y]) => x >= size.width / 2 === right && y >= size.height / 2 === low);
  expect(isInked(quarter(false, false))).toBe(true);
  expect(isInked(quarter(false, true))).toBe(true);
  expect(isInked(quarter(true, true))).toBe(true);
  expect(isInked(quarter(true, false))).toBe(false);
  const border = all.filter(([x, y]) => x === 0 || y === 0 || x === size.width - 1 || y === size.height - 1);
  expect(isInked(border)).toBe(false);
});

test('axes at a box are in a fitted picture with their numbers', async () => {
  const text = 'camera {yaw: 0.5, pitch: 0.4}\naxes {box: true}\nA: Segment((0, 0, 0), (1000, 1000, 1000))\n';
  const { width, at } = read((await renderPng(text)).bytes);
  const border = Array.from({ length: width }, (_, i) => [
    at(i, 0),
    at(i, width - 1),
    at(0, i),
    at(width - 1, i),
  ]).flat();
  expect(border.every((pixel) => pixel.join() === '255,255,255,255')).toBe(true);
});

/** How many pixels of a picture are as blue as a surface. */
async function bluePixels(text: string): Promise<number> {
  const { data } = PNG.sync.read(Buffer.from((await renderPng(text)).bytes));
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 2]! - data[i]! > 20) count += 1;
  return count;
}

describe('the view of a graph with bounds for display', () => {
  const bounds = (x: number, y: number) =>
    `{displayMinX: ${x}, displayMaxX: ${x + 2}, displayMinY: ${y}, displayMaxY: ${y + 2}}`;

  it.each([
    ['z = x^2 + y^2', -1, -1],
    ['z = sin(x) cos(y)', 8, 8],
    ['Surface(sin(x) cos(y), -9, 9, -9, 9)', 0, 0],
  ])('is that of what is shown: %s', async (source, x, y) => {
    expect(await bluePixels(`axes off\nf: ${source} ${bounds(x, y)}`)).toBeGreaterThan(0.08 * 600 * 600);
  });
});

it('draws eight graphs over each other', { timeout: 60_000 }, async () => {
  const graphs = Array.from({ length: 8 }, (_, k) => `f_${k}: z = sin(x + ${k}) cos(y + ${k} / 2) + ${k - 4} / 2`);
  const { bytes } = await renderPng(graphs.join('\n'));
  expect(bytes.length).toBeGreaterThan(50_000);
});

test('the axes are in the picture of lines, also where only a short piece of these has an end', async () => {
  const text = `g: Line(Point(0, 0, 0), Point(1, 0, 0))
h: Line(Point(0, 3, 2), Point(1, 4, 2))
n: PerpLine(g, h) {hidden: true}
d: Segment(Intersect(g, n), Intersect(h, n))`;
  const { camera } = await renderSvg(text);
  expect(Math.hypot(...camera!.offset)).toBeLessThan(0.7 / camera!.scale);
  // Too far away they would leave the figure a speck.
  const far = await renderSvg('A: Point(60, 40, 20)\nB: Point(61, 40, 20)\ng: Line(A, B)');
  expect(Math.hypot(...far.camera!.offset)).toBeGreaterThan(5 / far.camera!.scale);
});

test('a graph without bounds is seen around the z-axis, not only beside a point on it', async () => {
  const { camera } = await renderSvg('f: z = 4 - x^2/2 - y^2/3\nP: (1, 1, 3.17) "P"');
  const [x = NaN, y = NaN] = camera!.offset;
  expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1);
});

test('a high graph over an area of its own has a scale of heights, unless somebody gives one', async () => {
  const graph = 'f: Surface(e^(x + y), -3, 3, -3, 3)';
  expect((await renderSvg(graph)).camera?.scaleZ).toBe(0.014);
  expect((await renderSvg(`camera {scaleZ: 0.05}\n${graph}`)).camera?.scaleZ).toBe(0.05);
});

test.each([
  ['z = 9 - x^2 - y^2', 9, '2, 1, 4'],
  ['z = x^2 + y^2 - 3', -3, '1, 1, -1'],
])('the view of a point on %s holds the summit, and is drawn around the z-axis', async (graph, summit, point) => {
  const { offset = [], pitch = NaN, scale = NaN } = (await renderSvg(`f: ${graph}\nP: Point(${point})`)).camera!;
  const [x = NaN, y = NaN, z = NaN] = offset;
  expect(Math.hypot(x, y) * scale).toBeLessThan(0.01);
  expect(Math.abs(summit - z) * Math.cos(pitch) * scale).toBeLessThan(0.49);
});

test.each([
  ['camera {view: military}\nf: z = 2x - y + 1\nv: Vector(3, 2, 2)'],
  ['f: z = x^2 - y^2\ne: Plane(x = 1)'],
  ['camera {view: auto}\nf: z = 1/(1 + x^2 + y^2)\ns: Sphere(Point(0, 0, 0), 2)'],
])('a picture holds the box that axes stand at around what has no end: %s', async (text) => {
  const { data, width, height } = PNG.sync.read(Buffer.from((await renderPng(`${text}\naxes {box: true}`)).bytes));
  const border = Array.from({ length: width * height }, (_, i) => i).filter((i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x < 4 || y < 4 || x >= width - 4 || y >= height - 4;
  });
  expect(border.filter((i) => data[4 * i]! < 255)).toEqual([]);
});
