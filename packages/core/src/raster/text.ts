import { PathBuilder } from '../scene/path.js';
import type { Color, Rect, Stroke, TextNode, TextPiece } from '../scene/scene.js';
import type { Canvas } from './canvas.js';
import { type Bounds, clipContours } from './clip.js';
import type { Contours } from './contours.js';
import { NONZERO } from './coverage.js';
import { flatten } from './flatten.js';
import type { FlatGlyph, GlyphCache } from './glyph-cache.js';
import { placement, type Transform, within } from './transform.js';

type GlyphPiece = Extract<TextPiece, { kind: 'glyph' }>;
type PathPiece = Extract<TextPiece, { kind: 'path' }>;

/** Draws a text's halo, and then its pieces. */
export function drawText(canvas: Canvas, node: TextNode, pixelRatio: number, clip: Bounds, glyphs: GlyphCache): void {
  const transform = placement(node.rotation ?? 0, pixelRatio, node.x * pixelRatio, node.y * pixelRatio);
  if (node.halo !== undefined && node.halo.width > 0) drawHalo(canvas, node, node.halo, transform, clip);
  for (const piece of node.layout.pieces) {
    const color = piece.color ?? node.color;
    switch (piece.kind) {
      case 'glyph':
        drawGlyph(canvas, piece, transform, pixelRatio, color, clip, glyphs);
        break;
      case 'rule':
        canvas.fillPath(rectPath(piece.rect), transform, { color, rule: 'nonzero' }, clip);
        break;
      case 'path':
        if (piece.stroke === undefined) fillPiece(canvas, piece, transform, color, clip);
        else canvas.strokePath(piece.path, transform, piece.stroke, clip);
        break;
    }
  }
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
  const flat = glyphs(piece.glyph, piece.size * pixelRatio);
  const scale = piece.size / flat.em;
  const placed = within(transform, piece.x, piece.y, scale, -scale);
  if (!meets(flat.bounds, placed, clip) || !canvas.begin(clip)) return;
  addGlyph(canvas, flat, placed);
  canvas.paint(NONZERO, color, clip);
}

function addGlyph(canvas: Canvas, { xy, ends }: FlatGlyph, { a, b, c, d, e, f }: Transform): void {
  const { edges } = canvas.sweep;
  let start = 0;
  for (let contour = 0; contour < ends.length; contour++) {
    const end = ends[contour]!;
    const lastX = xy[2 * end - 2]!;
    const lastY = xy[2 * end - 1]!;
    let x0 = a * lastX + c * lastY + e;
    let y0 = b * lastX + d * lastY + f;
    for (let i = start; i < end; i++) {
      const x = xy[2 * i]!;
      const y = xy[2 * i + 1]!;
      const x1 = a * x + c * y + e;
      const y1 = b * x + d * y + f;
      edges.add(x0, y0, x1, y1);
      x0 = x1;
      y0 = y1;
    }
    start = end;
  }
}

/** Whether a box that is moved by `t` can meet `clip`. */
function meets(box: Bounds, t: Transform, clip: Bounds): boolean {
  const centerX = (box.left + box.right) / 2;
  const centerY = (box.top + box.bottom) / 2;
  const halfWidth = (box.right - box.left) / 2;
  const halfHeight = (box.bottom - box.top) / 2;
  const x = t.a * centerX + t.c * centerY + t.e;
  const y = t.b * centerX + t.d * centerY + t.f;
  const reachX = Math.abs(t.a) * halfWidth + Math.abs(t.c) * halfHeight;
  const reachY = Math.abs(t.b) * halfWidth + Math.abs(t.d) * halfHeight;
  return x + reachX >= clip.left && x - reachX <= clip.right && y + reachY >= clip.top && y - reachY <= clip.bottom;
}

function fillPiece(canvas: Canvas, piece: PathPiece, transform: Transform, color: Color, clip: Bounds): void {
  if (piece.clip === undefined) {
    canvas.fillPath(piece.path, transform, { color, rule: 'nonzero' }, clip);
    return;
  }
  outlinePiece(canvas, piece, piece.clip, transform, canvas.outline);
  canvas.fillOutline(NONZERO, color, clip);
}

/** Puts a clipped piece into `out`: cut while it stands upright, then turned. */
function outlinePiece(canvas: Canvas, piece: PathPiece, clip: Rect, transform: Transform, out: Contours): void {
  const scale = Math.hypot(transform.a, transform.b);
  const bounds = {
    left: clip.x * scale,
    top: clip.y * scale,
    right: (clip.x + clip.width) * scale,
    bottom: (clip.y + clip.height) * scale,
  };
  out.clear();
  flatten(piece.path, { a: scale, b: 0, c: 0, d: scale, e: 0, f: 0 }, bounds, 0, out);
  clipContours(out, bounds, canvas.spare);
  const { xy } = out;
  const cos = transform.a / scale;
  const sin = transform.b / scale;
  for (let i = 0; i < 2 * out.points; i += 2) {
    const x = xy[i]!;
    const y = xy[i + 1]!;
    xy[i] = cos * x - sin * y + transform.e;
    xy[i + 1] = sin * x + cos * y + transform.f;
  }
}

/** One fill for the whole text, so that a translucent halo is even. */
function drawHalo(
  canvas: Canvas,
  node: TextNode,
  halo: { readonly color: Color; readonly width: number },
  transform: Transform,
  clip: Bounds,
): void {
  const stroke: Stroke = { color: halo.color, width: 2 * halo.width, cap: 'round', join: 'round' };
  canvas.outline.clear();
  for (const piece of node.layout.pieces) {
    switch (piece.kind) {
      case 'glyph': {
        const scale = piece.size / piece.glyph.unitsPerEm;
        const placed = within(transform, piece.x, piece.y, scale, -scale);
        canvas.outlineStroke(
          piece.glyph.outline,
          placed,
          { ...stroke, width: stroke.width / scale },
          clip,
          canvas.outline,
        );
        break;
      }
      case 'rule':
        canvas.outlineStroke(rectPath(piece.rect), transform, stroke, clip, canvas.outline);
        break;
      case 'path': {
        const path = piece.clip === undefined ? piece.path : rectPath(piece.clip);
        const width = stroke.width + (piece.stroke?.width ?? 0);
        canvas.outlineStroke(path, transform, { ...stroke, width }, clip, canvas.outline);
        break;
      }
    }
  }
  canvas.fillOutline(NONZERO, halo.color, clip);
}

function rectPath({ x, y, width, height }: Rect): PathBuilder {
  return new PathBuilder().rect(x, y, width, height);
}
