import { suggestion } from '@geoslide/protocol';
import { aliases } from '../aliases.js';
import { takeSteps } from '../functions/steps.js';
import { type Form, formsOf, properties, propertiesNamed } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { print } from '../syntax/print.js';
import type { EvaluateContext, Parameter, Property } from '../table.js';
import { spaceNames } from '../types/table.js';
import { Undefined, type Value } from '../values.js';
import { elementwise } from './lists/list-values.js';
import { arityOf, coerce, elementType, fits } from './parameter-types.js';

/** Gives the value of the n-th argument, or why it has none; evaluated once, and only where a signature asks for it. */
type ArgumentReader = (index: number) => Value | Undefined;

type Conversion = (value: Value, type: string) => Value | undefined;

function exactly(value: Value, type: string): Value | undefined {
  return fits(value, type) ? value : undefined;
}

/** The value of a constructor's call by the first form that fits as it stands, else by the first that fits after coercion. */
export function applyConstructor(name: string, context: EvaluateContext): { value: Value; form: Form } {
  const forms = formsOf(name) ?? [];
  const read = reader(context);
  for (const convert of [exactly, coerce]) {
    for (const form of forms) {
      if (!takes(form.arity, context.trees.length)) continue;
      const args = matchArguments(form.signature.parameters, context.trees, read, convert);
      if (args !== undefined) return { value: form.signature.evaluate(args, context), form };
    }
  }
  const broadcast = applyToItems(name, forms, context, read);
  if (broadcast !== undefined && !(broadcast instanceof Undefined)) return broadcast;
  const own = Object.hasOwn(aliases, name) ? aliases[name]! : name;
  const unnamed = withoutNames(forms, context.trees);
  if (unnamed !== undefined) {
    throw new Undefined(
      `${name} takes its arguments without their names: write ${own}(${unnamed.map(print).join(', ')})`,
    );
  }
  const given = argumentTypes(context.trees, read, forms);
  const ordered = inOrder(forms, context.trees, read);
  if (ordered === undefined) {
    if (broadcast !== undefined) throw broadcast;
    const plain = withoutMarks(forms, context);
    if (plain !== undefined)
      throw new Undefined(`${name} takes its arguments ${plain.how}: write ${own}(${plain.args})`);
    const pointed = withPoints(forms, context.trees, read);
    if (pointed !== undefined)
      throw new Undefined(`${name} takes points, as pairs of numbers: write ${own}(${pointed})`);
    throw new Undefined(`${name} does not take (${given.join(', ')}); it takes ${knownForms(own, forms, given)}`);
  }
  if (own !== name) return applyConstructor(own, { ...context, trees: ordered.trees });
  const right = ordered.trees.map(print).join(', ');
  const form = signatureText(own, ordered.form.signature.parameters);
  throw new Undefined(`${name} takes its arguments in another order, ${form}: write ${own}(${right})`);
}

/**
 * What a constructor makes of each item of the lists among its arguments, or why it makes nothing; undefined where none
 * of them is a list.
 */
function applyToItems(
  name: string,
  forms: readonly Form[],
  context: EvaluateContext,
  read: ArgumentReader,
): { value: Value; form: Form } | Undefined | undefined {
  const form = forms.find(
    ({ arity, signature }) =>
      takes(arity, context.trees.length) && !signature.parameters.some(({ type }) => elementType(type) === 'Expr'),
  );
  if (form === undefined) return undefined;
  const values = context.trees.map((_, index) => read(index));
  if (!values.every((value): value is Value => !(value instanceof Undefined))) return undefined;
  if (!values.some(({ type }) => type === 'List')) return undefined;
  try {
    const value = elementwise(values, name, (items) => applyConstructor(name, context.withArguments(items)).value);
    return { value, form };
  } catch (error) {
    if (error instanceof Undefined) return error;
    throw error;
  }
}

/** More numbers than those of three points are not told apart. */
const MAX_NUMBERS = 6;

/**
 * `(0, 0), 2` for the numbers `0, 0, 2`, where a form takes points that are followed by numbers; undefined elsewhere.
 */
