import type { SurfaceValue, Vec3 } from '../../values.js';

export type Range = readonly [number, number];

/** A piece of surface by its parameters. */
export function sheet(at: (u: number, v: number) => Vec3, u: Range, v: Range): SurfaceValue {
  return { type: 'Surface', at, u, v };
}

/** A piece of a profile: a line, or a smooth curve. */
export interface ProfilePiece {
  readonly at: (t: number) => Vec3;
  readonly min: number;
  readonly max: number;
  /** Whether it is a line. */
  readonly straight?: boolean;
}
