import { FORMULA_MACROS, formulaSource, isTrusted } from '@geoslide/core';
import katex, { type KatexOptions } from 'katex';
import type { ForeignCharacters } from '../escape.js';
import { UnsupportedMath } from './context.js';
import { printList } from './lists.js';
import type { MathNode } from './nodes.js';
import { print } from './print.js';

/** What KaTeX's types leave out; marked unstable there, so the version is pinned. */
interface Internals {
  __parse(source: string, options: KatexOptions): readonly MathNode[];
}
const internals = katex as unknown as Internals;

/** As the layout of labels reads them, so that the two agree on what is a formula. */
const OPTIONS: KatexOptions = {
  throwOnError: true,
  strict: 'ignore',
  trust: ({ command }) => isTrusted(command),
  maxSize: 100,
  maxExpand: 1000,
};

/** A part of a formula's top level, 0..1 of its length; all of it is [0, 1]. */
export type Part = readonly [from: number, to: number];

/**
 * LaTeX math as source for $…$ that does nothing but typeset it, one string per line; undefined where it is not math that
 * KaTeX parses, `outlines` where TeX can't typeset it as the picture has it. The source is printed from KaTeX's parse,
 * so macros are expanded and no
 * command, comment or character code of the input reaches TeX unless KaTeX knows it as math.
 */
export function latexMath(
  source: string,
  foreign: ForeignCharacters,
  [from, to]: Part = [0, 1],
): string[] | 'outlines' | undefined {
  try {
    const nodes = parse(source);
    if (nodes === undefined) return undefined;
    const shown = nodes.slice(Math.floor(from * nodes.length), Math.ceil(to * nodes.length));
    const context = { mode: 'math', depth: 0, choices: 0, foreign, print } as const;
    return lines(shown).map((line) => printList(line, context));
  } catch (error) {
    // A RangeError is the stack's end: nesting that recursion can't follow.
    if (error instanceof UnsupportedMath) return 'outlines';
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Undefined for what KaTeX does not read. It writes global definitions into the macros that it is given, so each formula has its own. */
function parse(source: string): readonly MathNode[] | undefined {
  for (const displayMode of [false, true]) {
    try {
      return internals.__parse(formulaSource(source), { ...OPTIONS, displayMode, macros: { ...FORMULA_MACROS } });
    } catch (error) {
      // Besides its ParseError KaTeX throws plain errors, such as for an array's column that is a group.
      if (!(error instanceof Error)) throw error;
      if (!/display (mode|equations)/.test(error.message)) return undefined;
    }
  }
  return undefined;
}

function lines(nodes: readonly MathNode[]): MathNode[][] {
  const rows: MathNode[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'cr') rows.push([]);
    else rows.at(-1)!.push(node);
  }
  return rows;
}
