/** The tree of an expression in GeoGebra's own syntax, as its files spell it. */
export type Tree =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string }
  /** `{a, b}`. */
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  /** `(a, b)`, `(a, b, c)`, or in polar coordinates `(a; b)`. */
  | { readonly kind: 'point'; readonly items: readonly Tree[]; readonly isPolar: boolean }
  /** A command or function: `Line[A, B]`, `f(2)`, `sin(x)`. */
  | { readonly kind: 'call'; readonly name: string; readonly items: readonly Tree[]; readonly primes: number }
  | { readonly kind: 'unary'; readonly operator: '-' | '¬' | '!' | '°' | '%'; readonly operand: Tree }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Tree; readonly right: Tree };

export type Operator = '+' | '-' | '*' | '/' | '^' | '=' | '⊗' | Relation;

/** Comparisons and what joins conditions. */
type Relation = '==' | '!=' | '<' | '>' | '<=' | '>=' | '&&' | '||' | '→' | '∈' | '∥' | '⟂' | '⊆' | '⊂' | '∖';
