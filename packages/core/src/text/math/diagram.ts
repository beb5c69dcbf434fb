import { type Box, row } from './box.js';
import { type Context, enter, length } from './context.js';
import { isSvg, isSymbol, type KatexNode, type SpanNode } from './katex.js';

/** Between an arrow's middle and its labels, em of the label. */
const GAP = 0.3;
/** em: how deep a line of KaTeX_Main and one of KaTeX_Math reach in a line-height of 1.2. */
const ARROW_LINE_DEPTH = 0.2845;
const LABEL_LINE_DEPTH = 0.3505;

/**
 * A vertical arrow of a commutative diagram (CD) with its labels: `cd-vert-arrow > (cd-label-left | arrow |
 * cd-label-right)*`. Labels take no room; their boxes stand on the arrow's bottom + their style's `bottom`.
 */
export function verticalArrow(
  node: SpanNode,
  context: Context,
  measure: (node: KatexNode, context: Context) => Box,
): Box {
  const labels: { box: Box; side: 'left' | 'right'; gap: number; lift: number }[] = [];
  const arrows: Box[] = [];
  for (const child of flatten(node.children)) {
    const side = sideOf(child);
    if (side === undefined || isSvg(child) || isSymbol(child) || !('attributes' in child)) {
      arrows.push(measure(child, context));
      continue;
    }
    const { size } = enter(child, context);
    const box = measure({ ...child, classes: child.classes.filter((name) => !name.startsWith('cd-label')) }, context);
    labels.push({ box, side, gap: GAP * size, lift: length(child.style.bottom, size) + LABEL_LINE_DEPTH * size });
  }
  const arrow = row(arrows);
  const bottom = Math.max(node.depth, ARROW_LINE_DEPTH) * context.size;
  return {
    width: arrow.width,
    draw(pieces, x, y, available) {
      arrow.draw(pieces, x, y, available);
      const middle = x + arrow.width / 2;
      for (const { box, side, gap, lift } of labels) {
        const left = side === 'left' ? middle - gap - box.width : middle + gap;
        box.draw(pieces, left, y + bottom - lift, box.width);
      }
    },
  };
}

function flatten(nodes: readonly KatexNode[]): KatexNode[] {
  return nodes.flatMap((node) => ('children' in node && !('attributes' in node) ? flatten(node.children) : [node]));
}

function sideOf(node: KatexNode): 'left' | 'right' | undefined {
  if (isSvg(node)) return undefined;
  if (node.classes.includes('cd-label-left')) return 'left';
  return node.classes.includes('cd-label-right') ? 'right' : undefined;
}
