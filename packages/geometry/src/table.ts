import type { Expr } from './syntax/ast.js';
import type { Value } from './values.js';

/**
 * What a parameter takes: a value type (`Point`, `Number`, `Angle`…), one of the unions of `types/unions.ts` (`LineLike`, `Path`, `Conic`…),
 * `Any`, or `Expr`: the tree itself, not evaluated (curves, equations, a slider's name). A trailing `…` on the last one takes one or more.
 */
export type ParameterType = string;

export interface Parameter {
  readonly name: string;
  readonly type: ParameterType;
  readonly optional?: boolean;
}

/** What an evaluate function may ask for beyond its arguments. */
export interface EvaluateContext {
  /** The tree of each argument, in order. */
  readonly trees: readonly Expr[];
  /** Replaces every name of a tree but those in `free` by its value, so that it can be compiled; throws Undefined where one has none. */
  close(tree: Expr, free: readonly string[]): Expr;
  /** True for the name of a definition, or of an object that every slide has. */
  isDefined(name: string): boolean;
  /** Evaluates a tree of this definition as an ordinary argument would be. */
  evaluate(tree: Expr): Value;
  /** A tree as a function of names in it, which hide definitions; each call evaluates it once. */
  binding(tree: Expr, names: readonly string[]): (...values: readonly Value[]) => Value;
  /** The context of the same call with values for its arguments. */
  withArguments(values: readonly Value[]): EvaluateContext;
  /** Evaluates the definition `id` again with the slider or point-on-path `driver` set to another parameter; for loci. */
  evaluateWith(id: string, driver: string, parameter: number): Value | undefined;
  /** Where a locus driver moves: a slider's bounds, a path's parameter range. */
  driverRange(driver: string): readonly [number, number];
  /** The unit of the last decimal that most rounded numbers of the slide have; 0 where it shows no rounding. */
  rounding(): number;
}

/** One form of a constructor, as the language reference prints it. */
export interface Signature {
  readonly parameters: readonly Parameter[];
  /** The value type that it gives. */
  readonly returns: string;
  /** One sentence for the reference. */
  readonly doc: string;
  /** A call that can be run, for the reference and its check. */
  readonly example: string;
  /** Arguments have the declared types already. Throws Undefined for an impossible construction. */
  readonly evaluate: (args: readonly Value[], context: EvaluateContext) => Value;
}

export type ConstructorGroup =
  | 'points'
  | 'lines'
  | 'circles'
  | 'conics'
  | 'polygons'
  | 'triangles'
  | 'powers'
  | 'sets'
  | 'angles'
  | 'marks'
  | 'curves'
  | 'transforms'
  | 'regions'
  | 'fields'
  | 'values'
  | 'statistics'
  | 'lists'
  | 'space';

/** A constructor: one entry of the table. The first signature whose parameters fit is taken. */
export interface Constructor {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly group: ConstructorGroup;
  /**
   * True for a constructor that came after files which may have definitions of its name: a definition is meant then.
   */
  readonly yields?: boolean;
  /** True for one whose arguments may stand in any order: other programs have them in another. */
  readonly anyOrder?: boolean;
  /** The style type of what it makes where it differs from the value's type: `Semicircle`, `CircumArc`, `Parallelogram`. */
  readonly styleType?: string;
  readonly signatures: readonly Signature[];
}

/** A property (`s.midpoint`) or method (`c.edge(1)`) of the values of some types. */
export interface Property {
  readonly name: string;
  /** Value types or unions that have it. */
  readonly of: readonly string[];
  /** None for a property; a method's parameters otherwise. */
  readonly parameters?: readonly Parameter[];
  readonly returns: string;
  readonly doc: string;
  readonly evaluate: (self: Value, args: readonly Value[], context: EvaluateContext) => Value;
  /** Of a method of one number: its derivative at a tree, where it has one. */
  readonly slope?: (self: Value) => (x: Expr) => Expr;
}
