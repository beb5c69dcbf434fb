import { takeSteps } from '../../functions/steps.js';
import { type PlaneCoefficients, writtenPolynomial } from '../../functions/written-polynomial.js';
import type { PlaneFunction } from '../../values.js';
import type { Field } from '../numeric/zero-crossing.js';
import type { ViewWindow } from '../view-window.js';

/** Side in px of the squares in which a polynomial is expanded around their middle. */
const TILE = 8;
/** The part of the largest term in a square under which terms of its expansion are left out. */
const NEGLIGIBLE = 1e-21;
/** |F| around a place that is so many times what rounding makes of it is computed well enough. */
const CLEAR = 1e6;
/** The part of the sum of the sizes of a polynomial's terms that rounding makes of it, generously. */
const ROUNDING = 16 * Number.EPSILON;
/** Lower degrees lose no digits that a picture shows. */
const LEAST_DEGREE = 6;
/** Splits a number into halves of 26 bits. */
const SPLITTER = 2 ** 27 + 1;

/** F in px, with the digits that count near its zeros. */
export interface PreciseField {
  /** For values all over, at one height after the other. */
  alongRow(y: number): (x: number) => number;
  /** For values around a place where |F| is at most so large. */
  near(x: number, y: number, most: number): Field;
}

export const asPrecise = (field: Field): PreciseField => ({
  alongRow: (y) => (x) => field(x, y),
  near: () => field,
});

/**
 * F in px. Where terms of a polynomial cancel each other so far that rounding may hide the sign of their sum, which
 * they do at a node of a curve of a high degree, it is computed from the polynomial's expansion around a point near by.
 */
export function preciseField({ at, expr }: PlaneFunction, window: ViewWindow, unitsPerPx: number): PreciseField {
  const { left, bottom } = window;
  const plain: Field = (x, y) => at(left + x * unitsPerPx, bottom + y * unitsPerPx);
  const coefficients = writtenPolynomial(expr);
  if (coefficients === undefined) return asPrecise(plain);
  // Of a polynomial one in x is left at each height.
  const rowAt = (y: number) => Float64Array.from(coefficients, (inner) => polynomialAt(inner, bottom + y * unitsPerPx));
  if (degreeOf(coefficients) < LEAST_DEGREE) {
    const alongRow = (y: number) => {
      const row = rowAt(y);
      return (x: number) => polynomialAt(row, left + x * unitsPerPx);
    };
    return { alongRow, near: () => plain };
  }
  const side = TILE * unitsPerPx;
  const columns = Math.ceil((window.right - left) / side);
  const rows = Math.ceil((window.top - bottom) / side);
  const reach = (start: number, n: number) => Math.max(Math.abs(start + n * side), Math.abs(start + (n + 1) * side));
  const noise = Float64Array.from({ length: columns * rows }, (_, k) =>
    noiseOf(coefficients, reach(left, k % columns), reach(bottom, Math.floor(k / columns))),
  );
  const tileOf = (place: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(place / TILE)));
  const tileAt = (x: number, y: number) => tileOf(y, rows) * columns + tileOf(x, columns);
  const expansions = new Map<number, Field>();
  const expansionOf = (k: number): Field => {
    const known = expansions.get(k);
    if (known) return known;
    const middle = { x: ((k % columns) + 0.5) * TILE, y: (Math.floor(k / columns) + 0.5) * TILE };
    const expanded = expand(coefficients, left + middle.x * unitsPerPx, bottom + middle.y * unitsPerPx);
    const local = fieldOf(expanded, unitsPerPx);
    const field: Field = (x, y) => local(x - middle.x, y - middle.y);
    expansions.set(k, field);
    return field;
  };
  // At an origin that the curve passes the terms themselves are small.
  const isNoise = (x: number, y: number, k: number, size: number) =>
    size <= noise[k]! &&
    size <= noiseOf(coefficients, Math.abs(left + x * unitsPerPx), Math.abs(bottom + y * unitsPerPx));
  return {
    alongRow(y) {
      const row = rowAt(y);
      const first = tileAt(0, y);
      const most = Math.max(...noise.subarray(first, first + columns));
      return (x) => {
        const value = polynomialAt(row, left + x * unitsPerPx);
        if (Math.abs(value) > most) return value;
        const k = tileAt(x, y);
        return isNoise(x, y, k, Math.abs(value)) ? expansionOf(k)(x, y) : value;
      };
    },
    near(x, y, most) {
      const k = tileAt(x, y);
      return isNoise(x, y, k, most / CLEAR) ? expansionOf(k) : plain;
    },
  };
}

