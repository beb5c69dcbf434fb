import {
  parseRenderRequest,
  parseRenderV2Request,
  parseVectorRequest,
  type RequestForm,
  type Warning,
} from '@geoslide/protocol';
import type { Format } from '../files.js';
import type { Settings } from '../options.js';
import type { Output } from '../output.js';
import type { RenderControl, RenderedText, Renderer } from '../ports.js';
import { checkLegacy, checkV2, type Framed, isFoundByDrawing, MAX_LEGACY_SIDE, MAX_VECTOR_SIDE } from './check.js';
import { earlyWarnings, placedWarnings } from './early-warnings.js';
import { onlySlide } from './only-slide.js';

/** A valid request, ready to be rendered. */
export type Job = (renderer: Renderer, control: RenderControl) => Promise<Output>;

export interface Endpoint {
  readonly path: string;
  readonly format: Format;
  /** spec.md 4.3 to 4.5: 2D only, errors 400, 401 and 422; `/api/render` at most 2048 px. */
  readonly legacy: boolean;
  /** @throws ProtocolError, RenderError */
  readonly parse: (body: unknown, settings: Settings, form?: RequestForm) => Job;
  /** The endpoint that takes the same body and draws a PDF. */
  readonly pdfPath?: string;
}

function encoded({ text, ...rest }: RenderedText): Output {
  return { ...rest, bytes: new TextEncoder().encode(text) };
}

function warned<O extends Output>(early: readonly Warning[], output: O): O {
  return { ...output, warnings: [...early, ...placedWarnings(output.warnings)] };
}

/** Fields of the legacy endpoints, which v2 has inside `view2D`. */
const legacyFields = ['viewBound', 'scale', 'scaleY', 'pixelRatio'] as const;

/** A body of the legacy endpoints is valid for v2, but draws another view than was meant: the answer tells it. */
function warningsOfV2(body: unknown): Warning[] {
  const given = legacyFields.filter((name) => typeof body === 'object' && body !== null && name in body);
  return given.map((name) => ({
    message: `${name} is not a field of this endpoint and was ignored: give view2D { left, right, bottom, top, scale, pixelRatio }`,
  }));
}

/** The limit for a picture whose size only the drawing finds. */
function sideLimit(request: Framed, maxSide: number) {
  return isFoundByDrawing(request) ? { maxSide } : {};
}

/** What draws in the plane and in space: v2 and its PDF. */
function parseV2(method: 'renderPng' | 'renderPdf', body: unknown, { maxSide }: Settings, form: RequestForm = {}): Job {
  const request = parseRenderV2Request(body, form);
  checkV2(request, maxSide);
  const { content: whole, ...fields } = request;
  const options = { ...fields, ...sideLimit(request, maxSide) };
  const content = onlySlide(whole, request.slideIndex);
  const early = [
    ...(form.query ? [] : warningsOfV2(body)),
    ...earlyWarnings(body, 'renderV2', whole, request.slideIndex),
  ];
  return async (renderer, control) => warned(early, await renderer[method](content, options, control));
}

/** What draws SVG or TikZ: both take the same fields, and refuse slides in space. */
function parseVector(format: 'svg' | 'tikz', body: unknown, form?: RequestForm): Job {
  const request = parseVectorRequest(format, body, form);
  checkLegacy(request, MAX_VECTOR_SIDE);
  const { content: whole, ...fields } = request;
  const content = onlySlide(whole, request.slideIndex);
  const options = { ...fields, refuseSpace: true };
  const early = earlyWarnings(body, format, whole, request.slideIndex);
  const method = format === 'svg' ? 'renderSvg' : 'renderTikz';
  return async (renderer, control) => warned(early, encoded(await renderer[method](content, options, control)));
}

/** Where `Accept: application/pdf` leads. */
const PDF_PATH = '/api/render-pdf';

/** spec.md section 4, and the PDF of v2. */
export const endpoints: readonly Endpoint[] = [
  {
    path: '/api/render/v2',
    format: 'png',
    legacy: false,
    parse: (body, settings, form) => parseV2('renderPng', body, settings, form),
    pdfPath: PDF_PATH,
  },
  {
    path: PDF_PATH,
    format: 'pdf',
    legacy: false,
    parse: (body, settings, form) => parseV2('renderPdf', body, settings, form),
  },
  {
    path: '/api/render',
    format: 'png',
    legacy: true,
    parse(body, _settings, form) {
      const request = parseRenderRequest(body, form);
      checkLegacy(request, MAX_LEGACY_SIDE);
      const { content: whole, ...fields } = request;
      const content = onlySlide(whole, request.slideIndex);
      const options = { ...fields, ...sideLimit(request, MAX_LEGACY_SIDE), refuseSpace: true };
      const early = earlyWarnings(body, 'render', whole, request.slideIndex);
      return async (renderer, control) => warned(early, await renderer.renderPng(content, options, control));
    },
  },
  {
    path: '/api/render-svg',
    format: 'svg',
    legacy: true,
    parse: (body, _settings, form) => parseVector('svg', body, form),
  },
  {
    path: '/api/render-tikz',
    format: 'tikz',
    legacy: true,
    parse: (body, _settings, form) => parseVector('tikz', body, form),
  },
];
