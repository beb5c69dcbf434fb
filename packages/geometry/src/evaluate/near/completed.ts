import { takeSteps } from '../../functions/steps.js';
import type { Form } from '../../registry.js';
import type { Expr } from '../../syntax/ast.js';
import { call, name } from '../../syntax/build.js';
import { ParseError } from '../../syntax/parse-error.js';
import { parse } from '../../syntax/parser.js';
import { print } from '../../syntax/print.js';
import type { EvaluateContext } from '../../table.js';
import { Undefined } from '../../values.js';
import { type ArgumentReader, reader, takes } from '../match-arguments.js';
import { namesIn } from '../names/dependencies.js';
import { elementType, fits, isVariadic } from '../parameter-types.js';
import { typeOf } from './fitting.js';
import { ORDER_STEPS } from './other-order.js';

/** Names that figures give to objects, which may be what is missing. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

/** So many arguments at most are looked at, and may be missing. */
const MAX_GIVEN = 4;
const MAX_MISSING = 2;

/** Steps for the names of a figure, each of which is looked up once. */
const LOOK_UP_STEPS = 100;

interface Completed {
  readonly trees: readonly Expr[];
  readonly missing: number;
  /** Whether the figure has all that was missing. */
  readonly isOfFigure: boolean;
}

/**
 * The call with what it lacks: objects of the figure with usual names, or what the reference's example has in that
 * place, with the call of objects behind it where there is one. Undefined where no form takes all that is given.
 */
export function completedCall(
  own: string,
  forms: readonly Form[],
  context: EvaluateContext,
  read: ArgumentReader,
): string | undefined {
  const { trees } = context;
  if (trees.length === 0 || trees.length > MAX_GIVEN) return undefined;
  takeSteps(LOOK_UP_STEPS);
  const isInSpace = trees.some((_, i) => typeOf(read(i)).endsWith('3'));
  const candidates = forms
    .filter(({ entry }) => entry.group !== 'space' || isInSpace)
    .flatMap(({ signature: { parameters, example } }) => {
      const found = completed(parameters, example, context, read);
      if (found === undefined) return [];
      // Of numbers that make nothing in front, the first one is missing: `Binomial(10, 0.3)` for `Binomial(0.3)`.
      const isOfNumbers = trees.every(({ kind }) => kind === 'number');
      return isOfNumbers
        ? [found, { ...found, trees: [...argumentsOf(example).slice(0, found.missing), ...trees] }]
        : [found];
    })
    .toSorted((a, b) => a.missing - b.missing);
  const [first] = candidates;
  // What has a value as well is the likelier one.
  const best = candidates.find(
    (candidate) => candidate.missing === first?.missing && hasValue(own, candidate, context),
  );
  const chosen = best ?? candidates.find((candidate) => hasValue(own, candidate, context)) ?? first;
  const other =
    chosen?.isOfFigure === false &&
    candidates.find((each) => each.isOfFigure && each.missing === chosen.missing && hasValue(own, each, context));
  return chosen && [chosen, ...(other ? [other] : [])].map(({ trees }) => print(call(own, ...trees))).join(' or ');
}

/** Whether a constructor makes something of these arguments in the figure as it is. */
export function hasValue(own: string, { trees }: Pick<Completed, 'trees'>, context: EvaluateContext): boolean {
  return definedValue(call(own, ...trees), context) !== undefined;
}

/**
 * A call that has a value in the figure as it is, with as many of the given arguments as one form takes: the others are
 * objects of the figure, and numbers those of the reference's example. Undefined where nothing given is of use.
 */
export function callHere(
  own: string,
  forms: readonly Form[],
  context: EvaluateContext,
  read: ArgumentReader,
): string | undefined {
  const { trees } = context;
  if (trees.length === 0 || trees.length > MAX_GIVEN) return undefined;
  takeSteps(LOOK_UP_STEPS);
  const candidates = forms.flatMap(({ entry, signature: { parameters, example } }) => {
    const wanted = parameters.filter(({ optional }) => optional !== true);
    if (entry.group === 'space' || wanted.some(({ type }) => !isPlainType(type))) return [];
    takeSteps(ORDER_STEPS);
    const taken = new Set<number>();
    const used = new Set<string>();
    const examples = argumentsOf(example);
    const own = wanted.map(({ type }) => {
      const index = trees.findIndex((_, i) => {
        const value = read(i);
        return !taken.has(i) && !(value instanceof Undefined) && fits(value, type);
      });
      if (index < 0) return undefined;
      taken.add(index);
      for (const each of namesIn(trees[index]!)) used.add(each);
      return trees[index];
    });
    const filled = own.map((tree, i) => {
      const found = tree ?? unusedOf(wanted[i]!.type, used, context) ?? examples[i];
      if (found?.kind === 'name') used.add(found.name);
      return found;
    });
    // Objects that the figure does not have say nothing of what was meant.
    const isForeign = filled.some((tree, i) => tree === examples[i] && tree?.kind !== 'number');
    return taken.size === 0 || isForeign || filled.includes(undefined)
      ? []
      : [{ trees: filled as Expr[], taken: taken.size }];
  });
  const best = candidates.toSorted((a, b) => b.taken - a.taken).find((each) => hasValue(own, each, context));
  return best && `${own}(${best.trees.map(print).join(', ')})`;
}

const isPlainType = (type: string): boolean =>
  !isVariadic(type) && elementType(type) !== 'Expr' && !type.endsWith('[]');

