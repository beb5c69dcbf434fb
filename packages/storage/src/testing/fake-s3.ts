import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
// The checks of the service use it too.
import { answerError, answerS3, type StoredObject } from '../../../../tools/src/end-to-end/servers/memory-s3.js';
import { createS3Bucket } from '../s3/bucket.js';
import type { S3Limits } from '../s3/client.js';
import { readS3Settings } from '../s3/settings.js';

/**
 * How a request ends other than well: with a status, without an answer, with the connection's end, with an answer before the
 * body has come, in the middle of the answer's body, with another protocol, with a head or a body that comes byte by byte.
 */
export type Failure = number | 'silence' | 'closed' | 'early' | 'cut' | 'upgrade' | 'slow head' | 'slow body';

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>;

const LIMITS: S3Limits = { tryMs: 300, totalMs: 2000 };

/** ms between two bytes that come slowly: less than a try's limit, so that a limit between two bytes would not do. */
const BYTE_MS = 50;

async function trickle(send: (byte: string) => void, response: ServerResponse) {
  for (let i = 0; i < 1000 && !response.closed; i++) {
    send('x');
    await sleep(BYTE_MS);
  }
}

/** As much of the S3 protocol as the ports use, on loopback. */
export async function startFakeS3() {
  /** By `/bucket/key`. */
  const objects = new Map<string, StoredObject>();
  /** How the next requests end, first come, first served. */
  const failures: Failure[] = [];
  /** The headers of each request. */
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    asked.push(request.headers);
    response.setHeader('x-amz-request-id', `s3-${asked.length}`);
    const failure = failures.shift();
    if (failure === 'early') {
      request.pause();
      return response.writeHead(503, { 'content-length': 0 }).end(() => request.socket.resetAndDestroy());
    }
    if (failure === undefined) return answerS3(objects, request, response).catch(() => response.destroy());
    await buffer(request);
    if (typeof failure === 'number') return answerError(response, failure);
    if (failure === 'silence') return;
    if (failure === 'closed') return request.socket.destroy();
    if (failure === 'upgrade') {
      return request.socket.write('HTTP/1.1 101 Other\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
    }
    if (failure === 'slow head') {
      request.socket.write('HTTP/1.1 200 OK\r\nX-A: ');
      return trickle((byte) => request.socket.write(byte), response);
    }
    if (failure === 'slow body') {
      response.writeHead(200, { 'content-length': 1000 });
      return trickle((byte) => response.write(byte), response);
    }
    if (failure === 'cut') {
      response.writeHead(200, { 'content-length': 9 }).write('[');
      setImmediate(() => response.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' });
  const settings = readS3Settings({ AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` }, 'pics');
  return {
    objects,
    failures,
    asked,
    settings,
    limits: LIMITS,
    /** The bucket `pics` of this server, with limits for tests. */
    bucket: createS3Bucket(settings, LIMITS),
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
