import {
  type Construction,
  type Expr,
  hasFunction,
  isConstructor,
  ParseError,
  parse,
  type Value,
} from '@geoslide/geometry';
import { nearestName } from '@geoslide/protocol';
import { calledOtherwise, pointsOf, saidOtherwise } from './meant.js';
import { misfitOf } from './names-meant.js';
import { type DeviationUnit, predicates } from './predicates.js';

/** How a statement is measured. */
export interface Measured {
  readonly unit?: DeviationUnit;
  /** Of a predicate: one sentence on it. */
  readonly doc?: string;
  /** Of a predicate: what it says of an argument that is no line or no point, as it needs them. */
  readonly misfit?: (objects: Construction['objects'], isMeasured: boolean) => string | undefined;
  /** Of a comparison: the source that is 0 where it is true. What it measures may be missing. */
  readonly truth?: string;
  /** Of `!=`: what is measured is how far its sides are from being equal. */
  readonly isUnequal?: boolean;
  /** Whether a comparison holds where its sides are equal, so that it holds within the tolerance. */
  readonly isClosed?: boolean;
  /** Of each deviation, the sources that may give it. */
  readonly sources: readonly (readonly string[])[];
  /** Of a predicate of figures: the deviation that their values give together. */
  readonly deviationOf?: ((values: readonly (Value | undefined)[]) => number | undefined) | undefined;
}

