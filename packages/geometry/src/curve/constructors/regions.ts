import { form } from '../../form.js';
import type { Constructor } from '../../table.js';
import { Undefined } from '../../values.js';
import { areaBetween, areaUnder } from '../area.js';
import { isInequality, regionOf } from '../region-expression.js';
import { riemannSum } from '../riemann-sum.js';
import { asFunction } from '../scalar.js';

export const regionConstructors: readonly Constructor[] = [
  {
    name: 'Region',
    group: 'regions',
    signatures: [
      form({
        parameters: 'inequality: Expr',
        returns: 'Region',
        doc: 'The points where an inequality holds; inequalities may be chained, and joined with && and ||.',
        example: 'Region(y < x^2 && x > 0)',
        evaluate: ({ inequality }, context) => {
          const closed = context.close(inequality, ['x', 'y']);
          if (isInequality(closed)) return regionOf(closed);
          throw new Undefined('Region takes an inequality, as in y < x^2');
        },
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
        doc: 'The area between two graphs from x = a to x = b; its value is the integral of f − g.',
        example: 'Between(y = x + 2, y = x^2, -1, 2)',
        infinite: true,
        evaluate: ({ f, g, a, b }) => areaBetween(asFunction(f), asFunction(g), a, b),
      }),
    ],
  },
  {
    name: 'Integral',
    group: 'regions',
    signatures: [
      form({
        parameters: 'f: Path, a: Number, b: Number',
        returns: 'Area',
        doc: 'The area between a graph and the x-axis from x = a to x = b; its value is the integral, negative below the axis.',
        example: 'Integral(y = x^2, 0, 3)',
        infinite: true,
        evaluate: ({ f, a, b }) => areaUnder(asFunction(f), a, b),
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
