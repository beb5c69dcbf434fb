import { dependsOn, substitute } from '../functions/free-names.js';
import type { Expr } from '../syntax/ast.js';
import { call, multiply, name } from '../syntax/build.js';
import { type CurveValue, Undefined } from '../values.js';
import { scalarFunction } from './scalar.js';

/** The curve at distance r in the direction θ from the origin, for θ from min to max in radians; r is a closed tree in θ or in t. */
export function polarCurve(r: Expr, min: number, max: number): CurveValue {
  if (dependsOn(r, ['θ']) && dependsOn(r, ['t'])) throw new Undefined('a polar curve has one variable: θ or t');
  const radius = substitute(r, 'θ', name('t'));
  return {
    type: 'Curve',
    form: 'parametric',
    fx: scalarFunction(multiply(radius, call('cos', name('t'))), 't'),
    fy: scalarFunction(multiply(radius, call('sin', name('t'))), 't'),
    min,
    max,
  };
}
