import type { Box } from './box.js';
import { space } from './box.js';
import { type Context, enter, length } from './context.js';
import { isSvg, isSymbol, type KatexNode, type SpanNode } from './katex.js';

interface Entry {
  readonly box: Box;
  /** px above the list's baseline. */
  readonly lift: number;
  readonly marginLeft: number;
  readonly marginRight: number;
  readonly align: Context['align'];
}

/**
 * A vertical list, `vlist-t > vlist-r > vlist > wrapper*`: each wrapper holds a strut and an element, and the element's
 * baseline is raised by -(the wrapper's top + the strut's height). `context` is that of the `vlist-t`.
 */
export function measureList(
  node: SpanNode,
  context: Context,
  measure: (node: KatexNode, context: Context) => Box,
): Box {
  const rows = spans(node.children);
  const list = spans(rows[0]?.children ?? [])[0];
  if (!list) return space(0);
  const inRow = enter(rows[0]!, context);
  const inList = enter(list, inRow);
  const entries = spans(list.children).map((wrapper) => measureEntry(wrapper, inList, measure));
  const width = Math.max(0, ...entries.map(({ box, marginLeft, marginRight }) => marginLeft + box.width + marginRight));

  return {
    width,
    draw(pieces, x, y) {
      for (const { box, lift, marginLeft, marginRight, align } of entries) {
        const available = width - marginLeft - marginRight;
        const share = box.fills || align === 'left' ? 0 : align === 'center' ? 0.5 : 1;
        box.draw(pieces, x + marginLeft + (available - box.width) * share, y - lift, available);
      }
    },
  };
}

function measureEntry(wrapper: SpanNode, inList: Context, measure: (node: KatexNode, context: Context) => Box): Entry {
  const context = enter(wrapper, inList);
  const [strut, element] = wrapper.children;
  const strutHeight = strut && 'style' in strut ? length(strut.style.height, inList.size) : 0;
  return {
    box: element ? measure(element, context) : space(0),
    lift: -(length(wrapper.style.top, inList.size) + strutHeight),
    marginLeft: length(wrapper.style.marginLeft, inList.size),
    marginRight: length(wrapper.style.marginRight, inList.size),
    align: context.align,
  };
}

function spans(nodes: readonly KatexNode[]): SpanNode[] {
  return nodes.filter((node): node is SpanNode => !isSvg(node) && !isSymbol(node) && 'attributes' in node);
}
