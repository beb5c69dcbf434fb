/** Starts to measure; what it gives tells the ms since then, to tenths. (`performance` would be loaded for that, at each start of a function.) */
export function stopwatch(): () => number {
  const start = process.hrtime.bigint();
  return () => Number((process.hrtime.bigint() - start) / 100_000n) / 10;
}
