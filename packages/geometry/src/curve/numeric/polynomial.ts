import type { Coefficients } from './polynomial-roots.js';

/** Higher degrees come out of no figure, and their roots would drown in rounding. */
export const DEGREE_LIMIT = 60;

export function addPolynomials(p: Coefficients, q: Coefficients): number[] {
  const sum = new Array<number>(Math.max(p.length, q.length)).fill(0);
  for (let i = 0; i < sum.length; i++) sum[i] = (p[i] ?? 0) + (q[i] ?? 0);
  return sum;
}

function scalePolynomial(p: Coefficients, factor: number): number[] {
  return p.map((c) => c * factor);
}

export function multiplyPolynomials(p: Coefficients, q: Coefficients): number[] {
  if (p.length === 0 || q.length === 0) return [];
  const product = new Array<number>(p.length + q.length - 1).fill(0);
  for (let i = 0; i < p.length; i++) {
    for (let j = 0; j < q.length; j++) product[i + j] = product[i + j]! + p[i]! * q[j]!;
  }
  return product;
}

/** A sum of polynomials with factors: Σ kᵢ pᵢ. */
export function combinePolynomials(...terms: readonly (readonly [number, Coefficients])[]): number[] {
  return terms.reduce<number[]>(
    (sum, [factor, p]) => (factor === 0 ? sum : addPolynomials(sum, scalePolynomial(p, factor))),
    [],
  );
}

/** One term c xⁱ yʲ of a polynomial in the plane. */
interface PlaneTerm {
  readonly i: number;
  readonly j: number;
  readonly c: number;
}

/** Σ c xⁱ yʲ. */
export type PlaneTerms = readonly PlaneTerm[];

/** The largest i + j. */
export function planeDegree(terms: PlaneTerms): number {
  return terms.reduce((degree, { i, j }) => Math.max(degree, i + j), 0);
}

/** Wⁿ F(X/W, Y/W) with n the degree of F: its zeros are those of F along a rational curve. */
export function substituteInPlane(terms: PlaneTerms, x: Coefficients, y: Coefficients, w: Coefficients): number[] {
  const degree = planeDegree(terms);
  const xPowers = powersOf(x, degree);
  const yPowers = powersOf(y, degree);
  const wPowers = powersOf(w, degree);
  let sum: number[] = [];
  for (const { i, j, c } of terms) {
    const term = multiplyPolynomials(multiplyPolynomials(xPowers[i]!, yPowers[j]!), wPowers[degree - i - j]!);
    sum = addPolynomials(sum, scalePolynomial(term, c));
  }
  return sum;
}

function powersOf(p: Coefficients, highest: number): Coefficients[] {
  const powers: Coefficients[] = [[1]];
  for (let k = 1; k <= highest; k++) powers.push(multiplyPolynomials(powers[k - 1]!, p));
  return powers;
}
