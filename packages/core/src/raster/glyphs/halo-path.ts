import { type Path, PathBuilder } from '../../scene/path.js';
import type { TextNode, TextPiece } from '../../scene/scene.js';
import { EVERYWHERE } from '../outline/clip.js';
import { Contours } from '../outline/contours.js';
import { copied } from '../outline/copied.js';
import { flatten } from '../outline/flatten.js';
import { simplify } from '../outline/simplify.js';
import { scaling } from '../outline/transform.js';
import type { FlatOutlines } from './accumulation.js';
import { createGlyphCache } from './glyph-cache.js';

/** Gaps that the halo itself leaves are filled where they are narrower than twice this, em. */
const CLOSING = 0.3;

/** The width of a column in which letters are measured, and how far the outline may be from what is measured. Em. */
const COLUMN = 1 / 32;
const TOLERANCE = 1 / 128;

/** What letters cover in columns of one width: the first column's number, and the top and bottom of the ink in each. */
interface Profile {
  readonly first: number;
  /** NaN where a column is empty. */
  readonly top: Float64Array;
  readonly bottom: Float64Array;
}

/**
 * The last halo of each layout: equal labels share their layout, and a picture that is drawn in bands draws a text
 * again.
 */
const known = new WeakMap<readonly TextPiece[], { readonly width: number; readonly fontSize: number; path: Path }>();

/**
 * The halo of a text around its layout's origin, px: all that is within `halo.width` of its ink or between its top and
 * bottom, with narrow gaps filled, so that no speck of a line is seen inside of letters or between them.
 * @param pieces Those of the layout that count.
 */
export function haloPath({ halo, fontSize }: TextNode, pieces: readonly TextPiece[]): Path {
  if (!halo || !(halo.width > 0) || !(fontSize > 0)) return new PathBuilder();
  const { width } = halo;
  const last = known.get(pieces);
  if (last?.width === width && last.fontSize === fontSize) return last.path;
  const path = newHalo(pieces, width, fontSize);
  known.set(pieces, { width, fontSize, path });
  return path;
}

const outlines = new Contours();
const simple = new Contours();

