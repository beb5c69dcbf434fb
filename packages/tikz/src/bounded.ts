import { ARC, COORDS, type Path, PathBuilder, type PathNode, type Rect } from '@geoslide/core';
import { flatten, type Point } from './flatten.js';

/** How far from the view a path may go as it is: within what TeX's dimensions hold. */
const REACH = 4000;
/** How far a longer path is drawn beyond the view, so that no cut end is seen: more than any line's width. */
const MARGIN = 500;

/**
 * The node as it is, or, where its path leaves the range of TeX's dimensions, what of it is near the view: fills and strokes
 * apart, since a stroke has no edge along the cut.
 */
export function bounded(node: PathNode, view: Rect): PathNode[] {
  if (reaches(node.path, view)) return [node];
  const near = grow(view, MARGIN);
  const parts: PathNode[] = [];
  if (node.fill) parts.push({ kind: 'path', path: clipFill(node.path, near), fill: node.fill });
  if (node.stroke) parts.push({ kind: 'path', path: clipStroke(node.path, near), stroke: node.stroke });
  return parts.filter(({ path }) => path.verbs.length > 0);
}

function grow({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function reaches({ verbs, coords }: Path, view: Rect): boolean {
  const range = grow(view, REACH);
  let at = 0;
  for (const verb of verbs) {
    const count = COORDS[verb] ?? 0;
    const c = coords.slice(at, at + count);
    at += count;
    if (verb === ARC) {
      const radius = Math.max(Math.abs(c[2]!), Math.abs(c[3]!));
      if (!within(range, c[0]! - radius, c[1]! - radius) || !within(range, c[0]! + radius, c[1]! + radius))
        return false;
    } else for (let i = 0; i < count; i += 2) if (!within(range, c[i]!, c[i + 1]!)) return false;
  }
  return true;
}

function within({ x, y, width, height }: Rect, px: number, py: number): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height;
}

/** Sutherland and Hodgman, Reentrant polygon clipping, 1974: one side of the rectangle after the other. */
export function clipFill(path: Path, { x, y, width, height }: Rect): Path {
  const sides: readonly ((p: Point) => number)[] = [
    ([px]) => px - x,
    ([px]) => x + width - px,
    ([, py]) => py - y,
    ([, py]) => y + height - py,
  ];
  const out = new PathBuilder();
  for (const { points } of flatten(path)) {
    let rest: Point[] = [...points];
    for (const inside of sides) {
      rest = rest.flatMap((to, i) => {
        const from = rest.at(i - 1)!;
        const [a, b] = [inside(from), inside(to)];
        const cut: Point[] = a < 0 !== b < 0 ? [between(from, to, a / (a - b))] : [];
        return b >= 0 ? [...cut, to] : cut;
      });
    }
    if (rest.length > 2) out.polyline(rest, true);
  }
  return out;
}

/** The pieces of each chord inside of the rectangle (Liang and Barsky, 1984), joined where they touch. */
function clipStroke(path: Path, rect: Rect): Path {
  const out = new PathBuilder();
  for (const { points, closed } of flatten(path)) {
    const chain = closed ? [...points, points[0]!] : points;
    let end: Point | undefined;
    for (let i = 1; i < chain.length; i++) {
      const piece = clipChord(chain[i - 1]!, chain[i]!, rect);
      if (piece === undefined) {
        end = undefined;
        continue;
      }
      const [from, to] = piece;
      if (end === undefined || end[0] !== from[0] || end[1] !== from[1]) out.moveTo(from[0], from[1]);
      out.lineTo(to[0], to[1]);
      end = to;
    }
  }
  return out;
}

function clipChord(a: Point, b: Point, { x, y, width, height }: Rect): [Point, Point] | undefined {
  let [t0, t1] = [0, 1];
  const edges = [
    [a[0] - b[0], a[0] - x],
    [b[0] - a[0], x + width - a[0]],
    [a[1] - b[1], a[1] - y],
    [b[1] - a[1], y + height - a[1]],
  ] as const;
  for (const [run, gap] of edges) {
    if (run === 0 && gap < 0) return undefined;
    if (run < 0) t0 = Math.max(t0, gap / run);
    if (run > 0) t1 = Math.min(t1, gap / run);
  }
  if (t0 > t1) return undefined;
  return [t0 === 0 ? a : between(a, b, t0), t1 === 1 ? b : between(a, b, t1)];
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}
