import { form } from '../../form.js';
import { makeLine } from '../../plane/make.js';
import { parameterRange } from '../../plane/path.js';
import type { Expr } from '../../syntax/ast.js';
import type { Constructor, EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { riemannSum } from '../functions/riemann-sum.js';
import { areaUnder } from '../regions/area.js';
import { betweenLimits, enclosedBy, enclosedUnder } from '../regions/enclosure.js';
import { regionOfFigure } from '../regions/figure-region.js';
import { isInequality, regionOf } from '../regions/region-expression.js';
import { complement, difference, joined } from '../regions/region-sets.js';
import { asFunction } from '../scalar.js';

/** The line y = c. */
const levelAt = (c: number) => makeLine({ x: 0, y: c }, { x: 1, y: 0 });

/** Integrals of what is no graph are taken along its parameter. */
const hasGraph = (path: Value): boolean =>
  !(path.type === 'Curve' && path.form === 'parametric') && !['Arc', 'EllipticArc', 'Polyline'].includes(path.type);

/** The figure that a name or a call gives. */
function figureOf(tree: Expr, context: EvaluateContext): Value | undefined {
  const isNamed = (tree.kind === 'name' && context.isDefined(tree.name)) || tree.kind === 'call';
  const value = isNamed ? context.evaluate(tree) : undefined;
  return value?.type === 'Boolean' || value?.type === 'Number' ? undefined : value;
}

export const regionConstructors: readonly Constructor[] = [
  {
    name: 'Region',
    group: 'regions',
    signatures: [
      form({
        parameters: 'inequality: Expr',
        returns: 'Region',
        doc: 'The points where an inequality holds; inequalities may be chained, and joined with && and ||. Of a figure or a closed curve its inside.',
        example: 'Region(y < x^2 && x > 0)',
        evaluate: ({ inequality }, context) => {
          const figure = figureOf(inequality, context);
          if (figure !== undefined) return regionOfFigure(figure);
          const closed = context.close(inequality, ['x', 'y']);
          if (isInequality(closed)) return regionOf(closed);
          throw new Undefined('Region takes an inequality, as in y < x^2');
        },
      }),
    ],
  },
  {
    name: 'Union',
    group: 'regions',
    yields: true,
    signatures: [
      form({
        parameters: 'A: PlaneObject…',
        returns: 'Region',
        doc: 'What belongs to one of the figures at least: circles, polygons, sectors, regions and others with an inside. A ∪ B is the same.',
        example: 'Union(Circle(Point(-1, 0), 1.5), Circle(Point(1, 0), 1.5))',
        evaluate: ({ A }) => joined('max', A),
      }),
    ],
  },
  {
    name: 'Overlap',
    aliases: ['IntersectRegion'],
    group: 'regions',
    yields: true,
    signatures: [
      form({
        parameters: 'A: PlaneObject…',
        returns: 'Region',
        doc: 'What belongs to all of the figures. A ∩ B is the same.',
        example: 'Overlap(Circle(Point(-1, 0), 1.5), Circle(Point(1, 0), 1.5))',
        evaluate: ({ A }) => joined('min', A),
      }),
    ],
  },
  {
    name: 'Difference',
    group: 'regions',
    yields: true,
    signatures: [
      form({
        parameters: 'A: PlaneObject, B: PlaneObject…',
        returns: 'Region',
        doc: 'What belongs to the first figure and to none of the others. A ∖ B is the same.',
        example: 'Difference(Circle(Point(-1, 0), 1.5), Circle(Point(1, 0), 1.5))',
        evaluate: ({ A, B }) => difference(A, B),
      }),
    ],
  },
  {
    name: 'Complement',
    group: 'regions',
    yields: true,
    signatures: [
      form({
        parameters: 'A: PlaneObject',
        returns: 'Region',
        doc: 'What does not belong to the figure. Of an inequality with its edge it leaves the edge out; the edges of figures stay.',
        example: 'Complement(Circle(Point(0, 0), 2))',
        evaluate: ({ A }) => complement(A),
      }),
    ],
  },
  {
    name: 'Between',
    group: 'regions',
    signatures: [
      form({
        parameters: 'f: Path, g: Path, a: Number, b: Number',
        returns: 'Area',
        doc: 'The area between two graphs from x = a to x = b; its value is the integral of f − g. Of graphs x = g(y) from y = a to y = b.',
        example: 'Between(y = x + 2, y = x^2, -1, 2)',
        infinite: true,
        evaluate: ({ f, g, a, b }) => betweenLimits(f, g, a, b),
      }),
      form({
        parameters: 'f: Path, c: Number, a: Number, b: Number',
        returns: 'Area',
        doc: 'The same between a graph and the line y = c.',
        example: 'Between(y = x^2, 1, -1, 2)',
        infinite: true,
        evaluate: ({ f, c, a, b }) => betweenLimits(f, levelAt(c), a, b),
      }),
      form({
        parameters: 'f: Path, g: Path',
        returns: 'Area | Enclosure',
        doc: 'The area between two graphs from their first to their last common point, or between any two curves with ends, joined end to end.',
        example: 'Between(Semicircle(Point(2, 0), Point(-2, 0)), Curve(1 - t, sin(t), -1, 3))',
        evaluate: ({ f, g }) => enclosedBy(f, g),
      }),
    ],
  },
  {
    name: 'Integral',
    group: 'regions',
    signatures: [
      form({
        parameters: 'f: Path, g: Path, a: Number, b: Number',
        returns: 'Area',
        doc: 'The area between two graphs from x = a to x = b, as Between gives it; its value is the integral of f − g.',
        example: 'Integral(y = x + 2, y = x^2, -1, 2)',
        infinite: true,
        evaluate: ({ f, g, a, b }) => betweenLimits(f, g, a, b),
      }),
      form({
        parameters: 'f: Path, a: Number, b: Number',
        returns: 'Area | Enclosure',
        doc: 'The area between a graph and the x-axis from x = a to x = b; its value is the integral, negative below the axis. Of a parametric curve from t = a to t = b.',
        example: 'Integral(y = x^2, 0, 3)',
        infinite: true,
        evaluate: ({ f, a, b }) => (hasGraph(f) ? areaUnder(asFunction(f), a, b) : enclosedUnder(f, a, b)),
      }),
      form({
        parameters: 'f: Path',
        returns: 'Area | Enclosure',
        doc: 'The same over the whole range of a graph or curve with two ends: of a curve ∫ y dx along it.',
        example: 'Integral(Curve(t - sin(t), 1 - cos(t), 0, 2π))',
        evaluate: ({ f }) => {
          const [a, b] = parameterRange(f);
          if (!Number.isFinite(a) || !Number.isFinite(b))
            throw new Undefined('the curve has no ends: write Integral(f, 0, 2)');
          return hasGraph(f) ? areaUnder(asFunction(f), a, b) : enclosedUnder(f, a, b);
        },
      }),
    ],
  },
  {
    name: 'RiemannSum',
    group: 'regions',
    yields: true,
    signatures: [
      form({
        parameters: 'f: Path, a: Number, b: Number, n: Number, kind: String',
        returns: 'RiemannSum',
        doc: 'n rectangles of equal width between a graph and the x-axis from x = a to x = b, as high as f at their "left", "right", "mid", or at its "upper" or "lower" bound there; or "trapezoid"s. Its value is the sum, negative below the axis.',
        example: 'RiemannSum(y = x^2 / 2, 0, 3, 6, "left")',
        evaluate: ({ f, a, b, n, kind }) => riemannSum(asFunction(f), a, b, n, kind.value),
      }),
      form({
        parameters: 'f: Path, a: Number, b: Number, n: Number',
        returns: 'RiemannSum',
        doc: 'The same with the values at the left ends.',
        example: 'RiemannSum(y = x^2 / 2, 0, 3, 6)',
        evaluate: ({ f, a, b, n }) => riemannSum(asFunction(f), a, b, n, 'left'),
      }),
    ],
  },
];
