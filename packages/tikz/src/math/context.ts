import type { ForeignCharacters } from '../escape.js';
import type { MathNode, Mode } from './nodes.js';

/** LaTeX that TeX may not be given, or can't typeset with the packages that the document loads. */
export class UnsupportedMath extends Error {}

/** Groups within groups. TeX's limit is 255; no label needs this many. */
const MAX_DEPTH = 40;
/**
 * Commands within each other that TeX typesets in all four math styles: the time grows as 4 to this power.
 */
const MAX_CHOICES = 4;

export interface Context {
  /** TeX's mode where the node's source will stand. */
  readonly mode: Mode;
  readonly depth: number;
  readonly choices: number;
  /** The depth of what stands right between \left and \right, where TeX knows \middle; not within braces there. */
  readonly fenced?: number;
  /** Within a size command, its number from 1: KaTeX's sizes replace each other, TeX's boxes would multiply. */
  readonly size?: number;
  readonly foreign: ForeignCharacters;
  /** Prints any node, braces of a group included. */
  readonly print: (node: MathNode, context: Context) => string;
}

/** The context one level down; `choice` for an argument that TeX typesets four times. */
export function inner(context: Context, mode: Mode = context.mode, choice = false): Context {
  const depth = context.depth + 1;
  const choices = context.choices + (choice ? 1 : 0);
  if (depth > MAX_DEPTH || choices > MAX_CHOICES) throw new UnsupportedMath('The formula is nested too deeply');
  return { ...context, mode, depth, choices };
}

/** What would be read as more of a control word before it: to XeTeX and LuaTeX any letter is one. */
const LETTER = /^[a-zA-Z\u0080-\u{10ffff}]/u;

/** Source pieces in a row, so that no control word swallows what follows it and no index seems to go on. */
export function join(pieces: readonly string[]): string {
  let source = '';
  for (const piece of pieces) {
    if (/\\[a-zA-Z]+$/.test(source)) {
      if (LETTER.test(piece)) source += ' ';
      else if (/^\s/.test(piece)) source += '{}';
    } else if (/(?<!\\)[_^][a-zA-Z0-9]$/.test(source) && /^[a-zA-Z0-9]/.test(piece)) source += ' ';
    source += piece;
  }
  return source;
}

/** `\name`, and its arguments in braces. */
export function command(name: string, ...args: readonly string[]): string {
  return name + args.map((arg) => `{${arg}}`).join('');
}

/**
 * A colour ends with a token after its group, which has to come before a closing brace, not before \limits or an index.
 */
export function kept(source: string): string {
  return source.includes('\\color[') ? `{${source}}` : source;
}
