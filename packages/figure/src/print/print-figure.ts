import { withCoefficients } from '../as-typed/coefficients.js';
import { writeWide } from '../block.js';
import { writeString } from '../escapes.js';
import { extraOf } from '../extra.js';
import { type Fields, fields, isFields, known } from '../fields.js';
import { toKeyed } from '../keyed.js';
import { expectedKinds } from '../kinds.js';
import { saysMode } from '../label-words.js';
import { keyedFile, readFigure } from '../parse-figure.js';
import { type Problem, Report } from '../problem.js';
import { HEADING, REST, readText } from '../read-text.js';
import { SEPARATOR } from '../statements.js';
import { printDefinition } from './print-definition.js';
import { type Printed, printBackdrop, printLanguage, printLayers, printStyles, printView } from './print-settings.js';

/** Columns past which the extra part has several lines. */
const EXTRA_WIDTH = 120;

/** A slide of more statements has a blank line before its definitions and before its styles. */
const MAX_UNPARTED = 20;

/**
 * The canonical figure text of a project: one way to write each, definitions in their order, styles beside what they style. Read back it means
 * the same: it gives the same pictures, and carries all that the project carries.
 *
 * @param project A project of version "10" or "11", parsed from JSON.
 * @throws ProtocolError for a project that does not conform to the protocol; its issues name the places.
 */
export function printFigure(project: unknown): string {
  return printFile(toKeyed(project), []);
}

export type FormatResult =
  | { readonly text: string; readonly warnings: readonly Problem[] }
  | { readonly errors: readonly Problem[]; readonly warnings: readonly Problem[] };

/**
 * A figure text in its canonical form. Comments stay before their statements, and templates stay statements. A text with errors is not
 * formatted, since what can't be read would be lost.
 */
export function formatFigure(text: string): FormatResult {
  const { project, slides, errors, warnings } = readFigure(text, () => {});
  if (errors.length > 0) return { errors, warnings };
  const templates = slides.map(({ template }) => template?.name);
  return { text: printFile(toKeyed(project), templates), warnings };
}

/** Prints a file in the form of keyed.ts. What the statements do not say is told by reading them again. */
function printFile(file: Fields, templates: readonly (string | undefined)[], isSettled = false): string {
  const printed = (file.slides as Fields[]).map((slide, index) =>
    printSlide(withCoefficients(slide), templates[index]),
  );
  const text = printed.map((slide) => slide.text).join('---\n');
  const read = keyedFile(readText(text, new Report(text)));
  const extra = extraOf(read, { ...file, slides: printed.map(({ slide }) => slide) });
  if (extra === undefined) return text;
  const last = printed.at(-1)!.slide;
  const comments = commentsOf(last);
  const rest = comments.get(REST);
  if (rest !== undefined) {
    // What follows the last statement stands before the extra part then, and is its comment.
    comments.delete(REST);
    comments.set('extra', comments.has('extra') ? `${rest}\n${comments.get('extra')}` : rest);
    const slides = [...printed.slice(0, -1).map(({ slide }) => slide), { ...last, comments: fields(comments) }];
    return printFile({ ...file, slides }, templates, isSettled);
  }
  const comment = commentLines(comments.get('extra'));
  const whole = `${text}${text === '' ? '' : '\n'}${comment}extra ${writeWide(extra, EXTRA_WIDTH)}\n`;
  if (isSettled) return whole;
  // What only the extra part can say is read behind the others, which is its place from then on.
  return printFile(toKeyed(readFigure(whole, () => {}).project), templates, true);
}

function commentsOf({ comments }: Fields): Map<string, unknown> {
  return new Map(isFields(comments) ? known(comments) : []);
}

/** The text of a slide, and the slide with its comments as the text has them. */
function printSlide(slide: Fields, template: string | undefined): { readonly text: string; readonly slide: Fields } {
  const pending = commentsOf(slide);
  const comments = new Map<string, unknown>();
  /** Hands out the comments of some keys, under the first of them. */
  const take = (...keys: readonly string[]): string => {
    const found = keys.filter((key) => pending.has(key)).map((key) => pending.get(key));
    for (const key of keys) pending.delete(key);
    if (found.length > 0) comments.set(keys[0]!, found.join('\n'));
    return found.map(commentLines).join('');
  };
  const printAll = (statements: readonly Printed[]) =>
    statements.map(({ text, keys }) => `${take(...keys)}${text}\n`).join('');
  const groups = groupsOf(slide, template);
  const count = groups.flat().length;
  const extra = pending.get('extra');
  pending.delete('extra');
  if (extra !== undefined) comments.set('extra', extra);
  const body = groups.map(printAll).join(count > MAX_UNPARTED ? '\n' : '');
  // Comments whose statements are no more go to the end, and all to the heading where there is no statement.
  const homeless = [...pending.keys()].filter((key) => key !== HEADING && key !== REST);
  const heading = count > 0 ? take(HEADING) : take(HEADING, ...homeless, REST);
  const rest = take(REST, ...homeless);
  return {
    text: [heading, body, rest].filter((part) => part !== '').join('\n'),
    slide: { ...slide, comments: comments.size === 0 ? undefined : fields(comments) },
  };
}

/** The statements of a slide: what is around the objects, the objects, what is common to them. */
function groupsOf(slide: Fields, template: string | undefined): Printed[][] {
  const space = isFields(slide.camera) && slide.camera.kind === '3d';
  const sheet = isFields(slide.styleSheet) ? slide.styleSheet : fields();
  const named = template === undefined ? [] : [{ text: `template ${writeString(template)}`, keys: ['template'] }];
  return [
    [...named, ...printLanguage(slide), ...printView(slide), ...printBackdrop(sheet, space)],
    printDefinitions(slide, sheet, space),
    [...printStyles(sheet, space), ...printLayers(sheet)],
  ].filter((statements) => statements.length > 0);
}

function printDefinitions(slide: Fields, styleSheet: Fields, space: boolean): Printed[] {
  const definitions = slide.definitions as Fields[];
  const uvarMap = isFields(slide.uvarMap) ? slide.uvarMap : fields();
  const kinds = expectedKinds(definitions);
  const withTypedLabels = !saysMode(styleSheet);
  const seen = new Set<unknown>();
  return definitions.map((definition, index) => {
    const withStyle = !seen.has(definition.id);
    seen.add(definition.id);
    const surroundings = { space, uvarMap, styleSheet, expected: kinds[index], withStyle, withTypedLabels };
    return { text: printDefinition(definition, surroundings), keys: [`${definition.id}:`] };
  });
}

function commentLines(comment: unknown): string {
  if (typeof comment !== 'string') return '';
  return comment
    .split('\n')
    .map((line) => `${commentLine(line)}\n`)
    .join('');
}

/** A comment that begins with a dash follows the two without a blank, unless that would part slides. */
function commentLine(text: string): string {
  if (text === '') return '--';
  return text.startsWith('-') && !SEPARATOR.test(`--${text}`) ? `--${text}` : `-- ${text}`;
}
