import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceContext } from './trace-context.js';

/** What the requests that a call makes elsewhere take from it and leave with it. */
export interface CallScope {
  /** What they carry on. */
  readonly trace: TraceContext | undefined;
  /** Ids that a store gave its requests, which its operator asks for. */
  readonly storageRequestIds: string[];
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Runs a call; all that it begins finds its scope. */
export function withCallScope<T>(scope: CallScope, run: () => T): T {
  return scopes.run(scope, run);
}

/** The trace of the call under way. */
export function currentTrace(): TraceContext | undefined {
  return scopes.getStore()?.trace;
}

/** Headers for a request that is made for the call under way. */
export function traceHeaders(): Record<string, string> {
  return { ...scopes.getStore()?.trace };
}

/** Keeps the id that a store gave to a request of the call under way, for its log line. */
export function noteStorageRequest(id: string | undefined): void {
  if (id !== undefined) scopes.getStore()?.storageRequestIds.push(id);
}
