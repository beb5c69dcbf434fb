import { takeSteps } from '@geoslide/geometry';
import { arcLength } from '../../draw/arc-length.js';
import { arcPoint } from '../../draw/clip-ellipse.js';
import { clipLine } from '../../draw/clip-line.js';
import { type Box, grownBox, type Px } from '../../draw/viewport.js';
import type { Stretch } from './wires.js';

/** Two lines this near everywhere, px, are drawn in one place. */
const NEAR = 0.3;
/** So are lines that stay this near to each other, px, until one of them ends. */
const BESIDE = 0.75;
/** Points move along lines, too: lines come apart by this part of what points do. */
const ACROSS = 0.85;
/** Lines that were one are no further apart along the sight, in such distances: they may run steeply along it. */
const DEEP = 8;
/** Pieces shorter than this, px, are left out. */
const SHORTEST = 0.5;
/** Side of the cells by which lines are looked up, px. */
const CELL = 24;
/** Lines are looked up this far outside of the picture, px: dashes that come in from there stay as they are. */
const MARGIN = 2 * CELL;

/** A straight line, or a chord of a curve. */
interface Straight {
  readonly from: Px;
  readonly to: Px;
  readonly hidden: boolean;
  /** The place of its stretch in the order of drawing. */
  readonly order: number;
  /** The part of its stretch. */
  readonly low: number;
  readonly high: number;
  /** How deep its stretch is, px, at a share of that. */
  readonly depthAt: ((share: number) => number) | undefined;
  /** Whether its stretch starts or ends with it. */
  readonly starts: boolean;
  readonly ends: boolean;
  /** Has been found as a neighbour of this one. */
  foundBy?: Straight;
}

/** A part of a line or stretch that another line covers. */
interface Range {
  readonly low: number;
  readonly high: number;
  /** Whether one of both stretches starts or ends there; where none does, they part. */
  readonly starts: boolean;
  readonly ends: boolean;
}

/**
 * Hidden stretches without what another line draws in the same place: a line in sight, or a hidden one that is drawn
 * later. Otherwise dashes of two lines would fill each other's gaps, or show on both sides of a thin solid line.
 *
 * @param stretches In the order of drawing.
 * @param picture What is seen, px. Lines far outside of it stay as they are.
 * @param moved How far rounding moves lines from each other, px: so far may one be from what covers it until one of
 * them ends.
 */
export function withoutOverlaps(stretches: readonly Stretch[], picture: Box, moved: number): Stretch[][] {
  const near = Math.max(BESIDE, ACROSS * moved);
  if (!stretches.some(({ hidden }) => hidden)) return stretches.map((stretch) => [stretch]);
  const lines = stretches.map(chordsOf);
  const seen = grownBox(picture, MARGIN);
  /** By the cells that hidden lines run through, all lines there. */
  const cells = new Map<number, Straight[]>();
  lines.forEach((chords, i) => {
    if (!stretches[i]!.hidden) return;
    for (const line of chords) {
      visitCells(line, seen, near, (key) => {
        if (!cells.has(key)) cells.set(key, []);
      });
    }
  });
  for (const chords of lines) {
    for (const line of chords) visitCells(line, seen, near, (key) => cells.get(key)?.push(line));
  }
  const settled: Stretch[][] = [];
  // From the last one on, so that what is left out itself leaves nothing else out.
  for (let i = stretches.length - 1; i >= 0; i--) {
    const stretch = stretches[i]!;
    const covered: Range[] = [];
    const about: Range[] = [];
    for (const line of stretch.hidden ? lines[i]! : []) {
      visitCells(line, seen, near, (key) => {
        const cell = cells.get(key)!;
        takeSteps(PAIR_STEPS * cell.length);
        for (const other of cell) {
          if (other.order === i || (other.hidden && other.order < i) || other.foundBy === line) continue;
          other.foundBy = line;
          if (settled[other.order]?.length === 0) continue;
          addCovered(covered, line, other, NEAR);
          addCovered(about, line, other, near > BESIDE && areApart(line, other, near) ? BESIDE : near);
        }
      });
    }
    const mayCount = mayBeCovered(covered, lines[i]!) || mayBeCovered(about, lines[i]!);
    settled[i] = mayCount ? remaining(stretch, covered, about, near) : [stretch];
  }
  return settled;
}

/** Whether ranges of a stretch are so long together that one of them may count. */
function mayBeCovered(ranges: readonly Range[], chords: readonly Straight[]): boolean {
  if (ranges.length === 0) return false;
  const length = chords.reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
  const covered = ranges.reduce((sum, { low, high }) => sum + high - low, 0) * length;
  return covered >= Math.min(CROSSING, length - 2 * SHORTEST) - SHORTEST;
}

/** Adds the part of its stretch in which another line lies on a line. */
function addCovered(ranges: Range[], line: Straight, other: Straight, near: number): void {
  const range = coveredRange(line, other, near);
  if (!range) return;
  const share = line.high - line.low;
  ranges.push({ ...range, low: line.low + range.low * share, high: line.low + range.high * share });
}

