import type { PlaneValue, Value } from '@geoslide/geometry';
import type { Rank } from '../draw/order.js';
import type { SceneNode, TextLayout } from '../scene/scene.js';
import type { Anchor, MarkContext } from './mark.js';
import { markOf } from './marks-table.js';
import { middleArrow } from './middle-arrow.js';

/** What a value of the plane draws; undefined for values that are nothing to see, or that lie in space. */
export function drawValue(value: Value, context: MarkContext, label?: TextLayout): SceneNode[] | undefined {
  const { minX, minY, maxX, maxY } = context.window;
  if (minX >= maxX || minY >= maxY) return [];
  const mark = markOf(value);
  const nodes = mark?.draw(value as PlaneValue, context, label);
  if (!mark || !nodes || nodes.length === 0) return nodes;
  const arrow = middleArrow(value as PlaneValue, mark, context, nodes);
  return arrow.length === 0 ? nodes : [...nodes, ...arrow];
}

/** Whether display bounds cut what is drawn by a clip: lines are cut to them when they are drawn, everything else is not. */
export function needsClip(value: Value, context: MarkContext): boolean {
  if (!context.bounds) return false;
  const clips = markOf(value)?.clips ?? true;
  return typeof clips === 'function' ? clips(context) : clips;
}

export function rankOf(value: Value, context: MarkContext): Rank {
  if (value.type === 'List') return value.items[0] ? rankOf(value.items[0], context) : 'line';
  const rank = markOf(value)?.rank ?? 'line';
  return typeof rank === 'function' ? rank(context, value as never) : rank;
}

/** The default anchor of a value's label; undefined where it has no place, or none that is seen. */
export function defaultAnchor(value: Value, context: MarkContext): Anchor | undefined {
  if (value.type === 'List') return value.items[0] && defaultAnchor(value.items[0], context);
  return markOf(value)?.anchor(value as PlaneValue, context);
}
