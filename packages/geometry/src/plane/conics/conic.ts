import {
  type CircleValue,
  type ConicValue,
  type EllipseValue,
  type HyperbolaValue,
  type LineValue,
  type ParabolaValue,
  Undefined,
  type Vec2,
} from '../../values.js';
import { CIRCULAR, PARABOLIC, PARALLEL, ROUNDING } from '../tolerance.js';
import { unitAt } from '../turn.js';
import { along, dot, multiply, rot90, vec } from '../vec.js';

/** A, B, C, D, E, F of A x² + B xy + C y² + D x + E y + F = 0. */
export type ConicCoefficients = readonly [number, number, number, number, number, number];

/** What a curve of the second degree can be. */
export type ConicShape = CircleValue | EllipseValue | HyperbolaValue | ParabolaValue | ConicValue;

/**
 * The curve A x² + B xy + C y² + D x + E y + F = 0, of its exact type: Line when it has no second degree, Circle, Ellipse, Hyperbola, Parabola,
 * or the degenerate Conic (two lines, one line twice, a point). The result does not change when all six are multiplied by one number.
 *
 * Axes are chosen so that equal curves come out equal: an ellipse's `rotation` is in (-π/4, π/4], a hyperbola's in (-π/2, π/2], a line's parameter
 * is x, or y when it is vertical. Throws Undefined where no real point, or every point, satisfies the equation.
 * `parabolic` is the relative discriminant below which the curve counts as a parabola.
 */
export function conicFromCoefficients(
  A: number,
  B: number,
  C: number,
  D: number,
  E: number,
  F: number,
  parabolic: number = PARABOLIC,
): ConicShape | LineValue {
  const all = [A, B, C, D, E, F];
  if (!all.every(Number.isFinite)) throw new Undefined('a coefficient of the equation is not a finite number');
  const quadratic = Math.max(Math.abs(A), Math.abs(B), Math.abs(C));
  const linear = Math.max(Math.abs(D), Math.abs(E));
  if (quadratic === 0 || quadratic <= ROUNDING * linear * ROUNDING) return lineFromCoefficients(D, E, F);

  // B² - 4AC < 0 etc. compare only with each other, so one division settles the scale.
  const [a, b, c, d, e, f] = all.map((k) => k / quadratic) as [number, number, number, number, number, number];
  const determinant = 4 * a * c - b * b;
  if (Math.abs(determinant) <= parabolic * (a * a + b * b + c * c)) return parabolicConic([a, b, c, d, e, f]);
  return centralConic([a, b, c, d, e, f], determinant);
}

function lineFromCoefficients(D: number, E: number, F: number): LineValue {
  if (D === 0 && E === 0) {
    throw new Undefined(F === 0 ? 'every point satisfies the equation' : 'no point satisfies the equation');
  }
  if (Math.abs(E) > PARALLEL * Math.abs(D)) {
    return { type: 'Line', origin: vec(0, zero(-F / E)), direction: vec(1, zero(-D / E)) };
  }
  return { type: 'Line', origin: vec(zero(-F / D), 0), direction: vec(zero(-E / D), 1) };
}

function centralConic(coefficients: ConicCoefficients, determinant: number): ConicShape {
  const [A, B, C, D, E, F] = coefficients;
  const center = vec(zero((B * E - 2 * C * D) / determinant), zero((B * D - 2 * A * E) / determinant));
  const terms = [F, (D * center.x) / 2, (E * center.y) / 2] as const;
  const atCenter = terms[0] + terms[1] + terms[2];
  const noise = ROUNDING * terms.reduce((sum, term) => sum + Math.abs(term), 0);
  const half = Math.hypot(A - C, B) / 2;
  const mean = (A + C) / 2;

  if (determinant > 0) {
    if (Math.abs(atCenter) <= noise) return { type: 'Conic', coefficients, lines: [], point: center };
    if (Math.sign(atCenter) === Math.sign(mean)) throw new Undefined('no real point satisfies the equation');
    if (half <= CIRCULAR * Math.abs(mean)) return { type: 'Circle', center, radius: Math.sqrt(-atCenter / mean) };
    const rotation = axisNearX(A, B, C);
    const [alongU, alongV] = eigenvalues(coefficients, determinant, rotation);
    return { type: 'Ellipse', center, a: Math.sqrt(-atCenter / alongU), b: Math.sqrt(-atCenter / alongV), rotation };
  }

  const rotation = axisNearX(A, B, C);
  const [alongU, alongV] = eigenvalues(coefficients, determinant, rotation);
  if (Math.abs(atCenter) <= noise) {
    const u = unitAt(rotation);
    const slope = Math.sqrt(-alongU / alongV);
    const lines = [1, -1].map((side) => lineThrough(center, rightwards(along(u, rot90(u), side * slope))));
    return { type: 'Conic', coefficients, lines };
  }
  const transverseIsU = Math.sign(-atCenter) === Math.sign(alongU);
  const turned = transverseIsU ? rotation : rotation + (rotation > 0 ? -Math.PI / 2 : Math.PI / 2);
  return {
    type: 'Hyperbola',
    center,
    a: Math.sqrt(-atCenter / (transverseIsU ? alongU : alongV)),
    b: Math.sqrt(atCenter / (transverseIsU ? alongV : alongU)),
    rotation: turned,
  };
}

/** The angle in (-π/4, π/4] of the principal axis nearer to the x axis. */
function axisNearX(A: number, B: number, C: number): number {
  if (Math.abs(B) <= ROUNDING * Math.abs(A - C)) return 0;
  if (Math.abs(A - C) <= ROUNDING * Math.abs(B)) return Math.PI / 4;
  return Math.atan(B / (A - C)) / 2;
}

