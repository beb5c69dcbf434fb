import type { Expr } from '../syntax/ast.js';

/** A function of real numbers: one entry of the table, and one row of the language reference. */
export interface FunctionEntry {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** The fewest and the most arguments. */
  readonly arity: readonly [number, number];
  /** How it is written, where arguments have special meanings; otherwise the name with its arguments. */
  readonly usage: string;
  readonly doc: string;
  /** NaN outside the domain. Missing for the forms `if`, `sum` and `product`, which look at their arguments' trees. */
  readonly evaluate?: (...args: number[]) => number;
  /** The partial derivative by each argument; missing where there is none almost everywhere. */
  readonly partials?: (args: readonly Expr[]) => readonly Expr[];
  /** LaTeX from that of the arguments; otherwise `\operatorname{name}(…)`. */
  readonly latex?: (args: readonly string[]) => string;
}
