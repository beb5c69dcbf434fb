import { takeSteps } from '@geoslide/geometry';

// What reading takes, in steps of 10 ns. They count as those of a render do, so that a text of some megabytes that was
// made to be slow ends as early as a slide that was.

/** For the reading of one text: about a second. The largest real projects take a hundredth. */
export const MAX_TEXT_STEPS = 100_000_000;

/** To prove what the messages of one text tell to write. */
export const MAX_PROOF_STEPS = 5_000_000;

/** Characters of an expression that the language reads; a longer one is told to be too long. */
export const MAX_SOURCE_LENGTH = 65_536;

const STEPS = {
  line: 30,
  slide: 2000,
  statement: 1500,
  /** A key of a block, of which there may be as many as objects hold badly. */
  key: 800,
  /** A value in a block, or a style that is laid over another. */
  value: 40,
  /** The search for the nearest of some hundred names. */
  nearest: 4000,
  /** A character in which the end of a statement is looked for. */
  scanned: 3,
  /** A character of an expression, which is parsed twice. */
  character: 30,
} as const;

/** Counts what reading has done. @throws RenderError TOO_COMPLEX past the limit. */
export function count(what: keyof typeof STEPS, times = 1): void {
  takeSteps(STEPS[what] * times);
}
