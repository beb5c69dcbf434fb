import { figureType, isScalar, scalarType } from '../types/table.js';
import type { Value } from '../values.js';

/** True where every coordinate and measure of a figure is a finite number; curves may have infinite ends, numbers may be ∞. */
export function isFiniteValue(value: Value): boolean {
  return isScalar(value)
    ? scalarType(value).isFinite(value, isFiniteValue)
    : figureType(value).isFinite(value, isFiniteValue);
}
