import { createWork, workOn } from '@geoslide/geometry';
import {
  applyTemplate,
  type FileContent,
  ProtocolError,
  parseFile,
  parseTemplate,
  RenderError,
  type StyleSheet,
  type TextPosition,
} from '@geoslide/protocol';
import {
  checkHeadings,
  checkSize,
  checkTexts,
  insideMarkup,
  lookNamed,
  mended,
  proveRemedies,
  templateAdvice,
  templateFaults,
} from '#habits';
import { withPlainSigns } from './as-typed/plain-signs.js';
import type { DraftSlide } from './draft.js';
import { withExtra } from './extra.js';
import { type Fields, fields, isEmpty, merge } from './fields.js';
import { fromKeyed, toKeyed } from './keyed.js';
import { expectedKinds } from './kinds.js';
import { positionsOf } from './positions.js';
import { Fault, type Problem, problemsOf, Report, withValuesOnce } from './problem.js';
import { onlyTurns } from './read-settings.js';
import { checkExpressions, type Draft, readText } from './read-text.js';
import { chosenScale, type ViewScale } from './view-scale.js';
import { MAX_TEXT_STEPS } from './work.js';

export interface ParseFigureOptions {
  /**
   * Gives the template that a statement `template "name"` names, parsed from JSON. What it throws becomes an error of the text. Without it such a
   * statement is an error, but for the looks `textbook` and `greyscale`, which need no file.
   */
  readonly template?: (name: string) => unknown;
}

export interface FigureResult {
  /**
   * The project of version "11", with all that could be read. A slide for which the text gives neither view nor camera
   * has `fit: true`: its picture fits its content; one that holds figures in space then has the camera whose `view` is
   * `auto`.
   */
  readonly project: FileContent;
  /** What could not be read, in the order of the text; at most 100. */
  readonly errors: readonly Problem[];
  /** What was read, and is hardly meant so; at most 100. */
  readonly warnings: readonly Problem[];
  /** The place in the text of what a path such as `slides.0.definitions.3` leads to, or of the slide that it is in. */
  readonly positionOf: (path: string) => TextPosition;
}

