import { createHash } from 'node:crypto';
import type { Call } from '../ports.js';

/** How long a repeated call gets its first answer, ms. */
export const REPEAT_MS = 24 * 60 * 60 * 1000;

/** A call, as one word of 64 hex digits: request ids may be long and hold any character. */
export function callId({ customerId, requestId, bodyHash }: Call): string {
  return createHash('sha256')
    .update(JSON.stringify([customerId, requestId, bodyHash]))
    .digest('hex');
}
