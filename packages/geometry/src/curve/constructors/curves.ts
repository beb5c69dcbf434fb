import { form } from '../../form.js';
import { dependsOn } from '../../functions/free-names.js';
import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import type { Constructor, EvaluateContext } from '../../table.js';
import { type CurveValue, Undefined, type Value } from '../../values.js';
import { bezierCurve } from '../bezier.js';
import { curveOfEquation, type EquationCurve, explicitOfEquation, isPolar } from '../equation-curves.js';
import { coordinateTrees, givesPoint, pointCoordinates } from '../functions/coordinate-trees.js';
import { traceLocus } from '../locus.js';
import { polarCurve } from '../polar.js';
import { closedCurve, explicitCurve, polarVariables, refuseVariables, scalarFunction } from '../scalar.js';
import { splineCurve } from '../spline.js';
import { boundFamily, envelopeOfNames } from './motion.js';

const POINTS = '[Point(0, 0), Point(1, 2), Point(3, 0)]';

export const plainCurveConstructors: readonly Constructor[] = [
  {
    name: 'Curve',
    group: 'curves',
    signatures: [
      form({
        parameters: 'f: Expr',
        returns: 'Curve | Line | Conic',
        doc: 'The curve of an equation, or the graph of a function of x; y = f(x) and x = g(y) stay curves even where they are straight.',
        example: 'Curve(y = x^2)',
        evaluate: ({ f }, context) => curveOf(f, context),
      }),
      form({
        parameters: 'f: Expr, a: Number, b: Number',
        returns: 'Curve',
        doc: 'The graph of a function over a range of its variable; r = f(θ) is a polar curve, and a point of t, as (cos(t), sin(t)), draws its path.',
        example: 'Curve(x^2 - 1, -5, 5)',
        infinite: true,
        evaluate: ({ f, a, b }, context) =>
          pathOf(f, ...range(a, b), context) ?? restricted(f, ...range(a, b), context),
      }),
      form({
        parameters: 'x: Expr, y: Expr, a: Number, b: Number',
        returns: 'Curve',
        doc: 'The parametric curve (x(t), y(t)) for t from a to b.',
        example: 'Curve(cos(t), sin(t), 0, π)',
        infinite: true,
        evaluate: ({ x, y, a, b }, context) => {
          // As other programs have it, with the variable in front of its range.
          if (isFree(y, 'x', context)) return restricted(x, ...range(a, b), context);
          const path = isFree(y, 't', context) ? pathOf(x, ...range(a, b), context) : undefined;
          return path ?? parametric([inT(x, context), inT(y, context)], ...range(a, b));
        },
      }),
    ],
  },
  {
    name: 'PolarCurve',
    group: 'curves',
    signatures: [
      form({
        parameters: 'r: Expr, a: Number, b: Number',
        returns: 'Curve',
        doc: 'The polar curve r(t), or r(θ), for the angle from a to b.',
        example: 'PolarCurve(1 + cos(t), 0, 2π)',
        infinite: true,
        evaluate: ({ r, a, b }, context) => polarCurve(closedPolar(r, context), ...range(a, b)),
      }),
      form({
        parameters: 'r: Expr',
        returns: 'Curve',
        doc: 'The polar curve r(t), or r(θ), over a full turn.',
        example: 'PolarCurve(1 + cos(t))',
        evaluate: ({ r }, context) => polarCurve(closedPolar(r, context), 0, 2 * Math.PI),
      }),
    ],
  },
  {
    name: 'Bezier',
    group: 'curves',
    signatures: [
      form({
        parameters: 'controls: Point[]',
        returns: 'Curve',
        doc: 'The Bézier curve of the control points, t from 0 to 1.',
        example: `Bezier(${POINTS})`,
        evaluate: ({ controls }) => bezierCurve(controls),
      }),
      form({
        parameters: 'P: Point…',
        returns: 'Curve',
        doc: 'The Bézier curve of the control points, t from 0 to 1.',
        example: 'Bezier(Point(0, 0), Point(1, 2), Point(3, 0))',
        evaluate: ({ P }) => bezierCurve(P),
      }),
    ],
  },
  {
    name: 'Spline',
    group: 'curves',
    signatures: [
      form({
        parameters: 'points: Point[]',
        returns: 'Curve',
        doc: 'The natural cubic spline through the points, closed and smooth where the last is the first; t from 0 to 1 in proportion to the chords.',
        example: `Spline(${POINTS})`,
        evaluate: ({ points }) => splineCurve(points),
      }),
      form({
        parameters: 'P: Point…',
        returns: 'Curve',
        doc: 'The natural cubic spline through the points.',
        example: 'Spline(Point(0, 0), Point(1, 2), Point(3, 0))',
        evaluate: ({ P }) => splineCurve(P),
      }),
    ],
  },
  {
    name: 'Locus',
    group: 'curves',
    signatures: [
      form({
        parameters: 'P: Expr, driver: Expr',
        returns: 'Curve',
        doc: 'The path of the point P while the slider, or the point on a path, moves through all its positions; of a line or circle its envelope.',
        example: 'Locus(P, a)',
        evaluate: (_, context) => locus(context),
      }),
    ],
  },
];

