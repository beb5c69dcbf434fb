import { type ErrorCode, errorStatus, type Issue, type ProtocolError, type RenderError } from '@geoslide/protocol';
import { StorageError } from './storage-error.js';

/** An answer other than 200. The message is a sentence for the client; a cause is for the operator's log alone. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: readonly Issue[]; headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.issues = more.issues;
    this.headers = more.headers ?? {};
  }

  get status() {
    return errorStatus[this.code];
  }
}

export function invalidRequest(message: string, path: string): ServiceError {
  return new ServiceError('INVALID_REQUEST', message, { issues: [{ path, message }] });
}

/** A RenderError names no place of the request: this is where it belongs. */
const renderErrorPaths: Readonly<Record<RenderError['code'], string>> = {
  NO_SUCH_SLIDE: 'slideIndex',
  SPACE_UNSUPPORTED: 'content',
  VIEW_MISMATCH: 'view2D',
  OUTPUT_TOO_LARGE: 'viewBound',
  TOO_COMPLEX: 'content',
};

/** The thread of a render died, and not by what the client sent as far as anybody knows. */
export function workerFailed(cause: unknown): ServiceError {
  const message = 'The render failed with its thread. The call was not charged; try again.';
  return new ServiceError('RENDER_WORKER_FAILED', message, { cause });
}

/** Which answer a RenderError is: the legacy endpoints know 400 and 422 for 3D only (spec.md section 7). */
export function fromRenderError(error: RenderError, legacy: boolean): ServiceError {
  if (!legacy) {
    const code = error.code === 'SPACE_UNSUPPORTED' ? 'UNSUPPORTED_3D_PRIMITIVE' : 'RENDER_INVALID_REQUEST';
    return new ServiceError(code, error.message);
  }
  if (error.code === 'SPACE_UNSUPPORTED' || error.code === 'VIEW_MISMATCH') {
    return new ServiceError('UNSUPPORTED_3D_GEOMETRY', error.message);
  }
  return invalidRequest(error.message, renderErrorPaths[error.code]);
}

/**
 * A renderer's paths into the project are from its root, where the request's start one level higher; those of options
 * are the request's. Places in a text go into the messages.
 */
export function fromProtocolError(error: ProtocolError, prefix = ''): ServiceError {
  const issues = error.issues.map(({ path, message, line, column }) => ({
    path: prefix === '' || !/^(slides\b|metadata\b|$)/.test(path) ? path : path === '' ? prefix : `${prefix}.${path}`,
    message: line === undefined ? message : `line ${line}, column ${column}: ${message}`,
  }));
  return new ServiceError('INVALID_REQUEST', error.message, { issues });
}

/** What the client is told of any error. Of an unforeseen one it learns nothing but that it happened. */
export function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error instanceof StorageError) {
    const message =
      "The service can't reach its storage now. Try again later with this requestId as x-request-id: it is charged once.";
    return new ServiceError('STORAGE_UNAVAILABLE', message, { headers: { 'retry-after': '1' } });
  }
  return new ServiceError('INTERNAL', 'The service failed to answer this call. It was not charged; try again later.');
}
