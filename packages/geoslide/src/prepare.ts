import {
  type Construction,
  construct,
  createWork,
  onBehalfOf,
  stepsTaken,
  takeSteps,
  type Work,
  workOn,
} from '@geoslide/geometry';
import {
  applyTemplate,
  type FileContent,
  type Finding,
  ProtocolError,
  RenderError,
  type Slide,
  type Warning,
} from '@geoslide/protocol';
import { findingsOf, sourceRemedy } from '#findings';
import type { LinedUp } from './line-up.js';
import type { Asked, CommonOptions } from './options.js';
import { type ProjectRead, readProject, withPlaces } from './read-project.js';
import { setValues } from './set-values.js';

/** A slide with the template in its style sheet, and the values of its definitions. */
export interface PreparedSlide {
  readonly slide: Slide;
  readonly slideIndex: number;
  readonly construction: Construction;
  /** The things that stand in the picture's upper left corner since nobody placed them. */
  readonly column?: LinedUp['column'];
  /** What of the project and of the options nothing reads. */
  readonly findings: readonly Finding[];
  /** True where the project was read from figure text. */
  readonly isText: boolean;
  /** What the render has left to take. */
  readonly work: Work;
  /** The warnings of the whole render: those of the text that was read come first. */
  readonly reported: (warnings: readonly Warning[]) => readonly Warning[];
}

/**
 * Reads a project that is not `parsed`, picks the slide, applies the template and evaluates.
 * Throws ProtocolError for a file or index that breaks the contract, RenderError for a slide that does not exist.
 */
export function prepareSlide(content: unknown, options: CommonOptions, asked?: Asked): PreparedSlide {
  const before = stepsTaken();
  const read: ProjectRead = options.parsed
    ? { project: content as FileContent, warnings: [] }
    : readProject(content, options);
  return prepareRead(read, options, stepsTaken() - before, asked);
}

/** The same for a project that is read; half of what a text took to read is part of the render's work. */
export function prepareRead(
  read: ProjectRead,
  options: CommonOptions,
  taken = 0,
  asked: Asked = { given: options },
): PreparedSlide {
  if (typeof options !== 'object' || options === null) {
    const message = `options are an object such as { slideIndex: 1 }, not ${JSON.stringify(options)}`;
    throw new ProtocolError(message, [{ path: 'options', message }]);
  }
  const slideIndex = options.slideIndex ?? 1;
  const saved = pickSlide(read.project, slideIndex);
  const found = options.values ? setValues(saved, options.values) : saved;
  const slide = options.template ? { ...found, styleSheet: applyTemplate(found.styleSheet, options.template) } : found;
  const work = createWork();
  work.left = Math.max(work.left / 2, work.left - taken / 2);
  workOn(work, () => onBehalfOf('styleSheet', () => takeSteps(STYLE_KEY_STEPS * styleKeys(slide.styleSheet))));
  const construction = workOn(work, () => constructAt(slide, slideIndex));
  const findings = findingsOf({ read, found, slide, slideIndex, construction, options, asked });
  const reported = (warnings: readonly Warning[]) => withPlaces(read, warnings, slideIndex);
  return { slide, slideIndex, construction, findings, isText: read.positionOf !== undefined, work, reported };
}

/** Steps for a property of a style: it is read, checked, and looked up by others that inherit it. */
const STYLE_KEY_STEPS = 150;

/** How many properties all styles of a sheet have together. */
function styleKeys(sheet: Slide['styleSheet']): number {
  const keysOf = (style: unknown) => (typeof style === 'object' && style !== null ? Object.keys(style).length : 0);
  return Object.values(sheet).reduce<number>(
    (sum, part) =>
      sum + (Array.isArray(part) ? part.reduce((own, entry) => own + keysOf(entry?.[1] ?? entry), 0) : keysOf(part)),
    0,
  );
}

/** What to write is looked for as far as people read: it takes milliseconds for each source. */
const MAX_ADVISED = 20;

/** Constructs a slide; what is wrong in it is named from the file's root. */
export function constructAt(slide: Slide, slideIndex: number): Construction {
  try {
    return construct(slide);
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const issues = error.issues.map(({ path, message }, i) => {
      const [, index, field] = /^definitions\.(\d+)\.(source|min|max|step)$/.exec(path) ?? [];
      const definition = index === undefined || i >= MAX_ADVISED ? undefined : slide.definitions[Number(index)];
      const remedy = definition && sourceRemedy(definition, field);
      const told = remedy === undefined ? message : `${message.replace(/, expected .*$/su, '')}: ${remedy}`;
      return { path: `slides.${slideIndex - 1}.${path}`, message: told };
    });
    const [{ path, message } = { path: '', message: error.message }] = issues;
    const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
    throw new ProtocolError(`${path}: ${message}${more}`, issues);
  }
}

/** The slide of an index from 1. Throws as {@link prepareSlide} does. */
export function pickSlide(file: FileContent, slideIndex: number): Slide {
  if (!Number.isInteger(slideIndex) || slideIndex < 1) {
    const message = `slideIndex (${slideIndex}) has to be a whole number from 1`;
    throw new ProtocolError(message, [{ path: 'slideIndex', message }]);
  }
  const slide = file.slides[slideIndex - 1];
  if (slide) return slide;
  const count = file.slides.length;
  throw new RenderError(
    'NO_SUCH_SLIDE',
    `there is no slide ${slideIndex}: the project has ${count} ${count === 1 ? 'slide' : 'slides'}`,
  );
}
