import type { Coordinates, CurveValue, PlaneValue, Vec2 } from '@geoslide/geometry';
import type { Style } from '@geoslide/protocol';
import type { Rank } from '../draw/order.js';
import { type Box, intersectBoxes, type Px, slideToPx, toPx, type Viewport, viewBox } from '../draw/viewport.js';
import type { Color, SceneNode, TextLayout } from '../scene/scene.js';
import type { ObjectStyle } from '../style/reader.js';

/** How a type of value of the plane is drawn. */
export interface Mark<V extends PlaneValue> {
  /** Its paths; `label` is laid out where the mark leaves a gap for it. */
  readonly draw: (value: V, context: MarkContext, label?: TextLayout) => SceneNode[];
  /** What it lies on and what lies on it. */
  readonly rank: Rank | ((context: MarkContext, value: V) => Rank);
  /** Whether display bounds cut what is drawn by a clip. Lines are cut when they are drawn, so they need none. */
  readonly clips: boolean | ((context: MarkContext) => boolean);
  /** Where its label hangs if its style does not say; undefined where it has no place, or none that is seen. */
  readonly anchor: (value: V, context: MarkContext) => Anchor | undefined;
  /** Its style beyond what every object has, where the file gives none. */
  readonly looks: Style;
  /** The type whose style counts where the style sheet has none for this one. */
  readonly fallback: string | undefined;
}

/** Where a label hangs, px, and the direction of the line there, radians clockwise on screen. */
export interface Anchor {
  readonly at: Px;
  readonly angle?: number;
}

/** What every mark is drawn with. */
export interface MarkContext {
  readonly viewport: Viewport;
  readonly style: ObjectStyle;
  /** What lies behind the marks; hollow points are filled with it. */
  readonly background: Color;
  /** Lines are cut to this box, px: the view and a margin that hides their caps, and the style's display bounds. */
  readonly window: Box;
  /** The style's display bounds, px; undefined where it has none. */
  readonly bounds: Box | undefined;
  /** The sampled pieces of curves, so that a mark and its label sample once. */
  readonly pieces: Map<CurveValue, Coordinates[]>;
  /** Whether nothing is painted: only the extent counts. */
  readonly isMeasured: boolean;
}

/** Caps, dashes and arrow heads of a cut line stay out of sight this far outside of the view, px beyond twice the line width. */
const WINDOW_MARGIN = 4;

export function markContext(
  viewport: Viewport,
  style: ObjectStyle,
  background: Color,
  isMeasured = false,
): MarkContext {
  const bounds = displayBounds(viewport, style);
  const view = viewBox(viewport, 2 * style.get('lineWidth') + WINDOW_MARGIN);
  return {
    viewport,
    style,
    background,
    bounds,
    pieces: new Map(),
    isMeasured,
    window: bounds ? intersectBoxes(view, bounds) : view,
  };
}

/** `displayMinX…MaxY` in px, infinite on the sides that have none. */
function displayBounds(viewport: Viewport, style: ObjectStyle): Box | undefined {
  const minX = style.get('displayMinX');
  const maxX = style.get('displayMaxX');
  const minY = style.get('displayMinY');
  const maxY = style.get('displayMaxY');
  if ([minX, maxX, minY, maxY].every((bound) => bound === undefined)) return undefined;
  const { logX, logY } = viewport.plane;
  // Nothing of a logarithmic axis lies below a bound of 0 or less.
  const x = (value: number) => (logX && value <= 0 ? -Infinity : slideToPx(viewport, { x: value, y: 1 })[0]);
  const y = (value: number) => (logY && value <= 0 ? Infinity : slideToPx(viewport, { x: 1, y: value })[1]);
  return {
    minX: minX === undefined ? -Infinity : x(minX),
    maxX: maxX === undefined ? Infinity : x(maxX),
    minY: maxY === undefined ? -Infinity : y(maxY),
    maxY: minY === undefined ? Infinity : y(minY),
  };
}

export function px(context: MarkContext, point: Vec2): Px {
  return toPx(context.viewport, point);
}
