import type { Element } from '../file/model.js';
import type { Typed } from './kinds.js';
import type { Names } from './names.js';

/** What an expression may refer to: the objects before it, by their labels. */
export interface Scope {
  readonly names: Names;
  /** The object of a label as an expression; undefined where there is none (yet). */
  object(label: string): Typed | undefined;
  /** What GeoGebra saved of a label. */
  element(label: string): Element | undefined;
}

/** Variables of a function, a curve or a sequence, and what stands for them. */
export type Variables = ReadonlyMap<string, Typed>;

export const NO_VARIABLES: Variables = new Map();
