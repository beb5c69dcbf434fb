import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Color } from '../../scene/scene.js';
import type { Painter } from '../sweep/painter.js';
import { Segments } from '../sweep/segments.js';
import { ColorPainter } from './blend.js';
import { writePixels } from './color-numbers.js';
import { ColorTable } from './color-table.js';
import { NumberPainter } from './number-painter.js';
import { type PaintedTiles, unpaintedTiles } from './pixel-buffer.js';

const WIDTH = 72;
const HEIGHT = 6;
const BACKGROUND = -1;

interface Span {
  readonly y: number;
  readonly x: number;
  readonly length: number;
  readonly color: readonly [r: number, g: number, b: number];
  readonly alpha: number;
  readonly coverage: number | undefined;
}

const byte = fc.integer({ min: 0, max: 255 });
const span: fc.Arbitrary<Span> = fc.record({
  y: fc.integer({ min: 0, max: HEIGHT - 1 }),
  x: fc.integer({ min: 0, max: WIDTH - 1 }),
  length: fc.integer({ min: 1, max: WIDTH }),
  color: fc.oneof(fc.constant([0, 0, 0] as const), fc.tuple(byte, byte, byte)),
  alpha: fc.constantFrom(1, 1, 0.3),
  coverage: fc.option(byte, { nil: undefined }),
});

type Use = (color: Color) => Painter;

/** Paints the spans; a span with coverage has it rise from there. */
function paint(use: Use, spans: readonly Span[]): void {
  const row = new Uint8Array(WIDTH);
  for (const one of spans) {
    const [r, g, b] = one.color;
    paintSpan(use({ r, g, b, a: one.alpha }), one, row);
  }
}

function paintSpan(painter: Painter, { y, x, length, coverage }: Omit<Span, 'color' | 'alpha'>, row: Uint8Array): void {
  const end = Math.min(WIDTH, x + length);
  if (coverage === undefined) {
    painter.solid(y, x, end);
  } else {
    for (let i = x; i < end; i++) row[i] = Math.min(255, coverage + 7 * (i - x));
    painter.partial(y, x, end, row);
  }
}

/** Tiles that are told to be of one colour and are not. */
function unevenTiles(pixels: readonly number[], { columns, uneven }: PaintedTiles): number[] {
  return [...uneven.keys()].filter((tile) => {
    const [y, column] = [Math.floor(tile / columns), tile % columns];
    const colors = new Set(pixels.slice(y * WIDTH + 16 * column, y * WIDTH + Math.min(WIDTH, 16 * column + 16)));
    return uneven[tile] === 0 && colors.size > 1;
  });
}

function paintedWithColors(spans: readonly Span[]) {
  const pixels = new Int32Array(WIDTH * HEIGHT).fill(BACKGROUND);
  const painted = unpaintedTiles(WIDTH, HEIGHT);
  const painter = new ColorPainter({ pixels, width: WIDTH, painted, shift: 0 });
  paint((color) => painter.use(color), spans);
  expect(unevenTiles([...pixels], painted)).toEqual([]);
  return { pixels: [...pixels], marks: [...painted.marks] };
}

function paintedWithNumbers(spans: readonly Span[], room: number, more?: (use: Use) => void, reach = 0) {
  const table = new ColorTable(room, reach);
  table.numberOf(BACKGROUND);
  const numbers = new Uint16Array(WIDTH * HEIGHT);
  const painted = unpaintedTiles(WIDTH, HEIGHT);
  let wide: { pixels: Int32Array<ArrayBuffer>; color: ColorPainter } | undefined;
  const expand = () => {
    const pixels = new Int32Array(WIDTH * HEIGHT).fill(BACKGROUND);
    writePixels({ width: WIDTH, numbers, colors: table.colors, painted }, pixels);
    return pixels;
  };
  const widen = () => {
    const pixels = expand();
    wide = { pixels, color: new ColorPainter({ pixels, width: WIDTH, painted, shift: 0 }) };
    return wide.color;
  };
  const painter = new NumberPainter({ numbers, width: WIDTH, painted, table }, widen);
  const use: Use = (color) => (wide?.color ?? painter).use(color);
  paint(use, spans);
  more?.(use);
  const pixels = [...(wide?.pixels ?? expand())];
  expect(unevenTiles(pixels, painted)).toEqual([]);
  return { pixels, marks: [...painted.marks], isWide: wide !== undefined };
}

/** What exact mixtures give, by pixel and channel. */
function exactly(spans: readonly Span[]): number[] {
  const channels = new Array<number>(3 * WIDTH * HEIGHT).fill(255);
  for (const { y, x, length, color, alpha, coverage } of spans) {
    for (let i = x; i < Math.min(WIDTH, x + length); i++) {
      const part = alpha * (coverage === undefined ? 1 : Math.min(255, coverage + 7 * (i - x)) / 255);
      color.forEach((level, c) => {
        const at = 3 * (y * WIDTH + i) + c;
        channels[at] = channels[at]! + (level - channels[at]!) * part;
      });
    }
  }
  return channels;
}

