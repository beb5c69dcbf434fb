import type { Style } from '@geoslide/protocol';
import type { Color } from '../scene/scene.js';
import { parseColor } from './color.js';
import { type Generation, nearestWith, valueIn } from './generations.js';

/** Takes the complaint about a property that can't be used. */
export type Report = (message: string) => void;

/**
 * Typed reading of a cascade. A property that is missing, null, or of the wrong type or range is looked up in the next
 * weaker layer; the wrong ones are reported. The fallback is for properties that no layer has.
 */
export interface StyleReader {
  /** A finite number, refused below `min` or above `max`. */
  number(name: string, fallback: number, range?: Range): number;
  optionalNumber(name: string, range?: Range): number | undefined;
  flag(name: string, fallback: boolean): boolean;
  color(name: string, fallback: Color): Color;
  optionalColor(name: string): Color | undefined;
  choice<T extends string>(name: string, options: readonly T[], fallback: T): T;
  optionalChoice<T extends string>(name: string, options: readonly T[]): T | undefined;
  text(name: string, fallback: string): string;
}

interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** An object's own entry and those that it inherits, and behind them the layers that are the same for many, strongest first. */
export interface Cascade {
  readonly own: Generation | undefined;
  readonly layers: readonly Style[];
}

/** Wrong values of one property that are passed over: behind as many more nobody has a right one. */
const MAX_WRONG = 20;

/** @param cascade By itself a list of layers, strongest first. */
export function createReader(cascade: Cascade | readonly Style[], report: Report): StyleReader {
  const { own, layers } = 'layers' in cascade ? cascade : { own: undefined, layers: cascade };

  function find<T>(name: string, wanted: string, read: (value: unknown) => T | undefined): T | undefined {
    const readOrReport = (value: unknown): T | undefined => {
      const result = read(value);
      if (result === undefined)
        report(`${name}: ${JSON.stringify(value)?.slice(0, 60)} is not ${wanted}; the default is used`);
      return result;
    };
    let wrong = 0;
    for (let at = nearestWith(own, name); at && wrong < MAX_WRONG; at = nearestWith(at.parent, name), wrong++) {
      const result = readOrReport(valueIn(at.entry, name));
      if (result !== undefined) return result;
    }
    for (let i = 0; i < layers.length; i++) {
      const value = valueIn(layers[i], name);
      if (value === undefined) continue;
      const result = readOrReport(value);
      if (result !== undefined) return result;
    }
    return undefined;
  }
  const reader: StyleReader = {
    optionalNumber: (name, range = {}) =>
      find(name, describe(range), (value) => {
        if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
        return value >= (range.min ?? -Infinity) && value <= (range.max ?? Infinity) ? value : undefined;
      }),
    number: (name, fallback, range) => reader.optionalNumber(name, range) ?? fallback,
    flag: (name, fallback) =>
      find(name, 'true or false', (value) => (typeof value === 'boolean' ? value : undefined)) ?? fallback,
    optionalColor: (name) =>
      find(name, 'a CSS colour', (value) => (typeof value === 'string' ? parseColor(value) : undefined)),
    color: (name, fallback) => reader.optionalColor(name) ?? fallback,
    optionalChoice: (name, options) =>
      find(name, `one of ${options.join(', ')}`, (value) => options.find((option) => option === value)),
    choice: (name, options, fallback) => reader.optionalChoice(name, options) ?? fallback,
    text: (name, fallback) =>
      find(name, 'a text', (value) => (typeof value === 'string' ? value : undefined)) ?? fallback,
  };
  return reader;
}

function describe({ min, max }: Range): string {
  if (min !== undefined && max !== undefined) return `a number from ${min} to ${max}`;
  if (min !== undefined) return `a number from ${min}`;
  if (max !== undefined) return `a number up to ${max}`;
  return 'a finite number';
}
