import type { Expr } from '@geoslide/geometry';
import { quoted } from '../../problem.js';
import { spacedDistances } from './distances.js';
import { looseExponents } from './exponents.js';
import { smallFractions } from './fraction.js';

/** A part of an expression that is right, and hardly means what its writer takes it for. */
export interface Misreading {
  /** Its offset in the source. */
  readonly at: number;
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
}

/** What of an expression is taken for something else by many who write it: `1/2 x`, `x^1/2`, `|A B|`. */
export function misreadings(source: string, tree: Expr): readonly Misreading[] {
  const fraction = 'a fraction in brackets';
  return [
    ...smallFractions(source).map(({ at, found, remedy }) => ({
      at,
      found: quoted(found),
      expected: fraction,
      remedy,
    })),
    ...spacedDistances(source).map(({ at, found, remedy }) => ({
      at,
      found: quoted(found),
      expected: 'a difference of two points',
      remedy,
    })),
    ...looseExponents(tree).map(({ start, written, meant }) => ({
      at: start,
      found: written,
      expected: fraction,
      remedy: `write ${meant}`,
    })),
  ];
}
