import { flattenGlyph } from '../raster/flat-glyph.js';
import { pathBounds } from '../scene/path-bounds.js';
import type { FlatGlyph, Glyph, PreparedGlyph } from '../scene/scene.js';
import type { PreparedGlyphs } from './face.js';

/** Files of another kind, or of another version of this one, begin otherwise. */
const KIND = 0x31474c47;
/** Ems for which glyphs are flattened, px: what labels are drawn with, at pixel ratios of 1 and 2. */
const EMS = [16, 32, 64];
/** Bytes of the file's head: its kind, and how many glyphs its table has. */
const HEAD = 8;
/** Bytes of a glyph in the table: where its ink is, and where its polylines for each em; 0 where it has none. */
const ENTRY = 4 * (1 + EMS.length);
/** Bytes of an extent in doubles and in floats. */
const INK = 32;
const BOX = 16;
/** Bytes before the polylines: the numbers of their contours and points, and what they lie in. */
const FLAT_HEAD = 8 + BOX;

/**
 * A file of what `readPreparedGlyphs` gives, in little-endian numbers at multiples of their four bytes.
 * @param glyphs By index in the face.
 */
export function writePreparedGlyphs(glyphs: ReadonlyMap<number, Glyph>): Uint8Array {
  const count = Math.max(-1, ...glyphs.keys()) + 1;
  const flats = [...glyphs].map(([index, glyph]) => ({
    index,
    glyph,
    flats: EMS.map((em) => flattenGlyph(glyph, em)),
  }));
  const sizeOf = ({ xy, ends }: FlatGlyph) => FLAT_HEAD + 4 * (ends.length + xy.length);
  const size = flats.reduce(
    (sum, each) => each.flats.reduce((all, flat) => all + sizeOf(flat), sum + INK),
    HEAD + ENTRY * count,
  );
  const out = new DataView(new ArrayBuffer(size));
  out.setUint32(0, KIND, true);
  out.setUint32(4, count, true);
  let at = HEAD + ENTRY * count;
  const float = (value: number) => {
    out.setFloat32(at, value, true);
    at += 4;
  };
  const integer = (value: number) => {
    out.setUint32(at, value, true);
    at += 4;
  };
  for (const { index, glyph, flats: own } of flats) {
    const entry = HEAD + ENTRY * index;
    out.setUint32(entry, at, true);
    const { left, top, right, bottom } = pathBounds(glyph.outline);
    for (const value of [left, top, right, bottom]) {
      out.setFloat64(at, value, true);
      at += 8;
    }
    for (const [k, { xy, ends, bounds }] of own.entries()) {
      out.setUint32(entry + 4 * (k + 1), at, true);
      integer(ends.length);
      integer(xy.length / 2);
      for (const value of [bounds.left, bounds.top, bounds.right, bounds.bottom]) float(value);
      ends.forEach(integer);
      xy.forEach(float);
    }
  }
  return new Uint8Array(out.buffer);
}

/** Typed arrays, which take the file's numbers as they are, have the machine's order of bytes. */
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Finds glyphs in a file that `writePreparedGlyphs` made; a file of another version has none. */
export function readPreparedGlyphs(bytes: Uint8Array): PreparedGlyphs {
  // Numbers have to lie at multiples of their size.
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const view = new DataView(own.buffer, own.byteOffset, own.byteLength);
  if (!IS_LITTLE_ENDIAN || view.byteLength < HEAD || view.getUint32(0, true) !== KIND) return () => undefined;
  const count = view.getUint32(4, true);
  return (index) => {
    if (index >= count) return undefined;
    const entry = HEAD + ENTRY * index;
    const at = view.getUint32(entry, true);
    return at === 0 ? undefined : preparedGlyph(view, entry, at);
  };
}

function preparedGlyph(view: DataView, entry: number, at: number): PreparedGlyph {
  const double = (k: number) => view.getFloat64(at + 8 * k, true);
  return {
    ink: { left: double(0), top: double(1), right: double(2), bottom: double(3) },
    flat(em) {
      const k = EMS.indexOf(em);
      return k < 0 ? undefined : readFlat(view, em, view.getUint32(entry + 4 * (k + 1), true));
    },
  };
}

function readFlat(view: DataView, em: number, at: number): FlatGlyph {
  const contours = view.getUint32(at, true);
  const points = view.getUint32(at + 4, true);
  const side = (k: number) => view.getFloat32(at + 8 + 4 * k, true);
  const start = view.byteOffset + at + FLAT_HEAD;
  return {
    em,
    bounds: { left: side(0), top: side(1), right: side(2), bottom: side(3) },
    ends: new Int32Array(view.buffer, start, contours),
    xy: new Float32Array(view.buffer, start + 4 * contours, 2 * points),
  };
}
