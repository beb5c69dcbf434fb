import { greekNames } from '@geoslide/geometry';
import type { SpanNode, Style, SymbolNode } from './katex.js';

/** em, of KaTeX_Math-Italic as KaTeX knows it. */
const LETTERS: readonly [letters: string, height: number, depth: number][] = [
  ['ABCDEFGHIJKLMNOPRSTUVWXYZ', 0.68333, 0],
  ['Q', 0.68333, 0.19444],
  ['acemnorsuvwxzαεϵικνπστυω', 0.43056, 0],
  ['gpqyγημρφχ', 0.43056, 0.19444],
  ['bdhklδθϑλ', 0.69444, 0],
  ['fβζξϕψ', 0.69444, 0.19444],
  ['i', 0.65952, 0],
  ['j', 0.65952, 0.19444],
  ['t', 0.61508, 0],
  ['ς', 0.43056, 0.09722],
];

/** em; letters that are not here have no italic correction. */
const ITALIC: readonly [letters: string, italic: number][] = [
  ['VY', 0.22222],
  ['FPTW', 0.13889],
  ['τ', 0.1132],
  ['MNU', 0.10903],
  ['f', 0.10764],
  ['J', 0.09618],
  ['H', 0.08125],
  ['ς', 0.07986],
  ['IX', 0.07847],
  ['ζ', 0.07378],
  ['CKZ', 0.07153],
  ['ν', 0.06366],
  ['ES', 0.05764],
  ['j', 0.05724],
  ['γ', 0.05556],
  ['β', 0.05278],
  ['B', 0.05017],
  ['ξ', 0.04601],
  ['z', 0.04398],
  ['δ', 0.03785],
  ['gqvyηπσυψω', 0.03588],
  ['k', 0.03148],
  ['DOrθ', 0.02778],
  ['w', 0.02691],
  ['l', 0.01968],
  ['R', 0.00773],
  ['α', 0.0037],
];

/** em: what TeX calls sup2, sub1, sub2 and x-height, and the least gap between two scripts, four times a rule's thickness. */
const SUPERSCRIPT = 0.363;
const SUBSCRIPT = 0.15;
const SUBSCRIPT_BELOW = 0.247;
const X_HEIGHT = 0.431;
const LEAST_GAP = 0.16;
/** The size of a script, em. */
const SCRIPT = 0.7;
/** em: the strut beside each script in its list, and the space to the right of scripts. */
const STRUT = 2.7;
const SPACE = 0.05;

const NO_STYLE = {};

function symbol(text: string, height: number, depth: number, italic: number, classes: string[]): SymbolNode {
  return { text, height, depth, italic, classes, style: NO_STYLE };
}

function letter(text: string): SymbolNode {
  const box = LETTERS.find((row) => row[0].includes(text));
  // Greek capitals are upright.
  if (!box) return symbol(text, 0.68333, 0, 0, ['mord', '', '']);
  const italic = ITALIC.find((row) => row[0].includes(text))?.[1] ?? 0;
  return symbol(text, box[1], box[2], italic, ['mord', 'mathnormal']);
}

function digits(text: string): SymbolNode {
  return symbol(text, /[0-9]/.test(text) ? 0.64444 : 0.10556, 0, 0, ['mord', '', '']);
}

function span(
  classes: readonly string[],
  children: readonly (SpanNode | SymbolNode)[],
  style: Style = NO_STYLE,
): SpanNode {
  const height = Math.max(0, ...children.map((child) => child.height));
  const depth = Math.max(0, ...children.map((child) => child.depth));
  return { classes, children, height, depth, style, attributes: NO_STYLE };
}

/** A length as KaTeX writes it. */
function em(length: number): string {
  return `${Number(length.toFixed(4))}em`;
}

function script(symbols: readonly SymbolNode[], braced: boolean): SpanNode {
  const small = symbols.map((one) => ({ ...one, classes: [...one.classes, 'mtight'] }));
  const content = braced ? [span(['mord', 'mtight'], small)] : small;
  const sized = span(['katex-sizing', 'reset-size6', 'size3', 'mtight'], content);
  return { ...sized, height: sized.height * SCRIPT, depth: sized.depth * SCRIPT };
}