const channelsOf = (pixels: readonly number[]): number[] =>
  pixels.flatMap((pixel) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]);

describe('NumberPainter', () => {
  it('paints the same as ColorPainter', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        expect(paintedWithNumbers(spans, 2000)).toEqual({ ...paintedWithColors(spans), isWide: false });
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it('goes on with ColorPainter where there are too many colours', () => {
    let widened = 0;
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), fc.integer({ min: 1, max: 30 }), (spans, room) => {
        const { isWide, ...result } = paintedWithNumbers(spans, room);
        expect(result).toEqual(paintedWithColors(spans));
        if (isWide) widened++;
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(widened).toBeGreaterThan(100);
  });

  it('paints segments in many rows as row by row, on rows that are alike and others, with and without room for their colours', () => {
    const color = fc.tuple(byte, byte, byte);
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 6 }),
        fc.integer({ min: 1, max: 13 }),
        fc.tuple(fc.nat(HEIGHT - 1), fc.integer({ min: 1, max: HEIGHT })),
        fc.record({ color, alpha: fc.constantFrom(1, 0.3), coverage: fc.option(byte, { nil: undefined }) }),
        fc.integer({ min: 1, max: 30 }),
        (before, count, [y, rows], look, room) => {
          const end = Math.min(HEIGHT, y + rows);
          const lines = Array.from({ length: count }, (_, k) => ({ ...look, x: 3 * k, length: 1 + (k % 2) }));
          const rowByRow = lines.flatMap((line) =>
            Array.from({ length: end - y }, (_, k): Span => ({ ...line, y: y + k })),
          );
          const after: Span = { y, x: 0, length: WIDTH, color: [9, 90, 190], alpha: 0.3, coverage: undefined };
          const { isWide: _, ...result } = paintedWithNumbers(before, room, (use) => {
            const segments = new Segments();
            const row = new Uint8Array(WIDTH);
            for (const line of lines) paintSpan(segments, { ...line, y: 0 }, row);
            const [r, g, b] = look.color;
            segments.paint(y, end, use({ r, g, b, a: look.alpha }));
            paint(use, [after]);
          });
          expect(result).toEqual(paintedWithColors([...before, ...rowByRow, after]));
        },
      ),
      { numRuns: 500, seed: 1 },
    );
  });

  it('needs few numbers for edges of one colour over each other, where alike ones are merged', () => {
    const edges = fc.array(
      fc.record({
        y: fc.integer({ min: 0, max: HEIGHT - 1 }),
        x: fc.integer({ min: 0, max: WIDTH - 1 }),
        length: fc.integer({ min: 1, max: WIDTH }),
        coverage: byte,
      }),
      { minLength: 60, maxLength: 60 },
    );
    fc.assert(
      fc.property(edges, fc.tuple(byte, byte, byte), (places, color) => {
        const spans = places.map((place): Span => ({ ...place, color, alpha: 1 }));
        const { pixels, isWide } = paintedWithNumbers(spans, 64, undefined, 2);
        expect(isWide).toBe(false);
        const exact = exactly(spans);
        const error = Math.max(...channelsOf(pixels).map((level, i) => Math.abs(level - exact[i]!)));
        expect(error).toBeLessThan(16);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('lets many weak tints of one colour add up, where alike colours are merged', () => {
    const tint: Span = { y: 0, x: 0, length: WIDTH, color: [0, 0, 0], alpha: 0.02, coverage: undefined };
    const tints = Array.from({ length: 100 }, () => tint);
    expect(paintedWithNumbers(tints, 300, undefined, 2).pixels).toEqual(paintedWithColors(tints).pixels);
  });

  it('forgets mixtures of many colours, and goes on', () => {
    const colors = 400;
    const spans = Array.from({ length: 4 * colors }, (_, i): readonly Span[] => {
      // Up and down: what is seen in the end is painted on the colours of the start.
      const shade = Math.min(i % (2 * colors), 2 * colors - 1 - (i % (2 * colors)));
      const place = { y: i % 2, x: i % 30, length: 9, coverage: undefined };
      const round = Math.floor(i / colors) % 3;
      return [
        { ...place, alpha: 1, color: [shade % 256, shade % 199, shade % 7] },
        { ...place, alpha: 0.3, color: [9, 90 + 40 * round, 190] },
      ];
    }).flat();
    expect(paintedWithNumbers(spans, 30_000)).toEqual({ ...paintedWithColors(spans), isWide: false });
  });
});
