import { type Bounds, controlBounds, LINE, MOVE, type PathNode } from '@geoslide/core';

/** Beyond this many pieces a path is no axis with its ticks, and looking for overlaps costs more than it saves. */
const MOST_PIECES = 500;
/** Hatches have two directions. */
const MOST_RUNS = 4;

/**
 * Neighbours that differ in nothing but their path as one node, as an axis has its ticks. Only opaque strokes that lie apart:
 * where others overlap, one path is another picture than two.
 */
export function mergeStrokes(nodes: readonly PathNode[]): PathNode[] {
  const merged: PathNode[] = [];
  let boxes: Bounds[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    const box = strokeBox(node);
    if (last && isAlike(last, node) && boxes.length < MOST_PIECES && boxes.every((other) => isApart(box, other))) {
      const { path } = last;
      const joined = { verbs: [...path.verbs, ...node.path.verbs], coords: [...path.coords, ...node.path.coords] };
      merged[merged.length - 1] = { ...last, path: joined };
      boxes.push(box);
    } else {
      merged.push(node);
      boxes = [box];
    }
  }
  return merged;
}

function isAlike(a: PathNode, b: PathNode): boolean {
  if (a.fill || b.fill || a.stroke === undefined || b.stroke === undefined || a.stroke.color.a < 1) return false;
  return JSON.stringify(a.stroke) === JSON.stringify(b.stroke);
}

function isApart(a: Bounds, b: Bounds): boolean {
  return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
}

/** Around all control points, grown by the line's width. */
function strokeBox({ path, stroke }: PathNode): Bounds {
  const { left, top, right, bottom } = controlBounds(path);
  const width = stroke?.width ?? 0;
  return { left: left - width, top: top - width, right: right + width, bottom: bottom + width };
}

type Chord = readonly [x0: number, y0: number, x1: number, y1: number];

/**
 * A path of single lines as several ones in each of which no line crosses another, such as the two directions of a
 * crosshatch: browsers lose coverage where a path crosses itself. Other nodes are kept whole.
 */
export function splitCrossings(node: PathNode): PathNode[] {
  const { verbs, coords } = node.path;
  const single = verbs.every((verb, i) => verb === (i % 2 === 0 ? MOVE : LINE));
  if (!single || node.fill || !node.stroke || node.stroke.color.a < 1 || verbs.length > 2 * MOST_PIECES) return [node];
  const runs: Chord[][] = [[]];
  for (let i = 0; i < coords.length; i += 4) {
    const chord = coords.slice(i, i + 4) as unknown as Chord;
    if (runs.at(-1)!.some((other) => cross(chord, other))) runs.push([]);
    runs.at(-1)!.push(chord);
  }
  // Lines in all directions would end up one by one, which is no shorter and no better to read.
  if (runs.length > MOST_RUNS) return [node];
  return runs.map((run) => ({
    ...node,
    path: { verbs: run.flatMap(() => [MOVE, LINE]), coords: run.flat() },
  }));
}

/** Whether the ends of each line lie on both sides of the other one. */
function cross(a: Chord, b: Chord): boolean {
  return separates(a, b) && separates(b, a);
}

function separates([x0, y0, x1, y1]: Chord, [u0, v0, u1, v1]: Chord): boolean {
  const side = (u: number, v: number) => (x1 - x0) * (v - y0) - (y1 - y0) * (u - x0);
  return side(u0, v0) * side(u1, v1) < 0;
}
