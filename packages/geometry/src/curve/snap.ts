/** Steps per px: far finer than pixels and files are rounded, and decimals that a hand would give stay what they are. */
const STEPS = 1e6;

/** Where a step's values part to its two ends: at a half, decimals and binary fractions of seven digits would be torn apart. */
const PARTING = 0.38196601;

/** From here on, px, doubles have hardly finer steps. */
const COARSE = 2 ** 32;

/**
 * A coordinate or length, px, rounded to 10^-6 px: engines differ in the last digit of `Math.sin` and its like, and what
 * is just below or just above a half would be rounded to two sides. What is not finite stays so.
 */
export function snap(px: number): number {
  return Math.abs(px) < COARSE ? Math.floor(px * STEPS + (1 - PARTING)) / STEPS + 0 : px;
}
