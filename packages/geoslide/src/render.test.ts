import { readFileSync } from 'node:fs';
import type { FontLoader } from '@geoslide/core';
import { createFontLoader } from '@geoslide/fonts';
import { parseFile } from '@geoslide/protocol';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { listObjects, ProtocolError, RenderError, renderPixels, renderPng, renderSvg, renderTikz } from './index.js';

const fontFiles = new URL('../../fonts/files/', import.meta.url);
const example = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8'));

const project = (definitions: object[], slide: object = {}) => ({
  metadata: { version: '11' },
  messages: [],
  slides: [
    { definitions, uvarMap: [], styleSheet: { xaxis: { show: false }, yaxis: { show: false } }, doc: [], ...slide },
  ],
});

const primitive = (id: string, source: string, label?: string) => ({
  kind: 'primitive',
  id,
  source,
  ...(label !== undefined && { label }),
});
const square = project([primitive('s', 'Segment(Point(-1, 0), Point(1, 0))')], {
  styleSheet: {
    xaxis: { show: false },
    yaxis: { show: false },
    types: [['Segment', { color: '#ff0000', lineWidth: 4 }]],
  },
});
const viewBound = { left: -2, right: 2, bottom: -1, top: 1 };

/** [r, g, b, a] at a px of a PNG file. */
function pixel(bytes: Uint8Array, x: number, y: number): number[] {
  const png = PNG.sync.read(Buffer.from(bytes));
  return [...png.data.subarray(4 * (y * png.width + x), 4 * (y * png.width + x) + 4)];
}

test.each([
  ['SVG', renderSvg],
  ['TikZ', renderTikz],
])('%s has no bound in px, pictures of pixels do', async (_name, render) => {
  const size = { viewBound, scale: 10_000 };
  expect(await render(square, size)).toMatchObject({ width: 40_000, height: 20_000 });
  await expect(renderPng(square, size)).rejects.toThrow('40000 × 20000 px, more than 8192 on a side');
  await expect(render(square, { viewBound, scale: 1e300 })).rejects.toThrow(RenderError);
  const tall = { viewBound: { left: 0, right: 1, bottom: 0, top: 1000 }, scale: 50 };
  await expect(renderPng(square, tall)).rejects.toThrow('give y a scaleY');
});

test('a picture has the size that its result tells, where the order of the factors matters', async () => {
  for (const [right, scale, pixelRatio] of [
    [0.7, 1.5, 10],
    [0.35, 3, 10],
    [1.1, 15 / 1.1, 1.1],
  ] as const) {
    const view = { viewBound: { left: 0, right, bottom: 0, top: right }, scale, pixelRatio };
    const { bytes, width } = await renderPng(square, view);
    expect(width).toBe(Math.round(right * scale * pixelRatio));
    expect(PNG.sync.read(Buffer.from(bytes)).width).toBe(width);
  }
});

describe('fonts that come later', () => {
  const named = project([primitive('a', 'Point(0, 0)', 'A')]);
  const inSpace = project([primitive('a', 'Point(1, 2, 3)', 'A')], { camera: { kind: '3d' } });
  const slowFonts = () => createFontLoader({ read: async (file) => readFileSync(new URL(file, fontFiles)) });

  test.each<[name: string, render: (fonts?: FontLoader) => Promise<object>]>([
    ['PNG', (fonts) => renderPng(named, { viewBound, fonts })],
    ['PNG in space', (fonts) => renderPng(inSpace, { size: { width: 50, height: 50 }, fonts })],
    ['pixels', (fonts) => renderPixels(named, { viewBound, fonts })],
    ['SVG', (fonts) => renderSvg(named, { viewBound, fonts })],
    ['TikZ', (fonts) => renderTikz(named, { viewBound, fonts })],
  ])('give the same %s', async (_, render) => {
    expect(await render(slowFonts())).toEqual(await render());
  });
});

describe('a project that has been parsed', () => {
  test('is drawn as it is without being', async () => {
    const options = { viewBound, scale: 50 };
    const { bytes } = await renderPng(parseFile(square), { ...options, parsed: true });
    expect(bytes).toEqual((await renderPng(square, options)).bytes);
  });

  test('is not validated again', async () => {
    const unknown = { ...parseFile(square), metadata: { version: '99' } };
    await expect(renderPng(unknown)).rejects.toThrow(ProtocolError);
    await expect(renderPng(unknown, { parsed: true })).resolves.toMatchObject({ warnings: [] });
  });
});

