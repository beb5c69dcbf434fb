import { type Context, inner, join } from './context.js';
import type { MathNode, NodeOf } from './nodes.js';
import { cssColor, styleSwitch } from './switches.js';

/** Prints nodes in a row, without braces around them. */
export function printList(nodes: readonly MathNode[], context: Context): string {
  const pieces: string[] = [];
  nodes.forEach((node, i) => {
    const last = i === nodes.length - 1;
    if (isForeignText(node, context)) {
      // One \text for neighbours in the script of another font.
      if (i > 0 && isForeignText(nodes[i - 1]!, context)) return;
      pieces.push(foreignText(nodes.slice(i), context));
    } else if (isDegree(node)) {
      const base = nodes[i - 1];
      pieces.push(base && canCarryDegree(base) ? '^\\circ' : '{}^\\circ');
    } else if (isMathInText(node, context)) pieces.push(mathInText(node, i > 0, !last, context));
    else pieces.push(last ? openEnded(node, context) : context.print(node, context));
  });
  return join(pieces);
}

/** A group's content without its braces, any other node as it is: what goes between braces of a command. */
export function printArgument(node: MathNode, context: Context): string {
  const deeper = inner(context);
  return node.type === 'ordgroup' ? printList(node.body, deeper) : printList([node], deeper);
}

/** What `$…$` and `\(…\)` in text parse to. */
function isMathInText(node: MathNode, context: Context): node is NodeOf<'styling'> {
  return context.mode === 'text' && node.type === 'styling' && node.body.length > 0 && node.body[0]!.mode === 'math';
}

/**
 * A formula in text. KaTeX puts the same space around its operators and relations at the ends as between letters, TeX
 * does beside an empty atom.
 */
function mathInText(node: NodeOf<'styling'>, isAfter: boolean, isBefore: boolean, context: Context): string {
  const shown = node.body.filter(({ type }) => type !== 'spacing' && type !== 'kern');
  const before = isAfter && isSpaced(shown[0]) ? '{}' : '';
  const after = isBefore && isSpaced(shown[shown.length - 1]) ? '{}' : '';
  const style = node.style === 'text' ? '' : styleSwitch(node.style);
  return `$${join([style, before, printList(node.body, inner(context, 'math')), after])}$`;
}

/** Nodes that keep space between themselves and letters. */
const SPACED: ReadonlySet<string> = new Set('atom op operatorname mclass leftright xArrow htmlmathml'.split(' '));

/** Whether TeX puts space between a node and letters. */
export function isSpaced(node: MathNode | undefined): boolean {
  if (node === undefined) return false;
  if (node.type === 'color' || (node.type === 'ordgroup' && node.semisimple)) return node.body.some(isSpaced);
  return node.type === 'supsub' ? isSpaced(node.base ?? undefined) : SPACED.has(node.type);
}

function isForeignText(node: MathNode, context: Context): node is NodeOf<'textord'> {
  return context.mode === 'math' && node.type === 'textord' && node.mode === 'text';
}

function foreignText(nodes: readonly MathNode[], context: Context): string {
  const end = nodes.findIndex((node) => !isForeignText(node, context));
  const run = end < 0 ? nodes : nodes.slice(0, end);
  return `\\text{${join(run.map((node) => context.print(node, { ...context, mode: 'text' })))}}`;
}

function isDegree(node: MathNode): boolean {
  return node.type === 'textord' && node.mode === 'math' && (node.text === '°' || node.text === '\\degree');
}

function canCarryDegree(node: MathNode): boolean {
  return !isDegree(node) && ['mathord', 'textord', 'atom', 'ordgroup', 'leftright'].includes(node.type);
}

/** A switch at the end of its list needs no braces: what it switches ends there anyway. */
function openEnded(node: MathNode, context: Context): string {
  if (context.mode !== 'math') return context.print(node, context);
  const deeper = inner(context);
  if (node.type === 'color' && context.depth === 0)
    return join([cssColor('\\color', node.color), printList(node.body, deeper)]);
  if (node.type === 'styling' && !isFractionInStyle(node)) {
    return join([styleSwitch(node.style), printList(node.body, deeper)]);
  }
  return context.print(node, context);
}

/** What \dfrac, \tfrac, \cfrac, \dbinom and \tbinom parse to. */
export function isFractionInStyle(node: NodeOf<'styling'>): boolean {
  return node.body.length === 1 && node.body[0]!.type === 'genfrac';
}
