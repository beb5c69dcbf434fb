/** Names further away than this many edits are no help. */
const MAX_EDITS = 3;

/** Longest name that is compared. */
const MAX_LENGTH = 40;

/** ` (did you mean Midpoint?)`, or nothing where no known name is near. */
export function suggestion(name: string, known: Iterable<string>): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}

/** The known name with the fewest edits to `name`, at most a third of its length; case counts half an edit, the only one that short names may have. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  let nearest: string | undefined;
  let fewest = Math.min(MAX_EDITS, Math.max(0.5, name.length / 3)) + 0.01;
  for (const candidate of known) {
    if (candidate === name || Math.abs(candidate.length - name.length) > MAX_EDITS) continue;
    const edits = editDistance(name, candidate, fewest);
    if (edits < fewest) {
      fewest = edits;
      nearest = candidate;
    }
  }
  return nearest;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); Infinity where they are surely not below `most`, which is at
 * most MAX_EDITS and a little. Places further than that from the diagonal take more insertions or deletions, so they are not looked at.
 */
function editDistance(a: string, b: string, most: number): number {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const rows = a.length - start;
  const columns = b.length - start;
  let [beforeLast, last, row] = scratch;
  beforeLast.fill(Infinity, 0, columns + 1);
  for (let j = 0; j <= columns; j += 1) last[j] = j <= MAX_EDITS ? j : Infinity;
  let leastBefore = 0;
  for (let i = 1; i <= rows; i += 1) {
    const from = Math.max(1, i - MAX_EDITS);
    const to = Math.min(columns, i + MAX_EDITS);
    const own = a.charCodeAt(start + i - 1);
    row[from - 1] = from === 1 && i <= MAX_EDITS ? i : Infinity;
    let least = row[from - 1]!;
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(start + j - 1);
      let edits = Math.min(last[j - 1]! + replacementCost(own, other), last[j]! + 1, row[j - 1]! + 1);
      const isSwapped = i > 1 && j > 1 && own === b.charCodeAt(start + j - 2) && a.charCodeAt(start + i - 2) === other;
      if (isSwapped) edits = Math.min(edits, beforeLast[j - 2]! + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    if (to < columns) row[to + 1] = Infinity;
    if (Math.min(least, leastBefore) >= most) return Infinity;
    leastBefore = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[columns]!;
}

/** Three rows of edits, and a place more behind them. */
const scratch = [0, 1, 2].map(() => new Float64Array(MAX_LENGTH + MAX_EDITS + 2)) as [
  Float64Array,
  Float64Array,
  Float64Array,
];

function replacementCost(a: number, b: number): number {
  if (a === b) return 0;
  return String.fromCharCode(a).toLowerCase() === String.fromCharCode(b).toLowerCase() ? 0.5 : 1;
}
