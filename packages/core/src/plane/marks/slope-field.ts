import type { SlopeFieldValue } from '@geoslide/geometry';
import { freeDash } from '../../draw/dash.js';
import { pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type Mark, type MarkContext, px } from '../mark.js';
import { fieldPlaces } from '../shapes/field.js';

function drawSlopeField({ rise, run, grid }: SlopeFieldValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  if (!pen) return [];
  const { places, spacing } = fieldPlaces(grid, context);
  const half = (grid.length * spacing) / 2;
  const path = new PathBuilder();
  for (const place of places) {
    const [across, up] = [run.at(place.x, place.y), rise.at(place.x, place.y)];
    const size = Math.hypot(across, up);
    if (!(size > 0 && size < Number.POSITIVE_INFINITY)) continue;
    const [dx, dy] = [(half * across) / size, (-half * up) / size];
    const [x, y] = px(context, place);
    path.moveTo(x - dx, y - dy).lineTo(x + dx, y + dy);
  }
  if (path.coords.length === 0) return [];
  return [pathNode(path, { stroke: strokeOf(pen, freeDash(pen.dash, pen.width, 0, 'round')) })];
}

export const slopeField: Mark<SlopeFieldValue> = {
  draw: drawSlopeField,
  rank: 'field',
  clips: true,
  anchor: () => undefined,
  looks: { lineWidth: 1.25 },
  fallback: undefined,
};
