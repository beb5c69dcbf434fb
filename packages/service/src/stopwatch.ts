/** ms since some moment, to tenths. */
export function milliseconds(): number {
  return Math.round(performance.now() * 10) / 10;
}

/** Starts to measure; what it gives tells the ms since then, to tenths. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => Math.round((performance.now() - start) * 10) / 10;
}
