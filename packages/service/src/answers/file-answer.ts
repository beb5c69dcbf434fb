import { fileHeaders, isObjectKey } from '../files.js';
import type { RequestHeaders, ServiceAnswer } from '../message.js';
import type { Storage } from '../ports.js';
import { ServiceError } from '../service-error.js';

/**
 * The one range that a request asks for, for a download that goes on where it broke off. Others, and ranges beyond the
 * end, are answered with the whole file, as a server may (RFC 9110, 14.2).
 */
function rangeOf(headers: RequestHeaders, etag: string | undefined, size: number) {
  const condition = headers.get('if-range');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (first === undefined || (condition !== null && condition !== etag)) return undefined;
  const start = Number(first);
  const end = last === undefined || last === '' ? size : Math.min(Number(last) + 1, size);
  return start < end ? { start, end } : undefined;
}

/** Answers GET for a file of a storage that is served here. @throws ServiceError NOT_FOUND */
export async function answerFile(storage: Storage, key: string, request: RequestHeaders): Promise<ServiceAnswer> {
  const own = isObjectKey(key) ? fileHeaders(key) : undefined;
  const content = own === undefined ? undefined : await storage.get?.(key);
  if (own === undefined || content === undefined) throw new ServiceError('NOT_FOUND', 'There is no such file.');
  if (request.get('if-none-match') === own.etag) return { status: 304, headers: own, body: null };
  const { size } = content;
  const headers = { ...own, 'accept-ranges': 'bytes' };
  const range = rangeOf(request, own.etag, size);
  if (range === undefined) {
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: content.read(0, size) };
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(end - start),
      'content-range': `bytes ${start}-${end - 1}/${size}`,
    },
    body: content.read(start, end),
  };
}
