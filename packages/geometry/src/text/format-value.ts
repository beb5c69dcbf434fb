import type { FormatOptions } from '../types/format.js';
import { figureType, isScalar, scalarType } from '../types/table.js';
import type { Value } from '../values.js';

/** A value as text; undefined for figures that no number, point or list stands for. An angle is shown in degrees. */
export function formatValue(value: Value, options: FormatOptions): string | undefined {
  const shown = isScalar(value) ? scalarType(value).shown : figureType(value).shown;
  return typeof shown === 'string' ? undefined : shown(value as never, options, formatValue);
}
