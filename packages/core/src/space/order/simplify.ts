import { takeSteps } from '@geoslide/geometry';
import type { ScreenPoint } from '../camera/projection.js';
import { signedArea } from './piece.js';

type Outline = readonly ScreenPoint[];

/** Corners this near, px, are one. */
const SAME = 1e-3;

/**
 * Outlines of regions that abut, with fewer corners: those left out are within `inner` px of what is drawn where two
 * regions meet, and within `outer` px elsewhere. Both regions leave out the same corners, so that no gap opens between
 * them.
 *
 * @param regions The outlines of each region; what is all within the tolerance is dropped, and slivers thinner than
 * `outer`.
 */
export function simplifyRegions(
  regions: readonly (readonly Outline[])[],
  { inner, outer }: { readonly inner: number; readonly outer: number },
): Outline[][] {
  const numbers = numberCorners(regions);
  const owners: number[][] = [];
  numbers.forEach((outlines, region) => {
    for (const number of outlines.flat()) {
      owners[number] ??= [];
      if (owners[number].at(-1) !== region) owners[number].push(region);
    }
  });
  const signs = owners.map((list) => list.join(' '));
  // A corner that stays for one region stays for all: an outline may come back to it where another just passes.
  const stay = owners.map(() => false);
  for (const outline of numbers.flat()) markTurns(outline, signs, stay);
  return regions.map((outlines, region) =>
    outlines
      .map((outline, i) => {
        const own = numbers[region]![i]!;
        const anchors = [...own.keys()].filter((at) => stay[own[at]!]);
        const toleranceAt = (at: number): number => (owners[own[at]!]!.length > 1 ? inner : outer);
        return simplified(outline, anchors, toleranceAt).map(rounded);
      })
      .filter((outline) => outline.length >= 3 && widthOf(outline) >= outer),
  );
}

/** The corners of each outline as numbers from 0, the same for those that are one. */
function numberCorners(regions: readonly (readonly Outline[])[]): number[][][] {
  const known = new Map<string, number>();
  const numberOf = ({ x, y }: ScreenPoint): number => {
    const key = `${Math.round(x / SAME)} ${Math.round(y / SAME)}`;
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  };
  return regions.map((outlines) => outlines.map((outline) => outline.map(numberOf)));
}

/** About how wide an outline is: of a thin triangle just that. */
const widthOf = (outline: Outline): number =>
  (2 * Math.abs(signedArea(outline))) /
  outline.reduce((sum, p, i) => sum + distanceTo(p, outline.at(i - 1)!, outline.at(i - 1)!), 0);

/** Of whole px: corners that are nowhere exact need no more digits, and are shorter. */
const GRID = 10;

const rounded = ({ x, y, z }: ScreenPoint): ScreenPoint => ({
  x: Math.round(x * GRID) / GRID,
  y: Math.round(y * GRID) / GRID,
  z,
});

/** Notes the corners where other regions come or go. */
function markTurns(outline: readonly number[], signs: readonly string[], stay: boolean[]): void {
  let before = outline.at(-1);
  for (const number of outline) {
    if (signs[number] !== signs[before!]) {
      stay[number] = true;
      stay[before!] = true;
    }
    before = number;
  }
}

/** Simplifies the runs between the corners that stay. */
function simplified(outline: Outline, stay: readonly number[], toleranceAt: (i: number) => number): Outline {
  const count = outline.length;
  const at = (i: number): number => (i + count) % count;
  const anchors = stay.length > 0 ? stay : [firstOf(outline)];
  const kept = new Set<number>(anchors);
  anchors.forEach((from, k) => {
    const next = anchors[k + 1] ?? anchors[0]! + count;
    const run = Array.from({ length: next - from + 1 }, (_, i) => outline[at(from + i)]!);
    for (const i of keptOf(run, toleranceAt(at(from + 1)))) kept.add(at(from + i));
  });
  return outline.filter((_, i) => kept.has(i));
}

/** The same corner of a ring wherever its outline starts. */
function firstOf(outline: Outline): number {
  let first = 0;
  for (let i = 1; i < outline.length; i++) {
    const [p, q] = [outline[i]!, outline[first]!];
    if (p.x < q.x - SAME || (p.x < q.x + SAME && p.y < q.y)) first = i;
  }
  return first;
}

/** The corners of an open line that stay (Ramer 1972, Douglas and Peucker 1973), the same from either end. */
function keptOf(line: Outline, tolerance: number): number[] {
  const kept: number[] = [];
  const open: [number, number][] = [[0, line.length - 1]];
  for (let run = open.pop(); run; run = open.pop()) {
    const [from, to] = run;
    takeSteps(to - from);
    let most = tolerance;
    let middle = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distanceTo(line[i]!, line[from]!, line[to]!);
      if (off > most) [most, middle] = [off, i];
    }
    if (middle < 0) continue;
    kept.push(middle);
    open.push([from, middle], [middle, to]);
  }
  return kept;
}

function distanceTo({ x, y }: ScreenPoint, p: ScreenPoint, q: ScreenPoint): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const t = Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / (dx * dx + dy * dy || 1)));
  const [offX, offY] = [p.x + t * dx - x, p.y + t * dy - y];
  // All engines agree on a root, but not on Math.hypot.
  return Math.sqrt(offX * offX + offY * offY);
}
