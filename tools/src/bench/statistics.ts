/** Of an even number, the upper one of the two in the middle. */
export const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

export const geometricMean = (list: readonly number[]): number =>
  Math.exp(list.reduce((sum, value) => sum + Math.log(value), 0) / list.length);

/** A fixed sequence in [0, 1) that looks random. */
export const spread = (i: number): number => (i * 0.6180339887498949) % 1;
