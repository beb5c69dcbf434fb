import { takeSteps } from '../../functions/steps.js';
import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { type ArgumentReader, exactly, matchArguments, takes } from '../match-arguments.js';
import { elementType } from '../parameter-types.js';

/** Steps to try arguments with one form. */
export const ORDER_STEPS = 20;

/** Among so many arguments other orders are looked for: all of them are tried. */
const MAX_ORDERED = 4;

/** The first form that takes the arguments as they stand in another order, with the trees in that order. */
export function inOrder(
  forms: readonly Form[],
  trees: readonly Expr[],
  read: ArgumentReader,
): { readonly form: Form; readonly trees: readonly Expr[] } | undefined {
  if (trees.length < 2 || trees.length > MAX_ORDERED) return undefined;
  // As near as can be to what was written: arguments of one type keep their order.
  const nearest = nearestOrders(trees.length);
  for (const form of forms) {
    const { parameters } = form.signature;
    if (!takes(form.arity, trees.length) || parameters.some(({ type }) => elementType(type) === 'Expr')) continue;
    // Who writes a number first counts with it: `RegularPolygon(5, O, 3)`.
    const isCounted = parameters.at(-1)?.name === 'n' && parameters[0]?.type !== 'Number';
    const counted = isCounted ? nearest.filter((order) => order.at(-1) === 0) : [];
    for (const order of [...counted, ...nearest]) {
      takeSteps(ORDER_STEPS);
      const moved = order.map((index) => trees[index]!);
      const readMoved: ArgumentReader = (index) => read(order[index]!);
      if (matchArguments(parameters, moved, readMoved, exactly) !== undefined) return { form, trees: moved };
    }
  }
  return undefined;
}

/** A whole number of more than a turn in radians is meant in degrees where an angle stands. */
export function asAngle(source: string, parameter = ''): string {
  return /^[αβγθφ]$/u.test(parameter) && /^-?\d+$/.test(source) && Math.abs(Number(source)) > 2 * Math.PI
    ? `${source}°`
    : source;
}

/** How many pairs stand in the other order. */
function exchanges(order: readonly number[]): number {
  return order.reduce((sum, index, at) => sum + order.slice(at + 1).filter((later) => later < index).length, 0);
}

/** Every order of the numbers below `count`, those with the fewest exchanges first. */
export const nearestOrders = (count: number): readonly (readonly number[])[] =>
  orders(count).toSorted((a, b) => exchanges(a) - exchanges(b));

/** Every order of the numbers below `count`. */
function orders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}
