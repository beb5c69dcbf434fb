import { snap } from '@geoslide/geometry';
import { ARC, atMostTwoTurns, CLOSE, COORDS, CUBIC, LINE, MOVE, type Path, QUAD } from '../../scene/path.js';
import type { Bounds } from './clip.js';
import type { Contours } from './contours.js';
import { magnification, type Transform } from './transform.js';

/** The most by which a polyline leaves its curve, device px: a fiftieth is less than one of 255 steps of coverage for most edges. */
export const TOLERANCE = 0.02;
/** Beyond this, doubles resolve less than TOLERANCE; coordinates are held there so that no product overflows. */
const FAR = 1e13;
/** Curves of more pieces are halved first, so that halves outside the view stay coarse. */
const UNIFORM_PIECES = 64;
/** Each halving halves the pieces: 2^40 of them are more than any finite curve needs. */
const MAX_HALVINGS = 40;

/**
 * Adds `path` to `out` as polylines in device px, within TOLERANCE of its curves where they meet `view`.
 * `spread` is half the width of the stroke that follows: arcs are divided finely enough for its outer edge.
 * Throws a RangeError for a coordinate that is not finite and for a path that does not start with a move.
 */
export function flatten(path: Path, transform: Transform, view: Bounds, spread: number, out: Contours): void {
  const { verbs, coords } = path;
  const { a, b, c, d, e, f } = transform;
  const scale = magnification(transform);
  let at = 0;
  let startX = 0;
  let startY = 0;
  let x = 0;
  let y = 0;
  let drawn = false;
  let open = false;

  const mapX = (i: number): number => near(a * coords[i]! + c * coords[i + 1]! + e);
  const mapY = (i: number): number => near(b * coords[i]! + d * coords[i + 1]! + f);
  const begin = (): void => {
    if (drawn) return;
    out.add(startX, startY);
    drawn = true;
  };
  const finish = (closed: boolean): void => {
    if (drawn) out.end(closed);
    drawn = false;
  };

  for (let v = 0; v < verbs.length; v++) {
    const verb = verbs[v]!;
    const size = COORDS[verb];
    if (size === undefined) throw new RangeError(`Path verb ${v} is ${verb}, which is none`);
    if (!open && verb !== MOVE) throw new RangeError(`Path verb ${v} draws before the first move`);
    checkFinite(coords, at, size);
    switch (verb) {
      case MOVE:
        finish(false);
        open = true;
        startX = x = mapX(at);
        startY = y = mapY(at);
        break;
      case LINE: {
        begin();
        const count = addLines(path, v, at, transform, out);
        x = out.xy[2 * out.points - 2]!;
        y = out.xy[2 * out.points - 1]!;
        v += count - 1;
        at += (count - 1) * size;
        break;
      }
      case QUAD: {
        begin();
        const qx = mapX(at);
        const qy = mapY(at);
        const ex = mapX(at + 2);
        const ey = mapY(at + 2);
        cubic(
          x,
          y,
          x + (2 / 3) * (qx - x),
          y + (2 / 3) * (qy - y),
          ex + (2 / 3) * (qx - ex),
          ey + (2 / 3) * (qy - ey),
          ex,
          ey,
          view,
          0,
          out,
        );
        x = ex;
        y = ey;
        break;
      }
      case CUBIC: {
        begin();
        const ex = mapX(at + 4);
        const ey = mapY(at + 4);
        cubic(x, y, mapX(at), mapY(at), mapX(at + 2), mapY(at + 2), ex, ey, view, 0, out);
        x = ex;
        y = ey;
        break;
      }
      case ARC: {
        begin();
        arc(coords, at, transform, scale, view, spread, out);
        x = out.xy[2 * out.points - 2]!;
        y = out.xy[2 * out.points - 1]!;
        break;
      }
      case CLOSE:
        begin();
        finish(true);
        x = startX;
        y = startY;
        break;
    }
    at += size;
  }
  finish(false);
}

/** Adds the lines that follow each other from a verb on, of which there is one at least, and counts them. */
function addLines({ verbs, coords }: Path, verb: number, from: number, transform: Transform, out: Contours): number {
  const { a, b, c, d, e, f } = transform;
  let count = 0;
  for (let at = from; verbs[verb + count] === LINE; at += 2) {
    const x = coords[at]!;
    const y = coords[at + 1]!;
    // What is finite stays so, times 0.
    if (x * 0 + y * 0 !== 0) checkFinite(coords, at, 2);
    out.add(near(a * x + c * y + e), near(b * x + d * y + f));
    count++;
  }
  return count;
}

/** Holds a coordinate; one that overflowed to NaN on its way is as far as any. */
function near(value: number): number {
  if (value > -FAR && value < FAR) return value;
  return value >= FAR ? FAR : -FAR;
}

function checkFinite(coords: readonly number[], at: number, size: number): void {
  for (let i = at; i < at + size; i++) {
    if (!Number.isFinite(coords[i])) {
      throw new RangeError(`Path coordinate ${i} is ${coords[i]}: leave out what has no finite place`);
    }
  }
}