function withPoints(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): string | undefined {
  const values = trees.map((_, index) => read(index));
  const numbers = values.flatMap((value) => (!(value instanceof Undefined) && value.type === 'Number' ? [value] : []));
  if (numbers.length < values.length || values.length > MAX_NUMBERS) return undefined;
  for (let count = Math.floor(values.length / 2); count > 0; count--) {
    const places = Array.from({ length: count }, (_, i) => trees.slice(2 * i, 2 * i + 2));
    const rest = trees.slice(2 * count);
    const given = [
      ...places.map((): Value => ({ type: 'Point', x: 0, y: 0 })),
      ...numbers.slice(2 * count).map((value): Value => value),
    ];
    takeSteps(ORDER_STEPS * forms.length);
    const fitting = forms.some(
      ({ arity, signature }) =>
        takes(arity, given.length) &&
        matchArguments(signature.parameters, [...places.flatMap(([x]) => x!), ...rest], (i) => given[i]!, exactly),
    );
    if (!fitting) continue;
    return [...places.map((place) => `(${place.map(print).join(', ')})`), ...rest.map(print)].join(', ');
  }
  return undefined;
}

/** `A, B` for `[A, B]` or for `"A", "B"`, where a form takes these; undefined elsewhere. */
function withoutMarks(
  forms: readonly Form[],
  context: EvaluateContext,
): { readonly args: string; readonly how: string } | undefined {
  const { trees } = context;
  const [first] = trees;
  const list = trees.length === 1 && first?.kind === 'list' ? first.items : undefined;
  const plain =
    list ?? trees.map((tree): Expr => (tree.kind === 'string' ? { ...tree, kind: 'name', name: tree.value } : tree));
  if (list === undefined && !trees.some(({ kind }) => kind === 'string')) return undefined;
  const read = reader({ ...context, trees: plain });
  for (const { arity, signature } of forms) {
    takeSteps(ORDER_STEPS);
    if (!takes(arity, plain.length) || matchArguments(signature.parameters, plain, read, exactly) === undefined)
      continue;
    return {
      args: plain.map(print).join(', '),
      how: list === undefined ? 'without quotes' : 'without square brackets',
    };
  }
  return undefined;
}

/** `A, 2` for `center=A, radius=2`, in the order of the form that has these names; undefined where there are none. */
function withoutNames(forms: readonly Form[], trees: readonly Expr[]): readonly Expr[] | undefined {
  const named = new Map<string, Expr>();
  const others: Expr[] = [];
  for (const tree of trees) {
    if (tree.kind === 'equation' && tree.left.kind === 'name') named.set(tree.left.name, tree.right);
    else others.push(tree);
  }
  if (named.size === 0) return undefined;
  const plain = trees.map((tree) => (tree.kind === 'equation' ? tree.right : tree));
  const isVariable = (name: string) => name === 'x' || name === 'y' || name === 'z';
  for (const { arity, signature } of forms) {
    takeSteps(ORDER_STEPS);
    const names = signature.parameters.map((parameter) => parameter.name);
    if (!takes(arity, trees.length) || ![...named.keys()].every((name) => names.includes(name))) continue;
    const rest = others.values();
    return names.slice(0, trees.length).map((name) => named.get(name) ?? rest.next().value ?? plain[0]!);
  }
  return [...named.keys()].some(isVariable) ? undefined : plain;
}

/** Among so many arguments other orders are looked for: all of them are tried. */
const MAX_ORDERED = 4;

/** Steps to try one of them with one form. */
const ORDER_STEPS = 20;

/** The first form that takes the arguments as they stand in another order, with the trees in that order. */
function inOrder(
  forms: readonly Form[],
  trees: readonly Expr[],
  read: ArgumentReader,
): { readonly form: Form; readonly trees: readonly Expr[] } | undefined {
  if (trees.length < 2 || trees.length > MAX_ORDERED) return undefined;
  // As near as can be to what was written: arguments of one type keep their order.
  const nearest = orders(trees.length).toSorted((a, b) => exchanges(a) - exchanges(b));
  for (const form of forms) {
    const { parameters } = form.signature;
    if (!takes(form.arity, trees.length) || parameters.some(({ type }) => elementType(type) === 'Expr')) continue;
    for (const order of nearest) {
      takeSteps(ORDER_STEPS);
      const moved = order.map((index) => trees[index]!);
      const readMoved: ArgumentReader = (index) => read(order[index]!);
      if (matchArguments(parameters, moved, readMoved, exactly) !== undefined) return { form, trees: moved };
    }
  }
  return undefined;
}

