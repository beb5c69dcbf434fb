import type { Files } from '../coverage.js';

const hex = (code: string) => code.padStart(6, '0');

/** A face from the ranges of each of its files, such as `41-5a,61`, in order. */
export function filesOf(rangesOf: Readonly<Record<string, string>>): Files {
  const files = Object.keys(rangesOf);
  const ranges = Object.values(rangesOf).flatMap((text, place) =>
    text.split(',').map((range) => {
      const [first, last = first] = range.split('-') as [string, string?];
      return `${hex(first)}${hex(last)}${place.toString(16).padStart(2, '0')}`;
    }),
  );
  return { files, ranges: ranges.sort().join('') };
}
