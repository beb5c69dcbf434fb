import {
  type Construction,
  createWork,
  type Expr,
  hasFunction,
  isConstructor,
  ParseError,
  parse,
  type Value,
  workOn,
} from '@geoslide/geometry';
import { nearestName, type Slide } from '@geoslide/protocol';
import { constructAt, pickSlide } from '../prepare.js';
import { type ReadOptions, readProject } from '../read-project.js';
import { calledOtherwise, pointsOf, saidOtherwise } from './meant.js';
import { misfitOf, unknownName } from './names-meant.js';
import { type DeviationUnit, predicates } from './predicates.js';

export interface AssertOptions extends ReadOptions {
  /** 1-based; default 1. */
  readonly slideIndex?: number | undefined;
  /** A deviation up to this holds: logical units, degrees for directions. Default 1e-6. */
  readonly tolerance?: number | undefined;
}

/** What came of one statement. */
export interface Assertion {
  readonly statement: string;
  readonly holds: boolean;
  /** How far the figure is from it, in `unit`; missing where it could not be measured. */
  readonly deviation?: number;
  /** Missing for comparisons, whose deviation is the difference of their sides. */
  readonly unit?: DeviationUnit;
  /**
   * Of a condition with `!=`: by how much its sides differ, in words, for it is off by nothing that could be measured.
   * Of an angle that is compared with degrees: how these are written.
   */
  readonly note?: string;
  /** Why it could not be measured, and what to change. */
  readonly problem?: string;
}

const DEFAULT_TOLERANCE = 1e-6;
/** More than anybody says of a figure. */
const MAX_STATEMENTS = 200;
/** Begins the ids of the definitions that measure; nobody calls an object so. */
const PREFIX = 'geoslideDeviation';

interface Measured {
  readonly unit?: DeviationUnit;
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
}

/**
 * Whether statements hold in a figure: `perpendicular(a, b)`, `collinear(A, B, C)`, `equal(length(s), 3)`, or a
 * comparison such as
 * `length(s) < 3`; `==`, `<=` and `>=` hold within the tolerance. Their arguments are sources of the construction language.
 *
 * @param content A project, or a text of one.
 * @throws ProtocolError for a project that breaks the format, RenderError for a slide that does not exist or takes too
 * much work,
 *   RangeError for more than 200 statements.
 */
export function assertFigure(
  content: unknown,
  statements: readonly string[],
  { slideIndex = 1, tolerance = DEFAULT_TOLERANCE, templates }: AssertOptions = {},
): Assertion[] {
  if (statements.length > MAX_STATEMENTS) {
    throw new RangeError(`At most ${MAX_STATEMENTS} statements at a time: there are ${statements.length}.`);
  }
  const slide = pickSlide(readProject(content, { templates }).project, slideIndex);
  const measured = statements.map((statement) => measureOf(statement));
  const construction = measure(
    slide,
    slideIndex,
    measured.flatMap((entry) => (typeof entry === 'string' ? [] : allSources(entry).flat())),
  );
  let next = 0;
  return statements.map((statement, i) => {
    const entry = measured[i]!;
    if (typeof entry === 'string') return { statement, holds: false, problem: entry };
    const ids = allSources(entry).map((sources) => sources.map(() => `${PREFIX}${next++}`));
    return assertionOf(statement, entry, ids, construction, tolerance);
  });
}

/** The slide with definitions of the deviations behind its own. */
function measure(slide: Slide, slideIndex: number, sources: readonly string[]): Construction {
  const more = sources.map((source, i) => ({ kind: 'other', id: `${PREFIX}${i}`, source }) as const);
  return workOn(createWork(), () =>
    constructAt({ ...slide, definitions: [...slide.definitions, ...more] }, slideIndex),
  );
}

/** All that is measured of a statement, the truth of a comparison first. */
function allSources({ truth, sources }: Measured): readonly (readonly string[])[] {
  return truth === undefined ? sources : [[truth], ...sources];
}

function assertionOf(
  statement: string,
  { unit, truth, isUnequal, isClosed, misfit }: Measured,
  ids: readonly (readonly string[])[],
  { objects, warnings }: Construction,
  tolerance: number,
): Assertion {
  const values = ids.map((alternatives) => {
    const sizes = alternatives.map((id) => sizeOf(objects.get(id)?.value));
    return sizes.find(isKnown);
  });
  const wrong = misfit?.(objects, values.every(isKnown));
  if (wrong !== undefined) return { statement, holds: false, problem: wrong };
  const names = [...objects.keys()].filter((id) => !id.startsWith(PREFIX));
  const failed = (i: number): Assertion => {
    const id = ids[i]!.at(-1);
    const message = warnings.find((warning) => warning.id === id)?.message;
    return {
      statement,
      holds: false,
      problem: message === undefined ? 'it has no value' : unknownName(message, statement, names),
    };
  };
  if (truth === undefined) {
    const missing = values.indexOf(undefined);
    if (missing >= 0) return failed(missing);
    const deviation = Math.max(...values.filter(isKnown));
    const holds = deviation <= tolerance;
    return { statement, holds, deviation, ...(unit && { unit }), ...(!holds && inDegrees(statement)) };
  }
  const [isFalse, ...differences] = values;
  if (isFalse === undefined) return failed(0);
  const known = differences.filter(isKnown);
  const isNear = isClosed === true && known.length > 0 && Math.max(...known) <= tolerance;
  const holds = isFalse === 0 || isNear;
  if (isUnequal) {
    const [difference] = known;
    const note = difference === 0 ? 'its sides are equal' : `its sides differ by ${difference}`;
    return { statement, holds, ...(difference !== undefined && { note }) };
  }
  const isMeasured = known.length === differences.length && known.length > 0;
  const deviation = isMeasured ? { deviation: Math.max(...known) } : {};
  return { statement, holds, ...deviation, ...(!holds && inDegrees(statement)) };
}

/** What to say of an angle that is compared with more than a turn in radians, as degrees are. */
function inDegrees(statement: string): Pick<Assertion, 'note'> {
  const number = /\bangle\(/.test(statement) ? /(?:[=<>≤≥,]\s*)(\d+(?:\.\d+)?)\s*\)?$/.exec(statement)?.[1] : undefined;
  return Number(number) > 2 * Math.PI ? { note: `angles are radians: write ${number}° for degrees` } : {};
}

/** The size of a number, or of the largest in a list, as where two lines meet; undefined for other values. */
function sizeOf(value: Value | undefined): number | undefined {
  if (value?.type === 'Number') return Math.abs(value.value);
  if (value?.type !== 'List' || value.items.length === 0) return undefined;
  const sizes = value.items.map(sizeOf).filter(isKnown);
  return sizes.length === value.items.length ? Math.max(...sizes) : undefined;
}

const isKnown = (value: number | undefined) => value !== undefined;

/** The sources that measure a statement, or what is wrong with it. */
function measureOf(statement: string): Measured | string {
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
    sources: predicate.deviations(texts).map((sources) => [sources].flat()),
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
