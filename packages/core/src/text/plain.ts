import type { Glyph, TextLayout } from '../scene/scene.js';
import { characterBoxWidth, drawCharacterBox } from './character-box.js';
import { isMark, spaceAdvance, standInsFor } from './characters.js';
import { EMOJI_KEY, type FontFace, type LoadedFonts } from './fonts.js';
import { glyphInk } from './ink.js';
import { markOffset } from './marks.js';
import type { Pieces } from './pieces.js';
import { type ShapedUnit, unitsOf } from './shaping/units.js';

/** From baseline to baseline, em. */
const LINE_HEIGHT = 1.35;
/** Tab stops stand this many spaces apart. */
const TAB_SPACES = 4;
const TAB = 9;
/** em above and below the baseline of Chinese, Japanese and Korean characters. */
const FULL_WIDTH_BOX = { ascent: 0.88, descent: 0.12 };

export interface PlainStyle {
  /** A font key of a style. */
  readonly font: string;
  /** px per em. */
  readonly fontSize: number;
  readonly align: 'left' | 'center' | 'right';
  /** A BCP 47 tag. */
  readonly language?: string | undefined;
}

interface Line {
  width: number;
  ascent: number;
  descent: number;
  readonly glyphs: { glyph: Glyph; x: number; y: number; size: number }[];
  readonly boxes: { codePoint: number; x: number }[];
}

/**
 * Lays out plain text: each character in the first face of its font key that has it, with kerning, lines at \n.
 * Lines are aligned to each other inside the widest one. Ascent is the height of capitals (0.88 em for Chinese) above the
 * first baseline, descent the depth of a p below the last one.
 */
export function layoutPlain(
  source: string,
  style: PlainStyle,
  fonts: LoadedFonts,
  pieces: Pieces,
  missing: Set<number>,
): Omit<TextLayout, 'pieces'> {
  const lines = source.split(/\r\n|[\n\r\u2028\u2029]/).map((text) => layoutLine(text, style, fonts));
  const width = Math.max(...lines.map((line) => line.width));
  const share = style.align === 'left' ? 0 : style.align === 'center' ? 0.5 : 1;
  const step = LINE_HEIGHT * style.fontSize;

  lines.forEach((line, i) => {
    const left = (width - line.width) * share;
    const baseline = i * step;
    for (const { glyph, x, y, size } of line.glyphs) pieces.glyph(glyph, left + x, baseline + y, size, undefined);
    for (const { codePoint, x } of line.boxes) {
      missing.add(codePoint);
      drawCharacterBox(codePoint, left + x, baseline, style.fontSize, undefined, fonts, pieces);
    }
  });
  const last = lines.length - 1;
  return { width, ascent: lines[0]!.ascent, descent: last * step + lines[last]!.descent };
}

function layoutLine(text: string, { font, fontSize, language }: PlainStyle, fonts: LoadedFonts): Line {
  const line: Line = { width: 0, ascent: 0, descent: 0, glyphs: [], boxes: [] };
  let x = 0;
  /** What the next character is kerned to, or set over if it is a mark. */
  let previous: { face: FontFace; codePoint: number; x: number } | undefined;

  function placeMark(codePoint: number, face: FontFace): void {
    const base = previous?.face.glyph(previous.codePoint);
    const glyph = face.glyph(codePoint)!;
    const offset = base ? markOffset(base, glyph) : { x: 0, y: 0 };
    const left = base ? previous!.x : x;
    line.glyphs.push({ glyph, x: left + offset.x * fontSize, y: -offset.y * fontSize, size: fontSize });
  }

  function place(codePoint: number, face: FontFace, size: number, y: number): void {
    if (isMark(codePoint)) {
      placeMark(codePoint, face);
      return;
    }
    if (previous?.face === face && y === 0) {
      x += (face.kerning(previous.codePoint, codePoint) / face.unitsPerEm) * size;
    }
    if (spaceAdvance(codePoint) === undefined) line.glyphs.push({ glyph: face.glyph(codePoint)!, x, y, size });
    previous = size === fontSize ? { face, codePoint, x } : undefined;
    x += (face.advance(codePoint) / face.unitsPerEm) * size;
    reach(isFullWidth(codePoint) ? FULL_WIDTH_BOX : boxOf(face));
  }

  function placeShaped({ face, glyphs }: ShapedUnit): void {
    const scale = fontSize / face.unitsPerEm;
    for (const { glyph, advance, dx, dy } of glyphs) {
      line.glyphs.push({ glyph, x: x + dx * scale, y: -dy * scale, size: fontSize });
      x += advance * scale;
    }
    previous = undefined;
    reach(FULL_WIDTH_BOX);
  }

  function reach(box: Box): void {
    line.ascent = Math.max(line.ascent, box.ascent * fontSize);
    line.descent = Math.max(line.descent, box.descent * fontSize);
  }

  const style = language === undefined ? undefined : { language };
  const faceOf = (codePoint: number, isEmoji = false) => fonts.text(isEmoji ? EMOJI_KEY : font, codePoint, style);

  for (const unit of unitsOf(text, faceOf, { direction: 'auto', language })) {
    if (typeof unit !== 'number') {
      placeShaped(unit);
      continue;
    }
    const codePoint = unit;
    if (codePoint === TAB) {
      const stop = TAB_SPACES * spaceWidth(font, fontSize, fonts);
      x = (Math.floor(x / stop + 1e-6) + 1) * stop;
      previous = undefined;
      continue;
    }
    const face = faceOf(codePoint);
    if (face?.glyph(codePoint)) {
      place(codePoint, face, fontSize, 0);
      continue;
    }
    const standIns = standInsFor(codePoint).map((part) => ({ ...part, face: faceOf(part.codePoint) }));
    const space = spaceAdvance(codePoint);
    if (standIns.length > 0 && standIns.every((part) => part.face?.glyph(part.codePoint))) {
      for (const part of standIns) place(part.codePoint, part.face!, part.scale * fontSize, part.shift * fontSize);
    } else if (space !== undefined) {
      x += space * fontSize;
      previous = undefined;
    } else {
      line.boxes.push({ codePoint, x });
      x += characterBoxWidth(codePoint, fontSize);
      line.ascent = Math.max(line.ascent, FULL_WIDTH_BOX.ascent * fontSize);
      previous = undefined;
    }
  }
  line.width = x;
  return line;
}

function spaceWidth(font: string, fontSize: number, fonts: LoadedFonts): number {
  const face = fonts.text(font, 0x20);
  return face ? (face.advance(0x20) / face.unitsPerEm) * fontSize : fontSize / 4;
}

interface Box {
  readonly ascent: number;
  readonly descent: number;
}

const boxes = new WeakMap<FontFace, Box>();

/** Whether a character fills a square: those of East Asia, which from U+2E80 on are all but a few. */
function isFullWidth(codePoint: number): boolean {
  return codePoint >= 0x2e80 || (codePoint >= 0x1100 && codePoint <= 0x115f);
}

/** How far a face's characters nominally reach above and below the baseline, em. */
function boxOf(face: FontFace): Box {
  let box = boxes.get(face);
  if (!box) {
    const capital = face.glyph(0x48);
    const descending = face.glyph(0x70);
    box =
      capital && descending
        ? { ascent: glyphInk(capital).bottom / face.unitsPerEm, descent: -glyphInk(descending).top / face.unitsPerEm }
        : FULL_WIDTH_BOX;
    boxes.set(face, box);
  }
  return box;
}
