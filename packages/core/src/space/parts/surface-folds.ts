import { type Links, link, linkedLines, takeSteps, type Vec3 } from '@geoslide/geometry';
import type { Projector } from '../camera/projection.js';
import { cross, dot, sub } from '../camera/vector.js';

/** A function of the place in a net, in cells. */
type Place = (i: number, j: number) => Vec3;

/** The part of a cell over which the surface's directions are measured. */
const STEP = 1e-3;
/** Halvings of a side of a cell until the fold is found on it: to some 1e-6 of a cell. */
const HALVINGS = 20;
/** Steps to tell which side of the surface is seen. */
const SIDE_STEPS = 20;

/**
 * The lines in which a surface turns from the eye: where sight lines touch it. Found on the sides of the net's cells,
 * where the side that is seen changes
 * (marching squares), and joined from cell to cell.
 */
export function foldLines(at: Place, cells: readonly [number, number], projector: Projector): Vec3[][] {
  const [columns, rows] = cells;
  /** Positive where one side of the surface is seen, negative where the other is; not a number where there is none. */
  const seen = (i: number, j: number): number => {
    // Within the net, for the surface may end with it, or in a point, where it has no direction.
    const [k, l] = [Math.min(columns - STEP, Math.max(STEP, i)), Math.min(rows - STEP, Math.max(STEP, j))];
    const [di, dj] = [k + STEP > columns ? -STEP : STEP, l + STEP > rows ? -STEP : STEP];
    const p = at(k, l);
    const normal = cross(sub(at(k + di, l), p), sub(at(k, l + dj), p));
    return dot(normal, projector.toEye(p)) * Math.sign(di * dj);
  };
  takeSteps(SIDE_STEPS * (columns + 1) * (rows + 1));
  const sides = Array.from({ length: columns + 1 }, (_, i) => Array.from({ length: rows + 1 }, (_, j) => seen(i, j)));
  const links: Links<Vec3> = new Map();
  /** The fold's point on the side of a cell that runs from (i, j); undefined where it does not cross that. */
  const crossing = (i: number, j: number, along: 'u' | 'v'): string | undefined => {
    const [k, l] = along === 'u' ? [i + 1, j] : [i, j + 1];
    const [from, to] = [sides[i]![j]!, sides[k]![l]!];
    if (!(from * to < 0)) return undefined;
    const key = `${along} ${i} ${j}`;
    if (!links.has(key)) {
      const point = pointBetween((t) => seen(i + (k - i) * t, j + (l - j) * t), from > 0);
      links.set(key, { point: at(i + (k - i) * point, j + (l - j) * point), next: [] });
    }
    return key;
  };
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const crossed = [crossing(i, j, 'u'), crossing(i + 1, j, 'v'), crossing(i, j + 1, 'u'), crossing(i, j, 'v')];
      const ends = crossed.filter((key) => key !== undefined);
      for (let k = 0; k + 1 < ends.length; k += 2) {
        link(links, ends[k]!, ends[k + 1]!);
      }
    }
  }
  return linkedLines(links);
}

/** Where in [0, 1] a function changes its sign. */
function pointBetween(f: (t: number) => number, startsPositive: boolean): number {
  takeSteps(SIDE_STEPS * HALVINGS);
  let low = 0;
  let high = 1;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === startsPositive) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
