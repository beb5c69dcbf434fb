import { callPart, type RunPart } from './run-part.js';

/** A work that waits for promises: it yields each one, and goes on with what that gives. Between two of them it is synchronous. */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>;

/** Promises of other realms count, too: under some test runners, those of `node:fs` are of another one. */
export function isPromise<T>(value: Promise<T> | T): value is Promise<T> {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** Waits for a promise; gives anything else as it is, without waiting. */
export function* waitFor<T>(value: Promise<T> | T): Steps<T> {
  return isPromise(value) ? ((yield value) as T) : value;
}

/**
 * Does a work. It is handed what it waited for; what failed is thrown into it.
 * @param run Calls the work's parts, each from one promise to the next; by default nothing but that. What it throws ends the work.
 */
export async function doSteps<T>(steps: Steps<T>, run: RunPart = callPart): Promise<T> {
  let step = run(() => steps.next());
  while (!step.done) {
    const goOn = await step.value.then(
      (value) => () => steps.next(value),
      (error) => () => steps.throw(error),
    );
    step = run(goOn);
  }
  return step.value;
}
