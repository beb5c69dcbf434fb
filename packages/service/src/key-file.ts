import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hashKey } from './auth.js';
import type { KeyRecord } from './ports.js';

/** Where the keys of a service are kept: one JSON text. */
export interface KeyFile {
  /** Undefined before the first key. */
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
}

const isoTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is not a time'),
);

/** Customer ids are parts of object keys and paths. */
const customerIdPattern = /^[A-Za-z0-9_-]{1,64}$/;

const keyRecord = v.object({
  id: v.string(),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  customerId: v.pipe(v.string(), v.regex(customerIdPattern)),
  label: v.optional(v.string()),
  createdAt: isoTime,
  expiresAt: v.optional(isoTime),
  revokedAt: v.optional(isoTime),
});

const keyFile = v.object({ keys: v.array(keyRecord) });

/** The keys that a key file's text holds. */
export function parseKeys(text: string | undefined): KeyRecord[] {
  if (text === undefined) return [];
  const result = v.safeParse(keyFile, JSON.parse(text));
  if (result.success) return result.output.keys;
  const [issue] = result.issues;
  throw new Error(`the key file is not valid at ${v.getDotPath(issue) ?? 'its root'}: restore it from a backup`);
}

const textOf = (keys: readonly KeyRecord[]) => `${JSON.stringify({ keys }, undefined, 2)}\n`;

export interface NewKey {
  /** Letters, digits, `_` and `-`, at most 64. */
  readonly customerId: string;
  readonly label?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

/** Issues a key. It is given here once and never again: the file keeps its SHA-256. */
export async function createKey(
  file: KeyFile,
  { customerId, label, expiresAt }: NewKey,
  now = new Date(),
): Promise<{ key: string; record: KeyRecord }> {
  if (!customerIdPattern.test(customerId)) {
    throw new Error(`the customer id "${customerId}" has to be 1 to 64 letters, digits, "_" or "-"`);
  }
  const key = `gsk_${randomBytes(32).toString('base64url')}`;
  const record: KeyRecord = {
    id: randomUUID(),
    hash: hashKey(key),
    customerId,
    label,
    createdAt: now.toISOString(),
    expiresAt: expiresAt?.toISOString(),
  };
  await file.write(textOf([...parseKeys(await file.read()), record]));
  return { key, record };
}

/** Every key that was ever issued, without the keys themselves. */
export async function listKeys(file: KeyFile): Promise<KeyRecord[]> {
  return parseKeys(await file.read());
}

/** Revokes the key with this id for good. Revoking it again changes nothing. */
export async function revokeKey(file: KeyFile, id: string, now = new Date()): Promise<KeyRecord> {
  const keys = await listKeys(file);
  const found = keys.find((key) => key.id === id);
  if (found === undefined) throw new Error(`there is no key with the id "${id}": list the keys`);
  const revoked = { ...found, revokedAt: found.revokedAt ?? now.toISOString() };
  await file.write(textOf(keys.map((key) => (key === found ? revoked : key))));
  return revoked;
}
