import { greekNames } from '@geoslide/geometry';
import type { SymbolNode } from './katex.js';

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

/** em: how far an accent is moved, by which KaTeX tells which neighbours are one symbol; letters that are not here have none. */
const SKEW: readonly [letters: string, skew: number][] = [
  ['Jdf', 0.16667],
  ['A', 0.13889],
  ['Iξψ', 0.11111],
  ['BCEFGMNOPQRSTXZlpqtwβεζθϑρςφϕ', 0.08334],
  ['DHKceorsyzδϵηιχ', 0.05556],
  ['LUguvxαμντυ', 0.02778],
];

/** What TeX calls an atom's class. */
export type Kind = 'mord' | 'mop' | 'mbin' | 'mrel' | 'mopen' | 'mclose' | 'mpunct';

/** em, of KaTeX_Main-Regular. */
const SIGNS: Readonly<Record<string, readonly [text: string, height: number, depth: number, kind: Kind]>> = {
  '(': ['(', 0.75, 0.25, 'mopen'],
  '[': ['[', 0.75, 0.25, 'mopen'],
  ')': [')', 0.75, 0.25, 'mclose'],
  ']': [']', 0.75, 0.25, 'mclose'],
  ',': [',', 0.10556, 0.19444, 'mpunct'],
  ';': [';', 0.43056, 0.19444, 'mpunct'],
  ':': [':', 0.43056, 0, 'mrel'],
  '=': ['=', 0.36687, -0.13313, 'mrel'],
  '<': ['<', 0.5391, 0.0391, 'mrel'],
  '>': ['>', 0.5391, 0.0391, 'mrel'],
  '\\le': ['≤', 0.63597, 0.13597, 'mrel'],
  '\\leq': ['≤', 0.63597, 0.13597, 'mrel'],
  '\\ge': ['≥', 0.63597, 0.13597, 'mrel'],
  '\\geq': ['≥', 0.63597, 0.13597, 'mrel'],
  '\\approx': ['≈', 0.48312, -0.01688, 'mrel'],
  '\\perp': ['⊥', 0.69444, 0, 'mrel'],
  '\\parallel': ['∥', 0.75, 0.25, 'mrel'],
  '\\sim': ['∼', 0.36687, -0.13313, 'mrel'],
  '\\cong': ['≅', 0.589, -0.022, 'mrel'],
  '\\in': ['∈', 0.5391, 0.0391, 'mrel'],
  '\\to': ['→', 0.36687, -0.13313, 'mrel'],
  '+': ['+', 0.58333, 0.08333, 'mbin'],
  '-': ['−', 0.58333, 0.08333, 'mbin'],
  '*': ['∗', 0.46528, -0.03472, 'mbin'],
  '\\pm': ['±', 0.58333, 0.08333, 'mbin'],
  '\\cdot': ['⋅', 0.44445, -0.05555, 'mbin'],
  '\\times': ['×', 0.58333, 0.08333, 'mbin'],
  '\\div': ['÷', 0.58333, 0.08333, 'mbin'],
  '\\circ': ['∘', 0.44445, -0.05555, 'mbin'],
  '/': ['/', 0.75, 0.25, 'mord'],
  '\\angle': ['∠', 0.69224, 0, 'mord'],
  '\\triangle': ['△', 0.69444, 0.19444, 'mord'],
  '\\infty': ['∞', 0.43056, 0, 'mord'],
};

