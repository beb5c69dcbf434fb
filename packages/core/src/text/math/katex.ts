import type { default as Katex, KatexOptions } from 'katex';
import { hasRightToLeft } from '../shaping/complex.js';
import { FORMULA_MACROS, formulaSource, isTrusted } from './source.js';

/** Inline CSS of KaTeX's nodes, lengths as `0.5em`. */
export type Style = Readonly<Record<string, string | undefined>>;

interface Sized {
  readonly classes: readonly string[];
  readonly style: Style;
  /** em of the node's own font size. */
  readonly height: number;
  readonly depth: number;
}

export interface SymbolNode extends Sized {
  readonly text: string;
  /** Italic correction, em. */
  readonly italic: number;
}

export interface SpanNode extends Sized {
  readonly children: readonly KatexNode[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** Children without a box of their own. */
interface FragmentNode extends Sized {
  readonly children: readonly KatexNode[];
}

export interface PathNode {
  readonly pathName: string;
  toMarkup(): string;
}

export interface LineNode {
  readonly attributes: Readonly<Record<string, string>>;
}

export interface SvgNode {
  readonly children: readonly (PathNode | LineNode)[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** A node of KaTeX's tree of boxes (its src/domTree.ts). */
export type KatexNode = SymbolNode | SpanNode | FragmentNode | SvgNode;

export const isSymbol = (node: KatexNode): node is SymbolNode => 'text' in node;
export const isSvg = (node: KatexNode): node is SvgNode => !('classes' in node);

/** What katex.d.ts leaves out. Marked unstable by KaTeX: the version is pinned, and the classes' guard notices changes. */
interface Internals {
  __renderToHTMLTree(source: string, options: KatexOptions): SpanNode;
}

let katex: (typeof Katex & Internals) | undefined;

/** Loads KaTeX, once. Formulas are laid out synchronously: whoever has some waits for this before. */
export async function loadKatex(): Promise<void> {
  katex ??= (await import('katex')).default as typeof Katex & Internals;
}

/** Loads mhchem's macros into KaTeX, once, for formulas of which `isChemistry` is true. */
export async function loadChemistry(): Promise<void> {
  await import('katex/contrib/mhchem');
}

function loadedKatex(): typeof Katex & Internals {
  if (katex === undefined) throw new Error('KaTeX is not loaded: await loadKatex() before a formula is laid out');
  return katex;
}

/** A `\rule` or `\kern` is at most this many em long. */
const MAX_SIZE_EM = 100;
/** Characters of a message of KaTeX that tell what is wrong. */
const MAX_MESSAGE = 200;
/** KaTeX's default: macro loops end. */
const MAX_EXPANSIONS = 1000;

/**
 * A formula's own definitions multiply what it says, arguments times bodies: this many characters and expansions come to some 30,000 characters at most.
 */
const DEFINES = /\\(?:[egx]?def|(?:re)?newcommand|providecommand|let|futurelet|expandafter)(?![a-zA-Z])/;
const MAX_DEFINING_LENGTH = 500;
const MAX_DEFINED_EXPANSIONS = 100;

const OPTIONS = {
  throwOnError: true,
  strict: 'ignore',
  trust: ({ command }: { readonly command: string }) => isTrusted(command),
  maxSize: MAX_SIZE_EM,
} as const;

type Built = SpanNode | { readonly error: string };

/**
 * Trees that are kept, by the characters of their formulas: to find out which fonts a label needs it is laid out
 * before, up to twice. A character comes to four nodes at most, so that all are some 20 MB.
 */
const MAX_KEPT_CHARACTERS = 20_000;
const kept = new Map<string, Built>();
let keptCharacters = 0;

/**
 * Builds KaTeX's box tree in text style; what is only allowed in display style (`\tag`, `align`) is built in that.
 * LaTeX that KaTeX refuses gives its message and the position, from 1.
 * @throws {RangeError} where the nesting exhausts the stack.
 */
export function buildTree(source: string): Built {
  const known = kept.get(source);
  if (known) return known;
  const built = build(source);
  if (source.length > MAX_KEPT_CHARACTERS) return built;
  if (keptCharacters + source.length > MAX_KEPT_CHARACTERS) {
    kept.clear();
    keptCharacters = 0;
  }
  kept.set(source, built);
  keptCharacters += source.length;
  return built;
}

function build(source: string): Built {
  const { __renderToHTMLTree } = loadedKatex();
  const defines = DEFINES.test(source);
  if (defines && source.length > MAX_DEFINING_LENGTH) {
    const length = `it has ${source.length} characters`;
    return { error: `A formula with definitions of its own may have ${MAX_DEFINING_LENGTH} characters: ${length}` };
  }
  // KaTeX writes global definitions into the macros that it is given.
  const maxExpand = defines ? MAX_DEFINED_EXPANSIONS : MAX_EXPANSIONS;
  const measured = prepared(formulaSource(source));
  const tree = (displayMode: boolean) =>
    __renderToHTMLTree(measured, { ...OPTIONS, maxExpand, displayMode, macros: { ...FORMULA_MACROS } });
  try {
    return tree(false);
  } catch (error) {
    const message = messageOf(error);
    if (!/display (mode|equations)/.test(message)) return { error: message };
  }
  try {
    return tree(true);
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/**
 * The words of `\\text` and its kin, where they begin with letters from right to left or have some before the first
 * brace.
 */
const WORDS_FROM_THE_RIGHT = /\\text(?:rm|sf|tt|bf|it|md|up|normal)?\s*\{(?=([^{}]*))/g;

/** As high and deep as Arabic letters with their marks. */
const STRUT = '\\rule[-0.3em]{0pt}{1.1em}';

/** A formula among words. */
const INNER_FORMULA = /(?<!\\)\$((?:[^$\\]|\\.)*)\$/gs;

/**
 * Gives words from right to left the height of others: to KaTeX, which has no measures of their letters, they have
 * none. A formula among them
 * becomes one group, which keeps its order.
 */
function prepared(source: string): string {
  if (!hasRightToLeft(source)) return source;
  return source
    .replace(INNER_FORMULA, (_, formula: string) => `$\{${formula}}$`)
    .replace(WORDS_FROM_THE_RIGHT, (start, words: string) => (hasRightToLeft(words) ? `${start}${STRUT}` : start));
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError || !(error instanceof Error)) throw error;
  // Besides its ParseError KaTeX throws plain errors, such as for a font that it lacks.
  if (!(error instanceof loadedKatex().ParseError)) return `KaTeX: ${shortened(error.message)}`;
  const place = error.position === undefined ? '' : ` (character ${error.position + 1})`;
  return `KaTeX: ${shortened(error.rawMessage)}${place}`;
}

/** KaTeX quotes arguments whole. */
function shortened(message: string): string {
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
}
