import { explicitCurve } from '../../curve/scalar.js';
import { form } from '../../form.js';
import { simplify } from '../../functions/simplify.js';
import { requireWhole } from '../../plane/arguments.js';
import { makeLine } from '../../plane/make.js';
import type { Expr } from '../../syntax/ast.js';
import { add, call, literal, multiply, name, number, power, subtract } from '../../syntax/build.js';
import type { Constructor } from '../../table.js';
import type { CurveValue, LineValue, Vec2 } from '../../values.js';
import { fitExponential, fitLine, fitLogarithm, fitPolynomial, fitPower, pointsOf } from '../fits.js';

const POINTS = '[(0, 1), (1, 2), (2, 2), (3, 4)]';
const GROWTH = '[(1, 1), (2, 2), (3, 4), (4, 8)]';
const X = name('x');

/** More bends than this follow the noise. */
const MAX_DEGREE = 20;

const XS = '[0, 1, 2, 3]';
const YS = '[1, 2, 2, 4]';
const GROWN = '[1, 2, 3, 4], [1, 2, 4, 8]';

const curve = (expr: Expr, min?: number): CurveValue => explicitCurve(simplify(expr), min);

/** Σ c_k x^k, the highest power first. */
function polynomialTree(coefficients: readonly number[]): Expr {
  const terms = coefficients.flatMap((c, k) => (c === 0 ? [] : [{ c, k }])).toReversed();
  const term = (c: number, k: number): Expr => multiply(literal(c), power(X, number(k)));
  return (
    terms.reduce<Expr | undefined>((sum, { c, k }) => {
      if (sum === undefined) return term(c, k);
      return c < 0 ? subtract(sum, term(-c, k)) : add(sum, term(c, k));
    }, undefined) ?? number(0)
  );
}

function lineOf(points: readonly Vec2[]): LineValue {
  const { constant, slope } = fitLine(points);
  return makeLine({ x: 0, y: constant }, { x: 1, y: slope });
}

function polynomialOf(points: readonly Vec2[], degree: number): CurveValue {
  requireWhole(degree, 0, MAX_DEGREE, 'the degree');
  return curve(polynomialTree(fitPolynomial(points, degree)));
}

const fit = (
  called: string,
  doc: string,
  example: string,
  rule: (points: readonly Vec2[]) => CurveValue,
): Constructor => ({
  name: called,
  group: 'statistics',
  yields: true,
  signatures: [
    form({
      parameters: 'points: Point[]',
      returns: 'Curve',
      doc,
      example: `${called}(${example})`,
      evaluate: ({ points }) => rule(points),
    }),
    form({
      parameters: 'xs: Number[], ys: Number[]',
      returns: 'Curve',
      doc: 'The same for points with these coordinates.',
      example: `${called}(${GROWN})`,
      evaluate: ({ xs, ys }) => rule(pointsOf(xs, ys)),
    }),
  ],
});

/** Functions that go by points as near as they can. */
export const fitConstructors: readonly Constructor[] = [
  {
    name: 'FitLine',
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'points: Point[]',
        returns: 'Line',
        doc: 'The line y = m x + c with the least sum of squared vertical distances of points.',
        example: `FitLine(${POINTS})`,
        evaluate: ({ points }) => lineOf(points),
      }),
      form({
        parameters: 'xs: Number[], ys: Number[]',
        returns: 'Line',
        doc: 'The same for points with these coordinates.',
        example: `FitLine(${XS}, ${YS})`,
        evaluate: ({ xs, ys }) => lineOf(pointsOf(xs, ys)),
      }),
    ],
  },
  {
    name: 'FitPoly',
    group: 'statistics',
    yields: true,
    signatures: [
      form({
        parameters: 'points: Point[], n: Number',
        returns: 'Curve',
        doc: 'The polynomial of degree n, from 0 to 20, with the least sum of squared vertical distances; it goes through n + 1 points.',
        example: 'FitPoly([(0, 1), (1, 0), (2, 1), (3, 4)], 2)',
        evaluate: ({ points, n }) => polynomialOf(points, n),
      }),
      form({
        parameters: 'xs: Number[], ys: Number[], n: Number',
        returns: 'Curve',
        doc: 'The same for points with these coordinates.',
        example: `FitPoly(${XS}, ${YS}, 2)`,
        evaluate: ({ xs, ys, n }) => polynomialOf(pointsOf(xs, ys), n),
      }),
    ],
  },
  fit(
    'FitExp',
    'The function y = a e^(b x) for which ln y has the least sum of squares; every y is above 0.',
    GROWTH,
    (points) => {
      const { factor, rate } = fitExponential(points);
      return curve(multiply(literal(factor), call('exp', multiply(literal(rate), X))));
    },
  ),
  fit(
    'FitPow',
    'The function y = a x^b for which ln y has the least sum of squares; every x and y is above 0.',
    GROWTH,
    (points) => {
      const { factor, exponent } = fitPower(points);
      return curve(multiply(literal(factor), power(X, literal(exponent))), 0);
    },
  ),
  fit('FitLog', 'The function y = a + b ln x with the least sum of squares; every x is above 0.', GROWTH, (points) => {
    const { constant, slope } = fitLogarithm(points);
    return curve(add(literal(constant), multiply(literal(slope), call('ln', X))), 0);
  }),
];
