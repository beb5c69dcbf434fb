import type { SpaceCamera } from './camera.js';
import type { Issue, ViewBound, Warning } from './file.js';

interface ResultBase {
  readonly success: true;
  readonly url: string;
  readonly filename: string;
  readonly objectKey: string;
  /** From 1. */
  readonly slideIndex: number;
  /** Pixels of the output. */
  readonly width: number;
  readonly height: number;
  readonly mimeType: string;
  /** Bytes of the file. */
  readonly size: number;
  /** Only where there are any. */
  readonly warnings?: readonly Warning[];
}

/** spec.md 2.6 for 2D PNG, SVG and TikZ. */
export interface Result2D extends ResultBase {
  readonly viewBound: ViewBound;
  readonly scale: number;
}

/** spec.md 2.6 for 3D. */
export interface Result3D extends ResultBase {
  readonly pixelRatio: number;
  readonly camera: SpaceCamera;
}

export type RenderResult = Result2D | Result3D;

/** Every code of an error response, with its status. */
export const errorStatus = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNSUPPORTED_3D_GEOMETRY: 422,
  RENDER_INVALID_REQUEST: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  RENDER_QUEUE_FULL: 503,
  RENDER_TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** The body of an error response. */
export interface ErrorBody {
  readonly success: false;
  /** A sentence for people. */
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** Status 400 only. */
  readonly issues?: readonly Issue[];
}
