import { snap } from '@geoslide/geometry';
import type { Color, Rect, TextLayout, TextNode } from '../scene/scene.js';
import { snapAngle } from '../scene/snap.js';
import { withOpacity } from '../style/color.js';
import type { LabelStyle, Report, StyleReader, Values } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { inkBounds } from '../text/ink.js';
import { layoutText } from '../text/layout.js';
import type { Box, Px } from './viewport.js';

/** What is to be written and how, before fonts come in. */
export interface TextSpec {
  /** LaTeX without delimiters, or plain characters. */
  readonly source: string;
  readonly mode: 'latex' | 'plain';
  readonly font: string;
  /** px, more than 0. */
  readonly fontSize: number;
  readonly align: 'left' | 'center' | 'right';
  /** A BCP 47 tag. */
  readonly language?: string | undefined;
}

/** Letters of a font's name: longer names are those of no font, and texts are looked up by theirs. */
const MAX_FONT_NAME = 100;

export type ContentStyle = Pick<Values['label'], 'mode' | 'precision'>;

/** How a template's content is printed. */
export function readContentStyle(style: StyleReader<ContentStyle>): ContentStyle {
  return {
    mode: style.get('mode'),
    precision: Math.round(style.get('precision')),
  };
}

/** How a label's or text's style writes `source` on a slide in `lang`; undefined where nothing is seen. */
export function textSpec(source: string, style: LabelStyle, lang: string | undefined): TextSpec | undefined {
  const fontSize = style.get('fontSize');
  if (fontSize === 0 || source.trim() === '') return undefined;
  return {
    source,
    mode: readContentStyle(style).mode === 'latex' ? 'latex' : 'plain',
    font: style.get('font').slice(0, MAX_FONT_NAME),
    fontSize,
    align: style.get('align'),
    language: style.get('lang') ?? lang,
  };
}

export interface TextPaint {
  readonly color: Color;
  /** The colour of the outline that keeps the text readable on lines; transparent for none. */
  readonly halo: Color;
}

/** The colours of a label or text: its own or else `color`, and a halo of the background. */
export function readTextPaint(style: LabelStyle, color: Color, background: Color): TextPaint {
  return {
    color: withOpacity(style.get('color') ?? color, style.get('fillOpacity')),
    halo: withOpacity(background, style.get('strokeOpacity')),
  };
}

/** Lays a text out. Problems of its source go to `report`. */
export function layOut(spec: TextSpec, fonts: LoadedFonts, report: Report): TextLayout {
  const { layout, warnings } = layoutText(spec.source, spec, fonts);
  for (const warning of warnings) report(warning);
  return layout;
}

/** Where a layout begins if its alignment point is to stand at x = 0. */
export function alignShift(align: TextSpec['align'], width: number): number {
  return align === 'left' ? 0 : align === 'right' ? -width : -width / 2;
}

/** The direction of a line as text reads along it, radians clockwise on screen: to the right, or straight up. */
export function upright(angle: number): number {
  const turned = angle - Math.PI * Math.round(angle / Math.PI);
  return turned > Math.PI / 2 - 1e-9 ? turned - Math.PI : turned;
}

/** A halo reaches this part of the font size around the glyphs. */
const HALO_SHARE = 0.12;

/** @param at Where the layout's (0, 0) stands, px. */
export function textNode(
  spec: TextSpec,
  layout: TextLayout,
  at: Px,
  paint: TextPaint,
  rotation = 0,
): TextNode | undefined {
  if (paint.color.a === 0 && paint.halo.a === 0) return undefined;
  return {
    kind: 'text',
    source: spec.source,
    mode: spec.mode,
    font: spec.font,
    ...(spec.language !== undefined && { language: spec.language }),
    fontSize: spec.fontSize,
    x: snap(at[0]),
    y: snap(at[1]),
    ...(rotation !== 0 && { rotation: snapAngle(rotation) }),
    color: paint.color,
    ...(paint.halo.a > 0 && { halo: { color: paint.halo, width: HALO_SHARE * spec.fontSize } }),
    layout,
  };
}

/** What a layout covers around its origin: its ink, or its box where it has none. */
export function inkRect(layout: TextLayout): Rect {
  return inkBounds(layout) ?? { x: 0, y: -layout.ascent, width: layout.width, height: layout.ascent + layout.descent };
}

/** The box around the ink of a text node as if it were not turned, grown by `margin` px. */
export function layoutBox({ layout, x, y }: TextNode, margin = 0): Box {
  const ink = inkRect(layout);
  const [left, top] = [x + ink.x, y + ink.y];
  return {
    minX: left - margin,
    minY: top - margin,
    maxX: left + ink.width + margin,
    maxY: top + ink.height + margin,
  };
}

/** The axis-parallel box around the ink of a text node, grown by `margin` px. */
export function inkBox(node: TextNode, margin = 0): Box {
  const { layout, x, y, rotation = 0 } = node;
  if (rotation === 0) return layoutBox(node, margin);
  const ink = inkRect(layout);
  const [right, bottom] = [ink.x + ink.width, ink.y + ink.height];
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  return {
    minX: x + Math.min(ink.x * c, right * c) - Math.max(ink.y * s, bottom * s) - margin,
    minY: y + Math.min(ink.x * s, right * s) + Math.min(ink.y * c, bottom * c) - margin,
    maxX: x + Math.max(ink.x * c, right * c) - Math.min(ink.y * s, bottom * s) + margin,
    maxY: y + Math.max(ink.x * s, right * s) + Math.max(ink.y * c, bottom * c) + margin,
  };
}
