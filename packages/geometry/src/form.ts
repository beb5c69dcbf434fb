import { takeSteps } from './functions/steps.js';
import type { EvaluateContext, Parameter, Signature } from './table.js';
import type { ArgumentOf, TypeName, ValueOf } from './value-types.js';
import { Undefined, type Value } from './values.js';

/** The type of a declared parameter: `Point`, a list `Point[]`, or `Point…` for all arguments from there on. */
type GivenFor<T extends string> = T extends `${infer E}[]` | `${infer E}…` ? readonly ArgumentOf<E>[] : ArgumentOf<T>;

type ArgumentFor<Declaration extends string> = Declaration extends `${infer Name}?: ${infer T}`
  ? { readonly [N in Name]?: GivenFor<T> | undefined }
  : Declaration extends `${infer Name}: ${infer T}`
    ? { readonly [N in Name]: GivenFor<T> }
    : never;

/** The arguments by name, for parameters that are declared as `center: Point, n?: Number`. */
export type ArgumentsFor<P extends string> = P extends ''
  ? object
  : P extends `${infer First}, ${infer Rest}`
    ? ArgumentFor<First> & ArgumentsFor<Rest>
    : ArgumentFor<P>;

/** The declaration of a result where it names types and unions only; anything else does not compile. */
export type KnownType<R extends string> = R extends TypeName
  ? R
  : R extends `${infer First} | ${infer Rest}`
    ? First extends TypeName
      ? KnownType<Rest> extends Rest
        ? R
        : never
      : never
    : never;

/** The values of the declaration of a result. */
export type ResultFor<R extends string> = R extends TypeName
  ? ValueOf<R>
  : R extends `${infer First} | ${infer Rest}`
    ? ResultFor<First> | ResultFor<Rest>
    : never;

/** One form of a constructor. */
interface FormDefinition<P extends string, R extends string> {
  /** `center: Point, n?: Number`: the names are those of the reference and of `evaluate`'s first argument. */
  readonly parameters: P;
  /** The type or union of types that it gives, or several: `Line | List`. */
  readonly returns: KnownType<R>;
  /** One sentence for the reference. */
  readonly doc: string;
  /** A call that can be run, for the reference and its check. */
  readonly example: string;
  /** True where ±∞ is a number like any other, as for the ends of a range; otherwise such a number makes the object undefined. */
  readonly infinite?: boolean;
  /** @throws {Undefined} for an impossible construction. */
  readonly evaluate: (args: ArgumentsFor<P>, context: EvaluateContext) => ResultFor<R>;
}

/** Makes an entry of the table of constructors out of a form whose arguments have names and types. */
export function form<const P extends string, const R extends string>(definition: FormDefinition<P, R>): Signature {
  const { returns, doc, example, infinite = false, evaluate } = definition;
  const parameters = parametersOf(definition.parameters);
  return {
    parameters,
    returns,
    doc,
    example,
    evaluate: (args, context) =>
      evaluate(argumentsByName(parameters, args, context, infinite) as ArgumentsFor<P>, context),
  };
}

/** Steps for an item of a list that is given. */
const GIVEN_STEPS = 2;

/** Reads `center: Point, n?: Number` as the table's parameters. */
export function parametersOf(text: string): readonly Parameter[] {
  if (text === '') return [];
  return text.split(', ').map((part) => {
    const [name, type] = part.split(': ') as [string, string];
    return name.endsWith('?') ? { name: name.slice(0, -1), type, optional: true } : { name, type };
  });
}

/** The arguments by the names of their parameters. */
export function argumentsByName(
  parameters: readonly Parameter[],
  args: readonly Value[],
  { trees }: EvaluateContext,
  infinite: boolean,
): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  parameters.forEach(({ name, type }, i) => {
    const value = args[i];
    if (value === undefined) return;
    if (type === 'Expr') given[name] = trees[i];
    else if (type.endsWith('…')) given[name] = args.slice(i).map((one) => unwrapped(one, type, infinite));
    else if (type.endsWith('[]') && value.type === 'List') {
      takeSteps(GIVEN_STEPS * value.items.length);
      given[name] = value.items.map((item) => unwrapped(item, type, infinite));
    } else given[name] = unwrapped(value, type, infinite);
  });
  return given;
}

/** The number or the coordinates of what is declared as a number or a point; any other value as it is. */
function unwrapped(value: Value, declared: string, infinite: boolean): unknown {
  if (value.type === 'Number' && declared.startsWith('Number')) {
    if (!infinite && !Number.isFinite(value.value)) throw new Undefined('a number here is not finite');
    return value.value;
  }
  if (value.type === 'Point' && declared.startsWith('Point')) return { x: value.x, y: value.y };
  if (value.type === 'Point3' && declared.startsWith('Point3')) return { x: value.x, y: value.y, z: value.z };
  return value;
}
