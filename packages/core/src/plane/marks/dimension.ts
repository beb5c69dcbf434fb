import type { DimensionValue } from '@geoslide/geometry';
import { palette, styleProperties } from '@geoslide/protocol';
import { arrowHead } from '../../draw/arrows.js';
import { isUndragged } from '../../draw/label-offset.js';
import { pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { alignShift, inkRect, layOut, readTextPaint, type TextSpec, textNode, upright } from '../../draw/text.js';
import type { Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode, TextLayout, TextNode } from '../../scene/scene.js';
import type { LabelStyle, Report } from '../../style/reader.js';
import type { LoadedFonts } from '../../text/fonts.js';
import { type Mark, type MarkContext, px } from '../mark.js';

const ARROWS = styleProperties.object.arrowStyle.byType;

/** px: where extension lines begin, and how far beyond the dimension line they reach. */
const EXTENSION_START = 4;
const EXTENSION_END = 5;

/** px of clear space on each side of the length in the line's gap, and between line and length where there is no room for a gap. */
const TEXT_MARGIN = 5;
const TEXT_DISTANCE = 7;

interface Writing {
  readonly spec: TextSpec;
  readonly style: LabelStyle;
}

/** Where the measured length stands. */
interface DimensionText {
  /** Its centre, px. */
  readonly at: Px;
  /** Radians, clockwise on screen, upright. */
  readonly angle: number;
  /** Whether the line leaves a gap for it; otherwise it stands beyond the line, with `away` pointing there. */
  readonly gap: boolean;
}

/** Extension lines and a line with arrows, on the side of start → end that the style says. */
export function drawDimension(value: DimensionValue, context: MarkContext, text?: TextLayout): SceneNode[] {
  const pen = readPen(context.style);
  const frame = dimensionFrame(value, context);
  if (!pen || !frame) return [];
  const { start, length, along, away, distance } = frame;
  const at = (t: number, d: number): Px => [
    start[0] + t * along[0] + d * away[0],
    start[1] + t * along[1] + d * away[1],
  ];
  const extensions = new PathBuilder();
  for (const t of [0, length]) {
    extensions.moveTo(...at(t, Math.min(EXTENSION_START, distance))).lineTo(...at(t, distance + EXTENSION_END));
  }
  const angle = Math.atan2(along[1], along[0]);
  const arrow = context.style.get('arrowStyle') ?? ARROWS.Dimension;
  const head = arrowHead(arrow, at(length, distance), angle, pen, length / 2);
  const tail = arrowHead(arrow, at(0, distance), angle + Math.PI, pen, length / 2);
  const from = tail?.setback ?? 0;
  const to = length - (head?.setback ?? 0);
  const line = new PathBuilder();
  const half = text && dimensionText(value, context, text)?.gap ? text.width / 2 + TEXT_MARGIN : 0;
  for (const [a, b] of half > 0
    ? [
        [from, length / 2 - half],
        [length / 2 + half, to],
      ]
    : [[from, to]]) {
    if (a! < b!) line.moveTo(...at(a!, distance)).lineTo(...at(b!, distance));
  }
  const stroke = strokeOf(pen, { cap: 'butt' });
  return [
    pathNode(extensions, { stroke }),
    pathNode(line, { stroke }),
    ...[tail, head].flatMap((each) => (each ? [each.node] : [])),
  ];
}

/** Where the length of a dimension stands: in a gap of its line, or beyond the line where that is too short. */
function dimensionText(value: DimensionValue, context: MarkContext, text: TextLayout): DimensionText | undefined {
  const frame = dimensionFrame(value, context);
  if (!frame) return undefined;
  const { start, length, along, away, distance } = frame;
  // Each half of the line keeps room for a head and a bit of line.
  const gap = length > text.width + 2 * TEXT_MARGIN + MIN_LINE;
  const d = gap ? distance : distance + TEXT_DISTANCE + (text.ascent + text.descent) / 2;
  return {
    at: [start[0] + (length / 2) * along[0] + d * away[0], start[1] + (length / 2) * along[1] + d * away[1]],
    angle: upright(Math.atan2(along[1], along[0])),
    gap,
  };
}

/** px of line beside the text that make its gap worth it. */
const MIN_LINE = 28;

/** The length of a dimension as its label says it, and the layout that the line leaves a gap for. */
export function dimensionLabel(
  value: DimensionValue,
  context: MarkContext,
  { spec, style }: Writing,
  fonts: LoadedFonts,
  report: Report,
): { node: TextNode | undefined; gapFor: TextLayout | undefined } {
  const layout = layOut(spec, fonts, report);
  const place = dimensionText(value, context, layout);
  if (!place) return { node: undefined, gapFor: undefined };
  const paint = readTextPaint(style, context.style.get('color'), context.background);
  const ink = inkRect(layout);
  const offset: Px = [style.get('offsetX'), style.get('offsetY')];
  if (!isUndragged(offset)) {
    const [x, y] = place.at;
    const shift = alignShift(spec.align, layout.width);
    return { node: textNode(spec, layout, [x + offset[0] + shift, y + offset[1]], paint), gapFor: undefined };
  }
  const dx = -ink.x - ink.width / 2;
  const dy = -ink.y - ink.height / 2;
  const c = Math.cos(place.angle);
  const s = Math.sin(place.angle);
  const at: Px = [place.at[0] + dx * c - dy * s, place.at[1] + dx * s + dy * c];
  return { node: textNode(spec, layout, at, paint, place.angle), gapFor: place.gap ? layout : undefined };
}

function dimensionFrame(value: DimensionValue, context: MarkContext) {
  const start = px(context, value.start);
  const end = px(context, value.end);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (!(length > 0)) return undefined;
  const along: Px = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const side = context.style.get('dimensionSide') === 'left' ? -1 : 1;
  const away: Px = [-side * along[1], side * along[0]];
  return { start, length, along, away, distance: context.style.get('dimensionDistance') };
}

export const dimension: Mark<DimensionValue> = {
  draw: drawDimension,
  rank: 'tick',
  clips: true,
  anchor: ({ start, end }, context) => ({ at: px(context, { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }) }),
  looks: { color: palette.slate, lineWidth: 1 },
  fallback: undefined,
};
