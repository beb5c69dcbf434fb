/** A compiled tree; the arguments are the values of up to three variables. */
export type Compiled = (a: number, b: number, c: number) => number;

/** What names mean inside a tree: a variable's place, or the cell of a sum's own variable. */
export interface Scope {
  readonly variables: readonly string[];
  readonly cells: ReadonlyMap<string, { value: number }>;
  /** The terms that the running sum has taken so far. */
  readonly work: { terms: number };
}
