import { TEMPLATE_VALUES } from '@geoslide/geometry';
import type { DraftSlide } from '../draft.js';
import { type Fields, isFields } from '../fields.js';
import { settingAdvice } from '../habits/no-such.js';
import { Fault, quoted, type Report, shortened } from '../problem.js';
import { settingWords } from '../words.js';
import { count, MAX_SOURCE_LENGTH } from '../work.js';
import { FORMULA, looseValue } from './loose-value.js';

/** What a label shows of its object, and is no word of a formula. */
const OWN_VALUES = ['value', 'degrees', 'length', 'area', 'equation'];

/** What other programs and languages call the title of an axis. */
const TITLE_OF_AXIS = /^([xy])_?(?:axis|achse|axe|asse|label|title|titel|轴)(?:_?(?:label|title|titel))?$/i;

/**
 * Warns of texts whose values do not stand in two braces, and of strings and of numbers with the name of a setting that
 * are used nowhere, for those are not drawn.
 */
export function checkTexts({ definitions, styleSheet }: DraftSlide, report: Report): void {
  const names = new Set<unknown>([...OWN_VALUES, ...definitions.map(({ fields: { id } }) => id)]);
  let used: ReadonlySet<string> | undefined;
  for (const { fields: own, at } of definitions) {
    const { id, kind, template, source, label } = own;
    const shown = kind === 'text' ? template : label;
    const format = typeof shown === 'string' ? FORMAT.exec(shown.slice(0, MAX_SOURCE_LENGTH)) : null;
    if (format !== null) {
      const [written, value = '', ...all] = format;
      const digits = all.find(Boolean) ?? '2';
      const remedy = `write {{${value.trim()}}}, and precision: ${digits} in the style behind it`;
      report.warn(new Fault(at, quoted(written), 'a value in two braces', remedy));
    }
    if (typeof shown === 'string' && shown.includes('{')) {
      count('character', Math.min(shown.length, MAX_SOURCE_LENGTH));
      const found = looseValue(shown.slice(0, MAX_SOURCE_LENGTH), names);
      if (found) report.warn(new Fault(at, quoted(found.written), 'a value in two braces', `write {{${found.name}}}`));
    }
    const marked = kind === 'text' || typeof label !== 'string' ? undefined : withoutHtml(label);
    if (marked !== undefined)
      report.warn(new Fault(at, quoted(label as string), 'a formula of LaTeX', `write "${marked}"`));
    if (kind === 'text' && typeof shown === 'string' && isHalfFormula(shown.slice(0, MAX_SOURCE_LENGTH))) {
      const remedy = 'write $ before and behind a formula, as in "Let $x^2$ be", or \\$ for the sign';
      report.warn(new Fault(at, 'one $ without another', 'a formula between two of them', remedy));
    } else if (kind === 'text') {
      const isPlain = typeof shown === 'string' && modeOf(styleSheet, String(id)) !== 'latex';
      const found = isPlain ? foreignMarks(shown.slice(0, MAX_SOURCE_LENGTH)) : undefined;
      if (found) report.warn(new Fault(at, `${quoted(found.written)} in a plain text`, found.expected, found.remedy));
    }
    if (kind === 'text') continue;
    if (typeof label === 'string' && GREEK.test(label)) {
      const remedy = `write "\\${label}" for the letter`;
      report.warn(new Fault(at, `the label ${quoted(label)}`, 'the command of a letter', remedy));
    }
    if (kind === undefined && typeof source === 'string' && /^[A-KM-Z]\d*$/.test(String(id))) {
      const pair = /^\[\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\]$/.exec(source);
      if (pair !== null)
        report.warn(
          new Fault(at, `the list ${source}`, 'a point', `write ${id}: (${pair[1]}, ${pair[2]}) for a point`),
        );
    }
    if (kind === undefined && typeof source === 'string' && /^"[^"\\]*"$/.test(source)) {
      used ??= usedWords(definitions);
      if (used.has(String(id))) continue;
      const isOwn = id === 'button' || id === 'image';
      const axis = TITLE_OF_AXIS.exec(String(id))?.[1]?.toLowerCase();
      const name = id === 'text' || id === 'label' ? 't' : id;
      const remedy =
        id === 'template'
          ? `write template ${shortened(source)}`
          : isOwn
            ? `write ${id} ${String(id)[0]}: ${shortened(source)}`
            : axis !== undefined
              ? `write ${axis}axis {title: ${shortened(source)}}`
              : `write text ${name}: ${shortened(source)}${placeIn(styleSheet, String(id))}`;
      report.warn(new Fault(at, `the value ${quoted(String(id))}, which nothing shows`, 'a text', remedy));
    } else if (kind === undefined && typeof source === 'string' && isSetting(String(id), source)) {
      const remedy = settingAdvice(String(id), source, report.text);
      if (remedy === undefined) continue;
      used ??= usedWords(definitions);
      if (used.has(String(id))) continue;
      report.warn(
        new Fault(
          at,
          `the ${/^\p{L}/u.test(source) ? 'name' : 'number'} ${quoted(String(id))}, which nothing uses`,
          'a setting',
          remedy,
        ),
      );
    }
  }
}

/** Where a value is to be shown, which is no property of an object. */
function placeIn({ primitives }: Fields, id: string): string {
  const own = isFields(primitives) ? primitives[id] : undefined;
  const at = isFields(own) ? own.at : undefined;
  return typeof at === 'string' ? ` {at: ${at}}` : '';
}

/** What the style of a text says of its mode, or that of all texts. */
function modeOf({ texts, textType }: Fields, id: string): unknown {
  const own = isFields(texts) ? texts[id] : undefined;
  return (isFields(own) ? own.mode : undefined) ?? (isFields(textType) ? textType.mode : undefined);
}

