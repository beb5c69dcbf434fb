import { type Construction, createWork, type Expr, ParseError, parse, workOn } from '@geoslide/geometry';
import { nearestName, type Slide } from '@geoslide/protocol';
import { constructAt, pickSlide } from '../prepare.js';
import { type ReadOptions, readProject } from '../read-project.js';
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
  readonly unit?: DeviationUnit;
  /** Why it could not be measured, and what to change. */
  readonly problem?: string;
}

const DEFAULT_TOLERANCE = 1e-6;
/** More than anybody says of a figure. */
const MAX_STATEMENTS = 200;
/** Begins the ids of the definitions that measure; nobody calls an object so. */
const PREFIX = 'geoslideDeviation';

interface Measured {
  readonly unit: DeviationUnit | undefined;
  /** Of each deviation, the sources that may give it. */
  readonly sources: readonly (readonly string[])[];
}

/**
 * Whether statements hold in a figure: `perpendicular(a, b)`, `collinear(A, B, C)`, `equal(length(s), 3)`, or a
 * comparison such as
 * `length(s) < 3`. Their arguments are sources of the construction language.
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
    measured.flatMap((entry) => (typeof entry === 'string' ? [] : entry.sources.flat())),
  );
  let next = 0;
  return statements.map((statement, i) => {
    const entry = measured[i]!;
    if (typeof entry === 'string') return { statement, holds: false, problem: entry };
    const ids = entry.sources.map((sources) => sources.map(() => `${PREFIX}${next++}`));
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

function assertionOf(
  statement: string,
  { unit }: Measured,
  ids: readonly (readonly string[])[],
  { objects, warnings }: Construction,
  tolerance: number,
): Assertion {
  let deviation = 0;
  for (const alternatives of ids) {
    const value = alternatives.map((id) => objects.get(id)?.value).find((found) => found?.type === 'Number');
    if (value?.type !== 'Number') {
      const reason = warnings.find(({ id }) => id === alternatives.at(-1))?.message ?? 'it has no value';
      return { statement, holds: false, problem: reason };
    }
    deviation = Math.max(deviation, Math.abs(value.value));
  }
  // A comparison has a truth, and nothing to measure.
  if (unit === undefined) return { statement, holds: deviation === 0 };
  return { statement, holds: deviation <= tolerance, deviation, unit };
}

/** The sources that measure a statement, or what is wrong with it. */
function measureOf(statement: string): Measured | string {
  let tree: Expr;
  try {
    tree = parse(statement);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return `${error.message}; a statement is such as ${EXAMPLES}`;
  }
  if (isCondition(tree)) return { unit: undefined, sources: [[`if(${statement}, 0, 1)`]] };
  if (tree.kind !== 'call' || tree.callee.kind !== 'name') return `a statement is such as ${EXAMPLES}`;
  const { name } = tree.callee;
  const predicate = Object.hasOwn(predicates, name) ? predicates[name] : undefined;
  if (predicate === undefined) return unknownPredicate(name);
  const [least, most] = predicate.arity;
  if (tree.args.length < least || tree.args.length > most) {
    const count = least === most ? `${least}` : `${least} to ${most}`;
    return `${name} takes ${count} arguments, not ${tree.args.length}: ${predicate.doc}`;
  }
  const args = tree.args.map(({ start, end }) => statement.slice(start, end));
  return { unit: predicate.unit, sources: predicate.deviations(args).map((sources) => [sources].flat()) };
}

/** Whether a tree is a comparison, or several joined by && and ||. */
function isCondition(tree: Expr): boolean {
  return tree.kind === 'comparison' || (tree.kind === 'binary' && (tree.operator === '&&' || tree.operator === '||'));
}

const EXAMPLES = 'perpendicular(a, b), collinear(A, B, C) or length(s) < 3';

function unknownPredicate(name: string): string {
  const names = Object.keys(predicates);
  const nearest = nearestName(name, names);
  const hint = nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
  return `there is no statement ${name}${hint}; there are ${names.join(', ')}, and comparisons such as length(s) < 3`;
}