/** The quadratic form's value on the unit vectors at `rotation` and a quarter turn further; the smaller from the determinant, which keeps its digits. */
function eigenvalues(
  coefficients: ConicCoefficients,
  determinant: number,
  rotation: number,
): readonly [number, number] {
  const [A, B, C] = coefficients;
  const half = Math.hypot(A - C, B) / 2;
  const mean = (A + C) / 2;
  const large = mean >= 0 ? mean + half : mean - half;
  const small = determinant / 4 / large;
  const u = unitAt(rotation);
  const onU = A * u.x * u.x + B * u.x * u.y + C * u.y * u.y;
  return Math.abs(onU - large) <= Math.abs(onU - small) ? [large, small] : [small, large];
}

function parabolicConic(coefficients: ConicCoefficients): ConicShape {
  const [A, B, C, D, E, F] = coefficients;
  // The form is λ (v · X)²: v is its axis of the eigenvalue λ = A + C, u the direction it does not see.
  const lambda = A + C;
  const v = Math.abs(A) >= Math.abs(C) ? direction(A, B / 2) : direction(B / 2, C);
  const u = vec(v.y, zero(-v.x));
  const d = dot(vec(D, E), u);
  const e = dot(vec(D, E), v);
  const Y = -e / (2 * lambda);
  if (Math.abs(d) <= ROUNDING * (Math.abs(D) + Math.abs(E))) {
    const discriminant = e * e - 4 * lambda * F;
    const towards = rightwards(u);
    if (Math.abs(discriminant) <= ROUNDING * (e * e + Math.abs(4 * lambda * F))) {
      return { type: 'Conic', coefficients, lines: [lineThrough(multiply(v, Y), towards)] };
    }
    if (discriminant < 0) throw new Undefined('no real point satisfies the equation');
    const gap = Math.sqrt(discriminant) / (2 * Math.abs(lambda));
    const normal = rot90(towards);
    const middle = dot(multiply(v, Y), normal);
    const lines = [middle - gap, middle + gap].map((offset) => lineThrough(multiply(normal, offset), towards));
    return { type: 'Conic', coefficients, lines };
  }
  const X = -(F + (e * Y) / 2) / d;
  const opening = -d / lambda;
  const axis = opening > 0 ? u : vec(zero(-u.x), zero(-u.y));
  return {
    type: 'Parabola',
    vertex: vec(zero(u.x * X + v.x * Y), zero(u.y * X + v.y * Y)),
    p: Math.abs(opening) / 4,
    rotation: Math.atan2(axis.y, axis.x),
  };
}

/** The coefficients of a conic's equation, not normalised; those of a degenerate Conic are its own. */
export function conicCoefficients(conic: ConicShape): ConicCoefficients {
  switch (conic.type) {
    case 'Conic':
      return conic.coefficients;
    case 'Circle':
      return inPlane(conic.center, 0, [1, 0, 1, 0, 0, -conic.radius * conic.radius]);
    case 'Ellipse':
      return inPlane(conic.center, conic.rotation, [conic.b ** 2, 0, conic.a ** 2, 0, 0, -((conic.a * conic.b) ** 2)]);
    case 'Hyperbola':
      return inPlane(conic.center, conic.rotation, [
        conic.b ** 2,
        0,
        -(conic.a ** 2),
        0,
        0,
        -((conic.a * conic.b) ** 2),
      ]);
    case 'Parabola':
      return inPlane(conic.vertex, conic.rotation, [0, 0, 1, -4 * conic.p, 0, 0]);
  }
}

/** The equation in x, y of a conic given in the frame at `origin` turned by `rotation`. */
function inPlane(origin: Vec2, rotation: number, local: ConicCoefficients): ConicCoefficients {
  const [a, b, c, d, e, f] = local;
  const { x: cos, y: sin } = unitAt(rotation);
  const A = a * cos * cos - b * cos * sin + c * sin * sin;
  const B = 2 * (a - c) * cos * sin + b * (cos * cos - sin * sin);
  const C = a * sin * sin + b * cos * sin + c * cos * cos;
  return translateCoefficients([A, B, C, d * cos - e * sin, d * sin + e * cos, f], origin);
}

/** The equation of the conic moved by `offset`. */
function translateCoefficients(coefficients: ConicCoefficients, { x, y }: Vec2): ConicCoefficients {
  const [A, B, C, D, E, F] = coefficients;
  return [
    A,
    B,
    C,
    zero(D - 2 * A * x - B * y),
    zero(E - B * x - 2 * C * y),
    F + A * x * x + B * x * y + C * y * y - D * x - E * y,
  ];
}

const lineThrough = (origin: Vec2, towards: Vec2): LineValue => ({
  type: 'Line',
  origin: vec(zero(origin.x), zero(origin.y)),
  direction: vec(zero(towards.x), zero(towards.y)),
});

/** The direction turned to point right, or up when it is vertical. */
const rightwards = (towards: Vec2): Vec2 => {
  const flat = Math.abs(towards.x) <= PARALLEL * Math.abs(towards.y) ? vec(0, towards.y) : towards;
  return flat.x < 0 || (flat.x === 0 && flat.y < 0) ? multiply(flat, -1) : flat;
};

const direction = (x: number, y: number): Vec2 => {
  const size = Math.hypot(x, y);
  return vec(x / size, y / size);
};

/** Turns -0 into 0. */
const zero = (value: number): number => (value === 0 ? 0 : value);