function range(a: number, b: number): [number, number] {
  if (Number.isNaN(a) || Number.isNaN(b)) throw new Undefined('an end of the range is not a number');
  if (a === b) throw new Undefined('the range of the curve is empty: its ends are equal');
  return [Math.min(a, b), Math.max(a, b)];
}

function curveOf(tree: Expr, context: EvaluateContext): EquationCurve {
  if (isPolar(tree)) return polarCurve(closedPolar(tree.right, context), 0, 2 * Math.PI);
  const closed = closedCurve(tree, context);
  if (closed.kind === 'equation') return explicitOfEquation(closed) ?? curveOfEquation(closed);
  refuseVariables(closed, ['y'], 'write an equation, as in x = g(y)');
  return explicitCurve(closed);
}

function restricted(tree: Expr, min: number, max: number, context: EvaluateContext): CurveValue {
  if (isPolar(tree)) return polarCurve(closedPolar(tree.right, context), min, max);
  const closed = closedCurve(tree, context);
  if (closed.kind !== 'equation') {
    refuseVariables(closed, ['y'], 'write an equation, as in x = g(y)');
    return explicitCurve(closed, min, max);
  }
  const explicit = explicitOfEquation(closed, min, max);
  if (explicit === undefined) throw new Undefined('only y = f(x), x = g(y) and r = f(θ) take a range');
  return explicit;
}

/** The curve (x(t), y(t)) for trees in which t is all that is left. */
function parametric([x, y]: readonly [Expr, Expr], min: number, max: number): CurveValue {
  return { type: 'Curve', form: 'parametric', fx: scalarFunction(x, 't'), fy: scalarFunction(y, 't'), min, max };
}

const isFree = (tree: Expr, variable: string, context: EvaluateContext): boolean =>
  tree.kind === 'name' && tree.name === variable && !context.isDefined(variable);

/** The path of a point of t, or of a function that gives one; undefined where the tree gives no point. */
function pathOf(tree: Expr, min: number, max: number, context: EvaluateContext): CurveValue | undefined {
  if (tree.kind !== 'name' && !dependsOn(tree, ['t'])) return undefined;
  const written = pointCoordinates(tree)?.map(print) ?? [];
  if (written.length === 3)
    throw new Undefined(`write the path of a point in space by its coordinates: Curve(${written.join(', ')}, a, b)`);
  const middle = (min + max) / 2;
  if (!givesPoint(tree, { t: Number.isFinite(middle) ? middle : 1 }, context)) return undefined;
  const coordinates = coordinateTrees(tree, ['t'], context);
  if (coordinates === undefined) return traceLocus(boundFamily(tree, 't', context), min, max);
  if (!coordinates.some((part) => dependsOn(part, ['t'])))
    throw new Undefined('this point does not depend on t, so that it has no path');
  return parametric(coordinates, min, max);
}

function inT(tree: Expr, context: EvaluateContext): Expr {
  const closed = context.close(tree, ['x', 'y', 't']);
  refuseVariables(closed, ['x', 'y'], 'the coordinates of a parametric curve are functions of t');
  return closed;
}

function closedPolar(tree: Expr, context: EvaluateContext): Expr {
  return context.close(tree.kind === 'equation' ? tree.right : tree, polarVariables(context));
}

function locus(context: EvaluateContext): CurveValue {
  const [moving, driver] = context.trees.map((tree) => {
    if (tree.kind !== 'name') {
      const names = 'Locus takes two names: that of a point, and that of the slider or point that moves it';
      throw new Undefined(`${names}: define P: ${print(tree)} and write P in its place`);
    }
    return tree.name;
  }) as [string, string];
  const [min, max] = context.driverRange(driver);
  const { type } = context.evaluate(context.trees[0]!);
  if (type === 'Line' || type === 'Circle') return envelopeOfNames(context);
  return traceLocus((t) => onlyItem(context.evaluateWith(moving, driver, t), moving), min, max);
}

/** The one item of a list, as intersections give it; undefined where they give none. */
function onlyItem(value: Value | undefined, name: string): Value | undefined {
  if (value?.type !== 'List') return value;
  if (value.items.length > 1) {
    const reason = `a locus is of one point, and ${name} has ${value.items.length} here`;
    throw new Undefined(`${reason}: define P: ${name}(1) and write P in its place`);
  }
  return value.items[0];
}
