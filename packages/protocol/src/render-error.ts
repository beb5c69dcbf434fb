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

const RENDER_ERROR = 'RenderError';

/** A well-formed request that can't be rendered; the message is a sentence for the client. */
export class RenderError extends Error {
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string) {
    super(message);
    this.name = RENDER_ERROR;
    this.code = code;
  }

  /** True for errors of another copy of this module, as with ProtocolError. */
  static override [Symbol.hasInstance](value: unknown): value is RenderError {
    return value instanceof Error && value.name === RENDER_ERROR;
  }
}
