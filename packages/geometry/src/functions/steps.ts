import { RenderError } from '@geoslide/protocol';
import { Undefined } from '../values.js';

/**
 * The steps that were taken, about one for each node of a tree that is evaluated, or 10 ns of anything else: the measure of work that does
 * not depend on the machine. It only grows; limits are set on what is taken within them.
 */
let taken = 0;
let limit = Number.POSITIVE_INFINITY;

/** The render that is at work, and where the count stands when it has taken all of its own. */
let current: Work | undefined;
let lastOfRender = Number.POSITIVE_INFINITY;

/** What a render may take in all: some two seconds (docs/decisions/work-budget.md). */
const MAX_RENDER_STEPS = 50_000_000;

/** The work of one render, part by part. */
export interface Work {
  /** Steps that may still be taken. */
  left: number;
  /** Steps that objects have taken, by id. */
  readonly costs: Map<string, number>;
  /** What has been done before, by name: it is at hand. */
  readonly known: Set<string>;
  /** Steps that the drawing of one curve or region may take. Costlier ones are drawn in coarser steps. */
  ofDrawing: number;
}

export function createWork(most = MAX_RENDER_STEPS): Work {
  return { left: most, costs: new Map(), known: new Set(), ofDrawing: DRAWING_STEPS };
}

/**
 * Does a part of a render's work, which is synchronous.
 * @throws RenderError TOO_COMPLEX once all parts have taken more than the render may; it names the costliest object.
 */
export function workOn<T>(work: Work, part: () => T): T {
  const outer = { limit, current, lastOfRender };
  const before = taken;
  current = work;
  lastOfRender = taken + work.left;
  limit = Math.min(limit, lastOfRender);
  try {
    return part();
  } finally {
    work.left -= taken - before;
    ({ limit, current, lastOfRender } = outer);
  }
}

/**
 * Whether a render does something for the first time, or so much after it that a cache of `most` things has forgotten it. What caches hold of other renders
 * does not count, so that steps do not depend on those.
 */
export function isNewInRender(name: string, most: number): boolean {
  if (current === undefined) return true;
  const { known } = current;
  if (known.has(name)) return false;
  if (known.size >= most) known.clear();
  known.add(name);
  return true;
}

/** Does what an object needs: its steps are put down to it. */
export function onBehalfOf<T>(id: string, part: () => T): T {
  const before = taken;
  try {
    const result = part();
    putDown(id, taken - before);
    return result;
  } catch (error) {
    putDown(id, taken - before);
    // The message was made before the object's own part was noted.
    throw error instanceof RenderError && taken > lastOfRender ? tooComplex(current?.costs) : error;
  }
}

function putDown(id: string, cost: number): void {
  const costs = current?.costs;
  costs?.set(id, (costs.get(id) ?? 0) + cost);
}

/** What a render that takes too much ends in. */
function tooComplex(costs: ReadonlyMap<string, number> = new Map()): RenderError {
  return new RenderError(
    'TOO_COMPLEX',
    `The slide takes too much work: leave objects out, or split it.${mostCostly(costs)}`,
  );
}

/** The end of a message: which object costs most, by id; empty where there is none. */
export function mostCostly(costs: ReadonlyMap<string, number>): string {
  let costliest: string | undefined;
  let most = 0;
  for (const [id, cost] of costs) {
    if (cost <= most) continue;
    most = cost;
    costliest = id;
  }
  return costliest === undefined ? '' : ` "${costliest.slice(0, 40)}" takes most: make it simpler.`;
}

/** Counts steps; throws Undefined past the limit of the running `withinSteps`, RenderError TOO_COMPLEX past that of the render. */
export function takeSteps(count: number): void {
  taken += count;
  if (taken > limit) throw taken > lastOfRender ? tooComplex(current?.costs) : new Undefined('it takes too many steps');
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

/** Steps that the drawing of one curve or region takes: about a quarter of a second. */
export const DRAWING_STEPS = 25_000_000;
/** The part of the steps left that one drawing takes at most, so that something is left for what follows. */
const SHARE = 0.5;
/** What a drawing is given even where less is left: it ends in TOO_COMPLEX then. */
const LEAST_STEPS = 200_000;

/** Steps that the drawing of one curve or region may take now. */
export function drawingSteps(): number {
  return Math.min(current?.ofDrawing ?? DRAWING_STEPS, Math.max(LEAST_STEPS, SHARE * (lastOfRender - taken)));
}

/** How often a function can be called in drawing, judged by some of its values. */
export function drawingCalls(calls: readonly (() => void)[]): number {
  return drawingSteps() / Math.max(1, ...calls.map(stepsOf));
}
