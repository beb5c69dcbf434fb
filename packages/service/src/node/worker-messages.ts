import type { ErrorCode, Issue } from '@geoslide/protocol';
import type { BatchItem, BodyInspection, BodyOutput, BodyRequest } from '../ports.js';
import { ServiceError } from '../service-error.js';

/** What a worker is asked. The body's bytes are handed over, not copied. */
export interface WorkerRequest extends BodyRequest {
  readonly method: 'render' | 'inspect' | 'split';
}

/** What a thread says once it is there to render. */
export interface WorkerReady {
  /** As `systemThreadId` gives it. */
  readonly ready: number | undefined;
}

export type WorkerReply =
  | { readonly result: BodyOutput | BodyInspection | readonly BatchItem[] }
  | { readonly failure: Failure };

/** An error as it crosses threads: classes don't. */
export type Failure =
  | {
      readonly kind: 'service';
      readonly message: string;
      readonly code: ErrorCode;
      readonly issues?: readonly Issue[] | undefined;
    }
  | { readonly kind: 'other'; readonly message: string };

export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) {
    return { kind: 'service', message: error.message, code: error.code, issues: error.issues };
  }
  return { kind: 'other', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

export function errorOf(failure: Failure): Error {
  if (failure.kind === 'other') return new Error(`the renderer failed: ${failure.message}`);
  const { code, message, issues } = failure;
  return new ServiceError(code, message, issues === undefined ? {} : { issues });
}
