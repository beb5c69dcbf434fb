import type { PlaneValue } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { arrowHead, arrowLength } from '../draw/arrows.js';
import { readPen } from '../draw/pen.js';
import type { Px } from '../draw/viewport.js';
import { Contours } from '../raster/outline/contours.js';
import { flatten } from '../raster/outline/flatten.js';
import { scaling } from '../raster/outline/transform.js';
import type { SceneNode } from '../scene/scene.js';
import type { Mark, MarkContext } from './mark.js';

const TYPES: ReadonlySet<string> = new Set(styleProperties.object.middleArrow.of);

/** px: farther from what is drawn, an anchor does not lie on it. */
const NEAR = 1;

/**
 * The head in the middle of a line or curve, where its style asks for one. It stands around the place where the label
 * hangs. Its tip and the middle of its back lie on the line, so that it follows a bend.
 */
export function middleArrow(
  value: PlaneValue,
  mark: Mark<PlaneValue>,
  context: MarkContext,
  nodes: readonly SceneNode[],
): SceneNode[] {
  const style = context.style.get('middleArrow');
  if (style === 'none' || !TYPES.has(value.type)) return [];
  const pen = readPen(context.style);
  const place = pen && mark.anchor(value, context);
  if (!pen || place?.angle === undefined) return [];
  const { at, angle } = place;
  const half = arrowLength(style, pen.width) / 2;
  const straight: Px = [half * Math.cos(angle), half * Math.sin(angle)];
  const ends = nodes.flatMap((node) => pointsBeside(node, at, half)).at(0);
  const [one, other] = ends ?? [
    [at[0] - straight[0], at[1] - straight[1]],
    [at[0] + straight[0], at[1] + straight[1]],
  ];
  const isForward = (other[0] - one[0]) * straight[0] + (other[1] - one[1]) * straight[1] >= 0;
  const [back, tip] = isForward ? [one, other] : [other, one];
  const head = arrowHead(style, tip, Math.atan2(tip[1] - back[1], tip[0] - back[0]), pen);
  return head ? [head.node] : [];
}

/**
 * The points of a drawn line that lie `far` px before and after its place next to `at`; none where the line ends
 * before.
 */
function pointsBeside(node: SceneNode, at: Px, far: number): [Px, Px][] {
  if (node.kind !== 'path' || !node.stroke) return [];
  const contours = new Contours();
  const around = { left: at[0] - 4 * far, top: at[1] - 4 * far, right: at[0] + 4 * far, bottom: at[1] + 4 * far };
  flatten(node.path, scaling(1), around, 0, contours);
  const { xy, ends } = contours;
  const point = (i: number): Px => [xy[2 * i]!, xy[2 * i + 1]!];
  let best: { gap: number; edge: number; place: Px; first: number; last: number } | undefined;
  for (let contour = 0, first = 0; contour < contours.count; first = ends[contour]!, contour++) {
    const last = ends[contour]! - 1;
    for (let edge = first; edge < last; edge++) {
      const place = nearestOn(point(edge), point(edge + 1), at);
      const gap = Math.hypot(place[0] - at[0], place[1] - at[1]);
      if (gap < (best?.gap ?? NEAR)) best = { gap, edge, place, first, last };
    }
  }
  if (best === undefined) return [];
  const { edge, place, first, last } = best;
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.abs(to - from) + 1) }, (_, k) => point(from + (to < from ? -k : k)));
  const before = leaving(place, range(edge, first), far);
  const after = leaving(place, range(edge + 1, last), far);
  return before && after ? [[before, after]] : [];
}

function nearestOn(a: Px, b: Px, at: Px): Px {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const along = Math.min(1, Math.max(0, t));
  return [a[0] + along * dx, a[1] + along * dy];
}

/** Where a way of points leaves the circle of a radius around its start; undefined where it does not. */
function leaving(start: Px, way: readonly Px[], radius: number): Px | undefined {
  let from = start;
  for (const to of way) {
    if (Math.hypot(to[0] - start[0], to[1] - start[1]) >= radius) {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const [ox, oy] = [from[0] - start[0], from[1] - start[1]];
      const [a, b, c] = [dx * dx + dy * dy, ox * dx + oy * dy, ox * ox + oy * oy - radius * radius];
      const t = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a;
      return [from[0] + t * dx, from[1] + t * dy];
    }
    from = to;
  }
  return undefined;
}
