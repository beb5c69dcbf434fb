import { formatNumber } from '../functions/format.js';
import { escapeText } from '../syntax/latex-names.js';
import type { NumberMarks } from './number-marks.js';

export interface FormatOptions {
  /** `latex`: LaTeX math; `normal`: plain text. */
  readonly mode: 'latex' | 'normal';
  /** Decimals of numbers. */
  readonly precision: number;
  /** Without them numbers have a decimal point and no groups. */
  readonly marks?: NumberMarks;
}

export function formatReal(value: number, { mode, precision }: FormatOptions): string {
  const text = formatNumber(value, precision);
  if (mode === 'normal') return text;
  return text.replace('∞', '\\infty').replace(/e\+?(-?\d+)$/, ' \\cdot 10^{$1}');
}

export function formatWord(word: string, { mode }: FormatOptions): string {
  return mode === 'latex' ? `\\text{${escapeText(word)}}` : word;
}

export function formatTuple(coordinates: readonly number[], options: FormatOptions): string {
  return `(${coordinates.map((coordinate) => formatReal(coordinate, options)).join(', ')})`;
}

/** An angle, given in radians, in degrees. */
export function formatDegrees(radians: number, options: FormatOptions): string {
  const degrees = formatReal((radians * 180) / Math.PI, options);
  return options.mode === 'latex' ? `${degrees}^{\\circ}` : `${degrees}°`;
}
