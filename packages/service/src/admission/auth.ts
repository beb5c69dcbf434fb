import { createHash, timingSafeEqual } from 'node:crypto';
import type { KeyRecord, Keys } from '../ports.js';
import { ServiceError } from '../service-error.js';

/** Longer headers are no keys of ours; hashing them would only cost time. */
const MAX_KEY_LENGTH = 500;

/** SHA-256, lower-case hex: what is stored of a key. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function unauthorized(message: string): ServiceError {
  return new ServiceError('UNAUTHORIZED', message, { headers: { 'www-authenticate': 'Bearer' } });
}

/** Whether two texts are the same, told in a time that depends on their lengths alone. */
export function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/**
 * The key that the header names (spec.md section 5). It is looked up by its hash: the time of the look-up tells nothing
 * about keys, since a caller cannot choose how the hash of an unknown key begins.
 * @throws ServiceError UNAUTHORIZED
 */
export async function authenticate(header: string | null, keys: Keys, now: Date): Promise<KeyRecord> {
  const match = /^Bearer +(\S+) *$/i.exec(header ?? '');
  const key = match?.[1];
  if (key === undefined || key.length > MAX_KEY_LENGTH) {
    throw unauthorized('Give an API key in the header "Authorization: Bearer <API_KEY>".');
  }
  const hash = hashKey(key);
  const found = await keys.find(hash);
  if (found === undefined || !isSame(found.hash, hash))
    throw unauthorized('This API key is not valid: compare it with the one that you were given, or ask for a new one.');
  if (found.revokedAt !== undefined) throw unauthorized('This API key was revoked: ask for a new one.');
  if (found.expiresAt !== undefined && Date.parse(found.expiresAt) <= now.getTime()) {
    throw unauthorized('This API key has expired: ask for a new one.');
  }
  return found;
}
