import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { hashKey } from './auth.js';
import type { KeyRecord } from './ports.js';

/**
 * Where the keys of a service are kept: small texts by name, each written once and never changed. So whatever is
 * written at the same moment, nothing is undone.
 */
export interface KeyTexts {
  read(name: string): Promise<string | undefined>;
  /** Writes the text unless there is one of this name; false where there is. */
  create(name: string, text: string): Promise<boolean>;
  names(): Promise<readonly string[]>;
}

const ENDING = '.json';
const REVOKED_ENDING = '.revoked.json';

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

const revocation = v.object({ revokedAt: isoTime });

/** All keys in one file, as they were kept once. */
const keyFile = v.object({ keys: v.array(keyRecord) });

function parse<S extends v.GenericSchema>(schema: S, text: string, name: string): v.InferOutput<S> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${name} is not JSON: restore it from a backup`);
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${name} is not valid at ${v.getDotPath(issue) ?? 'its root'}: restore it from a backup`);
}

/** The key of a hash, from its texts: its own, and the one that revokes it. */
export async function readKey(hash: string, read: KeyTexts['read']): Promise<KeyRecord | undefined> {
  const names = [hash + ENDING, hash + REVOKED_ENDING] as const;
  const [own, revoked] = await Promise.all([read(names[0]), read(names[1])]);
  if (own === undefined) return undefined;
  const record = parse(keyRecord, own, names[0]);
  return revoked === undefined ? record : { ...record, ...parse(revocation, revoked, names[1]) };
}

export interface NewKey {
  /** Letters, digits, `_` and `-`, at most 64. */
  readonly customerId: string;
  readonly label?: string | undefined;
  readonly expiresAt?: Date | undefined;
}

async function add(texts: KeyTexts, { revokedAt, ...record }: KeyRecord): Promise<void> {
  // In this order a key that was revoked is never valid for a moment.
  if (revokedAt !== undefined) await texts.create(record.hash + REVOKED_ENDING, JSON.stringify({ revokedAt }));
  await texts.create(record.hash + ENDING, JSON.stringify(record));
}

/** Issues a key. It is given here once and never again: what is kept is its SHA-256. */
export async function createKey(
  texts: KeyTexts,
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
  await add(texts, record);
  return { key, record };
}

/** Every key that was ever issued, without the keys themselves, the oldest first. */
export async function listKeys(texts: KeyTexts): Promise<KeyRecord[]> {
  const hashes = (await texts.names())
    .filter((name) => name.endsWith(ENDING) && !name.endsWith(REVOKED_ENDING))
    .map((name) => name.slice(0, -ENDING.length));
  const records: KeyRecord[] = [];
  for (const hash of hashes) {
    const record = await readKey(hash, texts.read);
    if (record !== undefined) records.push(record);
  }
  return records.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1));
}

/** Revokes the key with this id for good. Revoking it again changes nothing. */
export async function revokeKey(texts: KeyTexts, id: string, now = new Date()): Promise<KeyRecord> {
  const found = (await listKeys(texts)).find((key) => key.id === id);
  if (found === undefined) throw new Error(`there is no key with the id "${id}": list the keys`);
  await texts.create(found.hash + REVOKED_ENDING, JSON.stringify({ revokedAt: now.toISOString() }));
  // Where it was revoked already, the first time counts.
  return (await readKey(found.hash, texts.read)) ?? found;
}

/** Takes over the keys of a file that holds all of them, as they were kept once. Gives how many they are. */
export async function importKeys(texts: KeyTexts, file: string, name: string): Promise<number> {
  const { keys } = parse(keyFile, file, name);
  for (const record of keys) await add(texts, record);
  return keys.length;
}
