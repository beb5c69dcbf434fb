import type { DistributionValue } from '../../values.js';
import { formatTuple } from '../format.js';
import type { PlaneType } from '../record.js';
import { steps } from '../spanning.js';

declare module '../../values.js' {
  /** A distribution of a random number. */
  interface DistributionValue {
    readonly type: 'Distribution';
    readonly name: string;
    readonly parameters: readonly number[];
    readonly isDiscrete: boolean;
    /** The least and the greatest of its numbers. */
    readonly support: readonly [number, number];
    readonly mean: number;
    readonly variance: number;
    /** P(X ≤ x) and P(X > x). */
    readonly tails: (x: number) => { readonly lower: number; readonly upper: number };
    /** The probability of a number; the density of a continuous distribution. */
    readonly mass: (x: number) => number;
    /** The least x with P(X ≤ x) ≥ p. Throws Undefined unless 0 < p < 1. */
    readonly quantile: (p: number) => number;
    /** The density of a continuous distribution. */
    readonly curve: ExplicitCurve | undefined;
    /** Between these numbers lies all of it that is seen. */
    readonly seen: () => readonly [number, number];
    /** The bars of a discrete one. */
    readonly bars: () => ChartValue;
  }
  interface PlaneValues {
    Distribution: DistributionValue;
  }
}

export const distribution: PlaneType<DistributionValue> = {
  constructors: [],
  isPath: false,
  transform: undefined,
  lift: undefined,
  fields: ({ name, parameters, mean, variance }) => ({ name, parameters, mean, variance }),
  listed: [],
  shown: ({ name, parameters }, options) => {
    const word = options.mode === 'latex' ? `\\mathrm{${name}}` : name;
    return word + formatTuple(parameters, options);
  },
  hasEquation: false,
  number: undefined,
  isFinite: () => true,
  extent: ({ seen, curve, bars }, extentOf) =>
    curve === undefined ? extentOf(bars()) : steps(...seen(), (x) => ({ x, y: curve.f.at(x), z: 0 })).filter(isSeen),
};

/** A density may have a pole. */
const isSeen = ({ y }: { readonly y: number }): boolean => Number.isFinite(y);
