import type { Coordinates, CurveValue, Vec2 } from '@geoslide/geometry';
import type { Color } from '../scene/scene.js';
import type { StyleReader } from '../style/reader.js';
import { readLineWidth } from './pen.js';
import { type Box, intersectBoxes, type Px, toPx, type Viewport, viewBox } from './viewport.js';

/** What every mark is drawn with. */
export interface MarkContext {
  readonly viewport: Viewport;
  readonly style: StyleReader;
  /** What lies behind the marks; hollow points are filled with it. */
  readonly background: Color;
  /** Lines are cut to this box, px: the view and a margin that hides their caps, and the style's display bounds. */
  readonly window: Box;
  /** The style's display bounds, px; undefined where it has none. */
  readonly bounds: Box | undefined;
  /** The sampled pieces of curves, so that a mark and its label sample once. */
  readonly pieces: Map<CurveValue, Coordinates[]>;
}

/** Caps, dashes and arrow heads of a cut line stay out of sight this far outside of the view, px beyond twice the line width. */
const WINDOW_MARGIN = 4;

export function markContext(viewport: Viewport, style: StyleReader, background: Color): MarkContext {
  const bounds = displayBounds(viewport, style);
  const view = viewBox(viewport, 2 * readLineWidth(style) + WINDOW_MARGIN);
  return {
    viewport,
    style,
    background,
    bounds,
    pieces: new Map(),
    window: bounds ? intersectBoxes(view, bounds) : view,
  };
}

/** `displayMinX…MaxY` in px, infinite on the sides that have none. */
function displayBounds(viewport: Viewport, style: StyleReader): Box | undefined {
  const minX = style.optionalNumber('displayMinX');
  const maxX = style.optionalNumber('displayMaxX');
  const minY = style.optionalNumber('displayMinY');
  const maxY = style.optionalNumber('displayMaxY');
  if ([minX, maxX, minY, maxY].every((bound) => bound === undefined)) return undefined;
  const x = (value: number) => (value - viewport.left) * viewport.scale;
  const y = (value: number) => (viewport.top - value) * viewport.scale;
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
