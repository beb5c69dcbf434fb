import { describe, expect, it } from 'vitest';
import { ARC, COORDS, PathBuilder } from '../scene/path.js';
import type { Glyph, Rect, SceneNode, TextNode, TextPiece } from '../scene/scene.js';
import { MAX_PIXELS, rasterize, startDrawing } from './rasterize.js';
import { areaOf, at, BLACK, coverageOf, difference, filled, stroked } from './testing/coverage-of.js';

const RED = { r: 255, g: 0, b: 0, a: 1 };
const WHITE = { r: 255, g: 255, b: 255, a: 1 };

function pixel(buffer: ReturnType<typeof rasterize>, x: number, y: number): number[] {
  const from = 4 * (y * buffer.width + x);
  return [...buffer.data.subarray(from, from + 4)];
}

describe('rasterize', () => {
  it.each([
    ['of one colour', RED, 40],
    ['that is translucent', { ...RED, a: 0.4 }, 40],
    ['over many colours', { ...RED, a: 0.4 }, 1200],
    [
      'inside a clip that cuts through pixels',
      { ...RED, a: 0.4 },
      40,
      { x: 3.5, y: 7.25, width: 280.25, height: 70.5 },
    ],
  ])('draws a grid %s as line by line', (_name, color, bars, clip?: Rect) => {
    const across = Array.from({ length: bars }, (_, k): SceneNode => {
      const bar = new PathBuilder().rect(0, 20 + (k % 20), 300, 1);
      return { kind: 'path', path: bar, fill: { color: { r: k % 256, g: k % 199, b: k % 7, a: 1 }, rule: 'nonzero' } };
    });
    const rects = Array.from({ length: 30 }, (_, k) => [2 + 10 * k, 0, k % 3 === 0 ? 1 : 1.5, 90] as const);
    const grid = new PathBuilder();
    for (const rect of rects) grid.rect(...rect);
    const drawn = (paths: readonly PathBuilder[]) => {
      const lines = paths.map((path): SceneNode => ({ kind: 'path', path, fill: { color, rule: 'nonzero' } }));
      const group: SceneNode = { kind: 'group', children: lines, ...(clip && { clip }) };
      return rasterize({ width: 300, height: 90, background: WHITE, children: [...across, group] }, { pixelRatio: 1 });
    };
    const one = drawn([grid]);
    const many = drawn(rects.map((rect) => new PathBuilder().rect(...rect)));
    expect(Buffer.compare(Buffer.from(one.data), Buffer.from(many.data))).toBe(0);
    expect(pixel(one, 12, 50)).not.toEqual([255, 255, 255, 255]);
    expect(pixel(one, 15, 50)).toEqual([255, 255, 255, 255]);
  });

  it.each([
    [10, 6, 1, 10, 6],
    [10, 6, 2, 20, 12],
    [10.4, 6.5, 1, 10, 7],
    [7, 3, 1.5, 11, 5],
  ])('gives %f × %f px at pixelRatio %f a size of %i × %i', (width, height, pixelRatio, across, down) => {
    const buffer = rasterize({ width, height, children: [] }, { pixelRatio });
    expect([buffer.width, buffer.height, buffer.data.length]).toEqual([across, down, 4 * across * down]);
  });

  it.each([
    [10, 10, 0, /pixelRatio/],
    [10, 10, Number.NaN, /pixelRatio/],
    [0, 10, 1, /0 × 10/],
    [Number.NaN, 10, 1, /NaN × 10/],
    [1e5, 1e5, 1, new RegExp(String(MAX_PIXELS))],
  ])('refuses %f × %f px at pixelRatio %f', (width, height, pixelRatio, message) => {
    expect(() => rasterize({ width, height, children: [] }, { pixelRatio })).toThrow(message);
  });

  it('paints the background, or none', () => {
    expect(pixel(rasterize({ width: 2, height: 2, children: [], background: RED }, { pixelRatio: 1 }), 1, 1)).toEqual([
      255, 0, 0, 255,
    ]);
    const half = { width: 2, height: 2, children: [], background: { ...RED, a: 0.5 } };
    expect(pixel(rasterize(half, { pixelRatio: 1 }), 0, 0)).toEqual([128, 0, 0, 128]);
    expect(pixel(rasterize({ width: 2, height: 2, children: [] }, { pixelRatio: 1 }), 0, 0)).toEqual([0, 0, 0, 0]);
  });

  it('scales edges exactly', () => {
    const scene = {
      width: 10,
      height: 10,
      children: [filled(new PathBuilder().rect(1.25, 2, 3, 1))],
      background: WHITE,
    };
    const buffer = rasterize(scene, { pixelRatio: 2 });
    expect([2, 3, 7, 8].map((x) => pixel(buffer, x, 5)[0])).toEqual([127, 0, 0, 127]);
    expect([3, 4, 5, 6].map((y) => pixel(buffer, 5, y)[0])).toEqual([255, 0, 0, 255]);
  });

  it('fills, then strokes, and paints children in order', () => {
    const square = new PathBuilder().rect(2, 2, 6, 6);
    const node: SceneNode = {
      kind: 'path',
      path: square,
      fill: { color: RED, rule: 'nonzero' },
      stroke: { color: BLACK, width: 2, cap: 'butt', join: 'miter' },
    };
    const over = filled(new PathBuilder().rect(4, 4, 1, 1), 'nonzero', { r: 0, g: 0, b: 255, a: 0.5 });
    const buffer = rasterize({ width: 10, height: 10, background: WHITE, children: [node, over] }, { pixelRatio: 1 });
    expect(pixel(buffer, 2, 5)).toEqual([0, 0, 0, 255]);
    expect(pixel(buffer, 3, 5)).toEqual([255, 0, 0, 255]);
    expect(pixel(buffer, 4, 4)).toEqual([127, 0, 128, 255]);
  });

  it('clips to fractions of a pixel, and to nested clips', () => {
    const everything = filled(new PathBuilder().rect(-9, -9, 99, 99));
    const inner: SceneNode = { kind: 'group', clip: { x: 0, y: 3, width: 99, height: 2.5 }, children: [everything] };
    const drawn = coverageOf(
      { kind: 'group', clip: { x: 2.25, y: 0, width: 4.5, height: 99 }, children: [inner] },
      10,
      10,
    );
    expect(Array.from({ length: 10 }, (_, x) => at(drawn, x, 4))).toEqual([0, 0, 191, 255, 255, 255, 191, 0, 0, 0]);
    expect(Array.from({ length: 10 }, (_, y) => at(drawn, 4, y))).toEqual([0, 0, 0, 255, 255, 128, 0, 0, 0, 0]);
    expect(at(drawn, 2, 5)).toBe(96);
  });

  it('refuses a path without a finite place', () => {
    const children = [filled(new PathBuilder().moveTo(0, 0).lineTo(Number.NaN, 4))];
    expect(() => rasterize({ width: 9, height: 9, children }, { pixelRatio: 1 })).toThrow(/coordinate 2 is NaN/);
  });

  it('draws one path of two faces without a seam', () => {
    const faces = new PathBuilder()
      .polyline(
        [
          [1, 1],
          [9, 1],
          [3, 9],
        ],
        true,
      )
      .polyline(
        [
          [9, 1],
          [9, 9],
          [3, 9],
        ],
        true,
      );
    const drawn = coverageOf(filled(faces), 10, 10);
    for (let y = 1; y < 9; y++) expect(at(drawn, 8, y)).toBe(255);
    expect(areaOf(drawn)).toBeCloseTo(56, 1);
  });
});

