// The characters of a TrueType or OpenType file, from its cmap table.

/** The sorted code points that the font at `bytes` maps to a glyph. Reads cmap formats 4 and 12. */
export function codePointsOf(bytes) {
  const cmap = tableOf(bytes, 'cmap');
  const found = new Set();
  const count = cmap.readUInt16BE(2);
  let read = 0;
  for (let i = 0; i < count; i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + 8 * i + 4));
    const platform = cmap.readUInt16BE(4 + 8 * i);
    const format = subtable.readUInt16BE(0);
    if (platform !== 0 && platform !== 3) continue;
    if (format === 4) readFormat4(subtable, found);
    else if (format === 12) readFormat12(subtable, found);
    else continue;
    read++;
  }
  if (read === 0) throw new Error('The font has no cmap subtable of format 4 or 12');
  return [...found].sort((a, b) => a - b);
}

// https://learn.microsoft.com/typography/opentype/spec/otff#table-directory
function tableOf(bytes, name) {
  const count = bytes.readUInt16BE(4);
  for (let i = 0; i < count; i++) {
    const entry = 12 + 16 * i;
    if (bytes.toString('latin1', entry, entry + 4) !== name) continue;
    const offset = bytes.readUInt32BE(entry + 8);
    return bytes.subarray(offset, offset + bytes.readUInt32BE(entry + 12));
  }
  throw new Error(`The font has no table ${name}`);
}

// https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
function readFormat4(t, found) {
  const segX2 = t.readUInt16BE(6);
  for (let i = 0; i < segX2; i += 2) {
    const last = t.readUInt16BE(14 + i);
    const first = t.readUInt16BE(16 + segX2 + i);
    const delta = t.readUInt16BE(16 + 2 * segX2 + i);
    const rangeAt = 16 + 3 * segX2 + i;
    const range = t.readUInt16BE(rangeAt);
    for (let c = first; c <= last && c < 0xffff; c++) {
      const raw = range === 0 ? c : t.readUInt16BE(rangeAt + range + 2 * (c - first));
      if ((range === 0 || raw !== 0) && ((raw + delta) & 0xffff) !== 0) found.add(c);
    }
  }
}

// https://learn.microsoft.com/typography/opentype/spec/cmap#format-12-segmented-coverage
function readFormat12(t, found) {
  const groups = t.readUInt32BE(12);
  for (let i = 0; i < groups; i++) {
    const at = 16 + 12 * i;
    const glyph = t.readUInt32BE(at + 8);
    const first = t.readUInt32BE(at);
    for (let c = first; c <= t.readUInt32BE(at + 4); c++) if (glyph + c - first !== 0) found.add(c);
  }
}