/** Steps to look at a chord in a cell, and to compare it. */
const PAIR_STEPS = 2.5;
/** Chords of an arc are this near to it, px. */
const SAGITTA = 0.04;
/** Chords of an arc: fewest and most. */
const FEWEST_CHORDS = 8;
const MOST_CHORDS = 400;

function chordsOf(stretch: Stretch, order: number): Straight[] {
  const { hidden, closed, depthAt } = stretch;
  const places = placesOf(stretch);
  const last = places.length - 2;
  if (places.some(([[x, y]]) => !Number.isFinite(x + y))) return [];
  return places.slice(1).flatMap(([to, high], k): Straight[] => {
    const [from, low] = places[k]!;
    // A corner that stands twice has no direction in which another line could run.
    if (from[0] === to[0] && from[1] === to[1]) return [];
    return [{ from, to, hidden, order, low, high, depthAt, starts: !closed && k === 0, ends: !closed && k === last }];
  });
}

/** The corners of a stretch, each with the part of it that comes before: of its sweep, or of its length. */
function placesOf({ arc, points, closed }: Stretch): (readonly [Px, number])[] {
  if (arc) {
    const radius = Math.max(arc.rx, arc.ry);
    const step = 2 * Math.acos(Math.max(0, 1 - SAGITTA / Math.max(radius, SAGITTA)));
    const count = Math.min(MOST_CHORDS, Math.max(FEWEST_CHORDS, Math.ceil(Math.abs(arc.sweep) / step)));
    return Array.from({ length: count + 1 }, (_, i) => [arcPoint(arc, arc.start + (arc.sweep * i) / count), i / count]);
  }
  const corners = closed ? [...points, points[0]!] : points;
  let length = 0;
  const lengths = corners.map(([x, y], i) => {
    const before = corners[i - 1];
    if (before) length += Math.hypot(x - before[0], y - before[1]);
    return length;
  });
  return corners.map((corner, i) => [corner, length > 0 ? lengths[i]! / length : i / (corners.length - 1)]);
}

/**
 * Visits the cells that a line runs through within a box, and those beside its steps that rounding may put it into. It
 * may come to a cell more than once.
 */
function visitCells({ from, to }: Straight, seen: Box, near: number, visit: (key: number) => void): void {
  const direction: Px = [to[0] - from[0], to[1] - from[1]];
  const part = clipLine(from, direction, seen, 0, 1);
  if (!part) return;
  const [start, end] = part;
  const length = (end - start) * Math.hypot(...direction);
  const steps = Math.max(1, Math.ceil((2 * length) / CELL));
  let last: number | undefined;
  for (let i = 0; i <= steps; i++) {
    const t = start + ((end - start) * i) / steps;
    const x = from[0] + direction[0] * t;
    const y = from[1] + direction[1] * t;
    const left = Math.floor((x - near) / CELL);
    const right = Math.floor((x + near) / CELL);
    const top = Math.floor((y - near) / CELL);
    const bottom = Math.floor((y + near) / CELL);
    const key = left * ROW + top;
    if (key !== last) visit(key);
    last = key;
    if (bottom !== top) visit(left * ROW + bottom);
    if (right === left) continue;
    visit(right * ROW + top);
    if (bottom !== top) visit(right * ROW + bottom);
  }
}

/** Cells of a row, more than any picture has. */
const ROW = 1 << 16;

/** The fractions of a line between which another one lies on it. */
function coveredRange(line: Straight, other: Straight, near: number): Range | undefined {
  const { from, to } = line;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const off = (p: Px): number => ((p[0] - from[0]) * dy - (p[1] - from[1]) * dx) / length;
  const offS = off(other.from);
  const offT = off(other.to);
  // Most others lie wholly on one side.
  if (Math.min(offS, offT) >= near || Math.max(offS, offT) <= -near) return undefined;
  const along = (p: Px): number => ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / (length * length);
  const s = along(other.from);
  const t = along(other.to);
  const isTurned = s > t;
  const [first, last] = isTurned ? [t, s] : [s, t];
  let low = Math.max(0, first);
  let high = Math.min(1, last);
  let starts = (first <= 0 && line.starts) || (first >= 0 && (isTurned ? other.ends : other.starts));
  let ends = (last >= 1 && line.ends) || (last <= 1 && (isTurned ? other.starts : other.ends));
  // The distance is linear along the line: it is small enough in one range.
  const slope = (offT - offS) / (t - s);
  if (Math.abs(slope) > 0) {
    const before = s + (-near - offS) / slope;
    const after = s + (near - offS) / slope;
    const [enters, leaves] = before < after ? [before, after] : [after, before];
    if (enters > low) {
      low = enters;
      starts = false;
    }
    if (leaves < high) {
      high = leaves;
      ends = false;
    }
  } else if (Math.abs(offS) >= near) return undefined;
  return high > low ? { low, high, starts, ends } : undefined;
}

