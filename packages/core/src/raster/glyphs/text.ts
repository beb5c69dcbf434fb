import { PathBuilder } from '../../scene/path.js';
import { controlBounds } from '../../scene/path-bounds.js';
import type { Color, TextNode, TextPiece } from '../../scene/scene.js';
import type { Canvas } from '../canvas.js';
import { type Bounds, grown, intersection, isEmpty } from '../outline/clip.js';
import { clippedPiece } from '../outline/clipped-piece.js';
import { placement, type Transform, within } from '../outline/transform.js';
import { touched } from '../paint/clipped-painter.js';
import { NONZERO } from '../sweep/winding.js';
import type { GlyphCache } from './glyph-cache.js';
import { haloPath } from './halo-path.js';

type GlyphPiece = Extract<TextPiece, { kind: 'glyph' }>;
type PathPiece = Extract<TextPiece, { kind: 'path' }>;

/** Draws a text's halo, and then its pieces. Throws a RangeError for a text, or a piece of one, without a finite place. */
export function drawText(canvas: Canvas, node: TextNode, pixelRatio: number, clip: Bounds, glyphs: GlyphCache): void {
  const transform = placement(node.rotation ?? 0, pixelRatio, node.x * pixelRatio, node.y * pixelRatio);
  checkFinite(transform, node);
  drawHalo(canvas, node, transform, clip);
  for (const piece of node.layout.pieces) {
    const color = piece.color ?? node.color;
    switch (piece.kind) {
      case 'glyph':
        drawGlyph(canvas, piece, transform, pixelRatio, color, clip, glyphs);
        break;
      case 'rule': {
        const { x, y, width, height } = piece.rect;
        canvas.fillPath(new PathBuilder().rect(x, y, width, height), transform, { color, rule: 'nonzero' }, clip);
        break;
      }
      case 'path':
        if (piece.stroke === undefined) fillPiece(canvas, piece, transform, color, clip);
        else canvas.strokePath(piece.path, transform, piece.stroke, clip);
        break;
    }
  }
}

function drawHalo(canvas: Canvas, node: TextNode, transform: Transform, clip: Bounds): void {
  if (!node.halo || !(node.halo.color.a > 0)) return;
  const { color } = node.halo;
  // Most texts have nothing below them.
  if (!canvas.shows(color, touched(placedBox(reachOfHalo(node), transform)))) return;
  const path = haloPath(node, node.layout.pieces);
  if (canvas.shows(color, touched(placedBox(controlBounds(path), transform)))) {
    canvas.fillPath(path, transform, { color, rule: 'nonzero' }, clip);
  }
}

/** A box around a text's halo: wherever the text is aligned, and with an em for what sticks out of its layout. */
function reachOfHalo({ layout, halo, fontSize }: TextNode): Bounds {
  const { width, ascent, descent } = layout;
  return grown({ left: -width, top: -ascent, right: width, bottom: descent }, (halo?.width ?? 0) + fontSize);
}

function checkFinite({ a, e, f }: Transform, { source, x, y, rotation = 0, layout }: TextNode): void {
  const hasPlace = Number.isFinite(a) && Number.isFinite(e) && Number.isFinite(f);
  if (hasPlace && layout.pieces.every(isPlaced)) return;
  const place = hasPlace ? 'a piece of it' : `x ${x}, y ${y}, rotation ${rotation}`;
  throw new RangeError(`The text "${source}" has no finite place (${place}): leave out what has none`);
}

function isPlaced(piece: TextPiece): boolean {
  if (piece.kind === 'glyph') {
    return Number.isFinite(piece.x) && Number.isFinite(piece.y) && Number.isFinite(piece.size);
  }
  const box = piece.kind === 'rule' ? piece.rect : piece.clip;
  return box === undefined || [box.x, box.y, box.width, box.height].every(Number.isFinite);
}

function drawGlyph(
  canvas: Canvas,
  piece: GlyphPiece,
  transform: Transform,
  pixelRatio: number,
  color: Color,
  clip: Bounds,
  glyphs: GlyphCache,
): void {
  if (!(color.a > 0)) return;
  const flat = glyphs(piece.glyph, piece.size * pixelRatio);
  const scale = piece.size / flat.em;
  const placed = within(transform, piece.x, piece.y, scale, -scale);
  const box = placedBox(flat.bounds, placed);
  if (!isEmpty(intersection(box, intersection(clip, canvas.band)))) canvas.fillGlyph(flat, placed, box, color, clip);
}

/** The upright box around a box that `t` moves. */
function placedBox(box: Bounds, t: Transform): Bounds {
  const centerX = (box.left + box.right) / 2;
  const centerY = (box.top + box.bottom) / 2;
  const halfWidth = (box.right - box.left) / 2;
  const halfHeight = (box.bottom - box.top) / 2;
  const x = t.a * centerX + t.c * centerY + t.e;
  const y = t.b * centerX + t.d * centerY + t.f;
  const reachX = Math.abs(t.a) * halfWidth + Math.abs(t.c) * halfHeight;
  const reachY = Math.abs(t.b) * halfWidth + Math.abs(t.d) * halfHeight;
  return { left: x - reachX, top: y - reachY, right: x + reachX, bottom: y + reachY };
}

function fillPiece(canvas: Canvas, piece: PathPiece, transform: Transform, color: Color, clip: Bounds): void {
  if (piece.clip === undefined) {
    canvas.fillPath(piece.path, transform, { color, rule: 'nonzero' }, clip);
    return;
  }
  canvas.outline.clear();
  clippedPiece(piece, piece.clip, transform, canvas.outline, canvas.spare);
  canvas.fillOutline(NONZERO, color, clip);
}
