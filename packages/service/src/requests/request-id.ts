import type { RequestHeaders } from '../message.js';
import { invalidRequest, type ServiceError } from '../service-error.js';

/** Control characters but the tab: no header can carry them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const notInHeaders = /[\x00-\x08\x0a-\x1f\x7f]/;

/** Whether a text can be the value of a header: one byte for each character. */
export function isHeaderText(text: string): boolean {
  return !notInHeaders.test(text) && /^[\0-\xff]*$/.test(text) && text.trim() === text;
}

export interface RequestId {
  readonly id: string;
  /** Whether the client gave it: only then a call can come again. */
  readonly given: boolean;
  readonly problem?: ServiceError;
}

/**
 * The id of a call (spec.md 4.1): the header `x-request-id`, or a new one where it is missing or empty. One that can't
 * be a header of the answer gives a problem, and a new id for that answer.
 */
export function requestIdOf(headers: RequestHeaders, newId: () => string): RequestId {
  const id = headers.get('x-request-id')?.trim() ?? '';
  if (id === '') return { id: newId(), given: false };
  if (!notInHeaders.test(id)) return { id, given: true };
  const problem = invalidRequest('The header x-request-id has control characters: leave them out.', 'x-request-id');
  return { id: newId(), given: false, problem };
}
