import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from '../bucket.js';
import { createQuickBucket } from '../quick-bucket.js';
import { readS3Settings, type S3Settings } from '../s3-settings.js';
import { createSdkBucket } from '../sdk-bucket.js';
import { signatureOf } from './signature.js';

interface StoredObject {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface FakeS3 {
  /** By `/bucket/key`. */
  readonly objects: Map<string, StoredObject>;
  /**
   * How the next requests end, first come, first served: with a status, without an answer, with the connection's end, before the body has come, in the
   * middle of an answer, with another protocol, or well.
   */
  readonly failures: (number | 'silence' | 'closed' | 'early' | 'cut' | 'upgrade' | 'none')[];
  /** The bucket `pics` of a server that gives up waiting soon: as the function has it, and through the SDK alone. */
  readonly bucket: Bucket;
  readonly sdkBucket: Bucket;
  readonly settings: S3Settings;
  close(): Promise<void>;
}

const codes: Readonly<Record<number, string>> = {
  404: 'NoSuchKey',
  409: 'ConditionalRequestConflict',
  412: 'PreconditionFailed',
  403: 'AccessDenied',
};

/** As much of the S3 protocol as the ports use, on loopback. Signatures have to be what the SDK's signer makes of the request. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>();
  const failures: FakeS3['failures'] = [];
  const server: Server = createServer(async (request, response) => {
    const failure = failures.shift();
    if (failure === 'early') {
      request.pause();
      return response.writeHead(503, { 'content-length': 0 }).end(() => request.socket.resetAndDestroy());
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = new URL(request.url ?? '/', 'http://s3').pathname;
    const fail = (status: number) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0"?><Error><Code>${codes[status] ?? 'InternalError'}</Code><Message>no</Message></Error>`,
        );
    if (failure === 'silence') return;
    if (failure === 'closed') return request.socket.destroy();
    if (failure === 'upgrade') {
      return request.socket.write('HTTP/1.1 101 Other\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
    }
    if (failure === 200) return response.end('<Error><Code>InternalError</Code></Error>');
    if (failure === 'cut') {
      response.writeHead(200, { 'content-length': 9 }).write('[');
      setImmediate(() => response.destroy());
      return;
    }
    if (failure !== undefined && failure !== 'none') return fail(failure);
    const { authorization } = request.headers;
    if (authorization !== undefined && authorization !== (await signatureOf(request, Buffer.concat(chunks), settings)))
      return fail(403);
    const found = objects.get(path);
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && found) return fail(412);
      objects.set(path, { body: Buffer.concat(chunks), headers: request.headers });
      return response.writeHead(200, { etag: '"x"' }).end();
    }
    return found ? response.writeHead(200).end(found.body) : fail(404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = readS3Settings(
    {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'token',
    },
    'pics',
  );
  const sdkBucket = createSdkBucket(settings, { connectionTimeout: 100, requestTimeout: 100, socketTimeout: 100 });
  return {
    objects,
    failures,
    settings,
    sdkBucket,
    bucket: createQuickBucket(settings, () => sdkBucket, 300),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
