import type { TextLayout } from '../scene/scene.js';
import { characterBoxWidth, drawCharacterBox } from './character-box.js';
import { isMark, smallForm, spaceAdvance, visibleCodePoints } from './characters.js';
import type { FontFace, LoadedFonts } from './fonts.js';
import { glyphInk } from './ink.js';
import type { Pieces } from './pieces.js';

/** From baseline to baseline, em. */
const LINE_HEIGHT = 1.35;
/** Tab stops stand this many spaces apart. */
const TAB_SPACES = 4;
const TAB = 9;
/** em above and below the baseline of Chinese, Japanese and Korean characters. */
const FULL_WIDTH_BOX = { ascent: 0.88, descent: 0.12 };

export interface PlainStyle {
  /** A font key of protocol.md. */
  readonly font: string;
  /** px per em. */
  readonly fontSize: number;
  readonly align: 'left' | 'center' | 'right';
}

interface Line {
  width: number;
  ascent: number;
  descent: number;
  readonly glyphs: { codePoint: number; face: FontFace; x: number; y: number; size: number }[];
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
    for (const { codePoint, face, x, y, size } of line.glyphs) {
      if (spaceAdvance(codePoint) !== undefined) continue;
      pieces.glyph(face.glyph(codePoint)!, left + x, baseline + y, size, undefined);
    }
    for (const { codePoint, x } of line.boxes) {
      missing.add(codePoint);
      drawCharacterBox(codePoint, left + x, baseline, style.fontSize, undefined, fonts, pieces);
    }
  });
  const last = lines.length - 1;
  return { width, ascent: lines[0]!.ascent, descent: last * step + lines[last]!.descent };
}

function layoutLine(text: string, { font, fontSize }: PlainStyle, fonts: LoadedFonts): Line {
  const line: Line = { width: 0, ascent: 0, descent: 0, glyphs: [], boxes: [] };
  let x = 0;
  let previous: { face: FontFace; codePoint: number } | undefined;

  function place(codePoint: number, face: FontFace, size: number, y: number): void {
    if (previous?.face === face && y === 0) {
      x += (face.kerning(previous.codePoint, codePoint) / face.unitsPerEm) * size;
    }
    const advance = (face.advance(codePoint) / face.unitsPerEm) * size;
    const mark = isMark(codePoint);
    // A mark's outline lies left of its origin where it has no advance, else within the advance.
    line.glyphs.push({ codePoint, face, x: mark ? x - advance : x, y, size });
    if (!mark) x += advance;
    const box = isFullWidth(codePoint) ? FULL_WIDTH_BOX : boxOf(face);
    line.ascent = Math.max(line.ascent, box.ascent * fontSize);
    line.descent = Math.max(line.descent, box.descent * fontSize);
    previous = mark || y !== 0 ? undefined : { face, codePoint };
  }

  for (const codePoint of visibleCodePoints(text)) {
    if (codePoint === TAB) {
      const stop = TAB_SPACES * spaceWidth(font, fontSize, fonts);
      x = (Math.floor(x / stop + 1e-6) + 1) * stop;
      previous = undefined;
      continue;
    }
    const face = fonts.text(font, codePoint);
    if (face?.glyph(codePoint)) {
      place(codePoint, face, fontSize, 0);
      continue;
    }
    const small = smallForm(codePoint);
    const smallFace = small && fonts.text(font, small.codePoint);
    const space = spaceAdvance(codePoint);
    if (small && smallFace?.glyph(small.codePoint)) {
      place(small.codePoint, smallFace, small.scale * fontSize, small.shift * fontSize);
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