/** The line breaks of all systems as \n, without a byte order mark. */
function plainLines(text: unknown): string {
  if (typeof text !== 'string') throw new TypeError(`a figure text is a string, not ${typeof text}`);
  return text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/**
 * The project that a figure text describes. No text throws: every mistake is in `errors`, and what can be read is in
 * the project. A text that takes more than about a second is one error, and nothing of it is read.
 *
 * @throws TypeError for what is no string.
 */
export function parseFigure(text: string, options: ParseFigureOptions = {}): FigureResult {
  const { slides: _, ...result } = readFigure(text, (slide, report) => applyOwnTemplate(slide, options, report));
  return result;
}

/** The same with another use of a slide's template, and with the slides as the text has them. */
export function readFigure(
  text: string,
  useTemplate: (slide: DraftSlide, report: Report) => void,
): FigureResult & { readonly slides: readonly DraftSlide[] } {
  const { report, project, slides } = workOn(createWork(MAX_TEXT_STEPS), () => {
    const lines = plainLines(text);
    const first = readPlain(lines, useTemplate);
    // A string may hold such lines too: only a text that is no figure as a whole is taken for one in Markdown.
    const isOther = first.report.errors.length > 0 || lines.startsWith('---\n');
    const inside = isOther ? insideMarkup(lines) : undefined;
    if (inside === undefined) return first;
    const read = readPlain(inside.text, useTemplate);
    if (inside.isError) read.report.fail(inside.fault);
    else read.report.warn(inside.fault);
    return read;
  });
  proveRemedies(slides, report, readStatements);
  const problems = {
    errors: problemsOf(report.text, report.errors),
    warnings: problemsOf(report.text, withValuesOnce(report.text, report.warnings)),
  };
  return { project, slides, ...problems, positionOf: positionsIn(report.text, slides) };
}

/** A line by itself as it is read without a message; undefined where that is not known. */
export const mendedLine = (line: string): string | undefined =>
  workOn(createWork(MAX_TEXT_STEPS), () => mended(line, (text) => readStatements(text).report.faults));

/** Reads a text whose line breaks are \n, with plain signs in place of those of other keyboards. */
function readPlain(text: string, useTemplate: (slide: DraftSlide, report: Report) => void) {
  const told: Fault[] = [];
  const report = new Report(withPlainSigns(text, (fault) => told.push(fault)));
  const read = readWithin(report, useTemplate);
  for (const fault of told) report.warn(fault);
  return { report, ...read };
}

/** Statements that a remedy tells to write, and what is wrong with them. */
function readStatements(text: string): { readonly slide: DraftSlide | undefined; readonly report: Report } {
  const report = new Report(text);
  const [slide] = readText(text, report).slides;
  if (slide !== undefined) checkExpressions(slide, report);
  return { slide, report };
}

const EMPTY = { slides: [{ definitions: [], uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };

function readWithin(
  report: Report,
  useTemplate: (slide: DraftSlide, report: Report) => void,
): { readonly project: FileContent; readonly slides: readonly DraftSlide[] } {
  try {
    const draft = readText(report.text, report);
    for (const slide of draft.slides) {
      checkExpressions(slide, report);
      checkTexts(slide, report);
      useTemplate(slide, report);
      checkScale(slide, report);
      checkSize(slide, report);
    }
    checkHeadings(report);
    return { project: validated(fromKeyed(keyedFile(draft)), draft, report), slides: draft.slides };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const message = 'the text takes too long to read: split it into several figures, or leave something out';
    report.fail(new Fault(0, 'too long a text', 'a shorter one', 'split it', message));
    return { project: parseFile(EMPTY), slides: [] };
  }
}

/** Tells of the two scales of a view, for they make ellipses of circles. */
function checkScale(slide: DraftSlide, report: Report): void {
  const { scale, scaleY } = scaleOf(slide) ?? {};
  if (scaleY === undefined) return;
  const { minX, maxX, minY, maxY } = slide.view!;
  const view = `view ${minX} .. ${maxX}, ${minY} .. ${maxY} scale ${scale}, ${scaleY}`;
  const remedy = `write ${view}, px for a unit of x and of y; it is drawn so`;
  report.warn(new Fault(slide.viewAt ?? 0, 'a view that one scale makes too long', 'a scale for each axis', remedy));
}

/** The scale of a view that says none, where it needs another one than the usual. */
function scaleOf({ view, camera, space, styleSheet }: DraftSlide): ViewScale | undefined {
  if (!view || space || camera || (view.scale ?? view.scaleY) !== undefined) return undefined;
  return chosenScale(view, styleSheet);
}

/** Finds the place of a definition or slide; all places are found at the first call. */
function positionsIn(text: string, slides: readonly DraftSlide[]): (path: string) => TextPosition {
  let positions: Map<number, TextPosition> | undefined;
  return (path) => {
    if (positions === undefined) {
      const indices = slides.flatMap(({ start, definitions, styleAt }) => [
        start,
        ...definitions.map(({ at }) => at),
        ...styleAt.values(),
      ]);
      const ascending = indices.sort((a, b) => a - b);
      const found = positionsOf(text, ascending);
      positions = new Map(ascending.map((at, i) => [at, found[i]!]));
    }
    return positions.get(placeOf(path, slides)) ?? { line: 1, column: 1 };
  };
}

/** Lays what the slide says over its template. */
function applyOwnTemplate(slide: DraftSlide, options: ParseFigureOptions, report: Report): void {
  if (slide.template === undefined) return;
  const { name, at } = slide.template;
  try {
    const look = lookNamed(name);
    if (look === undefined && options.template === undefined) throw new Error('templates are not available here');
    const template = look ?? parseTemplate(options.template?.(name));
    for (const fault of templateFaults(name, template, at)) report.warn(fault);
    const sheet = applyTemplate({}, template);
    const keyed = sheetOf(sheet);
    for (const [key, style] of Object.entries(keyed)) {
      slide.styleSheet[key] = slide.styleSheet[key] === undefined ? style : merge(style, slide.styleSheet[key]);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report.error(
      new Fault(
        at,
        `template ${JSON.stringify(name)}`,
        `a template that can be read (${reason})`,
        templateAdvice(name) ?? 'check its name and place',
      ),
    );
  }
}

/** A style sheet as the keyed form has it. */
function sheetOf(styleSheet: StyleSheet): Fields {
  const [slide] = toKeyed({ slides: [{ definitions: [], styleSheet }], metadata: { version: '11' } })
    .slides as Fields[];
  return slide!.styleSheet as Fields;
}

/** The file of a draft in the form of keyed.ts, its templates left out. */
export function keyedFile({ slides, extra }: Draft): Fields {
  return withExtra(fields([['slides', slides.map(keyedSlide)]]), extra);
}

function keyedSlide(slide: DraftSlide): Fields {
  const { uvarMap, styleSheet, comments, camera, cameraSaid, viewSaid, lang } = slide;
  const view = slide.view && fields([...said(slide.view), ...Object.entries(scaleOf(slide) ?? {})]);
  const definitions = slide.definitions.map((definition) => definition.fields);
  const kinds = expectedKinds(definitions);
  const filled = definitions.map((own, index) => fields([['kind', own.kind ?? kinds[index]], ...said(own)]));
  return fields(
    said({
      definitions: filled,
      uvarMap,
      styleSheet: fields(said(styleSheet).filter(([, value]) => !isEmpty(value))),
      comments: isEmpty(comments) ? undefined : comments,
      camera: camera ?? (cameraSaid ? undefined : view && centred(view)),
      viewBounds: view,
      fit: viewSaid || (camera !== undefined && !onlyTurns(camera)) ? undefined : true,
      lang,
    }),
  );
}

function said(object: Fields): [string, unknown][] {
  return Object.entries(object).filter(([, value]) => value !== undefined);
}

/** The camera of a view that says its scale. */
export function centred({ minX, maxX, minY, maxY, scale, scaleY }: Fields): Fields | undefined {
  if (scale === undefined) return undefined;
  const middle = (from: unknown, to: unknown) => (Number(from) + Number(to)) / 2;
  return fields([
    ['kind', '2d'],
    ['offset', [middle(minX, maxX), middle(minY, maxY)]],
    ['scale', scale],
    ...(scaleY === undefined ? [] : [['scaleY', scaleY] as [string, unknown]]),
  ]);
}

/** The project as the protocol has it; what breaks the protocol is an error at the definition or slide that it is about. */
function validated(json: unknown, draft: Draft, report: Report): FileContent {
  try {
    return parseFile(json);
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    for (const { path, message } of error.issues) {
      const place = placeOf(path, draft.slides);
      report.error(new Fault(place, path, 'a value as the format has it', 'change this value', `${path} ${message}`));
    }
    return json as FileContent;
  }
}

function placeOf(path: string, slides: readonly DraftSlide[]): number {
  const [, slideIndex = 0, definition, style, index] =
    /^slides\.(\d+)(?:\.definitions\.(\d+)|\.styleSheet\.(\w+)(?:\.(\d+))?)?/.exec(path) ?? [];
  const slide = slides[Number(slideIndex)];
  if (slide === undefined) return 0;
  if (definition !== undefined) return slide.definitions[Number(definition)]?.at ?? slide.start;
  if (style === undefined) return slide.start;
  const type = index === undefined ? undefined : Object.keys(Object(slide.styleSheet[style]))[Number(index)];
  return slide.styleAt.get(`${style}.${type}`) ?? slide.styleAt.get(style) ?? slide.start;
}
