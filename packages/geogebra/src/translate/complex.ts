import { build, type Expr } from '@geoslide/geometry';
import type { Operator } from '../expression/tree.js';
import type { Typed } from './kinds.js';
import { coordinate, isPlace } from './place.js';

const { add, call, divide, literal, multiply, negate, power, subtract } = build;

/** The imaginary unit. */
export const IMAGINARY_UNIT: Typed = {
  kind: 'point',
  isComplex: true,
  tree: call('Point', literal(0), literal(1)),
};

function partsOf(value: Typed): [real: Expr, imaginary: Expr] {
  return isPlace(value) ? [coordinate(value, 'x'), coordinate(value, 'y')] : [value.tree, literal(0)];
}

function complex(tree: Expr): Typed {
  return { kind: 'point', isComplex: true, tree };
}

const sumOfProducts = (a: Expr, b: Expr, c: Expr, d: Expr) => add(multiply(a, b), multiply(c, d));

function modulus(value: Typed): Expr {
  const [x, y] = partsOf(value);
  return call('sqrt', sumOfProducts(x, x, y, y));
}

function argument(value: Typed): Expr {
  const [x, y] = partsOf(value);
  return call('atan2', y, x);
}

function raised(value: Typed, exponent: Expr): Typed {
  return complex(call('Polar', power(modulus(value), exponent), multiply(exponent, argument(value))));
}

/** An operation with a complex number, which is a point; undefined where it is that of any point. */
export function complexOperation(operator: Operator, left: Typed, right: Typed): Typed | undefined {
  const [a, b] = partsOf(left);
  const [c, d] = partsOf(right);
  const areBoth = isPlace(left) && isPlace(right);
  switch (operator) {
    case '+':
    case '-': {
      const join = operator === '+' ? add : subtract;
      return complex(areBoth ? join(left.tree, right.tree) : call('Point', join(a, c), join(b, d)));
    }
    case '*':
      if (!areBoth) return complex(multiply(left.tree, right.tree));
      return complex(call('Point', subtract(multiply(a, c), multiply(b, d)), sumOfProducts(a, d, b, c)));
    case '/': {
      if (!isPlace(right)) return complex(divide(left.tree, right.tree));
      const size = sumOfProducts(c, c, d, d);
      const [real, imaginary] = [sumOfProducts(a, c, b, d), subtract(multiply(b, c), multiply(a, d))];
      return complex(call('Point', divide(real, size), divide(imaginary, size)));
    }
    case '^':
      return isPlace(right) ? undefined : raised(left, right.tree);
    default:
      return undefined;
  }
}

/** A function of a complex number by GeoGebra's name; undefined where there is no such. */
export function complexFunction(name: string, value: Typed): Typed | undefined {
  if (!isPlace(value) || value.inSpace) return undefined;
  const [x, y] = partsOf(value);
  switch (name) {
    case 'conjugate':
      return complex(call('Point', x, negate(y)));
    case 'arg':
      return { kind: 'angle', tree: argument(value) };
    case 'real':
      return { kind: 'number', tree: x };
    case 'imaginary':
      return { kind: 'number', tree: y };
    case 'sqrt':
      return raised(value, divide(literal(1), literal(2)));
    case 'exp':
      return complex(call('Polar', call('exp', x), y));
    default:
      return undefined;
  }
}
