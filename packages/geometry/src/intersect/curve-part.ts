import { pointOrNaN } from '../curve/at.js';
import { combinePolynomials, DEGREE_LIMIT, type PlaneTerms } from '../curve/numeric/polynomial.js';
import { type PlanePolynomial, planePolynomial, polynomialIn } from '../functions/polynomial.js';
import { PARAMETER_SLACK } from '../plane/tolerance.js';
import type {
  Affine,
  CurveValue,
  ExplicitCurve,
  ImplicitCurve,
  InverseCurve,
  ParametricCurve,
  Vec2,
} from '../values.js';
import { withinRange } from './line-part.js';
import { type Bounds, EVERYWHERE, type Frame, type Part, type RationalForm, toFrame } from './part.js';

const IDENTITY: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The frame whose coordinates are those before the transform. */
function frameOf({ transform: m = IDENTITY }: CurveValue): Frame {
  return { origin: { x: m.e, y: m.f }, u: { x: m.a, y: m.b }, v: { x: m.c, y: m.d } };
}

/** y = f(x) or x = f(y). */
export function explicitPart(curve: ExplicitCurve | InverseCurve): Part {
  const { f, min, max } = curve;
  const frame = frameOf(curve);
  const moved = curve.transform !== undefined;
  const swapped = curve.form === 'inverse';
  const polynomial = polynomialIn(f.expr, f.variable);
  const exact = polynomial !== undefined && polynomial.length <= DEGREE_LIMIT + 1 ? polynomial : undefined;
  const slack = slackOf(min, max);
  const own = (p: Vec2) => (moved ? toFrame(frame, p) : p);
  const base: Part = {
    kind: 'explicit',
    bounds: moved ? EVERYWHERE : rangeBounds(min, max, swapped),
    at: (t) => pointOrNaN(curve, t),
    ranges: [[min, max]],
    ...(moved ? {} : { axis: swapped ? ('y' as const) : ('x' as const) }),
    value: (p) => {
      const { x, y } = own(p);
      return swapped ? x - f.at(y) : y - f.at(x);
    },
    parameterOf: (p, t) => withinRange(t ?? (swapped ? own(p).y : own(p).x), min, max, slack),
  };
  if (exact === undefined) return base;
  const identity = [0, 1];
  const rational = rationalIn(frame, swapped ? exact : identity, swapped ? identity : exact);
  const variable = (power: number, c: number) => (swapped ? { i: 0, j: power, c } : { i: power, j: 0, c });
  const terms: PlaneTerms = [
    swapped ? { i: 1, j: 0, c: 1 } : { i: 0, j: 1, c: 1 },
    ...exact.map((c, k) => variable(k, -c)),
  ];
  return { ...base, rational, equation: { frame, terms } };
}

function rangeBounds(min: number, max: number, swapped: boolean): Bounds {
  return swapped ? { ...EVERYWHERE, bottom: min, top: max } : { ...EVERYWHERE, left: min, right: max };
}

const slackOf = (min: number, max: number) => PARAMETER_SLACK * (Number.isFinite(max - min) ? max - min : 1);

export function parametricPart(curve: ParametricCurve): Part {
  const { min, max } = curve;
  const slack = slackOf(min, max);
  const x = polynomialIn(curve.fx.expr, curve.fx.variable);
  const y = polynomialIn(curve.fy.expr, curve.fy.variable);
  const base: Part = {
    kind: 'parametric',
    bounds: EVERYWHERE,
    at: (t) => pointOrNaN(curve, t),
    ranges: [[min, max]],
    parameterOf: (_, t) => (t === undefined ? undefined : withinRange(t, min, max, slack)),
  };
  return x === undefined || y === undefined ? base : { ...base, rational: rationalIn(frameOf(curve), x, y) };
}

function rationalIn({ origin, u, v }: Frame, x: readonly number[], y: readonly number[]): RationalForm {
  return {
    x: combinePolynomials([origin.x, [1]], [u.x, x], [v.x, y]),
    y: combinePolynomials([origin.y, [1]], [u.y, x], [v.y, y]),
    w: [1],
    projective: false,
  };
}

/** F(x, y) = 0; its points have no parameter, they are ordered by x, then by y. */
export function implicitPart(curve: ImplicitCurve): Part {
  const frame = frameOf(curve);
  const { f } = curve;
  const polynomial = planePolynomial(f.expr);
  const base: Part = {
    kind: 'implicit',
    bounds: EVERYWHERE,
    value: (p) => {
      const { x, y } = curve.transform === undefined ? p : toFrame(frame, p);
      return f.at(x, y);
    },
    parameterOf: () => 0,
  };
  return polynomial === undefined ? base : { ...base, equation: { frame, terms: termsOf(polynomial) } };
}

function termsOf(polynomial: PlanePolynomial): PlaneTerms {
  return polynomial.coefficients.flatMap((row, i) => row.flatMap((c, j) => (c === 0 ? [] : [{ i, j, c }])));
}
