import type { TextLayout } from '../../scene/scene.js';
import type { LoadedFonts } from '../fonts.js';
import type { Pieces } from '../pieces.js';
import { type Box, row } from './box.js';
import { enter, type Formula, length, rootContext } from './context.js';
import { buildTree, isSvg, isSymbol, type KatexNode, type SpanNode } from './katex.js';
import { measure } from './measure.js';
import { hasComment, hasLink } from './source.js';

/**
 * em: the least that a line at a top-level \\ takes above and below its baseline. In a line-height of 1.2, KaTeX_Main
 * (ascender 0.903, descender 0.272) reaches higher and KaTeX_Math (0.717, 0.218) lower.
 */
const LINE_ASCENT = 0.903 + (1.2 - 1.175) / 2;
const LINE_DESCENT = 0.272 + (1.2 - 1.175) / 2;
const LINE_DESCENT_OF_MATH = 0.218 + (1.2 - 0.935) / 2;

export interface MathStyle {
  /** A font key of a style; chooses the font of characters that KaTeX has no glyph for. */
  readonly font: string;
  /** px per em. */
  readonly fontSize: number;
  /** Of its words, a BCP 47 tag. */
  readonly language?: string | undefined;
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
  const warnings = new Set<string>();
  const formula = { fonts, fallback: fallbackKey(style.font), language: style.language, missing, warnings };
  try {
    const tree = buildTree(source);
    if ('error' in tree) return { ok: false, message: tree.error };
    if (hasComment(source)) warnings.add('In a formula, % and what follows it is not drawn: write \\% for the sign.');
    if (hasLink(source)) warnings.add('A picture has no links: of \\href and \\url only the words are drawn.');
    return { ok: true, box: layoutTree(tree, formula, style.fontSize, pieces), warnings: [...warnings] };
  } catch (error) {
    // Deep nesting exhausts the stack: that belongs to this text alone.
    if (error instanceof RangeError) return { ok: false, message: 'The LaTeX is nested too deeply.' };
    throw error;
  }
}

/** The text font for what KaTeX's faces lack: its style sheet falls back to serif. */
export function fallbackKey(font: string): string {
  return font.startsWith('KaTeX_') ? 'serif' : font;
}

interface Line {
  readonly boxes: Box[];
  height: number;
  depth: number;
  /** em below the baseline that a line of letters takes. */
  descent: number;
  /** Extra space above, em. */
  readonly gap: number;
}

function layoutTree(root: SpanNode, formula: Formula, size: number, pieces: Pieces): Omit<TextLayout, 'pieces'> {
  let html = root;
  let context = enter(root, rootContext(formula, size));
  while (!html.classes.includes('katex-html')) {
    const inner = html.children[0];
    if (!inner || isSvg(inner) || isSymbol(inner) || !('attributes' in inner))
      return { width: 0, ascent: 0, descent: 0 };
    html = inner;
    context = enter(inner, context);
  }
  const lines: Line[] = [{ boxes: [], height: 0, depth: 0, descent: LINE_DESCENT, gap: 0 }];
  for (const node of html.children) {
    if (isNewline(node)) {
      lines.push({ boxes: [], height: 0, depth: 0, descent: LINE_DESCENT, gap: length(node.style.marginTop, 1) });
      continue;
    }
    const line = lines.at(-1)!;
    line.boxes.push(measure(node, context));
    if (hasMathLetter(node)) line.descent = LINE_DESCENT_OF_MATH;
    if (isSvg(node)) continue;
    line.height = Math.max(line.height, node.height);
    line.depth = Math.max(line.depth, node.depth);
  }
  let y = 0;
  let width = 0;
  lines.forEach((line, i) => {
    const previous = lines[i - 1];
    if (previous)
      y += (Math.max(previous.descent, previous.depth) + Math.max(LINE_ASCENT, line.height) + line.gap) * size;
    const box = row(line.boxes);
    box.draw(pieces, 0, y, box.width);
    width = Math.max(width, box.width);
  });
  return { width, ascent: lines[0]!.height * size, descent: y + lines.at(-1)!.depth * size };
}

function hasMathLetter(node: KatexNode): boolean {
  if (isSvg(node)) return false;
  return node.classes.includes('mathnormal') || (!isSymbol(node) && node.children.some(hasMathLetter));
}

function isNewline(node: KatexNode): node is SpanNode {
  return !isSvg(node) && node.classes.includes('katex-newline');
}
