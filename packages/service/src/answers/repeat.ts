import type { RenderResult } from '@geoslide/protocol';
import type { Call } from '../ports.js';
import { ServiceError } from '../service-error.js';
import { callId } from './charge.js';

/** What a call is answered, and its picture where this process has just drawn it. */
export interface Answered {
  readonly result: RenderResult;
  readonly bytes?: Uint8Array;
}

/** Calls that are being answered, by their {@link callId}. */
export type CallsUnderWay = Map<string, Promise<Answered>>;

function isCancelled(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'RENDER_CANCELLED';
}

/**
 * Answers a call that may have come before: with its earlier answer, which `find` gives, or else by `run`. A call that
 * is repeated while the first is being answered waits for that answer, also for an error. Only where the first client
 * has left does the next start anew.
 */
export async function answerOnce(
  call: Call,
  underWay: CallsUnderWay,
  find: () => Promise<Answered | undefined>,
  run: () => Promise<Answered>,
): Promise<Answered> {
  const id = callId(call);
  for (let first = underWay.get(id); first !== undefined; first = underWay.get(id)) {
    try {
      return await first;
    } catch (error) {
      if (!isCancelled(error)) throw error;
    }
  }
  const answer = find().then((found) => found ?? run());
  underWay.set(id, answer);
  try {
    return await answer;
  } finally {
    underWay.delete(id);
  }
}
