import type { Px } from '../../draw/viewport.js';
import type { Stretch } from './wires.js';

/** Two lines this near everywhere, px, are drawn in one place. */
const NEAR = 0.3;
/** Pieces shorter than this, px, are left out. */
const SHORTEST = 0.5;
/** Side of the cells by which lines are looked up, px. */
const CELL = 24;
/** Lines are looked up this far along, px: nobody sees what is further outside of the picture. */
const FAR = 8192;

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
export function withoutOverlaps(stretches: readonly Stretch[]): Stretch[][] {
  const lines = stretches.map((stretch, order): Straight | undefined => {
    const [from, to, more] = stretch.points;
    return from && to && !more && !stretch.arc && !stretch.closed
      ? { from, to, hidden: stretch.hidden, order }
      : undefined;
  });
  const cells = new Map<number, Straight[]>();
  for (const line of lines) {
    if (!line) continue;
    for (const key of cellsOf(line)) {
      const cell = cells.get(key);
      if (cell) cell.push(line);
      else cells.set(key, [line]);
    }
  }
  return stretches.map((stretch, i) => {
    const line = lines[i];
    if (!line?.hidden) return [stretch];
    const near = new Set<Straight>();
    for (const key of cellsOf(line)) {
      for (const other of cells.get(key) ?? []) {
        if (other !== line && (!other.hidden || other.order > line.order)) near.add(other);
      }
    }
    const covered = [...near].map((other) => coveredRange(line, other)).filter((range) => range !== undefined);
    return covered.length === 0 ? [stretch] : remaining(line, covered);
  });
}

/** The cells that a line runs through, and those beside its steps that rounding may put it into. */
function cellsOf({ from, to }: Straight): Set<number> {
  const length = Math.min(FAR, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const steps = Math.max(1, Math.ceil((2 * length) / CELL));
  const keys = new Set<number>();
  for (let i = 0; i <= steps; i++) {
    const x = from[0] + ((to[0] - from[0]) * i) / steps;
    const y = from[1] + ((to[1] - from[1]) * i) / steps;
    const left = Math.floor((x - NEAR) / CELL);
    const right = Math.floor((x + NEAR) / CELL);
    const top = Math.floor((y - NEAR) / CELL);
    const bottom = Math.floor((y + NEAR) / CELL);
    keys.add(left * ROW + top);
    if (bottom !== top) keys.add(left * ROW + bottom);
    if (right === left) continue;
    keys.add(right * ROW + top);
    if (bottom !== top) keys.add(right * ROW + bottom);
  }
  return keys;
}

/** Cells of a row, more than any picture has. */
const ROW = 1 << 16;

/** The fractions of a line between which another one lies on it; lines that only cross or part have none. */
function coveredRange({ from, to }: Straight, other: Straight): readonly [number, number] | undefined {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const along = (p: Px): number => ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / (length * length);
  const off = (p: Px): number => ((p[0] - from[0]) * dy - (p[1] - from[1]) * dx) / length;
  const s = along(other.from);
  const t = along(other.to);
  let low = Math.max(0, Math.min(s, t));
  let high = Math.min(1, Math.max(s, t));
  if ((high - low) * length < SHORTEST) return undefined;
  const offS = off(other.from);
  const offT = off(other.to);
  // The distance is linear along the line: it is below NEAR in one range.
  const slope = (offT - offS) / (t - s);
  if (Math.abs(slope) > 0) {
    const limits = [-NEAR, NEAR].map((limit) => s + (limit - offS) / slope);
    low = Math.max(low, Math.min(...limits));
    high = Math.min(high, Math.max(...limits));
    const crosses = (high - low) * Math.abs(slope) > NEAR / 2 && (high - low) * length < CROSSING;
    if (crosses) return undefined;
  } else if (Math.abs(offS) >= NEAR) return undefined;
  return (high - low) * length < SHORTEST ? undefined : [low, high];
}

/** Lines that lie on each other for less, px, and part there cross at an angle that the eye sees. */
const CROSSING = 8;

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
