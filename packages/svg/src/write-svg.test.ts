import { PathBuilder, type SceneNode } from '@geoslide/core';
import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { BLACK, BLUE, scene, stroke, stroked, text } from './testing/scenes.js';
import { writeSvg } from './write-svg.js';

const line = new PathBuilder().moveTo(0, 0).lineTo(50, 40);

function body(...children: SceneNode[]): string {
  const svg = writeSvg({ width: 100, height: 80, children });
  return svg.slice(svg.indexOf('</title>') + '</title>'.length, svg.lastIndexOf('</svg>'));
}

describe('the document', () => {
  it('has its size in px, a title and a background', () => {
    expect(writeSvg(scene(), { title: 'A & B' })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80" fill="#fff">' +
        '<title>A &amp; B</title><path d="M0 0h100v80H0z"/></svg>\n',
    );
  });

  it('has a background that inherits no stroke', () => {
    expect(writeSvg(scene(stroked(line), stroked(line, { cap: 'butt' })))).toMatch(
      / stroke="#00f"[^>]*><title>.*<path d="M0 0h100v80H0z"[^>]* stroke="none"/,
    );
  });

  it('rounds its size and has no background where the scene has none', () => {
    const svg = writeSvg({ width: 100.4, height: 79.6, children: [] });
    expect(svg).toContain('width="100" height="80" viewBox="0 0 100 80"');
    expect(svg).not.toContain('<path');
  });
});

describe('shapes', () => {
  it.each<[string, SceneNode, string]>([
    ['stroke', stroked(line), '<path d="M0 0 50 40"/>'],
    ['circle', stroked(new PathBuilder().circle(20, 30, 3.5)), '<circle cx="20" cy="30" r="3.5"/>'],
    [
      'ellipse',
      stroked(new PathBuilder().arc(20, 30, 8, 4, 0, 0, 2 * Math.PI)),
      '<ellipse cx="20" cy="30" rx="8" ry="4"/>',
    ],
    [
      'turned ellipse',
      stroked(new PathBuilder().arc(20, 30, 8, 4, 0.5, 0, 2 * Math.PI)),
      '<path d="M27.02 33.84a8 4 28.648 0 1-12.19-2.72 ',
    ],
  ])('%s', (_, node, expected) => {
    expect(body(node)).toContain(expected.replace('/>', ''));
  });

  it('states what is not SVG’s default, once', () => {
    expect(
      writeSvg({
        width: 9,
        height: 9,
        children: [stroked(line, { dash: [6, 4], dashOffset: 3, color: { ...BLUE, a: 0.5 } })],
      }),
    ).toContain(
      'stroke="#00f" stroke-width="2" stroke-opacity=".5" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="6 4" stroke-dashoffset="3"',
    );
  });

  it('leaves out what can not be seen', () => {
    expect(
      body({ kind: 'path', path: line }, stroked(line, { width: 0 }), stroked(line, { color: { ...BLUE, a: 0 } })),
    ).toBe('');
  });

  it('draws opaque strokes of one look that lie apart as one path', () => {
    const other = new PathBuilder().moveTo(60, 5).lineTo(67, 9);
    expect(body(stroked(line), stroked(other)).match(/<path/g)).toHaveLength(1);
    const crossing = new PathBuilder().moveTo(50, 0).lineTo(0, 40);
    expect(body(stroked(line), stroked(crossing)).match(/<path/g)).toHaveLength(2);
    const color = { ...BLUE, a: 0.5 };
    expect(body(stroked(line, { color }), stroked(other, { color })).match(/<path/g)).toHaveLength(2);
  });

  it('draws the directions of a crosshatch apart', () => {
    const hatch = new PathBuilder();
    for (const x of [0, 10, 20]) hatch.moveTo(x, 0).lineTo(x + 30, 30);
    for (const x of [30, 40, 50]) hatch.moveTo(x, 0).lineTo(x - 30, 30);
    expect(body(stroked(hatch)).match(/<path/g)).toHaveLength(2);
  });

  it('tells the length of dashed curves', () => {
    const circle = new PathBuilder().circle(20, 30, 5);
    expect(body(stroked(circle, { dash: [2, 2] }))).toMatch(/<path d="M25 30[aA]5 5 [^"]*" pathLength="31.42"/);
    expect(body(stroked(line, { dash: [2, 2] }))).not.toContain('pathLength');
  });

  it.each([
    [1, '1.01', undefined],
    [0.5, '1.01', '.5'],
  ])('draws a line of %d px %s px wide with opacity %s', (width, drawn, opacity) => {
    const all = writeSvg({ width: 9, height: 9, children: [stroked(line, { width })] });
    expect(all).toContain(`stroke-width="${drawn}"`);
    if (opacity === undefined) expect(all).not.toContain('stroke-opacity');
    else expect(all).toContain(`stroke-opacity="${opacity}"`);
  });
});

