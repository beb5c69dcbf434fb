import type { VectorFieldValue } from '@geoslide/geometry';
import { arrowHead } from '../../draw/arrows.js';
import { freeDash } from '../../draw/dash.js';
import { fillOf, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import type { Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type Mark, type MarkContext, px } from '../mark.js';
import { fieldPlaces } from '../shapes/field.js';
import { readArrows } from '../shapes/linear.js';

/**
 * The part of the arrows that keeps its proportions; longer ones, as near a pole, are as long as the longest of these.
 */
const IN_PROPORTION = 0.9;
/** Arrows below this part of the longest are a speck without a direction. */
const LEAST = 1e-6;
/** The longest head, as a part of its arrow: its direction is seen in the line, too. */
const HEAD_SHARE = 0.6;

interface Arrow {
  readonly from: Px;
  readonly angle: number;
  /** px. */
  readonly length: number;
}

function drawVectorField(value: VectorFieldValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  if (!pen) return [];
  const { startArrow, endArrow } = readArrows(context);
  const lines = new PathBuilder();
  const filled = new PathBuilder();
  const hollow: SceneNode[] = [];
  for (const { from, angle, length } of arrowsOf(value, context)) {
    const at = (along: number): Px => [from[0] + along * Math.cos(angle), from[1] + along * Math.sin(angle)];
    const start = arrowHead(startArrow, at(0), angle + Math.PI, pen, HEAD_SHARE * length);
    const end = arrowHead(endArrow, at(length), angle, pen, HEAD_SHARE * length);
    const [first, last] = [start?.setback ?? 0, length - (end?.setback ?? 0)];
    if (first < last) lines.moveTo(...at(first)).lineTo(...at(last));
    for (const head of [start, end]) {
      if (head?.filled) filled.polyline(head.outline, true);
      else if (head) hollow.push(head.node);
    }
  }
  const stroke = strokeOf(pen, freeDash(pen.dash, pen.width, 0, 'butt'));
  return [
    ...(lines.coords.length > 0 ? [pathNode(lines, { stroke })] : []),
    ...(filled.coords.length > 0 ? [pathNode(filled, { fill: fillOf(pen.color) })] : []),
    ...hollow,
  ];
}

function arrowsOf({ fx, fy, grid, unit }: VectorFieldValue, context: MarkContext): Arrow[] {
  const { places, spacing } = fieldPlaces(grid, context);
  const vectors = places.flatMap((place) => {
    const [x, y] = [fx.at(place.x, place.y), fy.at(place.x, place.y)];
    const size = Math.hypot(x, y);
    return Number.isFinite(size) && size > 0 ? [{ from: px(context, place), angle: Math.atan2(-y, x), size }] : [];
  });
  const sizes = vectors.map(({ size }) => size).sort((a, b) => a - b);
  const longest = sizes[Math.ceil(IN_PROPORTION * (sizes.length - 1))] ?? 0;
  const full = grid.length * spacing;
  return vectors
    .filter(({ size }) => size > LEAST * longest)
    .map(({ from, angle, size }) => ({ from, angle, length: unit ? full : full * Math.min(1, size / longest) }));
}

export const vectorField: Mark<VectorFieldValue> = {
  draw: drawVectorField,
  rank: 'field',
  clips: true,
  anchor: () => undefined,
  looks: { lineWidth: 1.25, endArrow: 'filled_stealth' },
  fallback: undefined,
};
