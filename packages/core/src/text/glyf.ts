import { CLOSE, LINE, MOVE, type Path, QUAD } from '../scene/path.js';
import type { Table } from './sfnt.js';

/** Tells where a glyph's data begins in the glyf table, and where they end. */
export type GlyphRange = (index: number) => readonly [start: number, end: number];

/** Reads the loca table. https://learn.microsoft.com/typography/opentype/spec/loca */
export function readGlyphRanges(loca: Table, isLong: boolean): GlyphRange {
  const at = (index: number) => (isLong ? loca.getUint32(4 * index) : 2 * loca.getUint16(2 * index));
  return (index) => [at(index), at(index + 1)];
}

/** Points of a glyph; the contours end after the points whose indices are in `ends`. */
interface Outline {
  readonly x: number[];
  readonly y: number[];
  readonly onCurve: boolean[];
  readonly ends: number[];
}

/** Composites nest; a deeper one is damaged. */
const MAX_DEPTH = 8;

/**
 * The outline of a glyph in font units, y up. https://learn.microsoft.com/typography/opentype/spec/glyf
 * @throws {RangeError} where the data are damaged.
 */
export function readOutline(glyf: Table, range: GlyphRange, index: number): Path {
  const verbs: number[] = [];
  const coords: number[] = [];
  const { x, y, onCurve, ends } = readGlyph(glyf, range, index, 0);
  let start = 0;
  for (const end of ends) {
    addContour(verbs, coords, x, y, onCurve, start, end);
    start = end;
  }
  return { verbs, coords };
}

function readGlyph(glyf: Table, range: GlyphRange, index: number, depth: number): Outline {
  const [start, end] = range(index);
  if (start === end) return { x: [], y: [], onCurve: [], ends: [] };
  if (depth > MAX_DEPTH) throw new RangeError(`Glyph ${index} is made of glyphs without end`);
  const contours = glyf.getInt16(start);
  const data = start + 10;
  return contours >= 0 ? readSimple(glyf, data, contours) : readComposite(glyf, range, data, depth);
}

const ON_CURVE = 1;
const SHORT_X = 2;
const SHORT_Y = 4;
const REPEAT = 8;
/** For a short coordinate: it is positive; else: it is the one before. */
const SAME_X = 16;
const SAME_Y = 32;

function readSimple(glyf: Table, data: number, contours: number): Outline {
  const ends: number[] = [];
  let at = data;
  for (let i = 0; i < contours; i++, at += 2) ends.push(glyf.getUint16(at) + 1);
  const count = ends.at(-1) ?? 0;
  at += 2 + glyf.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyf.getUint8(at++);
    flags.push(flag);
    if ((flag & REPEAT) === 0) continue;
    for (let more = glyf.getUint8(at++); more > 0; more--) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0;
    return flags.slice(0, count).map((flag) => {
      if ((flag & short) !== 0) {
        const step = glyf.getUint8(at++);
        value += (flag & same) !== 0 ? step : -step;
      } else if ((flag & same) === 0) {
        value += glyf.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const x = coordinates(SHORT_X, SAME_X);
  const y = coordinates(SHORT_Y, SAME_Y);
  return { x, y, onCurve: flags.slice(0, count).map((flag) => (flag & ON_CURVE) !== 0), ends };
}

const WORDS = 1;
const ARE_OFFSETS = 2;
const SCALE = 8;
const MORE = 0x20;
const SCALES = 0x40;
const MATRIX = 0x80;

function readComposite(glyf: Table, range: GlyphRange, data: number, depth: number): Outline {
  const all: Outline = { x: [], y: [], onCurve: [], ends: [] };
  let at = data;
  let flags: number;
  do {
    flags = glyf.getUint16(at);
    const part = readGlyph(glyf, range, glyf.getUint16(at + 2), depth + 1);
    at += 4;
    const isWords = (flags & WORDS) !== 0;
    const isSigned = (flags & ARE_OFFSETS) !== 0;
    const argument = (i: number): number => {
      if (isWords) return isSigned ? glyf.getInt16(at + 2 * i) : glyf.getUint16(at + 2 * i);
      return isSigned ? glyf.getInt8(at + i) : glyf.getUint8(at + i);
    };
    const [first, second] = [argument(0), argument(1)];
    at += isWords ? 4 : 2;
    let [xx, xy, yx, yy] = [1, 0, 0, 1];
    const fraction = () => {
      at += 2;
      return glyf.getInt16(at - 2) / 0x4000;
    };
    if ((flags & SCALE) !== 0) xx = yy = fraction();
    else if ((flags & SCALES) !== 0) [xx, yy] = [fraction(), fraction()];
    else if ((flags & MATRIX) !== 0) [xx, xy, yx, yy] = [fraction(), fraction(), fraction(), fraction()];
    const x = part.x.map((value, i) => xx * value + yx * part.y[i]!);
    const y = part.y.map((value, i) => xy * part.x[i]! + yy * value);
    // Without offsets, a point of the part lies on one of what is there already.
    const dx = isSigned ? first : (all.x[first] ?? 0) - (x[second] ?? 0);
    const dy = isSigned ? second : (all.y[first] ?? 0) - (y[second] ?? 0);
    const before = all.x.length;
    for (let i = 0; i < x.length; i++) {
      all.x.push(x[i]! + dx);
      all.y.push(y[i]! + dy);
      all.onCurve.push(part.onCurve[i]!);
    }
    for (const end of part.ends) all.ends.push(before + end);
  } while ((flags & MORE) !== 0);
  return all;
}

/** Between two points off the curve, their middle is on it. Font units are not snapped: no engine differs in them. */
function addContour(
  verbs: number[],
  coords: number[],
  x: readonly number[],
  y: readonly number[],
  onCurve: readonly boolean[],
  start: number,
  end: number,
): void {
  if (start >= end) return;
  const last = end - 1;
  verbs.push(MOVE);
  if (onCurve[last]) coords.push(x[last]!, y[last]!);
  else if (onCurve[start]) coords.push(x[start]!, y[start]!);
  else coords.push((x[last]! + x[start]!) / 2, (y[last]! + y[start]!) / 2);
  for (let i = start; i < end; i++) {
    const previous = i === start ? last : i - 1;
    const next = i === last ? start : i + 1;
    if (!onCurve[i]) {
      verbs.push(QUAD);
      if (onCurve[next]) coords.push(x[i]!, y[i]!, x[next]!, y[next]!);
      else coords.push(x[i]!, y[i]!, (x[i]! + x[next]!) / 2, (y[i]! + y[next]!) / 2);
    } else if (onCurve[previous] && (x[i] !== x[previous] || y[i] !== y[previous])) {
      verbs.push(LINE);
      coords.push(x[i]!, y[i]!);
    }
  }
  verbs.push(CLOSE);
}
