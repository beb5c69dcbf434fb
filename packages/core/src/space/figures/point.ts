import type { Point3Value } from '@geoslide/geometry';
import { drawPoint } from '../../plane/marks/point.js';
import { type ObjectStyle, withValues } from '../../style/reader.js';
import { isInFront } from '../camera/images.js';
import { besidePoint } from '../labels/label-spots.js';
import { nothing } from '../parts/parts.js';
import { isHidden } from '../sight/visibility.js';
import type { ScreenDrawing, ScreenInput, SpaceFigure } from '../space-figure.js';

/** How much of its opacity a hidden point keeps. */
const HIDDEN_SHARE = 0.4;

/**
 * A point's dot: full where one sees it through tints, as books print points in solids; lighter behind what is opaque.
 */
function drawSpacePoint(value: Point3Value, { mark, opaque }: ScreenInput): ScreenDrawing {
  const { projector } = opaque;
  if (!isInFront(projector, value)) return { nodes: [] };
  const image = projector.project(value);
  const style = isHidden(opaque, value, image) ? lighter(mark.style) : mark.style;
  return { nodes: drawPoint({ type: 'Point', x: image.x, y: -image.y }, { ...mark, style }) };
}

function lighter(style: ObjectStyle): ObjectStyle {
  return withValues(style, { lineOpacity: style.get('lineOpacity') * HIDDEN_SHARE });
}

export const point: SpaceFigure<Point3Value> = {
  parts: () => nothing,
  lines: undefined,
  fill: 'faces',
  onScreen: { draw: drawSpacePoint, above: true },
  span: (value) => [value],
  label: {
    spots: besidePoint,
    around: (value) => value,
    turn: 0,
    markRadius: (style) => style.get('pointSize') / 2,
    draggedFrom: undefined,
  },
  looks: undefined,
};