function newHalo(pieces: readonly TextPiece[], width: number, fontSize: number): Path {
  const path = new PathBuilder();
  const column = COLUMN * fontSize;
  const profile = profileOf(pieces, column);
  if (!profile) return path;
  const closing = CLOSING * fontSize;
  const top = edge(profile.top, column, width, closing);
  const bottom = edge(
    profile.bottom.map((y) => -y),
    column,
    width,
    closing,
  ).map((y) => -y);
  const margin = Math.ceil((width + closing) / column);
  outlines.clear();
  for (let from = 0; from < top.length; from++) {
    if (Number.isNaN(top[from]!)) continue;
    let to = from;
    while (to + 1 < top.length && !Number.isNaN(top[to + 1]!)) to++;
    const x = (k: number): number => (profile.first + k - margin) * column;
    for (let k = from; k <= to; k++) outlines.add(x(k), top[k]!);
    for (let k = to; k >= from; k--) outlines.add(x(k), bottom[k]!);
    outlines.end(true);
    from = to;
  }
  simple.clear();
  simplify(outlines, TOLERANCE * fontSize, simple);
  let start = 0;
  for (const end of simple.ends.subarray(0, simple.count)) {
    for (let i = start; i < end; i++) {
      const [x, y] = [simple.xy[2 * i]!, simple.xy[2 * i + 1]!];
      if (i === start) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.close();
    start = end;
  }
  return path;
}

const glyphs = createGlyphCache();

/** Numbers of a segment: both ends (x, y, x, y) and half of its width. */
const SEGMENT = 5;

/** The segments of the outlines that are measured. One instance is used again and again. */
class Segments {
  numbers = new Float64Array(SEGMENT * 256);
  length = 0;

  add(x: number, y: number, endX: number, endY: number, half: number): void {
    const at = this.length;
    if (at === this.numbers.length) this.numbers = copied(this.numbers, new Float64Array(2 * at));
    const { numbers } = this;
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = endX;
    numbers[at + 3] = endY;
    numbers[at + 4] = half;
    this.length = at + SEGMENT;
  }

  /** Adds closed polygons, each point moved to (x + sx px, y + sy py). */
  addPolygons(
    { xy, ends }: FlatOutlines,
    count: number,
    x: number,
    y: number,
    sx: number,
    sy: number,
    half: number,
  ): void {
    let start = 0;
    for (let contour = 0; contour < count; contour++) {
      const end = ends[contour]!;
      let beforeX = x + sx * xy[2 * end - 2]!;
      let beforeY = y + sy * xy[2 * end - 1]!;
      for (let i = start; i < end; i++) {
        const atX = x + sx * xy[2 * i]!;
        const atY = y + sy * xy[2 * i + 1]!;
        this.add(beforeX, beforeY, atX, atY, half);
        beforeX = atX;
        beforeY = atY;
      }
      start = end;
    }
  }
}

const segments = new Segments();

/** Adds the segments of a piece's outline. */
function addSegments(piece: TextPiece): void {
  if (piece.kind === 'glyph') {
    const flat = glyphs(piece.glyph, piece.size);
    const scale = piece.size / flat.em;
    segments.addPolygons(flat, flat.ends.length, piece.x, piece.y, scale, -scale, 0);
  } else if (piece.kind === 'rule' || piece.clip) {
    const { x, y, width, height } = piece.kind === 'rule' ? piece.rect : piece.clip!;
    segments.add(x, y, x + width, y, 0);
    segments.add(x, y + height, x + width, y + height, 0);
  } else {
    outlines.clear();
    flatten(piece.path, scaling(1), EVERYWHERE, 0, outlines);
    segments.addPolygons(outlines, outlines.count, 0, 0, 1, 1, (piece.stroke?.width ?? 0) / 2);
  }
}

/** The tops and bottoms of pieces in columns; undefined where they have no ink. */
function profileOf(pieces: readonly TextPiece[], column: number): Profile | undefined {
  segments.length = 0;
  for (const piece of pieces) addSegments(piece);
  const { numbers, length } = segments;
  let left = Infinity;
  let right = -Infinity;
  for (let i = 0; i < length; i += SEGMENT) {
    const half = numbers[i + 4]!;
    left = Math.min(left, numbers[i]! - half);
    right = Math.max(right, numbers[i]! + half, numbers[i + 2]! + half);
  }
  if (!(left <= right)) return undefined;
  const first = Math.floor(left / column);
  const count = Math.floor(right / column) - first + 1;
  const top = new Float64Array(count).fill(NaN);
  const bottom = new Float64Array(count).fill(NaN);
  for (let i = 0; i < length; i += SEGMENT) {
    const x = numbers[i]!;
    const y = numbers[i + 1]!;
    const endX = numbers[i + 2]!;
    const endY = numbers[i + 3]!;
    const half = numbers[i + 4]!;
    const low = Math.min(x, endX);
    const high = Math.max(x, endX);
    const yAtLow = x < endX ? y : endY;
    const yAtHigh = x < endX ? endY : y;
    const slope = (endY - y) / (endX - x);
    const last = Math.floor((high + half) / column);
    for (let k = Math.floor((low - half) / column); k <= last; k++) {
      const near = k * column;
      const far = (k + 1) * column;
      const a = low === high || near <= low ? yAtLow : near >= high ? yAtHigh : y + slope * (near - x);
      const b = low === high || far >= high ? yAtHigh : far <= low ? yAtLow : y + slope * (far - x);
      const upper = Math.min(a, b) - half;
      const lower = Math.max(a, b) + half;
      if (!(top[k - first]! <= upper)) top[k - first] = upper;
      if (!(bottom[k - first]! >= lower)) bottom[k - first] = lower;
    }
  }
  return { first, top, bottom };
}

/**
 * The upper edge of what lies below `tops` of columns: grown by discs of `width + closing`, then shrunk by discs of
 * `closing`. At the columns' left sides, from a margin of both before the first; NaN where nothing is.
 */
function edge(tops: Float64Array, column: number, width: number, closing: number): Float64Array {
  const reach = width + closing;
  const margin = Math.ceil(reach / column);
  const grown = new Float64Array(tops.length + 2 * margin + 1).fill(NaN);
  const outer = heights(reach, column);
  for (let k = 0; k < tops.length; k++) {
    const top = tops[k]!;
    if (Number.isNaN(top)) continue;
    // A column covers all from its left to its right side.
    const [left, right] = [k + margin, k + margin + 1];
    for (let d = 0; d < outer.length; d++) {
      const height = top - outer[d]!;
      if (!(grown[left - d]! <= height)) grown[left - d] = height;
      if (!(grown[right + d]! <= height)) grown[right + d] = height;
    }
  }
  const inner = heights(closing, column);
  const middle = inner[0]!;
  const shrunk = new Float64Array(grown.length).fill(NaN);
  // Nearer to an end than its radius the smaller disc does not fit.
  const beside = inner.length - 1;
  for (let j = beside; j < grown.length - beside; j++) {
    let least = grown[j]!;
    for (let d = 1; d <= beside; d++) {
      // Math.max gives NaN where one of them is: there the disc does not fit either.
      least = Math.max(least, grown[j - d]! + inner[d]! - middle, grown[j + d]! + inner[d]! - middle);
    }
    shrunk[j] = least + middle;
  }
  return shrunk;
}

/** How high a disc is over its middle, at distances of whole columns from it. */
function heights(radius: number, column: number): number[] {
  const count = Math.floor(radius / column) + 1;
  return Array.from({ length: count }, (_, d) => Math.sqrt(radius * radius - d * d * column * column));
}
