import { print } from '../../syntax/print.js';
import type { SlopeFieldValue } from '../../values.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  /** Where the marks of a field stand: without a count at round coordinates, without a box all over the view. */
  interface FieldGrid {
    /** Marks along the width. */
    readonly count?: number;
    /** The rectangle that holds them. */
    readonly box?: { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number };
    /** The length of a mark as a part of the distance between two of them; of arrows that of the longest. */
    readonly length: number;
  }
  /** y′ = f(x, y), shown by short lines that have the slope. */
  interface SlopeFieldValue {
    readonly type: 'SlopeField';
    readonly f: PlaneFunction;
    /** The direction of a line, (run, rise): its slope may be vertical, where f has no value. */
    readonly run: PlaneFunction;
    readonly rise: PlaneFunction;
    readonly grid: FieldGrid;
  }
  interface PlaneValues {
    SlopeField: SlopeFieldValue;
  }
}

export const slopeField: PlaneType<SlopeFieldValue> = {
  constructors: [],
  isPath: false,
  transform: undefined,
  lift: undefined,
  fields: ({ f, grid }) => ({ function: print(f.expr), ...grid }),
  listed: [],
  shown: ({ f }) => print(f.expr),
  hasEquation: false,
  number: undefined,
  isFinite: () => true,
  extent: () => [],
};
