/** ms since some moment, to tenths. (`performance` would be loaded for that, at each start of a function.) */
export function milliseconds(): number {
  return Number(process.hrtime.bigint() / 100_000n) / 10;
}

/** Starts to measure; what it gives tells the ms since then, to tenths. */
export function stopwatch(): () => number {
  const start = process.hrtime.bigint();
  return () => Number((process.hrtime.bigint() - start) / 100_000n) / 10;
}
