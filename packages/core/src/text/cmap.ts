import type { Table } from './sfnt.js';

/** The glyph of a code point; 0 where there is none. */
export type CharacterMap = (codePoint: number) => number;

const UNICODE = 0;
const WINDOWS = 3;
const SEGMENTS = 4;
const SEGMENTED_COVERAGE = 12;

/**
 * Reads a cmap table's largest Unicode subtable, of format 12 or else 4.
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 * @throws {Error} where there is none.
 */
export function readCharacterMap(cmap: Table): CharacterMap {
  let segments: number | undefined;
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const platform = cmap.getUint16(4 + 8 * i);
    if (platform !== UNICODE && platform !== WINDOWS) continue;
    const at = cmap.getUint32(8 + 8 * i);
    const format = cmap.getUint16(at);
    if (format === SEGMENTED_COVERAGE) return coverageMap(cmap, at);
    if (format === SEGMENTS) segments = at;
  }
  if (segments === undefined) throw new Error('the font has no cmap subtable of format 4 or 12');
  return segmentMap(cmap, segments);
}

function segmentMap(cmap: Table, at: number): CharacterMap {
  const size = cmap.getUint16(at + 6);
  const lasts = at + 14;
  const firsts = lasts + size + 2;
  const deltas = firsts + size;
  const offsets = deltas + size;
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    const i = 2 * firstWith(size / 2, (k) => cmap.getUint16(lasts + 2 * k) >= codePoint);
    if (i >= size) return 0;
    const first = cmap.getUint16(firsts + i);
    if (first > codePoint) return 0;
    const delta = cmap.getUint16(deltas + i);
    const offset = cmap.getUint16(offsets + i);
    if (offset === 0) return (codePoint + delta) & 0xffff;
    const glyph = cmap.getUint16(offsets + i + offset + 2 * (codePoint - first));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}

function coverageMap(cmap: Table, at: number): CharacterMap {
  const groups = cmap.getUint32(at + 12);
  return (codePoint) => {
    const i = firstWith(groups, (k) => cmap.getUint32(at + 20 + 12 * k) >= codePoint);
    if (i >= groups) return 0;
    const group = at + 16 + 12 * i;
    const first = cmap.getUint32(group);
    return first > codePoint ? 0 : cmap.getUint32(group + 8) + codePoint - first;
  };
}

/** The least of 0..count-1 from which on `holds` is true; `count` where it never is. */
function firstWith(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
