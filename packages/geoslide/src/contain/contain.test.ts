import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { type PngOptions, ProtocolError, RenderError, renderPng, renderSvg } from '../index.js';

const primitive = (id: string, source: string, label?: string) => ({
  kind: 'primitive',
  id,
  source,
  ...(label && { label }),
});
const bare = {
  types: [
    ['Segment', { lineWidth: 2, color: '#000' }],
    ['Point', { pointSize: 0 }],
    ['Circle', { lineWidth: 2, color: '#000' }],
    ['Line', { lineWidth: 2, color: '#000' }],
  ],
};
const project = (definitions: object[], slide: object = {}) => ({
  metadata: { version: '11' },
  messages: [],
  slides: [{ definitions, uvarMap: [], styleSheet: bare, ...slide }],
});
const example = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8'));

/** The box of everything that is not transparent, px. */
function inked(bytes: Uint8Array): { left: number; top: number; right: number; bottom: number } {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[4 * (y * width + x) + 3] === 0) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return { ...box, right: width - box.right, bottom: height - box.bottom };
}

/** Without axes, on a transparent ground: all ink is content. */
const shown = (definitions: object[], sheet: object = {}) =>
  project(definitions, { styleSheet: { ...bare, xaxis: { show: false }, yaxis: { show: false }, ...sheet } });

