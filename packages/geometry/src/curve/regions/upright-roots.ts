import { partsOf } from '../../intersect/parts.js';
import type { PlaneValue } from '../../values.js';
import { functionRoots, ZeroStretch } from '../functions/function-roots.js';
import { findInBracket } from '../numeric/bracket.js';

type ImplicitCurve = Extract<PlaneValue, { form: 'implicit' }>;

/** A change of sign is a root where the values beside it have come this much closer. */
const CONTINUITY = 1e-6;
/** Places at which a part of a line is searched. */
const PART_STEPS = 400;

/** Whether the points of a curve on a line have to be searched: it is no polynomial. */
export function isSearched(curve: ImplicitCurve): boolean {
  return partsOf(curve).some(({ equation }) => equation === undefined);
}

/** The y at which an upright line meets a curve, within a range. */
export function rootsAcross({ f }: ImplicitCurve, x: number, low = -Infinity, high = Infinity): readonly number[] {
  try {
    const steps = Number.isFinite(high - low) ? PART_STEPS : undefined;
    return functionRoots((y) => f.at(x, y), low, high, steps);
  } catch (error) {
    if (error instanceof ZeroStretch) return [];
    throw error;
  }
}

/**
 * The y at which upright lines meet a curve, one line after the other. Where between two lines no change of sign came
 * or went, each point is looked for near the one before: a search of the whole line takes a hundred times as long.
 */
export function followedRoots(curve: ImplicitCurve): (x: number) => readonly number[] {
  const { f } = curve;
  let last: { readonly x: number; readonly ys: readonly number[] } | undefined;
  const follow = (x: number): readonly number[] | undefined => {
    if (last === undefined || last.ys.length === 0) return undefined;
    const borders = bordersOf(last.ys);
    const signs = borders.map((y) => Math.sign(f.at(x, y)));
    const before = last.x;
    if (borders.some((y, i) => signs[i] !== Math.sign(f.at(before, y)))) return undefined;
    const ys: number[] = [];
    for (let i = 1; i < borders.length; i++) {
      if (signs[i]! * signs[i - 1]! !== -1) return undefined;
      const [a, b] = [borders[i - 1]!, borders[i]!];
      const { x: y, gap } = findInBracket((at) => f.at(x, at), a, b);
      if (gap > CONTINUITY * (Math.abs(f.at(x, a)) + Math.abs(f.at(x, b)))) return undefined;
      ys.push(y);
    }
    return ys;
  };
  return (x) => {
    const ys = follow(x) ?? rootsAcross(curve, x);
    last = { x, ys };
    return ys;
  };
}

/** Halfway between points, and as far beyond the first and the last as they lie apart. */
function bordersOf(ys: readonly number[]): readonly number[] {
  const [first, last] = [ys[0]!, ys.at(-1)!];
  const beyond = Math.max(last - first, Math.abs(first) / 2, Math.abs(last) / 2, 1e-3);
  return [first - beyond, ...ys.slice(1).map((y, i) => (ys[i]! + y) / 2), last + beyond];
}
