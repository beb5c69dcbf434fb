import type { ErrorBody } from '@geoslide/protocol';
import type { ServiceError } from './service-error.js';

/** A request as far as the service reads it: a `Request` is one, and so is less. In Node, `Request` and its like load an HTTP client first. */
export interface ServiceRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: RequestHeaders;
  readonly body: AsyncIterable<Uint8Array> | null;
  /** The client's address, where it is known. */
  readonly client?: string | undefined;
  /** Aborted when the client leaves, where that can be known. */
  readonly signal?: AbortSignal;
}

export interface RequestHeaders {
  /** By its name in lower case; repeated ones are joined by `, `. */
  get(name: string): string | null;
}

/** What the service answers. */
export interface ServiceAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What is read while it is sent has its `content-length` among the headers. */
  readonly body: string | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array> | null;
}

export function jsonAnswer(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): ServiceAnswer {
  return jsonText(JSON.stringify(value), status, headers);
}

export function jsonText(text: string, status: number, headers: Readonly<Record<string, string>>): ServiceAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: text };
}

export function errorBody({ message, code, issues }: ServiceError, requestId: string): ErrorBody {
  return { success: false, error: message, code, requestId, ...(issues === undefined ? {} : { issues }) };
}

export function errorAnswer(error: ServiceError, requestId: string): ServiceAnswer {
  return jsonAnswer(errorBody(error, requestId), error.status, error.headers);
}

/** The same bytes as a stream of the web. */
export function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream {
  const parts = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return?.();
    },
  });
}
