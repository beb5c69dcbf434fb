import { ARC, CLOSE, COORDS, CUBIC, ellipsePoint, LINE, MOVE, type Path, QUAD } from '@geoslide/core';

export type Point = readonly [x: number, y: number];

/** A contour as points; the last one joins the first where it is closed. */
export interface Polyline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** How far a chord may stand off its curve, px. */
const TOLERANCE = 0.1;
/** Enough for a circle of 100,000 px; a larger one has chords that stand off further. */
const MAX_STEPS = 8192;

/** The contours of a path as chords. */
export function flatten({ verbs, coords }: Path): Polyline[] {
  const lines: { points: Point[]; closed: boolean }[] = [];
  let at = 0;
  for (const verb of verbs) {
    const c = coords.slice(at, at + COORDS[verb]!);
    at += c.length;
    if (verb === MOVE) {
      lines.push({ points: [[c[0]!, c[1]!]], closed: false });
      continue;
    }
    const line = lines.at(-1);
    if (line === undefined) throw new RangeError('The scene holds a path that does not begin with a move');
    if (verb === CLOSE) {
      line.closed = true;
      // What follows a closed contour without a move starts where that one did.
      lines.push({ points: [line.points[0]!], closed: false });
    } else line.points.push(...chords(verb, c, line.points.at(-1)!));
  }
  return lines.filter(({ points }) => points.length > 1);
}

function chords(verb: number, c: readonly number[], pen: Point): Point[] {
  if (verb === LINE) return [[c[0]!, c[1]!]];
  const curve =
    verb === ARC ? ellipse(c) : bezier(verb === QUAD ? [...pen, ...c] : verb === CUBIC ? [...pen, ...c] : []);
  return Array.from({ length: curve.steps }, (_, i) => curve.at((i + 1) / curve.steps));
}

interface Curve {
  readonly steps: number;
  at(t: number): Point;
}

function ellipse(c: readonly number[]): Curve {
  const [cx, cy, rx, ry, rotation, start, sweep] = c as [number, number, number, number, number, number, number];
  const radius = Math.max(Math.abs(rx), Math.abs(ry), TOLERANCE);
  const step = 2 * Math.acos(1 - Math.min(1, TOLERANCE / radius));
  return {
    steps: bounded(Math.abs(sweep) / step),
    at: (t) => ellipsePoint(cx, cy, rx, ry, rotation, start + t * sweep),
  };
}

/** De Casteljau; the number of chords from the length of the control polygon's second differences. */
function bezier(controls: readonly number[]): Curve {
  const points: Point[] = [];
  for (let i = 0; i < controls.length; i += 2) points.push([controls[i]!, controls[i + 1]!]);
  let bend = 0;
  for (let i = 2; i < points.length; i++) {
    const [a, b, d] = [points[i - 2]!, points[i - 1]!, points[i]!];
    bend = Math.max(bend, Math.hypot(a[0] - 2 * b[0] + d[0], a[1] - 2 * b[1] + d[1]));
  }
  const at = (t: number): Point => {
    let row: Point[] = points;
    while (row.length > 1) {
      row = row.slice(1).map(([x, y], i) => [row[i]![0] + t * (x - row[i]![0]), row[i]![1] + t * (y - row[i]![1])]);
    }
    return row[0]!;
  };
  return { steps: bounded(Math.sqrt((0.75 * bend) / TOLERANCE)), at };
}

function bounded(steps: number): number {
  return Math.min(MAX_STEPS, Math.max(1, Math.ceil(steps)));
}
