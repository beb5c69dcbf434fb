import type { Expr } from '../syntax/ast.js';
import { polynomialIn } from './polynomial.js';

/** Coefficients from the constant up. */
type Coefficients = readonly number[];

export interface RationalForm {
  readonly above: Coefficients;
  readonly below: Coefficients;
}

/** The highest degree of either part. */
const MAX_DEGREE = 32;

/**
 * A closed tree as a quotient of polynomials in one variable, not reduced; undefined where it is not written as sums,
 * products, quotients and whole powers.
 */
export function rationalForm(expr: Expr, variable: string): RationalForm | undefined {
  const whole = polynomialIn(expr, variable);
  if (whole !== undefined) return { above: whole, below: [1] };
  if (expr.kind === 'negate') {
    const inner = rationalForm(expr.operand, variable);
    return inner && { above: times(inner.above, [-1]), below: inner.below };
  }
  if (expr.kind !== 'binary') return undefined;
  const left = rationalForm(expr.left, variable);
  if (left === undefined) return undefined;
  if (expr.operator === '^') return powerOf(left, polynomialIn(expr.right, variable));
  const right = rationalForm(expr.right, variable);
  const combined = right && COMBINE[expr.operator]?.(left, right);
  return combined && within(combined);
}

const COMBINE: Readonly<Record<string, (p: RationalForm, q: RationalForm) => RationalForm>> = {
  '+': (p, q) => ({ above: plus(times(p.above, q.below), times(q.above, p.below)), below: times(p.below, q.below) }),
  '-': (p, q) => ({
    above: plus(times(p.above, q.below), times(times(q.above, p.below), [-1])),
    below: times(p.below, q.below),
  }),
  '*': (p, q) => ({ above: times(p.above, q.above), below: times(p.below, q.below) }),
  '/': (p, q) => ({ above: times(p.above, q.below), below: times(p.below, q.above) }),
};

function powerOf(base: RationalForm, exponent: Coefficients | undefined): RationalForm | undefined {
  const count = exponent?.length === 1 ? exponent[0]! : Number.NaN;
  if (!Number.isInteger(count) || Math.abs(count) > MAX_DEGREE) return undefined;
  const factor = count < 0 ? { above: base.below, below: base.above } : base;
  let result: RationalForm | undefined = { above: [1], below: [1] };
  for (let i = 0; i < Math.abs(count) && result !== undefined; i++) result = within(COMBINE['*']!(result, factor));
  return result;
}

function within(form: RationalForm): RationalForm | undefined {
  const isSmall = form.above.length <= MAX_DEGREE && form.below.length <= MAX_DEGREE;
  return isSmall && form.below.some((c) => c !== 0) ? form : undefined;
}

function plus(p: Coefficients, q: Coefficients): Coefficients {
  return Array.from({ length: Math.max(p.length, q.length) }, (_, i) => (p[i] ?? 0) + (q[i] ?? 0));
}

function times(p: Coefficients, q: Coefficients): Coefficients {
  const product = new Array<number>(Math.max(0, p.length + q.length - 1)).fill(0);
  p.forEach((a, i) => {
    q.forEach((b, j) => {
      product[i + j] = product[i + j]! + a * b;
    });
  });
  return product;
}
