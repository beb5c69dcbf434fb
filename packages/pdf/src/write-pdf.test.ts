import { type Color, type Glyph, PathBuilder, type Scene, type SceneNode } from '@geoslide/core';
import { expect, test } from 'vitest';
import { readPdf } from './testing/read-pdf.js';
import { writePdf } from './write-pdf.js';

const red: Color = { r: 255, g: 0, b: 0, a: 1 };
const pale: Color = { r: 0, g: 0, b: 255, a: 0.5 };
const line = new PathBuilder().moveTo(0, 0).lineTo(10, 20);
const stroke = { color: red, width: 2, cap: 'round', join: 'miter' } as const;
const glyph: Glyph = {
  key: 'Face/1',
  outline: new PathBuilder().rect(0, 0, 500, 700),
  unitsPerEm: 1000,
};

function scene(...children: SceneNode[]): Scene {
  return { width: 200, height: 100, children };
}

/** The page's operators, line by line. */
function contentOf(drawn: Scene): string[] {
  const { objects } = readPdf(writePdf(drawn));
  const page = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Page '));
  const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(page?.dictionary ?? '')?.[1]));
  return Buffer.from(content?.data ?? [])
    .toString('latin1')
    .trim()
    .split('\n');
}

test('a page of 1 px = 0.75 pt with y down, a title in any script, and the same bytes each time', () => {
  const { objects, trailer } = readPdf(writePdf(scene(), { title: 'Thales – 圆' }));
  const all = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  expect(all).toContain('/MediaBox [0 0 150 75]');
  expect(all).toContain('/Title <feff005400680061006c00650073002020130020' + '5706>');
  expect(trailer).toMatch(/\/Root \d+ 0 R \/Info \d+ 0 R/);
  expect(contentOf(scene())).toEqual(['0.75 0 0 -0.75 0 75 cm']);
  expect(writePdf(scene())).toEqual(writePdf(scene()));
});

test('the references of the page and its parent meet', () => {
  const { objects } = readPdf(writePdf(scene({ kind: 'path', path: line, stroke })));
  const page = [...objects].find(([, { dictionary }]) => dictionary.includes('/Type /Page '))!;
  const parent = Number(/\/Parent (\d+)/.exec(page[1].dictionary)?.[1]);
  expect(objects.get(parent)?.dictionary).toBe(`<< /Type /Pages /Kids [${page[0]} 0 R] /Count 1 >>`);
});

test('a stroke with its cap, join and dashes, whose start is not negative', () => {
  const dashed = { ...stroke, dash: [4, 2], dashOffset: -1 };
  expect(contentOf(scene({ kind: 'path', path: line, stroke: dashed })).slice(1)).toEqual([
    '1 0 0 RG',
    '/G1 gs',
    '2 w',
    '1 J',
    '0 j',
    '4 M',
    '[4 2] 5 d',
    '0 0 m',
    '10 20 l',
    'S',
  ]);
});

test('a fill with its rule and opacity, below its own stroke', () => {
  const content = contentOf(
    scene({ kind: 'path', path: line, fill: { color: pale, rule: 'evenodd' }, stroke: { ...stroke, width: 1 } }),
  );
  expect(content.indexOf('f*')).toBeLessThan(content.indexOf('S'));
  const { objects } = readPdf(writePdf(scene({ kind: 'path', path: line, fill: { color: pale, rule: 'nonzero' } })));
  expect([...objects.values()].some(({ dictionary }) => dictionary.includes('/G1 << /ca 0.5 /CA 0.5 >>'))).toBe(true);
});

test('a circle is four curves that leave it by at most 0.03 %', () => {
  const content = contentOf(scene({ kind: 'path', path: new PathBuilder().circle(50, 40, 30), stroke }));
  const curves = content.filter((row) => row.endsWith(' c')).map((row) => row.split(' ').slice(0, 6).map(Number));
  expect(curves).toHaveLength(4);
  let from = [80, 40];
  for (const [x1, y1, x2, y2, x3, y3] of curves as [number, number, number, number, number, number][]) {
    const at = (a: number, b: number, c: number, d: number) => (a + 3 * b + 3 * c + d) / 8;
    const middle = [at(from[0]!, x1, x2, x3), at(from[1]!, y1, y2, y3)] as const;
    expect(Math.hypot(middle[0] - 50, middle[1] - 40) / 30).toBeCloseTo(1, 3);
    from = [x3, y3];
  }
  expect(from).toEqual([80, 40]);
});

test('a quadratic curve keeps its tangents', () => {
  const path = new PathBuilder().moveTo(0, 0).quadTo(3, 6, 6, 0);
  expect(contentOf(scene({ kind: 'path', path, stroke }))).toContain('2 4 4 4 6 0 c');
});

