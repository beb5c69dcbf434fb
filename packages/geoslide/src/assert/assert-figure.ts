import { type Construction, createWork, type Value, workOn } from '@geoslide/geometry';
import type { Slide } from '@geoslide/protocol';
import { constructAt, pickSlide } from '../prepare.js';
import { type ReadOptions, readProject } from '../read-project.js';
import { unknownName } from './names-meant.js';
import type { DeviationUnit } from './predicates.js';
import { type Measured, measureOf } from './statement.js';

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

/**
 * Whether statements hold in a figure: `perpendicular(a, b)`, `collinear(A, B, C)`, `equal(length(s), 3)`, or a
 * comparison such as
 * `length(s) < 3`; `==`, `<=` and `>=` hold within the tolerance. Their arguments are sources of the construction language.
 *
 * @param content A project, or a text of one.
 * @throws ProtocolError for a project that breaks the format, RenderError for a slide that does not exist or takes too
 * much work,
 *   TypeError for statements that are no list, RangeError for more than 200 of them.
 */
export function assertFigure(
  content: unknown,
  statements: readonly string[],
  { slideIndex = 1, tolerance = DEFAULT_TOLERANCE, templates }: AssertOptions = {},
): Assertion[] {
  if (!Array.isArray(statements)) throw new TypeError(`statements are a list, such as [${JSON.stringify(statements)}]`);
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
  { unit, truth, isUnequal, isClosed, misfit, deviationOf, doc }: Measured,
  ids: readonly (readonly string[])[],
  { objects, warnings }: Construction,
  tolerance: number,
): Assertion {
  const all = ids.map((alternatives) => alternatives.map((id) => objects.get(id)?.value));
  const together = deviationOf?.(all.map((each) => each.find((value) => value !== undefined)));
  const values = deviationOf === undefined ? all.map((each) => each.map(sizeOf).find(isKnown)) : [together];
  const wrong = misfit?.(objects, values.every(isKnown));
  if (wrong !== undefined) return { statement, holds: false, problem: wrong };
  const names = [...objects.keys()].filter((id) => !id.startsWith(PREFIX));
  const failed = (i: number): Assertion => {
    const own = deviationOf === undefined ? ids[i]! : ids.flat();
    const message = withCause(warnings.findLast(({ id = '' }) => own.includes(id))?.message, warnings);
    return {
      statement,
      holds: false,
      problem:
        message === undefined
          ? `its arguments do not fit. ${doc ?? ''}`.trim()
          : unknownName(message, statement, names),
    };
  };
  if (truth === undefined) {
    const missing = values.indexOf(undefined);
    if (missing >= 0) return failed(missing);
    const deviation = Math.max(...values.filter(isKnown));
    if (deviation === Number.POSITIVE_INFINITY) return { statement, holds: false };
    const holds = deviation <= tolerance;
    return { statement, holds, deviation, ...(unit && { unit }), ...(!holds && inDegrees(statement, objects)) };
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
  return { statement, holds, ...deviation, ...(!holds && inDegrees(statement, objects)) };
}

/** Of what depends on an undefined object: the first object of the chain, and why it has no value. */
function withCause(message: string | undefined, warnings: Construction['warnings']): string | undefined {
  const cause = /^it depends on (\S+), which is undefined$/.exec(message ?? '')?.[1];
  const reason = warnings.find(({ id }) => id === cause)?.message;
  if (cause === undefined || reason === undefined) return message;
  const deeper = withCause(reason, warnings);
  return deeper === reason ? `${cause} is undefined: ${reason}` : deeper;
}

/** What to say of an angle that is compared with more than a turn in radians, as degrees are. */
function inDegrees(statement: string, objects: Construction['objects']): Pick<Assertion, 'note'> {
  const number = /(?:[=<>≤≥,]\s*)(\d+(?:\.\d+)?)\s*\)?$/.exec(statement)?.[1];
  const names = statement.match(/\p{L}[\p{L}\p{N}_]*'*/gu) ?? [];
  const isAngle = /\bangle\(/.test(statement) || names.some((name) => objects.get(name)?.type === 'Angle');
  return isAngle && Number(number) > 2 * Math.PI ? { note: `angles are radians: write ${number}° for degrees` } : {};
}

/** The size of a number, or of the largest in a list, as where two lines meet; undefined for other values. */
function sizeOf(value: Value | undefined): number | undefined {
  if (value?.type === 'Number') return Math.abs(value.value);
  if (value?.type !== 'List' || value.items.length === 0) return undefined;
  const sizes = value.items.map(sizeOf).filter(isKnown);
  return sizes.length === value.items.length ? Math.max(...sizes) : undefined;
}

const isKnown = (value: number | undefined) => value !== undefined;
