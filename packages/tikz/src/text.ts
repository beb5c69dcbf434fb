import { isJapanese, type Rect, type TextNode } from '@geoslide/core';
import { escapeText, type ForeignCharacters } from './escape.js';
import { JAPANESE_COMMAND } from './foreign.js';
import type { Frame } from './frame.js';
import { plainLines, type Word } from './lines.js';
import { latexMath } from './math/latex.js';
import { bp, decimal, degrees } from './numbers.js';
import type { Palette } from './palette.js';
import { breakLines } from './source-lines.js';
import type { Common } from './style.js';
import { type TextWindow, textWindow } from './window.js';

/** Latin and Cyrillic words, whose widths depend on the font; Chinese is as wide in each. */
const LATIN_WORD =
  /^[!-~\u00a1-\u024f\u0400-\u052f\u1e00-\u1eff]*[A-Za-z0-9\u00c0-\u024f\u0400-\u052f\u1e00-\u1eff][!-~\u00a1-\u024f\u0400-\u052f\u1e00-\u1eff]*$/;

/** Characters of East Asia, which have a font of their own. */
const EAST_ASIAN = /[\u2e80-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/** What texts need of the document beside the picture. */
interface TextNeeds extends ForeignCharacters {
  /** Families of plain text, each set up in the preamble. */
  readonly families: Set<Family>;
  words: boolean;
  japanese: boolean;
}

export type Family = 'sans' | 'serif' | 'mono';

export interface TextContext {
  readonly frame: Frame;
  readonly common: Common;
  readonly palette: Palette;
  readonly needs: TextNeeds;
  readonly view: Rect;
}

/**
 * The label's nodes: math as its LaTeX, plain text one node for each line. `outlines` for math that TeX can't say as
 * the
 * picture has it.
 */
export function textNodes(node: TextNode, context: TextContext): string[] | 'outlines' {
  const window = textWindow(node, context.view);
  if (window === undefined || node.color.a <= 0) return [];
  const whole = window.from === 0 && window.to === 1;
  const math = node.mode === 'latex' ? latexMath(node.source, context.needs, [window.from, window.to]) : undefined;
  if (math === 'outlines' || (math !== undefined && math.length > 1)) return 'outlines';
  const note = whole ? [] : ['% A part of a longer text: the rest is out of the view.'];
  return [...note, ...(math ? mathNodes(node, math, window, context) : plainNodes(node, window, context))];
}

function mathNodes(node: TextNode, lines: readonly string[], window: TextWindow, context: TextContext): string[] {
  return lines.flatMap((line) =>
    line.trim() === '' ? [] : [nodeCommand(node, `$${line}$`, window, 0, 0, [], context)],
  );
}

function plainNodes(node: TextNode, window: TextWindow, context: TextContext): string[] {
  const family = familyOf(node);
  return plainLines(node, window).flatMap(({ x, y, words }) => {
    const places = wordPlaces(words);
    const source = words
      .map(({ text }) => escapeText(text, context.needs))
      // TeX would take a space within a word, as between Greek letters, for its end.
      .map((word) => (places !== undefined && word.includes(' ') ? `{${word}}` : word))
      .join(' ');
    if (source.trim() === '') return [];
    context.needs.families.add(family);
    if (places !== undefined) context.needs.words = true;
    const content = places === undefined ? source : `\\words{${places}}{${source}}`;
    return [nodeCommand(node, content, window, x, y, [family], context)];
  });
}

/** Start and width of each word, `!` for its width by itself; undefined for a line of no Latin words. */
function wordPlaces(words: readonly Word[]): string | undefined {
  if (!words.some(({ text, place }) => place && LATIN_WORD.test(text))) return undefined;
  return words
    .map(({ text, place }) => {
      const { x, width } = place!;
      return `${bp(x)}:${LATIN_WORD.test(text) && width > 0 ? bp(width) : '!'}`;
    })
    .join(',');
}

/** LaTeX that is no math is set like KaTeX's text. */
function familyOf({ mode, font }: TextNode): Family {
  if (mode === 'latex' && font.startsWith('KaTeX')) return 'serif';
  if (font === 'monospace') return 'mono';
  return font === 'serif' || font === 'Times New Roman' || font.startsWith('KaTeX') ? 'serif' : 'sans';
}

function nodeCommand(
  node: TextNode,
  content: string,
  at: TextWindow,
  dx: number,
  dy: number,
  styles: readonly string[],
  { frame, common, palette, needs }: TextContext,
): string {
  const cos = Math.cos(node.rotation ?? 0);
  const sin = Math.sin(node.rotation ?? 0);
  const point = frame.point(at.x + dx * cos - dy * sin, at.y + dx * sin + dy * cos);
  const options: string[] = [];
  const color = palette.name(node.color);
  if (color !== 'black') options.push(color);
  if (node.fontSize !== common.fontSize) options.push(fontOption(node.fontSize));
  options.push(...styles);
  if (node.color.a < 1) options.push(`text opacity=${decimal(node.color.a, 3)}`);
  const turn = degrees(node.rotation ?? 0);
  if (turn !== '0') options.push(`rotate=${turn}`);
  const isForeign = isJapanese(node.language) && EAST_ASIAN.test(content);
  if (isForeign) needs.japanese = true;
  const said = isForeign ? `${JAPANESE_COMMAND} ${content}` : content;
  return `\\node${options.length > 0 ? `[${options.join(', ')}]` : ''} at ${point} {${breakLines(said)}};`;
}

/** The option that sets the size of a node's letters. */
export function fontOption(fontSize: number): string {
  return `font=\\lettersize{${bp(fontSize)}}`;
}
