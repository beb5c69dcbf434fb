import { article } from '@geoslide/protocol';
import { knownForms, nearCall, nearFailure, nearList, nearTrees, withForms, withoutNames } from '#near-forms';
import { nearProperty } from '#near-names';
import { aliases } from '../aliases.js';
import { type Form, formsOf, propertiesNamed } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { print } from '../syntax/print.js';
import type { EvaluateContext, Property } from '../table.js';
import { Undefined, type Value } from '../values.js';
import { elementwise } from './lists/list-values.js';
import { type ArgumentReader, exactly, matchArguments, reader, takes } from './match-arguments.js';
import { asAngle, inOrder } from './near/other-order.js';
import { signatureText } from './near/signature-text.js';
import { arityOf, coerce, elementType } from './parameter-types.js';

/**
 * The value of a constructor's call by the first form that fits as it stands, else after coercion.
 *
 * @param ofItem Whether the arguments hold an item of a list. It's no list with the others then.
 */
export function applyConstructor(name: string, context: EvaluateContext, ofItem = false): { value: Value; form: Form } {
  const forms = formsOf(name) ?? [];
  const own = Object.hasOwn(aliases, name) ? aliases[name]! : name;
  const read = reader(context);
  for (const convert of [exactly, coerce]) {
    for (const form of forms) {
      if (!takes(form.arity, context.trees.length)) continue;
      const args = matchArguments(form.signature.parameters, context.trees, read, convert);
      if (args !== undefined) return { value: resultOf(own, forms, form, args, context), form };
    }
  }
  const broadcast = applyToItems(name, forms, context, read);
  if (broadcast !== undefined && !(broadcast instanceof Undefined)) return broadcast;
  const grouped = ofItem ? undefined : applyGrouped(forms, context, read);
  if (grouped !== undefined) return grouped;
  const unnamed = withoutNames(forms, context);
  if (unnamed !== undefined) {
    const { trees, remark, isFitting } = unnamed;
    const plain = { ...context, trees };
    const readPlain = reader(plain);
    const isKnown = trees.every((_, index) => !(readPlain(index) instanceof Undefined));
    const right = isFitting || !isKnown ? trees : inOrder(forms, trees, readPlain)?.trees;
    // Without names they fit no better: what is told is of the arguments alone.
    if (right === undefined) applyConstructor(name, plain);
    throw new Undefined(
      `${name} takes its arguments without their names: write ${own}(${(right ?? trees).map(print).join(', ')})${remark}`,
    );
  }
  const turned = listLast(forms, context.trees, read);
  if (turned !== undefined) return applyConstructor(name, { ...context, trees: turned });
  const early = nearTrees(name, own, forms, context);
  if (early !== undefined) throw new Undefined(early);
  const given = argumentTypes(context.trees, read, forms);
  const ordered = inOrder(forms, context.trees, read);
  if (ordered === undefined) {
    if (broadcast !== undefined) throw broadcast;
    const near = nearCall(name, own, forms, context, read);
    if (near !== undefined) throw new Undefined(near);
    const known = knownForms(own, forms, given, context, read);
    throw new Undefined(`${name} does not take (${given.join(', ')}); it takes ${known}`);
  }
  if (own !== name || ordered.form.entry.anyOrder === true)
    return applyConstructor(own, { ...context, trees: ordered.trees });
  const { parameters } = ordered.form.signature;
  const right = ordered.trees.map((tree, i) => asAngle(print(tree), parameters[i]?.name)).join(', ');
  const form = signatureText(own, parameters);
  throw new Undefined(`${name} takes its arguments in another order, ${form}: write ${own}(${right})`);
}

/** `Map(k^2, k, L)` for `Map(L, k, k^2)`, as other programs have it; undefined for other arguments. */
function listLast(forms: readonly Form[], trees: readonly Expr[], read: ArgumentReader): readonly Expr[] | undefined {
  const isOfLists = forms.some(
    ({ entry, arity, signature }) =>
      entry.group === 'lists' && takes(arity, trees.length) && signature.parameters[0]?.type === 'Expr',
  );
  if (!isOfLists || trees.length > 3 || !isListValue(read(0)) || isListValue(read(trees.length - 1))) return undefined;
  return trees.toReversed();
}

const takesListFirst = (forms: readonly Form[], read: ArgumentReader): boolean =>
  isListValue(read(0)) && forms.some(({ signature }) => signature.parameters[0]?.type.endsWith('[]'));

const isListValue = (value: Value | Undefined): boolean => !(value instanceof Undefined) && value.type === 'List';

