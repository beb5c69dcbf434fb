import { type FileContent, slideFindings, type Warning } from '@geoslide/protocol';
import {
  checkProject,
  checkSources,
  isGeoGebra,
  listObjects,
  type ProjectRead,
  readGeoGebra,
  readProject,
  renderPdf,
  renderPng,
  renderSvg,
  renderTikz,
  withPlaces,
} from 'geoslide';
import type { Renderer, TextRead } from '../ports.js';
import { createImageLoader } from './image-loader.js';

/** After so much time a check begins no other slide, ms; one slide takes twice as long at most. */
const CHECK_MS = 1500;

export interface PackageRendererOptions {
  /** Hosts that images may be loaded from, beside `data:` addresses. */
  readonly imageHosts: readonly string[];
}

/**
 * The project as it is. A source that does not parse is against the protocol on whichever slide it stands; those of the
 * only slide are read anyway.
 */
function checked(content: FileContent): FileContent {
  if (content.slides.length > 1) checkSources(content);
  return content;
}

function templates(): never {
  throw new Error('a service reads no files: send the template as an option');
}

/** Reads a project from a text, without what it would need a file for. */
export function readText(text: string): TextRead {
  const read = readProject(text, { templates });
  return {
    project: read.project,
    reported: (warnings, slideIndex) => withPlaces(read, withoutKeysOf(read, warnings, slideIndex), slideIndex),
  };
}

/** The warnings of drawing a slide, without those about unknown keys of a figure text: its reading has told of them. */
function withoutKeysOf({ project, positionOf }: ProjectRead, warnings: readonly Warning[], slideIndex: number) {
  const slide = project.slides[slideIndex - 1];
  if (positionOf === undefined || slide === undefined) return warnings;
  const told = new Set(slideFindings(slide, `content.slides.${slideIndex - 1}`).map(({ path }) => path));
  return warnings.filter(({ path }) => path === undefined || !told.has(path));
}

/** Reads a project from a GeoGebra file; undefined for other bytes. */
export async function readGeoGebraFile(bytes: Uint8Array): ReturnType<Renderer['readFile']> {
  return isGeoGebra(bytes) ? readGeoGebra(bytes) : undefined;
}

/** The renderer of the package `geoslide`, in this thread. */
export function createPackageRenderer({ imageHosts }: PackageRendererOptions): Renderer {
  const images = createImageLoader({ hosts: imageHosts });
  // The service has parsed what it asks for.
  const more = { images, parsed: true };
  return {
    renderPng: async (content, options) => renderPng(checked(content), { ...options, ...more }),
    renderPdf: async (content, options) => renderPdf(checked(content), { ...options, ...more }),
    renderSvg: async (content, options) => renderSvg(checked(content), { ...options, ...more }),
    renderTikz: async (content, options) => renderTikz(checked(content), { ...options, ...more }),
    read: readText,
    readFile: readGeoGebraFile,
    check: (content, { slideIndex }) => checkProject(content, { slideIndex, images, templates, limitMs: CHECK_MS }),
    list: async (content, { slideIndex }) => listObjects(content, slideIndex, { templates }),
  };
}
