import type { SpanNode, SymbolNode } from './katex.js';

/** em, of KaTeX_Math-Italic as KaTeX knows it. */
const LETTERS: readonly [letters: string, height: number, depth: number][] = [
  ['ABCDEFGHIJKLMNOPRSTUVWXYZ', 0.68333, 0],
  ['Q', 0.68333, 0.19444],
  ['acemnorsuvwxz', 0.43056, 0],
  ['gpqy', 0.43056, 0.19444],
  ['bdhkl', 0.69444, 0],
  ['f', 0.69444, 0.19444],
  ['i', 0.65952, 0],
  ['j', 0.65952, 0.19444],
  ['t', 0.61508, 0],
];

/** em; letters that are not here have no italic correction. */
const ITALIC: readonly [letters: string, italic: number][] = [
  ['VY', 0.22222],
  ['FPTW', 0.13889],
  ['MNU', 0.10903],
  ['f', 0.10764],
  ['J', 0.09618],
  ['H', 0.08125],
  ['IX', 0.07847],
  ['CKZ', 0.07153],
  ['ES', 0.05764],
  ['j', 0.05724],
  ['B', 0.05017],
  ['z', 0.04398],
  ['gqvy', 0.03588],
  ['k', 0.03148],
  ['DOr', 0.02778],
  ['w', 0.02691],
  ['l', 0.01968],
  ['R', 0.00773],
];

const NO_STYLE = {};

function symbol(text: string, height: number, depth: number, italic: number, classes: string[]): SymbolNode {
  return { text, height, depth, italic, classes, style: NO_STYLE };
}

function letter(source: string): SymbolNode | undefined {
  const box = LETTERS.find(([letters]) => letters.includes(source));
  if (!box) return undefined;
  const italic = ITALIC.find(([letters]) => letters.includes(source))?.[1] ?? 0;
  return symbol(source, box[1], box[2], italic, ['mord', 'mathnormal']);
}

function span(className: string, children: readonly (SpanNode | SymbolNode)[]): SpanNode {
  const height = Math.max(...children.map((child) => child.height));
  const depth = Math.max(...children.map((child) => child.depth));
  return { classes: [className], children, height, depth, style: NO_STYLE, attributes: NO_STYLE };
}

/**
 * KaTeX's box tree, without the struts, of what most labels are: one letter, or a number. So most figures are drawn
 * without KaTeX, which is a third of all code and takes the longest to start. Undefined for any other formula.
 */
export function plainFormula(source: string): SpanNode | undefined {
  let symbols: SymbolNode[];
  if (source.length === 1 && /[A-Za-z]/.test(source)) {
    symbols = [letter(source)!];
  } else if (/^-?[0-9.]+$/.test(source)) {
    const minus = source.startsWith('-');
    const digits = minus ? source.slice(1) : source;
    symbols = [symbol(digits, /[0-9]/.test(digits) ? 0.64444 : 0.10556, 0, 0, ['mord', '', ''])];
    if (minus) symbols.unshift(symbol('−', 0.58333, 0.08333, 0, ['mord']));
  } else {
    return undefined;
  }
  return span('katex', [span('katex-html', [span('katex-base', symbols)])]);
}
