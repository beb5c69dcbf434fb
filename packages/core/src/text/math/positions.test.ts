import { readFileSync } from 'node:fs';
import katex from 'katex';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Rect, TextPiece } from '../../scene/scene.js';
import { namingGlyphs, testFonts } from '../../testing/fonts.js';
import { inkBounds } from '../ink.js';
import { layoutText } from '../layout.js';

interface Entry {
  readonly source: string;
  readonly width: number;
  /** `code point in hexadecimal:x,y` of each glyph's origin, em, y down. */
  readonly glyphs: string;
  /** `left,top,right,bottom` of each rule and picture, em, y down. */
  readonly boxes: string;
}

const fixture: { katex: string; formulas: Entry[] } = JSON.parse(
  readFileSync(new URL('./positions.fixture.json', import.meta.url), 'utf8'),
);
const TOLERANCE = 0.02;
const STYLE = { mode: 'latex', font: 'KaTeX_Math', fontSize: 1 } as const;

interface Item {
  readonly name: string;
  readonly at: readonly number[];
}

function expectedItems({ glyphs, boxes }: Entry): Item[] {
  const words = (text: string) => text.split(' ').filter(Boolean);
  return [
    ...words(glyphs).map((word) => {
      const [code, at] = word.split(':');
      return { name: String.fromCodePoint(Number.parseInt(code!, 16)), at: at!.split(',').map(Number) };
    }),
    ...words(boxes).map((word) => ({ name: 'box', at: word.split(',').map(Number) })),
  ];
}

/** The dashes of a line are one box in Chromium. */
function joinDashes(rects: Rect[]): Rect[] {
  const joined: Rect[] = [];
  for (const rect of rects) {
    const last = joined.at(-1);
    const { x = 0, y = 0, width = 0, height = 0 } = last ?? {};
    const thickness = Math.min(rect.width, rect.height);
    const beside = rect.y === y && rect.height === height && rect.x - x - width < 2 * thickness && rect.x > x;
    const below = rect.x === x && rect.width === width && rect.y - y - height < 2 * thickness && rect.y > y;
    if (last && beside) joined[joined.length - 1] = { ...last, width: rect.x + rect.width - x };
    else if (last && below) joined[joined.length - 1] = { ...last, height: rect.y + rect.height - y };
    else joined.push(rect);
  }
  return joined;
}

function boxesOf(pieces: readonly TextPiece[]): Item[] {
  const rules = pieces.flatMap((piece) => (piece.kind === 'rule' ? [piece.rect] : []));
  const pictures = pieces.flatMap((piece) => {
    const ink = piece.kind === 'path' && inkBounds({ width: 0, ascent: 0, descent: 0, pieces: [piece] });
    return ink ? [ink] : [];
  });
  return [...joinDashes(rules), ...pictures].map(({ x, y, width, height }) => ({
    name: 'box',
    at: [x, y, x + width, y + height],
  }));
}

function distance(a: Item, b: Item): number {
  return a.name === b.name ? Math.max(...a.at.map((v, i) => Math.abs(v - b.at[i]!))) : Infinity;
}

/** Pairs each expected item with the nearest actual one; says what is further than the tolerance, or left over. */
function differences(expected: readonly Item[], actual: readonly Item[]): string[] {
  const rest = [...actual];
  const out: string[] = [];
  const show = ({ name, at }: Item) => `${name} (${at.map((v) => v.toFixed(3)).join(', ')})`;
  for (const item of expected) {
    let best = 0;
    rest.forEach((candidate, i) => {
      if (distance(item, candidate) < distance(item, rest[best]!)) best = i;
    });
    const found = rest[best];
    if (!found || !(distance(item, found) <= TOLERANCE)) {
      out.push(`${show(item)} in Chromium, ${found && found.name === item.name ? show(found) : 'missing'} here`);
      if (found?.name === item.name) rest.splice(best, 1);
    } else {
      rest.splice(best, 1);
    }
  }
  return [...out, ...rest.map((item) => `${show(item)} only here`)];
}

describe('positions of formulas in Chromium with KaTeX’s style sheet', () => {
  const fonts = testFonts();

  beforeAll(async () => {
    for (const { source } of fixture.formulas) await fonts.load({ text: source, fontKey: 'KaTeX_Math', math: true });
  });

  it('were read with the installed KaTeX, from at least 120 formulas', () => {
    expect(fixture.katex).toBe(katex.version);
    expect(fixture.formulas.length).toBeGreaterThanOrEqual(120);
  });

  it.each(fixture.formulas)('$source', (entry) => {
    const named = namingGlyphs(fonts);
    const { layout, warnings } = layoutText(entry.source, STYLE, named.fonts);
    const glyphs = layout.pieces.flatMap((piece) =>
      piece.kind === 'glyph'
        ? [{ name: String.fromCodePoint(named.codePointOf.get(piece.glyph)!), at: [piece.x, piece.y] }]
        : [],
    );
    expect(warnings).toEqual([]);
    expect(differences(expectedItems(entry), [...glyphs, ...boxesOf(layout.pieces)])).toEqual([]);
    expect(Math.abs(layout.width - entry.width)).toBeLessThan(TOLERANCE);
  });
});
