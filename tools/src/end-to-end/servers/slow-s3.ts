import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { eventV2 } from './lambda-events.js';
import { s3Env } from './s3-env.js';
import { API_KEY } from './start-service.js';

/** What an S3 server sends at once to a request; after it comes a byte a second, for ever. `undefined`: nothing comes at all. */
export const slowAnswers: Readonly<Record<string, string | undefined>> = {
  'never answers': undefined,
  'sends a head byte by byte': 'HTTP/1.1 200 OK\r\nX-A: ',
  'sends a body byte by byte': 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n',
};

interface SlowAnswer {
  readonly status: number;
  readonly code: string;
  readonly ms: number;
}

/** One call of a function in a process of its own, with a slow S3 server: its status, code and ms. */
export async function callSlowS3(file: string, start: string | undefined): Promise<SlowAnswer> {
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      if (start === undefined) return;
      socket.write(start);
      timers.add(setInterval(() => socket.write('x'), 1000));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const content = { slides: [{ definitions: [], uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
  const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };
  const event = eventV2({ method: 'POST', path: '/api/render/v2', headers, body: JSON.stringify({ content }) });
  // A file: a thread of a program that is given as an option would be given the option, too.
  const folder = mkdtempSync(join(tmpdir(), 'geoslide-slow-s3-'));
  const program = `console.log = () => {};
    const { handler } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const start = performance.now();
    const { statusCode, body } = await handler(${JSON.stringify(event)});
    const answer = { status: statusCode, code: JSON.parse(body).code, ms: performance.now() - start };
    process.stdout.write(JSON.stringify(answer), () => process.exit(0));`;
  const env = { ...process.env, ...s3Env(server), GEOSLIDE_API_KEY: API_KEY };
  writeFileSync(join(folder, 'call.mjs'), program);
  const child = spawn(process.execPath, [join(folder, 'call.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  for (const timer of timers) clearInterval(timer);
  server.close();
  rmSync(folder, { recursive: true });
  return JSON.parse(output);
}
