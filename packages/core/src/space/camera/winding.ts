/** How often an outline runs around a place. */
export function winding(outline: readonly { readonly x: number; readonly y: number }[], x: number, y: number): number {
  let turns = 0;
  let p = outline[outline.length - 1]!;
  for (const q of outline) {
    if (q.y > y !== p.y > y && x < p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x)) turns += q.y > p.y ? 1 : -1;
    p = q;
  }
  return turns;
}
