import type { Similarity } from '../plane/affine.js';
import type { Motion } from '../space/motion.js';
import type { Constructor } from '../table.js';
import type { PathName } from '../value-types.js';
import type { PlaneValue, ScalarValue, SpaceValue, Value, Vec3 } from '../values.js';
import type { FormatOptions } from './format.js';

/** Text of a value; undefined where it has none. `textOf` is the same for values inside of it. */
type TextOf<V> = (value: V, options: FormatOptions, textOf: TextOfAny) => string | undefined;
type TextOfAny = (value: Value, options: FormatOptions) => string | undefined;

interface AnyType<V> {
  /**
   * True where every coordinate and measure of the value is a number. `isFiniteInner` is the same for values inside
   * of it.
   */
  readonly isFinite: (value: V, isFiniteInner: (inner: Value) => boolean) => boolean;
  /**
   * Points that span the value, z = 0 in the plane; none for what has no end. `extentOf` is the same for values
   * inside of it.
   */
  readonly extent: (value: V, extentOf: (inner: Value) => readonly Vec3[]) => readonly Vec3[];
}

/** What there is to know of a type of value that is no figure. */
export interface ScalarType<V extends ScalarValue> extends AnyType<V> {
  /** What `{{value}}` shows. */
  readonly shown: TextOf<V>;
  /** The value as plain JSON, for listings. `describe` is the same for values inside of it. */
  readonly describe: (value: V, describe: (inner: Value) => unknown) => unknown;
}

/** What there is to know of a type of figure, in the plane or in space. */
export interface FigureType<V extends PlaneValue | SpaceValue> extends AnyType<V> {
  /** Its constructors that have a file of their own; none where the file of a family holds them. */
  readonly constructors: readonly Constructor[];
  /**
   * Whether points move on it: it is then named in `PATHS` or `PATHS3` of `value-types.ts`, and the functions of
   * paths know it.
   */
  readonly isPath: V['type'] extends PathName ? true : false;
  /** What listings say of it, by name. */
  readonly fields: (value: V) => Readonly<Record<string, unknown>>;
  /** Properties that listings show behind the fields. */
  readonly listed: readonly string[];
  /**
   * What `{{value}}` shows: a text, its equation, its area, or the first that it has of value, length, area and
   * volume, else its equation.
   */
  readonly shown: TextOf<V> | 'equation' | 'area' | 'measure';
  /** Whether `equation`, a property of it, says all about it, so that `{{latex}}` shows it. */
  readonly hasEquation: boolean;
  /**
   * The number that it stands for where one is wanted: radians, a signed area, a length; undefined where it stands
   * for none.
   */
  readonly number: ((value: V) => number) | undefined;
}

/** What there is to know of a type of figure of the plane. */
export interface PlaneType<V extends PlaneValue> extends FigureType<V> {
  /**
   * Its image under a similarity; undefined for what lies nowhere. `imageOf` is the same for figures that it consists
   * of.
   */
  readonly transform: ((value: V, m: Similarity, imageOf: ImageOf) => V) | undefined;
  /**
   * The same figure in z = 0; undefined where there is none in space. `lift` is the same for figures that it consists
   * of.
   */
  readonly lift: ((value: V, lift: (part: PlaneValue) => SpaceValue | undefined) => SpaceValue | undefined) | undefined;
}

type ImageOf = <P extends PlaneValue>(part: P, m: Similarity) => P;

/** What there is to know of a type of figure in space. */
export interface SpaceType<V extends SpaceValue> extends FigureType<V> {
  /** Its image under a similarity of space. `imageOf` is the same for figures that it consists of. */
  readonly move: (value: V, motion: Motion, imageOf: <P extends SpaceValue>(part: P, motion: Motion) => P) => V;
}