function resultOf(
  own: string,
  forms: readonly Form[],
  { signature }: Form,
  args: readonly Value[],
  context: EvaluateContext,
): Value {
  try {
    return signature.evaluate(args, context);
  } catch (error) {
    const near = error instanceof Undefined ? nearFailure(own, forms, context, error.message) : undefined;
    throw near === undefined ? error : new Undefined(near);
  }
}

/**
 * What a constructor makes of several arguments where it takes a list of them, as in `mean(1, 2, 6)`, or of the
 * vertices of a triangle that stands for them, as in `TriangleCenter(t, 4)`; undefined where neither fits.
 */
function applyGrouped(
  forms: readonly Form[],
  context: EvaluateContext,
  read: ArgumentReader,
): { value: Value; form: Form } | undefined {
  const values: readonly (Value | Undefined)[] = context.trees.map((_, index) => read(index));
  if (!areValues(values)) return undefined;
  const isUniform = values.length > 1 && values.every(({ type }) => type === values[0]!.type);
  const listed: readonly Value[] | undefined = isUniform ? [{ type: 'List', items: values }] : undefined;
  for (const form of forms) {
    const { entry, signature, arity } = form;
    const isList = signature.parameters[0]?.type.endsWith('[]');
    const args = entry.group === 'triangles' ? withVertices(values) : isList ? listed : undefined;
    if (args === undefined || !takes(arity, args.length)) continue;
    const inner = context.withArguments(args);
    const matched = matchArguments(signature.parameters, inner.trees, (index) => args[index]!, exactly);
    if (matched !== undefined) return { value: signature.evaluate(matched, inner), form };
  }
  return undefined;
}

const areValues = (values: readonly (Value | Undefined)[]): values is readonly Value[] =>
  !values.some((value) => value instanceof Undefined);

/** The values with the vertices of the triangle among them in its place; undefined where there is none. */
function withVertices(values: readonly Value[]): readonly Value[] | undefined {
  const isTriangle = (value: Value) => value.type === 'Polygon' && value.vertices.length === 3;
  if (!values.some(isTriangle)) return undefined;
  return values.flatMap((value) =>
    value.type === 'Polygon' && isTriangle(value)
      ? value.vertices.map((vertex): Value => ({ type: 'Point', ...vertex }))
      : [value],
  );
}

/**
 * What a constructor makes of each item of the lists among its arguments, or why it makes nothing; undefined where none
 * of them is a list, or a list is meant whole.
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
  const values: readonly (Value | Undefined)[] = context.trees.map((_, index) => read(index));
  if (!areValues(values)) return undefined;
  if (!values.some(({ type }) => type === 'List')) return undefined;
  try {
    const value = elementwise(
      values,
      name,
      (items) => applyConstructor(name, context.withArguments(items), true).value,
    );
    return { value, form };
  } catch (error) {
    if (!(error instanceof Undefined)) throw error;
    const near = nearList(name, values, context, forms);
    if (near !== undefined) return new Undefined(near);
    // Of a list that some form takes whole, its items tell nothing.
    return takesListFirst(forms, read) ? undefined : error;
  }
}

const takesNumber = ({ parameters = [] }: Property): boolean =>
  parameters.filter(({ optional }) => !optional).length === 1 && parameters[0]!.type === 'Number';

/**
 * The value of `self.name` or `self.name(…)`.
 *
 * @param object What gave `self`, for messages.
 */
export function applyProperty(self: Value, name: string, context: EvaluateContext, object?: Expr): Value {
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
    return elementwise([self], `.${name}`, ([item]) => applyProperty(item!, name, context, object));
  if (first === undefined)
    throw new Undefined(
      `${article(self.type)} ${self.type} has no property ${name}${nearProperty(self, name, object, context)}`,
    );
  const values: readonly (Value | Undefined)[] = context.trees.map((_, index) => read(index));
  if (areValues(values) && values.some(({ type }) => type === 'List'))
    return elementwise(values, `.${name}`, (items) => applyProperty(self, name, context.withArguments(items), object));
  const forms = [...new Set(candidates.map((property) => signatureText(name, property.parameters ?? [])))];
  if (context.trees.length === 0 && object !== undefined && candidates.some(takesNumber)) {
    const own = `${print(object)}.${name}`;
    throw new Undefined(`.${name} takes a number: write ${own}(1), or y = ${own}(x) for its graph`);
  }
  throw new Undefined(
    `.${name} does not take (${argumentTypes(context.trees, read).join(', ')}); it is .${forms.join(' · .')}`,
  );
}

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
    if (value instanceof Undefined) throw withForms(value, forms);
    return value.type;
  });
}
