import { Undefined } from '../values.js';

/**
 * The steps that compiled functions have taken, about one for each node of a tree that is evaluated: the measure of work that does not
 * depend on the machine. It only grows; limits are set on what is taken within them.
 */
let taken = 0;
let limit = Number.POSITIVE_INFINITY;

/** Counts steps; throws Undefined past the limit of the running `withinSteps`. */
export function takeSteps(count: number): void {
  taken += count;
  if (taken > limit) throw new Undefined('it takes too many steps');
}

export function stepsTaken(): number {
  return taken;
}

/** The steps that a call takes. */
export function stepsOf(call: () => void): number {
  const before = taken;
  call();
  return taken - before;
}

/** Runs with at most `most` steps. Past them it throws Undefined with the reason, also where something inside has caught that of `takeSteps`. */
export function withinSteps<T>(most: number, reason: string, run: () => T): T {
  const outer = limit;
  limit = Math.min(outer, taken + most);
  const own = limit;
  try {
    const result = run();
    if (taken > own) throw new Undefined(reason);
    return result;
  } catch (error) {
    throw error instanceof Undefined && taken > own ? new Undefined(reason) : error;
  } finally {
    limit = outer;
  }
}

/** Steps that the drawing of one curve or region may take: about half a second. Costlier functions are drawn in coarser steps. */
export const DRAWING_STEPS = 50_000_000;

/** How often a function can be called in drawing, judged by some of its values. */
export function drawingCalls(calls: readonly (() => void)[]): number {
  return DRAWING_STEPS / Math.max(1, ...calls.map(stepsOf));
}
