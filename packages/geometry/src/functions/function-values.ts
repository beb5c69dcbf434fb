import type { Expr } from '../syntax/ast.js';
import { add, call, divide, literal, multiply, name, subtract } from '../syntax/build.js';
import { Undefined, type Value } from '../values.js';
import { compile } from './compile.js';
import { differentiate } from './derivative.js';
import { substitute } from './free-names.js';

/** A function of one variable as a closed tree. */
export interface FunctionTree {
  readonly variable: string;
  readonly expr: Expr;
}

/** The value as a function: an explicit or inverse curve with its range, or a line that is not vertical; undefined for anything else. */
export function functionTree(value: Value): FunctionTree | undefined {
  if (value.type === 'Line') {
    const { origin, direction } = value;
    if (direction.x === 0) return undefined;
    const slope = direction.y / direction.x;
    return { variable: 'x', expr: add(multiply(literal(slope), name('x')), literal(origin.y - slope * origin.x)) };
  }
  if (value.type !== 'Curve' || (value.form !== 'explicit' && value.form !== 'inverse')) return undefined;
  const { f, transform } = value;
  const restricted = restrict(f.expr, f.variable, value.min, value.max);
  if (transform === undefined) return { variable: f.variable, expr: restricted };
  const along = value.form === 'explicit' ? transform.a : transform.d;
  const across = value.form === 'explicit' ? transform.d : transform.a;
  if (transform.b !== 0 || transform.c !== 0 || along === 0) return undefined;
  const [shift, rise] = value.form === 'explicit' ? [transform.e, transform.f] : [transform.f, transform.e];
  const argument = divide(subtract(name(f.variable), literal(shift)), literal(along));
  const moved = substitute(restricted, f.variable, argument);
  return { variable: f.variable, expr: add(multiply(literal(across), moved), literal(rise)) };
}

function restrict(expr: Expr, variable: string, min: number, max: number): Expr {
  const x = name(variable);
  const lower = min > Number.NEGATIVE_INFINITY ? [literal(min), x] : undefined;
  const upper = max < Number.POSITIVE_INFINITY ? [x, literal(max)] : undefined;
  if (lower === undefined && upper === undefined) return expr;
  const operands = lower === undefined ? upper! : upper === undefined ? lower : [...lower, upper[1]!];
  const operators = operands.slice(1).map(() => '<=' as const);
  return call('if', { kind: 'comparison', operators, operands, start: 0, end: 0 }, expr);
}

/** The n-th derivative of a function. */
export function derivativeTree(tree: FunctionTree, order: number): FunctionTree {
  let { expr } = tree;
  for (let k = 0; k < order; k += 1) expr = differentiate(expr, tree.variable);
  return { variable: tree.variable, expr };
}

/** A function as a curve y = f(x) over all numbers. */
export function functionValue({ variable, expr }: FunctionTree): Value {
  const f = { variable, expr, at: compile(expr, [variable]) };
  const form = variable === 'y' ? 'inverse' : 'explicit';
  return { type: 'Curve', form, f, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
}

/** A function at a number. Throws Undefined outside its domain. */
export function functionAt({ variable, expr }: FunctionTree, argument: number, id: string): Value {
  const value = compile(expr, [variable])(argument);
  if (Number.isNaN(value)) throw new Undefined(`${id} is undefined at ${argument}`);
  return { type: 'Number', value };
}
