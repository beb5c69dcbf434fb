import { COORDS, CUBIC, type Path, QUAD } from '../scene/path.js';
import type { Glyph, Rect, TextLayout, TextPiece } from '../scene/scene.js';

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const glyphBounds = new WeakMap<Glyph, Bounds>();

function empty(): Bounds {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}

function add(bounds: Bounds, x: number, y: number): void {
  bounds.left = Math.min(bounds.left, x);
  bounds.right = Math.max(bounds.right, x);
  bounds.top = Math.min(bounds.top, y);
  bounds.bottom = Math.max(bounds.bottom, y);
}

/** The exact extent of a path of lines and Bézier curves: curves are taken at their extrema. */
function pathBounds(path: Path): Bounds {
  const bounds = empty();
  let at = 0;
  let x0 = 0;
  let y0 = 0;
  for (const verb of path.verbs) {
    const count = COORDS[verb]!;
    if (count === 0) continue;
    const c = path.coords.slice(at, at + count);
    at += count;
    const x = c[count - 2]!;
    const y = c[count - 1]!;
    add(bounds, x, y);
    const parameters =
      verb === QUAD
        ? [...quadExtrema(x0, c[0]!, x), ...quadExtrema(y0, c[1]!, y)]
        : verb === CUBIC
          ? [...cubicExtrema(x0, c[0]!, c[2]!, x), ...cubicExtrema(y0, c[1]!, c[3]!, y)]
          : [];
    for (const t of parameters) {
      if (!(t > 0 && t < 1)) continue;
      const u = 1 - t;
      if (verb === QUAD) add(bounds, quad(x0, c[0]!, x, t, u), quad(y0, c[1]!, y, t, u));
      else add(bounds, cubic(x0, c[0]!, c[2]!, x, t, u), cubic(y0, c[1]!, c[3]!, y, t, u));
    }
    x0 = x;
    y0 = y;
  }
  return bounds;
}

const quad = (a: number, b: number, c: number, t: number, u: number) => u * u * a + 2 * u * t * b + t * t * c;
const cubic = (a: number, b: number, c: number, d: number, t: number, u: number) =>
  u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;

function quadExtrema(a: number, b: number, c: number): number[] {
  return [(a - b) / (a - 2 * b + c)];
}

function cubicExtrema(a: number, b: number, c: number, d: number): number[] {
  const p = d - 3 * c + 3 * b - a;
  const q = 2 * (c - 2 * b + a);
  const r = b - a;
  if (Math.abs(p) < 1e-12) return [-r / q];
  const root = Math.sqrt(q * q - 4 * p * r);
  return [(-q + root) / (2 * p), (-q - root) / (2 * p)];
}

/** The extent of a glyph's outline in font units, y up: `top` is the lower end. */
export function glyphInk(glyph: Glyph): Bounds {
  let bounds = glyphBounds.get(glyph);
  if (!bounds) {
    bounds = pathBounds(glyph.outline);
    glyphBounds.set(glyph, bounds);
  }
  return bounds;
}

function pieceInk(piece: TextPiece): Bounds {
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

/** What a layout paints, px, y down, relative to its anchor; undefined where it paints nothing. Linear in the number of pieces. */
export function inkBounds(layout: TextLayout): Rect | undefined {
  const all = empty();
  for (const piece of layout.pieces) {
    const { left, top, right, bottom } = pieceInk(piece);
    if (left <= right && top <= bottom) {
      add(all, left, top);
      add(all, right, bottom);
    }
  }
  if (all.left > all.right) return undefined;
  return { x: all.left, y: all.top, width: all.right - all.left, height: all.bottom - all.top };
}