describe('contain in the plane', () => {
  const circle = shown([primitive('c', 'Circle(Point(30, 5), 2)')]);

  test('counts an axis that has two ends, and no other', async () => {
    const ended = shown([primitive('c', 'Circle(Point(1, 0), 1)')], {
      xaxis: { min: -3, max: 2, label: false, arrowStyle: 'none', crossing: -4 },
      yaxis: { min: -30 },
    });
    const { viewBound } = await renderPng(ended, { contain: { padding: 0 }, scale: 25 });
    expect(viewBound?.left).toBeCloseTo(-3, 1);
    expect(viewBound?.right).toBeCloseTo(2.04, 1);
    expect(viewBound?.bottom).toBeCloseTo(-4, 0);
    expect(viewBound?.top).toBeCloseTo(1.04, 1);
  });

  test('crops to the ink and its padding, wherever it lies', async () => {
    const { bytes, width, height, scale, viewBound } = await renderPng(circle, {
      contain: { padding: 10 },
      scale: 25,
      transparent: true,
    });
    // 4 units of 25 px, a line 2 px wide, 10 px on each side.
    expect([width, height, scale]).toEqual([122, 122, 25]);
    expect(viewBound?.left).toBeCloseTo(30 - 61 / 25, 12);
    expect(viewBound?.top).toBeCloseTo(5 + 61 / 25, 12);
    expect(inked(bytes)).toEqual({ left: 10, top: 10, right: 10, bottom: 10 });
  });

  test('the slide keeps its scale, and pixelRatio multiplies', async () => {
    const saved = { ...circle, slides: [{ ...circle.slides[0], camera: { offset: [0, 0], scale: 10 } }] };
    const { width, scale } = await renderPng(saved, { contain: { padding: 4 }, pixelRatio: 2 });
    expect([scale, width]).toEqual([10, 2 * (40 + 2 + 8)]);
  });

  test('with a size, the content fills it, labels included', async () => {
    const labelled = shown([
      primitive('A', 'Point(0, 0)', 'left'),
      primitive('B', 'Point(4, 0)', 'a longer label'),
      primitive('s', 'Segment(A, B)'),
    ]);
    const options: PngOptions = { contain: { padding: 8 }, size: { width: 400, height: 300 }, transparent: true };
    const { bytes, width, height } = await renderPng(labelled, options);
    const free = inked(bytes);
    expect([width, height]).toEqual([400, 300]);
    expect(Math.abs(free.left - 8)).toBeLessThanOrEqual(1);
    expect(Math.abs(free.right - 8)).toBeLessThanOrEqual(1);
    expect(Math.abs(free.top - free.bottom)).toBeLessThanOrEqual(2);
  });

  test('what has no end does not count, nor what is hidden or fixed to the screen', async () => {
    const styleSheet = {
      primitives: [['far', { hidden: true }]],
      texts: [['note', { offsetX: 5, offsetY: 20, screenFixed: true }]],
    };
    const content = shown(
      [
        primitive('far', 'Point(1000, 1000)'),
        primitive('l', 'Line(Point(0, 0), Point(1, 1))', 'endless'),
        primitive('f', 'y = x^2', 'f'),
        { kind: 'text', id: 'note', template: 'a note' },
        primitive('c', 'Circle(Point(3, 0), 1)'),
      ],
      styleSheet,
    );
    const { width, height, viewBound } = await renderPng(content, { contain: { padding: 0 }, scale: 50 });
    expect([width, height]).toEqual([102, 102]);
    expect(viewBound?.left).toBeCloseTo(2 - 1 / 50, 12);
  });

  test.each([
    ['cropped', { contain: { padding: 8 }, scale: 50 }],
    ['in a size', { contain: { padding: 8 }, size: { width: 200, height: 200 } }],
  ])('the labels of lines without an end keep inside of the padding: %s', async (_, options) => {
    const label = { offsetX: 60, offsetY: -90 };
    const lines = shown(
      [primitive('l', 'Line(Point(0, 0), Point(1, 0))', 'm'), primitive('c', 'Circle(Point(0, 0), 1)')],
      {
        primitives: [['l', { color: '#fff' }]],
        primitiveLabels: [['l', label]],
      },
    );
    const alone = await renderPng(shown([primitive('c', 'Circle(Point(0, 0), 1)')]), options);
    const { width, height, bytes } = await renderPng(lines, { ...options, transparent: true });
    const size = 'size' in options;
    expect(height > alone.height).toBe(!size);
    expect(width >= alone.width).toBe(true);
    expect(inked(bytes).top).toBeGreaterThanOrEqual(7);
    expect(inked(bytes).top).toBeLessThanOrEqual(10);
    expect(inked(bytes).bottom).toBeGreaterThanOrEqual(7);
  });

  test('a curve that closes within the view counts', async () => {
    const heart = shown([primitive('h', '(x^2 + y^2 - 1)^3 = x^2 y^3')]);
    const { width, height } = await renderPng(heart, { contain: { padding: 0 }, scale: 100 });
    expect(width).toBeGreaterThan(220);
    expect(width).toBeLessThan(235);
    expect(height).toBeGreaterThan(220);
  });

  test.each([
    ['a slide of lines alone', [primitive('l', 'Line(Point(0, 0), Point(1, 1))')]],
    ['an empty slide', []],
  ])('%s keeps its view', async (_, definitions) => {
    const viewBound = { left: -2, right: 2, bottom: -1, top: 1 };
    const { viewBound: used } = await renderPng(project(definitions), { viewBound, scale: 10, contain: true });
    expect(used).toEqual(viewBound);
  });

  test('a single point is drawn at the own scale in the size', async () => {
    const { scale, width } = await renderPng(project([primitive('A', 'Point(7, 7)')], { styleSheet: {} }), {
      contain: true,
      size: { width: 100, height: 50 },
    });
    expect([scale, width]).toEqual([50, 100]);
  });

  test('a text wider than the size does not shrink the figure to nothing', async () => {
    const content = shown([primitive('c', 'Circle(Point(0, 0), 1)', `\\text{${'long '.repeat(60)}}`)]);
    const { scale } = await renderPng(content, { contain: { padding: 0 }, size: { width: 100, height: 100 } });
    expect(scale).toBeGreaterThan(20);
  });

  test('with a size and a scale, the content is centred', async () => {
    const { scale, viewBound } = await renderPng(circle, {
      contain: true,
      scale: 10,
      size: { width: 100, height: 60 },
    });
    expect(scale).toBe(10);
    expect(viewBound?.left).toBeCloseTo(25, 9);
    expect(viewBound?.top).toBeCloseTo(8, 9);
  });

  test('serves the other formats too', async () => {
    const { width, height, text } = await renderSvg(circle, { contain: { padding: 0 }, scale: 10 });
    expect([width, height]).toEqual([42, 42]);
    expect(text).toContain('width="42"');
  });
});

describe('size', () => {
  const content = project([]);
  const viewBound = { left: 0, right: 4, bottom: 0, top: 2 };

  test('fits the view into exact px about its centre', async () => {
    const found = await renderPng(content, { viewBound, size: { width: 200, height: 200 } });
    expect(found).toMatchObject({ width: 200, height: 200, scale: 50 });
    expect(found.viewBound).toEqual({ left: 0, right: 4, bottom: -1, top: 3 });
  });

  test('with a scale shows what fits at it', async () => {
    const found = await renderPng(content, { viewBound, scale: 100, size: { width: 100, height: 50 }, pixelRatio: 3 });
    expect(found).toMatchObject({ width: 300, height: 150, scale: 100 });
    expect(found.viewBound).toEqual({ left: 1.5, right: 2.5, bottom: 0.75, top: 1.25 });
  });
});

