import { takeSteps } from '../functions/steps.js';
import { isPlainProperty } from '../registry.js';
import type { Expr } from '../syntax/ast.js';
import { ParseError } from '../syntax/parse-error.js';
import { parse } from '../syntax/parser.js';
import { Undefined, type Value } from '../values.js';
import { type Body, CHARACTER_STEPS, type Entry, expressionBody, isFactor } from './entries.js';
import { contextFor, evaluate, evaluator } from './evaluator.js';
import { isFiniteValue } from './finite.js';
import { isCurveHead, makesObjects } from './function-head.js';
import { mappingOf } from './lists/mapping-value.js';
import { COORDINATE_CALL, readCoordinates } from './names/coordinates.js';
import type { Environment } from './names/environment.js';
import { isMultiplied } from './names/factors.js';
import { constructorCalled } from './names/free-variables.js';
import { markOwnCalls } from './names/own-calls.js';
import { requireNumber } from './numbers/numbers.js';
import { applyConstructor } from './overload.js';
import { styleTypeOf } from './style-type.js';

export interface EntryValue {
  readonly value: Value;
  readonly type: string;
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
}

/** The value of a definition; undefined for texts and buttons, which have none. Throws Undefined. */
export function evaluateEntry(entry: Entry, env: Environment): EntryValue | undefined {
  const { body } = entry;
  switch (body.kind) {
    case 'none':
      return undefined;
    case 'refused':
      throw new Undefined(body.reason);
    case 'image':
      return { value: { type: 'Image', address: body.address }, type: 'image' };
    case 'slider':
      return evaluateSlider(body, env);
    case 'expression': {
      const result = evaluateBody(body, env);
      requireFinite(result.value);
      return entry.definition.kind === 'image' ? { ...result, type: 'image' } : result;
    }
  }
}

function evaluateBody({ tree, head }: Extract<Body, { kind: 'expression' }>, env: Environment): EntryValue {
  if (head === undefined) return evaluateSource(tree, env);
  const mapping = (): EntryValue => ({ value: mappingOf(head.parameters, head.body, env, evaluator), type: 'Mapping' });
  if (!isCurveHead(head)) return mapping();
  try {
    return evaluateSource(tree, env);
  } catch (error) {
    if (error instanceof Undefined && makesObjects(head)) return mapping();
    throw error;
  }
}

function evaluateSource(tree: Expr, env: Environment): EntryValue {
  const called = constructorCalled(tree);
  if (called === undefined || tree.kind !== 'call') {
    const value = evaluate(tree, env, true);
    return { value, type: styleTypeOf(value) };
  }
  const { value, form } = applyConstructor(called, contextFor(tree.args, env));
  const own = value.type === 'List' ? undefined : form.entry.styleType;
  return { value, type: own ?? styleTypeOf(value) };
}

function requireFinite(value: Value): void {
  if (!isFiniteValue(value))
    throw new Undefined(`the ${value.type} is not finite: what it is made of is degenerate or too far away`);
}

/** The value in `<id>.0`, kept within the bounds as GeoGebra does; `min` where there is none. */
function evaluateSlider(body: Extract<Body, { kind: 'slider' }>, env: Environment): EntryValue {
  const number = (tree: Expr): number => requireNumber(evaluate(tree, env));
  const [min, max, step] = [number(body.min), number(body.max), number(body.step)];
  if (!Number.isFinite(min) || !Number.isFinite(max)) throw new Undefined('the bounds of a slider are finite');
  if (min > max) throw new Undefined(`the slider's min ${min} is greater than its max ${max}: exchange the two`);
  const value = Math.min(Math.max(env.placeholder(0) ?? min, min), max);
  return { value: { type: 'Number', value }, type: 'slider', slider: { min, max, step } };
}

/**
 * The entry with `a(x + 1)` read as a product where `a` has turned out to be a number, which only its value can tell.
 * `x(A)` is read as a coordinate where A is a point.
 * Everything that the entry uses is evaluated by now.
 */
export function withNumbersAsFactors(entry: Entry, env: Environment): Entry {
  const read = withProducts(entry, env);
  const { body } = read;
  if (body.kind !== 'expression' || !COORDINATE_CALL.test(body.source)) return read;
  const tree = readCoordinates(body.tree, env);
  return { ...read, body: { ...body, tree } };
}

function withProducts(entry: Entry, env: Environment): Entry {
  const { body } = entry;
  if (body.kind !== 'expression' || !body.calls.some((called) => isFactorOf(called, body.tree, env))) return entry;
  const ids = { has: (id: string) => env.isDefined(id) };
  takeSteps(CHARACTER_STEPS * body.source.length);
  try {
    const tree = parse(body.source, {
      isFactor: (name) => isFactor(name, ids) || isFactorOf(name, body.tree, env),
      isPlainProperty,
    });
    return { ...entry, body: expressionBody(body.source, markOwnCalls(tree, ids), entry.name) };
  } catch (error) {
    // `a(1, 2)` is no product either: its evaluation says what is wrong with it.
    if (error instanceof ParseError) return entry;
    throw error;
  }
}

/**
 * Whether what follows a name in a bracket is multiplied by it: the name of a number, or of a list in a source such as
 * `L(L + 1)`, since no list is asked for the items that it names itself. `L(L)` is, as of a permutation.
 */
function isFactorOf(name: string, tree: Expr, env: Environment): boolean {
  if (!env.isDefined(name)) return false;
  try {
    const type = env.lookup(name)?.type;
    return type === 'Number' || (type === 'List' && isMultiplied(tree, name));
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}
