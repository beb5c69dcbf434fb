import type { Expr } from './syntax/ast.js';

export interface Vec2 {
  readonly x: number;
  readonly y: number;
}

export interface Vec3 extends Vec2 {
  readonly z: number;
}

/** x' = a x + c y + e, y' = b x + d y + f (the order of an SVG matrix). */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** A compiled real function of one variable; NaN where it is undefined. */
export interface ScalarFunction {
  readonly variable: string;
  /** The tree with every name but the variable replaced by its number. */
  readonly expr: Expr;
  readonly at: (value: number) => number;
}

/** A compiled real function of x and y. */
export interface PlaneFunction {
  readonly expr: Expr;
  readonly at: (x: number, y: number) => number;
}

/*
 * Every type of value has a file of its own below `types/`, which declares its interface in this module and enters it in one of the
 * three lists below. So everything imports the types of values from here, and this file imports none of them.
 */

/** Values that are no figure, by type. */
// biome-ignore lint/suspicious/noEmptyInterface: files of `types/scalar` fill it.
export interface ScalarValues {}

/** Figures of the plane, by type. */
// biome-ignore lint/suspicious/noEmptyInterface: files of `types/plane` fill it.
export interface PlaneValues {}

/** Figures in space, by type. A figure of the plane used among these lies in z = 0 (see `types/lift.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: files of `types/space` fill it.
export interface SpaceValues {}

export type ScalarValue = ScalarValues[keyof ScalarValues];
export type PlaneValue = PlaneValues[keyof PlaneValues];
export type SpaceValue = SpaceValues[keyof SpaceValues];
export type Value = ScalarValue | PlaneValue | SpaceValue;

/** Why a value does not exist: a well-formed construction that is impossible here. Caught at its definition, which becomes undefined. */
export class Undefined extends Error {
  /** @param missing The id of the object that it only follows from. */
  constructor(
    reason: string,
    readonly missing?: string,
  ) {
    super(reason);
    this.name = 'Undefined';
  }
}
