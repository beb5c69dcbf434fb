import type { TickValue } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { arrowHead, arrowLength } from '../../draw/arrows.js';
import { clipLine } from '../../draw/clip-line.js';
import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import type { Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type Mark, type MarkContext, px } from '../mark.js';
import { angleArcs } from './angle.js';

const ARROWS = styleProperties.object.arrowStyle.byType;

/** More strokes than this can't be counted at a glance. */
const MAX_TICKS = 10;

/** px from the middle of a stroke to its end, beyond 1.5 line widths; px of clear space between strokes. */
const HALF_LENGTH = 4;
const TICK_GAP = 3;

/** Equal-length strokes across the middle of a path, arcs across an angle, or, with an `arrowStyle`, arrow heads along the path. */
export function drawTick(value: TickValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  const count = Math.min(MAX_TICKS, Math.max(0, Math.round(value.count)));
  if (!pen || count === 0) return [];
  const { target } = value;
  if (target.type === 'Angle') {
    const radius = context.style.get('angleSize');
    return angleArcs(target, px(context, target.vertex), radius, count, pen);
  }
  const along = placer(target, context);
  if (!along) return [];
  const arrow = context.style.get('arrowStyle') ?? ARROWS.Tick;
  const step = arrow === 'none' ? pen.width + TICK_GAP : 0.62 * arrowLength(arrow, pen.width);
  const places = Array.from({ length: count }, (_, i) => along((i - (count - 1) / 2) * step));
  if (arrow === 'none') return [strokes(places, pen)];
  const half = arrowLength(arrow, pen.width) / 2;
  return places.flatMap(({ at, angle }) => {
    const tip: Px = [at[0] + half * Math.cos(angle), at[1] + half * Math.sin(angle)];
    return arrowHead(arrow, tip, angle, pen)?.node ?? [];
  });
}

interface Place {
  readonly at: Px;
  /** Radians, the path's direction there, clockwise on screen. */
  readonly angle: number;
}

function strokes(places: readonly Place[], pen: Pen): SceneNode {
  const path = new PathBuilder();
  const half = HALF_LENGTH + 1.5 * pen.width;
  for (const { at, angle } of places) {
    const dx = -half * Math.sin(angle);
    const dy = half * Math.cos(angle);
    path.moveTo(at[0] - dx, at[1] - dy).lineTo(at[0] + dx, at[1] + dy);
  }
  return pathNode(path, { stroke: strokeOf(pen, { cap: 'butt' }) });
}

/** Gives the place some px along the target from its middle; of a line, the middle of what is seen. */
function placer(target: Exclude<TickValue['target'], { type: 'Angle' }>, context: MarkContext) {
  if (target.type === 'Arc' || target.type === 'Circle') {
    const [cx, cy] = px(context, target.center);
    const radius = target.radius * context.viewport.scale;
    const middle = target.type === 'Arc' ? target.startAngle + target.sweep / 2 : Math.PI / 2;
    const direction = target.type === 'Arc' ? Math.sign(target.sweep) : 1;
    return (offset: number): Place => {
      const t = middle + (direction * offset) / radius;
      return {
        at: [cx + radius * Math.cos(t), cy - radius * Math.sin(t)],
        angle: -(t + (direction * Math.PI) / 2),
      };
    };
  }
  const bounded = target.type === 'Segment' || target.type === 'Vector';
  const origin = px(context, bounded ? target.start : target.origin);
  const { scale } = context.viewport;
  const direction: Px = bounded
    ? [(target.end.x - target.start.x) * scale, (target.start.y - target.end.y) * scale]
    : [target.direction.x * scale, -target.direction.y * scale];
  const range = bounded
    ? ([0, 1] as const)
    : clipLine(origin, direction, context.window, target.type === 'Ray' ? 0 : -Infinity, Infinity);
  if (!range) return undefined;
  const middle = (range[0] + range[1]) / 2;
  const length = Math.hypot(...direction);
  if (length === 0) return undefined;
  const angle = Math.atan2(direction[1], direction[0]);
  return (offset: number): Place => {
    const t = middle + offset / length;
    return { at: [origin[0] + t * direction[0], origin[1] + t * direction[1]], angle };
  };
}

export const tick: Mark<TickValue> = {
  draw: drawTick,
  rank: 'tick',
  clips: true,
  anchor: () => undefined,
  looks: {},
  fallback: undefined,
};
