import { type Coordinates, type RegionEdge, takeSteps } from '@geoslide/geometry';
import { isClosed } from '../../draw/polyline.js';
import { toLogical, type Viewport } from '../../draw/viewport.js';

/** Distance, px, over which the slope of an edge's function is measured. */
const NEAR = 0.25;
/** px: a shorter run beside a corner belongs to what is before it. */
const SHORTEST = 1.5;
/** Steps for a piece of an outline and one of the edges, beside those of its function. */
const EDGE_STEPS = 20;

interface Run {
  readonly line: Coordinates;
  readonly strict: boolean;
}

/** A piece of an outline, px, cut where edges that belong to the region meet edges that do not. */
export function edgeRuns(piece: Coordinates, edges: readonly RegionEdge[], viewport: Viewport): Run[] {
  const count = piece.length / 2 - 1;
  const strict = Array.from({ length: count }, (_, i) => isStrict(piece, i, edges, viewport));
  withoutShort(piece, strict);
  const first = isClosed(piece) ? strict.findIndex((flag, i) => flag !== strict.at(i - 1)) : 0;
  if (first < 0) return [{ line: piece, strict: strict[0] ?? false }];
  const runs: Run[] = [];
  let from = 0;
  const flagAt = (i: number): boolean => strict[(first + i) % count]!;
  for (let i = 1; i <= count; i++) {
    if (i < count && flagAt(i) === flagAt(from)) continue;
    const line = new Float64Array(2 * (i - from + 1));
    for (let k = from; k <= i; k++) {
      const at = 2 * (first + k <= count ? first + k : first + k - count);
      line[2 * (k - from)] = piece[at]!;
      line[2 * (k - from) + 1] = piece[at + 1]!;
    }
    runs.push({ line, strict: flagAt(from) });
    from = i;
  }
  return runs;
}

/** Whether the edge is strict that the middle of a segment lies on: the nearest, by |F| / |∇F|. */
function isStrict(piece: Coordinates, i: number, edges: readonly RegionEdge[], viewport: Viewport): boolean {
  const [x, y] = [(piece[2 * i]! + piece[2 * i + 2]!) / 2, (piece[2 * i + 1]! + piece[2 * i + 3]!) / 2];
  let nearest: RegionEdge | undefined;
  let least = Number.POSITIVE_INFINITY;
  takeSteps(EDGE_STEPS * edges.length);
  for (const edge of edges) {
    const at = (dx: number, dy: number): number => {
      const point = toLogical(viewport, [x + dx, y + dy]);
      return edge.f.at(point.x, point.y);
    };
    const value = at(0, 0);
    const steepness = Math.hypot(at(NEAR, 0) - at(-NEAR, 0), at(0, NEAR) - at(0, -NEAR)) / (2 * NEAR);
    const distance = steepness > 0 ? Math.abs(value) / steepness : Number.POSITIVE_INFINITY;
    if (distance < least) [nearest, least] = [edge, distance];
  }
  return nearest?.strict ?? false;
}

/** Gives short runs to the one before them. */
function withoutShort(piece: Coordinates, strict: boolean[]): void {
  let from = 0;
  for (let i = 1; i <= strict.length; i++) {
    if (i < strict.length && strict[i] === strict[from]) continue;
    let length = 0;
    for (let k = from; k < i; k++)
      length += Math.hypot(piece[2 * k + 2]! - piece[2 * k]!, piece[2 * k + 3]! - piece[2 * k + 1]!);
    if (length < SHORTEST && strict.length > i - from) strict.fill(strict.at(from - 1)!, from, i);
    from = i;
  }
}
