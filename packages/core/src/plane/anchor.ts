import { type Coordinates, pointAt, Undefined, type Value, type Vec2 } from '@geoslide/geometry';
import { clipLine } from '../draw/clip-line.js';
import { polylineLength } from '../draw/polyline.js';
import { intersectBoxes, type Px, toPx, viewBox } from '../draw/viewport.js';
import { type Anchor, type MarkContext, px } from './mark.js';

/**
 * The anchor at a parameter of a path on the drawn plane, or elsewhere, as `place` says. Throws Undefined where the
 * path has no point there.
 */
export function anchorAt(value: Value, t: number, { viewport }: MarkContext, place = toPx): Anchor {
  const at = place(viewport, pointAt(value, t));
  const angle = directionAt(value, t, (point) => place(viewport, point));
  return { at, ...(angle !== undefined && { angle }) };
}

/** Half the parameter step over which a path's direction is measured. */
const STEP = 1e-4;

function directionAt(value: Value, t: number, place: (point: Vec2) => Px): number | undefined {
  const near = (s: number): Px | undefined => {
    try {
      return place(pointAt(value, s));
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
      // Beyond the path's end: the difference is then taken on the other side alone.
      return undefined;
    }
  };
  const here = near(t);
  const from = near(t - STEP) ?? here;
  const to = near(t + STEP) ?? here;
  if (!from || !to) return undefined;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  return dx === 0 && dy === 0 ? undefined : Math.atan2(dy, dx);
}

/** What is seen of the plane, px. */
export function visible({ viewport, bounds }: MarkContext) {
  return bounds ? intersectBoxes(viewBox(viewport), bounds) : viewBox(viewport);
}

/** The middle of what is seen of a line, from the parameter `min` on. */
export function middleOfLine(origin: Vec2, direction: Vec2, min: number, context: MarkContext): Anchor | undefined {
  const { scale } = context.viewport;
  const from = px(context, origin);
  const step: Px = [direction.x * scale, -direction.y * scale];
  const range = clipLine(from, step, visible(context), min, Infinity);
  if (!range) return undefined;
  const t = (range[0] + range[1]) / 2;
  return { at: [from[0] + t * step[0], from[1] + t * step[1]], angle: Math.atan2(step[1], step[0]) };
}

/** The middle, by length, of the longest of some polylines. */
export function middleOf(pieces: readonly Coordinates[]): Anchor | undefined {
  let longest: Coordinates = new Float64Array(0);
  let length = 0;
  for (const piece of pieces) {
    const total = polylineLength(piece);
    if (total > length) {
      longest = piece;
      length = total;
    }
  }
  let rest = length / 2;
  for (let i = 2; i < longest.length; i += 2) {
    const [ax, ay] = [longest[i - 2]!, longest[i - 1]!];
    const [dx, dy] = [longest[i]! - ax, longest[i + 1]! - ay];
    const step = Math.hypot(dx, dy);
    if (step > 0 && step >= rest) {
      const t = rest / step;
      return { at: [ax + t * dx, ay + t * dy], angle: Math.atan2(dy, dx) };
    }
    rest -= step;
  }
  return undefined;
}

/** The centroid of a polygon's area; the mean of its vertices where it has none. */
export function centroid(vertices: readonly Vec2[]): Vec2 {
  const base = vertices[0]!;
  let area = 0;
  let x = 0;
  let y = 0;
  vertices.forEach((p, i) => {
    const q = vertices[(i + 1) % vertices.length]!;
    const cross = (p.x - base.x) * (q.y - base.y) - (q.x - base.x) * (p.y - base.y);
    area += cross;
    x += cross * (p.x + q.x - 2 * base.x);
    y += cross * (p.y + q.y - 2 * base.y);
  });
  if (Math.abs(area) > 1e-12) return { x: base.x + x / (3 * area), y: base.y + y / (3 * area) };
  const mean = (pick: (v: Vec2) => number) => vertices.reduce((sum, v) => sum + pick(v), 0) / vertices.length;
  return { x: mean((v) => v.x), y: mean((v) => v.y) };
}
