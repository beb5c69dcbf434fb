/** Gaps after Ciura (2001), extended by 2.25. */
const GAPS = [8858, 3937, 1750, 701, 301, 132, 57, 23, 10, 4];
/** The most items that are sorted by insertion alone: most rows of most figures have no more. */
const FEW = 16;
/** Moves per item after which insertion gives up: rows keep their order but for a few edges, so it hardly ever does. */
const MOVES = 8;

/** Sorts items[from..to) by key[item] upwards, fast where they are nearly in order. */
export function sortByKey(items: Int32Array, from: number, to: number, key: Float64Array): void {
  if (!insertionSort(items, from, to, key, MOVES * (to - from) + 64)) shellSort(items, from, to, key);
}

/**
 * Sorts items[0..count) by key[item] upwards. Those from `known` on are new, the others nearly in order: the new ones are sorted apart and merged in, which
 * takes no longer where there are many. `spare` has room for the new ones.
 */
export function sortWithNew(
  items: Int32Array,
  known: number,
  count: number,
  key: Float64Array,
  spare: Int32Array,
): void {
  if (count <= FEW) {
    insertionSort(items, 0, count, key, FEW * FEW);
    return;
  }
  sortByKey(items, 0, known, key);
  if (known === count) return;
  sortByKey(items, known, count, key);
  for (let k = known; k < count; k++) spare[k - known] = items[k]!;
  let at = count - 1;
  let old = known - 1;
  for (let k = count - known - 1; k >= 0; k--) {
    const item = spare[k]!;
    while (old >= 0 && key[items[old]!]! > key[item]!) items[at--] = items[old--]!;
    items[at--] = item;
  }
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
  insertionSort(items, from, to, key, Infinity);
}
