import type { Expr } from '../syntax/ast.js';
import { add, multiply, name, negate, number } from '../syntax/build.js';
import { mapChildren, measure } from '../syntax/walk.js';
import { type Affine, type PlaneFunction, Undefined } from '../values.js';

/** Each transform puts sums for x and y, so a chain of them doubles the tree each time; this is far beyond what a figure needs. */
const MAX_NODES = 20_000;

/** The function whose value at the image of a point is f's value at the point; `inverse` leads back from the image. */
export function movedFunction(f: PlaneFunction, inverse: Affine): PlaneFunction {
  const { a, b, c, d, e, f: shift } = inverse;
  const by = new Map([
    ['x', linear(a, c, e)],
    ['y', linear(b, d, shift)],
  ]);
  const expr = substitute(f.expr, by);
  if (measure(expr, MAX_NODES).nodes >= MAX_NODES) {
    throw new Undefined('the region has been transformed too many times; transform the curve that bounds it instead');
  }
  return { expr, at: (x, y) => f.at(a * x + c * y + e, b * x + d * y + shift) };
}

/** The tree of p x + q y + r. */
function linear(p: number, q: number, r: number): Expr {
  const terms = [...term(p, name('x')), ...term(q, name('y')), ...(r === 0 ? [] : [literal(r)])];
  return terms.length === 0 ? number(0) : terms.reduce(add);
}

function term(factor: number, variable: Expr): readonly Expr[] {
  if (factor === 0) return [];
  return [factor === 1 ? variable : multiply(literal(factor), variable)];
}

const literal = (value: number): Expr => (value < 0 ? negate(number(-value)) : number(value));

function substitute(expr: Expr, by: ReadonlyMap<string, Expr>): Expr {
  if (expr.kind === 'name') return by.get(expr.name) ?? expr;
  return mapChildren(expr, (child) => substitute(child, by));
}
