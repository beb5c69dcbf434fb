import { fillOf, pathNode, readFillColor, readRegionColor } from '../draw/pen.js';
import type { Path } from '../scene/path.js';
import type { SceneNode } from '../scene/scene.js';
import type { MarkContext } from './mark.js';
import { patternNodes } from './pattern.js';

/** What an object's style fills the inside of `path` with: a tint, a pattern over it, or nothing. */
export function regionNodes(path: Path, context: MarkContext): SceneNode[] {
  const { style } = context;
  const nodes: SceneNode[] = [];
  const tint = readRegionColor(style);
  if (tint) nodes.push(pathNode(path, { fill: fillOf(tint) }));
  const pattern = style.get('fillPattern');
  if (pattern) nodes.push(...patternNodes(path, pattern, readFillColor(style), context));
  return nodes;
}

/** What is filled lies below lines; its outline alone is a line. */
export function regionOrLine(context: MarkContext): 'region' | 'line' {
  return isFilled(context) ? 'region' : 'line';
}

/** Whether the style fills anything. */
export function isFilled({ style }: Pick<MarkContext, 'style'>): boolean {
  return readRegionColor(style) !== undefined || style.get('fillPattern') !== undefined;
}
