/** A change of a text: at an index, what was taken out and what was put in. */
interface Difference {
  readonly at: number;
  readonly removed: string;
  readonly inserted: string;
}

/** What turns one text into another; undefined where they are equal. */
export function difference(from: string, to: string): Difference | undefined {
  if (from === to) return undefined;
  const most = Math.min(from.length, to.length);
  let at = 0;
  while (at < most && from[at] === to[at]) at += 1;
  let tail = 0;
  while (tail < most - at && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;
  return { at, removed: from.slice(at, from.length - tail), inserted: to.slice(at, to.length - tail) };
}
