export type { Change, Handle } from '@geoslide/core';
export {
  type FigureResult,
  type FormatResult,
  formatFigure,
  lookNamed,
  lookNames,
  type ParseFigureOptions,
  parseFigure,
  printFigure,
} from '@geoslide/figure';
export { createFontLoader, type FontLoaderOptions } from '@geoslide/fonts';

export { ProtocolError, RenderError } from '@geoslide/protocol';
export { missingWords } from '#languages';
export { type Frame, frameNumber, parseFrames, parseNumber } from './animation/frames.js';
export { type HeldView, holdView } from './animation/held-view.js';
export { type AnimationOptions, type AnimationResult, renderAnimation } from './animation/render-animation.js';
export { type Assertion, type AssertOptions, assertFigure } from './assert/assert-figure.js';
export { predicates } from './assert/predicates.js';
export type { Expression } from './builder/expression.js';
export { type Figure, type FigureCamera, type FigureView, figure, type SliderOptions } from './builder/figure.js';
export type { Handle as FigureObject, Options as ObjectOptions } from './builder/handle.js';
export { type CheckOptions, checkProject, followedWarnings, type Problem } from './check-project.js';
export { checkSources } from './check-sources.js';
export { isGeoGebra, readGeoGebra } from './geogebra.js';
export { type ListedObject, listObjects } from './list.js';
export type {
  Contain,
  ImageLoader,
  PdfOptions,
  PixelsResult,
  PngOptions,
  PngResult,
  Size,
  SvgOptions,
  TextResult,
  TikzOptions,
} from './options.js';
export type { Definition, Project, Slide, Style, StyleSheet, Template } from './project.js';
export {
  type FigureRest,
  type ProjectRead,
  type ReadOptions,
  readProject,
  readRest,
  withPlaces,
} from './read-project.js';
export { findForms, type LanguageForm } from './reference/forms.js';
export { exampleFigures, llmsText } from './reference/llms.js';
export { type Found, lookUp } from './reference/look-up.js';
export { renderPdf, renderPixels, renderPng, renderSvg, renderTikz } from './render.js';
export { type DescribeOptions, type Description, describe } from './words/describe.js';
export { LANGUAGES } from './words/language.js';
