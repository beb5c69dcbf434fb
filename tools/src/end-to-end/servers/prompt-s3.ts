import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { s3Env } from './s3-env.js';

const nameOf = ({ url = '' }: IncomingMessage) => url.split('?')[0]?.split('/').at(-1) ?? '';

/**
 * An S3 server on loopback that answers at once and keeps nothing but keys: what a function takes with it is the
 * function's own time.
 */
export async function startPromptS3() {
  const texts = new Map<string, string>();
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      if (request.method === 'PUT') response.writeHead(200).end();
      else if (texts.has(nameOf(request))) response.writeHead(200).end(texts.get(nameOf(request)));
      else response.writeHead(404).end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: s3Env(server),
    /** For `createKey`. */
    keyTexts: {
      read: async (name: string) => texts.get(name),
      async create(name: string, text: string) {
        texts.set(name, text);
        return true;
      },
      names: async () => [...texts.keys()],
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
