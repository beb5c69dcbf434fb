import type { Random } from './make/random.js';

/** One kind of fuzzing. */
export interface Target<Case = unknown> {
  readonly name: string;
  /** What is tried; the same random numbers give the same case. */
  make(random: Random): Case;
  /** Throws whatever must not happen: a Violation, or an error that nobody declared. */
  check(input: Case, random: Random): void | Promise<void>;
}

/** A property that does not hold. */
class Violation extends Error {
  override readonly name = 'Violation';
}

export function holds(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Violation(message);
}

/** The result of `run`, or the error where it is one that is declared; others go on. */
export function declared<T>(run: () => T, ...kinds: readonly (new (...args: never[]) => Error)[]): T | Error {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && kinds.some((kind) => error instanceof kind)) return error;
    throw error;
  }
}
