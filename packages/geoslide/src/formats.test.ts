import { readdirSync, readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import { optimize } from 'svgo';
import { describe, expect, it, test } from 'vitest';
import { renderPng, renderSvg, renderTikz } from './render.js';

const folder = new URL('../../../examples/', import.meta.url);

const examples = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object] as const);

/** The part of the pixels in which a channel differs by more than 32 of 255. */
function differentPixels(png: Uint8Array, svg: string): number {
  const expected = PNG.sync.read(Buffer.from(png));
  // `pixels` is copied whenever it is read.
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  expect([width, height]).toEqual([expected.width, expected.height]);
  let count = 0;
  for (let i = 0; i < expected.data.length; i += 4) {
    const far = [0, 1, 2].some((channel) => Math.abs(expected.data[i + channel]! - pixels[i + channel]!) > 32);
    if (far) count++;
  }
  return (4 * count) / expected.data.length;
}

describe.each(examples)('%s in three formats', (_, content) => {
  it('looks the same as PNG and as SVG', async () => {
    const png = await renderPng(content);
    const svg = await renderSvg(content);
    expect(differentPixels(png.bytes, svg.text)).toBeLessThan(0.005);
    expect([svg.width, svg.height]).toEqual([png.width, png.height]);
  });

  it('is small and well-formed SVG', async () => {
    const { text } = await renderSvg(content);
    expect(XMLValidator.validate(text)).toBe(true);
    expect(optimize(text, { multipass: true }).data.length).toBeGreaterThan(0.85 * text.length);
  });

  it('is a TikZ document with an object in each comment', async () => {
    const { text } = await renderTikz(content);
    expect(text).toMatch(/^% \d+ x \d+ px;/);
    expect(text).toMatch(/\n% \S+: \w+\n {0,2}\\(draw|fill|node|begin)/);
    expect(text).toMatch(/\n\\end\{document\}\n$/);
    expect(text).not.toMatch(/NaN|Infinity|undefined|e[-+]\d/);
  });
});

const NET = 'Surface((3 + cos(v)) cos(u), (3 + cos(v)) sin(u), sin(v), 0, 2 pi, 0, 2 pi)';
const TORUS = 'Torus(Point(0, 0, 0), 3, 1)';

test.each<[string, number, readonly string[], object, boolean]>([
  ['a torus with a net (opaque)', 50, [NET], {}, false],
  ['a torus with a net (opaque), with axes,', 60, [NET], {}, true],
  // 332 kB where its cells were sorted.
  ['a torus with a net (tinted)', 60, [NET], { regionOpacity: 40 }, false],
  ['a torus (tinted)', 16, [TORUS], {}, false],
  ['a torus (tinted), with axes,', 30, [TORUS], {}, true],
  ['a torus (in light)', 40, [TORUS], { shading: 'light' }, false],
  ['a torus (in light), with axes,', 50, [TORUS], { shading: 'light' }, true],
  ['a torus with a net (in light), with axes,', 60, [NET], { shading: 'light' }, true],
  // 155 kB with as many steps of shade as a large one has.
  [
    'twelve small tori (in light)',
    110,
    Array.from(
      { length: 12 },
      (_, i) => `Torus(Point(${1.4 * (i % 4) - 2}, ${1.4 * Math.floor(i / 4) - 1}, 0), 0.4, 0.15)`,
    ),
    { shading: 'light' },
    false,
  ],
  // 49 kB where the parts that they cut each other into kept all their corners, and slivers.
  [
    'two cylinders that cross (tinted)',
    32,
    ['Cylinder(Point(-3, 0, 0), Point(3, 0, 0), 1)', 'Cylinder(Point(0, -3, 0), Point(0, 3, 0), 1)'],
    {},
    false,
  ],
  // 262 kB where the plane was sorted among the surface's triangles.
  ['a surface cut by a plane', 75, ['z = sqrt(9 - x^2 - y^2)', 'z = 1'], {}, false],
])('%s in space is the same picture in at most %i kB', async (_, most, sources, style, withAxes) => {
  const camera = { kind: '3d', yaw: -1.05, pitch: 0.35, scale: 1 / 9, offset: [0, 0, 0] };
  const show = withAxes;
  const primitives3d = sources.map((_, i) => [`T_${i}`, style]);
  const styleSheet = { xaxis3d: { show }, yaxis3d: { show }, zaxis3d: { show }, primitives3d };
  const definitions = sources.map((source, i) => ({ kind: 'primitive', id: `T_${i}`, source }));
  const content = {
    metadata: { version: '11' },
    messages: [],
    slides: [{ definitions, uvarMap: [], styleSheet, camera }],
  };
  const size = { width: 900, height: 900 };
  const [png, svg] = [await renderPng(content, { size }), await renderSvg(content, { size })];
  expect(svg.text.length).toBeLessThan(1000 * most);
  expect(differentPixels(png.bytes, svg.text)).toBeLessThan(0.005);
});
