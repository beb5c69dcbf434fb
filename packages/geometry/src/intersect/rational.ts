import { polishRoot } from '../curve/functions/function-roots.js';
import { DEGREE_LIMIT, planeDegree, substituteInPlane } from '../curve/numeric/polynomial.js';
import {
  type Coefficients,
  differentiatePolynomial,
  evaluatePolynomial,
  realRoots,
  termSize,
} from '../curve/numeric/polynomial-roots.js';
import type { Vec2 } from '../values.js';
import { TOUCH } from './line-conic.js';
import { Coincident, type Frame, fromFrame, type PolynomialEquation, type RationalForm, toFrame } from './part.js';

/** Coefficients this small beside those that cancelled into them are zero: the parts coincide. */
const CANCELLED = 1e-12;
/** Directions tried for the point at infinity of a projective parameter. */
const TURNS = 16;
/** A point this far out, in units of the other curve's frame, is one at infinity that rounding has brought back. */
const FAR = 1e7;

/** Whether the substitution stays within the degrees that roots can be found for. */
export function canSubstitute(form: RationalForm, equation: PolynomialEquation): boolean {
  const degree = Math.max(form.x.length, form.y.length, form.w.length) - 1;
  return degree * planeDegree(equation.terms) <= DEGREE_LIMIT;
}

/** The points of a rational curve that satisfy a polynomial equation. Throws Coincident where all do. */
export function rationalRoots(form: RationalForm, equation: PolynomialEquation): Vec2[] {
  const local = inFrame(form, equation.frame);
  const { projective } = form;
  const turned = projective ? turnedFromInfinity(local, equation) : local;
  const { frame } = equation;
  return parameters(turned, equation, projective).flatMap((t) => {
    const w = evaluatePolynomial(turned.w, t);
    const [x, y] = [evaluatePolynomial(turned.x, t) / w, evaluatePolynomial(turned.y, t) / w];
    return Math.abs(x) + Math.abs(y) < FAR ? [fromFrame(frame, x, y)] : [];
  });
}

/** The parameters at which a polynomial curve satisfies an equation, in increasing order. */
export function rationalParameters(form: RationalForm, equation: PolynomialEquation): number[] {
  return parameters(inFrame(form, equation.frame), equation, false);
}

function parameters(local: RationalForm, equation: PolynomialEquation, projective: boolean): number[] {
  const p = substituteInPlane(equation.terms, local.x, local.y, local.w);
  const sizes = substituteInPlane(
    equation.terms.map((term) => ({ ...term, c: Math.abs(term.c) })),
    local.x.map(Math.abs),
    local.y.map(Math.abs),
    local.w.map(Math.abs),
  );
  const cleaned = p.map((c, k) => (Math.abs(c) <= CANCELLED * 1e-2 * sizes[k]! ? 0 : c));
  const largest = Math.max(...sizes.map(Math.abs), 0);
  if (cleaned.every((c) => Math.abs(c) <= CANCELLED * largest)) throw new Coincident();
  const slope = differentiatePolynomial(cleaned);
  const value = (t: number) => equationAt(local, equation, t);
  return realRoots(cleaned, TOUCH)
    .filter((t) => projective || Math.abs(t) < FAR)
    .map((t) => {
      const steep = Math.abs(evaluatePolynomial(slope, t)) > 1e-6 * termSize(slope, t);
      return steep ? polishRoot(value, slope, t) : t;
    });
}

/** The equation's left side times a power of w: what the expanded polynomial stands for, with less rounding. */
function equationAt(local: RationalForm, { terms }: PolynomialEquation, t: number): number {
  const degree = planeDegree(terms);
  const x = evaluatePolynomial(local.x, t);
  const y = evaluatePolynomial(local.y, t);
  const w = evaluatePolynomial(local.w, t);
  let sum = 0;
  for (const { i, j, c } of terms) sum += c * x ** i * y ** j * w ** (degree - i - j);
  return sum;
}

/** The same curve in the coordinates of a frame. */
function inFrame(form: RationalForm, frame: Frame): RationalForm {
  const length = Math.max(form.x.length, form.y.length, form.w.length);
  const x: number[] = [];
  const y: number[] = [];
  for (let k = 0; k < length; k++) {
    const w = form.w[k] ?? 0;
    const shifted = { x: (form.x[k] ?? 0) - w * frame.origin.x, y: (form.y[k] ?? 0) - w * frame.origin.y };
    const local = toFrame({ ...frame, origin: { x: 0, y: 0 } }, shifted);
    x.push(local.x);
    y.push(local.y);
  }
  return { ...form, x, y };
}

/**
 * A conic's parameter runs through infinity: t = (c s + d) / (−d s + c) turns it so that infinity becomes a point as far from the
 * other curve as can be, and no root is near it.
 */
function turnedFromInfinity(form: RationalForm, equation: PolynomialEquation): RationalForm {
  let best = form;
  let largest = -1;
  for (let k = 0; k < TURNS; k++) {
    const angle = (Math.PI * (k + 0.37)) / TURNS;
    const c = Math.cos(angle);
    const d = Math.sin(angle);
    const candidate: RationalForm = { ...form, x: turn(form.x, c, d), y: turn(form.y, c, d), w: turn(form.w, c, d) };
    const p = substituteInPlane(equation.terms, candidate.x, candidate.y, candidate.w);
    const leading = Math.abs(p[2 * planeDegree(equation.terms)] ?? 0);
    if (leading > largest) {
      largest = leading;
      best = candidate;
    }
  }
  return best;
}

/** (c − d s)² q((c s + d) / (c − d s)) for a quadratic q. */
function turn(q: Coefficients, c: number, d: number): number[] {
  const [q0 = 0, q1 = 0, q2 = 0] = q;
  return [
    q0 * c * c + q1 * c * d + q2 * d * d,
    -2 * q0 * c * d + q1 * (c * c - d * d) + 2 * q2 * c * d,
    q0 * d * d - q1 * c * d + q2 * c * c,
  ];
}
