import type { TextSpec } from '../draw/text.js';
import { mathSpec } from '../plane/axes/axis-words.js';

/** The least of 1, 2, 5 · 10ⁿ that is not below `least`. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least * (1 - 1e-9)) ?? 10 * power;
}

/** What stands at a place of an axis whose numbers are `step` apart. */
export function numberSpec(value: number, step: number, fontSize: number): TextSpec {
  const decimals = Math.min(12, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9) + 1));
  const source = String(Number(value.toFixed(decimals)));
  return { ...mathSpec(source, fontSize), align: 'center' };
}
