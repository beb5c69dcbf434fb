import { hasRightToLeft } from '../shaping/complex.js';
import { type FaceOf, unitsOfRun, visualRuns } from '../shaping/units.js';
import { type Box, row } from './box.js';
import { type Context, enter } from './context.js';
import { isSvg, isSymbol, type KatexNode, type SymbolNode } from './katex.js';
import { faceFinder, measureUnits } from './symbol.js';

/** Stands for a formula between words (UAX #9: it has no direction of its own). */
const OBJECT = '\ufffc';

/**
 * The children of a `\\text{…}` that has words from right to left, in their order from left to right; undefined for
 * others, which stand as they are.
 * A formula, and a group of words in another font, keeps its own order.
 */
export function measureWords(
  children: readonly KatexNode[],
  context: Context,
  measure: (node: KatexNode, context: Context) => Box,
): Box | undefined {
  if (!children.some((child) => isWords(child) && hasRightToLeft(child.text))) return undefined;
  /** By code unit: whose it is. */
  const owners: { readonly node: KatexNode; readonly context: Context }[] = [];
  const breaks = new Set<number>();
  let text = '';
  for (const node of children) {
    const owner = { node, context: isWords(node) ? enter(node, context) : context };
    text += isWords(node) ? node.text.normalize('NFC') : OBJECT;
    while (owners.length < text.length) owners.push(owner);
    breaks.add(text.length);
  }
  const faceOf: FaceOf = (codePoint, isEmoji, at) => faceFinder(owners[at]!.context)(codePoint, isEmoji, at);
  // Spaces at the ends keep the words apart from what is beside them in the formula, which runs from left to right.
  const first = text.length - text.trimStart().length;
  const last = Math.max(first, text.trimEnd().length);
  const runs = visualRuns(text, 'auto', faceOf, breaks.add(first).add(last));
  const boxes = [
    ...runs.filter(({ end }) => end <= first),
    ...runs.filter(({ start }) => start >= first && start < last),
    ...runs.filter(({ start }) => start >= last),
  ].flatMap((run) => {
    const { node, context } = owners[run.start]!;
    if (!isWords(node)) return [measure(node, context)];
    return measureUnits(unitsOfRun(text, run, context.formula.language), context);
  });
  return row(boxes);
}

const isWords = (node: KatexNode): node is SymbolNode => !isSvg(node) && isSymbol(node);
