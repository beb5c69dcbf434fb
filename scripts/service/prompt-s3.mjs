import { once } from 'node:events';
import { createServer } from 'node:http';
import { s3Env } from './s3-env.mjs';

/** An S3 server on loopback that answers at once and keeps nothing but the file of keys: what a function takes with it is the function's own time. */
export async function startPromptS3() {
  let keys;
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      if (request.method === 'PUT') response.writeHead(200).end();
      else if (keys !== undefined) response.writeHead(200).end(keys);
      else response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: s3Env(server),
    /** The file of keys, at first missing, for `createKey`. */
    keyFile: {
      read: async () => keys,
      write: async (text) => {
        keys = text;
      },
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
