import type * as v from 'valibot';

/** Characters of a bad value that a message quotes. */
const MAX_QUOTED = 40;

/** A text in double quotes, its beginning where it is long. */
export function shortQuoted(text: string): string {
  return text.length > MAX_QUOTED ? `${JSON.stringify(text.slice(0, MAX_QUOTED))}…` : JSON.stringify(text);
}

/** What a JSON value is, in few words: for messages. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `the string ${shortQuoted(value)}`;
  return value === undefined ? 'missing' : String(value);
}

/** The sentence about a value that should have been `what`: it reads well after the value's path. */
export function wantedMessage(what: string, value: unknown): string {
  if (value === undefined) return `is missing: give ${what}`;
  const meant =
    what === 'true or false' && typeof value === 'string' ? /^(?:(true|yes|on)|false|no|off)$/i.exec(value) : null;
  if (meant !== null)
    return `must be ${what}, but is ${describeValue(value)}: write ${meant[1] !== undefined} without quotes`;
  const isNumeric = / number| integer/.test(what) && typeof value === 'string';
  const [, number, unit] = (isNumeric && /^\s*([-+]?\d+(?:\.\d+)?)\s*(px|pt|%|°)?\s*$/.exec(value)) || [];
  const remedy =
    number === undefined
      ? ''
      : `: write ${Number(number)} without ${unit === undefined ? 'quotes' : 'quotes and unit'}`;
  return `must be ${what}, but is ${describeValue(value)}${remedy}`;
}

/** A valibot message that says what was wanted and what came. */
export function wants(what: string): (issue: v.BaseIssue<unknown>) => string {
  return (issue) => wantedMessage(what, issue.input);
}
