import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerS3, type StoredObject } from './memory-s3.js';
import { BUCKET, s3Env } from './s3-env.js';

/** An S3 server on loopback that keeps its objects in memory. */
export async function startMemoryS3() {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    answerS3(objects, request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { GEOSLIDE_BUCKET: _, ...env } = s3Env(server);
  const start = `/${BUCKET}/`;
  return {
    env,
    bucket: BUCKET,
    /** The objects whose keys begin so, as texts by key. */
    texts: (prefix: string) =>
      [...objects]
        .map(([path, { body }]): [key: string, text: string] => [
          decodeURIComponent(path.slice(start.length)),
          body.toString(),
        ])
        .filter(([key]) => key.startsWith(prefix)),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
