import type { Rect, TextNode } from '@geoslide/core';

/** A text this long, px, is typeset whole: TeX's boxes hold 21800 px. */
const LONGEST_TEXT = 8000;

/** A part of a text's width, 0..1, and where its left end stands. */
export interface TextWindow {
  readonly from: number;
  readonly to: number;
  readonly x: number;
  readonly y: number;
}

/** The part of a text that TeX is given: all of it, or of a longer one what lies around the view. */
export function textWindow(node: TextNode, view: Rect): TextWindow | undefined {
  const { width } = node.layout;
  if (width <= LONGEST_TEXT) return { from: 0, to: 1, x: node.x, y: node.y };
  const cos = Math.cos(node.rotation ?? 0);
  const sin = Math.sin(node.rotation ?? 0);
  const center = (view.x + view.width / 2 - node.x) * cos + (view.y + view.height / 2 - node.y) * sin;
  const reach = Math.min(LONGEST_TEXT / 2, Math.hypot(view.width, view.height));
  const from = Math.max(0, (center - reach) / width);
  const to = Math.min(1, (center + reach) / width);
  if (from >= to) return undefined;
  return { from, to, x: node.x + from * width * cos, y: node.y + from * width * sin };
}