/** A base of one character with a script or two: TeXbook, appendix G, rule 18. */
function withScripts(base: SymbolNode, sub: SpanNode | undefined, sup: SpanNode | undefined): SpanNode {
  let down = 0;
  if (sub) {
    const gap = SUPERSCRIPT - (sub.height - SUBSCRIPT_BELOW);
    down = sup ? SUBSCRIPT_BELOW + Math.max(0, LEAST_GAP - gap) : Math.max(SUBSCRIPT, sub.height - 0.8 * X_HEIGHT);
  }
  const raised = (content: SpanNode, by: number, style: Style) => {
    const strut = span(['pstrut'], [], { height: em(STRUT) });
    return span([], [strut, content], { top: em(-STRUT - by), ...style, marginRight: em(SPACE) });
  };
  const scripts: SpanNode[] = [];
  if (sub) scripts.push(raised(sub, -down, { marginLeft: em(-base.italic) }));
  if (sup) scripts.push(raised(sup, SUPERSCRIPT, NO_STYLE));
  const height = sup ? SUPERSCRIPT + sup.height : (sub?.height ?? 0) - down;
  const depth = sub ? down + sub.depth : -SUPERSCRIPT;
  const above = span(['vlist'], scripts, { height: em(height) });
  const list = sub
    ? span(
        ['vlist-t', 'vlist-t2'],
        [
          span(['vlist-r'], [above, span(['vlist-s'], [symbol('\u200b', 0, 0, 0, [])])]),
          span(['vlist-r'], [span(['vlist'], [span([], [])], { height: em(depth) })]),
        ],
      )
    : span(['vlist-t'], [span(['vlist-r'], [above])]);
  return span(['mord'], [base, span(['msupsub'], [{ ...list, height, depth }])]);
}

const LETTER = /^(?:([A-Za-z])|\\([A-Za-z]+))(?:_(?:([A-Za-z0-9])|\{([A-Za-z]?[0-9]*)\}))?('{0,3})$/;
const NUMBER = /^(-?)([0-9.]+)(?:\^(\{?)\\circ(\}?))?$/;

/**
 * KaTeX's box tree, without the struts, of what most labels are: a letter, Latin or Greek, with a subscript and primes, or a number, of degrees or not. So most
 * figures are drawn without KaTeX, which is a third of all code and takes the longest to start. Undefined for any other formula.
 */
export function plainFormula(source: string): SpanNode | undefined {
  const symbols = letterFormula(source) ?? numberFormula(source);
  return symbols && span(['katex'], [span(['katex-html'], [span(['katex-base'], symbols)])]);
}

/** Whether `plainFormula` has a formula. */
export function isPlain(source: string): boolean {
  const [matched, latin, greek = '', single, braced] = LETTER.exec(source) ?? [];
  if (matched !== undefined) return (latin ?? letterNamed(greek)) !== undefined && (single ?? braced) !== '';
  const [number, , , open, close] = NUMBER.exec(source) ?? [];
  return number !== undefined && (open === '') === (close === '');
}

function letterNamed(name: string): string | undefined {
  return Object.keys(greekNames).find((one) => greekNames[one] === name);
}

function letterFormula(source: string): (SpanNode | SymbolNode)[] | undefined {
  const [matched, latin, greek = '', single, braced, primes = ''] = LETTER.exec(source) ?? [];
  const name = latin ?? letterNamed(greek);
  const index = single ?? braced;
  if (matched === undefined || name === undefined || index === '') return undefined;
  const base = letter(name);
  if (index === undefined && primes === '') return [base];
  const parts = index?.match(/[A-Za-z]|[0-9]+/g)?.map((part) => (/[0-9]/.test(part) ? digits(part) : letter(part)));
  const marks = symbol('′'.repeat(primes.length), 0.55556, 0, 0, ['mord', '', '']);
  return [
    withScripts(base, parts && script(parts, single === undefined), primes === '' ? undefined : script([marks], true)),
  ];
}

function numberFormula(source: string): (SpanNode | SymbolNode)[] | undefined {
  const [matched, minus, number = '', open, close] = NUMBER.exec(source) ?? [];
  if (matched === undefined || (open === '') !== (close === '')) return undefined;
  const sign = minus === '-' ? [symbol('−', 0.58333, 0.08333, 0, ['mord'])] : [];
  if (open === undefined) return [...sign, digits(number)];
  const braced = open !== '';
  const circle = symbol('∘', 0.44445, -0.05555, 0, [braced ? 'mord' : 'mbin']);
  const before = number.length > 1 ? [digits(number.slice(0, -1))] : [];
  return [...sign, ...before, withScripts(digits(number.slice(-1)), undefined, script([circle], braced))];
}