/** Whether two lines that pass each other are so far apart along the sight that rounding has not parted them. */
function areApart({ from, to, low, high, depthAt }: Straight, other: Straight, near: number): boolean {
  if (!depthAt || !other.depthAt) return false;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = (p: Px): number => ((p[0] - from[0]) * dx + (p[1] - from[1]) * dy) / (dx * dx + dy * dy);
  const [s, t] = [along(other.from), along(other.to)];
  const middle = (Math.max(0, Math.min(s, t)) + Math.min(1, Math.max(s, t))) / 2;
  const depth = depthAt(low + middle * (high - low));
  const otherDepth = other.depthAt(other.low + ((middle - s) / (t - s)) * (other.high - other.low));
  return Math.abs(depth - otherDepth) > DEEP * near;
}

/** Lines that lie on each other for less, px, cross or touch: both go on. */
const CROSSING = 16;
/** The same for lines of which none ends at one of both ends of that, or at none: they part, and mostly they touch there. */
const PARTING = 40;
const TOUCHING = 64;
/** What is left of a line beside another one that covers it, in such distances: it bends off by less than its width. */
const CRUMB = 8;

/**
 * The parts of a stretch beside the ranges of it that others cover.
 *
 * @param about The ranges within `near`; they count from end to end.
 */
function remaining(stretch: Stretch, covered: readonly Range[], about: readonly Range[], near: number): Stretch[] {
  const places = placesOf(stretch);
  const length = stretch.arc ? arcLength(stretch.arc) : lengthOf(places);
  const gap = SHORTEST / length;
  const counts = ({ low, high, starts, ends }: Range): boolean => {
    const least = starts && ends ? Math.min(CROSSING, length - 2 * SHORTEST) : starts || ends ? PARTING : TOUCHING;
    return (high - low) * length >= least;
  };
  const whole = merged(about, gap).filter(
    ({ low, high, starts, ends }) => starts && ends && (high - low) * length >= CROSSING,
  );
  const ranges = merged([...merged(covered, gap).filter(counts), ...whole], gap);
  if (ranges.length === 0) return [stretch];
  const pieces: Stretch[] = [];
  let start = 0;
  for (const { low, high } of [...ranges, { low: 1, high: 1 }]) {
    if ((low - start) * length >= CRUMB * (whole.length > 0 ? near : NEAR)) {
      pieces.push(partOf(stretch, places, start, low, AT_END / length));
    }
    start = high;
  }
  return pieces;
}

/** Ranges in order, those as one between which there is no more than a gap. */
function merged(ranges: readonly Range[], gap: number): Range[] {
  const result: Range[] = [];
  for (const range of [...ranges].sort((p, q) => p.low - q.low)) {
    const last = result[result.length - 1];
    if (!last || range.low > last.high + gap) {
      result.push(range);
      continue;
    }
    const isSameStart = range.low <= last.low + gap;
    const isSameEnd = Math.abs(range.high - last.high) <= gap;
    result[result.length - 1] = {
      low: last.low,
      high: Math.max(last.high, range.high),
      starts: last.starts || (isSameStart && range.starts),
      ends: isSameEnd ? last.ends || range.ends : range.high > last.high ? range.ends : last.ends,
    };
  }
  return result;
}

function lengthOf(places: readonly (readonly [Px, number])[]): number {
  return places.slice(1).reduce((sum, [[x, y]], i) => {
    const [before] = places[i]!;
    return sum + Math.hypot(x - before[0], y - before[1]);
  }, 0);
}

/** A corner nearer to the end of a part, px, is that end: last digits do not decide whether it is written twice. */
const AT_END = 1e-3;

/** The part of a stretch between two shares of it; corners nearer to its ends than the share `margin` are left out. */
function partOf(
  { arc }: Stretch,
  places: readonly (readonly [Px, number])[],
  from: number,
  to: number,
  margin: number,
): Stretch {
  const at = (share: number): Px => {
    if (arc) return arcPoint(arc, arc.start + share * arc.sweep);
    const i = Math.max(
      1,
      places.findIndex(([, s]) => s >= share),
    );
    const [[p, s], [q, t]] = [places[i - 1]!, places[i] ?? places[places.length - 1]!];
    const k = t > s ? Math.min(1, (share - s) / (t - s)) : 0;
    return [p[0] + k * (q[0] - p[0]), p[1] + k * (q[1] - p[1])];
  };
  const part = { closed: false, hidden: true };
  if (arc) {
    const piece = { ...arc, start: arc.start + from * arc.sweep, sweep: (to - from) * arc.sweep };
    return { ...part, points: [at(from), at(to)], arc: piece };
  }
  const between = places.flatMap(([p, s]) => (s > from + margin && s < to - margin ? [p] : []));
  return { ...part, points: [at(from), ...between, at(to)] };
}
