// Preloaded into a process, makes `Math` that of another engine: each function whose last digit the standard leaves open
// gives the next double below, above or none at all, at random by the environment's DIGITS_SEED. Whole numbers stay: all engines agree on them.
const OPEN = [
  ...(['acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cbrt', 'cos', 'cosh', 'exp', 'expm1'] as const),
  ...(['hypot', 'log', 'log10', 'log1p', 'log2', 'pow', 'sin', 'sinh', 'tan', 'tanh'] as const),
];

let state = Number(process.env.DIGITS_SEED) >>> 0;
const number = new Float64Array(1);
const bits = new BigInt64Array(number.buffer);

function nudged(value: number): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value;
  // Numerical Recipes' linear congruential generator; its upper bits are random enough.
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  number[0] = value;
  bits[0] = bits[0]! + BigInt(Math.floor((state / 2 ** 32) * 3) - 1);
  return number[0];
}

for (const name of OPEN) {
  const exact = Math[name] as (...args: readonly number[]) => number;
  Object.assign(Math, { [name]: (...args: readonly number[]) => nudged(exact(...args)) });
}
