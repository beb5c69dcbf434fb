import type { RenderResult } from '@geoslide/protocol';
import Negotiator from 'negotiator';
import { acceptedType, fileHeaders, fileKinds } from '../files.js';
import { jsonAnswer, type RequestHeaders, type ServiceAnswer } from '../message.js';
import type { Settings } from '../options.js';
import type { Storage } from '../ports.js';
import { type Endpoint, endpoints } from '../requests/endpoints.js';
import type { Answered } from './repeat.js';

const JSON_TYPE = 'application/json';

/** Clients refuse answers whose headers have more than 8 to 16 kB. */
const MAX_RESULT_LENGTH = 4000;

/** Whether a client would rather have the picture than the JSON that tells of it: only `Accept` says so. */
export function wantsPicture(headers: RequestHeaders, { format }: Endpoint): boolean {
  const accept = headers.get('accept') ?? undefined;
  const { accept: type } = fileKinds[format];
  return new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, type]) === type;
}

/** The endpoint that a call means: another one where `Accept` asks for a PDF before all else. */
export function endpointFor(headers: RequestHeaders, endpoint: Endpoint): Endpoint {
  const pdf = endpoints.find(({ path }) => path === endpoint.pdfPath);
  if (pdf === undefined) return endpoint;
  const accept = headers.get('accept') ?? undefined;
  const types = [JSON_TYPE, fileKinds[endpoint.format].accept, fileKinds.pdf.accept];
  return new Negotiator({ headers: { accept } }).mediaType(types) === fileKinds.pdf.accept ? pdf : endpoint;
}

/** The result as a header: JSON in ASCII. Warnings that make it too long are left out; `warningCount` tells of them. */
function resultHeader(result: RenderResult): string {
  const { warnings = [], ...rest } = result;
  const ascii = (value: object) =>
    JSON.stringify(value).replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const whole = ascii(result);
  return whole.length <= MAX_RESULT_LENGTH ? whole : ascii({ ...rest, warningCount: warnings.length });
}

/** The bytes of a larger picture are read from the storage while they are sent: who reads slowly holds no memory. */
const MAX_HELD_BYTES = 256 * 1024;

/**
 * The answer to who wants the picture itself. Where its bytes are not at hand, as for a repeated call over S3, or are
 * too many for an answer, the client is sent to its address.
 */
export async function pictureAnswer(
  { result, bytes }: Answered,
  storage: Storage,
  { maxPictureBytes }: Settings,
): Promise<ServiceAnswer> {
  const { url, objectKey, size } = result;
  const type = acceptedType(objectKey);
  const headers = {
    ...fileHeaders(objectKey),
    ...(type === undefined ? {} : { 'content-type': type }),
    'cache-control': 'no-store',
    'content-location': url,
    'x-geoslide-result': resultHeader(result),
  };
  const isHeld = bytes !== undefined && size <= MAX_HELD_BYTES;
  if (size <= maxPictureBytes) {
    // A picture that was charged is answered, be it that the storage has failed since.
    const failed = (error: unknown) => {
      if (bytes === undefined) throw error;
      return undefined;
    };
    const content = isHeld ? undefined : await storage.get?.(objectKey).catch(failed);
    if (content !== undefined) {
      const length = { 'content-length': String(content.size) };
      return { status: 200, headers: { ...headers, ...length }, body: content.read(0, content.size) };
    }
    if (bytes !== undefined) return { status: 200, headers, body: new Uint8Array(bytes) };
  }
  return jsonAnswer(result, 303, { 'cache-control': 'no-store', location: url });
}