/** A power, an index or a command of LaTeX; a name such as `my_file` has none. */
const BARE_FORMULA =
  /(?<![:\p{L}])\\[a-zA-Z]{2,}(?:\{[^{}]*\})*|(?<![\p{L}\p{N}\\_^])\p{L}{1,2}(?:\^(?:-?\d+|\{[^{}]*\}|\p{L}(?!\p{L}))|_(?:\d+|\{[^{}]*\}|\p{L}(?!\p{L})))+/u;

/** Other signs of LaTeX and Markdown around a formula. */
const DISPLAYED = /\$\$([^$]+)\$\$|\\\(((?:[^\\]|\\(?!\)))+)\\\)|\\\[((?:[^\\]|\\(?!\]))+)\\\]/;

/** The name of a Greek letter, by itself or with an index. */
const GREEK =
  /^(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|mu|nu|xi|pi|rho|sigma|tau|phi|varphi|chi|psi|omega|Delta|Gamma|Omega|Phi|Sigma)(?:_\w|_\{\w+\})?$/;

/** What a text has from LaTeX or Markdown, which a plain one shows as it stands; undefined where it has none. */
function foreignMarks(template: string): { written: string; expected: string; remedy: string } | undefined {
  const [displayed, first, second, third] = DISPLAYED.exec(template.replace(TEMPLATE_VALUES, ' ')) ?? [];
  if (displayed !== undefined)
    return {
      written: displayed,
      expected: 'a formula between single dollars',
      remedy: `write $${(first ?? second ?? third ?? '').trim()}$`,
    };
  const plain = template.replace(TEMPLATE_VALUES, ' ').replace(FORMULA, ' ');
  const found = BARE_FORMULA.exec(plain)?.[0];
  // Without words, all of it is the formula.
  const isWhole =
    found !== undefined &&
    !/^[cdkm]?m\^/.test(found) &&
    plain === template &&
    !/\p{L}{3}/u.test(plain.replace(/\\[a-zA-Z]+/g, ' '));
  const formula = isWhole ? plain.trim() : found;
  const [, unit, power] = /^([cdkm]?m)\^([23])$/.exec(formula ?? '') ?? [];
  if (formula !== undefined)
    return {
      written: formula,
      expected: 'a formula between dollars',
      remedy: `write ${unit === undefined ? `$${formula}$` : `${unit}${power === '2' ? '²' : '³'}`}`,
    };
  const [tag = '', inner] = HTML.exec(plain) ?? [];
  if (/^<br/i.test(tag)) return { written: tag, expected: 'a line break', remedy: 'write \\n in its place' };
  if (tag !== '') {
    const command = /^<(?:i|em)>/i.test(tag) ? 'textit' : 'textbf';
    const sign = /^<sup>/i.test(tag) ? '^' : /^<sub>/i.test(tag) ? '_' : undefined;
    const formula = sign === undefined ? `\\${command}{${inner}}` : `{}${sign}{${inner}}`;
    return { written: tag, expected: 'words without marks of HTML', remedy: `write $${formula}$` };
  }
  const [bold, words] = /\*\*([^\s*](?:[^*]*[^\s*])?)\*\*/.exec(plain) ?? [];
  if (bold === undefined) return undefined;
  return { written: bold, expected: 'words without marks', remedy: `write $\\textbf{${words}}$ for bold words` };
}

/** A label with `_{1}` for `<sub>1</sub>`; undefined for one without such marks. */
function withoutHtml(label: string): string | undefined {
  const own = label.slice(0, MAX_SOURCE_LENGTH).replace(new RegExp(HTML, 'gi'), (tag, inner = '') => {
    const sign = /^<su([pb])>/i.exec(tag)?.[1];
    if (sign !== undefined) return `${sign === 'p' ? '^' : '_'}{${inner}}`;
    return /^<br/i.test(tag) ? ' ' : `\\math${/^<(?:i|em)>/i.test(tag) ? 'it' : 'bf'}{${inner}}`;
  });
  return own === label ? undefined : own;
}

/** A mark of HTML with what stands in it. */
const HTML = /<br\s*\/?>|<(?:b|strong|i|em|sup|sub)>([^<>$]*)<\/\w+>/i;

/** True for a number, and for a name where the definition has that of a setting. */
function isSetting(id: string, source: string): boolean {
  const isOwn = settingWords.some((word) => word === id) || id === 'axis';
  return /^-?[\d.]+$/.test(source) || (isOwn && /^\p{L}\w*$/u.test(source));
}

/** A value with its format, as Python and others have it: `{{d:.2f}}`. */
const FORMAT =
  /\{\{([^{}:"?]*?)\s*(?::\s*\.?(\d+)[a-z]?|%\s*\.(\d+)[a-z]?|\|\s*(?:round\s*\(?\s*(\d*)\s*\)?|(\d+))|\.toFixed\s*\(\s*(\d*)\s*\))\s*\}\}/;

/** True for one sign $ that is no price: what follows it looks like a formula. */
function isHalfFormula(template: string): boolean {
  const plain = template.replace(/\\\$/g, ' ');
  return (
    plain.split('$').length === 2 &&
    (/\$\s*(?:[A-Za-z\\]|\d*[A-Za-z^_])/.test(plain) || /[\^_\\][^$]*\$\s*$/.test(plain))
  );
}

/** All words of the definitions, but their own names and kinds. */
function usedWords(definitions: DraftSlide['definitions']): ReadonlySet<string> {
  const texts = definitions.map(({ fields: { id: _, kind: __, ...others } }) => JSON.stringify(others));
  return new Set(texts.join(' ').match(/[\p{L}\p{M}\p{N}_]+/gu));
}
