import { takeSteps } from '../../functions/steps.js';
import { Undefined } from '../../values.js';
import { type FlatCorners, flatLines, turnOf, windingAround } from './flat-point.js';
import type { Side } from './plane-cuts.js';

/** A face by the numbers of its corners: its outline counterclockwise, its holes clockwise. */
export interface FaceLoops {
  readonly outline: readonly number[];
  readonly holes: readonly (readonly number[])[];
}

type Loop = readonly number[];

/** Steps for a line that is tried as a bridge, and each side that it must not cross. */
const BRIDGE_STEPS = 10;

/** The faces that lie left of their sides. */
export function faceLoops(sides: readonly Side[], at: FlatCorners): FaceLoops[] {
  const loops = loopsOf(sides, at);
  const areas = new Map(loops.map((loop) => [loop, areaOf(loop, at)]));
  const outlines = loops.filter((loop) => areas.get(loop)! > 0).sort((p, q) => areas.get(p)! - areas.get(q)!);
  const holes = new Map<Loop, Loop[]>(outlines.map((outline) => [outline, []]));
  for (const loop of loops) {
    if (areas.get(loop)! > 0) continue;
    const [a, b] = [at(loop[0]!), at(loop[1]!)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const around = outlines.find((outline) => windingAround(flatLines(sidesOf(outline), at), middle) > 0);
    if (around === undefined) throw tooClose();
    holes.get(around)!.push(loop);
  }
  return outlines.map((outline) => ({ outline, holes: holes.get(outline)! }));
}

const tooClose = (): Undefined => new Undefined('the solids have corners or faces that are too close to be told apart');

/** Joins sides to loops; at a corner with several ways on, the one that leaves the face's own corner is taken. */
function loopsOf(sides: readonly Side[], at: FlatCorners): Loop[] {
  const ways = new Map<number, number[]>();
  for (const [from, to] of sides) ways.set(from, [...(ways.get(from) ?? []), to]);
  const loops: Loop[] = [];
  for (const [first] of sides) {
    while ((ways.get(first)?.length ?? 0) > 0) {
      const loop = [first];
      let before = first;
      let here = ways.get(first)!.pop()!;
      while (here !== first) {
        loop.push(here);
        const next = leftmost(ways.get(here) ?? [], before, here, at);
        if (next === undefined) throw tooClose();
        ways.set(
          here,
          ways.get(here)!.filter((id) => id !== next),
        );
        before = here;
        here = next;
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** The way on that is first met clockwise from the way back. */
function leftmost(ways: readonly number[], before: number, here: number, at: FlatCorners): number | undefined {
  const [o, p] = [at(here), at(before)];
  const [bx, by] = [p.x - o.x, p.y - o.y];
  let best: { id: number; angle: number } | undefined;
  for (const id of ways) {
    const q = at(id);
    const [x, y] = [q.x - o.x, q.y - o.y];
    const turned = Math.atan2(y * bx - x * by, x * bx + y * by);
    const angle = turned < 0 ? -turned : 2 * Math.PI - turned;
    if (best === undefined || angle < best.angle) best = { id, angle };
  }
  return best?.id;
}

function areaOf(loop: Loop, at: FlatCorners): number {
  const origin = at(loop[0]!);
  return loop.reduce((sum, id, i) => sum + turnOf(origin, at(id), at(loop[(i + 1) % loop.length]!)), 0) / 2;
}

export function sidesOf(loop: Loop): Side[] {
  return loop.map((from, i): Side => [from, loop[(i + 1) % loop.length]!]);
}

/**
 * A face as one loop: a bridge leads to each of its holes and back. It is walked in both directions, so that areas and
 * what lies inside stay right; it is no edge of the solid.
 */
export function bridged({ outline, holes }: FaceLoops, at: FlatCorners, tolerance: number): readonly number[] {
  let loop = outline;
  let left = holes;
  while (left.length > 0) {
    const walls = [loop, ...left].flatMap(sidesOf);
    const bridge = firstBridge(loop, left, walls, at, tolerance);
    if (bridge === undefined) throw tooClose();
    const { hole, from, to } = bridge;
    const around = [...hole.slice(to), ...hole.slice(0, to + 1)];
    loop = [...loop.slice(0, from + 1), ...around, ...loop.slice(from)];
    left = left.filter((each) => each !== hole);
  }
  return loop;
}

function firstBridge(
  loop: Loop,
  holes: readonly Loop[],
  walls: readonly Side[],
  at: FlatCorners,
  tolerance: number,
): { hole: Loop; from: number; to: number } | undefined {
  for (const hole of holes) {
    for (let to = 0; to < hole.length; to++) {
      for (let from = 0; from < loop.length; from++) {
        takeSteps(BRIDGE_STEPS * walls.length);
        const [a, b] = [loop[from]!, hole[to]!];
        const leavesInside = isInCorner(loop, from, b, at) && isInCorner(hole, to, a, at);
        if (leavesInside && !walls.some((wall) => isBlockedBy(wall, a, b, at, tolerance))) return { hole, from, to };
      }
    }
  }
  return undefined;
}

/** Whether the way from a loop's corner to another corner begins inside, left of the loop. */
function isInCorner(loop: Loop, index: number, target: number, at: FlatCorners): boolean {
  const here = at(loop[index]!);
  const before = at(loop.at(index - 1)!);
  const after = at(loop[(index + 1) % loop.length]!);
  const goal = at(target);
  const leftOfIn = turnOf(before, here, goal) > 0;
  const leftOfOut = turnOf(here, after, goal) > 0;
  return turnOf(before, here, after) > 0 ? leftOfIn && leftOfOut : leftOfIn || leftOfOut;
}

/** Whether a wall crosses or touches the way between two corners, other than at these. */
function isBlockedBy([from, to]: Side, a: number, b: number, at: FlatCorners, tolerance: number): boolean {
  const [p, q, c, d] = [at(a), at(b), at(from), at(to)];
  const touches = (end: number): boolean => {
    if (end === a || end === b) return false;
    const [e, away] = [at(end), turnOf(p, q, at(end)) / Math.hypot(q.x - p.x, q.y - p.y)];
    const along = (e.x - p.x) * (q.x - p.x) + (e.y - p.y) * (q.y - p.y);
    return Math.abs(away) <= tolerance && along > 0 && along < (q.x - p.x) ** 2 + (q.y - p.y) ** 2;
  };
  if (touches(from) || touches(to)) return true;
  if ([from, to].some((end) => end === a || end === b)) return false;
  return turnOf(p, q, c) * turnOf(p, q, d) < 0 && turnOf(c, d, p) * turnOf(c, d, q) < 0;
}
