import type { PointValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { fillOf, pathNode } from '../../draw/pen.js';
import { boxesOverlap, isInside, viewBox } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { withOpacity } from '../../style/color.js';
import { type Mark, type MarkContext, px } from '../mark.js';

/** Lines of a hollow point or of a cross are at most this part of its size, so that its shape stays clear. */
const LINE_SHARE = 0.28;
const CROSS_SHARE = 0.18;

/** How far the strokes of a cross reach to the side, as a part of a plus's: both look equally large. */
const CROSS_REACH = 0.85;

export function drawPoint(value: PointValue, context: MarkContext): SceneNode[] {
  const { style, viewport, background, bounds } = context;
  const size = style.get('pointSize');
  const color = withOpacity(style.get('color'), style.get('lineOpacity'));
  const center = px(context, value);
  const [x, y] = center;
  const r = size / 2;
  const box = { minX: x - r, minY: y - r, maxX: x + r, maxY: y + r };
  if (size === 0 || color.a === 0 || !boxesOverlap(box, viewBox(viewport))) return [];
  if (bounds && !isInside(bounds, center)) return [];

  const width = Math.max(1, Math.min(style.get('lineWidth'), LINE_SHARE * size));
  const thin = Math.max(1, Math.min(width, CROSS_SHARE * size));
  const path = new PathBuilder();
  const fill = fillOf(color);
  const lines = { color, width, cap: 'butt', join: 'miter' } as const;
  switch (style.get('pointStyle')) {
    case 'dot':
      return [pathNode(path.circle(x, y, r), { fill })];
    case 'circle':
      path.circle(x, y, Math.max(r - width / 2, width / 2));
      return [pathNode(path, { fill: fillOf(background), stroke: lines })];
    case 'cross': {
      const d = CROSS_REACH * r;
      path
        .moveTo(x - d, y - d)
        .lineTo(x + d, y + d)
        .moveTo(x - d, y + d)
        .lineTo(x + d, y - d);
      return [pathNode(path, { stroke: { ...lines, width: thin } })];
    }
    case 'plus':
      path
        .moveTo(x - r, y)
        .lineTo(x + r, y)
        .moveTo(x, y - r)
        .lineTo(x, y + r);
      return [pathNode(path, { stroke: { ...lines, width: thin } })];
    case 'square':
      return [pathNode(path.rect(x - r, y - r, size, size), { fill })];
    case 'diamond':
      path.polyline(
        [
          [x, y - r],
          [x + r, y],
          [x, y + r],
          [x - r, y],
        ],
        true,
      );
      return [pathNode(path, { fill })];
  }
}

export const point: Mark<PointValue> = {
  draw: drawPoint,
  rank: 'point',
  clips: false,
  anchor: (value, context) => ({ at: px(context, value) }),
  looks: { color: palette.blue },
  fallback: undefined,
};
