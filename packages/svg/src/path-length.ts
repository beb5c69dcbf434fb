import { ARC, CLOSE, COORDS, CUBIC, ellipsePoint, LINE, MOVE, type Path, QUAD } from '@geoslide/core';

/** Chords of a curve: their sum is short by less than 1/10,000 of a turn's length. */
const CHORDS = 256;

type Point = readonly [x: number, y: number];

/** The length of a path of one contour that has curves, px; undefined for others. */
export function curvedLength({ verbs, coords }: Path): number | undefined {
  if (verbs.indexOf(MOVE, 1) > 0 || !verbs.some((verb) => verb === ARC || verb === QUAD || verb === CUBIC))
    return undefined;
  let pen: Point = [coords[0] ?? 0, coords[1] ?? 0];
  const start = pen;
  let length = 0;
  let at = 0;
  for (const verb of verbs) {
    const c = coords.slice(at, at + (COORDS[verb] ?? 0));
    at += c.length;
    if (verb === MOVE) continue;
    const curve = verb === CLOSE ? line(pen, start) : pieceOf(verb, pen, c);
    const chords = verb === LINE || verb === CLOSE ? 1 : CHORDS;
    for (let i = 1; i <= chords; i++) {
      const next = curve(i / chords);
      length += Math.hypot(next[0] - pen[0], next[1] - pen[1]);
      pen = next;
    }
  }
  return length;
}

function pieceOf(verb: number, pen: Point, c: readonly number[]): (t: number) => Point {
  if (verb === ARC) {
    const [cx, cy, rx, ry, rotation, start, sweep] = c as [number, number, number, number, number, number, number];
    return (t) => ellipsePoint(cx, cy, rx, ry, rotation, start + t * sweep);
  }
  const points: Point[] = [pen];
  for (let i = 0; i < c.length; i += 2) points.push([c[i]!, c[i + 1]!]);
  return (t) => bezier(points, t);
}

function line(from: Point, to: Point): (t: number) => Point {
  return (t) => bezier([from, to], t);
}

/** De Casteljau's construction. */
function bezier(points: readonly Point[], t: number): Point {
  let row = points;
  while (row.length > 1) {
    row = row.slice(1).map(([x, y], i) => [row[i]![0] + t * (x - row[i]![0]), row[i]![1] + t * (y - row[i]![1])]);
  }
  return row[0]!;
}
