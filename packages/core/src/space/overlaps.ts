import type { Px } from '../plane/viewport.js';
import type { Stretch } from './wires.js';

/** Two lines this near everywhere, px, are drawn in one place. */
const NEAR = 0.3;
/** Pieces shorter than this, px, are left out. */
const SHORTEST = 0.5;
/** Side of the cells by which lines are looked up, px. */
const CELL = 4;

interface Straight {
  readonly from: Px;
  readonly to: Px;
  readonly hidden: boolean;
  /** Its place in the order of drawing. */
  readonly order: number;
}

/**
 * Hidden straight stretches without what another line draws in the same place: a line in sight, or a hidden one that is drawn
 * later. Otherwise dashes of two lines would fill each other's gaps, or show on both sides of a thin solid line.
 *
 * @param stretches In the order of drawing.
 */
export function withoutOverlaps(stretches: readonly Stretch[], middle: Px): Stretch[][] {
  const lines = stretches.map((stretch, order): Straight | undefined => {
    const [from, to, more] = stretch.points;
    return from && to && !more && !stretch.closed ? { from, to, hidden: stretch.hidden, order } : undefined;
  });
  const cells = new Map<string, Straight[]>();
  for (const line of lines) {
    const key = line && keysOf(line, middle, 0)[0];
    if (!line || key === undefined) continue;
    const cell = cells.get(key);
    if (cell) cell.push(line);
    else cells.set(key, [line]);
  }
  return stretches.map((stretch, i) => {
    const line = lines[i];
    if (!line?.hidden) return [stretch];
    const covers = keysOf(line, middle, 1)
      .flatMap((key) => cells.get(key) ?? [])
      .filter((other) => other !== line && (!other.hidden || other.order > line.order));
    const covered = covers.map((other) => coveredRange(line, other)).filter((range) => range !== undefined);
    return covered.length === 0 ? [stretch] : remaining(line, covered);
  });
}

/** The cells of the point of a line that is nearest to the middle of the picture, and the cells around it. */
function keysOf({ from, to }: Straight, [cx, cy]: Px, around: 0 | 1): string[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const t = ((cx - from[0]) * dx + (cy - from[1]) * dy) / square;
  const column = Math.floor((from[0] + t * dx) / CELL);
  const row = Math.floor((from[1] + t * dy) / CELL);
  const keys: string[] = [];
  for (let i = -around; i <= around; i++) for (let j = -around; j <= around; j++) keys.push(`${column + i} ${row + j}`);
  return keys;
}

/** The fractions of a line between which another one lies on it. */
function coveredRange({ from, to }: Straight, other: Straight): readonly [number, number] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along = ([x, y]: Px): number => ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length);
  const off = ([x, y]: Px): number => ((x - from[0]) * dy - (y - from[1]) * dx) / length;
  const [s, t] = [along(other.from), along(other.to)];
  const low = Math.max(0, Math.min(s, t));
  const high = Math.min(1, Math.max(s, t));
  if ((high - low) * length < SHORTEST) return undefined;
  const offAt = (p: number): number => off(other.from) + ((off(other.to) - off(other.from)) * (p - s)) / (t - s);
  return Math.abs(offAt(low)) < NEAR && Math.abs(offAt(high)) < NEAR ? [low, high] : undefined;
}

function remaining({ from, to }: Straight, covered: readonly (readonly [number, number])[]): Stretch[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (s: number): Px => [from[0] + s * (to[0] - from[0]), from[1] + s * (to[1] - from[1])];
  const pieces: Stretch[] = [];
  let start = 0;
  for (const [low, high] of [...[...covered].sort((p, q) => p[0] - q[0]), [1, 1] as const]) {
    if ((low - start) * length >= SHORTEST) pieces.push({ points: [at(start), at(low)], closed: false, hidden: true });
    start = Math.max(start, high);
  }
  return pieces;
}
