import type { Color, Glyph, TextNode, TextPiece } from '../../scene/scene.js';
import type { Canvas } from '../canvas.js';
import { type Bounds, grown } from '../outline/clip.js';
import { clippedPiece } from '../outline/clipped-piece.js';
import { Contours } from '../outline/contours.js';
import { flatten } from '../outline/flatten.js';
import { simplify } from '../outline/simplify.js';
import { Stroker } from '../outline/stroker.js';
import { type Transform, within } from '../outline/transform.js';
import { NONZERO } from '../sweep/winding.js';
import { addGlyph, type FlatGlyph } from './flat-glyph.js';
import type { GlyphCache } from './glyph-cache.js';
import { type HaloMasks, MASK_STEPS, MAX_MASK } from './halo-mask.js';
import { coverWithin } from './outline-distance.js';

/** A halo keeps its distance within this, px: letters have more detail than it can show. */
const TOLERANCE = 0.1;

/** The caches that drawing texts shares. */
export interface TextCaches {
  readonly glyphs: GlyphCache;
  readonly masks: HaloMasks;
}

/**
 * Paints the halo behind a text. A translucent or turned halo is one fill, so that it is even; others are painted glyph
 * by glyph.
 */
export function drawHalo(
  canvas: Canvas,
  { halo, layout }: TextNode,
  transform: Transform,
  pixelRatio: number,
  clip: Bounds,
  { glyphs, masks }: TextCaches,
): void {
  if (halo === undefined || !(halo.width > 0)) return;
  const width = halo.width * pixelRatio;
  const byMasks = halo.color.a >= 1 && transform.b === 0;
  const { pieces } = layout;
  const places = pieces.map((piece) =>
    byMasks && piece.kind === 'glyph' ? placeOf(piece, transform, width, glyphs) : undefined,
  );
  // Most letters have nothing below them, and their halos are invisible but take longest: check all before painting
  // one.
  const seen = places.map(
    (place) => place === undefined || (place.flat.ends.length > 0 && canvas.shows(halo.color, place.area)),
  );
  canvas.outline.clear();
  for (let k = 0; k < pieces.length; k++) {
    if (!seen[k]) continue;
    const place = places[k];
    if (place !== undefined) {
      drawMask(canvas, place, width, halo.color, clip, masks);
      continue;
    }
    const piece = pieces[k]!;
    shape.clear();
    addPiece(piece, transform, pixelRatio, grown(clip, width), glyphs, shape, simple);
    const stroke = piece.kind === 'path' ? (piece.stroke?.width ?? 0) * pixelRatio : 0;
    surround(width + stroke / 2, canvas.outline);
  }
  canvas.fillOutline(NONZERO, halo.color, clip);
}

const stroker = new Stroker();
const shape = new Contours();
const simple = new Contours();

/** Puts what is needed of `shape` into `simple`. */
function simplifyShape(): void {
  simple.clear();
  simplify(shape, TOLERANCE, simple);
}

/** Adds a stroke that reaches `width` px to both sides of the contours of `shape`. */
function surround(width: number, out: Contours): void {
  simplifyShape();
  stroker.stroke(simple, { half: Math.max(width, 0.5), cap: 'round', join: 'round', tolerance: TOLERANCE }, out);
}

/** Where a glyph's mask lies. */
interface MaskPlace {
  readonly glyph: Glyph;
  readonly flat: FlatGlyph;
  /** px, of an em. */
  readonly size: number;
  /** The glyph's origin within its pixel, px. */
  readonly u: number;
  readonly v: number;
  /** The mask's corner, px from the origin's pixel. */
  readonly left: number;
  readonly top: number;
  /** Its pixels. */
  readonly area: Bounds;
}

/** Undefined for a glyph that is too large for a mask, or has no finite place. */
function placeOf(
  piece: Extract<TextPiece, { kind: 'glyph' }>,
  transform: Transform,
  width: number,
  glyphs: GlyphCache,
): MaskPlace | undefined {
  const { glyph } = piece;
  const size = piece.size * transform.a;
  const flat = glyphs(glyph, size);
  const scale = size / flat.em;
  const reach = width + 2;
  const { bounds } = flat;
  if (Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * scale + 2 * reach + 3 > MAX_MASK) {
    return undefined;
  }
  const x = Math.round((transform.a * piece.x + transform.e) * MASK_STEPS);
  const y = Math.round((transform.d * piece.y + transform.f) * MASK_STEPS);
  if (!Number.isFinite(x + y)) return undefined;
  const column = Math.floor(x / MASK_STEPS);
  const row = Math.floor(y / MASK_STEPS);
  const left = Math.floor(bounds.left * scale - reach);
  const top = Math.floor(-bounds.bottom * scale - reach);
  const right = Math.ceil(bounds.right * scale + reach) + 1;
  const bottom = Math.ceil(-bounds.top * scale + reach) + 1;
  const area = { left: column + left, top: row + top, right: column + right, bottom: row + bottom };
  return { glyph, flat, size, u: x / MASK_STEPS - column, v: y / MASK_STEPS - row, left, top, area };
}

/** Paints a glyph's halo by a mask. */
function drawMask(
  canvas: Canvas,
  { glyph, flat, size, u, v, left, top, area }: MaskPlace,
  width: number,
  color: Color,
  clip: Bounds,
  masks: HaloMasks,
): void {
  const mask = masks(glyph, `${size} ${width} ${u} ${v}`, () => {
    const scale = size / flat.em;
    const across = area.right - area.left;
    const down = area.bottom - area.top;
    shape.clear();
    addGlyph(flat, { a: scale, b: 0, c: 0, d: -scale, e: u - left, f: v - top }, shape);
    simplifyShape();
    const coverage = coverWithin(simple, Math.max(width, 0.5), across, down);
    return { left, top, width: across, height: down, coverage };
  });
  canvas.paintMask(mask, area.left, area.top, color, clip);
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
