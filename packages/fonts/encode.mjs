// Writes a font as the compact file that core reads; README.md describes the format.

const HEADER = 22;
/** So many commands that are alike share a byte. */
const MAX_RUN = 32;
const NO_KERNING = { lefts: [], rights: [], matrix: [] };
/** By opentype.js's names of commands: a verb, and its coordinates in order. */
const VERBS = { M: [0, 'x', 'y'], L: [1, 'x', 'y'], Q: [2, 'x1', 'y1', 'x', 'y'], Z: [5], H: [6, 'x1', 'y1'] };

/**
 * @param font As `readOpenType` of src/open-type.ts gives it.
 * @param isShaped Whether HarfBuzz chooses its glyphs: also such as stand for no character, and kerns them.
 */
export function encodeFont(font, { isShaped = false } = {}) {
  const characters = [...font.characters].sort(([a], [b]) => a - b);
  const indices = Array.from({ length: font.glyphCount }, (_, index) => index);
  const drawn = new Set(isShaped ? indices : font.characters.values());
  const commands = indices.map((index) => (drawn.has(index) ? withHalfways(font.outline(index)) : []));
  const parts = partsOf(commands);
  const outlines = commands.map((one) => outlineBytes(one, parts));
  const starts = [0];
  for (const [i, { length }] of outlines.entries()) starts.push(starts[i] + length);
  const { lefts, rights, matrix } = isShaped ? NO_KERNING : kerningClasses(font);
  const header = Buffer.alloc(HEADER);
  header.write('GSF1', 'latin1');
  header.writeUInt16LE(font.unitsPerEm, 4);
  header.writeInt16LE(font.ascender, 6);
  header.writeInt16LE(font.descender, 8);
  header.writeUInt16LE(font.glyphCount, 10);
  header.writeUInt32LE(characters.length, 12);
  header.writeUInt16LE(matrix.length, 16);
  header.writeUInt16LE(matrix[0]?.length ?? 0, 18);
  header.writeUInt16LE(parts, 20);
  return Buffer.concat([
    header,
    numbers(
      characters.map(([codePoint]) => codePoint),
      4,
      'writeUInt32LE',
    ),
    numbers(
      characters.map(([, index]) => index),
      2,
      'writeUInt16LE',
    ),
    numbers(
      indices.map((index) => font.advance(index)),
      2,
      'writeUInt16LE',
    ),
    numbers(starts, 4, 'writeUInt32LE'),
    numbers(lefts, 1, 'writeUInt8'),
    numbers(rights, 1, 'writeUInt8'),
    numbers(matrix.flat(), 2, 'writeInt16LE'),
    ...outlines,
  ]);
}

function numbers(values, size, write) {
  const bytes = Buffer.alloc(size * values.length);
  for (const [i, value] of values.entries()) bytes[write](value, size * i);
  return bytes;
}

/** Replaces curves that end halfway to the control point of the next one. */
function withHalfways(commands) {
  return commands.map((command, i) => {
    const next = commands[i + 1];
    const isHalfway =
      command.type === 'Q' &&
      next?.type === 'Q' &&
      2 * command.x === command.x1 + next.x1 &&
      2 * command.y === command.y1 + next.y1;
    return isHalfway ? { type: 'H', x1: command.x1, y1: command.y1 } : command;
  });
}

const fieldsOf = ({ type }) => VERBS[type].slice(1);

function partsOf(outlines) {
  const coordinates = outlines.flat().flatMap((command) => fieldsOf(command).map((field) => command[field]));
  const parts = [1, 2].find((count) => coordinates.every((value) => Number.isInteger(count * value)));
  if (parts === undefined) throw new Error('A coordinate is no multiple of half a unit: the format has no others');
  return parts;
}

function outlineBytes(commands, parts) {
  const bytes = [];
  const pen = { x: 0, y: 0 };
  let at = 0;
  while (at < commands.length) {
    const { type } = commands[at];
    let end = at + 1;
    while (end < commands.length && end < at + MAX_RUN && commands[end].type === type) end++;
    bytes.push(VERBS[type][0] | ((end - at - 1) << 3));
    for (; at < end; at++) {
      for (const field of fieldsOf(commands[at])) {
        const value = parts * commands[at][field];
        pushNumber(bytes, value - pen[field[0]]);
        pen[field[0]] = value;
      }
    }
  }
  return Buffer.from(bytes);
}

/** In 7 bits a byte, the lowest first; the lowest bit of all is the sign. */
function pushNumber(bytes, value) {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  bytes.push(rest);
}

/** Classes of glyphs that are kerned alike, on the left and on the right of others, and the kerning of each two classes; nothing of fonts without kerning. */
function kerningClasses({ glyphCount, kerning }) {
  const all = Array.from({ length: glyphCount }, (_, left) =>
    Array.from({ length: glyphCount }, (_, right) => kerning(left, right)),
  );
  if (all.every((row) => row.every((value) => value === 0))) return NO_KERNING;
  const left = classes(all);
  const right = classes(all.map((_, column) => left.of.map((row) => row[column])));
  return {
    lefts: left.numbers,
    rights: right.numbers,
    matrix: left.of.map((_, row) => right.of.map((column) => column[row])),
  };
}

/** Numbers equal lists alike: the number of each list, and the list of each number. */
function classes(lists) {
  const known = new Map();
  const numbers = lists.map((list) => {
    const key = list.join();
    if (!known.has(key)) known.set(key, { number: known.size, list });
    return known.get(key).number;
  });
  if (known.size > 256) throw new Error(`${known.size} classes of kerning: a byte names 256`);
  return { numbers, of: [...known.values()].map(({ list }) => list) };
}
