import type { TextNode, TextPiece } from '../scene/scene.js';
import type { Canvas } from './canvas.js';
import { type Bounds, grown } from './clip.js';
import { clippedPiece } from './clipped-piece.js';
import { Contours } from './contours.js';
import { flatten } from './flatten.js';
import type { FlatGlyph, GlyphCache } from './glyph-cache.js';
import { simplify } from './simplify.js';
import { Stroker } from './stroker.js';
import { type Transform, within } from './transform.js';
import { NONZERO } from './winding.js';

/** A halo keeps its distance within this, px: letters have more detail than it can show. */
const TOLERANCE = 0.1;

/** Strokes all pieces of a text, as one fill, so that a translucent halo is even. `transform` turns and scales evenly. */
export function drawHalo(
  canvas: Canvas,
  { halo, layout }: TextNode,
  transform: Transform,
  pixelRatio: number,
  clip: Bounds,
  glyphs: GlyphCache,
): void {
  if (halo === undefined || !(halo.width > 0)) return;
  const width = halo.width * pixelRatio;
  const stroker = new Stroker();
  const shape = new Contours();
  const simple = new Contours();
  canvas.outline.clear();
  for (const piece of layout.pieces) {
    shape.clear();
    addPiece(piece, transform, pixelRatio, grown(clip, width), glyphs, shape, simple);
    simple.clear();
    simplify(shape, TOLERANCE, simple);
    const stroke = piece.kind === 'path' ? (piece.stroke?.width ?? 0) * pixelRatio : 0;
    const half = Math.max(width + stroke / 2, 0.5);
    stroker.stroke(simple, { half, cap: 'round', join: 'round', tolerance: TOLERANCE }, canvas.outline);
  }
  canvas.fillOutline(NONZERO, halo.color, clip);
}

function addPiece(
  piece: TextPiece,
  transform: Transform,
  pixelRatio: number,
  view: Bounds,
  glyphs: GlyphCache,
  out: Contours,
  spare: Contours,
): void {
  switch (piece.kind) {
    case 'glyph': {
      const flat = glyphs(piece.glyph, piece.size * pixelRatio);
      const scale = piece.size / flat.em;
      addGlyph(flat, within(transform, piece.x, piece.y, scale, -scale), out);
      break;
    }
    case 'rule': {
      const { x, y, width, height } = piece.rect;
      const placed = within(transform, x, y);
      for (const [u, v] of [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ] as const) {
        out.add(placed.a * u + placed.c * v + placed.e, placed.b * u + placed.d * v + placed.f);
      }
      out.end(true);
      break;
    }
    case 'path':
      if (piece.clip === undefined) flatten(piece.path, transform, view, 0, out);
      else clippedPiece(piece, piece.clip, transform, out, spare);
      break;
  }
}

function addGlyph({ xy, ends }: FlatGlyph, { a, b, c, d, e, f }: Transform, out: Contours): void {
  let start = 0;
  for (const end of ends) {
    for (let i = start; i < end; i++) {
      const x = xy[2 * i]!;
      const y = xy[2 * i + 1]!;
      out.add(a * x + c * y + e, b * x + d * y + f);
    }
    out.end(true);
    start = end;
  }
}
