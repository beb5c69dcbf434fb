import type { RequestHeaders } from '../message.js';

/** Where a call belongs in a distributed trace, as W3C Trace Context has it in headers. */
export interface TraceContext {
  /** `00-<32 hex digits of the trace>-<16 of the caller's span>-<flags>`. */
  readonly traceparent: string;
  /** What tracing systems add, passed on as it is. */
  readonly tracestate?: string;
}

/** Version 00 in whole; later versions may go on after another hyphen. No id is all zeros. */
const pattern = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** More of it may be dropped (W3C Trace Context, 3.3.1.5). */
const MAX_STATE_LENGTH = 512;

/** No longer header is a `traceparent` of any version so far. */
const MAX_PARENT_LENGTH = 200;

/** The trace that a call says it belongs to; undefined where it says none, or nothing that is one. */
export function traceContextOf(headers: RequestHeaders): TraceContext | undefined {
  const traceparent = headers.get('traceparent')?.trim() ?? '';
  const [, version, , more] = (traceparent.length <= MAX_PARENT_LENGTH && pattern.exec(traceparent)) || [];
  if (version === undefined || (version === '00' && more !== undefined)) return undefined;
  const tracestate = headers.get('tracestate')?.trim() ?? '';
  return tracestate === '' || tracestate.length > MAX_STATE_LENGTH ? { traceparent } : { traceparent, tracestate };
}

/** The trace's id, 32 hex digits. */
export function traceIdOf({ traceparent }: TraceContext): string {
  return traceparent.split('-')[1] ?? '';
}
