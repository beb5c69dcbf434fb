import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { BUCKET, s3Env } from './s3-env.js';

/** An S3 server on loopback: s3rver, and before it the answer 412 to `If-None-Match: *` that it does not know. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'geoslide-s3-'));
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: BUCKET }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const taken = new Set<string>();
  let silentUntil = 0;
  const server = createServer((request, response) => {
    if (Date.now() < silentUntil) return;
    const { pathname } = new URL(request.url ?? '', 'http://s3');
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && taken.has(pathname)) {
        request.resume();
        response.writeHead(412, { 'content-type': 'application/xml' });
        response.end('<?xml version="1.0"?><Error><Code>PreconditionFailed</Code></Error>');
        return;
      }
      taken.add(pathname);
      response.once('finish', () => {
        if (response.statusCode >= 300) taken.delete(pathname);
      });
    }
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const prefix = `/${BUCKET}/`;
  return {
    env: s3Env(server),
    /** Keys of the bucket that were written. */
    keys: () =>
      [...taken].filter((path) => path.startsWith(prefix)).map((path) => decodeURI(path.slice(prefix.length))),
    /** Leaves requests of the next ms without an answer. */
    fallSilent(ms: number) {
      silentUntil = Date.now() + ms;
    },
    close() {
      server.closeAllConnections();
      server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
