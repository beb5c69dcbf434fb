import { randomBytes, randomUUID } from 'node:crypto';
import { hashKey, type KeyRecord } from '@geoslide/service';
import * as v from 'valibot';
import { forEach, type Texts } from './texts.js';

/**
 * Where the keys of a service are kept: small texts by name, each written once and never changed. So whatever is
 * written at the same moment, nothing is undone. A key is `<hash>.json`, its later versions `<hash>.2.json` and so on, and
 * its revocation `<hash>.revoked.json`.
 */
export interface KeyTexts {
  read(name: string): Promise<string | undefined>;
  /** Writes the text unless there is one of this name; false where there is. */
  create(name: string, text: string): Promise<boolean>;
  names(): Promise<readonly string[]>;
}

/** The keys among the texts of a storage, below a folder of theirs. */
export function keyTextsIn(texts: Texts, root: string): KeyTexts {
  return {
    read: (name) => texts.read(`${root}/${name}`),
    create: (name, text) => texts.create(`${root}/${name}`, text),
    async names() {
      const names: string[] = [];
      for await (const { name } of texts.list(`${root}/`)) names.push(name.slice(root.length + 1));
      return names;
    },
  };
}

const ENDING = '.json';
const REVOKED_ENDING = '.revoked.json';

/** The first version of each key. */
const firstName = /^([0-9a-f]{64})\.json$/;

/** Keys that are read at a time to list them. */
const READS = 16;

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
  monthlyRenders: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
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

const nameOf = (hash: string, version: number) => `${hash}${version === 1 ? '' : `.${version}`}${ENDING}`;

interface Versioned {
  readonly record: KeyRecord;
  readonly version: number;
}

/** The last version of a key. Most have one: only then a third text is read, and so on. */
async function readVersion(hash: string, read: KeyTexts['read']): Promise<Versioned | undefined> {
  const revokedName = hash + REVOKED_ENDING;
  const [first, second, revoked] = await Promise.all([read(nameOf(hash, 1)), read(nameOf(hash, 2)), read(revokedName)]);
  if (first === undefined) return undefined;
  let last = { text: first, version: 1 };
  for (let text = second; text !== undefined; text = await read(nameOf(hash, last.version + 1))) {
    last = { text, version: last.version + 1 };
  }
  const record = parse(keyRecord, last.text, nameOf(hash, last.version));
  const revokedAt = revoked === undefined ? {} : parse(revocation, revoked, revokedName);
  return { record: { ...record, ...revokedAt }, version: last.version };
}

/** The key of a hash (SHA-256, lower-case hex), found in the same time however many there are. */
export async function readKey(hash: string, read: KeyTexts['read']): Promise<KeyRecord | undefined> {
  return (await readVersion(hash, read))?.record;
}

/** What of a key can be changed later. */
export interface KeyChange {
  readonly label?: string | undefined;
  readonly expiresAt?: Date | undefined;
  /** Renders of its customer in a month (UTC), after which the key is refused until the next. A whole number of at least 0. */
  readonly monthlyRenders?: number | undefined;
}

export interface NewKey extends KeyChange {
  /** Letters, digits, `_` and `-`, at most 64. */
  readonly customerId: string;
}

async function add(texts: KeyTexts, { revokedAt, ...record }: KeyRecord): Promise<void> {
  // In this order a key that was revoked is never valid for a moment.
  if (revokedAt !== undefined) await texts.create(record.hash + REVOKED_ENDING, JSON.stringify({ revokedAt }));
  await texts.create(nameOf(record.hash, 1), JSON.stringify(record));
}

/** Issues a key. It is given here once and never again: what is kept is its SHA-256. */
export async function createKey(
  texts: KeyTexts,
  { customerId, label, expiresAt, monthlyRenders }: NewKey,
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
    monthlyRenders,
  };
  await add(texts, record);
  return { key, record };
}

async function hashes(texts: KeyTexts): Promise<string[]> {
  return (await texts.names()).flatMap((name) => firstName.exec(name)?.[1] ?? []);
}

/** Whether a key was ever issued, be it revoked. */
export async function hasKeys(texts: KeyTexts): Promise<boolean> {
  return (await hashes(texts)).length > 0;
}

/** Every key that was ever issued, without the keys themselves, the oldest first. */
export async function listKeys(texts: KeyTexts): Promise<KeyRecord[]> {
  const records: KeyRecord[] = [];
  await forEach(await hashes(texts), READS, async (hash) => {
    const record = await readKey(hash, texts.read);
    if (record !== undefined) records.push(record);
  });
  return records.sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || (a.id < b.id ? -1 : 1));
}

/** The hash of the key with this id, which all its versions have. */
async function hashOf(texts: KeyTexts, id: string): Promise<string> {
  let found: string | undefined;
  await forEach(await hashes(texts), READS, async (hash) => {
    const name = nameOf(hash, 1);
    const text = found === undefined ? await texts.read(name) : undefined;
    if (text !== undefined && parse(keyRecord, text, name).id === id) found = hash;
  });
  if (found === undefined) throw new Error(`there is no key with the id "${id}": list the keys`);
  return found;
}

/** Revokes the key with this id for good. Revoking it again changes nothing: the first time counts. */
export async function revokeKey(texts: KeyTexts, id: string, now = new Date()): Promise<KeyRecord> {
  const hash = await hashOf(texts, id);
  const revokedAt = now.toISOString();
  await texts.create(hash + REVOKED_ENDING, JSON.stringify({ revokedAt }));
  const { record } = (await readVersion(hash, texts.read))!;
  return record;
}

/**
 * Changes the key with this id, as a new version; the old ones stay. Of two changes at the same moment both count.
 * A field that is not there stays as it is; one that is there and undefined is taken out.
 */
export async function changeKey(texts: KeyTexts, id: string, change: KeyChange): Promise<KeyRecord> {
  const hash = await hashOf(texts, id);
  const { expiresAt, ...rest } = change;
  const fields = 'expiresAt' in change ? { ...rest, expiresAt: expiresAt?.toISOString() } : rest;
  for (;;) {
    const { record, version } = (await readVersion(hash, texts.read))!;
    const { revokedAt, ...own } = { ...record, ...fields };
    if (await texts.create(nameOf(hash, version + 1), JSON.stringify(own))) return { ...own, revokedAt };
  }
}

/** Takes over the keys of a file that holds all of them, as they were kept once. Gives how many they are. */
export async function importKeys(texts: KeyTexts, file: string, name: string): Promise<number> {
  const { keys } = parse(keyFile, file, name);
  for (const record of keys) await add(texts, record);
  return keys.length;
}
