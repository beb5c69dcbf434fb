/** A seeded source of numbers: the same seed gives the same sequence everywhere. */
export interface Random {
  /** 0 ≤ value < 1. */
  next(): number;
  /** A whole number, 0 ≤ value < count. */
  int(count: number): number;
  /** True in this share of calls, 0..1. */
  chance(share: number): boolean;
  /** One of the items. Throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T;
  /** `make` called up to `most` times; fewer are likelier. */
  several<T>(most: number, make: (index: number) => T): T[];
}

/** 32 bits that depend on every character (FNV-1a). */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum >>> 0;
}

/** Numbers from a text such as `project 7 1234`, by Chris Doty-Humphrey's sfc32. */
export function createRandom(seed: string): Random {
  let a = hash(seed);
  let b = hash(`${seed} b`);
  let c = hash(`${seed} c`);
  let counter = 1;
  const bits = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) bits();
  const next = () => bits() / 2 ** 32;
  const int = (count: number) => Math.floor(next() * count);
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick(items) {
      if (items.length === 0) throw new RangeError('There is nothing to pick from');
      return items[int(items.length)]!;
    },
    several: (most, make) => Array.from({ length: Math.floor(next() ** 2 * (most + 1)) }, (_, i) => make(i)),
  };
}
