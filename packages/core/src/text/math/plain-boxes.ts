import type { SpanNode, Style, SymbolNode } from './katex.js';
import type { RowStyle } from './plain-styles.js';
import { atom, NO_STYLE } from './plain-symbols.js';

/** A box around its children, as high and deep as they are. */
export function span(
  classes: readonly string[],
  children: readonly (SpanNode | SymbolNode)[],
  style: Style = NO_STYLE,
): SpanNode {
  const height = Math.max(0, ...children.map((child) => child.height));
  const depth = Math.max(0, ...children.map((child) => child.depth));
  return { classes, children, height, depth, style, attributes: NO_STYLE };
}

/** A length as KaTeX writes it. */
export function em(length: number): string {
  return `${Number(length.toFixed(4))}em`;
}

/** In the size of what is small beside a row of this style. */
export function smaller(content: readonly (SpanNode | SymbolNode)[], { sizing, script: size }: RowStyle): SpanNode {
  const sized = span(['katex-sizing', ...sizing, 'mtight'], content);
  return { ...sized, height: sized.height * size, depth: sized.depth * size };
}

export function tight<T extends SpanNode | SymbolNode>(node: T): T {
  return { ...node, classes: [...node.classes, 'mtight'] };
}

export interface Raised {
  readonly content: SpanNode;
  /** How far its baseline is above that of the whole, em. */
  readonly by: number;
  readonly style: Style;
}

/** What lies above each other, from the lowest on. Its sums are in KaTeX's order: what that rounds is often halfway between. */
export function stacked(parts: readonly Raised[], strut: number): SpanNode {
  const [lowest] = parts;
  const start = lowest!.by - lowest!.content.depth;
  let from = start;
  let top = start;
  let room = 0;
  const rows = parts.map(({ content, by, style }, i) => {
    const step = by - from - content.depth;
    if (i > 0) top += step - room;
    const row = span([], [span(['pstrut'], [], { height: em(strut) }), content], {
      top: em(-strut - top - content.depth),
      ...style,
    });
    room = content.height + content.depth;
    top += room;
    from += step;
    return row;
  });
  const above = span(['vlist'], rows, { height: em(top) });
  const whole =
    start < 0
      ? span(
          ['vlist-t', 'vlist-t2'],
          [
            span(['vlist-r'], [above, span(['vlist-s'], [atom('\u200b', 0, 0, []).node])]),
            span(['vlist-r'], [span(['vlist'], [span([], [])], { height: em(-start) })]),
          ],
        )
      : span(['vlist-t'], [span(['vlist-r'], [above])]);
  return { ...whole, height: top, depth: -start };
}