test('a text is shapes, each written once, with its words and its halo below all letters', () => {
  const piece = (x: number) => ({ kind: 'glyph', glyph, x, y: 0, size: 20 }) as const;
  const content = contentOf(
    scene({
      kind: 'text',
      source: '\\alpha',
      mode: 'latex',
      font: 'KaTeX_Math',
      fontSize: 20,
      x: 30,
      y: 40,
      color: red,
      halo: { color: { r: 255, g: 255, b: 255, a: 1 }, width: 2 },
      layout: { width: 20, ascent: 14, descent: 0, pieces: [piece(0), piece(10)] },
    }),
  );
  // One letter that shows nothing, as wide as the text: half of its size, stretched to twice that.
  expect(content.join(' ')).toContain('BT 200.000 Tz 1 0 0 -1 0 0 Tm /F1 20.000 Tf <01> Tj ET');
  expect(content.filter((row) => row === '/X1 Do')).toHaveLength(2);
  expect(content.indexOf('1 1 1 rg')).toBeLessThan(content.indexOf('f'));
  expect(content.indexOf('f')).toBeLessThan(content.indexOf('/X1 Do'));
  expect(content).toContain('0.02 0 0 -0.02 10 0 cm');
});

test('what is selected are the characters of all texts, each with a code of its own in an embedded font', () => {
  const text = (source: string) =>
    ({ kind: 'text', source, mode: 'plain', font: 'serif', fontSize: 10, x: 0, y: 0, color: red }) as const;
  const layout = {
    width: 50,
    ascent: 7,
    descent: 2,
    pieces: [{ kind: 'glyph', glyph, x: 0, y: 0, size: 10 }],
  } as const;
  const many = Array.from({ length: 300 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('');
  const drawn = scene({ ...text('Aé😀A'), layout }, { ...text(many), layout });
  expect(contentOf(drawn).filter((row) => row.endsWith(' Tj'))[0]).toBe('<01020301> Tj');
  const { objects } = readPdf(writePdf(drawn));
  const all = [...objects.values()];
  const fonts = all.filter(({ dictionary }) => dictionary.includes('/Subtype /Type3'));
  expect(fonts).toHaveLength(2);
  const maps = fonts.map(({ dictionary }) => {
    const { data } = objects.get(Number(/\/ToUnicode (\d+)/.exec(dictionary)![1]))!;
    return Buffer.from(data!).toString('latin1');
  });
  expect(maps[0]).toContain('<02> <00e9>\n<03> <d83dde00>');
  // One row more is that of the codes as such.
  expect(maps.map((map) => map.match(/^<..> </gm)!.length)).toEqual([256, 49]);
});

test('a px may have another length, for a page as wide as on paper', () => {
  const { objects } = readPdf(writePdf(scene(), { pointsPerPx: 0.8 }));
  const all = [...objects.values()].map(({ dictionary }) => dictionary).join('\n');
  expect(all).toContain('/MediaBox [0 0 160 80]');
});

test('a picture is pixels with a mask, turned about its centre; a JPEG is kept as it came', () => {
  const pixels = { width: 1, height: 2, data: Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 128]) };
  const rect = { x: 10, y: 20, width: 30, height: 40 };
  const file = { bytes: new Uint8Array(), mimeType: 'image/png' } as const;
  const drawn = scene({ kind: 'image', rect, rotation: Math.PI / 2, opacity: 0.5, pixels, file });
  const { objects } = readPdf(writePdf(drawn));
  const streams = [...objects.values()].map(({ data }) => Array.from(data ?? []).join());
  expect(streams).toContain('1,2,3,4,5,6');
  expect(streams).toContain('255,128');
  expect(contentOf(drawn)).toEqual(expect.arrayContaining(['0 1 -1 0 25 40 cm', '30 0 0 -40 -15 20 cm', '/X1 Do']));

  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9]);
  const jpeg = { ...file, bytes, mimeType: 'image/jpeg' } as const;
  const kept = readPdf(writePdf(scene({ kind: 'image', rect, rotation: 0, opacity: 1, pixels, file: jpeg })));
  const [image] = [...kept.objects.values()].filter(({ dictionary }) => dictionary.includes('/DCTDecode'));
  expect(image?.dictionary).toContain('/Width 1 /Height 2');
  expect(image?.dictionary).toContain('/DeviceGray');
  expect(image?.data).toEqual(bytes);
});

test('a clipped group keeps its clip to itself', () => {
  const content = contentOf(
    scene({
      kind: 'group',
      clip: { x: 1, y: 2, width: 3, height: 4 },
      children: [{ kind: 'path', path: line, stroke }],
    }),
  );
  expect(content.slice(1, 4)).toEqual(['q', '1 2 3 4 re', 'W n']);
  expect(content.at(-1)).toBe('Q');
});

test('a number that is not finite is refused', () => {
  const path = { verbs: [0, 1], coords: [0, 0, Number.NaN, 1] };
  expect(() => writePdf(scene({ kind: 'path', path, stroke }))).toThrow(RangeError);
});