/** The sources that measure a statement, or what is wrong with it. */
export function measureOf(statement: string): Measured | string {
  let tree: Expr;
  try {
    tree = parse(statement);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const meant = saidOtherwise(statement);
    if (/^\s*(?:!|not\b|¬)/i.test(statement)) return NOT;
    const parts = statement.split(/\s+(?:and|und|∧)\s+/i);
    if (parts.length > 1) return `give each as a statement of its own: ${parts.join(', then ')}`;
    return `${error.message}; ${meant === undefined ? `a statement is such as ${EXAMPLES}` : `write ${meant}`}`;
  }
  if (tree.kind === 'binary' && tree.operator === '||' && tree.left.kind === 'name' && tree.right.kind === 'name')
    return `|| joins two conditions: write parallel(${tree.left.name}, ${tree.right.name})`;
  if (isCondition(tree)) {
    const joined = statementsIn(tree).map(({ start, end }) => statement.slice(start, end));
    if (joined.length > 0)
      return tree.kind === 'comparison'
        ? `write ${joined[0]}`
        : `give each as a statement of its own: ${partsOf(tree, statement).join(', then ')}`;
    const truth = `if(${statement}, 0, 1)`;
    const sides = unequalSides(tree, statement);
    if (sides)
      return { truth, isUnequal: true, sources: predicates.equal!.deviations(sides).map((each) => [each].flat()) };
    const source = differenceOf(tree, statement);
    return { truth, isClosed: isClosed(tree), sources: source === undefined ? [] : [[source]] };
  }
  const alone = tree.kind === 'name' && Object.hasOwn(predicates, tree.name) ? predicates[tree.name] : undefined;
  if (alone !== undefined)
    return `what it is about stands behind it in brackets, without blanks or in quotes: ${alone.doc}`;
  if (tree.kind !== 'call' || tree.callee.kind !== 'name') {
    if (/^\s*not\b/i.test(statement)) return NOT;
    const meant = saidOtherwise(statement);
    return meant === undefined ? `a statement is such as ${EXAMPLES}` : `write ${meant}`;
  }
  const { name } = tree.callee;
  const predicate = Object.hasOwn(predicates, name) ? predicates[name] : undefined;
  const texts = tree.args.map(({ start, end }) => statement.slice(start, end));
  if (predicate === undefined) return unknownPredicate(name, texts);
  const [least, most] = predicate.arity;
  const own =
    predicate.takes === 'points' ? texts.flatMap((text) => (OF_POINTS.test(text) ? pointsOf(text) : text)) : [];
  if (own.length > texts.length && own.length >= least && own.length <= most)
    return `name each point by itself: write ${name}(${own.join(', ')})`;
  const parted = texts.flatMap((text) => text.split(/(?<=[\p{L}\p{N})\]'])\s+(?=[\p{L}\p{N}([])/u));
  if (tree.args.length < least && parted.length >= least && parted.length <= most)
    return `a comma stands between two arguments: write ${name}(${parted.join(', ')})`;
  if (tree.args.length < least || tree.args.length > most) {
    const count = least === most ? `${least}` : `${least} to ${most}`;
    const [only] = tree.args;
    const items = only?.kind === 'list' ? only.items.map(({ start, end }) => statement.slice(start, end)) : [];
    const form =
      items.length >= least
        ? `: write ${name}(${items.join(', ')})`
        : `: ${predicate.doc}${predicate.takes === undefined || predicate.doc.includes('(') ? '' : ` Write it as in ${exampleOf(name, predicate)}.`}`;
    return `${name} takes ${count} arguments, not ${tree.args.length}${form}`;
  }
  const lines = tree.args.map((arg, i) =>
    predicate.takes === 'lines' && arg.kind === 'list' && arg.items.length === 2
      ? `Line(${arg.items.map(({ start, end }) => statement.slice(start, end)).join(', ')})`
      : texts[i]!,
  );
  if (lines.some((line, i) => line !== texts[i])) return `${name} takes lines: write ${name}(${lines.join(', ')})`;
  return {
    unit: predicate.unit,
    doc: predicate.doc,
    sources: predicate.deviations(texts).map((sources) => [sources].flat()),
    deviationOf: predicate.deviationOf,
    misfit: (objects, isMeasured) => misfitOf(name, texts, objects, isMeasured),
  };
}

/** Points in one word, as ABC. */
const OF_POINTS = /^(?:[A-Z]\d*'*){2,}$/;

/** `collinear(A, B, C)` */
function exampleOf(name: string, { takes, arity: [least] }: (typeof predicates)[string]): string {
  const letters = takes === 'points' ? 'ABCD' : 'abcd';
  return `${name}(${[...letters].slice(0, least).join(', ')})`;
}

/** Whether a tree is a comparison, or several joined by && and ||. */
function isCondition(tree: Expr): boolean {
  return tree.kind === 'comparison' || (tree.kind === 'binary' && (tree.operator === '&&' || tree.operator === '||'));
}

/** The calls of statements in a condition, which joins comparisons only. */
function statementsIn(tree: Expr): readonly Expr[] {
  if (tree.kind === 'comparison') return tree.operands.flatMap(statementsIn);
  if (tree.kind === 'binary') return [tree.left, tree.right].flatMap(statementsIn);
  const name = tree.kind === 'call' && tree.callee.kind === 'name' ? tree.callee.name : '';
  return Object.hasOwn(predicates, name) ? [tree] : [];
}

/** What && and || join in a condition. */
function partsOf(tree: Expr, statement: string): readonly string[] {
  return tree.kind === 'binary' && isCondition(tree)
    ? [tree.left, tree.right].flatMap((part) => partsOf(part, statement))
    : [statement.slice(tree.start, tree.end)];
}

/** Whether all comparisons of a condition are `==`, `<=` or `>=`. */
function isClosed(tree: Expr): boolean {
  if (tree.kind === 'binary') return isClosed(tree.left) && isClosed(tree.right);
  return tree.kind === 'comparison' && tree.operators.every((operator) => /^[=<>]=$/.test(operator));
}

/** The sides of a single `!=`. */
function unequalSides(tree: Expr, statement: string): string[] | undefined {
  if (tree.kind !== 'comparison' || tree.operators.length !== 1 || tree.operators[0] !== '!=') return undefined;
  return tree.operands.map(({ start, end }) => statement.slice(start, end));
}

/**
 * What is missing to a condition, 0 where it is true: the most of what is joined by &&, the least of what is joined by
 * ||. Undefined for what has no size, such as `!=`.
 */
function differenceOf(tree: Expr, statement: string): string | undefined {
  if (tree.kind === 'binary' && (tree.operator === '&&' || tree.operator === '||')) {
    const left = differenceOf(tree.left, statement);
    const right = differenceOf(tree.right, statement);
    if (left === undefined || right === undefined) return undefined;
    return `${tree.operator === '&&' ? 'max' : 'min'}(${left}, ${right})`;
  }
  if (tree.kind !== 'comparison') return undefined;
  const sides = tree.operands.map(({ start, end }) => `(${statement.slice(start, end)})`);
  const differences = tree.operators.map((operator, i) => sizes[operator]?.(sides[i]!, sides[i + 1]!));
  if (!differences.every((difference) => difference !== undefined)) return undefined;
  return differences.length === 1 ? differences[0] : `max(${differences.join(', ')})`;
}

const sizes: Readonly<Record<string, (left: string, right: string) => string>> = {
  '<': (left, right) => `max(0, ${left} - ${right})`,
  '<=': (left, right) => `max(0, ${left} - ${right})`,
  '>': (left, right) => `max(0, ${right} - ${left})`,
  '>=': (left, right) => `max(0, ${right} - ${left})`,
  '==': (left, right) => `abs(${left} - ${right})`,
};

const NOT = 'a statement says what holds: write what does not as a comparison, such as A != B or angle(a, b) > 1°';

const EXAMPLES = 'perpendicular(a, b), collinear(A, B, C) or length(s) < 3';

function unknownPredicate(name: string, args: readonly string[]): string {
  const names = Object.keys(predicates);
  const meant = calledOtherwise(name, args, names);
  const isOtherName = names.some((each) => meant === `${each}(${args.join(', ')})`);
  if ((hasFunction(name) || isConstructor(name)) && !isOtherName)
    return `${name} gives a value, and a statement says something of it: write ${name}(${args.join(', ')}) == 3`;
  if (meant !== undefined) return `there is no statement ${name}: write ${meant}`;
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
  return `there is no statement ${name}${hint}; there are ${names.join(', ')}, and comparisons such as length(s) < 3`;
}
