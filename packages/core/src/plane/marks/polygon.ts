import type { PolygonValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import { outlineNode, outlinePath, type Side } from '../../draw/outline.js';
import { readPen } from '../../draw/pen.js';
import type { SceneNode } from '../../scene/scene.js';
import { centroid } from '../anchor.js';
import { type Mark, type MarkContext, px } from '../mark.js';
import { regionNodes, regionOrLine } from '../region-fill.js';

function drawPolygon(value: PolygonValue, context: MarkContext): SceneNode[] {
  const vertices = value.vertices.map((vertex) => px(context, vertex));
  const start = vertices[0]!;
  const sides: Side[] = [...vertices.slice(1), start].map((to) => ({ to }));
  const pen = readPen(context.style);
  const whole = outlinePath(start, sides);
  const outline = pen ? [outlineNode(start, sides, pen, whole)] : [];
  return [...regionNodes(whole, context), ...outline];
}

export const polygon: Mark<PolygonValue> = {
  draw: drawPolygon,
  rank: regionOrLine,
  clips: true,
  anchor: ({ vertices }, context) => ({ at: px(context, centroid(vertices)) }),
  looks: { color: palette.blue, regionOpacity: 12 },
  fallback: undefined,
};
