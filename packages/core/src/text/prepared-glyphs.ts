import { flattenGlyph } from '../raster/flat-glyph.js';
import { type Bounds, pathBounds } from '../scene/path-bounds.js';
import type { FlatGlyph, Glyph } from '../scene/scene.js';
import type { PreparedGlyphs } from './face.js';

/** Files of another kind, or of another version of this one, begin otherwise. */
const KIND = 0x32474c47;
/** Ems for which glyphs are flattened, px: what labels are drawn with, at pixel ratios of 1 and 2. */
const EMS = [16, 32, 64];
/** Bytes of a file's head: its kind, and how many glyphs its table has. The table tells where those lie; 0 for one that is not there. */
const HEAD = 8;
const ENTRY = 4;
/** Bytes of an extent in doubles and in floats. */
const INK = 32;
const BOX = 16;
/** Bytes before the polylines: the numbers of their contours and points, and what they lie in. */
const FLAT_HEAD = 8 + BOX;

/** The files of what is prepared for a face's glyphs: their extents, and their polylines for an em of so many px. A picture needs few of them. */
export type PreparedPart = 'ink' | `${number}`;

/**
 * The files that `readPreparedGlyphs` asks for, in little-endian numbers at multiples of their four bytes.
 * @param glyphs By index in the face.
 */
export function writePreparedGlyphs(glyphs: ReadonlyMap<number, Glyph>): ReadonlyMap<PreparedPart, Uint8Array> {
  return new Map<PreparedPart, Uint8Array>([
    ['ink', fileOf(glyphs, ({ outline }) => inkBytes(pathBounds(outline)))],
    ...EMS.map((em) => [`${em}`, fileOf(glyphs, (glyph) => flatBytes(flattenGlyph(glyph, em)))] as const),
  ]);
}

function fileOf(glyphs: ReadonlyMap<number, Glyph>, bytesOf: (glyph: Glyph) => Uint8Array): Uint8Array {
  const count = Math.max(-1, ...glyphs.keys()) + 1;
  const entries = [...glyphs].map(([index, glyph]) => ({ index, bytes: bytesOf(glyph) }));
  const size = entries.reduce((sum, { bytes }) => sum + bytes.length, HEAD + ENTRY * count);
  const file = new Uint8Array(size);
  const out = new DataView(file.buffer);
  out.setUint32(0, KIND, true);
  out.setUint32(4, count, true);
  let at = HEAD + ENTRY * count;
  for (const { index, bytes } of entries) {
    out.setUint32(HEAD + ENTRY * index, at, true);
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
}

function inkBytes({ left, top, right, bottom }: Bounds): Uint8Array {
  const out = new DataView(new ArrayBuffer(INK));
  for (const [k, value] of [left, top, right, bottom].entries()) out.setFloat64(8 * k, value, true);
  return new Uint8Array(out.buffer);
}

function flatBytes({ xy, ends, bounds }: FlatGlyph): Uint8Array {
  const out = new DataView(new ArrayBuffer(FLAT_HEAD + 4 * (ends.length + xy.length)));
  const { left, top, right, bottom } = bounds;
  out.setUint32(0, ends.length, true);
  out.setUint32(4, xy.length / 2, true);
  for (const [k, value] of [left, top, right, bottom].entries()) out.setFloat32(8 + 4 * k, value, true);
  for (const [k, value] of ends.entries()) out.setUint32(FLAT_HEAD + 4 * k, value, true);
  for (const [k, value] of xy.entries()) out.setFloat32(FLAT_HEAD + 4 * (ends.length + k), value, true);
  return new Uint8Array(out.buffer);
}

/** Typed arrays, which take a file's numbers as they are, have the machine's order of bytes. */
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/**
 * Finds glyphs in files that `writePreparedGlyphs` made; those of another version have none.
 * @param read Gives a file when it is first needed.
 */
export function readPreparedGlyphs(read: (part: PreparedPart) => Uint8Array): PreparedGlyphs {
  const files = new Map<PreparedPart, DataView | undefined>();
  const fileOfPart = (part: PreparedPart): DataView | undefined => {
    if (!files.has(part)) files.set(part, viewOf(read(part)));
    return files.get(part);
  };
  return (index) => {
    const ink = fileOfPart('ink');
    const at = ink && placeOf(ink, index);
    if (!at) return undefined;
    return {
      ink: readInk(ink, at),
      flat(em) {
        const flats = EMS.includes(em) ? fileOfPart(`${em}`) : undefined;
        const place = flats && placeOf(flats, index);
        return place ? readFlat(flats, em, place) : undefined;
      },
    };
  };
}

function viewOf(bytes: Uint8Array): DataView | undefined {
  // Numbers have to lie at multiples of their size.
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const view = new DataView(own.buffer, own.byteOffset, own.byteLength);
  return IS_LITTLE_ENDIAN && view.byteLength >= HEAD && view.getUint32(0, true) === KIND ? view : undefined;
}

const placeOf = (file: DataView, index: number): number =>
  index < file.getUint32(4, true) ? file.getUint32(HEAD + ENTRY * index, true) : 0;

function readInk(file: DataView, at: number): Bounds {
  const side = (k: number) => file.getFloat64(at + 8 * k, true);
  return { left: side(0), top: side(1), right: side(2), bottom: side(3) };
}

function readFlat(file: DataView, em: number, at: number): FlatGlyph {
  const contours = file.getUint32(at, true);
  const points = file.getUint32(at + 4, true);
  const side = (k: number) => file.getFloat32(at + 8 + 4 * k, true);
  const start = file.byteOffset + at + FLAT_HEAD;
  return {
    em,
    bounds: { left: side(0), top: side(1), right: side(2), bottom: side(3) },
    ends: new Int32Array(file.buffer, start, contours),
    xy: new Float32Array(file.buffer, start + 4 * contours, 2 * points),
  };
}
