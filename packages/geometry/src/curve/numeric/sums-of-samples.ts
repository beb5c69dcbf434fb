import type { SampledCurve, Vec2 } from '../../values.js';

type Branches = readonly (readonly Vec2[])[];

/**
 * A sum over the chords of a sampled curve whose error shrinks with the square of their lengths, such as its length:
 * halving the chords tells how far it is from that of the curve. Of a curve without a source it is the sum itself.
 */
export function sumAlong(curve: SampledCurve, sum: (branches: Branches) => number): number {
  const coarse = sum(curve.branches);
  const finer = halved(curve);
  return finer === undefined ? coarse : (4 * sum(finer) - coarse) / 3;
}

/** The branches with a point of the source between each two, where there is one. */
function halved({ branches, source }: SampledCurve): Branches | undefined {
  if (source === undefined) return undefined;
  return branches.map((branch, k) => {
    const { own } = source.parameters[k]!;
    return branch.flatMap((point, i) => {
      const middle = i === 0 ? undefined : source.at((own[i - 1]! + own[i]!) / 2);
      return middle === undefined ? [point] : [middle, point];
    });
  });
}
