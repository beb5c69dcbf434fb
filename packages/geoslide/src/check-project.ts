import {
  type FileContent,
  isJsonText,
  ProtocolError,
  projectMeant,
  RenderError,
  readJson,
  type Slide,
  type TextPlace,
  type Warning,
} from '@geoslide/protocol';
import { contentFindings } from './findings/findings.js';
import { dependsOnIt, foldedWarnings } from './findings/folded-warnings.js';
import { followedRemedies } from './findings/followed-remedies.js';
import { definitionRemedy, sourceRemedy } from './findings/source-remedy.js';
import type { ImageLoader } from './options.js';
import { prepareRead } from './prepare.js';
import { type ProjectRead, type ReadOptions, readProject, readRest, warningsOf } from './read-project.js';
import { settledProblems } from './remedies/settled-text.js';
import { drawPng } from './render.js';

/** What is wrong with a project, and where. */
export interface Problem extends TextPlace {
  /** An error stops a slide from being drawn; a warning is what is left out or drawn otherwise. */
  readonly severity: 'error' | 'warning';
  /**
   * From the project's root: `slides.0.definitions.3.source`. Empty for what is wrong in a text, which has `line` and
   * `column`.
   */
  readonly path: string;
  readonly message: string;
  /** How many equal ones it stands for, where more than one. */
  readonly count?: number;
  /** The ids of the objects that are missing only because of this one. */
  readonly dependents?: readonly string[];
}

export interface CheckOptions extends ReadOptions {
  /** 1-based; default: all slides. */
  readonly slideIndex?: number | undefined;
  /** Default: `data:` addresses only. */
  readonly images?: ImageLoader | undefined;
  /** Slides are drawn for so long, ms; the rest is told to be left out. Default: without a limit. */
  readonly limitMs?: number | undefined;
}

/**
 * Every problem of a project: what breaks the protocol, else what each slide's drawing warns of or fails with. Of a
 * figure text with mistakes the rest is looked at too. Each slide has a render's budget of work.
 *
 * @param content A project: parsed from JSON, or as a text, figure text or JSON.
 * @throws RenderError NO_SUCH_SLIDE
 */
export async function checkProject(content: unknown, options: CheckOptions = {}): Promise<Problem[]> {
  const end = performance.now() + (options.limitMs ?? Number.POSITIVE_INFINITY);
  const problems = await problemsAsRead(content, options);
  if (typeof content !== 'string' || isJsonText(content)) return problems;
  const settled = await settledProblems(content, problems, (text) => problemsAsRead(text, options), end);
  return [...settled].sort(inOrderOfMending);
}

/** Every problem as the project is written, before what the problems tell is done. */
async function problemsAsRead(
  content: unknown,
  { slideIndex, images, templates, limitMs = Number.POSITIVE_INFINITY }: CheckOptions,
): Promise<Problem[]> {
  if (typeof content === 'string' && isJsonText(content)) {
    const { faults, value, warnings } = readJson(content.replace(/^\ufeff/, ''));
    const problems = value === undefined ? [] : await problemsAsRead(value, { slideIndex, images, templates, limitMs });
    return [
      ...faults.map(({ reason, position }): Problem => ({ severity: 'error', path: '', message: reason, ...position })),
      ...warnings.map(
        ({ reason, position }): Problem => ({ severity: 'warning', path: '', message: reason, ...position }),
      ),
      ...problems,
    ];
  }
  let read: ProjectRead;
  const errors: Problem[] = [];
  let mentionsMissing = (_: Problem) => false;
  let missing: readonly string[] = [];
  try {
    read = readProject(content, { templates });
  } catch (error) {
    const meant = typeof content === 'string' ? undefined : projectMeant(content);
    if (meant !== undefined) return [{ severity: 'error', path: '', message: meant }];
    errors.push(...withDefinitions(problemsOf(error, ''), content));
    const rest = readRest(content, { templates });
    if (rest === undefined)
      return withoutEnds([...errors, ...textWarnings(content, { templates })]).sort(inOrderOfMending);
    read = rest.read;
    missing = rest.missing;
    const lacksCamera = errors.some(({ message }) => message.includes(': write camera '));
    // What follows from a statement that was left out is mended with it.
    mentionsMissing = ({ message }) =>
      message.startsWith('the picture shows none of ') ||
      (lacksCamera && message.includes(' in space is not drawn on a slide of the plane: ')) ||
      rest.missing.some((name) => mentions(message, name));
  }
  const { project, positionOf } = read;
  const count = project.slides.length;
  const chosen = slideIndex === undefined ? project.slides.map((_, i) => i + 1) : [slideIndex];
  const end = performance.now() + limitMs;
  const problems = read.warnings.map(asProblem);
  const seen = new Set<string>();
  for (const index of chosen) {
    if (performance.now() > end) {
      const message = `slides ${index} to ${count} were not checked: the slides before them took too long`;
      problems.push({ severity: 'warning', path: `slides.${index - 1}`, message });
      break;
    }
    for (const problem of await slideProblems(read, index, images)) {
      // What is said of the file itself comes with each slide.
      const name = `${problem.path} ${problem.message}`;
      if (!seen.has(name) && !mentionsMissing(problem)) {
        const message = withoutDefinitions(problem.message, missing);
        problems.push({ ...problem, message, ...positionOf?.(problem.path) });
      }
      seen.add(name);
    }
  }
  const told = withoutEnds([...errors, ...problems]);
  return told.sort(inOrderOfMending);
}

