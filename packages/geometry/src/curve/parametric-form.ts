import { substitute } from '../functions/free-names.js';
import { unitAt } from '../plane/turn.js';
import { multiply as scaled } from '../plane/vec.js';
import type { Expr } from '../syntax/ast.js';
import { add, call, divide, literal, multiply, name, number, power } from '../syntax/build.js';
import type { ValueOf } from '../value-types.js';
import type { Affine, ParametricCurve, Vec2 } from '../values.js';
import { scalarFunction } from './scalar.js';

/** Paths whose coordinates are functions of one parameter that are no line and no arc. */
export type SmoothPath =
  | Exclude<ValueOf<'Curve'>, { readonly form: 'implicit' | 'sampled' }>
  | ValueOf<'Ellipse' | 'EllipticArc' | 'Hyperbola' | 'Parabola'>;

const T = name('t');

/**
 * The path as parametric curves: two for the branches of a hyperbola, else one. The parameter is the path's own; that
 * of an elliptic arc is the angle.
 */
export function parametricForm(path: SmoothPath): readonly ParametricCurve[] {
  switch (path.type) {
    case 'Curve':
      return [transformed(path)];
    case 'Ellipse':
      return [central(path, call('cos', T), call('sin', T), 0, 2 * Math.PI)];
    case 'EllipticArc': {
      const ends = [path.startAngle, path.startAngle + path.sweep] as const;
      return [central(path, call('cos', T), call('sin', T), Math.min(...ends), Math.max(...ends))];
    }
    case 'Hyperbola': {
      const branch = (middle: number) =>
        central(path, divide(number(1), call('cos', T)), call('tan', T), middle - Math.PI / 2, middle + Math.PI / 2);
      return [branch(0), branch(Math.PI)];
    }
    case 'Parabola': {
      const u = unitAt(path.rotation);
      const x = [path.p * u.x, -2 * path.p * u.y] as const;
      const y = [path.p * u.y, 2 * path.p * u.x] as const;
      const coordinate = ([square, linear]: readonly [number, number], at: number) =>
        sumOf([square, power(T, number(2))], [linear, T], at);
      return [
        curveOf(
          coordinate(x, path.vertex.x),
          coordinate(y, path.vertex.y),
          Number.NEGATIVE_INFINITY,
          Number.POSITIVE_INFINITY,
        ),
      ];
    }
  }
}

/** factor · term + factor · term + constant, without what is 0. */
function sumOf(first: readonly [number, Expr], second: readonly [number, Expr], constant: number): Expr {
  const terms = [first, second]
    .filter(([factor]) => factor !== 0)
    .map(([factor, term]) => (factor === 1 ? term : multiply(literal(factor), term)));
  const all = constant === 0 && terms.length > 0 ? terms : [...terms, literal(constant)];
  return all.reduce(add);
}

export const curveOf = (x: Expr, y: Expr, min: number, max: number): ParametricCurve => ({
  type: 'Curve',
  form: 'parametric',
  fx: scalarFunction(x, 't'),
  fy: scalarFunction(y, 't'),
  min,
  max,
});

interface Central {
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
}

function central({ center, a, b, rotation }: Central, along: Expr, across: Expr, min: number, max: number) {
  const u = unitAt(rotation);
  const [forward, left] = [scaled(u, a), scaled({ x: -u.y, y: u.x }, b)];
  return curveOf(
    sumOf([forward.x, along], [left.x, across], center.x),
    sumOf([forward.y, along], [left.y, across], center.y),
    min,
    max,
  );
}

function transformed(curve: Extract<SmoothPath, { type: 'Curve' }>): ParametricCurve {
  const { x, y } = coordinates(curve);
  const m: Affine | undefined = curve.transform;
  if (m === undefined) return curveOf(x, y, curve.min, curve.max);
  return curveOf(sumOf([m.a, x], [m.c, y], m.e), sumOf([m.b, x], [m.d, y], m.f), curve.min, curve.max);
}

function coordinates(curve: Extract<SmoothPath, { type: 'Curve' }>): { readonly x: Expr; readonly y: Expr } {
  if (curve.form === 'parametric') return { x: inT(curve.fx), y: inT(curve.fy) };
  const value = inT(curve.f);
  return curve.form === 'explicit' ? { x: T, y: value } : { x: value, y: T };
}

const inT = ({ expr, variable }: { readonly expr: Expr; readonly variable: string }): Expr =>
  substitute(expr, variable, T);
