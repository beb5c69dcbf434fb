import { ParseError, parse, placeholdersIn } from '@geoslide/geometry';
import { type Definition, nearestName, ProtocolError, type Slide } from '@geoslide/protocol';

/** Numbers by the id of a slider, of a definition with placeholders, or of one whose source is a number. */
export type Values = Readonly<Record<string, number | readonly number[]>>;

/**
 * The slide with other values: of a slider, of each placeholder of a definition in order, or of a definition such as
 * `r: 3`.
 *
 * @throws ProtocolError for an id that has no value to set, or another count of numbers; its path is `values.ID`.
 */
export function setValues(slide: Slide, values: Values): Slide {
  const definitions = [...slide.definitions];
  const uvarMap = new Map(slide.uvarMap);
  for (const [id, given] of Object.entries(values)) {
    const numbers = typeof given === 'number' ? [given] : given;
    const at = definitions.findIndex((definition) => definition.id === id);
    const definition = definitions[at];
    if (definition === undefined) {
      const owner = /^(.+)\.(?:[xyz]|\d+)$/.exec(id)?.[1];
      const isPart = slide.definitions.some((each) => each.id === owner);
      const near = isPart
        ? `: all numbers of "${owner}" are set at once, where it is written as Point(?:=1, ?:=2)`
        : nearest(id, slide);
      throw unsettable(id, `there is no "${id}"${near}${settable(slide)}`);
    }
    const { count: wanted, isNumber } = valuesOf(definition);
    if (wanted === 0) {
      throw unsettable(
        id,
        `"${id}" has no value to set: a slider has one, a number such as r: 3, or a point Point(?:=1, ?:=2)`,
      );
    }
    if (numbers.length !== wanted || !numbers.every(Number.isFinite)) {
      throw unsettable(
        id,
        `"${id}" takes ${wanted} finite ${wanted === 1 ? 'number' : 'numbers'}, not ${numbers.join(', ')}`,
      );
    }
    if (isNumber) definitions[at] = { ...definition, source: String(numbers[0]) };
    else for (const [i, value] of numbers.entries()) uvarMap.set(`${id}.${i}`, value);
  }
  return { ...slide, definitions, uvarMap: [...uvarMap] };
}

function nearest(id: string, { definitions }: Slide): string {
  const name = nearestName(
    id,
    definitions.map((definition) => definition.id),
  );
  return name === undefined ? '' : ` (did you mean "${name}"?)`;
}

function unsettable(id: string, message: string): ProtocolError {
  return new ProtocolError(message, [{ path: `values.${id}`, message }]);
}

/** How many numbers can be set in a definition, and whether that is its whole source. */
function valuesOf(definition: Definition): { readonly count: number; readonly isNumber: boolean } {
  if (definition.kind === 'slider') return { count: 1, isNumber: false };
  const source = 'source' in definition && typeof definition.source === 'string' ? definition.source : '';
  if (/^\s*[-−]?\s*\d+(\.\d*)?\s*$/.test(source)) return { count: 1, isNumber: true };
  return { count: placeholdersOf(source), isNumber: false };
}

/** How many placeholders a source has; none where it can't be read, which drawing tells. */
function placeholdersOf(source: string): number {
  try {
    return placeholdersIn(parse(source));
  } catch (error) {
    if (error instanceof ParseError) return 0;
    throw error;
  }
}

/** Names that a message lists. */
const MAX_LISTED = 6;

/** The ids that have a value to set, for a message. */
function settable({ definitions }: Slide): string {
  const ids = definitions.filter((definition) => valuesOf(definition).count > 0).map(({ id }) => id);
  if (ids.length === 0) return '; nothing in the figure has a value to set';
  return `; values to set have ${ids.slice(0, MAX_LISTED).join(', ')}${ids.length > MAX_LISTED ? ' and others' : ''}`;
}
