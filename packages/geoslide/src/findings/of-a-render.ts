import type { Construction } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';
import type { Asked, CommonOptions } from '../options.js';
import type { ProjectRead } from '../read-project.js';
import { contentFindings, requestFindings } from './findings.js';
import { boundFindings, stepFindings } from './slider-findings.js';
import { type Shown, unseenObjects } from './unseen-objects.js';

/** What is looked at for a render. */
export interface Rendered {
  readonly read: ProjectRead;
  /** The slide as the file has it. */
  readonly found: Slide;
  /** The slide with the template of the options. */
  readonly slide: Slide;
  readonly slideIndex: number;
  readonly construction: Construction;
  readonly options: CommonOptions;
  /** What the caller gave of them, and for which format. */
  readonly asked: Asked;
}

/** What of a slide, its file and the options of its render nothing reads. */
export function findingsOf({ read, found, slide, slideIndex, construction, options, asked }: Rendered): Finding[] {
  return [
    ...requestFindings(asked.given, asked.format),
    ...(options.values ? boundFindings(options.values, construction) : []),
    ...stepFindings(slide, construction, `slides.${slideIndex - 1}.definitions`),
    ...contentFindings(read.project, found, slideIndex, {
      construction,
      // A figure text has told of its keys where it was read.
      withKeys: read.positionOf === undefined,
      withRemains: options.hints ?? false,
      inSpace: 'view3D' in options && options.view3D !== undefined,
    }),
  ];
}

/**
 * What the picture of a figure text does not show, though it is to be seen. A caller's own view may leave out whatever
 * it likes.
 */
export function unseenOf(shown: Shown, isText: boolean, options: CommonOptions): Finding[] {
  const { viewBound, scale, values } = options;
  const isOwnView = [viewBound, scale, values].some((given) => given !== undefined) || 'view2D' in options;
  return isText && !isOwnView ? unseenObjects(shown) : [];
}

export { contentMeant } from './content-meant.js';
export { sourceRemedy } from './source-remedy.js';
