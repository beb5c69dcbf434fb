import { describeValue, named, nearestName, type Synonyms, synonymOf } from '@geoslide/protocol';
import type { Tool } from '@modelcontextprotocol/server';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

/** What models call an argument in other tools. */
const SYNONYMS: Synonyms = {
  ...named(['figure'], 'content text code source project input data geoslide figureText figure_text dsl script json'),
  ...named(['figure, the text itself: read the file first'], 'path file filename filePath file_path uri url'),
  ...named(['slide'], 'slideIndex slide_index page slideNumber'),
  ...named(['width and height, in px'], 'size dimensions resolution'),
  ...named(['format'], 'type output outputFormat output_format mimeType'),
  ...named(
    ['statements, a list'],
    'statement assertion assertions claim claims assert condition expression expressions conditions',
  ),
  ...named(['query'], 'name constructor q search term keyword form topic'),
};

/** What stands in a figure and not among the arguments. */
const IN_THE_FIGURE: Readonly<Record<string, string>> = {
  ...named('the figure says it, as in view -5 .. 5, -3 .. 3 scale 50', 'scale view viewBound bounds zoom'),
  ...named('the figure says it, as in background {color: white}', 'background backgroundColor'),
  ...named('the figure says it, as in axes on', 'axes'),
  ...named('the figure says it, as in grid on', 'grid'),
};

type Issue = v.BaseIssue<unknown>;

/** A tool's arguments: their JSON Schema, and how a call's are read. */
export interface ToolArguments<T> {
  readonly inputSchema: Tool['inputSchema'];
  /** The problems are lines from which a model can mend its call. */
  read(args: unknown): { readonly value: T } | { readonly problems: readonly string[] };
}

/** The arguments `entries` of a tool, and no others. */
export function toolArguments<const E extends v.ObjectEntries>(
  entries: E,
): ToolArguments<v.InferOutput<v.StrictObjectSchema<E, undefined>>> {
  const schema = v.strictObject(entries);
  return {
    inputSchema: { ...toJsonSchema(schema, { target: 'draft-2020-12' }), type: 'object' } as Tool['inputSchema'],
    read(args) {
      const result = v.safeParse(schema, args);
      if (result.success) return { value: result.output };
      const known = Object.keys(entries);
      // What is missing is told by the argument that stands in its place.
      const replaced = result.issues.flatMap((issue) =>
        isUnknown(issue) ? (synonymOf(SYNONYMS, keyOf(issue), known) ?? []) : [],
      );
      const told = result.issues.filter(
        (issue) => !(isMissing(issue) && replaced.some((own) => own.startsWith(keyOf(issue)))),
      );
      return { problems: told.map((issue) => `${pathOf(issue).join('.')}: ${message(issue, entries)}`) };
    },
  };
}

function pathOf({ path }: Issue): PropertyKey[] {
  return path?.map(({ key }) => key as PropertyKey) ?? [];
}

function keyOf(issue: Issue): string {
  return String(pathOf(issue).at(-1));
}

const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';
const isMissing = ({ type, received }: Issue) => type === 'strict_object' && received === 'undefined';

function message(issue: Issue, entries: v.ObjectEntries): string {
  const known = Object.keys(entries);
  const key = keyOf(issue);
  if (isUnknown(issue)) {
    const other = synonymOf(SYNONYMS, key, known);
    if (other !== undefined) return `there is no such argument: use ${other}`;
    if (Object.hasOwn(IN_THE_FIGURE, key)) return `there is no such argument: ${IN_THE_FIGURE[key]}`;
    const near = nearestName(key, known);
    return `there is no such argument: ${near === undefined ? `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}` : `did you mean ${near}?`}`;
  }
  const entry = entries[key];
  const description = entry === undefined ? undefined : v.getDescription(entry as v.GenericSchema);
  if (isMissing(issue)) return description === undefined ? 'is missing' : `is missing. ${description}`;
  const remedy =
    issue.type === 'string' && typeof issue.input === 'object' && issue.input !== null && key === 'figure'
      ? ': give one figure as text; a project in JSON is given as a string too'
      : '';
  const given = issue.type === 'min_length' ? 'an empty one' : describeValue(issue.input);
  return `must be ${wanted(issue)}, but is ${given}${remedy}`;
}

function wanted({ type, expected, requirement }: Issue): string {
  switch (type) {
    case 'string':
      return 'a text';
    case 'number':
      return 'a number, without quotes';
    case 'integer':
      return 'a whole number';
    case 'array':
      return 'a list of texts, such as ["perpendicular(a, b)"]';
    case 'min_length':
      return 'a list with an entry, such as ["perpendicular(a, b)"]';
    case 'min_value':
      return `a number of at least ${requirement}`;
    case 'max_value':
      return `a number of at most ${requirement}`;
    case 'picklist':
      return `one of ${String(expected).replace(/[()]/g, '').replaceAll(' | ', ', ')}`;
    default:
      return String(expected);
  }
}
