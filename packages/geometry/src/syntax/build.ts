import type { BinaryOperator, Expr, OwnFunction } from './ast.js';

/** Nodes that stand for no place in a source. */
const NOWHERE = { start: 0, end: 0 };

export function number(value: number): Expr {
  return { kind: 'number', value, ...NOWHERE };
}

export function name(text: string): Expr {
  return { kind: 'name', name: text, ...NOWHERE };
}

export function negate(operand: Expr): Expr {
  return { kind: 'negate', operand, ...NOWHERE };
}

export function binary(operator: BinaryOperator, left: Expr, right: Expr): Expr {
  return { kind: 'binary', operator, left, right, ...NOWHERE };
}

export function add(left: Expr, right: Expr): Expr {
  return binary('+', left, right);
}

export function subtract(left: Expr, right: Expr): Expr {
  return binary('-', left, right);
}

export function multiply(left: Expr, right: Expr): Expr {
  return binary('*', left, right);
}

export function divide(left: Expr, right: Expr): Expr {
  return binary('/', left, right);
}

export function power(left: Expr, right: Expr): Expr {
  return binary('^', left, right);
}

export function call(callee: string, ...args: readonly Expr[]): Expr {
  return { kind: 'call', callee: name(callee), args, ...NOWHERE };
}

/** The call of a function that has no name in the language; `print` writes it with the name that it is given here. */
export function ownCall(
  { name: own, evaluate, partials }: Pick<OwnFunction, 'name' | 'evaluate' | 'partials'>,
  ...args: readonly Expr[]
): Expr {
  const count = args.length;
  const entry: OwnFunction = {
    name: own,
    arity: [count, count],
    usage: `${own}(…)`,
    doc: '',
    evaluate,
    ...(partials && { partials }),
  };
  return { kind: 'call', callee: name(own), args, own: entry, ...NOWHERE };
}

export function less(left: Expr, right: Expr): Expr {
  return { kind: 'comparison', operators: ['<'], operands: [left, right], ...NOWHERE };
}

/** A number as the parser writes it: negative ones are a sign before a number. */
export function literal(value: number): Expr {
  return value < 0 ? negate(number(-value)) : number(value);
}
