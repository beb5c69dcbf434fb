import { takeSteps, type Vec3 } from '@geoslide/geometry';
import { NEAR, type Projector, type ScreenPoint } from '../camera/projection.js';
import { cross, isFinite3, length, sub } from '../camera/vector.js';

/** A point of a surface with its place in the net, in cells. */
export interface Node {
  readonly i: number;
  readonly j: number;
  readonly p: Vec3;
  /** Whether the surface ends there, within its bounds. */
  readonly isEnd?: boolean;
}

/** The node between two others by which the way from one to the other is bent; undefined where a chord will do. */
export type Split = (a: Node, b: Node) => Node | undefined;

/** How often a chord is split at most. */
const DEPTH = 6;
/** Where a surface may be as steep as a sphere's rim, this part of the way from its end is half of the way up. */
const NEAR_END = 1 / 4;
/** Steps to evaluate and project a point. */
const POINT_STEPS = 20;

/** Splits what is farther from its chord than `flatness`, px. */
export function splitter(at: (i: number, j: number) => Node, projector: Projector, flatness: number): Split {
  return (a, b) => {
    if (a.isEnd && b.isEnd) return undefined;
    takeSteps(POINT_STEPS);
    const t = a.isEnd ? NEAR_END : b.isEnd ? 1 - NEAR_END : 1 / 2;
    const node = at(a.i + (b.i - a.i) * t, a.j + (b.j - a.j) * t);
    if (![a.p, b.p, node.p].every((p) => isFinite3(p) && projector.weight(p) > NEAR)) return undefined;
    const [p, q, r] = [a.p, b.p, node.p].map(projector.project) as [ScreenPoint, ScreenPoint, ScreenPoint];
    const [chord, way] = [sub(q, p), sub(r, p)];
    return length(cross(chord, way)) > flatness * length(chord) ? node : undefined;
  };
}

/** A line of the net with nodes between two of it as far as it bends. */
export function refinedLine(line: readonly Node[], split: Split): Node[] {
  const between = (a: Node, b: Node, depth: number): Node[] => {
    const node = depth > 0 ? split(a, b) : undefined;
    return node ? [...between(a, node, depth - 1), node, ...between(node, b, depth - 1)] : [];
  };
  return line.flatMap((node, k) => (k === 0 ? [node] : [...between(line[k - 1]!, node, DEPTH), node]));
}
