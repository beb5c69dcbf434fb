import { addPoint, type Bounds, emptyBounds, pathBounds } from '../scene/path-bounds.js';
import type { Glyph, Rect, TextLayout, TextPiece } from '../scene/scene.js';

const glyphBounds = new WeakMap<Glyph, Bounds>();

/** The extent of a glyph's outline in font units, y up: `top` is the lower end. */
export function glyphInk(glyph: Glyph): Bounds {
  let bounds = glyphBounds.get(glyph);
  if (!bounds) {
    bounds = pathBounds(glyph.outline);
    glyphBounds.set(glyph, bounds);
  }
  return bounds;
}

/** What a piece of a layout paints, px, y down; its stroke aside. */
export function pieceInk(piece: TextPiece): Bounds {
  if (piece.kind === 'rule') {
    const { x, y, width, height } = piece.rect;
    return { left: x, top: y, right: x + width, bottom: y + height };
  }
  if (piece.kind === 'glyph') {
    const ink = glyphInk(piece.glyph);
    const scale = piece.size / piece.glyph.unitsPerEm;
    return {
      left: piece.x + ink.left * scale,
      right: piece.x + ink.right * scale,
      top: piece.y - ink.bottom * scale,
      bottom: piece.y - ink.top * scale,
    };
  }
  const ink = pathBounds(piece.path);
  const { clip } = piece;
  if (!clip) return ink;
  return {
    left: Math.max(ink.left, clip.x),
    top: Math.max(ink.top, clip.y),
    right: Math.min(ink.right, clip.x + clip.width),
    bottom: Math.min(ink.bottom, clip.y + clip.height),
  };
}

const layoutBounds = new WeakMap<TextLayout, Rect | undefined>();

/** What a layout paints, px, y down, relative to its anchor; undefined where it paints nothing. */
export function inkBounds(layout: TextLayout): Rect | undefined {
  if (!layoutBounds.has(layout)) layoutBounds.set(layout, boundsOf(layout));
  return layoutBounds.get(layout);
}

function boundsOf(layout: TextLayout): Rect | undefined {
  const all = emptyBounds();
  for (const piece of layout.pieces) {
    const { left, top, right, bottom } = pieceInk(piece);
    if (left <= right && top <= bottom) {
      addPoint(all, left, top);
      addPoint(all, right, bottom);
    }
  }
  if (all.left > all.right) return undefined;
  return { x: all.left, y: all.top, width: all.right - all.left, height: all.bottom - all.top };
}
