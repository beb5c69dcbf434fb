import { type Path, PathBuilder } from '../scene/path.js';
import type { Color, Glyph, Rect, TextPiece } from '../scene/scene.js';

/** More pieces than any label has; a text beyond it is cut, so that one label can't fill the memory. */
export const MAX_PIECES = 20_000;

/** Takes what a layout draws: px, y down, relative to the text's anchor. */
export interface Pieces {
  readonly list: readonly TextPiece[];
  /** Whether something was left out because of MAX_PIECES. */
  readonly full: boolean;
  glyph(glyph: Glyph, x: number, y: number, size: number, color: Color | undefined): void;
  rule(rect: Rect, color: Color | undefined): void;
  path(path: Path, color: Color | undefined, clip?: Rect): void;
}

/** Makes an empty list of pieces. */
export function createPieces(): Pieces {
  const list: TextPiece[] = [];
  let full = false;

  function add(piece: TextPiece, color: Color | undefined): void {
    if (list.length >= MAX_PIECES) full = true;
    else list.push(color ? { ...piece, color } : piece);
  }

  return {
    list,
    get full() {
      return full;
    },
    glyph(glyph, x, y, size, color) {
      add({ kind: 'glyph', glyph, x, y, size }, color);
    },
    rule(rect, color) {
      if (rect.width > 0 && rect.height > 0) add({ kind: 'rule', rect }, color);
    },
    path(path, color, clip) {
      add(clip ? { kind: 'path', path, clip } : { kind: 'path', path }, color);
    },
  };
}

/** The frame inside a rectangle: its border is `thickness` wide on every side. */
export function framePath({ x, y, width, height }: Rect, thickness: number): Path {
  const path = new PathBuilder().rect(x, y, width, height);
  const t = Math.min(thickness, width / 2, height / 2);
  return path.polyline(
    [
      [x + t, y + t],
      [x + t, y + height - t],
      [x + width - t, y + height - t],
      [x + width - t, y + t],
    ],
    true,
  );
}
