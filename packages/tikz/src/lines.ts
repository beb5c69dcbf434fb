import type { TextNode, TextPiece } from '@geoslide/core';
import type { TextWindow } from './window.js';

/** A line of plain text, px relative to the text's anchor before its rotation. */
export interface PlainLine {
  readonly x: number;
  readonly y: number;
  readonly words: readonly Word[];
}

export interface Word {
  readonly text: string;
  /** Where it stands in its line and how wide it is there, px; undefined where the layout does not tell. */
  readonly place: { readonly x: number; readonly width: number } | undefined;
}

type GlyphPiece = Extract<TextPiece, { kind: 'glyph' }>;

/** The lines of a plain text where its layout has them; of a very long line, the characters in the window. */
export function plainLines(node: TextNode, { from, to }: TextWindow): PlainLine[] {
  const rows = node.source.split(/\r\n|[\n\r\u2028\u2029]/);
  if (rows.length === 1 && (from > 0 || to < 1)) {
    const characters = [...node.source];
    const shown = characters.slice(Math.floor(from * characters.length), Math.ceil(to * characters.length));
    return [{ x: 0, y: 0, words: [{ text: shown.join(''), place: undefined }] }];
  }
  const glyphRows = baselines(node);
  return rows
    .filter((row) => row.trim() !== '')
    .map((row, i) => {
      const glyphs = glyphRows[i] ?? [];
      const [x, y] = rows.length === 1 ? [0, 0] : [glyphs[0]?.x ?? 0, glyphs[0]?.y ?? 0];
      return { x, y, words: placeWords(rows.length === 1 ? row : row.trim(), glyphs, x) };
    });
}

/** The letters of each line, from left to right. */
function baselines({ layout, fontSize }: TextNode): GlyphPiece[][] {
  const rows: GlyphPiece[][] = [];
  for (const piece of layout.pieces) {
    if (piece.kind !== 'glyph') continue;
    const row = rows.find(([first]) => Math.abs(first!.y - piece.y) < fontSize / 2);
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows.sort((a, b) => a[0]!.y - b[0]!.y);
}

/** Words and their places, where each character but spaces has one glyph; else the whole line as one word. */
function placeWords(line: string, glyphs: readonly GlyphPiece[], left: number): Word[] {
  const words = line.trim().split(/\s+/);
  const count = words.reduce((sum, word) => sum + [...word].length, 0);
  if (count !== glyphs.length) return [{ text: line, place: undefined }];
  let at = 0;
  return words.map((text) => {
    const first = glyphs[at]!;
    at += [...text].length;
    const last = glyphs[at - 1]!;
    return { text, place: { x: first.x - left, width: last.x + advance(last) - first.x } };
  });
}

/** About how far a glyph takes the pen: its outline's right end, and on the right as much space as on its left. */
function advance({ glyph, size }: GlyphPiece): number {
  const xs = glyph.outline.coords.filter((_, i) => i % 2 === 0);
  const left = xs.reduce((min, x) => Math.min(min, x), Number.POSITIVE_INFINITY);
  const right = xs.reduce((max, x) => Math.max(max, x), 0);
  return ((right + Math.max(0, Math.min(left, right))) / glyph.unitsPerEm) * size;
}
