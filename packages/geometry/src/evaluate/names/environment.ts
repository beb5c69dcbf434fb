import type { Expr } from '../../syntax/ast.js';
import type { EvaluateContext } from '../../table.js';
import type { Value } from '../../values.js';

/** What the evaluation of one definition can see. */
export interface Environment {
  /** The value of a definition or of a predefined object; undefined for an unknown name. Throws Undefined where the value is undefined. */
  lookup(name: string): Value | undefined;
  /** True for the name of a definition or of a predefined object. */
  isDefined(name: string): boolean;
  /**
   * Names that an expression around this one binds, such as the k of a Sequence: they hide definitions and variables of
   * curves.
   */
  readonly bound?: ReadonlySet<string>;
  /** The names that definitions can refer to, for suggestions. */
  knownNames(): Iterable<string>;
  /** The value of the definition's n-th `?`, from 0. */
  placeholder(index: number): number | undefined;
  /** See EvaluateContext. */
  evaluateWith(id: string, driver: string, parameter: number): Value | undefined;
  driverRange(driver: string): readonly [number, number];
  rounding(): number;
}

/** The evaluation of trees, as the evaluation of each kind of tree calls it for its parts. */
export interface Evaluator {
  /** The value of a whole source, or of an argument: a free expression is a curve or region. Throws Undefined. */
  evaluate(tree: Expr, env: Environment): Value;
  /** The value of a tree in which no free variable is meant as a curve's. Throws Undefined. */
  evaluateNode(tree: Expr, env: Environment): Value;
  /** What an entry of the tables sees of its call. */
  contextFor(trees: readonly Expr[], env: Environment): EvaluateContext;
}
