import { formatNumber } from '../functions/format.js';
import { takeSteps } from '../functions/steps.js';
import { escapeText } from '../syntax/latex-names.js';
import type { Value } from '../values.js';

export interface FormatOptions {
  /** `latex`: LaTeX math; `normal`: plain text. */
  readonly mode: 'latex' | 'normal';
  /** Decimals of numbers. */
  readonly precision: number;
}

/** A value as text; undefined for figures that no number, point or list stands for. An angle is shown in degrees. */
export function formatValue(value: Value, options: FormatOptions): string | undefined {
  switch (value.type) {
    case 'Number':
    case 'Area':
      return formatReal(value.value, options);
    case 'Boolean':
      return formatWord(String(value.value), options);
    case 'String':
      return formatWord(value.value, options);
    case 'List':
      return formatList(value.items, options);
    case 'Point':
      return formatTuple([value.x, value.y], options);
    case 'Point3':
      return formatTuple([value.x, value.y, value.z], options);
    case 'Vector':
      return formatTuple([value.end.x - value.start.x, value.end.y - value.start.y], options);
    case 'Vector3': {
      const { start, end } = value;
      return formatTuple([end.x - start.x, end.y - start.y, end.z - start.z], options);
    }
    case 'Angle':
    case 'Angle3': {
      const degrees = formatReal((value.value * 180) / Math.PI, options);
      return options.mode === 'latex' ? `${degrees}^{\\circ}` : `${degrees}°`;
    }
    default:
      return undefined;
  }
}

function formatReal(value: number, { mode, precision }: FormatOptions): string {
  const text = formatNumber(value, precision);
  if (mode === 'normal') return text;
  return text.replace('∞', '\\infty').replace(/e\+?(-?\d+)$/, ' \\cdot 10^{$1}');
}

function formatWord(word: string, { mode }: FormatOptions): string {
  return mode === 'latex' ? `\\text{${escapeText(word)}}` : word;
}

function formatTuple(coordinates: readonly number[], options: FormatOptions): string {
  return `(${coordinates.map((coordinate) => formatReal(coordinate, options)).join(', ')})`;
}

/** Characters of a list's text: the items behind them are left out, since no text on a slide is longer. */
const MAX_LIST_TEXT = 10_000;

/** Steps for an item of a list. */
const ITEM_STEPS = 50;

function formatList(items: readonly Value[], options: FormatOptions): string | undefined {
  const texts: string[] = [];
  let length = 0;
  for (const item of items) {
    takeSteps(ITEM_STEPS);
    const text = formatValue(item, options);
    if (text === undefined) return undefined;
    if (length > MAX_LIST_TEXT) {
      texts.push('…');
      break;
    }
    texts.push(text);
    length += text.length;
  }
  return `[${texts.join(', ')}]`;
}
