import { readTag, type Table } from './sfnt.js';

/** Kerning between two glyphs by index, font units. */
export type Kerning = (left: number, right: number) => number;

/** The pair adjustments of a GPOS lookup; undefined where this subtable says nothing about the pair. */
type PairTable = (left: number, right: number) => number | undefined;

const PAIR_ADJUSTMENT = 2;
const EXTENSION = 9;
const X_ADVANCE = 4;

/**
 * Reads the pair kerning of a GPOS table: its `kern` feature, with lookups behind extensions too. Contextual kerning is left out.
 * https://learn.microsoft.com/typography/opentype/spec/gpos
 */
export function readKerning(gpos: Table | undefined): Kerning {
  if (!gpos) return () => 0;
  const lookups = kernLookups(gpos).map((at) => pairTables(gpos, at));
  return (left, right) => {
    let sum = 0;
    for (const tables of lookups) {
      for (const table of tables) {
        const value = table(left, right);
        if (value === undefined) continue;
        sum += value;
        break;
      }
    }
    return sum;
  };
}

/** Offsets of the lookups of the Latin script's kern features, or of the default script's. */
function kernLookups(gpos: DataView): number[] {
  const scripts = gpos.getUint16(4);
  const features = gpos.getUint16(6);
  const lookupList = gpos.getUint16(8);
  const language = new Map<string, number>();
  for (let i = 0; i < gpos.getUint16(scripts); i++) {
    const record = scripts + 2 + 6 * i;
    const script = scripts + gpos.getUint16(record + 4);
    const defaultLanguage = gpos.getUint16(script);
    if (defaultLanguage !== 0) language.set(readTag(gpos, record), script + defaultLanguage);
  }
  const chosen = language.get('latn') ?? language.get('DFLT');
  if (chosen === undefined) return [];
  const lookups = new Set<number>();
  for (let i = 0; i < gpos.getUint16(chosen + 4); i++) {
    const record = features + 2 + 6 * gpos.getUint16(chosen + 6 + 2 * i);
    if (readTag(gpos, record) !== 'kern') continue;
    const feature = features + gpos.getUint16(record + 4);
    for (let j = 0; j < gpos.getUint16(feature + 2); j++) lookups.add(gpos.getUint16(feature + 4 + 2 * j));
  }
  return [...lookups].sort((a, b) => a - b).map((lookup) => lookupList + gpos.getUint16(lookupList + 2 + 2 * lookup));
}

function pairTables(gpos: DataView, lookup: number): PairTable[] {
  const tables: PairTable[] = [];
  for (let i = 0; i < gpos.getUint16(lookup + 4); i++) {
    let type = gpos.getUint16(lookup);
    let at = lookup + gpos.getUint16(lookup + 6 + 2 * i);
    if (type === EXTENSION) {
      type = gpos.getUint16(at + 2);
      at += gpos.getUint32(at + 4);
    }
    if (type === PAIR_ADJUSTMENT) tables.push(pairTable(gpos, at));
  }
  return tables;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function pairTable(gpos: DataView, at: number): PairTable {
  const format = gpos.getUint16(at);
  const coverage = at + gpos.getUint16(at + 2);
  const first = gpos.getUint16(at + 4);
  const second = gpos.getUint16(at + 6);
  const valueSize = 2 * (bitCount(first) + bitCount(second));
  // A value record holds the fields of its format's set bits in order.
  const advanceAt = 2 * bitCount(first & (X_ADVANCE - 1));
  const advance = (record: number) => ((first & X_ADVANCE) === 0 ? 0 : gpos.getInt16(record + advanceAt));

  if (format === 1) {
    return (left, right) => {
      const index = coverageIndex(gpos, coverage, left);
      if (index === undefined) return undefined;
      const set = at + gpos.getUint16(at + 10 + 2 * index);
      const stride = 2 + valueSize;
      const found = search(gpos.getUint16(set), (i) => right - gpos.getUint16(set + 2 + stride * i));
      return found === undefined ? undefined : advance(set + 2 + stride * found + 2);
    };
  }
  const classes1 = at + gpos.getUint16(at + 8);
  const classes2 = at + gpos.getUint16(at + 10);
  const count2 = gpos.getUint16(at + 14);
  return (left, right) => {
    if (coverageIndex(gpos, coverage, left) === undefined) return undefined;
    const class2 = classOf(gpos, classes2, right);
    // As HarfBuzz does: a right glyph without a class leaves the pair to the next subtable.
    if (class2 === 0) return undefined;
    return advance(at + 16 + valueSize * (classOf(gpos, classes1, left) * count2 + class2));
  };
}

/** The index in 0..count-1 at which `compare` is 0, where it falls from positive to negative; by halving. */
function search(count: number, compare: (index: number) => number): number | undefined {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(middle);
    if (order === 0) return middle;
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}

/** Which range record (first, last, value) at `at` holds the glyph. */
function searchRanges(view: DataView, at: number, count: number, glyph: number): number | undefined {
  return search(count, (i) => {
    const record = at + 6 * i;
    if (glyph < view.getUint16(record)) return -1;
    return glyph > view.getUint16(record + 2) ? 1 : 0;
  });
}

function coverageIndex(view: DataView, at: number, glyph: number): number | undefined {
  const count = view.getUint16(at + 2);
  if (view.getUint16(at) === 1) return search(count, (i) => glyph - view.getUint16(at + 4 + 2 * i));
  const range = searchRanges(view, at + 4, count, glyph);
  if (range === undefined) return undefined;
  const record = at + 4 + 6 * range;
  return view.getUint16(record + 4) + glyph - view.getUint16(record);
}

function classOf(view: DataView, at: number, glyph: number): number {
  if (view.getUint16(at) === 1) {
    const index = glyph - view.getUint16(at + 2);
    return index >= 0 && index < view.getUint16(at + 4) ? view.getUint16(at + 6 + 2 * index) : 0;
  }
  const range = searchRanges(view, at + 4, view.getUint16(at + 2), glyph);
  return range === undefined ? 0 : view.getUint16(at + 4 + 6 * range + 4);
}
