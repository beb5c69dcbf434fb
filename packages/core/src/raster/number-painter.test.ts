import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ColorPainter } from './blend.js';
import { writePixels } from './color-numbers.js';
import { ColorTable } from './color-table.js';
import { NumberPainter } from './number-painter.js';
import { unpaintedTiles } from './pixel-buffer.js';

const WIDTH = 40;
const HEIGHT = 2;
const BACKGROUND = 0xffffffff;

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

/** Paints the spans; a span with coverage has it rise from there. */
function paint(painter: ColorPainter | NumberPainter, spans: readonly Span[]): void {
  const row = new Uint8Array(WIDTH);
  for (const {
    y,
    x,
    length,
    color: [r, g, b],
    alpha,
    coverage,
  } of spans) {
    const used = painter.use({ r, g, b, a: alpha });
    const end = Math.min(WIDTH, x + length);
    if (coverage === undefined) used.solid(y, x, end);
    else {
      for (let i = x; i < end; i++) row[i] = Math.min(255, coverage + 7 * (i - x));
      used.partial(y, x, end, row);
    }
  }
}

function paintedWithColors(spans: readonly Span[]) {
  const pixels = new Uint32Array(WIDTH * HEIGHT).fill(BACKGROUND);
  const painted = unpaintedTiles(WIDTH, HEIGHT);
  paint(new ColorPainter({ pixels, width: WIDTH, painted, shift: 0 }), spans);
  return { pixels: [...pixels], marks: [...painted.marks] };
}

function paintedWithNumbers(spans: readonly Span[], room: number) {
  const table = new ColorTable(room);
  table.numberOf(BACKGROUND);
  const numbers = new Uint16Array(WIDTH * HEIGHT);
  const painted = unpaintedTiles(WIDTH, HEIGHT);
  let wide: Uint32Array<ArrayBuffer> | undefined;
  const expand = () => {
    const pixels = new Uint32Array(WIDTH * HEIGHT).fill(BACKGROUND);
    writePixels({ width: WIDTH, numbers, colors: table.colors, painted }, pixels);
    return pixels;
  };
  const widen = () => {
    wide = expand();
    return new ColorPainter({ pixels: wide, width: WIDTH, painted, shift: 0 });
  };
  paint(new NumberPainter({ numbers, width: WIDTH, painted, table }, widen), spans);
  return { pixels: [...(wide ?? expand())], marks: [...painted.marks], isWide: wide !== undefined };
}

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

  it('forgets mixtures of many colours, and goes on', () => {
    const grays = Array.from({ length: 1500 }, (_, i): Span => {
      const color = [i % 256, i % 199, i % 7] as const;
      return { y: i % 2, x: i % 30, length: 9, color, alpha: 1, coverage: undefined };
    });
    const veil: Span = { y: 0, x: 0, length: WIDTH, color: [9, 90, 190], alpha: 0.3, coverage: undefined };
    const spans = grays.flatMap((gray) => [gray, { ...veil, y: gray.y }]);
    expect(paintedWithNumbers(spans, 30_000)).toEqual({ ...paintedWithColors(spans), isWide: false });
  });
});
