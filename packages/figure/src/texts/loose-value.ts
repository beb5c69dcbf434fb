import { TEMPLATE_VALUES } from '@geoslide/geometry';

/** A formula within a plain text. */
export const FORMULA = /\$[^$]*\$/g;

/** A value in one brace within a formula, behind its = or its first dollar: `$A = {area}$`, `${area}`. */
const IN_FORMULA = /(?:=\s*(?=[^$]*\$)|\$)\{([\p{L}_][\p{L}\p{N}_.]*(?:\([^(){}]*\))?)\}(?![\^_])\s*\$?/gu;
const HALF_CLOSED = /\{\{([^{}]*)(?:\}(?!\})|$)/;
const HALF_OPEN = /(?<![{}^_\\\p{L}\p{N}])\{([\p{L}_][\p{L}\p{N}_.]+(?:\([^(){}]*\))?)\}\}/gu;
const ONE_BRACE = /(?<![\p{L}\p{N}}^_{\\])\$?\{\s*([\p{L}_][\p{L}\p{N}_.]*(?:\([^(){}]*\))?)\s*\}(?!\})/gu;

/** The first value of a text in one brace, or in braces that are not closed. Formulas have braces of their own. */
export function looseValue(template: string, ids: ReadonlySet<unknown>): { written: string; name: string } | undefined {
  const isOfFigure = (name: string) => (name.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).some((word) => ids.has(word));
  const [formula, inFormula] = [...template.matchAll(IN_FORMULA)].find(([, name = '']) => isOfFigure(name)) ?? [];
  if (inFormula !== undefined) return { written: formula!, name: inFormula };
  const plain = template.replace(FORMULA, ' ').replace(TEMPLATE_VALUES, ' ');
  const open = HALF_CLOSED.exec(plain);
  if (open) return { written: open[0], name: open[1]!.trim() };
  const [written, name] = [...plain.matchAll(HALF_OPEN)].find(([, each = '']) => isOfFigure(each)) ?? [];
  if (written !== undefined && name !== undefined) return { written, name };
  for (const [written, name = ''] of plain.matchAll(ONE_BRACE)) {
    const words = name.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
    const isAlone = /^\p{L}\w?$/u.test(name) && /[=:]\s*$/.test(plain.slice(0, plain.indexOf(written)));
    if (
      isAlone ||
      written.startsWith('$') ||
      (/^[xyz]$/.test(name) && /(?:^|[(\s,:])$/.test(plain.slice(0, plain.indexOf(written)))) ||
      ids.has(words[0]) ||
      (name.endsWith(')') && words.some((word) => ids.has(word)))
    )
      return { written, name };
  }
  return undefined;
}
