import { form } from '../../form.js';
import { nth } from '../../plane/arguments.js';
import { makeList, makePoint } from '../../plane/make.js';
import type { Constructor } from '../../table.js';
import type { CurveValue, ExplicitCurve, LineValue, ListValue, PointValue, Value, Vec2 } from '../../values.js';
import { derivativeOf, extremaOf, rootsOf } from '../functions/function-points.js';
import { asFunction } from '../scalar.js';
import { curveTangents, tangentAtParameter } from '../tangent.js';

const CUBIC = 'y = x^3 - 3x';

const rootPoints = (f: ExplicitCurve): PointValue[] => rootsOf(f).map((x) => makePoint({ x, y: 0 }));
const extremumPoints = (f: ExplicitCurve): PointValue[] => extremaOf(f).map((x) => makePoint({ x, y: f.f.at(x) }));

/** The n-th root of a function as a point of the x-axis. */
export const nthRoot = (self: Value, n: number): PointValue => nth(rootPoints(asFunction(self)), n, 'root');
/** The n-th local maximum or minimum of a function as a point of its graph. */
export const nthExtremum = (self: Value, n: number): PointValue => nth(extremumPoints(asFunction(self)), n, 'extremum');

/** The part of a function from one x to another, in either order. */
function between(self: Value, from: number, to: number): ExplicitCurve {
  const curve = asFunction(self);
  const [min, max] = from < to ? [from, to] : [to, from];
  return { ...curve, min: Math.max(min, curve.min), max: Math.min(max, curve.max) };
}

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
      form({
        parameters: 'f: Path',
        returns: 'Curve',
        doc: 'The exact derivative of a function of x.',
        example: `Derivative(${CUBIC})`,
        evaluate: ({ f }) => derivative(f),
      }),
      form({
        parameters: 'f: Path, n: Number',
        returns: 'Curve',
        doc: 'The n-th derivative, n from 1 to 10.',
        example: `Derivative(${CUBIC}, 2)`,
        evaluate: ({ f, n }) => derivative(f, nth([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], n, 'derivative')),
      }),
    ],
  },
  {
    name: 'Root',
    group: 'points',
    signatures: [
      form({
        parameters: 'f: Path, n: Number',
        returns: 'Point',
        doc: 'The n-th point of a graph on the x-axis, in order of x; within ±100 for functions that are no polynomials.',
        example: `Root(${CUBIC}, 1)`,
        evaluate: ({ f, n }) => nthRoot(f, n),
      }),
      form({
        parameters: 'f: Path',
        returns: 'List',
        doc: 'All points of a graph on the x-axis, in order of x.',
        example: `Root(${CUBIC})`,
        evaluate: ({ f }) => makeList(rootPoints(asFunction(f))),
      }),
      form({
        parameters: 'f: Path, from: Number, to: Number',
        returns: 'Point',
        doc: 'The first point of a graph on the x-axis from one x to another.',
        example: `Root(${CUBIC}, 1, 2)`,
        evaluate: ({ f, from, to }) => nth(rootPoints(between(f, from, to)), 1, 'root'),
      }),
    ],
  },
  {
    name: 'Extremum',
    group: 'points',
    signatures: [
      form({
        parameters: 'f: Path, n: Number',
        returns: 'Point',
        doc: 'The n-th local maximum or minimum of a function, in order of x; within ±100 for functions that are no polynomials.',
        example: `Extremum(${CUBIC}, 1)`,
        evaluate: ({ f, n }) => nthExtremum(f, n),
      }),
      form({
        parameters: 'f: Path',
        returns: 'List',
        doc: 'All local maxima and minima of a function, in order of x.',
        example: `Extremum(${CUBIC})`,
        evaluate: ({ f }) => makeList(extremumPoints(asFunction(f))),
      }),
      form({
        parameters: 'f: Path, from: Number, to: Number',
        returns: 'Point',
        doc: 'The first local maximum or minimum of a function between one x and another.',
        example: `Extremum(${CUBIC}, 0, 2)`,
        evaluate: ({ f, from, to }) => nth(extremumPoints(between(f, from, to)), 1, 'extremum'),
      }),
    ],
  },
  {
    name: 'Tangent',
    anyOrder: true,
    group: 'lines',
    signatures: [
      form({
        parameters: 'curve: Curve, P: Point',
        returns: 'Line | List',
        doc: 'The tangent at P where P lies on the curve; otherwise the list of tangents through P, in order of their touch points along the curve.',
        example: 'Tangent(y = x^2, Point(1, 1))',
        evaluate: tangentsAt,
      }),
      form({
        parameters: 'curve: Curve, P: Point, n: Number',
        returns: 'Line',
        doc: 'The n-th tangent through P: where P lies on the curve the one at P first, then in order of the touch points along the curve.',
        example: 'Tangent(y = x^2, Point(0, -1), 1)',
        evaluate: ({ curve, P, n }) => nth(curveTangents(curve, P).all, n, 'tangent'),
      }),
      form({
        parameters: 'curve: Curve, t: Number',
        returns: 'Line',
        doc: "The tangent at a value of the curve's parameter: x for y = f(x).",
        example: 'Tangent(y = x^2, 1)',
        evaluate: ({ curve, t }) => tangentAtParameter(curve, t),
      }),
      form({
        parameters: 'P: Point, curve: Curve',
        returns: 'Line | List',
        doc: 'The same with the point first.',
        example: 'Tangent(Point(1, 1), y = x^2)',
        evaluate: tangentsAt,
      }),
    ],
  },
];

function tangentsAt({ curve, P }: { readonly curve: CurveValue; readonly P: Vec2 }): LineValue | ListValue {
  const { at, all } = curveTangents(curve, P);
  return at ?? makeList(all);
}
