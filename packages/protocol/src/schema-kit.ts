import * as v from 'valibot';
import { keysInstead } from '#json-hints';
import { wantedMessage, wants } from './wanted.js';

/** A JSON object: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A function that makes something at its first call: schemas of requests are of no use to most processes. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const finiteNumber = v.pipe(v.number(wants('a finite number')), v.finite(wants('a finite number')));

const angleWanted = 'a finite number, an angle in radians';

export const angleNumber = v.pipe(v.number(wants(angleWanted)), v.finite(wants(angleWanted)));

export const positiveNumber = v.pipe(finiteNumber, v.gtValue(0, wants('a number greater than 0')));

export const positiveInteger = v.pipe(
  v.number(wants('a positive integer')),
  v.safeInteger(wants('a positive integer')),
  v.minValue(1, wants('a positive integer')),
);

export const flag = v.boolean(wants('true or false'));

/** A string of at most `max` characters. */
export function text(what: string, max: number) {
  return v.pipe(
    v.string(wants(what)),
    v.maxLength(max, (issue) => `has ${issue.input.length} characters; the limit is ${max}: shorten it`),
  );
}

/** A property that may be missing or null, which means the same: it comes out of an {@link openObject} as undefined. */
export function maybe<S extends v.GenericSchema>(schema: S): v.OptionalSchema<S, undefined> {
  // openObject turns the null that valibot passes on here into undefined.
  return v.nullish(schema) as unknown as v.OptionalSchema<S, undefined>;
}

/** Gives a schema another way to check, which gets its own. */
export function checkedBy<S extends v.GenericSchema>(schema: S, check: (own: S['~run']) => S['~run']): S {
  return Object.assign(schema, { '~run': check(schema['~run'].bind(schema)) });
}

/**
 * An object with the given entries; other keys are kept as they are. Unlike valibot's own it refuses lists, and its
 * messages say what a missing key should hold, and which keys are none of the entries and of `others`. A key
 * `__proto__` is dropped, so that no copy can change a prototype.
 */
export function openObject<const E extends v.ObjectEntries>(entries: E, what: string, others: readonly string[] = []) {
  const base = v.looseObject(entries, (issue) => {
    const { key, input: owner } = (issue.path?.at(-1) ?? {}) as { key?: unknown; input?: unknown };
    const entry = issue.input === undefined && typeof key === 'string' ? entries[key] : undefined;
    const message = entry !== undefined && 'message' in entry ? entry.message : undefined;
    const instead =
      entry === undefined
        ? ''
        : keysInstead(
            owner,
            [...Object.keys(entries), ...others],
            String(key),
            entry.type === 'string' && key !== 'kind',
          );
    if (typeof message === 'function') return `${message({ ...issue, path: undefined })}${instead}`;
    return `${wantedMessage(what, issue.input)}${instead}`;
  });
  return checkedBy(base, (own) => (dataset, config) => {
    if (Array.isArray(dataset.value)) {
      v._addIssue(v.looseObject({}, wants(what)), 'type', dataset, config);
      return dataset as never;
    }
    const result = own(dataset, config);
    const value: unknown = result.value;
    if (isRecord(value)) {
      for (const key in entries) if (value[key] === null) value[key] = undefined;
    }
    return result;
  });
}

/** A list of at most `max` items; a longer one is refused before its items are looked at. */
export function list<S extends v.GenericSchema>(item: S, what: string, max: number) {
  const base = v.array(item, wants(what));
  return checkedBy(base, (own) => (dataset, config) => {
    const value: unknown = dataset.value;
    if (Array.isArray(value) && value.length > max) {
      v._addIssue(base, 'type', dataset, config, {
        message: `has ${value.length} entries; the limit is ${max}: leave some out`,
      });
      return dataset as never;
    }
    return own(dataset, config);
  });
}
