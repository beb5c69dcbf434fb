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

/** Characters of a part of a file that a message repeats. */
const MAX_JSON = 160;

/** A part of a file as it is written, with dots where it is long. */
export function shortJson(value: unknown): string {
  // Line breaks part values, and stand in no string.
  const lines = JSON.stringify(value, null, 1);
  const text = lines.replace(/(?<=[[{])\n\s*|\n\s*(?=[\]}])/g, '').replace(/\n\s*/g, ' ');
  if (text.length <= MAX_JSON) return text;
  return Array.isArray(value) ? '[…]' : '{…}';
}
