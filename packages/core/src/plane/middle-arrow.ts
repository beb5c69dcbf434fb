import type { PlaneValue } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { arrowHead, arrowLength } from '../draw/arrows.js';
import { readPen } from '../draw/pen.js';
import type { SceneNode } from '../scene/scene.js';
import type { Mark, MarkContext } from './mark.js';

const TYPES: ReadonlySet<string> = new Set(styleProperties.object.middleArrow.of);

/** The head in the middle of a line or curve, where its style asks for one: around the place where its label hangs. */
export function middleArrow(value: PlaneValue, mark: Mark<PlaneValue>, context: MarkContext): SceneNode[] {
  const style = context.style.get('middleArrow');
  if (style === 'none' || !TYPES.has(value.type)) return [];
  const pen = readPen(context.style);
  const place = pen && mark.anchor(value, context);
  if (!pen || place?.angle === undefined) return [];
  const { at, angle } = place;
  const half = arrowLength(style, pen.width) / 2;
  const head = arrowHead(style, [at[0] + half * Math.cos(angle), at[1] + half * Math.sin(angle)], angle, pen);
  return head ? [head.node] : [];
}