describe('text', () => {
  /** A square of half an em on the baseline, y up. */
  const glyph: Glyph = { key: 'test/1', outline: new PathBuilder().rect(0, 0, 500, 500), unitsPerEm: 1000 };
  const text = (pieces: readonly TextPiece[], more: Partial<TextNode> = {}): TextNode => ({
    kind: 'text',
    source: '',
    mode: 'plain',
    font: 'sans-serif',
    fontSize: 8,
    x: 10,
    y: 10,
    color: BLACK,
    layout: { width: 0, ascent: 0, descent: 0, pieces },
    ...more,
  });
  const letter: TextPiece = { kind: 'glyph', glyph, x: 1, y: -2, size: 8 };
  const rect = (x: number, y: number, width: number, height: number) =>
    coverageOf(filled(new PathBuilder().rect(x, y, width, height)), 24, 24);

  it.each([
    ['a glyph', letter, rect(11, 4, 4, 4)],
    ['a rule', { kind: 'rule', rect: { x: -3, y: 2, width: 7, height: 1 } }, rect(7, 12, 7, 1)],
    ['a path', { kind: 'path', path: new PathBuilder().rect(0, 0, 5, 3) }, rect(10, 10, 5, 3)],
    [
      'a clipped path',
      { kind: 'path', path: new PathBuilder().rect(-50, -50, 100, 100), clip: { x: 1, y: 1, width: 4, height: 2 } },
      rect(11, 11, 4, 2),
    ],
  ] as const)('places %s', (_, piece, expected) => {
    expect(difference(coverageOf(text([piece]), 24, 24), expected)).toBe(0);
  });

  const clippedPath: TextPiece = {
    kind: 'path',
    path: new PathBuilder().rect(-50, -50, 100, 100),
    clip: { x: 1, y: 1, width: 4, height: 2 },
  };

  it.each([
    ['without an x', text([clippedPath], { x: Number.NaN }), /x NaN, y 10, rotation 0/],
    ['too far away', text([letter], { y: Number.POSITIVE_INFINITY }), /y Infinity/],
    ['without a direction', text([letter], { rotation: Number.NaN }), /rotation NaN/],
    ['of a glyph without a place', text([letter, { ...letter, x: Number.NaN }]), /a piece of it/],
    [
      'of a rule without a width',
      text([{ kind: 'rule', rect: { x: 0, y: 0, width: Number.NaN, height: 1 } }]),
      /a piece of it/,
    ],
    [
      'of a path without a clip’s place',
      text([{ ...clippedPath, clip: { x: Number.NaN, y: 0, width: 1, height: 1 } }]),
      /a piece of it/,
    ],
  ])('refuses one %s', (_, node, message) => {
    expect(() => coverageOf(node, 24, 24)).toThrow(RangeError);
    expect(() => coverageOf(node, 24, 24)).toThrow(message);
  });

  it('turns all pieces about the anchor', () => {
    const clip = { x: 2, y: 1, width: 4, height: 2 };
    const pieces: TextPiece[] = [letter, { kind: 'path', path: new PathBuilder().rect(-50, -50, 100, 100), clip }];
    const turned = coverageOf(text(pieces, { rotation: Math.PI / 2 }), 24, 24);
    // (x, y) goes to (-y, x): the glyph's box from (1, -6) to (5, -2), and the clip's from (2, 1) to (6, 3).
    const expected = coverageOf(
      [filled(new PathBuilder().rect(12, 11, 4, 4)), filled(new PathBuilder().rect(7, 12, 2, 4))],
      24,
      24,
    );
    expect(difference(turned, expected)).toBe(0);
  });

  it('draws a glyph the same again and again, whether or not its contours overlap', () => {
    const outlines = [
      new PathBuilder().circle(300, 300, 280).circle(300, 300, 120),
      new PathBuilder()
        .circle(300, 300, 250)
        .arc(300, 300, 120, 120, 0, 0, -2 * Math.PI)
        .close(),
      new PathBuilder().circle(300, 300, 250).rect(600, 100, -400, 300),
    ];
    for (const outline of outlines) {
      const again: Glyph = { key: 'test/again', outline, unitsPerEm: 1000 };
      const placed = text([{ kind: 'glyph', glyph: again, x: 0, y: 5, size: 20 }]);
      const flat = new PathBuilder();
      for (let i = 0, at = 0; i < outline.verbs.length; at += COORDS[outline.verbs[i++]!]!) {
        flat.verbs.push(outline.verbs[i]!);
        flat.coords.push(...mirrored(outline.verbs[i]!, outline.coords.slice(at, at + COORDS[outline.verbs[i]!]!)));
      }
      const expected = coverageOf(filled(flat), 24, 24);
      for (let time = 0; time < 3; time++) {
        expect(difference(coverageOf(placed, 24, 24), expected)).toBeLessThanOrEqual(8);
      }
    }
  });

  it('draws a glyph the same whatever was drawn before', () => {
    // Two leaves that touch: whether they overlap depends on how their ends are rounded.
    const outline = new PathBuilder()
      .moveTo(0, 0)
      .cubicTo(100, 301, 203, 310, 333.3, 333.3)
      .cubicTo(300, 203, 301, 100, 0, 0)
      .moveTo(333.3, 333.3)
      .cubicTo(400, 601, 503, 610, 666.6, 666.6)
      .cubicTo(600, 503, 601, 400, 333.3, 333.3);
    const draw = (glyph: Glyph, x: number, size: number) =>
      coverageOf(text([{ kind: 'glyph', glyph, x, y: 5, size }]), 24, 24).bytes;
    const warm: Glyph = { key: 'test/warm', outline, unitsPerEm: 1000 };
    for (let i = 0; i < 60; i++) {
      const [x, size] = [i / 61, 17 + (i % 15)];
      expect(draw(warm, x, size)).toEqual(draw({ ...warm, key: 'test/cold' }, x, size));
    }
  });

  it('strokes a frame', () => {
    const path = new PathBuilder().rect(0, 0, 6, 4);
    const stroke = { color: BLACK, width: 1, cap: 'butt', join: 'miter' } as const;
    expect(areaOf(coverageOf(text([{ kind: 'path', path, stroke }]), 24, 24))).toBeCloseTo(20, 0);
  });

  it('colours pieces apart', () => {
    const scene = { width: 24, height: 24, children: [text([letter, { ...letter, x: 6, color: RED }])] };
    const buffer = rasterize(scene, { pixelRatio: 1 });
    expect(pixel(buffer, 12, 5)).toEqual([0, 0, 0, 255]);
    expect(pixel(buffer, 17, 5)).toEqual([255, 0, 0, 255]);
  });

  it('puts an even halo of the given width behind all pieces', () => {
    const halo = { color: { ...RED, a: 0.5 }, width: 2 };
    const scene = { width: 24, height: 24, children: [text([letter, { ...letter, x: 3 }], { halo })] };
    const buffer = rasterize(scene, { pixelRatio: 1 });
    expect(pixel(buffer, 9, 6)).toEqual([128, 0, 0, 128]);
    expect(pixel(buffer, 14, 9)).toEqual([128, 0, 0, 128]);
    expect(pixel(buffer, 8, 6)[3]).toBe(0);
    expect(pixel(buffer, 13, 6)).toEqual([0, 0, 0, 255]);
  });
});

