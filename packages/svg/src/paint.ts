import type { Color, Fill, Stroke } from '@geoslide/core';
import { formatNumber, joinNumbers } from './number.js';

/** Inherited presentation attributes and SVG's own value of each. */
export const INITIAL_PAINT = {
  fill: '#000',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
} as const;

export type PaintName = keyof typeof INITIAL_PAINT;

/** Values of presentation attributes, defaults included; what is missing does not matter to the element. */
export type Paint = Partial<Record<PaintName, string>>;

/** Half of the step of an 8-bit alpha needs three decimals. */
const ALPHA_DIGITS = 3;
const LENGTH_DIGITS = 2;
/** Errors add up along a line. */
const DASH_DIGITS = 3;
/** Just wider than Skia's hairlines. */
const LEAST_WIDTH = 1.01;
const DEFAULT_MITER_LIMIT = 4;

/** `#rgb` where that says all of the colour, else `#rrggbb`; alpha is written beside it. */
export function colorText(color: Color): string {
  const hex = [color.r, color.g, color.b]
    .map((channel) =>
      Math.min(255, Math.max(0, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  const short = /^(.)\1(.)\2(.)\3$/.exec(hex);
  return short ? `#${short[1]}${short[2]}${short[3]}` : `#${hex}`;
}

export function opacityText(alpha: number): string {
  return formatNumber(Math.min(1, Math.max(0, alpha)), ALPHA_DIGITS);
}

export function colorFill(color: Color): Paint {
  return { fill: colorText(color), 'fill-opacity': opacityText(color.a) };
}

export function fillPaint(fill: Fill | undefined): Paint {
  return isVisibleFill(fill) ? { ...colorFill(fill.color), 'fill-rule': fill.rule } : { fill: 'none' };
}

/**
 * Lengths are divided by `unit` px. A line of less than a px is a px wide and as much paler, as in the PNG;
 * up to 1 px, browsers and resvg (Skia's hairlines) draw lines of another shape.
 */
export function strokePaint(stroke: Stroke | undefined, unit = 1): Paint {
  if (!isVisibleStroke(stroke)) return { stroke: 'none' };
  const thin = Math.min(1, stroke.width);
  const length = (px: number) => formatNumber(px / unit, unit === 1 ? LENGTH_DIGITS : 0);
  const dash = stroke.dash?.some((part) => part > 0) ? stroke.dash : undefined;
  return {
    stroke: colorText(stroke.color),
    'stroke-width': length(Math.max(LEAST_WIDTH, stroke.width)),
    'stroke-opacity': opacityText(stroke.color.a * thin),
    'stroke-linecap': stroke.cap,
    'stroke-linejoin': stroke.join,
    ...(stroke.join === 'miter' && {
      'stroke-miterlimit': formatNumber(stroke.miterLimit ?? DEFAULT_MITER_LIMIT, LENGTH_DIGITS),
    }),
    'stroke-dasharray': dash ? joinNumbers(dash.map((part) => dashText(part / unit))) : 'none',
    ...(dash && { 'stroke-dashoffset': length(stroke.dashOffset ?? 0) }),
  };
}

/** Rounded down: the last dot of a line that ends in one would get lost with a longer pattern. */
function dashText(length: number): string {
  return formatNumber(Math.floor(length * 1000 + 1e-6) / 1000, DASH_DIGITS);
}

export function isVisibleFill(fill: Fill | undefined): fill is Fill {
  return fill !== undefined && fill.color.a > 0;
}

export function isVisibleStroke(stroke: Stroke | undefined): stroke is Stroke {
  return stroke !== undefined && stroke.width > 0 && stroke.color.a > 0;
}
