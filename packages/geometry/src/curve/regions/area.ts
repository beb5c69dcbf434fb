import { polynomialIn } from '../../functions/polynomial.js';
import { scaleOf } from '../../plane/affine.js';
import { number } from '../../syntax/build.js';
import { type AreaValue, type ExplicitCurve, Undefined } from '../../values.js';
import { arcLength } from '../arc-length.js';
import { functionRoots, ZeroStretch } from '../functions/function-roots.js';
import { integrate } from '../numeric/integrate.js';
import { combinePolynomials } from '../numeric/polynomial.js';
import { type Coefficients, evaluatePolynomial } from '../numeric/polynomial-roots.js';
import { explicitCurve } from '../scalar.js';

/** The area between two graphs from x = a to x = b; its value is the integral of upper − lower, negative where b < a. */
export function areaBetween(upper: ExplicitCurve, lower: ExplicitCurve, a: number, b: number): AreaValue {
  const low = Math.max(upper.min, lower.min);
  const high = Math.min(upper.max, lower.max);
  if (Math.min(a, b) < low || Math.max(a, b) > high) {
    throw new Undefined(`the limits ${a} and ${b} leave the range of the function, ${low} to ${high}`);
  }
  const value = exactIntegral(upper, lower, a, b) ?? integrate((x) => upper.f.at(x) - lower.f.at(x), a, b);
  return { type: 'Area', upper, lower, min: Math.min(a, b), max: Math.max(a, b), value };
}

/** The integral of f from a to b with the area that it measures. */
export function areaUnder(f: ExplicitCurve, a: number, b: number): AreaValue {
  return areaBetween(f, explicitCurve(number(0)), a, b);
}

/** The area between the graphs, counted as positive whichever is the upper one. Throws Undefined as `integrate` does. */
export function unsignedArea({ upper, lower, min, max, value, isExact }: AreaValue): number {
  if (isExact) return Math.abs(value);
  const gap = (x: number): number => upper.f.at(x) - lower.f.at(x);
  const stops = [min, ...crossings(gap, min, max), max];
  const size = (x: number): number => Math.abs(gap(x));
  const scale = upper.transform === undefined ? 1 : scaleOf(upper.transform);
  return scale ** 2 * stops.slice(1).reduce((sum, stop, i) => sum + integrate(size, stops[i]!, stop), 0);
}

/** The length of both graphs and of the straight sides between them. */
export function outlineLength({ upper, lower, min, max }: AreaValue): number {
  const graphs = [upper, lower].map((graph) => arcLength({ ...graph, min, max }));
  const scale = upper.transform === undefined ? 1 : scaleOf(upper.transform);
  const sides = [min, max].map((x) => scale * Math.abs(upper.f.at(x) - lower.f.at(x)));
  return [...graphs, ...sides].reduce((sum, part) => sum + part, 0);
}

/** Where the graphs cross inside, which is where |f - g| bends; none where they coincide on a stretch. */
function crossings(gap: (x: number) => number, min: number, max: number): number[] {
  try {
    return functionRoots(gap, min, max).filter((x) => x > min && x < max);
  } catch (error) {
    if (error instanceof ZeroStretch) return [];
    throw error;
  }
}

function exactIntegral(upper: ExplicitCurve, lower: ExplicitCurve, a: number, b: number): number | undefined {
  const p = polynomialIn(upper.f.expr, 'x');
  const q = polynomialIn(lower.f.expr, 'x');
  if (p === undefined || q === undefined || !Number.isFinite(a) || !Number.isFinite(b)) return undefined;
  const primitive: Coefficients = [0, ...combinePolynomials([1, p], [-1, q]).map((c, i) => c / (i + 1))];
  return evaluatePolynomial(primitive, b) - evaluatePolynomial(primitive, a);
}
