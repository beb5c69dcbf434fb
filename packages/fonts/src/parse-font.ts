import { createFace, type FontFace, isComplex, type Path, PathBuilder } from '@geoslide/core';
import type { HarfBuzz } from './harfbuzz.js';
import type { OpenTypeFont } from './open-type.js';
import { unpackWoff } from './woff.js';

/**
 * Parses a font of the caller's, for a font loader of the caller's: a TrueType or OpenType file, plain or as WOFF 1. Loads opentype.js when it is first called.
 * @param name Unique and printable; glyphs are named by it.
 * @param harfBuzz Gives HarfBuzz, for a font with letters that depend on their neighbours; without it they stand beside
 * each other.
 * @throws {Error} where the bytes are no such font; `name` is in the message. The promise is rejected with it.
 */
export async function parseFont(
  name: string,
  bytes: Uint8Array,
  harfBuzz?: () => Promise<HarfBuzz>,
): Promise<FontFace> {
  const { readOpenType } = await import('./open-type.js');
  let font: OpenTypeFont;
  try {
    font = await readOpenType(bytes);
  } catch (cause) {
    throw new Error(`The font ${name} can't be parsed: it has to be a TrueType or OpenType file or WOFF 1.`, { cause });
  }
  const isShaped = harfBuzz && [...font.characters.keys()].some((code) => isComplex(String.fromCodePoint(code)));
  return createFace(name, {
    ...font,
    shape: isShaped ? (await harfBuzz()).shaper(await unpackWoff(bytes)) : undefined,
    indexOf: (codePoint) => font.characters.get(codePoint) ?? 0,
    outline: (index) => pathOf(font.outline(index)),
  });
}

function pathOf(commands: ReturnType<OpenTypeFont['outline']>): Path {
  const path = new PathBuilder();
  for (const command of commands) {
    if (command.type === 'M') path.moveTo(command.x, command.y);
    else if (command.type === 'L') path.lineTo(command.x, command.y);
    else if (command.type === 'Q') path.quadTo(command.x1, command.y1, command.x, command.y);
    else if (command.type === 'C') {
      path.cubicTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
    } else path.close();
  }
  return path;
}