/**
 * The call with an object of the figure in place of the one argument whose type does not fit; `isOnly` where the figure
 * has no other one.
 */
export function replacedCall(
  own: string,
  forms: readonly Form[],
  context: EvaluateContext,
  read: ArgumentReader,
): { readonly call: string; readonly wrong: string; readonly isOnly: boolean } | undefined {
  const { trees } = context;
  if (trees.length < 2 || trees.length > MAX_GIVEN) return undefined;
  const used = new Set(trees.flatMap((tree) => [...namesIn(tree)]));
  for (const { arity, signature } of forms) {
    if (!takes(arity, trees.length)) continue;
    const types = trees.map((_, i) => (signature.parameters[i] ?? signature.parameters.at(-1)!).type);
    if (types.some((type) => elementType(type) === 'Expr' || type.endsWith('[]'))) continue;
    const misfits = trees.flatMap((_, i) => {
      const value = read(i);
      return value instanceof Undefined || !fits(value, elementType(types[i]!)) ? [i] : [];
    });
    const [index, ...others] = misfits;
    const isObject = index !== undefined && others.length === 0 && trees[index]!.kind === 'name';
    const found = isObject ? unusedOf(types[index]!, used, context) : undefined;
    if (found === undefined) continue;
    const moved = trees.with(index!, found);
    if (hasValue(own, { trees: moved }, context)) {
      const others = new Set([...used, ...namesIn(found)]);
      // Points can be written where they are needed.
      const isOnly = types[index!] !== 'Point' && unusedOf(types[index!]!, others, context) === undefined;
      return { call: `${own}(${moved.map(print).join(', ')})`, wrong: print(trees[index!]!), isOnly };
    }
  }
  return undefined;
}

/**
 * An object of the figure that has a usual name and is of a type; none for numbers. A figure without lines has those
 * through its points.
 */
export function unusedOf(type: string, used: ReadonlySet<string>, context: EvaluateContext): Expr | undefined {
  if (type === 'Number') return undefined;
  const letter = LETTERS.find((each) => {
    if (used.has(each) || !context.isDefined(each)) return false;
    const value = definedValue(name(each), context);
    return value !== undefined && fits(value, type);
  });
  if (letter !== undefined) return name(letter);
  const first = type === 'LineLike' ? unusedOf('Point', used, context) : undefined;
  const second = first && unusedOf('Point', new Set([...used, ...namesIn(first)]), context);
  return second && call('Line', first!, second);
}

/** The argument lists with which a constructor makes something in the figure as it is; all where none does. */
export function likeliest<T extends readonly string[]>(
  own: string,
  lists: readonly T[],
  context: EvaluateContext,
): readonly T[] {
  const made = lists.filter((list) => hasValue(own, { trees: argumentsOf(`${own}(${list.join(', ')})`) }, context));
  return made.length > 0 ? made : lists;
}

function completed(
  parameters: Form['signature']['parameters'],
  example: string,
  context: EvaluateContext,
  read: ArgumentReader,
): Completed | undefined {
  const { trees } = context;
  const wanted = parameters.filter(({ optional }) => optional !== true);
  const missing = wanted.length - trees.length;
  if (missing < 1 || missing > MAX_MISSING) return undefined;
  if (wanted.some(({ type }) => isVariadic(type) || elementType(type) === 'Expr' || type.endsWith('[]')))
    return undefined;
  takeSteps(ORDER_STEPS);
  const taken = new Set<number>();
  // One point alone is the vertex of its angle.
  const vertex = trees.length === 1 ? wanted.findIndex((parameter) => /^(?:vertex|V)$/.test(parameter.name)) : -1;
  const chosen = wanted.map(({ type }, place) => {
    if (vertex >= 0 && place !== vertex) return undefined;
    const index = trees.findIndex((_, i) => !taken.has(i) && isOf(i, type));
    if (index < 0) return undefined;
    taken.add(index);
    return trees[index];
  });
  if (taken.size < trees.length) return undefined;
  const used = new Set(trees.flatMap((tree) => [...namesIn(tree)]));
  const examples = argumentsOf(example);
  const own = chosen.map((tree, i) => tree ?? unused(wanted[i]!.type));
  const filled = own.map((tree, i) => tree ?? examples[i]);
  // Two equal bounds make nothing.
  const isGiven = ({ value }: { readonly value: number }) =>
    trees.some((tree) => tree.kind === 'number' && tree.value === value);
  const apart = filled.map((tree, i) =>
    chosen[i] === undefined && tree?.kind === 'number' && isGiven(tree) ? { ...tree, value: tree.value + 1 } : tree,
  );
  return apart.includes(undefined)
    ? undefined
    : { trees: apart as readonly Expr[], missing, isOfFigure: !own.includes(undefined) };

  function isOf(index: number, type: string): boolean {
    const value = read(index);
    return !(value instanceof Undefined) && fits(value, type);
  }

  function unused(type: string): Expr | undefined {
    const found = unusedOf(type, used, context);
    if (found?.kind === 'name') used.add(found.name);
    return found;
  }
}

/** The value of an expression in the figure as it is; undefined where it has none, or none yet. */
export function definedValue(tree: Expr, context: EvaluateContext) {
  const value = reader({ ...context, trees: [tree] })(0);
  return value instanceof Undefined ? undefined : value;
}

function argumentsOf(example: string): readonly Expr[] {
  try {
    const tree = parse(example);
    return tree.kind === 'call' ? tree.args : [];
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return [];
  }
}
