import { callArguments } from '../../functions/arguments.js';
import { binderOf } from '../../functions/binder.js';
import { compile } from '../../functions/compile.js';
import { dependsOn } from '../../functions/free-names.js';
import { takeSteps } from '../../functions/steps.js';
import { functionCalled } from '../../functions/table.js';
import type { Expr } from '../../syntax/ast.js';
import { add, call, literal, multiply, name, number, power, subtract } from '../../syntax/build.js';
import { print } from '../../syntax/print.js';
import { type ExplicitCurve, Undefined } from '../../values.js';
import { explicitCurve } from '../scalar.js';

/** Coefficients of (x - a)⁰, (x - a)¹, … */
type Series = readonly number[];

/**
 * What the series of a function is worked out with: the variable, its value, and the series that are known, by tree and
 * length.
 */
interface Around {
  readonly variable: string;
  readonly a: number;
  readonly known: Map<string, Series>;
}

/**
 * The polynomial of degree n that has f's value and first n derivatives at x = a. Throws Undefined where one of them
 * does not exist.
 */
export function taylorPolynomial({ f }: ExplicitCurve, a: number, n: number): ExplicitCurve {
  const coefficients = series(f.expr, n + 1, { variable: f.variable, a, known: new Map() });
  const missing = coefficients.findIndex((c) => !Number.isFinite(c));
  if (missing === 0) throw new Undefined(`the function has no value at ${a}`);
  if (missing > 0) throw new Undefined(`the function has no derivative number ${missing} at ${a}`);
  return explicitCurve(polynomialAround(a, coefficients));
}

function polynomialAround(a: number, coefficients: Series): Expr {
  const base = a === 0 ? name('x') : subtract(name('x'), literal(a));
  const terms = coefficients.flatMap((c, k) => {
    if (c === 0) return [];
    if (k === 0) return [literal(c)];
    const term = k === 1 ? base : power(base, number(k));
    return [c === 1 ? term : multiply(literal(c), term)];
  });
  return terms.length === 0 ? number(0) : terms.reduce(add);
}

/** The first `length` coefficients of a tree, by the rules of power series; NaN from where there are none. */
function series(expr: Expr, length: number, around: Around): Series {
  const key = `${length} ${print(expr)}`;
  const known = around.known.get(key);
  if (known !== undefined) return known;
  takeSteps(100 + length * length);
  const found = seriesOf(expr, length, around);
  around.known.set(key, found);
  return found;
}

function seriesOf(expr: Expr, length: number, around: Around): Series {
  const at = () => compile(expr, [around.variable])(around.a);
  if (!dependsOn(expr, [around.variable])) return padded([at()], length);
  switch (expr.kind) {
    case 'name':
      return padded([around.a, 1], length);
    case 'negate':
      return series(expr.operand, length, around).map((c) => -c);
    case 'degrees':
      return series(expr.operand, length, around).map((c) => (c * Math.PI) / 180);
    case 'binary':
      return ofBinary(expr, length, around, at);
    case 'call':
      return ofCall(expr, length, around, at);
    default:
      throw new Undefined(`a ${expr.kind} has no Taylor polynomial`);
  }
}

const padded = (start: Series, length: number): Series => Array.from({ length }, (_, k) => start[k] ?? 0);

function ofBinary(expr: Extract<Expr, { kind: 'binary' }>, length: number, around: Around, at: () => number): Series {
  const { left, right, operator } = expr;
  const p = series(left, length, around);
  if (operator === '^' && !dependsOn(right, [around.variable])) {
    const exponent = series(right, 1, around)[0]!;
    return Number.isInteger(exponent) && exponent >= 0 ? wholePower(p, exponent) : realPower(p, exponent, at());
  }
  if (operator === '^') return series(call('exp', multiply(right, call('ln', left))), length, around);
  const q = series(right, length, around);
  switch (operator) {
    case '+':
      return p.map((c, k) => c + q[k]!);
    case '-':
      return p.map((c, k) => c - q[k]!);
    case '*':
      return product(p, q);
    case '/':
      return quotient(p, q);
    default:
      throw new Undefined('a remainder or condition has no Taylor polynomial');
  }
}

const product = (p: Series, q: Series): Series =>
  p.map((_, k) => {
    let sum = 0;
    for (let i = 0; i <= k; i++) sum += p[i]! * q[k - i]!;
    return sum;
  });

function quotient(p: Series, q: Series): Series {
  const result: number[] = [];
  p.forEach((c, k) => {
    let sum = c;
    for (let i = 1; i <= k; i++) sum -= q[i]! * result[k - i]!;
    result.push(sum / q[0]!);
  });
  return result;
}

function wholePower(base: Series, exponent: number): Series {
  let result = padded([1], base.length);
  let factor = base;
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = product(result, factor);
    factor = product(factor, factor);
  }
  return result;
}

/** From y = bʳ: b y' = r b' y. `first` is the value itself, which knows the real roots of negative numbers. */
function realPower(base: Series, exponent: number, first: number): Series {
  const result = [first];
  for (let k = 1; k < base.length; k++) {
    let sum = 0;
    for (let i = 1; i <= k; i++) sum += (i * exponent - (k - i)) * base[i]! * result[k - i]!;
    result.push(sum / (k * base[0]!));
  }
  return result;
}

/** From y = F(u, …): y' = Σ ∂F/∂u u', where the series of ∂F/∂u needs one term less. */
function ofCall(expr: Extract<Expr, { kind: 'call' }>, length: number, around: Around, at: () => number): Series {
  if (binderOf(expr) !== undefined)
    throw new Undefined('a sum or product over a variable has no Taylor polynomial here');
  const entry = functionCalled(expr);
  if (entry === undefined) throw new Undefined('this is no function of numbers, so it has no Taylor polynomial');
  const result = new Array<number>(length).fill(0);
  result[0] = at();
  if (length === 1) return result;
  if (entry.partials === undefined)
    throw new Undefined(`${entry.name} has no derivative, so it has no Taylor polynomial`);
  const args = callArguments(expr, entry);
  const partials = entry.partials(args);
  args.forEach((arg, index) => {
    if (!dependsOn(arg, [around.variable])) return;
    const outer = series(partials[index]!, length - 1, around);
    const inner = series(arg, length, around).map((c, k) => k * c);
    for (let k = 1; k < length; k++) {
      for (let i = 1; i <= k; i++) result[k] = result[k]! + (inner[i]! * outer[k - i]!) / k;
    }
  });
  return result;
}