describe('renderPng in the plane', () => {
  test('draws where the view says', async () => {
    const { bytes, width, height, scale, slideIndex, warnings } = await renderPng(square, { viewBound, scale: 50 });
    expect({ width, height, scale, slideIndex, warnings }).toEqual({
      width: 200,
      height: 100,
      scale: 50,
      slideIndex: 1,
      warnings: [],
    });
    // The segment runs from (50, 50) to (150, 50) px, 4 px wide.
    expect(pixel(bytes, 100, 48)).toEqual([255, 0, 0, 255]);
    expect(pixel(bytes, 100, 51)).toEqual([255, 0, 0, 255]);
    expect(pixel(bytes, 100, 47)).toEqual([255, 255, 255, 255]);
    expect(pixel(bytes, 100, 52)).toEqual([255, 255, 255, 255]);
    expect(pixel(bytes, 40, 50)).toEqual([255, 255, 255, 255]);
  });

  test('pixelRatio scales everything', async () => {
    const { bytes, width, height } = await renderPng(square, { viewBound, scale: 50, pixelRatio: 3 });
    expect([width, height]).toEqual([600, 300]);
    expect(pixel(bytes, 300, 144)).toEqual([255, 0, 0, 255]);
    expect(pixel(bytes, 300, 143)).toEqual([255, 255, 255, 255]);
  });

  test('view2D carries the scale and the ratio', async () => {
    const {
      width,
      height,
      viewBound: used,
    } = await renderPng(square, { view2D: { ...viewBound, scale: 10, pixelRatio: 2 } });
    expect([width, height, used]).toEqual([80, 40, viewBound]);
  });

  test('transparent leaves out the background and nothing else', async () => {
    const { bytes } = await renderPng(square, { viewBound, scale: 50, transparent: true });
    expect(pixel(bytes, 5, 5)[3]).toBe(0);
    expect(pixel(bytes, 100, 50)).toEqual([255, 0, 0, 255]);
  });

  test('without a view: viewBounds, else 1024 px around the camera', async () => {
    const bounds = { minX: 0, maxX: 4, minY: 0, maxY: 2, scale: 25 };
    const own = await renderPng(project([], { viewBounds: bounds }));
    expect([own.width, own.height, own.viewBound]).toEqual([100, 50, { left: 0, right: 4, bottom: 0, top: 2 }]);
    const camera = await renderPng(project([], { camera: { kind: '2d', offset: [1, 2], scale: 64 } }));
    expect([camera.width, camera.viewBound]).toEqual([1024, { left: -7, right: 9, bottom: -6, top: 10 }]);
  });

  test('a template changes the background and type styles', async () => {
    const template = {
      backgroundStyle: { background: { color: '#00ff00' } },
      defaultStyle: { types: [['Segment', { color: '#0000ff', lineWidth: 4 }] as const] },
    };
    const { bytes } = await renderPng(square, { viewBound, scale: 50, template });
    expect(pixel(bytes, 5, 5)).toEqual([0, 255, 0, 255]);
    expect(pixel(bytes, 100, 50)).toEqual([0, 0, 255, 255]);
  });

  test('an impossible object is a warning, and the rest is drawn', async () => {
    const content = project([
      ...square.slides[0]!.definitions,
      primitive('P', 'Intersect(s, Line(Point(0, 5), Point(1, 5)), 1)'),
    ]);
    const { warnings, bytes } = await renderPng(content, { viewBound, scale: 50 });
    expect(warnings).toMatchObject([{ id: 'P' }]);
    expect(pixel(bytes, 100, 50)).not.toEqual([255, 255, 255, 255]);
  });
});

describe('what is refused', () => {
  test.each([
    ['a content that is no project', { slides: 'none' }, {}, ProtocolError],
    ['a source that does not parse', project([primitive('A', 'Point(1, ')]), {}, ProtocolError],
    ['a slide index of 0', square, { slideIndex: 0 }, ProtocolError],
    ['a slide that does not exist', square, { slideIndex: 2 }, RenderError],
    ['left beyond right', square, { viewBound: { ...viewBound, left: 3 } }, ProtocolError],
    ['a view of no pixel', square, { viewBound, scale: 1e-9 }, ProtocolError],
    ['a view of too many', square, { viewBound, scale: 1e6 }, RenderError],
    ['both views', square, { view2D: viewBound, view3D: {} }, ProtocolError],
  ] as const)('%s', async (_, content, options, type) => {
    await expect(renderPng(content, options)).rejects.toThrow(type);
  });
});

describe('renderPixels', () => {
  const sheet = {
    xaxis: { show: false },
    yaxis: { show: false },
    types: [['Segment', { color: '#ff000080', lineWidth: 4 }]],
  };
  const half = project(square.slides[0]!.definitions, { styleSheet: sheet });

  test.each([false, true])('gives the pixels of the PNG file; transparent: %s', async (transparent) => {
    const options = { viewBound, scale: 50, pixelRatio: 2, transparent };
    const { data, width, height, warnings } = await renderPixels(half, options);
    const png = PNG.sync.read(Buffer.from((await renderPng(half, options)).bytes));
    expect([width, height, data.length, warnings]).toEqual([png.width, png.height, png.data.length, []]);
    expect(data.every((value, i) => Math.abs(value - png.data[i]!) <= 1)).toBe(true);
    expect([...data.subarray(4 * (width * 100 + 200), 4 * (width * 100 + 200) + 4)]).toEqual(
      transparent ? [255, 0, 0, 128] : [255, 127, 127, 255],
    );
  });
});

