export { ProtocolError, RenderError } from '@geoslide/protocol';
export { type ListedObject, listObjects } from './list.js';
export type {
  ImageLoader,
  PngOptions,
  PngResult,
  SvgOptions,
  TextResult,
  TikzOptions,
} from './options.js';
export { renderPng, renderSvg, renderTikz } from './render.js';