/** Coordinates of a glyph at (10, 15), 20 px per 1000 units, y up, as those of a path. */
function mirrored(verb: number, coords: readonly number[]): number[] {
  if (verb !== ARC) return coords.map((value, i) => (i % 2 === 0 ? 10 + value / 50 : 15 - value / 50));
  const [cx, cy, rx, ry, rotation, start, sweep] = coords as [number, number, number, number, number, number, number];
  return [10 + cx / 50, 15 - cy / 50, rx / 50, ry / 50, -rotation, -start, -sweep];
}

describe('lines of a grid', () => {
  it('are crisp at whole px for any pixel ratio', () => {
    const grid = new PathBuilder().moveTo(0, 4.5).lineTo(20, 4.5).moveTo(4.5, 0).lineTo(4.5, 20);
    const node = stroked(grid, { width: 1 });
    for (const pixelRatio of [1, 2, 3]) {
      const { data } = rasterize({ width: 20, height: 20, children: [node] }, { pixelRatio });
      const alphas = new Set(Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3]));
      expect([...alphas].sort()).toEqual([0, 255]);
    }
  });
});

describe('startDrawing', () => {
  /** Squares of `px` pixels each, of so many colours. */
  const squares = (count: number, px: number, blue = 0): SceneNode[] =>
    Array.from({ length: count }, (_, i) =>
      filled(new PathBuilder().rect((i % 20) * px, Math.floor(i / 20) * px, px, px), 'nonzero', {
        r: i % 256,
        g: 50 * (i >> 8),
        b: blue,
        a: 1,
      }),
    );
  const finish = (children: SceneNode[], size = 200) =>
    startDrawing({ width: size, height: size, background: WHITE, children }, { pixelRatio: 1 }).finish();
  const cover = filled(new PathBuilder().rect(0, 0, 200, 200), 'nonzero', RED);

  it.each([
    ['few colours', squares(200, 9), 201],
    ['many colours that are painted over', [...squares(700, 2), cover, ...squares(60, 4, 50)], 61],
    // 80 single px of colours that are near to common ones.
    ['some rare colours too many', [...squares(200, 9), ...squares(80, 1, 12)], 256],
  ])('gives numbers for %s', (_, children, seen) => {
    const picture = finish(children);
    if (!('numbers' in picture)) throw new Error('not numbers');
    const colors = new Set([...picture.numbers].map((number) => picture.colors[number]));
    expect(colors.size).toBe(seen);
  });

  it.each([
    ['more colours than a palette', squares(300, 9)],
    ['many colours', squares(1100, 3)],
  ])('gives pixels for %s', (_, children) => {
    const picture = finish(children);
    if ('numbers' in picture) throw new Error('not pixels');
    expect(new Set(new Int32Array(picture.data.buffer)).size).toBe(children.length + 1);
  });

  it('gives pixels that are the same as the numbers, picture by picture', () => {
    const children = squares(200, 9);
    const picture = finish(children);
    if (!('numbers' in picture)) throw new Error('not numbers');
    const { data } = rasterize({ width: 200, height: 200, background: WHITE, children }, { pixelRatio: 1 });
    expect([...new Int32Array(data.buffer)]).toEqual([...picture.numbers].map((number) => picture.colors[number]));
  });
});