describe('slides in space', () => {
  const solid = project([primitive('c', 'Cube(Point(-1, -1, -1), Point(1, -1, -1))')], {
    camera: { kind: '3d', scale: 0.25 },
  });

  test('are drawn with the saved camera and report it', async () => {
    const { width, height, camera, pixelRatio, viewBound: none } = await renderPng(solid);
    expect([width, height, pixelRatio, none]).toEqual([1024, 1024, 1, undefined]);
    expect(camera).toEqual({
      offset: [0, 0, 0],
      yaw: Math.PI / 4,
      pitch: Math.PI / 6,
      projection: 'orthographic',
      obliqueAngle: Math.PI / 4,
      obliqueScaleRatio: 0.5,
      scale: 0.25,
    });
  });

  test('take what view3D gives', async () => {
    const { width, height, camera } = await renderPng(solid, {
      view3D: { yaw: 1, width: 100, height: 50, pixelRatio: 2 },
    });
    expect([width, height, camera?.yaw, camera?.pitch]).toEqual([200, 100, 1, Math.PI / 6]);
  });

  test('are refused by outputs of the plane', async () => {
    await expect(renderPng(solid, { viewBound })).rejects.toMatchObject({ code: 'SPACE_UNSUPPORTED' });
    await expect(renderPng(solid, { view2D: viewBound })).rejects.toMatchObject({ code: 'VIEW_MISMATCH' });
    await expect(renderSvg(solid, { viewBound })).rejects.toMatchObject({ code: 'SPACE_UNSUPPORTED' });
    await expect(renderTikz(solid, { viewBound })).rejects.toMatchObject({ code: 'SPACE_UNSUPPORTED' });
  });

  test('objects in space on a slide of the plane are left out, or refused where that is asked', async () => {
    const mixed = project([primitive('A', 'Point(0, 0)'), primitive('S', 'Sphere(Point(0, 0, 0), 1)')]);
    const { warnings } = await renderSvg(mixed, { viewBound });
    expect(warnings).toMatchObject([{ id: 'S' }]);
    for (const render of [renderPng, renderSvg, renderTikz]) {
      await expect(render(mixed, { viewBound, refuseSpace: true })).rejects.toMatchObject({
        code: 'SPACE_UNSUPPORTED',
        message: expect.stringContaining('"S" is a Sphere'),
      });
      await expect(render(square, { viewBound, refuseSpace: true })).resolves.toMatchObject({ slideIndex: 1 });
    }
  });
});

describe('every example', () => {
  const names = [
    'circumcircle',
    'cone-sphere',
    'cube-section',
    'parabola-tangent',
    'tall-cone',
    'thales',
    'unit-circle',
  ];

  test.each(names)('%s: all is defined, nothing is warned of', async (name) => {
    const content = example(name);
    expect(listObjects(content)).toMatchObject({ warnings: [] });
    const { warnings } = await renderPng(content);
    expect(warnings).toEqual([]);
    if (content.slides[0].camera.kind === '3d') return;
    const svg = await renderSvg(content);
    const tikz = await renderTikz(content);
    expect([svg.width, svg.height]).toEqual([tikz.width, tikz.height]);
    expect(svg.text).toMatch(/^<svg[^>]* width="/);
    expect(tikz.text).toContain('\\end{document}');
  });
});

describe('handles', () => {
  test('come where they are asked for, with what moving them writes', async () => {
    const content = project([primitive('A', 'Point(?, ?)')]);
    content.slides[0]!.uvarMap = [
      ['A.0', 1],
      ['A.1', 0.5],
    ] as never[];
    const view = { viewBound, scale: 50 };
    expect(await renderSvg(content, view)).not.toHaveProperty('handles');
    const { handles: [handle, ...others] = [] } = await renderPixels(content, {
      ...view,
      handles: true,
      pixelRatio: 2,
    });
    expect(others).toEqual([]);
    expect(handle).toMatchObject({ id: 'A', part: 'point', x: 150, y: 25 });
    expect(handle?.moveTo(0, 100)).toEqual([
      { kind: 'variable', name: 'A.0', value: -2 },
      { kind: 'variable', name: 'A.1', value: -1 },
    ]);
    const { handles } = await renderSvg(content, { ...view, handles: true });
    expect(handles?.map(({ id, x, y }) => [id, x, y])).toEqual([['A', 150, 25]]);
  });
});
