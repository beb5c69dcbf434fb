import { snap } from '@geoslide/geometry';
import { snapAngle, snapDirection } from './snap.js';

/** What each verb reads from `coords`. */
export const MOVE = 0;
export const LINE = 1;
export const QUAD = 2;
export const CUBIC = 3;
/** cx, cy, rx, ry, rotation, startAngle, sweep: an elliptic arc. The pen is at its start already. Radians, positive towards +y (clockwise on screen). */
export const ARC = 4;
export const CLOSE = 5;

/** How many coordinates each verb reads. */
export const COORDS: readonly number[] = [2, 2, 4, 6, 7, 0];

/** Contours of lines, Bézier curves and elliptic arcs in px, y down. Each contour starts with MOVE. */
export interface Path {
  readonly verbs: readonly number[];
  readonly coords: readonly number[];
}

/** Collects a path. All coordinates are px, y down, and have to be finite; they are snapped. */
export class PathBuilder implements Path {
  readonly verbs: number[] = [];
  readonly coords: number[] = [];

  moveTo(x: number, y: number): this {
    this.verbs.push(MOVE);
    this.coords.push(snap(x), snap(y));
    return this;
  }

  lineTo(x: number, y: number): this {
    this.verbs.push(LINE);
    this.coords.push(snap(x), snap(y));
    return this;
  }

  quadTo(x1: number, y1: number, x: number, y: number): this {
    this.verbs.push(QUAD);
    this.coords.push(snap(x1), snap(y1), snap(x), snap(y));
    return this;
  }

  cubicTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.verbs.push(CUBIC);
    this.coords.push(snap(x1), snap(y1), snap(x2), snap(y2), snap(x), snap(y));
    return this;
  }

  /**
   * Adds an elliptic arc, after a move (`join` false) or a line (`join` true) to its start.
   * `rotation`, `start` and `sweep` are radians; positive turns from +x towards +y, clockwise on screen.
   */
  arc(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    rotation: number,
    start: number,
    sweep: number,
    join = false,
  ): this {
    const [x, y] = ellipsePoint(cx, cy, rx, ry, rotation, start);
    if (join) this.lineTo(x, y);
    else this.moveTo(x, y);
    this.verbs.push(ARC);
    this.coords.push(
      snap(cx),
      snap(cy),
      snap(rx),
      snap(ry),
      snapAngle(rotation),
      snapDirection(start),
      snapAngle(sweep),
    );
    return this;
  }

  /** Adds a whole circle as a contour of its own. */
  circle(cx: number, cy: number, radius: number): this {
    return this.arc(cx, cy, radius, radius, 0, 0, 2 * Math.PI).close();
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.moveTo(x, y)
      .lineTo(x + width, y)
      .lineTo(x + width, y + height)
      .lineTo(x, y + height)
      .close();
  }

  polyline(points: readonly (readonly [number, number])[], closed = false): this {
    for (let i = 0; i < points.length; i++) {
      const point = points[i]!;
      if (i === 0) this.moveTo(point[0], point[1]);
      else this.lineTo(point[0], point[1]);
    }
    return closed ? this.close() : this;
  }

  close(): this {
    this.verbs.push(CLOSE);
    return this;
  }
}

const TURN = 2 * Math.PI;

/** A sweep that draws what an arc's own does, in at most two turns: those beyond would lie over what is drawn. */
export function atMostTwoTurns(sweep: number): number {
  return Math.abs(sweep) <= 2 * TURN ? sweep : Math.sign(sweep) * (TURN + (Math.abs(sweep) % TURN));
}

/** The point at parameter `t` of an ellipse, snapped; the order of parameters is that of ARC. */
export function ellipsePoint(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  rotation: number,
  t: number,
): [x: number, y: number] {
  const u = rx * Math.cos(t);
  const v = ry * Math.sin(t);
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  return [snap(cx + u * c - v * s), snap(cy + u * s + v * c)];
}

/**
 * Cubic curves along an elliptic arc, at least one, each of at most a quarter turn. Their radius is off by at most
 * 0.03 %.
 * A piece of the angle a has its control points at 4/3 tan(a/4) along the tangents.
 */
export function cubicsOfArc(arc: readonly number[]): number[][] {
  const [cx = 0, cy = 0, rx = 0, ry = 0, rotation = 0, start = 0, wholeSweep = 0] = arc;
  const sweep = atMostTwoTurns(wholeSweep);
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const place = (u: number, v: number) => [cx + rx * u * cos - ry * v * sin, cy + rx * u * sin + ry * v * cos];
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    return [
      ...place(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      ...place(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      ...place(Math.cos(b), Math.sin(b)),
    ];
  });
}
