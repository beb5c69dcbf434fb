import { ellipsePoint, PathBuilder } from '../scene/path.js';
import { type Box, isInside, type Px } from './viewport.js';

/** An ellipse or a part of one in px; angles as in the path verb ARC: radians, positive is clockwise on screen. */
export interface EllipseArc {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
  readonly start: number;
  readonly sweep: number;
}

export function arcPoint(arc: EllipseArc, t: number): Px {
  return ellipsePoint(arc.cx, arc.cy, arc.rx, arc.ry, arc.rotation, t);
}

/** Whether the whole ellipse lies in the box, by its bounding box. */
export function ellipseInside(arc: EllipseArc, box: Box): boolean {
  const c = Math.cos(arc.rotation);
  const s = Math.sin(arc.rotation);
  const halfWidth = Math.hypot(arc.rx * c, arc.ry * s);
  const halfHeight = Math.hypot(arc.rx * s, arc.ry * c);
  return (
    arc.cx - halfWidth >= box.minX &&
    arc.cx + halfWidth <= box.maxX &&
    arc.cy - halfHeight >= box.minY &&
    arc.cy + halfHeight <= box.maxY
  );
}

/** The parts of an arc inside the box, in order. */
export function clipArc(arc: EllipseArc, box: Box): EllipseArc[] {
  if (ellipseInside(arc, box)) return [arc];
  const cuts = [0, ...crossings(arc, box), 1];
  const parts: { from: number; to: number }[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1]!;
    const to = cuts[i]!;
    if (to === from || !isInside(box, arcPoint(arc, arc.start + ((from + to) / 2) * arc.sweep))) continue;
    const previous = parts.at(-1);
    if (previous?.to === from) previous.to = to;
    else parts.push({ from, to });
  }
  return parts.map(({ from, to }) => ({ ...arc, start: arc.start + from * arc.sweep, sweep: (to - from) * arc.sweep }));
}

/** Where the arc crosses the lines of the box's sides, as parts 0..1 of its sweep, ascending. */
function crossings(arc: EllipseArc, box: Box): number[] {
  const c = Math.cos(arc.rotation);
  const s = Math.sin(arc.rotation);
  const sides = [
    // x(t) = cx + rx c cos t - ry s sin t and y(t) = cy + rx s cos t + ry c sin t, each = a side.
    [arc.rx * c, -arc.ry * s, box.minX - arc.cx],
    [arc.rx * c, -arc.ry * s, box.maxX - arc.cx],
    [arc.rx * s, arc.ry * c, box.minY - arc.cy],
    [arc.rx * s, arc.ry * c, box.maxY - arc.cy],
  ] as const;
  const found: number[] = [];
  for (const [a, b, value] of sides) {
    const amplitude = Math.hypot(a, b);
    if (!(Math.abs(value) < amplitude)) continue;
    const middle = Math.atan2(b, a);
    const spread = Math.acos(value / amplitude);
    for (const t of [middle - spread, middle + spread]) {
      const turn = 2 * Math.PI;
      const forward = Math.sign(arc.sweep) * (t - arc.start);
      const part = (forward - Math.floor(forward / turn) * turn) / Math.abs(arc.sweep);
      if (part > 0 && part < 1) found.push(part);
    }
  }
  return found.sort((p, q) => p - q);
}

/**
 * The part of a whole ellipse's inside that lies in the box, as a path of arcs and sides of the box.
 * For ellipses so large that their path is better not handed on as it is.
 */
export function ellipseInBox(ellipse: EllipseArc, box: Box): PathBuilder {
  const whole = { ...ellipse, start: 0, sweep: 2 * Math.PI };
  const parts = mergeSeam(clipArc(whole, box));
  const path = new PathBuilder();
  if (parts.length === 0) {
    const center: Px = [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
    return insideEllipse(ellipse, center)
      ? path.rect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY)
      : path;
  }
  parts.forEach((part, i) => {
    path.arc(part.cx, part.cy, part.rx, part.ry, part.rotation, part.start, part.sweep, i > 0);
    const exit = arcPoint(part, part.start + part.sweep);
    const next = parts[(i + 1) % parts.length]!;
    for (const corner of cornersBetween(exit, arcPoint(next, next.start), box)) path.lineTo(...corner);
  });
  return path.close();
}

/** The first and the last part are one where the ellipse's parameter starts inside of the box. */
function mergeSeam(parts: EllipseArc[]): EllipseArc[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last || first === last) return parts;
  const seam = Math.abs(first.start) < 1e-12 && Math.abs(last.start + last.sweep - 2 * Math.PI) < 1e-12;
  return seam ? [{ ...last, sweep: last.sweep + first.sweep }, ...parts.slice(1, -1)] : parts;
}

function insideEllipse(ellipse: EllipseArc, [x, y]: Px): boolean {
  const c = Math.cos(ellipse.rotation);
  const s = Math.sin(ellipse.rotation);
  const dx = x - ellipse.cx;
  const dy = y - ellipse.cy;
  return Math.hypot((dx * c + dy * s) / ellipse.rx, (dy * c - dx * s) / ellipse.ry) < 1;
}

/** The box's corners that are passed going clockwise on screen along its border from one border point to another. */
function cornersBetween(from: Px, to: Px, box: Box): Px[] {
  const corners: Px[] = [
    [box.maxX, box.minY],
    [box.maxX, box.maxY],
    [box.minX, box.maxY],
    [box.minX, box.minY],
  ];
  const width = box.maxX - box.minX;
  const height = box.maxY - box.minY;
  const perimeter = 2 * (width + height);
  const start = borderPosition(from, box);
  const length = (borderPosition(to, box) - start + perimeter) % perimeter;
  return corners
    .map((corner, i) => {
      const position = [width, width + height, 2 * width + height, perimeter][i]!;
      return { corner, ahead: (position - start + perimeter) % perimeter };
    })
    .filter(({ ahead }) => ahead > 0 && ahead < length)
    .sort((a, b) => a.ahead - b.ahead)
    .map(({ corner }) => corner);
}

/** How far clockwise along the border from the top left corner a point (on or very near the border) is. */
function borderPosition([x, y]: Px, box: Box): number {
  const width = box.maxX - box.minX;
  const height = box.maxY - box.minY;
  const sides = [
    { gap: Math.abs(y - box.minY), position: x - box.minX },
    { gap: Math.abs(x - box.maxX), position: width + y - box.minY },
    { gap: Math.abs(y - box.maxY), position: width + height + box.maxX - x },
    { gap: Math.abs(x - box.minX), position: 2 * width + height + box.maxY - y },
  ];
  return sides.reduce((best, side) => (side.gap < best.gap ? side : best)).position;
}
