import { COORDS, type Path, QUAD } from '../scene/path.js';
import type { FontData } from './font-data.js';

/** `GSF1`, little-endian. */
const KIND = 0x31465347;
const HEADER = 22;
/** A quadratic curve that ends halfway to the control point of the next one. */
const QUAD_HALFWAY = 6;

/**
 * Reads a font file of the bundle; packages/fonts/README.md describes the format. Outlines are read when they are asked for.
 * @throws {Error} where the bytes are no such file.
 */
export function readCompactFont(bytes: Uint8Array): FontData {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.byteLength < HEADER || file.getUint32(0, true) !== KIND) throw new Error('it does not begin with GSF1');
  const u16 = (at: number) => file.getUint16(at, true);
  const u32 = (at: number) => file.getUint32(at, true);
  const glyphs = u16(10);
  const characters = u32(12);
  const [lefts, rights] = [u16(16), u16(18)];
  const parts = u16(20);
  const hasKerning = lefts > 0;

  const indices = HEADER + 4 * characters;
  const advances = indices + 2 * characters;
  const starts = advances + 2 * glyphs;
  const leftClasses = starts + 4 * (glyphs + 1);
  const rightClasses = leftClasses + (hasKerning ? glyphs : 0);
  const kerning = rightClasses + (hasKerning ? glyphs : 0);
  const outlines = kerning + 2 * lefts * rights;
  if (outlines > bytes.length || outlines + u32(starts + 4 * glyphs) !== bytes.length) {
    throw new Error('its length is not what it says');
  }

  return {
    unitsPerEm: u16(4),
    ascender: file.getInt16(6, true),
    descender: file.getInt16(8, true),
    indexOf(codePoint) {
      let low = 0;
      let high = characters;
      while (low < high) {
        const middle = (low + high) >> 1;
        const found = u32(HEADER + 4 * middle);
        if (found === codePoint) return u16(indices + 2 * middle);
        if (found < codePoint) low = middle + 1;
        else high = middle;
      }
      return 0;
    },
    advance: (index) => u16(advances + 2 * index),
    outline(index) {
      const [start, end] = [u32(starts + 4 * index), u32(starts + 4 * index + 4)];
      return readOutline(bytes.subarray(outlines + start, outlines + end), parts);
    },
    kerning: (left, right) =>
      hasKerning
        ? file.getInt16(kerning + 2 * (bytes[leftClasses + left]! * rights + bytes[rightClasses + right]!), true)
        : 0,
  };
}

/**
 * Commands: a byte of the command and, above its three bits, how often it is repeated; behind it the coordinates, as differences from the ones before
 * in `parts` of a unit, as numbers of 7 bits a byte.
 */
function readOutline(bytes: Uint8Array, parts: number): Path {
  const verbs: number[] = [];
  const coords: number[] = [];
  const pen: [number, number] = [0, 0];
  let wasHalfway = false;
  let at = 0;

  function difference(): number {
    let value = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = bytes[at++]!;
      value |= (byte & 0x7f) << shift;
      shift += 7;
    } while (byte > 0x7f);
    // The lowest bit is the sign.
    return (value & 1) === 0 ? value / 2 : -(value + 1) / 2;
  }

  function add(command: number): void {
    const isHalfway = command === QUAD_HALFWAY;
    verbs.push(isHalfway ? QUAD : command);
    const first = coords.length;
    const count = isHalfway ? 2 : COORDS[command]!;
    for (let i = 0; i < count; i++) {
      pen[i % 2]! += difference();
      coords.push(pen[i % 2]! / parts);
    }
    if (wasHalfway) {
      coords[first - 2] = (coords[first - 4]! + coords[first]!) / 2;
      coords[first - 1] = (coords[first - 3]! + coords[first + 1]!) / 2;
    }
    // Known with the next control point.
    if (isHalfway) coords.push(0, 0);
    wasHalfway = isHalfway;
  }

  while (at < bytes.length) {
    const byte = bytes[at++]!;
    for (let times = byte >> 3; times >= 0; times--) add(byte & 7);
  }
  return { verbs, coords };
}
