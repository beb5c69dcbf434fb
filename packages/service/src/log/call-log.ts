import type { Trace } from '../admission/admit.js';
import type { CallSpan, LogEntry, ServicePorts } from '../ports.js';
import type { ServiceError } from '../service-error.js';
import type { CallScope } from './call-scope.js';
import { traceIdOf } from './trace-context.js';

/** What the operator's log may hold of an unforeseen error, characters. */
const MAX_CAUSE_LENGTH = 2000;

export interface Failure {
  readonly code: string;
  readonly cause?: string;
}

/** What the log says of an error; `known` is what the client is told of it. */
export function failureOf(error: unknown, known: ServiceError): Failure {
  const cause = known === error ? known.cause : error;
  if (cause === undefined) return { code: known.code };
  const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  return { code: known.code, cause: text.slice(0, MAX_CAUSE_LENGTH) };
}

export interface LoggedCall {
  readonly requestId: string;
  readonly method: string;
  readonly endpoint: string;
  readonly status: number;
  readonly client: string | undefined;
  readonly scope: CallScope;
  readonly span?: CallSpan | undefined;
  readonly trace: Trace;
  readonly failure: Failure | undefined;
  /** ms */
  readonly total: number;
}

/** Writes the line of a call. */
export function logCall({ now, log }: ServicePorts, call: LoggedCall): void {
  const { requestId, method, endpoint, status, client, scope, failure, total } = call;
  const { key, ms, ...learned } = call.trace;
  const entry: LogEntry = {
    time: now().toISOString(),
    requestId,
    method,
    endpoint,
    status,
    ...(client === undefined ? {} : { client }),
    ...(scope.trace === undefined ? {} : { traceId: traceIdOf(scope.trace) }),
    ...failure,
    ...(key === undefined ? {} : { customerId: key.customerId, keyId: key.id }),
    ms: { ...ms, total },
    ...learned,
    ...(scope.storageRequestIds.length === 0 ? {} : { storageRequestIds: scope.storageRequestIds }),
  };
  call.span?.end(entry);
  log(entry);
}
