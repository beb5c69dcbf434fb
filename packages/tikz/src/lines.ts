import type { TextNode, TextPiece } from '@geoslide/core';
import type { TextWindow } from './window.js';

/** A line of plain text, px relative to the text's anchor before its rotation. */
export interface PlainLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Its width in the layout; undefined where the layout does not tell. */
  readonly width: number | undefined;
}

/** The lines of a plain text where its layout has them; of a very long line, the characters in the window. */
export function plainLines(node: TextNode, source: string, { from, to }: TextWindow): PlainLine[] {
  const rows = source.split(/\r\n|[\n\r\u2028\u2029]/);
  if (rows.length === 1) {
    const characters = [...source];
    const cut = from > 0 || to < 1;
    const text = characters.slice(Math.floor(from * characters.length), Math.ceil(to * characters.length)).join('');
    return [{ text, x: 0, y: 0, width: cut ? undefined : node.layout.width }];
  }
  const starts = baselines(node.layout.pieces, node.fontSize);
  return rows
    .filter((row) => row.trim() !== '')
    .map((row, i) => {
      const { x, y, width } = starts[i] ?? { x: 0, y: 0, width: undefined };
      return { text: row.trim(), x, y, width };
    });
}

/** Where lines start and how long they are, from the origins of their letters. */
function baselines(
  pieces: readonly TextPiece[],
  fontSize: number,
): { x: number; y: number; width: number | undefined }[] {
  const rows: { x: number; y: number; right: number }[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'glyph') continue;
    const row = rows.find(({ y }) => Math.abs(y - piece.y) < fontSize / 2);
    if (row === undefined) rows.push({ x: piece.x, y: piece.y, right: piece.x + advance(piece) });
    else {
      row.x = Math.min(row.x, piece.x);
      row.right = Math.max(row.right, piece.x + advance(piece));
    }
  }
  return rows.sort((a, b) => a.y - b.y).map(({ x, y, right }) => ({ x, y, width: right - x }));
}

/** About how wide a glyph is: to the right end of its outline's points. */
function advance({ glyph, size }: Extract<TextPiece, { kind: 'glyph' }>): number {
  let right = 0;
  for (let i = 0; i < glyph.outline.coords.length; i += 2) right = Math.max(right, glyph.outline.coords[i]!);
  return (right / glyph.unitsPerEm) * size;
}
