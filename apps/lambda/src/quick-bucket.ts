import aws4, { type Request } from 'aws4';
import type { Bucket, NewObject } from './bucket.js';
import type { S3Settings } from './s3-settings.js';

/**
 * How long a try may take, ms. Of the three requests of a call, one that gets no answer to it, nor to two tries of the SDK, ends, after a render of 20 s,
 * before the function's 29.
 */
const LIMIT_MS = 1500;

/** Regions whose hosts are below amazonaws.com, as the SDK tells them. */
const PLAIN_REGION = /^(us|eu|ap|sa|ca|me|af|il|mx)-\w+-\d+$/;

/** Names that can be part of a host, and are neither of a directory bucket nor of an access point. */
const PLAIN_BUCKET = /^[a-z0-9](?!.*(--[a-z0-9]+-s3|-s3alias)$)[a-z0-9-]{1,61}[a-z0-9]$/;

/** The address of a bucket's objects, without a slash at its end; undefined where finding it takes more. */
function addressOf({ bucket, region, endpoint }: S3Settings): string | undefined {
  if (endpoint !== undefined) return `${endpoint.href.replace(/\/+$/, '')}/${bucket}`;
  if (!PLAIN_REGION.test(region) || !PLAIN_BUCKET.test(bucket)) return undefined;
  return `https://${bucket}.s3.${region}.amazonaws.com`;
}

/** A key as a part of a path, as signatures want it: what RFC 3986 does not reserve, and slashes, are as they are. */
function encodeKey(key: string): string {
  return encodeURIComponent(key)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Headers that have a value. */
function headersOf({ contentType, contentDisposition, cacheControl, onlyNew }: NewObject): Record<string, string> {
  return {
    'Content-Type': contentType,
    ...(contentDisposition === undefined ? {} : { 'Content-Disposition': contentDisposition }),
    ...(cacheControl === undefined ? {} : { 'Cache-Control': cacheControl }),
    ...(onlyNew ? { 'If-None-Match': '*' } : {}),
  };
}

function bytesOf(body: Uint8Array | string): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * A bucket whose requests are signed and sent here, once each: the SDK takes a third of a cold start to be loaded and to make three requests. What is not
 * answered as usual is left to `slow`, the SDK's, which knows what else there is, and when to try again.
 *
 * @param slow Makes it, once, when it is needed.
 */
export function createQuickBucket(settings: S3Settings, slow: () => Bucket, limitMs = LIMIT_MS): Bucket {
  const found = addressOf(settings);
  if (found === undefined) return slow();
  const { protocol, hostname, port, host, pathname } = new URL(found);
  const path = pathname.replace(/\/$/, '');
  // What only the other protocol needs is not loaded.
  const http = process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
  const target = { agent: new http.Agent({ keepAlive: true }), hostname: hostname.replace(/^\[|\]$/g, ''), port };

  const signed = (request: Request) =>
    aws4.sign(
      {
        ...request,
        service: 's3',
        region: settings.region,
        headers: { Host: host, 'User-Agent': 'geoslide', ...request.headers },
      },
      settings.credentials,
    );

  const pathOf = (key: string) => `${path}/${encodeKey(key)}`;

  /** The answer to one try. */
  function send(request: Request): Promise<Answer> {
    const { method, path, headers, body } = signed(request);
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<Answer>((resolve, reject) => {
      const sent = http.request({ ...target, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      });
      sent.on('error', reject);
      timer = setTimeout(() => sent.destroy(new Error(`S3 gave no answer in ${limitMs} ms`)), limitMs);
      sent.end(body);
    });
    return answer.finally(() => clearTimeout(timer));
  }

  let made: Bucket | undefined;
  const sdk = () => {
    made ??= slow();
    return made;
  };
  /** Undefined without an answer: the SDK then makes the request again, and tells what is wrong. */
  const answerTo = (request: Request) => send(request).catch(() => undefined);

  return {
    async read(key) {
      const answer = await answerTo({ method: 'GET', path: pathOf(key) });
      if (answer?.status === 200) return answer.text;
      if (answer?.status === 404 && answer.text.includes('<Code>NoSuchKey</Code>')) return undefined;
      return sdk().read(key);
    },
    async write(object) {
      const headers = headersOf(object);
      const answer = await answerTo({ method: 'PUT', path: pathOf(object.key), headers, body: bytesOf(object.body) });
      if (answer?.status === 200) return true;
      if (answer?.status === 412 && object.onlyNew) return false;
      return sdk().write(object);
    },
    async signedUrl(key, seconds) {
      // As the SDK has it.
      const query = `X-Amz-Content-Sha256=UNSIGNED-PAYLOAD&X-Amz-Expires=${seconds}&x-id=GetObject`;
      const request = signed({ method: 'GET', path: `${pathOf(key)}?${query}`, signQuery: true });
      return `${protocol}//${host}${request.path}`;
    },
  };
}
