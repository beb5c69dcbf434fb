import { invalidRequest } from '../service-error.js';

/** More options than there are. */
const MAX_OPTIONS = 100;

const SIZE = /^(\d+)x(\d+)$/;

/** Options that are objects, as a query has them. */
const OBJECTS: Readonly<Record<string, string>> = {
  size: 'size=640x480',
  viewBound: 'viewBound.left=-5&viewBound.right=5&viewBound.bottom=-3&viewBound.top=3',
};

/**
 * What the query of a call says whose body is figure text: each option by its path in a JSON body, as in
 * `size.width=640&contain=true`.
 * Values are JSON, or texts where they are none; `size=640x480` is a size.
 *
 * @param query Without its question mark.
 * @throws ServiceError INVALID_REQUEST that names the option.
 */
export function queryOptions(query: string): Record<string, unknown> {
  const options: Record<string, unknown> = Object.create(null);
  const entries = [...new URLSearchParams(query)];
  if (entries.length > MAX_OPTIONS) {
    throw invalidRequest(`The query has more than ${MAX_OPTIONS} options: leave out what no endpoint knows.`, '');
  }
  for (const [path, text] of entries) setAt(options, path, optionOf(path, text));
  return options;
}

function optionOf(path: string, text: string): unknown {
  const [, width, height] = (path === 'size' && SIZE.exec(text)) || [];
  if (width !== undefined) return { width: Number(width), height: Number(height) };
  const value = parsedOr(text);
  const example = Object.hasOwn(OBJECTS, path) ? OBJECTS[path] : undefined;
  if (example !== undefined && (typeof value !== 'object' || value === null))
    throw invalidRequest(`${path} is written as ${example} in a query, not as "${text.slice(0, 40)}".`, path);
  return value;
}

/** JSON, or the text where it is none. */
function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function setAt(options: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  // Values that came as JSON are plain objects, where this key means something else.
  if (keys.includes('__proto__')) throw invalidRequest(`${path} is not an option of this endpoint.`, path);
  const last = keys.pop() ?? '';
  let inner = options;
  for (const key of keys) {
    if (!Object.hasOwn(inner, key)) inner[key] = Object.create(null);
    const next = inner[key];
    if (typeof next !== 'object' || next === null) throw twice(path);
    inner = next as Record<string, unknown>;
  }
  if (Object.hasOwn(inner, last)) throw twice(path);
  inner[last] = value;
}

function twice(path: string) {
  return invalidRequest(`${path} is given twice in the query: leave one of them out.`, path);
}