/** em, of KaTeX_Main-Regular: what names of functions and texts are made of. */
const UPRIGHT: readonly [characters: string, height: number, depth: number][] = [
  ['ABCDEFGHIJKLMNOPRSTUVWXYZ', 0.68333, 0],
  ['Q', 0.68333, 0.19444],
  ['acemnorsuvwxz:', 0.43056, 0],
  ['gpqy;', 0.43056, 0.19444],
  ['bdfhkl!?', 0.69444, 0],
  ['i', 0.66786, 0],
  ['j', 0.66786, 0.19444],
  ['t', 0.61508, 0],
  ['0123456789', 0.64444, 0],
  ['.', 0.10556, 0],
  [',', 0.10556, 0.19444],
  ['()[]/', 0.75, 0.25],
  ['=', 0.36687, -0.13313],
];
/** em: the italic correction of g in a function's name. */
const ITALIC_G = 0.01389;
/** As high as M, which KaTeX takes all Chinese and Japanese characters to be. */
const CJK_HEIGHT = 0.68333;
/** Chinese and Japanese characters, and all that texts may be made of, for classes of regular expressions. */
const CJK_CHARACTERS = '\\u3001-\\u30FF\\u4E00-\\u9FAF\\uFF01-\\uFF60';
export const TEXT_CHARACTERS = ` \\t\\r\\nA-Za-z0-9.,:;!?()\\[\\]/=${CJK_CHARACTERS}`;
const CJK = new RegExp(`[${CJK_CHARACTERS}]`);
const FUNCTIONS = new Set(['\\sin', '\\cos', '\\tan', '\\cot', '\\sec', '\\csc', '\\ln', '\\log', '\\lg', '\\exp']);

export const NO_STYLE = {};

/** A character as KaTeX knows it. */
export interface Atom {
  readonly node: SymbolNode;
  readonly kind: Kind;
  readonly skew: number;
}

export function atom(text: string, height: number, depth: number, classes: string[], kind: Kind = 'mord'): Atom {
  return { node: { text, height, depth, italic: 0, classes, style: NO_STYLE }, kind, skew: 0 };
}

function letter(text: string): Atom {
  const box = LETTERS.find((row) => row[0].includes(text));
  // Greek capitals are upright.
  if (!box) return atom(text, 0.68333, 0, ['mord', '', '']);
  const { node, kind } = atom(text, box[1], box[2], ['mord', 'mathnormal']);
  const of = (table: readonly (readonly [string, number])[]) => table.find((row) => row[0].includes(text))?.[1] ?? 0;
  return { node: { ...node, italic: of(ITALIC) }, kind, skew: of(SKEW) };
}

function sign(name: string): Atom | undefined {
  if (!isSign(name)) return undefined;
  const [text, height, depth, kind] = SIGNS[name]!;
  return atom(text, height, depth, kind === 'mord' ? ['mord', '', ''] : [kind], kind);
}

/** The letters of the function that a command names; undefined where it names none. */
export function functionName(command: string): SymbolNode[] | undefined {
  if (!FUNCTIONS.has(command)) return undefined;
  return [...command.slice(1)].map((one): SymbolNode => {
    const { node } = upright(one, []);
    return one === 'g' ? { ...node, italic: ITALIC_G } : node;
  });
}

function upright(text: string, classes: string[]): Atom {
  const [, height, depth] = UPRIGHT.find((row) => row[0].includes(text))!;
  return atom(text, height, depth, classes);
}

/** The characters of a text, which are TEXT_CHARACTERS. */
export function textAtoms(source: string): Atom[] {
  return [...source.replace(/\s+/g, ' ')].map((one) => {
    if (one === ' ') return atom('\u00a0', 0, 0, ['mord', '', '']);
    return CJK.test(one) ? atom(one, CJK_HEIGHT, 0, ['mord', '', '', 'cjk_fallback']) : upright(one, ['mord', '', '']);
  });
}

export const isSign = (source: string): boolean => Object.hasOwn(SIGNS, source);

/** The atom that a character or a command is; undefined where it is none of the plain ones. */
export function atomOf(source: string): Atom | undefined {
  if (/^[0-9.]$/.test(source)) return atom(source, source === '.' ? 0.10556 : 0.64444, 0, ['mord', '', '']);
  if (/^[A-Za-z]$/.test(source)) return letter(source);
  const greek = Object.keys(greekNames).find((one) => `\\${greekNames[one]}` === source);
  return greek === undefined ? sign(source) : letter(greek);
}
