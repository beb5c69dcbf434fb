import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface StoredObject {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

const codes: Readonly<Record<number, string>> = {
  404: 'NoSuchKey',
  409: 'ConditionalRequestConflict',
  412: 'PreconditionFailed',
  403: 'AccessDenied',
};

/** Objects of a page of a list. Small, so that tests see more than one. */
const PAGE = 10;

export function answerError(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><Error><Code>${codes[status] ?? 'InternalError'}</Code><Message>no</Message></Error>`,
  );
}

/** The objects that begin with a prefix, from after `token`: what ListObjectsV2 answers, as XML. */
function listOf(objects: ReadonlyMap<string, StoredObject>, bucket: string, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const entries = new Map<string, number | undefined>();
  for (const [path, { body }] of objects) {
    const name = decodeURIComponent(path).slice(bucket.length + 2);
    if (!name.startsWith(prefix) || !path.startsWith(`/${bucket}/`)) continue;
    const end = delimiter === null ? -1 : name.indexOf(delimiter, prefix.length);
    entries.set(end < 0 ? name : name.slice(0, end + 1), end < 0 ? body.length : undefined);
  }
  const rest = [...entries].filter(([name]) => name > after).sort(([a], [b]) => (a < b ? -1 : 1));
  const page = rest.slice(0, PAGE);
  const more = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  const listed = page.map(([name, size]) =>
    size === undefined
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><Size>${size}</Size></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${listed.join('')}</ListBucketResult>`;
}

/**
 * Answers a request for objects, by `/bucket/key`, as S3 does: as much of it as the service uses. An object is there whole, or
 * not at all, whoever ends in the middle of it.
 */
export async function answerS3(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const body = await buffer(request);
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(pathname) ?? [];
  const found = objects.get(pathname);
  switch (request.method) {
    case 'PUT':
      if (request.headers['if-none-match'] === '*' && found !== undefined) return answerError(response, 412);
      objects.set(pathname, { body, headers: request.headers });
      return response.writeHead(200, { etag: '"x"' }).end();
    case 'DELETE':
      objects.delete(pathname);
      return response.writeHead(204).end();
    case 'GET':
    case 'HEAD': {
      if (key === '') {
        const xml = listOf(objects, bucket, searchParams);
        return response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
      }
      if (found === undefined) {
        return request.method === 'HEAD' ? response.writeHead(404).end() : answerError(response, 404);
      }
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const part = from === undefined ? found.body : found.body.subarray(Number(from), Number(to) + 1);
      response.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length });
      return response.end(request.method === 'HEAD' ? undefined : part);
    }
    default:
      return answerError(response, 405);
  }
}
