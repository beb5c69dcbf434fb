import katex, { type KatexOptions } from 'katex';

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
export interface FragmentNode extends Sized {
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
const internals = katex as unknown as Internals;

/** A `\rule` or `\kern` is at most this many em long. */
const MAX_SIZE_EM = 100;
/** KaTeX's default: macro loops end. */
const MAX_EXPANSIONS = 1000;

const OPTIONS = {
  throwOnError: true,
  strict: 'ignore',
  trust: false,
  maxSize: MAX_SIZE_EM,
  maxExpand: MAX_EXPANSIONS,
} as const;

/** Macros of KaTeX that write to the console. */
const SILENT = { '\\message': '\\@gobble{#1}', '\\errmessage': '\\@gobble{#1}', '\\show': '\\@gobble' };

/**
 * Builds KaTeX's box tree in text style; what is only allowed in display style (`\tag`, `align`) is built in that.
 * @throws {katex.ParseError} where the LaTeX is wrong; other errors where it is nested too deeply.
 */
export function buildTree(source: string): SpanNode {
  // KaTeX writes global definitions into the macros that it is given.
  const build = (displayMode: boolean) =>
    internals.__renderToHTMLTree(source, { ...OPTIONS, displayMode, macros: { ...SILENT } });
  try {
    return build(false);
  } catch (error) {
    const displayOnly = error instanceof katex.ParseError && /display (mode|equations)/.test(error.message);
    if (!displayOnly) throw error;
    return build(true);
  }
}
