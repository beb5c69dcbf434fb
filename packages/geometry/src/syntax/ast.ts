/** The place of a node in its source: UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A function that no name of the language stands for, such as the solution of a differential equation: an entry of the
 * table of functions (`functions/function-entry.ts`) in the call itself. Trees of sources have none.
 */
export interface OwnFunction {
  readonly name: string;
  readonly arity: readonly [number, number];
  readonly usage: string;
  readonly doc: string;
  readonly evaluate: (...args: number[]) => number;
  readonly partials?: (args: readonly Expr[]) => readonly Expr[];
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '^' | '&&' | '||';
export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** The tree of an expression of the construction language (docs/language.md). */
export type Expr =
  | (Span & { readonly kind: 'number'; readonly value: number })
  | (Span & { readonly kind: 'string'; readonly value: string })
  | (Span & { readonly kind: 'list'; readonly items: readonly Expr[] })
  | (Span & { readonly kind: 'name'; readonly name: string })
  /** The n-th `?` of the source, counted from 0; `fallback` is the `v` of `?:=v`. */
  | (Span & { readonly kind: 'placeholder'; readonly index: number; readonly fallback?: Expr })
  | (Span & { readonly kind: 'negate'; readonly operand: Expr })
  | (Span & { readonly kind: 'degrees'; readonly operand: Expr })
  | (Span & { readonly kind: 'factorial'; readonly operand: Expr })
  /** `implicit` marks a multiplication written without a sign, `isCross` one with ×. */
  | (Span & {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expr;
      readonly right: Expr;
      readonly implicit?: boolean;
      readonly isCross?: boolean;
    })
  /** A chain `a < b <= c`: one operator fewer than operands. */
  | (Span & {
      readonly kind: 'comparison';
      readonly operators: readonly ComparisonOperator[];
      readonly operands: readonly Expr[];
    })
  | (Span & { readonly kind: 'equation'; readonly left: Expr; readonly right: Expr })
  /**
   * `callee` is a name (`Point`, `sin`), or a member (`c.edge`, `Segment.mk`). `ofDefinition` marks the name of a
   * definition that is
   * also that of a constructor which yields to it.
   */
  | (Span & {
      readonly kind: 'call';
      readonly callee: Expr;
      readonly args: readonly Expr[];
      readonly ofDefinition?: boolean;
      readonly own?: OwnFunction;
    })
  | (Span & { readonly kind: 'member'; readonly object: Expr; readonly property: string });
