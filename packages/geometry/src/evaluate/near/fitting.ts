import { takeSteps } from '../../functions/steps.js';
import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined, type Value } from '../../values.js';
import { type ArgumentReader, exactly, matchArguments, reader, takes } from '../match-arguments.js';
import { elementType } from '../parameter-types.js';
import { ORDER_STEPS } from './other-order.js';

/** True where a form takes the arguments as they stand, none of which it wants as an expression. */
export function fit(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): boolean {
  takeSteps(ORDER_STEPS * forms.length);
  return forms.some(
    ({ arity, signature: { parameters } }) =>
      takes(arity, trees.length) &&
      !parameters.some(({ type }) => elementType(type) === 'Expr') &&
      matchArguments(parameters, trees, read, exactly) !== undefined,
  );
}

/** These arguments as text, where a form takes them; undefined elsewhere. */
export function fitting(forms: readonly Form[], trees: readonly Expr[], context: EvaluateContext): string | undefined {
  return fit(forms, trees, reader({ ...context, trees })) ? trees.map(print).join(', ') : undefined;
}

export const isOf = (value: Value | Undefined, ...types: readonly string[]): boolean =>
  !(value instanceof Undefined) && types.includes(value.type);

export const typeOf = (value: Value | Undefined): string => (value instanceof Undefined ? '' : value.type);
