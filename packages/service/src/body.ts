import type { RequestHeaders, ServiceRequest } from './message.js';
import { invalidRequest, ServiceError } from './service-error.js';

/** Levels of nesting in a body: projects need about 10, and nothing that walks them may run out of stack. */
const MAX_JSON_DEPTH = 100;

/** @throws ServiceError UNSUPPORTED_MEDIA_TYPE */
export function requireJson(headers: RequestHeaders): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON with "Content-Type: application/json".');
  }
  const encoding = headers.get('content-encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity') {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without "Content-Encoding".');
  }
}

/** All of the body, of which no more than the limit is ever held. */
export async function readBody({ headers, body }: ServiceRequest, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new ServiceError('PAYLOAD_TOO_LARGE', `The body has more than ${maxBytes} bytes, the limit: send less.`);
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      length += chunk.length;
      // To leave the loop ends the reading.
      if (length > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    throw invalidRequest('The body ended early: send as many bytes as its length says.', '');
  }
  if (length > maxBytes) throw tooLarge();
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Whether brackets nest deeper than the limit; whether the rest is JSON is not asked. */
function nestsTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > MAX_JSON_DEPTH) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return false;
}

/** @throws ServiceError INVALID_REQUEST where the bytes are not UTF-8 or not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw invalidRequest('The body is empty: send a JSON object.', '');
  if (nestsTooDeep(bytes)) {
    throw invalidRequest(`The body nests deeper than ${MAX_JSON_DEPTH} levels, the limit: send a project.`, '');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    // A message of JSON.parse quotes the body: only its position goes out.
    const position = error instanceof SyntaxError ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    const where = position === undefined ? '' : ` (at character ${position})`;
    throw invalidRequest(
      error instanceof SyntaxError ? `The body is not JSON${where}.` : 'The body is not UTF-8 text: encode it so.',
      '',
    );
  }
}
