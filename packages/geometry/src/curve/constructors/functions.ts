import { form, nth, number, point, take } from '../../plane/arguments.js';
import { makeList, makePoint } from '../../plane/make.js';
import type { Constructor } from '../../table.js';
import type { ExplicitCurve, PointValue, Value } from '../../values.js';
import { derivativeOf, extremaOf, rootsOf } from '../function-points.js';
import { asFunction } from '../scalar.js';
import { curveTangents, tangentAtParameter } from '../tangent.js';

const CUBIC = 'y = x^3 - 3x';

const rootPoints = (f: ExplicitCurve): PointValue[] => rootsOf(f).map((x) => makePoint({ x, y: 0 }));
const extremumPoints = (f: ExplicitCurve): PointValue[] => extremaOf(f).map((x) => makePoint({ x, y: f.f.at(x) }));

/** The n-th root of a function as a point of the x-axis. */
export const nthRoot = (self: Value, n: number): PointValue => nth(rootPoints(asFunction(self)), n, 'root');
/** The n-th local maximum or minimum of a function as a point of its graph. */
export const nthExtremum = (self: Value, n: number): PointValue => nth(extremumPoints(asFunction(self)), n, 'extremum');

/** The n-th derivative. */
export function derivative(self: Value, order = 1): ExplicitCurve {
  let f = asFunction(self);
  for (let k = 0; k < order; k++) f = derivativeOf(f);
  return f;
}

export const functionConstructors: readonly Constructor[] = [
  {
    name: 'Derivative',
    group: 'curves',
    signatures: [
      form('f: Path', 'Curve', `Derivative(${CUBIC})`, 'The exact derivative of a function of x.', (args) =>
        derivative(args[0]!),
      ),
      form('f: Path, n: Number', 'Curve', `Derivative(${CUBIC}, 2)`, 'The n-th derivative, n from 1 to 10.', (args) =>
        derivative(args[0]!, nth([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], number(args, 1), 'derivative')),
      ),
    ],
  },
  {
    name: 'Root',
    group: 'points',
    signatures: [
      form(
        'f: Path, n: Number',
        'Point',
        `Root(${CUBIC}, 1)`,
        'The n-th point of a graph on the x-axis, in order of x; within ±100 for functions that are no polynomials.',
        (args) => nthRoot(args[0]!, number(args, 1)),
      ),
      form('f: Path', 'List', `Root(${CUBIC})`, 'All points of a graph on the x-axis, in order of x.', (args) =>
        makeList(rootPoints(asFunction(args[0]!))),
      ),
    ],
  },
  {
    name: 'Extremum',
    group: 'points',
    signatures: [
      form(
        'f: Path, n: Number',
        'Point',
        `Extremum(${CUBIC}, 1)`,
        'The n-th local maximum or minimum of a function, in order of x; within ±100 for functions that are no polynomials.',
        (args) => nthExtremum(args[0]!, number(args, 1)),
      ),
      form(
        'f: Path',
        'List',
        `Extremum(${CUBIC})`,
        'All local maxima and minima of a function, in order of x.',
        (args) => makeList(extremumPoints(asFunction(args[0]!))),
      ),
    ],
  },
  {
    name: 'Tangent',
    group: 'lines',
    signatures: [
      form(
        'curve: Curve, P: Point',
        'Line',
        'Tangent(y = x^2, Point(1, 1))',
        'The tangent at P where P lies on the curve; otherwise the list of tangents through P, in order of their touch points along the curve.',
        (args) => {
          const { at, all } = curveTangents(take(args, 0, 'Curve'), point(args, 1));
          return at ?? makeList(all);
        },
      ),
      form(
        'curve: Curve, P: Point, n: Number',
        'Line',
        'Tangent(y = x^2, Point(0, -1), 1)',
        'The n-th tangent through P: where P lies on the curve the one at P first, then in order of the touch points along the curve.',
        (args) => nth(curveTangents(take(args, 0, 'Curve'), point(args, 1)).all, number(args, 2), 'tangent'),
      ),
      form(
        'curve: Curve, t: Number',
        'Line',
        'Tangent(y = x^2, 1)',
        "The tangent at a value of the curve's parameter: x for y = f(x).",
        (args) => tangentAtParameter(take(args, 0, 'Curve'), number(args, 1)),
      ),
    ],
  },
];