/** The problems with one line to write for each line of the text, and without what is said of the end of the old one. */
function withoutEnds(problems: readonly Problem[]): Problem[] {
  const replaced = new Set(problems.flatMap(({ message, line }) => (REPLACES.test(message) ? [line] : [])));
  const told = new Set(problems.flatMap(({ message, line }) => (TELLS_LINE.test(message) ? [line] : [])));
  return problems.filter(
    ({ message, line }) =>
      !(message.endsWith(': take the ; away') && replaced.has(line)) &&
      !(/^definition |^[xyz]axis: /.test(message) && told.has(line)) &&
      !isOfValue(message, line, problems),
  );
}

/** Whether a message is about a value in a label of which another one tells what to write. */
function isOfValue(message: string, line: number | undefined, problems: readonly Problem[]): boolean {
  const value = /: (\{\{.*\}\}): column /.exec(message)?.[1];
  return (
    value !== undefined &&
    problems.some((other) => other.line === line && other.message.startsWith(`found ${JSON.stringify(value)}, `))
  );
}

/** What tells a whole definition. */
const TELLS_LINE = /^found .*: write (?:\p{L}[\p{L}\p{N}_]*['′]*: |[xyz]axis )/u;

/** What tells another line in place of the one that it is said of. */
const REPLACES = /, expected (?:a statement|figure text): |^found .*: take the line away/;

/**
 * The warnings of a render as a check tells them: all mistakes of a line at once, and what only follows from another
 * one with that.
 */
export function followedWarnings(
  content: unknown,
  warnings: readonly Warning[],
  options: CheckOptions = {},
): readonly Warning[] {
  return foldedWarnings(withRemedies(content, warnings, options)).map(({ warning, dependents }) => ({
    ...warning,
    message: `${warning.message}${dependsOnIt(dependents)}`,
  }));
}

function withRemedies(
  content: unknown,
  warnings: readonly Warning[],
  { slideIndex = 1, templates }: CheckOptions,
): readonly Warning[] {
  if (!warnings.some(({ message }) => TELLS_TO_WRITE.test(message))) return warnings;
  const { project } = readRest(content, { templates })?.read ?? readProject(content, { templates });
  const slide = project.slides[slideIndex - 1];
  return slide === undefined ? warnings : followedRemedies(warnings, slide);
}

const TELLS_TO_WRITE = /: write |: define it|did you mean|^KaTeX:|the default is used/;

const asProblem = (warning: Warning): Problem => ({ severity: 'warning', path: '', ...warning });

/** What was read of a figure text of which nothing is left to be drawn, and is hardly meant so. */
const textWarnings = (content: unknown, options: ReadOptions): Problem[] =>
  typeof content === 'string' && !isJsonText(content) ? warningsOf(content, options).map(asProblem) : [];

/** Whether a message is about a name that is missing; other words of it may be names by chance. */
function mentions(message: string, name: string): boolean {
  const [, unknown, other] = MISSING.exec(message) ?? [];
  return (unknown ?? other ?? '').split(/[^\p{L}\p{N}_'′]+/u).includes(name);
}

/** A message without the definitions of names that other lines will have when they are mended. */
function withoutDefinitions(message: string, missing: readonly string[]): string {
  const [own = '', list = ''] = /, and define (.*)$/u.exec(message) ?? [];
  const names = [...list.matchAll(/(?:^| and )([\p{L}_][\p{L}\p{N}_'′]*): /gu)].map(([, name = '']) => name);
  return names.length > 0 && names.every((name) => missing.includes(name)) ? message.slice(0, -own.length) : message;
}

const MISSING =
  /unknown (?:names?|(?:constructor or )?function) ([^:(]+)|(?:depends on|no definition has the id) (\S+)/u;

/** Errors first, then what others depend on, then as the lines of the text run; JSON keeps its order. */
function inOrderOfMending(a: Problem, b: Problem): number {
  const rank = ({ severity, dependents, message }: Problem) => {
    if (severity === 'error') return 0;
    // What a misspelt key holds is missing elsewhere.
    if (MISSPELT.test(message)) return 1;
    return dependents ? 2 : 3;
  };
  return rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

const MISSPELT =
  /^"[^"]*" (?:is no key of a (?:project|slide)|names no placeholder)|^no definition .* did you mean |^\S+: "[^"]*" is no key of a definition .*: (?:it is [\w ]+ here|did you mean )/;

async function slideProblems(
  read: ProjectRead,
  slideIndex: number,
  images: ImageLoader | undefined,
): Promise<Problem[]> {
  const { project, positionOf } = read;
  try {
    const options = { slideIndex, images, hints: true };
    // What there was to say of the text is told already.
    const { warnings } = await drawPng(() => prepareRead({ ...read, warnings: [] }, options), options);
    const placeOf = places(project, slideIndex);
    const slide = project.slides[slideIndex - 1]!;
    const said = positionOf === undefined ? wordsInSources(warnings, slide) : warnings;
    const followed = followedRemedies(said, slide);
    const placed =
      positionOf === undefined
        ? followed.map((warning) => withPlaceOfStyle(warning, slide, `slides.${slideIndex - 1}`))
        : followed;
    return foldedWarnings(placed).map(({ warning, dependents }) => problemOf(warning, dependents, placeOf));
  } catch (error) {
    if (error instanceof RenderError && error.code === 'NO_SUCH_SLIDE') throw error;
    const slide = project.slides[slideIndex - 1];
    const findings = slide
      ? contentFindings(project, slide, slideIndex, { withKeys: positionOf === undefined, withRemains: true })
      : [];
    const placeOf = places(project, slideIndex);
    const warnings = findings.map((finding) => problemOf(finding, [], placeOf));
    return [...problemsOf(error, `slides.${slideIndex - 1}`), ...warnings];
  }
}

const UNKNOWN_KIND = /^unknown kind .* give it the kind primitive/;

/** What a source in JSON has that is no name or call, but may be words of a sentence. */
const NO_NAME = /^(?:unknown names? |\p{L}+ is a constructor: )/u;

/** What is told of an object with a name and its sign in front of its expression. */
const NO_NUMBER = /^an? \p{Lu}\p{L}+ is not a number/u;

/** Sentences are read as far as people read: each takes milliseconds. */
const MAX_SENTENCES = 20;

/** The warnings of a slide in JSON, with the definition to write where a source is a sentence, or a kind a type. */
function wordsInSources(warnings: readonly Warning[], { definitions }: Slide): readonly Warning[] {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  let left = MAX_SENTENCES;
  return warnings.map((warning) => {
    if (warning.path !== undefined || left === 0) return warning;
    const definition = byId.get(warning.id ?? '');
    if (definition !== undefined && UNKNOWN_KIND.test(warning.message) && definition.source === undefined) {
      const own = definitionRemedy(definition);
      return own === undefined ? warning : { ...warning, message: `${warning.message.split(';')[0]}; ${own}` };
    }
    const source = definition?.source ?? '';
    const isSentence = NO_NAME.test(warning.message) && /\p{L}\s+\p{L}/u.test(source);
    const [, said] = /^\s*(\p{Lu}[\p{L}\p{N}_]*'*)\s*=[^=]/u.exec(source) ?? [];
    const isStatement =
      said !== undefined && (NO_NUMBER.test(warning.message) || warning.message.startsWith(`unknown name ${said}:`));
    if (definition === undefined || !(isSentence || isStatement)) return warning;
    left -= 1;
    const remedy = sourceRemedy(definition);
    return remedy === undefined ? warning : { ...warning, message: `${warning.message.split(': ')[0]}: ${remedy}` };
  });
}

function problemOf({ id, message, path, count }: Warning, dependents: readonly string[], placeOf: PlaceOf): Problem {
  const several = count === undefined ? '' : ` (${count} times)`;
  return {
    severity: 'warning',
    path: path ?? placeOf(id, message),
    message: `${id === undefined ? '' : `${id}: `}${message}${several}${dependsOnIt(dependents)}`,
    ...(count === undefined ? {} : { count }),
    ...(dependents.length === 0 ? {} : { dependents }),
  };
}

/** What is told of a value in JSON that its property does not take, with the place of that value. */
function withPlaceOfStyle(warning: Warning, { styleSheet }: Slide, slide: string): Warning {
  const [, key = '', found] = /^(\w+): (.+?) is not .*; the default is used/.exec(warning.message) ?? [];
  if (found === undefined || warning.path !== undefined) return warning;
  const styles = Object.entries(styleSheet ?? {}).flatMap(([part, own]: [string, unknown]) =>
    Array.isArray(own)
      ? own.map(([owner, style], i) => ({ owner, style, path: `${part}.${i}.1` }))
      : [{ owner: part, style: own, path: part }],
  );
  const holders = styles.filter(({ style }) => JSON.stringify(Object(style)[key])?.slice(0, 60) === found);
  const holder = holders.find(({ owner }) => owner === warning.id) ?? holders[0];
  return holder === undefined ? warning : { ...warning, path: `${slide}.styleSheet.${holder.path}.${key}` };
}

/** Gives the path of what a warning is about: a definition, or a part of the style sheet such as `xaxis`. */
type PlaceOf = (id: string | undefined, message: string) => string;

function places(project: FileContent, slideIndex: number): PlaceOf {
  const slide = `slides.${slideIndex - 1}`;
  const { definitions = [] } = project.slides[slideIndex - 1] ?? {};
  const indices = new Map<string, number[]>();
  for (const [index, { id }] of definitions.entries()) indices.set(id, [...(indices.get(id) ?? []), index]);
  return (id, message) => {
    if (id === undefined) return slide;
    const own = indices.get(id);
    // Of several definitions the first counts; the others are told one after the other.
    const index = message.startsWith('defined more than once') ? (own?.splice(1, 1)[0] ?? own?.[0]) : own?.[0];
    return index === undefined ? `${slide}.styleSheet.${id}` : `${slide}.definitions.${index}`;
  };
}

/** The problems with one for each definition in JSON that has the keys of another program. */
function withDefinitions(problems: readonly Problem[], content: unknown): Problem[] {
  const told = new Map<string, string | undefined>();
  return problems.flatMap((problem) => {
    const [, path = '', slide, index] =
      /^(slides\.(\d+)\.definitions\.(\d+))\.(?:kind|id|source)$/.exec(problem.path) ?? [];
    if (path === '' || typeof content === 'string') return [problem];
    const isFirst = !told.has(path);
    const { slides } = content as { readonly slides: readonly { readonly definitions: readonly unknown[] }[] };
    if (isFirst) told.set(path, definitionRemedy(slides[Number(slide)]!.definitions[Number(index)]));
    const remedy = told.get(path);
    if (remedy === undefined) return [problem];
    return isFirst ? [{ ...problem, path, message: `is no definition as the format has it: ${remedy}` }] : [];
  });
}

function problemsOf(error: unknown, place: string): Problem[] {
  if (error instanceof ProtocolError) {
    return error.issues.map((issue) => ({ severity: 'error', ...issue }));
  }
  if (error instanceof RenderError) return [{ severity: 'error', path: place, message: error.message }];
  throw error;
}
