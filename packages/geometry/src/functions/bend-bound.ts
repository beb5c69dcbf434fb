import type { Expr } from '../syntax/ast.js';
import { Undefined } from '../values.js';
import { constantValue } from './compile.js';
import { dependsOn } from './free-names.js';
import { functionNamed } from './table.js';

/** How large the absolute values of a function and of its first and second derivative are at most. */
interface Bounds {
  readonly value: number;
  readonly slope: number;
  readonly bend: number;
}

/** Of functions that are smooth everywhere, where their argument is at most `size` in absolute value. */
const SMOOTH: Readonly<Record<string, (size: number) => Bounds>> = {
  sin: () => ({ value: 1, slope: 1, bend: 1 }),
  cos: () => ({ value: 1, slope: 1, bend: 1 }),
  exp: growth,
  sinh: growth,
  cosh: growth,
  // The largest |g″| is where g‴ is 0: at ±1 / √3 and at artanh(±1 / √3).
  atan: () => ({ value: Math.PI / 2, slope: 1, bend: (3 * Math.sqrt(3)) / 8 }),
  tanh: () => ({ value: 1, slope: 1, bend: 4 / (3 * Math.sqrt(3)) }),
};

function growth(size: number): Bounds {
  const most = Math.exp(size);
  return { value: most, slope: most, bend: most };
}

/**
 * At least the largest absolute value of a closed tree's second derivative by a variable between -size and size, by the rules of derivatives with each term
 * at its largest; undefined where the tree is not made of sums, products, quotients by constants, whole powers, and functions that are smooth everywhere.
 * May be infinite or NaN where numbers overflow.
 */
export function bendBound(expr: Expr, variable: string, size: number): number | undefined {
  return boundsOf(expr, variable, size)?.bend;
}

function boundsOf(expr: Expr, variable: string, size: number): Bounds | undefined {
  if (!dependsOn(expr, [variable])) {
    const value = constant(expr);
    return value === undefined ? undefined : { value: Math.abs(value), slope: 0, bend: 0 };
  }
  switch (expr.kind) {
    case 'name':
      return { value: size, slope: 1, bend: 0 };
    case 'negate':
      return boundsOf(expr.operand, variable, size);
    case 'binary':
      return binaryBounds(expr, variable, size);
    case 'call': {
      const { callee, args } = expr;
      const outer = callee.kind === 'name' ? SMOOTH[functionNamed(callee.name)?.name ?? ''] : undefined;
      const inner = outer && args.length === 1 ? boundsOf(args[0]!, variable, size) : undefined;
      return outer && inner && chained(outer(inner.value), inner);
    }
    default:
      return undefined;
  }
}

function binaryBounds(
  { operator, left, right }: Extract<Expr, { kind: 'binary' }>,
  variable: string,
  size: number,
): Bounds | undefined {
  const u = boundsOf(left, variable, size);
  if (u === undefined) return undefined;
  if (operator === '^' || operator === '/') {
    const number = dependsOn(right, [variable]) ? undefined : constant(right);
    if (number === undefined) return undefined;
    return operator === '/' ? scaled(u, 1 / Math.abs(number)) : powered(u, number);
  }
  const v = boundsOf(right, variable, size);
  if (v === undefined) return undefined;
  switch (operator) {
    case '+':
    case '-':
      return { value: u.value + v.value, slope: u.slope + v.slope, bend: u.bend + v.bend };
    case '*':
      return {
        value: u.value * v.value,
        slope: u.slope * v.value + u.value * v.slope,
        bend: u.bend * v.value + 2 * u.slope * v.slope + u.value * v.bend,
      };
    default:
      return undefined;
  }
}

const scaled = ({ value, slope, bend }: Bounds, by: number): Bounds => ({
  value: value * by,
  slope: slope * by,
  bend: bend * by,
});

/** (g ∘ u)″ = g″ u′² + g′ u″. */
const chained = (outer: Bounds, inner: Bounds): Bounds => ({
  value: outer.value,
  slope: outer.slope * inner.slope,
  bend: outer.bend * inner.slope ** 2 + outer.slope * inner.bend,
});

/** Of a whole power from 2 on: others may have corners or poles. */
function powered(base: Bounds, n: number): Bounds | undefined {
  if (!Number.isInteger(n) || n < 2) return undefined;
  const size = base.value;
  return chained({ value: size ** n, slope: n * size ** (n - 1), bend: n * (n - 1) * size ** (n - 2) }, base);
}

function constant(expr: Expr): number | undefined {
  try {
    const value = constantValue(expr);
    return Number.isFinite(value) ? value : undefined;
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}
