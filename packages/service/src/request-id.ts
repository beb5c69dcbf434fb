import type { RequestHeaders } from './message.js';
import { invalidRequest, type ServiceError } from './service-error.js';

/** A business id, not a document. */
const MAX_REQUEST_ID_LENGTH = 200;

/**
 * The id of a call (spec.md 4.1): the header `x-request-id`, or a new one where it is missing or empty. One that can't
 * be a header of the answer gives a problem, and a new id for that answer.
 */
export function requestIdOf(headers: RequestHeaders, newId: () => string): { id: string; problem?: ServiceError } {
  const given = headers.get('x-request-id')?.trim() ?? '';
  if (given === '') return { id: newId() };
  if (given.length <= MAX_REQUEST_ID_LENGTH && /^[\x20-\x7e]+$/.test(given)) return { id: given };
  const message = `The header x-request-id has to be at most ${MAX_REQUEST_ID_LENGTH} printable ASCII characters.`;
  return { id: newId(), problem: invalidRequest(message, 'x-request-id') };
}