/** How many pairs stand in the other order. */
function exchanges(order: readonly number[]): number {
  return order.reduce((sum, index, at) => sum + order.slice(at + 1).filter((later) => later < index).length, 0);
}

/** Every order of the numbers below `count`. */
function orders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

/**
 * The forms of a name: first those that take as many arguments, and those of space only where something of space is
 * given or there are no others.
 */
function knownForms(name: string, forms: readonly Form[], given: readonly string[]): string {
  const ofPlane = forms.filter(({ entry }) => entry.group !== 'space');
  const isOfSpace = (type: string) => spaceNames.some((known) => known === type);
  const shown = ofPlane.length === 0 || given.some(isOfSpace) ? forms : ofPlane;
  const fitting = shown.filter(({ arity }) => takes(arity, given.length));
  const others = shown.filter((form) => !fitting.includes(form));
  return [...fitting, ...others].map(({ signature }) => signatureText(name, signature.parameters)).join(' · ');
}

export function takes([fewest, most]: readonly [number, number], count: number): boolean {
  return count >= fewest && count <= most;
}

/** The value of `self.name` or `self.name(…)`. */
export function applyProperty(self: Value, name: string, context: EvaluateContext): Value {
  const read = reader(context);
  const candidates: Property[] = [];
  for (const convert of [exactly, coerce]) {
    for (const property of propertiesNamed(name)) {
      const owner = firstDefined(property.of, (type) => convert(self, type));
      if (owner === undefined || (owner !== self && owner.type === 'Number')) continue;
      candidates.push(property);
      const parameters = property.parameters ?? [];
      if (!takes(arityOf(parameters), context.trees.length)) continue;
      const args = matchArguments(parameters, context.trees, read, convert);
      if (args !== undefined) return property.evaluate(owner, args, context);
    }
  }
  const [first] = candidates;
  if (first === undefined && self.type === 'List' && propertiesNamed(name).length > 0)
    return elementwise([self], `.${name}`, ([item]) => applyProperty(item!, name, context));
  if (first === undefined) throw new Undefined(`a ${self.type} has no property ${name}${nearby(self, name)}`);
  const forms = [...new Set(candidates.map((property) => signatureText(name, property.parameters ?? [])))];
  throw new Undefined(
    `.${name} does not take (${argumentTypes(context.trees, read).join(', ')}); it is .${forms.join(' · .')}`,
  );
}

function nearby(self: Value, name: string): string {
  const known = properties
    .filter((property) => property.of.some((type) => fits(self, type)))
    .map((property) => property.name);
  const near = suggestion(name, known);
  return near !== '' || known.length === 0 ? near : `; it has ${[...new Set(known)].join(', ')}`;
}

function reader(context: EvaluateContext): ArgumentReader {
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
function matchArguments(
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

function firstDefined<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The types of the arguments, for a message; an argument whose tree is wanted is an expression. Throws Undefined where
 * one of them has
 * no value: that is the reason then.
 */
function argumentTypes(trees: readonly Expr[], read: ArgumentReader, forms: readonly Form[] = []): string[] {
  const isTree = (index: number) =>
    forms.some(
      ({ arity, signature }) =>
        takes(arity, trees.length) && elementType(signature.parameters[index]?.type ?? '') === 'Expr',
    );
  return trees.map((_, index) => {
    if (isTree(index)) return 'Expr';
    const value = read(index);
    if (value instanceof Undefined) throw value;
    return value.type;
  });
}

/** `Circle(center: Point, radius: Number)`, as messages and the reference print it. */
export function signatureText(name: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return name;
  const list = parameters.map((parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type}`);
  return `${name}(${list.join(', ')})`;
}
