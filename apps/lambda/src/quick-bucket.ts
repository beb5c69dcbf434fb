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

/** Names that can be the first part of a host. */
const HOST_LABEL = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** What nobody escapes in another way. */
const PLAIN_PATH = /^(\/[\w.~-]+)+$/;

/** Names of directory buckets and of access points. */
const OTHER_BUCKET = /(--[a-z0-9]+-s3|-s3alias)$/;

/** What ends a connection that S3 closed while nothing was asked. */
const CLOSED = new Set<string | undefined>(['ECONNRESET', 'EPIPE']);

/** The address of a bucket's objects; undefined where finding it takes more. */
function addressOf({ bucket, region, endpoint }: S3Settings): URL | undefined {
  if (OTHER_BUCKET.test(bucket)) return undefined;
  if (endpoint !== undefined) {
    const path = `${endpoint.pathname.replace(/\/$/, '')}/${bucket}`;
    return PLAIN_PATH.test(path) && endpoint.search + endpoint.hash === '' ? new URL(path, endpoint) : undefined;
  }
  if (!PLAIN_REGION.test(region) || !HOST_LABEL.test(bucket)) return undefined;
  return new URL(`https://${bucket}.s3.${region}.amazonaws.com`);
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
 * A bucket whose requests are signed and sent here, once each: the SDK took a quarter of a cold start to be loaded and to make three requests. What is not
 * answered as usual is left to `slow`, the SDK's, which knows what else there is, and when to try again.
 *
 * @param slow Makes it, once, when it is needed.
 */
export function createQuickBucket(settings: S3Settings, slow: () => Bucket, limitMs = LIMIT_MS): Bucket {
  const address = addressOf(settings);
  if (address === undefined) return slow();
  const { protocol, hostname, port, host } = address;
  const base = address.pathname.replace(/\/$/, '');
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

  const pathOf = (key: string) => `${base}/${encodeKey(key)}`;

  /** The answer to one try, if there is one. */
  function send(request: Request): Promise<Answer | 'closed' | undefined> {
    const { method, path, headers, body } = signed(request);
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<Answer | 'closed' | undefined>((resolve) => {
      const sent = http.request({ ...target, method, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', () => resolve(undefined));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
          // Answered before all was sent: the connection's end would be an error that nobody listens to.
          if (!sent.writableFinished) sent.destroy();
        });
      });
      // As after an answer that changes the protocol.
      sent.on('close', () => resolve(undefined));
      sent.on('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(sent.reusedSocket && CLOSED.has(code) ? 'closed' : undefined),
      );
      // What came while this thread was busy is read before.
      timer = setTimeout(() => setImmediate(() => timer && sent.destroy(new Error('S3 gave no answer'))), limitMs);
      sent.end(body);
    });
    return answer.finally(() => {
      clearTimeout(timer);
      timer = undefined;
    });
  }

  /** Undefined without an answer: the SDK then makes the request again, and tells what is wrong. */
  async function answerTo(request: Request): Promise<Answer | undefined> {
    // Each connection that turns out to be closed is gone then; a new one isn't used for the second time.
    for (;;) {
      const answer = await send(request);
      if (answer !== 'closed') return answer;
    }
  }

  let made: Bucket | undefined;
  const sdk = () => {
    made ??= slow();
    return made;
  };

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
      // S3 can say 200 and then, in the text, that something failed.
      if (answer?.status === 200 && answer.text === '') return true;
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
