import { artwork, holdsArtwork, stretchy } from './artwork.js';
import { type Box, moved, row, space } from './box.js';
import { FRAMES, FULL_WIDTH_RULES, LAPS, NULL_DELIMITER_WIDTH, SHIFTED, SKIPPED, SPACINGS } from './classes.js';
import { type Context, enter, length } from './context.js';
import { verticalArrow } from './diagram.js';
import { isSvg, isSymbol, type KatexNode, type SpanNode, type Style } from './katex.js';
import { measureList } from './list.js';
import { mirrored } from './mirror.js';
import { frame, fullWidthRule, rule, verticalSeparator } from './rule.js';
import { measureText } from './symbol.js';
import { measureWords } from './words.js';

/** Measures a node of KaTeX's tree as a browser with KaTeX's style sheet would lay it out. */
export function measure(node: KatexNode, outer: Context): Box {
  if (isSvg(node)) return space(0);
  if (isSymbol(node)) {
    const context = enter(node, outer);
    const italic = space(Math.max(0, node.italic) * context.size);
    return outside(row([measureText(node.text, context), italic]), node.classes, node.style, context);
  }
  if (!('attributes' in node)) return row(node.children.map((child) => measure(child, outer)));
  if (node.classes.some((name) => SKIPPED.has(name))) return space(0);
  const context = enter(node, outer);
  return outside(content(node, context), node.classes, node.style, context);
}

function content(node: SpanNode, context: Context): Box {
  const { classes, style } = node;
  const { size } = context;
  const has = (name: string) => classes.includes(name);
  if (has('vlist-t')) return measureList(node, context, measure);
  if (has('cd-vert-arrow')) return verticalArrow(node, context, measure);
  if (has('nulldelimiter')) return space(NULL_DELIMITER_WIDTH * size);
  if (has('arraycolsep')) return space(length(style.width, size));
  if (has('katex-rule')) return rule(node, context);
  if (has('vertical-separator')) return verticalSeparator(node, context);
  const line = classes.find((name) => name in FULL_WIDTH_RULES);
  if (line) return fullWidthRule(line, node, context);
  if (holdsArtwork(node)) return artwork(node, context);
  if (has('katex-stretchy')) {
    const label = classes.find((name) => name in FRAMES);
    return label ? frame(label, node, context) : stretchy(node, context, measure);
  }

  const words = has('text') ? measureWords(node.children, context, measure) : undefined;
  const inner = words ?? row(node.children.map((child) => measure(child, context)));
  if (has('reflectbox')) return mirrored(inner);
  const lap = classes.find((name) => LAPS.has(name));
  if (lap) return moved(inner, lap === 'rlap' ? 0 : lap === 'llap' ? -inner.width : -inner.width / 2, 0, 0);
  if (has('accent-body') && !has('accent-full')) return moved(inner, 0, 0, 0);
  if (style.width !== undefined) return moved(inner, 0, 0, length(style.width, size));
  return inner;
}

/** Adds what surrounds a box: padding, margins, shifts that don't move its neighbours, and \pmb's second impression. */
function outside(box: Box, classes: readonly string[], style: Style, { size }: Context): Box {
  let left = length(style.marginLeft, size);
  let right = length(style.marginRight, size);
  let padLeft = length(style.paddingLeft, size);
  let padRight = 0;
  if (style.margin !== undefined) {
    const side = length(style.margin.split(' ')[1], size);
    left += side;
    right += side;
  }
  for (const name of classes) {
    const spacing = SPACINGS[name];
    if (!spacing) continue;
    left += (spacing.margin?.[0] ?? 0) * size;
    right += (spacing.margin?.[1] ?? 0) * size;
    padLeft += (spacing.padding?.[0] ?? 0) * size;
    padRight += (spacing.padding?.[1] ?? 0) * size;
  }
  const shifts = style.position === 'relative' || classes.some((name) => SHIFTED.has(name));
  const dx = shifts ? length(style.left, size) : 0;
  const dy = shifts ? length(style.top, size) - length(style.bottom, size) : 0;
  const placed = moved(box, left + padLeft + dx, dy, left + padLeft + box.width + padRight + right);
  return style.textShadow === undefined ? placed : withShadow(placed, style.textShadow, size);
}

/** `text-shadow: 0.02em 0.01em 0.04px`: the blur is a fraction of a pixel and left out. */
function withShadow(box: Box, shadow: string, size: number): Box {
  const [dx, dy] = shadow.split(' ').map((part) => length(part, size));
  return {
    ...box,
    draw(pieces, x, y, available) {
      box.draw(pieces, x + (dx ?? 0), y + (dy ?? 0), available);
      box.draw(pieces, x, y, available);
    },
  };
}
