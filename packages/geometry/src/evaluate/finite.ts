import type { Value } from '../values.js';

/** True where every coordinate and measure of a figure is a finite number; curves may have infinite ends, numbers may be ∞. */
export function isFiniteValue(value: Value): boolean {
  switch (value.type) {
    case 'Number':
    case 'Area':
      return !Number.isNaN(value.value);
    case 'List':
      return value.items.every(isFiniteValue);
    case 'Curve':
      return value.form === 'sampled' ? isFiniteData(value.branches) : !Number.isNaN(endsOf(value));
    default:
      return isFiniteData(value);
  }
}

function endsOf(curve: object): number {
  const { min = 0, max = 0 } = curve as { readonly min?: number; readonly max?: number };
  return Number.isNaN(min) ? min : max;
}

function isFiniteData(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data);
  if (Array.isArray(data)) return data.every(isFiniteData);
  if (typeof data !== 'object' || data === null) return true;
  return Object.entries(data).every(([key, part]) => isRange(key) || isFiniteData(part));
}

function isRange(key: string): boolean {
  return key === 'min' || key === 'max' || key === 'f';
}
