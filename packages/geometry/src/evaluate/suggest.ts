/** Names further away than this many edits are no help. */
const MAX_EDITS = 3;

/** Longest name that is compared: the cost grows with its square. */
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
    const edits = editDistance(name, candidate);
    if (edits < fewest) {
      fewest = edits;
      nearest = candidate;
    }
  }
  return nearest;
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = last[j - 1]! + replacementCost(a[i - 1]!, b[j - 1]!);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? beforeLast[j - 2]! + 1 : Infinity;
      row.push(Math.min(replaced, last[j]! + 1, row[j - 1]! + 1, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

function replacementCost(a: string, b: string): number {
  if (a === b) return 0;
  return a.toLowerCase() === b.toLowerCase() ? 0.5 : 1;
}
