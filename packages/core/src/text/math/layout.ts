import katex from 'katex';
import type { TextLayout } from '../../scene/scene.js';
import type { LoadedFonts } from '../fonts.js';
import type { Pieces } from '../pieces.js';
import { type Box, row } from './box.js';
import { enter, type Formula, length, rootContext } from './context.js';
import { buildTree, isSvg, isSymbol, type KatexNode, type SpanNode } from './katex.js';
import { measure } from './measure.js';

/** Lines at a top-level \\ are at least this far apart, em: the style sheet's line-height. */
const LINE_HEIGHT = 1.2;

export interface MathStyle {
  /** A font key of protocol.md; chooses the font of characters that KaTeX has no glyph for. */
  readonly font: string;
  /** px per em. */
  readonly fontSize: number;
}

export type MathLayout =
  | { readonly ok: true; readonly box: Omit<TextLayout, 'pieces'>; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly message: string };

/**
 * Lays out LaTeX in text style into `pieces`. Ascent and descent are TeX's height and depth of the formula. On failure
 * `pieces` may hold a part.
 */
export function layoutMath(
  source: string,
  style: MathStyle,
  fonts: LoadedFonts,
  pieces: Pieces,
  missing: Set<number>,
): MathLayout {
  try {
    const warnings = new Set<string>();
    const fallback = style.font.startsWith('KaTeX_') ? 'serif' : style.font;
    const box = layoutTree(buildTree(source), { fonts, fallback, missing, warnings }, style.fontSize, pieces);
    return { ok: true, box, warnings: [...warnings] };
  } catch (error) {
    if (error instanceof katex.ParseError)
      return { ok: false, message: `${error.message}. The source is shown as text.` };
    // Deeply nested input exhausts the stack, in KaTeX or here: that too belongs to this text alone.
    if (error instanceof RangeError)
      return { ok: false, message: 'The LaTeX is nested too deeply: the source is shown as text.' };
    throw error;
  }
}

interface Line {
  readonly boxes: Box[];
  height: number;
  depth: number;
}

function layoutTree(root: SpanNode, formula: Formula, size: number, pieces: Pieces): Omit<TextLayout, 'pieces'> {
  const html = root.children[0];
  if (!html || isSvg(html) || isSymbol(html) || !('attributes' in html)) return { width: 0, ascent: 0, descent: 0 };
  const context = enter(html, enter(root, rootContext(formula, size)));
  const lines: Line[] = [{ boxes: [], height: 0, depth: 0 }];
  for (const node of html.children) {
    if (isNewline(node)) {
      lines.push({ boxes: [], height: 0, depth: length(node.style.marginTop, 1) });
      continue;
    }
    const line = lines.at(-1)!;
    line.boxes.push(measure(node, context));
    if (isSvg(node)) continue;
    line.height = Math.max(line.height, node.height);
    line.depth = Math.max(line.depth, node.depth);
  }
  let y = 0;
  let width = 0;
  lines.forEach((line, i) => {
    const previous = lines[i - 1];
    if (previous) y += Math.max(LINE_HEIGHT, previous.depth + line.height) * size;
    const box = row(line.boxes);
    box.draw(pieces, 0, y, box.width);
    width = Math.max(width, box.width);
  });
  return { width, ascent: lines[0]!.height * size, descent: y + lines.at(-1)!.depth * size };
}

function isNewline(node: KatexNode): node is SpanNode {
  return !isSvg(node) && node.classes.includes('katex-newline');
}
