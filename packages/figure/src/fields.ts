import { count } from './work.js';

/** A JSON object. Objects made here have no prototype, so that no key, such as `__proto__`, means more than another. */
export type Fields = Record<string, unknown>;

export function fields(entries: Iterable<readonly [string, unknown]> = []): Fields {
  const made: Fields = Object.create(null);
  for (const [key, value] of entries) made[key] = value;
  return made;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function has(object: Fields, key: string): boolean {
  return Object.hasOwn(object, key);
}

/** True where nothing is said: undefined, an object without keys, an empty list. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isFields(value) ? Object.keys(value).length === 0 : value === undefined;
}

/** The entries that say something. */
export function known(object: Fields): [string, unknown][] {
  return Object.entries(object).filter(([, value]) => value !== undefined);
}

/** Equal as JSON, whatever the order of keys. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (!isFields(a) || !isFields(b)) return Object.is(a, b);
  const entries = known(a);
  return entries.length === known(b).length && entries.every(([key, value]) => has(b, key) && isEqual(value, b[key]));
}

/** What to merge into `base` to get `target`; undefined where they are equal. A key that has to go is null. */
export function difference(base: unknown, target: unknown): unknown {
  if (isEqual(base, target)) return undefined;
  if (!isFields(base) || !isFields(target)) return target;
  const changes = fields();
  for (const [key] of known(base)) if (target[key] === undefined) changes[key] = null;
  for (const [key, value] of known(target)) {
    const change = has(base, key) ? difference(base[key], value) : value;
    if (change !== undefined) changes[key] = change;
  }
  return changes;
}

/** `base` with `changes` over it, key by key; lists are replaced. A null takes away a key that is there. */
export function merge(base: unknown, changes: unknown): unknown {
  if (!isFields(base) || !isFields(changes)) return changes;
  const own = known(base);
  count('value', own.length);
  const merged = fields(own);
  mergeInto(merged, changes);
  return merged;
}

/** As {@link merge}, into an object of one's own: what many statements add to it is not copied for each. */
export function mergeInto(base: Fields, changes: Fields): void {
  for (const [key, value] of known(changes)) {
    count('value');
    if (value === null && has(base, key)) delete base[key];
    else base[key] = has(base, key) ? merge(base[key], value) : value;
  }
}
