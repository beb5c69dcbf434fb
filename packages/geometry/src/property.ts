import { type ArgumentsFor, argumentsByName, type KnownType, parametersOf, type ResultFor } from './form.js';
import type { Expr } from './syntax/ast.js';
import type { EvaluateContext, Property } from './table.js';
import type { TypeName, ValueOf } from './value-types.js';
import type { Value } from './values.js';

/** A property, or with `parameters` a method, of the values of some types. */
interface PropertyDefinition<T extends TypeName, P extends string, R extends string> {
  readonly name: string;
  /** Types and unions of the values that have it. */
  readonly of: readonly T[];
  /** A method's parameters, as `n?: Number`. */
  readonly parameters?: P;
  /** The type or union of types that it gives, or several: `Line | List`. */
  readonly returns: KnownType<R>;
  /** One sentence for the reference. */
  readonly doc: string;
  /** True where ±∞ is an argument like any other; otherwise such a number makes the value undefined. */
  readonly infinite?: boolean;
  /** @throws {Undefined} where this value has none. */
  readonly evaluate: (self: ValueOf<T>, args: ArgumentsFor<P>, context: EvaluateContext) => ResultFor<R>;
  /** Of a method of one number that gives a number: its derivative at a tree, for tangents and the like. */
  readonly slope?: (self: ValueOf<T>) => (x: Expr) => Expr;
}

/** Makes an entry of the table of properties out of one whose owner and arguments are typed. */
export function property<const T extends TypeName, const R extends string, const P extends string = ''>(
  definition: PropertyDefinition<T, P, R>,
): Property {
  const { name, of, returns, doc, infinite = false, evaluate, slope } = definition;
  if (definition.parameters === undefined) {
    return {
      name,
      of,
      returns,
      doc,
      evaluate: (self, _, context) => evaluate(self as ValueOf<T>, {} as ArgumentsFor<P>, context),
    };
  }
  const parameters = parametersOf(definition.parameters);
  return {
    name,
    of,
    parameters,
    returns,
    doc,
    evaluate: (self, args, context) =>
      evaluate(self as ValueOf<T>, argumentsByName(parameters, args, context, infinite) as ArgumentsFor<P>, context),
    ...(slope && { slope: (self: Value) => slope(self as ValueOf<T>) }),
  };
}
