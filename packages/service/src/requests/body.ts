import { JsonError, parseJson as parseJsonText } from '@geoslide/protocol';
import type { RequestHeaders, ServiceRequest } from '../message.js';
import { invalidRequest, ServiceError } from '../service-error.js';
import { unlessAborted } from './unless-aborted.js';

/** Levels of nesting in a body: projects need about 10, and nothing that walks them may run out of stack. */
const MAX_JSON_DEPTH = 100;

/**
 * Values of all kinds in a body, about: the largest projects have some hundred thousand, and what holds only brackets would need a
 * hundred times its size in memory.
 */
const MAX_JSON_VALUES = 1_000_000;

/** Characters of a media type that a message repeats. */
const MAX_TYPE = 60;

/** The media type of figure text. */
export const FIGURE_TYPE = 'text/vnd.geoslide';

/** The media type of GeoGebra files. */
export const GEOGEBRA_TYPE = 'application/vnd.geogebra.file';

/** What a body is. */
export type BodyType = 'json' | 'figure' | 'geogebra';

const mediaTypes: Readonly<Record<BodyType, string>> = {
  json: 'application/json',
  figure: FIGURE_TYPE,
  geogebra: GEOGEBRA_TYPE,
};

const ways: Readonly<Record<BodyType, string>> = {
  json: 'as JSON with "Content-Type: application/json"',
  figure: `as figure text with "Content-Type: ${FIGURE_TYPE}"`,
  geogebra: `as a GeoGebra file with "Content-Type: ${GEOGEBRA_TYPE}"`,
};

/** Names of encodings whose bytes are UTF-8. */
const UTF_8 = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/**
 * What the body is said to be, one of those that are taken.
 * @throws ServiceError UNSUPPORTED_MEDIA_TYPE
 */
export function bodyType(headers: RequestHeaders, taken: readonly BodyType[]): BodyType {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const found = taken.find((each) => mediaTypes[each] === type);
  if (found === undefined) {
    const came = type === undefined ? 'without a type' : `with "${type.slice(0, MAX_TYPE)}"`;
    const remedy = `Send the body ${taken.map((each) => ways[each]).join(', or ')}: it came ${came}.`;
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', remedy);
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  if (charset !== undefined && !UTF_8.has(charset.toLowerCase())) {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', `Send the body in UTF-8, not in ${charset.slice(0, 40)}.`);
  }
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without "Content-Encoding".');
  }
  return found;
}

function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError('PAYLOAD_TOO_LARGE', `The body has more than ${maxBytes} bytes, the limit: send less.`);
}

/**
 * The bytes that the body is said to have, 0 where that is not said.
 * @throws ServiceError PAYLOAD_TOO_LARGE
 */
export function declaredLength(headers: RequestHeaders, maxBytes: number): number {
  const length = Number(headers.get('content-length')) || 0;
  if (length > maxBytes) throw tooLarge(maxBytes);
  return Math.max(0, length);
}

export interface ReadOptions {
  /** No more than these are ever held. */
  readonly maxBytes: number;
  /** Is told how many bytes are held before more are waited for; what it throws ends the reading. */
  readonly onLength: (bytes: number) => void;
  /** Ends the reading. */
  readonly signal: AbortSignal;
}

/**
 * All of the body.
 * @throws ServiceError PAYLOAD_TOO_LARGE, INVALID_REQUEST where it ends early, or the signal's reason.
 */
export async function readBody(
  { body }: Pick<ServiceRequest, 'body'>,
  { maxBytes, onLength, signal }: ReadOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  async function read(): Promise<void> {
    for await (const chunk of body ?? []) {
      length += chunk.length;
      // To leave the loop ends the reading.
      if (length > maxBytes || signal.aborted) break;
      chunks.push(chunk);
      onLength(length);
    }
  }
  await unlessAborted(signal, () =>
    read().catch((error) => {
      if (error instanceof ServiceError) throw error;
      throw invalidRequest('The body ended early: send as many bytes as its length says.', '');
    }),
  );
  if (length > maxBytes) throw tooLarge(maxBytes);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** How deep brackets nest and about how many values there are; whether the rest is JSON is not asked. */
function shapeOf(bytes: Uint8Array): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x5b || byte === 0x7b) {
      values++;
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
    else if (byte === 0x2c) values++;
  }
  return { depth: deepest, values };
}

/** @throws ServiceError INVALID_REQUEST where the bytes are not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidRequest('The body is not UTF-8 text: encode it so.', '');
  }
}

/** @throws ServiceError INVALID_REQUEST where the bytes are not UTF-8 or not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw invalidRequest('The body is empty: send a JSON object.', '');
  const { depth, values } = shapeOf(bytes);
  if (depth > MAX_JSON_DEPTH) {
    throw invalidRequest(`The body nests deeper than ${MAX_JSON_DEPTH} levels, the limit: send a project.`, '');
  }
  if (values > MAX_JSON_VALUES) {
    throw invalidRequest(`The body has more than ${MAX_JSON_VALUES} values, the limit: send fewer objects.`, '');
  }
  const text = decodeText(bytes);
  try {
    return parseJsonText(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const isFigure = /^\s*(?:--|[A-Za-z]\w*\s*:)/.test(text);
    const remedy = isFigure ? 'figure text is sent with "Content-Type: text/vnd.geoslide"' : error.message;
    throw invalidRequest(`The body is not JSON: ${remedy}.`, '');
  }
}
