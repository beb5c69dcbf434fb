/** Where in the text of a project something is, both from 1; only where the project came as text. */
export interface TextPlace {
  readonly line?: number;
  readonly column?: number;
}

/** What a request or file got wrong, at a place such as `content.slides.0.definitions.3.source`. */
export interface Issue extends TextPlace {
  readonly path: string;
  readonly message: string;
}

/** A request or project that breaks the contract: status 400 at the service. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly issues: readonly Issue[];

  constructor(message: string, issues: readonly Issue[]) {
    super(message);
    this.issues = issues;
  }
}

export type RenderErrorCode =
  /** The project has no slide with this index. */
  | 'NO_SUCH_SLIDE'
  /** A 2D output was asked of a slide with 3D content. */
  | 'SPACE_UNSUPPORTED'
  /** The view does not fit the slide: `view2D` for a 3D slide. */
  | 'VIEW_MISMATCH'
  /** The output would have no pixels, or more than the renderer takes. */
  | 'OUTPUT_TOO_LARGE'
  /** The slide passes a bound on what a render may compute. */
  | 'TOO_COMPLEX';

/** A well-formed request that can't be rendered; the message is a sentence for the client. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Whether an error is a `ProtocolError` of this package or of another copy of it: the bundle of `geoslide` has its own,
 * for which
 * `instanceof` is false.
 */
export function isProtocolError(error: unknown): error is ProtocolError {
  return error instanceof Error && error.name === 'ProtocolError';
}

/** The same for a `RenderError`. */
export function isRenderError(error: unknown): error is RenderError {
  return error instanceof Error && error.name === 'RenderError';
}

/** Something that was left out of the picture or changed, and why; `id` is the object's, where there is one. */
export interface Warning extends TextPlace {
  readonly id?: string;
  readonly message: string;
  /** How many equal ones it stands for, where more than one. */
  readonly count?: number;
  /**
   * The place of it in the project, or in the request, where there is one: `slides.0.styleSheet.primitives.3.1.colour`.
   */
  readonly path?: string;
  /** The id of the object that is missing, where this only follows from that. */
  readonly cause?: string;
}
