import {
  type Construction,
  type ConstructionObject,
  escapeText,
  type FormatOptions,
  formatTemplate,
} from '@geoslide/geometry';
import { hasRightToLeft } from '../text/shaping/complex.js';

/** A part of a text template: a formula, or plain text. */
export interface TemplatePart {
  readonly text: string;
  readonly isFormula: boolean;
}

/**
 * A formula as in TeX: both dollars touch it, and no digit follows the closing one, so that "$5 and $6" and "$5-$6" are
 * prices. `\$` is a dollar.
 */
const FORMULA = /(?<!\\)\$(?![\s$])((?:[^$\\\n\r]|\\.)*?(?:[^$\\\s]|\\\S))\$(?!\d)/gu;

/** The parts of a plain text that has formulas in it; undefined where it has none. */
export function templateParts(template: string): readonly TemplatePart[] | undefined {
  if (!template.includes('$')) return undefined;
  const parts: TemplatePart[] = [];
  let from = 0;
  for (const match of template.matchAll(FORMULA)) {
    parts.push({ text: template.slice(from, match.index), isFormula: false }, { text: match[1]!, isFormula: true });
    from = match.index + match[0].length;
  }
  if (parts.length === 0) return undefined;
  return [...parts, { text: template.slice(from), isFormula: false }].filter(({ text }) => text !== '');
}

/** Commands of LaTeX for the font keys; any other font is the one without serifs, as for plain texts. */
const FONTS: Readonly<Record<string, string>> = {
  serif: 'textrm',
  'Times New Roman': 'textrm',
  KaTeX_Math: 'textrm',
  KaTeX_Main: 'textrm',
  monospace: 'texttt',
};

/** The parts as one text of LaTeX, with what stands in braces filled in; what could not be is in the warnings. */
export function mixedText(
  parts: readonly TemplatePart[],
  font: string,
  construction: Construction,
  object: ConstructionObject,
  options: FormatOptions,
): { text: string; warnings: string[] } {
  const warnings: string[] = [];
  const filled = parts.map(({ text, isFormula }): TemplatePart => {
    const mode = isFormula ? 'latex' : 'normal';
    const formatted = formatTemplate(text, construction, object, { ...options, mode });
    warnings.push(...formatted.warnings);
    return { text: formatted.text, isFormula };
  });
  return { text: joinParts(filled, font, isOrdered(parts)), warnings };
}

/** Whether words from right to left have the formulas among them in their order. */
function isOrdered(parts: readonly TemplatePart[]): boolean {
  return parts.some(({ text, isFormula }) => !isFormula && hasRightToLeft(text));
}

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
/** A line of plain text is 1.35 em high, one of a formula 1.2 em. */
const NEXT_LINE = '\\\\[0.15em]';

/** The parts of a text without braces to fill in, as one text of LaTeX. */
export function joinParts(parts: readonly TemplatePart[], font: string, ordered = isOrdered(parts)): string {
  const command = (Object.hasOwn(FONTS, font) ? FONTS[font] : undefined) ?? 'textsf';
  return linesOf(parts)
    .map((line) => joinLine(line, command, ordered))
    .join(NEXT_LINE);
}

/** The parts of each line; a formula has no line ends. */
function linesOf(parts: readonly TemplatePart[]): readonly (readonly TemplatePart[])[] {
  const lines: TemplatePart[][] = [[]];
  for (const { text, isFormula } of parts) {
    const [first = '', ...others] = isFormula ? [text] : text.split(LINE_END);
    if (first !== '') lines.at(-1)!.push({ text: first, isFormula });
    for (const line of others) lines.push(line === '' ? [] : [{ text: indented(line), isFormula }]);
  }
  return lines;
}

/** LaTeX leaves out spaces at the beginning of a line. */
const indented = (line: string): string => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));

function joinLine(parts: readonly TemplatePart[], command: string, ordered: boolean): string {
  const texts = parts.map(({ text, isFormula }) => {
    // Braces keep a part's own commands, such as \bf, from the others.
    if (isFormula) return ordered ? `$${text}$` : `{${text}}`;
    const words = escapeText(text.replaceAll('\\$', '$'));
    return ordered ? words : `\\${command}{${words}}`;
  });
  return ordered ? `\\${command}{${texts.join('')}}` : texts.join('');
}
