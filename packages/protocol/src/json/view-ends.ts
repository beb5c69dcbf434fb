/** The ends of what is seen, as others name them. */
const ENDS = {
  minX: /^(?:x_?min|min_?x|left)$/i,
  maxX: /^(?:x_?max|max_?x|right)$/i,
  minY: /^(?:y_?min|min_?y|bottom)$/i,
  maxY: /^(?:y_?max|max_?y|top)$/i,
};

/** The names of the four ends in `viewBounds`. */
export const VIEW_ENDS = Object.keys(ENDS) as (keyof typeof ENDS)[];

/** The end that a key of a view names, as `viewBounds` has it: `minX` for `left`. */
export function endCalled(key: string): keyof typeof ENDS | undefined {
  return VIEW_ENDS.find((end) => ENDS[end].test(key));
}
