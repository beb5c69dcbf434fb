import { takeSteps } from '../../functions/steps.js';
import { Undefined } from '../../values.js';

/** Halvings of the distance from the place. */
const HALVINGS = 50;
/** Columns of the extrapolation: further ones gather rounding. */
const COLUMNS = 12;
/** Relative to the limit, or to 1: where the extrapolations differ by more there is no limit. */
const AGREEMENT = 1e-7;

/** Steps for each value of the function. */
const VALUE_STEPS = 20;

/**
 * The limit of f at a, which may be ±∞: of both sides, or of the one that is named. Where f has values on one side only,
 * that side counts. Throws Undefined where the values come to no number.
 */
export function limitOf(f: (x: number) => number, a: number, side?: string): number {
  if (side !== undefined && side !== 'left' && side !== 'right')
    throw new Undefined(`there is no side ${JSON.stringify(side)}: write "left" or "right"`);
  const scale = Math.max(1, Math.abs(a));
  const along = (sign: number) => extrapolated((h) => f(Number.isFinite(a) ? a + sign * h * scale : Math.sign(a) / h));
  if (!Number.isFinite(a)) return required(along(1), a);
  const [left, right] = [side === 'right' ? undefined : along(-1), side === 'left' ? undefined : along(1)];
  const [one, other] = [left ?? right, right ?? left];
  if (one !== undefined && other !== undefined && Math.abs(one - other) > AGREEMENT * Math.max(1, Math.abs(one)))
    throw new Undefined(`the limits on both sides of ${a} differ: write "left" or "right" behind it`);
  const limit = required(one, a);
  const own = f(a);
  return Math.abs(own - limit) <= AGREEMENT * Math.max(1, Math.abs(limit)) ? own : limit;
}

function required(limit: number | undefined, a: number): number {
  if (limit !== undefined && Number.isFinite(limit)) return limit;
  throw new Undefined(`the function has no limit at ${Number.isFinite(a) ? a : a > 0 ? '∞' : '−∞'}`);
}

/**
 * What g(h) comes to for h → 0 after Richardson: of all extrapolations the one that differs least from its neighbours.
 * NaN where none agree; undefined where g has no values near 0.
 */
function extrapolated(g: (h: number) => number): number | undefined {
  takeSteps(VALUE_STEPS * HALVINGS);
  let before: number[] = [];
  let best = { value: Number.NaN, error: Number.POSITIVE_INFINITY };
  let exists = false;
  for (let k = 3; k < HALVINGS; k += 1) {
    const value = g(2 ** -k);
    exists ||= !Number.isNaN(value);
    const row = [value];
    for (let j = 1; j <= Math.min(before.length, COLUMNS); j += 1) {
      const [last, above] = [row[j - 1]!, before[j - 1]!];
      const next = last + (last - above) / (2 ** j - 1);
      const error = Math.max(Math.abs(next - last), Math.abs(next - above)) / Math.max(1, Math.abs(next));
      if (error < best.error) best = { value: next, error };
      row.push(next);
    }
    before = row;
  }
  if (!exists) return undefined;
  return best.error <= AGREEMENT ? best.value : Number.NaN;
}
