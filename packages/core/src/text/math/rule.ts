import { PathBuilder } from '../../scene/path.js';
import type { Color, Rect } from '../../scene/scene.js';
import { framePath, type Pieces } from '../pieces.js';
import type { Box } from './box.js';
import { FRAMES, FULL_WIDTH_RULES } from './classes.js';
import { type Context, length, readColor } from './context.js';
import type { SpanNode } from './katex.js';

/** Chromium draws a dashed border's dashes two thicknesses long, its gaps one or a little more so that they fit. */
function dashes(rect: Rect, vertical: boolean, color: Color | undefined, pieces: Pieces): void {
  const [thickness, total] = vertical ? [rect.width, rect.height] : [rect.height, rect.width];
  const dash = 2 * thickness;
  // A table without rows has lines without a length.
  if (total <= dash) {
    if (total > 0) pieces.rule(rect, color);
    return;
  }
  const gaps = Math.max(1, Math.floor((total - dash) / (dash + thickness)));
  const step = (total - dash) / gaps;
  for (let i = 0; i <= gaps; i++) {
    const at = i * step;
    pieces.rule(
      vertical
        ? { x: rect.x, y: rect.y + at, width: thickness, height: dash }
        : { x: rect.x + at, y: rect.y, width: dash, height: thickness },
      color,
    );
  }
}

/** Fraction bars, lines over and under, lines of tables, \sout: from the baseline up, over the list's whole width. */
export function fullWidthRule(name: string, node: SpanNode, context: Context): Box {
  const { dashed, thickness } = FULL_WIDTH_RULES[name]!;
  const { size, color } = context;
  const height = node.style.borderBottomWidth ? length(node.style.borderBottomWidth, size) : thickness * size;
  return {
    width: 0,
    fills: true,
    draw(pieces, x, y, available) {
      if (color?.a === 0) return;
      const rect = { x, y: y - height, width: available, height };
      if (dashed) dashes(rect, false, color, pieces);
      else pieces.rule(rect, color);
    },
  };
}

/** \rule. */
export function rule(node: SpanNode, { size, color }: Context): Box {
  const width = length(node.style.borderRightWidth, size);
  const height = length(node.style.borderTopWidth, size);
  return {
    width,
    draw(pieces, x, y) {
      if (color?.a !== 0) pieces.rule({ x, y: y - height, width, height }, color);
    },
  };
}

/** A line between the columns of a table. */
export function verticalSeparator(node: SpanNode, { size, color }: Context): Box {
  const { style } = node;
  const width = length(style.borderRightWidth, size);
  const height = length(style.height, size);
  const drop = -length(style.verticalAlign, size);
  return {
    width,
    draw(pieces, x, y) {
      if (color?.a === 0) return;
      const rect = { x, y: y + drop - height, width, height };
      if (style.borderRightStyle === 'dashed') dashes(rect, true, color, pieces);
      else pieces.rule(rect, color);
    },
  };
}

/** \fbox, \colorbox, \fcolorbox and \angl: a background and a border inside a box whose bottom is on the baseline. */
export function frame(name: string, node: SpanNode, context: Context): Box {
  const { style } = node;
  const { size, formula } = context;
  const height = length(style.height, size);
  const background = readColor(style.backgroundColor, formula);
  const color = readColor(style.borderColor, formula) ?? context.color;
  const border = (text: string | undefined) => (text ? length(text, size) : FRAMES[name]!.border * size);
  return {
    width: 0,
    fills: true,
    draw(pieces, x, y, available) {
      const rect = { x, y: y - height, width: available, height };
      if (background && background.a > 0) pieces.rule(rect, background);
      if (color?.a === 0) return;
      if (name === 'angl') {
        const top = border(style.borderTopWidth);
        const right = border(style.borderRightWidth);
        pieces.path(anglePath(rect, top, right), color);
      } else if (border(style.borderWidth) > 0) {
        pieces.path(framePath(rect, border(style.borderWidth)), color);
      }
    },
  };
}

function anglePath({ x, y, width, height }: Rect, top: number, right: number) {
  return new PathBuilder().polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x + width - right, y + height],
      [x + width - right, y + top],
      [x, y + top],
    ],
    true,
  );
}
