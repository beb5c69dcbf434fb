import type { FileContent } from '@geoslide/protocol';
import { type Issue, ProtocolError, RenderError, type RenderErrorCode } from '@geoslide/protocol';
import type { PngOptions, Renderer } from '../ports.js';

export type RenderMethod = keyof Renderer;

/** What a worker is asked. */
export interface WorkerRequest {
  readonly method: RenderMethod;
  readonly content: FileContent;
  readonly options: PngOptions;
}

export type WorkerReply = { readonly result: object } | { readonly failure: Failure };

/** An error as it crosses threads: classes don't. */
export type Failure =
  | { readonly kind: 'protocol'; readonly message: string; readonly issues: readonly Issue[] }
  | { readonly kind: 'render'; readonly message: string; readonly code: RenderErrorCode }
  | { readonly kind: 'other'; readonly message: string };

export function failureOf(error: unknown): Failure {
  if (error instanceof ProtocolError) return { kind: 'protocol', message: error.message, issues: error.issues };
  if (error instanceof RenderError) return { kind: 'render', message: error.message, code: error.code };
  return { kind: 'other', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'protocol') return new ProtocolError(failure.message, failure.issues);
  if (failure.kind === 'render') return new RenderError(failure.code, failure.message);
  return new Error(`the renderer failed: ${failure.message}`);
}

/**
 * The project with the slide that is rendered, at its index, and what is checked of the others, their sources: less to
 * copy between threads.
 */
export function onlySlide(content: FileContent, slideIndex = 1): FileContent {
  const slides = content.slides.map((slide, i) => {
    const { definitions, uvarMap, styleSheet, camera, viewBounds } = slide;
    if (i !== slideIndex - 1) return { definitions: definitions.map(sourcesOf), uvarMap: [], styleSheet: {} };
    return { definitions, uvarMap, styleSheet, camera, viewBounds };
  });
  return { slides, metadata: { version: '11' } };
}

type Definition = FileContent['slides'][number]['definitions'][number];

function sourcesOf({ kind, id, source, min, max, step }: Definition): Definition {
  return { kind, id, source, min, max, step };
}
