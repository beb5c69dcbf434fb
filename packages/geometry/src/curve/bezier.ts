import { takeSteps } from '../functions/steps.js';
import type { Expr } from '../syntax/ast.js';
import { add, literal, multiply, name, number, power } from '../syntax/build.js';
import { type CurveValue, type ScalarFunction, Undefined, type Vec2 } from '../values.js';
import type { Coefficients } from './numeric/polynomial-roots.js';

/** Control points: beyond these the binomial coefficients eat the digits. */
const CONTROL_LIMIT = 20;

/** The Bézier curve of the control points, t from 0 to 1. */
export function bezierCurve(points: readonly Vec2[]): CurveValue {
  if (points.length < 2) throw new Undefined('a Bézier curve needs at least two control points');
  if (points.length > CONTROL_LIMIT) throw new Undefined(`a Bézier curve has at most ${CONTROL_LIMIT} control points`);
  return {
    type: 'Curve',
    form: 'parametric',
    fx: bernstein(points.map((p) => p.x)),
    fy: bernstein(points.map((p) => p.y)),
    min: 0,
    max: 1,
  };
}

/** One coordinate: its tree in powers of t, its values by de Casteljau's scheme, which keeps the digits. */
function bernstein(controls: readonly number[]): ScalarFunction {
  return { variable: 't', expr: polynomialTree(powerCoefficients(controls)), at: (t) => casteljau(controls, t) };
}

function casteljau(controls: readonly number[], t: number): number {
  takeSteps(controls.length ** 2);
  const values = [...controls];
  for (let length = values.length - 1; length > 0; length--) {
    for (let i = 0; i < length; i++) values[i] = (1 - t) * values[i]! + t * values[i + 1]!;
  }
  return values[0]!;
}

/** The coefficient of tᵏ is C(n, k) times the k-th forward difference of the controls. */
function powerCoefficients(controls: readonly number[]): number[] {
  const degree = controls.length - 1;
  let differences = [...controls];
  let binomial = 1;
  const coefficients: number[] = [];
  for (let k = 0; k <= degree; k++) {
    coefficients.push(binomial * differences[0]!);
    differences = differences.slice(1).map((value, i) => value - differences[i]!);
    binomial = (binomial * (degree - k)) / (k + 1);
  }
  return coefficients;
}

/** Σ cₖ tᵏ as a tree. */
export function polynomialTree(coefficients: Coefficients): Expr {
  const terms = coefficients.map((c, k) => (k === 0 ? literal(c) : multiply(literal(c), power(name('t'), number(k)))));
  return terms.reduce((sum, term) => add(sum, term));
}