describe('in space', () => {
  const solid = (projection: string) =>
    project([primitive('s', 'Sphere(Point(3, 4, 5), 2)'), primitive('p', 'Line(Point(0, 0, 0), Point(1, 1, 1))')], {
      camera: { kind: '3d', projection, scale: 0.01 },
      styleSheet: {
        ...Object.fromEntries(['xaxis3d', 'yaxis3d', 'zaxis3d', 'workingPlane'].map((name) => [name, { show: false }])),
        types3d: [['Line', { lineOpacity: 0 }]],
        primitives3d: [['p', { hidden: true }]],
      },
    });

  test.each(['orthographic', 'perspective', 'oblique'])('contain frames the content: %s', async (projection) => {
    const { bytes, camera } = await renderPng(solid(projection), {
      contain: { padding: 20 },
      size: { width: 300, height: 200 },
      transparent: true,
    });
    const free = inked(bytes);
    expect(camera?.yaw).toBe(Math.PI / 4);
    expect(Math.abs(free.left - free.right)).toBeLessThanOrEqual(2);
    expect(Math.abs(free.top - 20)).toBeLessThanOrEqual(2);
    expect(Math.abs(free.bottom - 20)).toBeLessThanOrEqual(2);
  });

  test.each<[string, PngOptions]>([
    ['contained', { contain: { padding: 20 } }],
    ['fitted without being asked', {}],
  ])('the part of a plane that is drawn is in the picture: %s', async (_, options) => {
    const figure = `camera {yaw: 0.5, pitch: 0.3}
      E: Plane(Point(0, 0, 0), Point(4, 0, 0), Point(0, 4, 0))
      s: Segment(Point(3, 2, 3), Point(1, 3, 2)) {hidden: true}
      xaxis {show: false}
      yaxis {show: false}
      zaxis {show: false}`;
    const { bytes } = await renderPng(figure, { ...options, transparent: true, size: { width: 300, height: 300 } });
    const free = inked(bytes);
    for (const margin of Object.values(free)) expect(margin).toBeGreaterThan(5);
    // More than a corner of it.
    expect(300 - free.left - free.right).toBeGreaterThan(60);
  });

  test.each([
    'Cylinder(Point(0, 0, 0), Point(2, 2, 1), 1)',
    'Cone(Point(0, 0, 0), Point(4, 3, 2), 0.5)',
    'Segment(Point(0, 0, 0), Point(5, 0, 0))',
  ])('what comes near to the eye in perspective fits, too: %s', async (source) => {
    const figure = `camera {yaw: 0.7, pitch: 0.5, projection: perspective}\naxes off\ns: ${source}`;
    const { bytes } = await renderPng(figure, { transparent: true, size: { width: 300, height: 300 } });
    // 16 px are to be free.
    const least = Math.min(...Object.values(inked(bytes)));
    expect(least).toBeGreaterThan(5);
    expect(least).toBeLessThan(30);
  });

  test('a view that is fitted has room for the numbers of axes', async () => {
    const figure = 'camera {view: cavalier}\nC: Cube(Point(0, 0, 0), Point(3, 0, 0))';
    const { bytes } = await renderPng(figure, { transparent: true });
    expect(inked(bytes).left).toBeGreaterThan(3);
  });

  test('the example fills its picture', async () => {
    const { width, camera } = await renderPng(example('cube-section'), {
      contain: true,
      size: { width: 240, height: 240 },
    });
    expect(width).toBe(240);
    expect(camera?.scale).toBeGreaterThan(0);
  });
});

describe('what is refused', () => {
  const content = project([primitive('c', 'Circle(Point(0, 0), 100)')]);
  test.each([
    ['a padding below 0', { contain: { padding: -1 } }, ProtocolError, 'padding'],
    [
      'a padding that leaves nothing',
      { contain: { padding: 50 }, size: { width: 100, height: 90 } },
      ProtocolError,
      'leaves nothing',
    ],
    ['a size that is not whole', { size: { width: 10.5, height: 10 } }, ProtocolError, 'size.width'],
    ['a content that is too large', { contain: true, scale: 100 }, RenderError, 'more than'],
  ] as const)('%s', async (_, options, type, message) => {
    const error = await renderPng(content, options).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(type);
    expect(String(error)).toContain(message);
  });
});

test('a region with corners and its area fit into a render that has no view', async () => {
  const { width, height } = await renderPng('g: Region(abs(x) + abs(y) < 1)\na: area(g)\ntext t: "{{a}}, {{area(g)}}"');
  expect(Math.max(width, height)).toBeGreaterThan(590);
});