describe('groups', () => {
  it('carry the object’s id and type', () => {
    expect(body({ kind: 'group', id: "A'", type: 'Point', children: [stroked(line)] })).toContain(
      `<g data-id="A'" data-type="Point"><path d="M0 0 50 40"/></g>`,
    );
  });

  it('without children or meaning leave no trace', () => {
    expect(body({ kind: 'group', id: 'A', children: [] })).toBe('');
    expect(body({ kind: 'group', children: [stroked(line)] })).not.toContain('<g');
  });

  it('clip, unless the clip holds all of the view', () => {
    const clipped = body({ kind: 'group', clip: { x: 10, y: 10, width: 20, height: 20 }, children: [stroked(line)] });
    const id = /<clipPath id="(\w+)"><rect x="10" y="10" width="20" height="20"\/><\/clipPath>/.exec(clipped)?.[1];
    expect(clipped).toContain(`<g clip-path="url(#${id})">`);
    expect(
      body({ kind: 'group', clip: { x: 0, y: 0, width: 100, height: 80 }, children: [stroked(line)] }),
    ).not.toContain('clip');
  });
});

describe('texts', () => {
  it('are outlines in font units, each glyph once, with words for a screen reader', () => {
    const svg = body(text('AA'));
    const id = /<defs><path id="(\w+)" d="M0 0H700L350-700z"\/><\/defs>/.exec(svg)?.[1];
    expect(svg).toContain(
      `<g role="img" aria-label="AA" transform="translate(10 30)scale(.02)"><use href="#${id}"/><use href="#${id}" x="750"/></g>`,
    );
  });

  it('turn about their anchor and keep the size of indices', () => {
    const node = text('f_1', { rotation: Math.PI / 2 });
    const pieces = node.layout.pieces.slice(0, 2);
    pieces.push({ ...pieces[0]!, kind: 'glyph', size: 14, x: 30, y: 3 } as (typeof pieces)[number]);
    const svg = body({ ...node, layout: { ...node.layout, pieces } });
    expect(svg).toContain('translate(10 30)rotate(90)scale(.02)');
    expect(svg).toContain('transform="translate(1500 150)scale(.7)"');
  });

  it('draw rules, coloured pieces and clipped artwork', () => {
    const node = text('A');
    const svg = body({
      ...node,
      layout: {
        ...node.layout,
        pieces: [
          ...node.layout.pieces,
          { kind: 'rule', rect: { x: 0, y: -5, width: 10, height: 1 }, color: { ...BLACK, r: 255 } },
          {
            kind: 'path',
            path: new PathBuilder().moveTo(0, 0).lineTo(10, 4),
            clip: { x: 0, y: 0, width: 5, height: 5 },
            stroke: stroke(),
          },
        ],
      },
    });
    expect(svg).toContain('<path d="M0-250H500v50H0z" fill="#f00"');
    expect(svg).toContain('<rect x="0" y="0" width="250" height="250"/>');
    expect(svg).toMatch(/<path d="M0 0 500 200" fill="none" stroke="#00f" stroke-width="100"[^>]*clip-path="url\(#c/);
  });

  it('have their halo behind all letters', () => {
    const svg = body(text('AB', { halo: { color: { r: 255, g: 255, b: 255, a: 1 }, width: 2 } }));
    expect(svg).toMatch(/<path d="[^"]*z" fill="#fff"\/><use [^>]*\/><use [^>]*\/><\/g>/);
  });

  it('have an even translucent halo, around strokes and clips too', () => {
    const node = text('A', { halo: { color: { r: 255, g: 255, b: 255, a: 0.5 }, width: 1 } });
    const strike = {
      kind: 'path',
      path: new PathBuilder().moveTo(0, 0).lineTo(10, 4),
      stroke: stroke({ width: 1 }),
    } as const;
    const root = { kind: 'path', path: strike.path, clip: { x: 0, y: 0, width: 5, height: 5 } } as const;
    const svg = body({ ...node, layout: { ...node.layout, pieces: [...node.layout.pieces, strike, root] } });
    expect(svg).toMatch(/<path d="[^"z]*z" fill="#fff" fill-opacity=".5"\/><use /);
  });

  it('outside of the view are left out, letter by letter', () => {
    expect(body(text('A', { x: 500 }))).toBe('');
    expect(body(text('A'.repeat(10000))).length).toBeLessThan(11000);
  });

  it('have their language where they are real text', () => {
    const svg = writeSvg(scene(text('直', { mode: 'plain', language: 'ja' })), { text: 'text' });
    expect(svg).toMatch(/<text[^>]* xml:lang="ja"[^>]*>直</);
    expect(writeSvg(scene(text('直', { mode: 'plain' })), { text: 'text' })).not.toContain('xml:lang');
  });

  it('can be real text', () => {
    const options = { text: 'text' } as const;
    expect(writeSvg(scene(text("A'_1")), options)).toContain(
      '<tspan font-style="italic">A</tspan><tspan>\u2032</tspan><tspan font-size="14" dy="3">1</tspan></text>',
    );
    expect(writeSvg(scene(text('\\frac12')), options)).toContain('<use');
    const named = text('ab', { mode: 'plain', font: 'constructor' });
    expect(writeSvg(scene(named), options)).toContain('font-family="sans-serif"');
    const words = text('ab', { mode: 'plain', font: 'KaTeX_Main' });
    expect(writeSvg(scene(words), options)).toContain('font-family="KaTeX_Main,');
    const arabic = text('1. مثلث', { mode: 'plain', font: 'sans-serif' });
    expect(writeSvg(scene(arabic), options)).toContain(
      '<tspan direction="rtl" unicode-bidi="embed" text-anchor="end">1. مثلث</tspan></text>',
    );
    const two = text('ab\n<c>', { mode: 'plain', font: 'sans-serif' });
    const pieces = two.layout.pieces.slice(0, 4).map((piece, i) => ({ ...piece, y: i < 2 ? 0 : 24 }) as typeof piece);
    expect(writeSvg(scene({ ...two, layout: { ...two.layout, pieces } }), options)).toContain(
      '<tspan x="10" y="30">ab</tspan><tspan x="40" y="54">&lt;c&gt;</tspan>',
    );
  });
});

it('embeds images as they came', () => {
  const svg = body({
    kind: 'image',
    rect: { x: 10, y: 20, width: 30, height: 40 },
    rotation: Math.PI / 2,
    opacity: 0.5,
    pixels: { width: 1, height: 1, data: new Uint8Array(4) },
    file: { bytes: new Uint8Array([1, 2, 3, 4]), mimeType: 'image/png' },
  });
  expect(svg).toBe(
    '<image x="10" y="20" width="30" height="40" preserveAspectRatio="none" opacity=".5" transform="rotate(90 25 40)" href="data:image/png;base64,AQIDBA=="/>',
  );
});

describe('hostile words', () => {
  it.each([
    ['an end of the document', '</svg><script>alert(1)</script>'],
    ['an end of an attribute', '"><script>alert(1)</script>'],
    ['entities', '&amp;&lt;&#0;]]>'],
    ['forbidden characters', 'a\u0000b\u0007c\u001bd\uffffe\ud800f'],
    ['a very long word', 'x'.repeat(10000)],
  ])('stay words: %s', (_, words) => {
    for (const how of ['outlines', 'text'] as const) {
      const svg = writeSvg(
        scene({ kind: 'group', id: words, type: words, children: [text(words, { mode: 'plain' })] }),
        { text: how, title: words },
      );
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg).not.toContain('<script');
      expect([...svg].filter((character) => character < '\t' || character > '\ufffd')).toEqual([]);
      expect(svg).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it.each(['" onload="alert(1)', "' a='b", 'a & b', '<c>', '1\n2\t3'])(
    'are an attribute to the last character: %j',
    (words) => {
      const svg = writeSvg(scene({ kind: 'group', id: words, type: 'Point', children: [stroked(line)] }));
      const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', htmlEntities: true });
      expect(parser.parse(svg).svg.g).toMatchObject({ 'data-id': words, 'data-type': 'Point' });
      expect(svg).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\sonload=/);
    },
  );

  it('of any kind give well-formed XML', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const svg = writeSvg(scene({ kind: 'group', id: words, children: [text(words)] }), { title: words });
        expect(XMLValidator.validate(svg)).toBe(true);
      }),
      { seed: 1 },
    );
  });
});
