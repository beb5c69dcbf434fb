import type { Construction } from '@geoslide/geometry';
import {
  type FileContent,
  type Finding,
  fileFindings,
  optionFindings,
  type Slide,
  slideFindings,
  templateFindings,
  viewFindings,
} from '@geoslide/protocol';
import type {
  CommonOptions,
  OutputFormat,
  PdfOptions,
  PngOptions,
  SvgOptions,
  TikzOptions,
  VectorOptions,
} from '../options.js';
import { decimalCommas } from './decimal-commas.js';
import { degreeNames } from './degrees/degree-names.js';
import { degreeParameters } from './degrees/degree-parameters.js';
import { degreePlaces } from './degrees/degree-places.js';
import { radianLabels } from './degrees/radian-labels.js';
import { hardlyMeant } from './hardly-meant.js';
import { idleDistances } from './idle-distances.js';
import { lastPoints } from './last-points.js';
import { looseTerms } from './loose-terms.js';
import { looseValues } from './loose-values.js';
import { lostBackslashes } from './lost-backslashes.js';
import { lostLinks } from './lost-links.js';
import { mistakenPlaces } from './mistaken-places.js';
import { nameFindings } from './name-findings.js';
import { samePoints } from './same-points.js';
import { swappedArguments } from './swapped-arguments.js';
import { indexLabels, labelsOfLists, looksOfNumbers, undrawnFunctions, unshownNumbers } from './undrawn.js';
import { unreadStyles } from './unread-styles.js';
import { wordLabels } from './word-labels.js';

/** What every render takes; the compiler asks for options that are missing. */
const common: Readonly<Record<keyof CommonOptions, true>> = {
  slideIndex: true,
  viewBound: true,
  scale: true,
  scaleY: true,
  contain: true,
  size: true,
  template: true,
  refuseSpace: true,
  transparent: true,
  handles: true,
  fonts: true,
  images: true,
  parsed: true,
  hints: true,
  templates: true,
  values: true,
};

type OptionsOf<O extends CommonOptions> = Readonly<Record<Exclude<keyof O, keyof CommonOptions>, true>>;

const ofVectors: OptionsOf<VectorOptions> = { width: true, view3D: true };
const ofPng: OptionsOf<PngOptions> = { pixelRatio: true, view2D: true, maxSide: true, view3D: true };
const ofSvg: OptionsOf<SvgOptions> = { ...ofVectors, text: true, title: true, description: true };
const ofTikz: OptionsOf<TikzOptions> = { ...ofVectors, document: true };
const { pixelRatio: _, ...ofPages } = ofPng;
const ofPdf: OptionsOf<PdfOptions> = { ...ofPages, width: true, title: true, description: true };

const byFormat: Readonly<Record<OutputFormat, object>> = { PNG: ofPng, SVG: ofSvg, TikZ: ofTikz, PDF: ofPdf };

/** The options of a format; those of all where nothing is said of it. */
const optionNames = (format: OutputFormat | undefined): readonly string[] =>
  Object.keys({ ...common, ...(format === undefined ? { ...ofPng, ...ofSvg, ...ofTikz } : byFormat[format]) });

interface Look {
  /** Without one, nothing is said of placeholders. */
  readonly construction?: Construction;
  /** Whether unknown keys are told, beside names that fit nothing. */
  readonly withKeys: boolean;
  /** As in {@link nameFindings}. */
  readonly withRemains: boolean;
  /** Whether the caller has the slide drawn in space, whatever its camera. */
  readonly inSpace?: boolean;
}

/** What of a slide and of its file nothing reads. */
export function contentFindings(
  file: FileContent,
  slide: Slide,
  slideIndex: number,
  { construction, withKeys, withRemains, inSpace = false }: Look,
): Finding[] {
  const path = `slides.${slideIndex - 1}`;
  return [
    ...(withKeys ? [...fileFindings(file), ...slideFindings(slide, path)] : []),
    ...nameFindings(slide, construction, path, withRemains, withKeys),
    // Those of a figure text are read as words.
    ...(withKeys
      ? [
          ...wordLabels(slide, path),
          ...lostBackslashes(slide, path),
          ...lostLinks(slide, path),
          ...looseValues(slide, path),
        ]
      : [...looseTerms(slide, path), ...degreeNames(slide, path)]),
    ...(construction ? [...hardlyMeant(slide, construction, path), ...radianLabels(slide, construction, path)] : []),
    // Editors write every property that they know into JSON: only people's own lines are told.
    ...(construction && !withKeys ? authorsFindings(slide, construction, path, inSpace) : []),
  ];
}

function authorsFindings(slide: Slide, construction: Construction, path: string, asked: boolean): Finding[] {
  const inSpace = asked || slide.camera?.kind === '3d';
  return [
    ...unreadStyles(slide, construction, path, inSpace),
    ...looksOfNumbers(slide, construction, path),
    ...labelsOfLists(slide, construction, path),
    ...indexLabels(slide, path),
    ...unshownNumbers(slide, construction, path),
    ...samePoints(slide, construction, path),
    ...lastPoints(slide, construction, path),
    ...degreeParameters(slide, construction, path),
    ...degreePlaces(slide, construction, path),
    ...decimalCommas(slide, construction, path),
    ...swappedArguments(slide, construction, path),
    ...idleDistances(slide, path),
    ...mistakenPlaces(slide, construction, path),
    ...undrawnFunctions(slide, construction, path, inSpace),
  ];
}

/** What of the options of a render nothing reads. */
export function requestFindings(options: CommonOptions, format?: OutputFormat): Finding[] {
  return [
    ...optionFindings(options, optionNames(format), format),
    ...viewFindings(options as Readonly<Record<string, unknown>>),
    ...(options.template ? templateFindings(options.template, 'template') : []),
  ];
}
