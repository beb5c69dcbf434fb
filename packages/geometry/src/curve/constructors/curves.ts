import { form, point, pointsIn, take } from '../../plane/arguments.js';
import type { Expr } from '../../syntax/ast.js';
import type { Constructor, EvaluateContext } from '../../table.js';
import { type CurveValue, Undefined, type Value } from '../../values.js';
import { bezierCurve } from '../bezier.js';
import { curveOfEquation, explicitOfEquation, isPolar } from '../free-expression.js';
import { traceLocus } from '../locus.js';
import { polarCurve } from '../polar.js';
import { explicitCurve, refuseVariables, scalarFunction } from '../scalar.js';
import { splineCurve } from '../spline.js';

const POINTS = '[Point(0, 0), Point(1, 2), Point(3, 0)]';

export const plainCurveConstructors: readonly Constructor[] = [
  {
    name: 'Curve',
    group: 'curves',
    signatures: [
      form(
        'f: Expr',
        'Curve',
        'Curve(y = x^2)',
        'The curve of an equation, or the graph of a function of x; y = f(x) and x = g(y) stay curves even where they are straight.',
        (_, context) => curveOf(context.trees[0]!, context),
      ),
      form(
        'f: Expr, a: Number, b: Number',
        'Curve',
        'Curve(x^2 - 1, -5, 5)',
        'The graph of a function over a range of its variable; r = f(θ) is a polar curve.',
        (args, context) => restricted(context.trees[0]!, ...range(args, 1), context),
      ),
      form(
        'x: Expr, y: Expr, a: Number, b: Number',
        'Curve',
        'Curve(cos(t), sin(t), 0, π)',
        'The parametric curve (x(t), y(t)) for t from a to b.',
        (args, context) => {
          const [min, max] = range(args, 2);
          return {
            type: 'Curve',
            form: 'parametric',
            fx: functionOfT(context, 0),
            fy: functionOfT(context, 1),
            min,
            max,
          };
        },
      ),
    ],
  },
  {
    name: 'PolarCurve',
    group: 'curves',
    signatures: [
      form(
        'r: Expr, a: Number, b: Number',
        'Curve',
        'PolarCurve(1 + cos(t), 0, 2π)',
        'The polar curve r(t), or r(θ), for the angle from a to b.',
        (args, context) => polarCurve(closedPolar(context.trees[0]!, context), ...range(args, 1)),
      ),
      form(
        'r: Expr',
        'Curve',
        'PolarCurve(1 + cos(t))',
        'The polar curve r(t), or r(θ), over a full turn.',
        (_, context) => polarCurve(closedPolar(context.trees[0]!, context), 0, 2 * Math.PI),
      ),
    ],
  },
  {
    name: 'Bezier',
    group: 'curves',
    signatures: [
      form(
        'controls: Point[]',
        'Curve',
        `Bezier(${POINTS})`,
        'The Bézier curve of the control points, t from 0 to 1.',
        (args) => bezierCurve(pointsIn(take(args, 0, 'List'))),
      ),
      form(
        'P: Point…',
        'Curve',
        'Bezier(Point(0, 0), Point(1, 2), Point(3, 0))',
        'The Bézier curve of the control points, t from 0 to 1.',
        (args) => bezierCurve(args.map((_, i) => point(args, i))),
      ),
    ],
  },
  {
    name: 'Spline',
    group: 'curves',
    signatures: [
      form(
        'points: Point[]',
        'Curve',
        `Spline(${POINTS})`,
        'The natural cubic spline through the points, closed and smooth where the last is the first; t from 0 to 1 in proportion to the chords.',
        (args) => splineCurve(pointsIn(take(args, 0, 'List'))),
      ),
      form(
        'P: Point…',
        'Curve',
        'Spline(Point(0, 0), Point(1, 2), Point(3, 0))',
        'The natural cubic spline through the points.',
        (args) => splineCurve(args.map((_, i) => point(args, i))),
      ),
    ],
  },
  {
    name: 'Locus',
    group: 'curves',
    signatures: [
      form(
        'P: Expr, driver: Expr',
        'Curve',
        'Locus(P, a)',
        'The path of the point P while the slider, or the point on a path, moves through all its positions.',
        (_, context) => locus(context),
      ),
    ],
  },
];

function range(args: readonly Value[], first: number): [number, number] {
  const bounds = [first, first + 1].map((i) => take(args, i, 'Number').value);
  const [a, b] = bounds as [number, number];
  if (Number.isNaN(a) || Number.isNaN(b)) throw new Undefined('an end of the range is not a number');
  if (a === b) throw new Undefined('the range of the curve is empty: its ends are equal');
  return [Math.min(a, b), Math.max(a, b)];
}

function curveOf(tree: Expr, context: EvaluateContext): Value {
  if (isPolar(tree)) return polarCurve(closedPolar(tree.right, context), 0, 2 * Math.PI);
  const closed = context.close(tree, ['x', 'y', 't']);
  refuseVariables(closed, ['t'], 'write Curve(x(t), y(t), a, b) for a parametric curve');
  if (closed.kind === 'equation') return explicitOfEquation(closed) ?? curveOfEquation(closed);
  refuseVariables(closed, ['y'], 'write an equation, as in x = g(y)');
  return explicitCurve(closed);
}

function restricted(tree: Expr, min: number, max: number, context: EvaluateContext): CurveValue {
  if (isPolar(tree)) return polarCurve(closedPolar(tree.right, context), min, max);
  const closed = context.close(tree, ['x', 'y', 't']);
  refuseVariables(closed, ['t'], 'write Curve(x(t), y(t), a, b) for a parametric curve');
  if (closed.kind !== 'equation') {
    refuseVariables(closed, ['y'], 'write an equation, as in x = g(y)');
    return explicitCurve(closed, min, max);
  }
  const explicit = explicitOfEquation(closed, min, max);
  if (explicit === undefined) throw new Undefined('only y = f(x), x = g(y) and r = f(θ) take a range');
  return explicit;
}

function functionOfT(context: EvaluateContext, index: number) {
  const closed = context.close(context.trees[index]!, ['x', 'y', 't']);
  refuseVariables(closed, ['x', 'y'], 'the coordinates of a parametric curve are functions of t');
  return scalarFunction(closed, 't');
}

function closedPolar(tree: Expr, context: EvaluateContext): Expr {
  return context.close(tree.kind === 'equation' ? tree.right : tree, ['θ', 't']);
}

function locus(context: EvaluateContext): CurveValue {
  const [moving, driver] = context.trees.map((tree) => {
    if (tree.kind !== 'name')
      throw new Undefined('Locus takes two names: that of a point, and that of the slider or point that moves it');
    return tree.name;
  }) as [string, string];
  const [min, max] = context.driverRange(driver);
  return traceLocus((t) => context.evaluateWith(moving, driver, t), min, max);
}
