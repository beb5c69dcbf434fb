/** Gaps after Ciura (2001), extended by 2.25. */
const GAPS = [8858, 3937, 1750, 701, 301, 132, 57, 23, 10, 4];
/** Moves per item after which insertion gives up: rows keep their order but for a few edges, so it hardly ever does. */
const MOVES = 8;

/** Sorts items[from..to) by key[item] upwards, fast where they are nearly in order. */
export function sortByKey(items: Int32Array, from: number, to: number, key: Float64Array): void {
  if (!insertionSort(items, from, to, key, MOVES * (to - from) + 64)) shellSort(items, from, to, key);
}

function insertionSort(items: Int32Array, from: number, to: number, key: Float64Array, budget: number): boolean {
  let moves = budget;
  for (let i = from + 1; i < to; i++) {
    const item = items[i]!;
    const k = key[item]!;
    let j = i;
    while (j > from && key[items[j - 1]!]! > k) {
      items[j] = items[j - 1]!;
      j--;
    }
    items[j] = item;
    moves -= i - j;
    if (moves < 0) return false;
  }
  return true;
}

function shellSort(items: Int32Array, from: number, to: number, key: Float64Array): void {
  for (const gap of GAPS) {
    for (let i = from + gap; i < to; i++) {
      const item = items[i]!;
      const k = key[item]!;
      let j = i;
      while (j >= from + gap && key[items[j - gap]!]! > k) {
        items[j] = items[j - gap]!;
        j -= gap;
      }
      items[j] = item;
    }
  }
  insertionSort(items, from, to, key, Number.POSITIVE_INFINITY);
}