function cubic(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
  view: Bounds,
  depth: number,
  out: Contours,
): void {
  // Wang's bound: the chord error of n equal pieces is at most 6 max|second difference| / (8 n²).
  const ux = x0 - 2 * x1 + x2;
  const uy = y0 - 2 * y1 + y2;
  const vx = x1 - 2 * x2 + x3;
  const vy = y1 - 2 * y2 + y3;
  const bend = Math.sqrt(Math.max(ux * ux + uy * uy, vx * vx + vy * vy));
  const pieces = Math.ceil(Math.sqrt((0.75 / TOLERANCE) * bend));
  if (pieces > UNIFORM_PIECES && depth < MAX_HALVINGS) {
    if (
      Math.max(x0, x1, x2, x3) < view.left ||
      Math.min(x0, x1, x2, x3) > view.right ||
      Math.max(y0, y1, y2, y3) < view.top ||
      Math.min(y0, y1, y2, y3) > view.bottom
    ) {
      out.add(x3, y3);
      return;
    }
    const ax = (x0 + x1) / 2;
    const ay = (y0 + y1) / 2;
    const bx = (x1 + x2) / 2;
    const by = (y1 + y2) / 2;
    const cx = (x2 + x3) / 2;
    const cy = (y2 + y3) / 2;
    const dx = (ax + bx) / 2;
    const dy = (ay + by) / 2;
    const ex = (bx + cx) / 2;
    const ey = (by + cy) / 2;
    const mx = (dx + ex) / 2;
    const my = (dy + ey) / 2;
    cubic(x0, y0, ax, ay, dx, dy, mx, my, view, depth + 1, out);
    out.smooth[out.points - 1] = 1;
    cubic(mx, my, ex, ey, cx, cy, x3, y3, view, depth + 1, out);
    return;
  }
  for (let i = 1; i < pieces; i++) {
    const t = i / pieces;
    const s = 1 - t;
    const w0 = s * s * s;
    const w1 = 3 * s * s * t;
    const w2 = 3 * s * t * t;
    const w3 = t * t * t;
    out.add(w0 * x0 + w1 * x1 + w2 * x2 + w3 * x3, w0 * y0 + w1 * y1 + w2 * y2 + w3 * y3, 1);
  }
  out.add(x3, y3);
}

/** The angle over which a chord leaves a circle of `radius` px by `tolerance`. */
export function arcStep(radius: number, tolerance = TOLERANCE): number {
  return radius <= tolerance ? Math.PI / 4 : Math.min(Math.PI / 4, 2 * Math.acos(1 - tolerance / radius));
}

function arc(
  coords: readonly number[],
  at: number,
  transform: Transform,
  scale: number,
  view: Bounds,
  spread: number,
  out: Contours,
): void {
  const { a, b, c, d, e, f } = transform;
  const rx = coords[at + 2]!;
  const ry = coords[at + 3]!;
  const rotation = coords[at + 4]!;
  const start = coords[at + 5]! % (2 * Math.PI);
  const sweep = atMostTwoTurns(coords[at + 6]!);
  const radius = near(Math.max(Math.abs(rx), Math.abs(ry)) * scale);

  // As ellipsePoint, without an array for each point.
  const centerX = coords[at]!;
  const centerY = coords[at + 1]!;
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const add = (t: number, smooth: number): void => {
    const u = rx * Math.cos(t);
    const v = ry * Math.sin(t);
    const x = snap(centerX + u * cos - v * sin);
    const y = snap(centerY + u * sin + v * cos);
    out.add(near(a * x + c * y + e), near(b * x + d * y + f), smooth);
  };
  const span = (from: number, to: number, pieces: number, last: number, depth: number): void => {
    if (pieces <= UNIFORM_PIECES || depth >= MAX_HALVINGS) {
      for (let i = 1; i < pieces; i++) add(from + ((to - from) * i) / pieces, 1);
      add(to, last);
      return;
    }
    if (Math.abs(to - from) < 1) {
      const x0 = out.xy[2 * out.points - 2]!;
      const y0 = out.xy[2 * out.points - 1]!;
      add(to, last);
      const x1 = out.xy[2 * out.points - 2]!;
      const y1 = out.xy[2 * out.points - 1]!;
      const sagitta = (radius * (to - from) ** 2) / 8;
      if (
        Math.max(x0, x1) + sagitta < view.left ||
        Math.min(x0, x1) - sagitta > view.right ||
        Math.max(y0, y1) + sagitta < view.top ||
        Math.min(y0, y1) - sagitta > view.bottom
      ) {
        return;
      }
      out.points--;
    }
    const middle = (from + to) / 2;
    const half = Math.ceil(pieces / 2);
    span(from, middle, half, 1, depth + 1);
    span(middle, to, half, last, depth + 1);
  };
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / arcStep(radius + spread)));
  span(start, start + sweep, pieces, 0, 0);
}
