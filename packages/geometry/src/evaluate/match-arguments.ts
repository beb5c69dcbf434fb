import type { Expr } from '../syntax/ast.js';
import type { EvaluateContext, Parameter } from '../table.js';
import { Undefined, type Value } from '../values.js';
import { elementType, fits } from './parameter-types.js';

/** Gives the value of the n-th argument, or why it has none; evaluated once, and only where a signature asks for it. */
export type ArgumentReader = (index: number) => Value | Undefined;

type Conversion = (value: Value, type: string) => Value | undefined;

/** The value where it is of the type as it stands. */
export function exactly(value: Value, type: string): Value | undefined {
  return fits(value, type) ? value : undefined;
}

export function takes([fewest, most]: readonly [number, number], count: number): boolean {
  return count >= fewest && count <= most;
}

/** Reads the arguments of a call. */
export function reader(context: EvaluateContext): ArgumentReader {
  const values: (Value | Undefined)[] = [];
  return (index) => {
    values[index] ??= attempt(() => context.evaluate(context.trees[index]!));
    return values[index];
  };
}

function attempt(evaluate: () => Value): Value | Undefined {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof Undefined) return error;
    throw error;
  }
}

/** The arguments as the parameters want them; undefined where they do not fit. Their number is right already. */
export function matchArguments(
  parameters: readonly Parameter[],
  trees: readonly Expr[],
  read: ArgumentReader,
  convert: Conversion,
): readonly Value[] | undefined {
  const args: Value[] = [];
  for (const index of trees.keys()) {
    const { type } = parameters[index] ?? parameters.at(-1)!;
    const arg = elementType(type) === 'Expr' ? UNEVALUATED : convertArgument(read(index), type, convert);
    if (arg === undefined) return undefined;
    args.push(arg);
  }
  return args;
}

function convertArgument(value: Value | Undefined, type: string, convert: Conversion): Value | undefined {
  return value instanceof Undefined ? undefined : convert(value, type);
}

/** What stands for an argument whose tree is wanted. */
const UNEVALUATED: Value = { type: 'String', value: '' };
