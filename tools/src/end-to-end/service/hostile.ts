// Attacks `geoslide serve` with what clients must not be able to do to it: broken HTTP and JSON, keys of prototypes, bombs, figures that
// define each other without end, slow connections. The process has to stay up, to answer each within its limit, and to come
// back to its memory. Usage: node tools/dist/end-to-end/service/hostile.js [--rounds 3] [part of a title…]
import '../../shared/require-build.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { messageOf } from '../../shared/message-of.js';
import { freePort, startService } from '../servers/start-service.js';
import { type Attack, attacks, slowAttacks } from './attacks.js';
import { memoryMb } from './kit.js';
import { type LoadCall, poison } from './load-calls.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});

/** The service gives a render 20 s; the rest is for a machine that does other work. */
const MAX_SECONDS = 35;
/** It gives headers 10 s to arrive and a body 10 s below its rate, which is more on a busy machine. */
const MAX_ARRIVAL_SECONDS = 30;
const MAX_GROWTH_MB = 60;
/** s after which memory is at rest. */
const REST_SECONDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'geoslide-hostile-'));
const service = await startService({ port: await freePort(), data: join(folder, 'data') });
const { port } = new URL(service.base);
const problems: string[] = [];

/** Sends bytes as they are and gives what comes back until the other side ends or has answered. */
function send(parts: Attack['parts'], pauseMs: number, maxSeconds: number): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), '127.0.0.1');
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Buffer.concat(chunks).toString('latin1'));
    };
    const timer = setTimeout(end, maxSeconds * 1000);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks).toString('latin1'))) end();
    });
    socket.on('close', end).on('error', end);
    (async () => {
      for (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
        if (pauseMs > 0) await sleep(pauseMs);
      }
    })();
  });
}

/** Whether a text is an answer with all of its body. */
function isWhole(text: string): boolean {
  const at = text.indexOf('\r\n\r\n');
  if (at < 0 || /^HTTP\/1\.1 100 /.test(text)) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, at));
  return length !== null && text.length >= at + 4 + Number(length[1]);
}

const isAlive = async () =>
  (await fetch(`${service.base}/health`, { signal: AbortSignal.timeout(5000) })).status === 200;

async function attack(title: string, { parts, pauseMs = 0, answer }: Attack): Promise<string> {
  const maxSeconds = pauseMs > 0 ? MAX_ARRIVAL_SECONDS : MAX_SECONDS;
  const start = performance.now();
  const text = await send(parts, pauseMs, maxSeconds);
  const seconds = (performance.now() - start) / 1000;
  const first = text.slice(0, 12);
  const problem = !answer.test(text)
    ? `answers ${JSON.stringify(text.slice(0, 200))}`
    : seconds >= maxSeconds
      ? `takes ${seconds.toFixed(0)} s`
      : await isAlive().then(
          (alive) => (alive ? undefined : 'is not healthy after it'),
          (error) => `does not answer after it: ${messageOf(error)}`,
        );
  if (problem) problems.push(title);
  return `${problem ? 'FAILED' : 'ok    '} ${title}: ${first === '' ? 'closed' : first}, ${seconds.toFixed(1)} s${problem ? `, ${problem}` : ''}`;
}

const post = ({ path, headers, body }: LoadCall) => [
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
];
const corpus: Readonly<Record<string, Attack>> = {
  ...attacks,
  ...Object.fromEntries(
    Object.entries(poison)
      .filter(([title]) => title !== 'a picture that never comes')
      .map(([title, call]) => [
        title,
        { parts: post(call), answer: new RegExp(`^HTTP/1\\.1 (${call.status.join('|')}) `) },
      ]),
  ),
};
const chosen = (list: Readonly<Record<string, Attack>>) =>
  Object.entries(list).filter(
    ([title]) => positionals.length === 0 || positionals.some((part) => title.includes(part)),
  );

const rounds = Number(values.rounds);
const levels: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const [title, call] of chosen(corpus)) {
    const line = await attack(title, call);
    if (round === 0 || line.startsWith('FAILED')) console.log(line);
  }
  if (round === 0)
    for (const line of await Promise.all(chosen(slowAttacks).map((each) => attack(...each)))) console.log(line);
  await sleep(REST_SECONDS * 1000);
  levels.push(memoryMb(service.pid));
}
await service.end();
rmSync(folder, { recursive: true, force: true });

console.log(`memory at rest after each round: ${levels.map((mb) => `${mb.toFixed(0)} MB`).join(', ')}`);
if (levels.at(-1)! - levels[0]! > MAX_GROWTH_MB) problems.push('memory does not come back to its level');
if (service.errors() !== '') problems.push(`standard error: ${service.errors().slice(0, 500)}`);
const count = chosen(corpus).length + chosen(slowAttacks).length;
console.log(`${count} attacks, ${rounds} rounds: ${problems.length === 0 ? 'no problem' : problems.join('; ')}`);
process.exit(problems.length === 0 ? 0 : 1);
