import type { Color } from '../../scene/scene.js';
import { parseColor } from '../../style/color.js';
import type { LoadedFonts } from '../fonts.js';
import { ALIGNING, ALIGNING_LIST, FACE_CLASSES, type FaceChange, SIZES } from './classes.js';
import type { SpanNode, Style, SymbolNode } from './katex.js';

/** What a formula's nodes share. */
export interface Formula {
  readonly fonts: LoadedFonts;
  /** Font key for characters that KaTeX's faces lack. */
  readonly fallback: string;
  /** Of its words, a BCP 47 tag. */
  readonly language: string | undefined;
  readonly missing: Set<number>;
  readonly warnings: Set<string>;
}

/** What a node inherits from those around it. */
export interface Context {
  readonly formula: Formula;
  /** px per em. */
  readonly size: number;
  /** Of KaTeX's faces: `Main`, `Math`, `Size1`… */
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** undefined: the text's own. */
  readonly color: Color | undefined;
  readonly align: 'left' | 'center' | 'right';
  /** Inside a delimiter of several pieces. */
  readonly stacked: boolean;
  /** The family that `delim-size1` and `delim-size4` give to their children. */
  readonly childFamily: string | undefined;
  readonly parentClasses: readonly string[];
}

/** The context of a formula's root, `size` px per em. */
export function rootContext(formula: Formula, size: number): Context {
  return {
    formula,
    size,
    family: 'Main',
    bold: false,
    italic: false,
    color: undefined,
    align: 'left',
    stacked: false,
    childFamily: undefined,
    parentClasses: [],
  };
}

/** Changes by class, with their place in the style sheet. */
const FACES = new Map(FACE_CLASSES.map(([name, change], place) => [name, { change, place }]));

/** What classes change of the face, from the first rule to the last, which wins. */
function faceChanges(classes: readonly string[]): FaceChange[] {
  const found = classes.flatMap((name) => FACES.get(name) ?? []);
  if (found.length > 1) found.sort((a, b) => a.place - b.place);
  return found.map(({ change }) => change);
}

/** The context inside a node: what its classes and style change. */
export function enter(node: SpanNode | SymbolNode, outer: Context): Context {
  const { classes, style } = node;
  const size = outer.size * sizeFactor(classes);
  let { family, bold, italic, align } = outer;
  if (outer.childFamily !== undefined) family = outer.childFamily;
  if (classes.length > 0) {
    for (const change of faceChanges(classes)) {
      family = change.family ?? family;
      bold = change.bold ?? bold;
      italic = change.italic ?? italic;
    }
    family = sizedFamily(classes) ?? family;
  }
  const stacked = outer.stacked || (classes.includes('delimsizing') && classes.includes('mult'));
  if (classes.includes('vlist-t')) {
    for (const name of outer.parentClasses) align = ALIGNING_LIST[name] ?? align;
  }
  for (const name of classes) align = ALIGNING[name] ?? align;
  return {
    formula: outer.formula,
    size,
    family,
    bold,
    italic,
    color: colorOf(style, outer),
    align,
    stacked,
    childFamily: stacked ? pieceFamily(classes) : undefined,
    parentClasses: classes,
  };
}

function sizeFactor(classes: readonly string[]): number {
  if (!classes.includes('katex-sizing') && !classes.includes('fontsize-ensurer')) return 1;
  let from = 1;
  let to = 1;
  for (const name of classes) {
    const match = /^(reset-)?size(\d+)$/.exec(name);
    if (!match) continue;
    const factor = SIZES[Number(match[2]) - 1] ?? 1;
    if (match[1]) from = factor;
    else to = factor;
  }
  return to / from;
}

function sizedFamily(classes: readonly string[]): string | undefined {
  if (classes.includes('op-symbol')) {
    if (classes.includes('small-op')) return 'Size1';
    if (classes.includes('large-op')) return 'Size2';
  }
  if (classes.includes('delimsizing')) {
    const sized = classes.find((name) => /^size[1-4]$/.test(name));
    if (sized) return `Size${sized.slice(4)}`;
  }
  return undefined;
}

function pieceFamily(classes: readonly string[]): string | undefined {
  if (classes.includes('delim-size1')) return 'Size1';
  if (classes.includes('delim-size4')) return 'Size4';
  return undefined;
}

function colorOf(style: Style, outer: Context): Color | undefined {
  return readColor(style.color, outer.formula) ?? outer.color;
}

/** A colour of a style; undefined, with a warning, where it is no CSS colour. */
export function readColor(text: string | undefined, formula: Formula): Color | undefined {
  if (text === undefined) return undefined;
  const color = parseColor(text);
  if (!color) formula.warnings.add(`"${text}" is no colour.`);
  return color;
}

/** A length such as `0.5em` in px; 0 where there is none. KaTeX writes no other unit where this is used. */
export function length(text: string | undefined, size: number): number {
  const value = text === undefined ? 0 : Number.parseFloat(text);
  return Number.isFinite(value) ? value * size : 0;
}
