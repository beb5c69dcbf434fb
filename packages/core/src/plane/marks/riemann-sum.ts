import type { RiemannSumValue } from '@geoslide/geometry';
import { clipToBox } from '../../draw/clip-line.js';
import { fittedDash } from '../../draw/dash.js';
import { pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { coordinatesOf, isClosed, polylineLength, polylinePath, signedArea } from '../../draw/polyline.js';
import { boxesOverlap, type Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { centroid, visible } from '../anchor.js';
import { type Anchor, type Mark, type MarkContext, px } from '../mark.js';
import { regionNodes } from '../region-fill.js';

function drawRiemannSum(value: RiemannSumValue, context: MarkContext): SceneNode[] {
  const polygons = seen(value, context);
  if (polygons.length === 0) return [];
  const inside = new PathBuilder();
  // All wind the same way, so that what they have in common is filled once.
  for (const polygon of polygons) inside.polyline(signedArea(polygon) < 0 ? polygon.toReversed() : polygon, true);
  const pen = readPen(context.style);
  const edges = pen
    ? polygons.flatMap((polygon) => {
        const outline = clipToBox(coordinatesOf([...polygon, polygon[0]!]), context.window);
        return outline.map((piece) => {
          const dash = fittedDash(pen.dash, pen.width, polylineLength(piece), 0, 'butt');
          return pathNode(polylinePath(piece, isClosed(piece)), { stroke: strokeOf(pen, dash, 'miter') });
        });
      })
    : [];
  return [...regionNodes(inside, context), ...edges];
}

/** The pieces that reach into the window, px. */
function seen({ pieces }: RiemannSumValue, context: MarkContext): Px[][] {
  return pieces
    .map((piece) => piece.map((corner) => px(context, corner)))
    .filter((polygon) => boxesOverlap(around(polygon), context.window));
}

function around(polygon: readonly Px[]) {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

/** The middle of the piece in the middle of those that are seen. */
function inMiddle({ pieces }: RiemannSumValue, context: MarkContext): Anchor | undefined {
  const view = visible(context);
  const whole = pieces.filter((piece) => boxesOverlap(around(piece.map((corner) => px(context, corner))), view));
  const piece = whole[whole.length >> 1];
  return piece && { at: px(context, centroid(piece)) };
}

export const riemannSum: Mark<RiemannSumValue> = {
  draw: drawRiemannSum,
  rank: 'region',
  clips: true,
  anchor: inMiddle,
  looks: {},
  fallback: 'Area',
};
