import { form, take } from '../../plane/arguments.js';
import type { Constructor } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { areaBetween, areaUnder } from '../area.js';
import { isInequality, regionOf } from '../region-expression.js';
import { asFunction } from '../scalar.js';

const limits = (args: readonly Value[], first: number): [number, number] => [
  take(args, first, 'Number').value,
  take(args, first + 1, 'Number').value,
];

export const regionConstructors: readonly Constructor[] = [
  {
    name: 'Region',
    group: 'regions',
    signatures: [
      form(
        'inequality: Expr',
        'Region',
        'Region(y < x^2 && x > 0)',
        'The points where an inequality holds; inequalities may be chained, and joined with && and ||.',
        (_, context) => {
          const closed = context.close(context.trees[0]!, ['x', 'y']);
          if (isInequality(closed)) return regionOf(closed);
          throw new Undefined('Region takes an inequality, as in y < x^2');
        },
      ),
    ],
  },
  {
    name: 'Between',
    group: 'regions',
    signatures: [
      form(
        'f: Path, g: Path, a: Number, b: Number',
        'Area',
        'Between(y = x + 2, y = x^2, -1, 2)',
        'The area between two graphs from x = a to x = b; its value is the integral of f − g.',
        (args) => areaBetween(asFunction(args[0]!), asFunction(args[1]!), ...limits(args, 2)),
      ),
    ],
  },
  {
    name: 'Integral',
    group: 'regions',
    signatures: [
      form(
        'f: Path, a: Number, b: Number',
        'Area',
        'Integral(y = x^2, 0, 3)',
        'The area between a graph and the x-axis from x = a to x = b; its value is the integral, negative below the axis.',
        (args) => areaUnder(asFunction(args[0]!), ...limits(args, 1)),
      ),
    ],
  },
];