function degreeOf(coefficients: PlaneCoefficients): number {
  return Math.max(...coefficients.flatMap((row, i) => row.map((value, j) => (value === 0 ? 0 : i + j))));
}

/** A polynomial by its coefficients, from the constant up. */
function polynomialAt(coefficients: ArrayLike<number>, t: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * t + coefficients[i]!;
  return sum;
}

/** How far a value of a polynomial may be off by rounding where |x| and |y| are at most as given. */
function noiseOf(coefficients: PlaneCoefficients, x: number, y: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) {
    const row = coefficients[i]!;
    let inner = 0;
    for (let j = row.length - 1; j >= 0; j--) inner = inner * y + Math.abs(row[j]!);
    sum = sum * x + inner;
  }
  return ROUNDING * sum;
}

/** Numbers of twice the digits: each is the sum of two. */
interface Doubled {
  readonly high: Float64Array;
  readonly low: Float64Array;
}

/** The coefficients of a polynomial in x - x0 and y - y0, those of each power of y in turn. */
function expand(coefficients: PlaneCoefficients, x0: number, y0: number): Float64Array[] {
  const rows = coefficients.map(
    (row): Doubled => ({ high: Float64Array.from(row), low: new Float64Array(row.length) }),
  );
  for (const row of rows) shift(row, y0);
  const height = Math.max(...coefficients.map(({ length }) => length));
  takeSteps(coefficients.length * height * (coefficients.length + height));
  return Array.from({ length: height }, (_, j) => {
    const length = rows.findLastIndex(({ high }) => high.length > j) + 1;
    const high = Float64Array.from({ length }, (_, i) => rows[i]!.high[j] ?? 0);
    const low = Float64Array.from({ length }, (_, i) => rows[i]!.low[j] ?? 0);
    shift({ high, low }, x0);
    return high;
  });
}

/**
 * The coefficients of a polynomial in t around another origin, by Horner's scheme, in place.
 * Products and sums are exact but for the last digits of the second (Dekker 1971).
 */
function shift({ high, low }: Doubled, origin: number): void {
  const split = SPLITTER * origin;
  const originTop = split - (split - origin);
  const originRest = origin - originTop;
  for (let k = 0; k < high.length - 1; k++) {
    for (let i = high.length - 2; i >= k; i--) {
      const factor = high[i + 1]!;
      const wide = SPLITTER * factor;
      const top = wide - (wide - factor);
      const rest = factor - top;
      const product = factor * origin;
      const productLow =
        top * originTop - product + top * originRest + rest * originTop + rest * originRest + low[i + 1]! * origin;
      const own = high[i]!;
      const sum = own + product;
      const taken = sum - own;
      const lower = own - (sum - taken) + (product - taken) + productLow + low[i]!;
      high[i] = sum + lower;
      low[i] = lower - (high[i]! - sum);
    }
  }
}

/**
 * An expansion as a function of the distance from its origin in px, without the terms that do not count in its square.
 */
function fieldOf(expanded: readonly Float64Array[], unitsPerPx: number): Field {
  const rows = expanded.map((row, j) => row.map((value, i) => value * unitsPerPx ** (i + j)));
  const sizes = rows.map((row, j) => row.map((value, i) => Math.abs(value) * TILE ** (i + j)));
  const least = NEGLIGIBLE * Math.max(...sizes.map((row) => Math.max(...row)));
  const kept = rows.map((row, j) => row.slice(0, sizes[j]!.findLastIndex((size) => size > least) + 1));
  const count = kept.findLastIndex(({ length }) => length > 0) + 1;
  return (x, y) => {
    let sum = 0;
    for (let j = count - 1; j >= 0; j--) {
      const row = kept[j]!;
      let inner = 0;
      for (let i = row.length - 1; i >= 0; i--) inner = inner * x + row[i]!;
      sum = sum * y + inner;
    }
    return sum;
  };
}
