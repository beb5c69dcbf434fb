import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createService } from '../../service.js';
import { createFakePorts } from '../../testing/fake-ports.js';
import { bodyFor } from '../../testing/requests.js';
import { type AnswerRequest, createHttpServer, type HttpServer } from '../http-server.js';
import type { HttpLimits } from './limits.js';

let http: HttpServer;
let port = 0;
const sockets: Socket[] = [];

async function start(limits: Partial<HttpLimits>, answer: AnswerRequest = createService(createFakePorts()).answer) {
  http = createHttpServer(answer, limits);
  http.server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 });
  await once(http.server, 'listening');
  port = (http.server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await http.stop(0);
});

/** A connection that stays, whatever the server does, and keeps what it got. */
function stay(bytes: string, reads = true): { socket: Socket; got: () => string } {
  let text = '';
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(bytes);
  socket.on('error', () => {});
  if (reads) socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  sockets.push(socket);
  return { socket, got: () => text };
}

const open = () => new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)));
const health = async () => {
  const response = await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } });
  await response.text();
  return response.status;
};
const half = 'GET /health HTTP/1.1\r\nHost: x\r\nX-A: ';
const whole = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n';
const key = 'Authorization: Bearer good-key\r\nContent-Type: application/json\r\n';
const post = `POST /api/render HTTP/1.1\r\nHost: x\r\n${key}`;

describe('a body in tiny chunks', () => {
  const chunks = '1\r\n \r\n'.repeat(20_000);

  it('hears that its chunks are too small', async () => {
    await start({});
    const { got } = stay(`${post}Transfer-Encoding: chunked\r\n\r\n${chunks}`);
    await expect.poll(got, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 400 [\s\S]*too many small chunks/);
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
  });

  it('is not taken after a refusal', async () => {
    await start({});
    const { got } = stay(`POST /api/render HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}`);
    await expect.poll(got).toMatch(/^HTTP\/1\.1 401 /);
    await expect.poll(open, { timeout: 5000 }).toBe(0);
  });

  it('is taken where the chunks are few, or of some size', async () => {
    await start({});
    const body = JSON.stringify({ ...bodyFor('png'), filler: 'x'.repeat(400_000) });
    const parts = [...body.slice(0, 3000), ...(body.slice(3000).match(/.{1,80}/g) ?? []), ''];
    const sent = parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('');
    const { got } = stay(`${post}Transfer-Encoding: chunked\r\n\r\n${sent}`);
    await expect.poll(got, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a body that comes after its refusal', () => {
  /** Bytes of bodies that the parser has given. */
  function countParsed() {
    const parsed = { bytes: 0 };
    http.server.on('request', (incoming: IncomingMessage) => {
      incoming.on('data', (piece: Buffer) => {
        parsed.bytes += piece.length;
      });
    });
    return parsed;
  }
  const refused = 'POST /api/render HTTP/1.1\r\nHost: x\r\n';

  it.each([
    ['of known length', `Content-Length: 6000000\r\n\r\n`],
    ['in chunks', 'Transfer-Encoding: chunked\r\n\r\n5b8d80\r\n'],
  ])('%s: is taken, but not parsed', async (_what, framing) => {
    await start({});
    const parsed = countParsed();
    const { socket } = stay(`${refused}${framing}`, false);
    await new Promise<void>((resolve) => socket.write('x'.repeat(6_000_000), () => resolve()));
    const read: string[] = [];
    socket.on('data', (piece) => read.push(piece.toString('latin1')));
    await expect.poll(() => read.join('')).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
    socket.end();
    await expect.poll(open, { timeout: 1500 }).toBe(0);
    expect(parsed.bytes).toBeLessThan(300_000);
  });

  it('a short one leaves the connection open', async () => {
    await start({});
    const call = `${refused}Content-Length: 3000\r\n\r\n${'x'.repeat(3000)}`;
    const { got } = stay(call + call);
    await expect.poll(() => got().match(/HTTP\/1\.1 401 /g)?.length).toBe(2);
    expect(got()).not.toMatch(/connection: close/i);
  });

  it('a client that stops in the middle loses its connection soon', async () => {
    await start({});
    const { got } = stay(`${refused}Content-Length: 6000000\r\n\r\nx`);
    await expect.poll(got).toMatch(/^HTTP\/1\.1 401 /);
    await expect.poll(open, { timeout: 5000 }).toBe(0);
  });
});

it('answers others while clients send empty lines without end', async () => {
  await start({});
  const lines = '\r\n'.repeat(400_000);
  for (let i = 0; i < 10; i++) stay(lines);
  await expect.poll(open).toBe(10);
  const begin = performance.now();
  expect(await health()).toBe(200);
  expect(performance.now() - begin).toBeLessThan(2000);
});

it('answers the requests before the last one of a client that ends its side after them', async () => {
  await start({});
  const { socket, got } = stay(whole.repeat(30));
  socket.end();
  await once(socket, 'close');
  expect(got().match(/HTTP\/1\.1 200 /g)?.length).toBeGreaterThanOrEqual(29);
});

describe('a client that is silent', () => {
  it('hears why, and its connection is gone although it stays', async () => {
    const silent: [what: string, bytes: string, status: number][] = [
      ['half a header', half, 408],
      ['no request', '\u0016\u0003\u0001\u0002\u0000', 400],
      ['half a body with a key', `${post}Content-Length: 1000\r\n\r\n{`, 408],
      ['no chunk after the first', `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, 408],
      ['nothing after Expect', `${post}Expect: 100-continue\r\nContent-Length: 1000\r\n\r\n`, 408],
      ['no request at all', '', 408],
    ];
    await start({ headersMs: 300, bodyMs: 300 });
    const clients = silent.map(([what, bytes, status]) => ({ what, status, ...stay(bytes) }));
    await expect.poll(() => clients.every(({ got }) => got() !== ''), { timeout: 10_000 }).toBe(true);
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
    for (const { what, status, got } of clients) {
      const answer = got().replace('HTTP/1.1 100 Continue\r\n\r\n', '');
      expect(answer, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    }
  });

  it('a refused call is told so without asking for its body', async () => {
    await start({});
    const { got } = stay('POST /api/render HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n');
    await expect.poll(got).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/i);
  });

  it('a body that trickles ends with 408, a slow one is taken', async () => {
    await start({ bodyMs: 500, minBodyRate: 500 });
    const body = JSON.stringify({ ...bodyFor('png'), filler: 'x'.repeat(5000) });
    const headers = `${post}Content-Length: ${body.length}\r\n\r\n`;
    const [slow, trickle] = [stay(headers), stay(headers)];
    for (let at = 0; at < body.length; at += 400) {
      slow.socket.write(body.slice(at, at + 400));
      trickle.socket.write(' ');
      await sleep(60);
    }
    // The body is whole: that it has a field too many is the service's own answer.
    await expect.poll(slow.got, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 (200|400) .*(success)/s);
    expect(slow.got()).not.toContain('REQUEST_TIMEOUT');
    await expect.poll(trickle.got, { timeout: 5000 }).toMatch(/^HTTP\/1\.1 408 .*REQUEST_TIMEOUT/s);
  });
});

it('a crowd that waits loses its places to those that ask', async () => {
  await start({ maxWaitingPerAddress: 20 });
  for (let i = 0; i < 300; i++) stay(half);
  const end = performance.now() + 3000;
  while (performance.now() < end) {
    expect(await health()).toBe(200);
    await sleep(50);
  }
  await expect.poll(open, { timeout: 5000 }).toBeLessThanOrEqual(20);
}, 20_000);

describe('a client that does not read', () => {
  /** Answers with 200 MB that are made while they are sent. */
  function endless() {
    const made = { chunks: 0, ended: 0 };
    const chunk = new Uint8Array(100_000);
    async function* body() {
      try {
        for (let i = 0; i < 2000; i++) {
          made.chunks++;
          yield chunk;
        }
      } finally {
        made.ended++;
      }
    }
    const answer: AnswerRequest = async () => ({
      status: 200,
      headers: { 'content-length': '200000000' },
      body: body(),
    });
    return { made, answer };
  }

  it('gets no more than its buffers hold, and is cut off', async () => {
    const { made, answer } = endless();
    await start({ readMs: 500 }, answer);
    const { socket } = stay(whole, false);
    socket.pause();
    await expect.poll(open, { timeout: 5000 }).toBe(1);
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
    expect(made.ended).toBe(1);
    expect(made.chunks).toBeLessThan(500);
  });

  it('only so many read a large answer at a time', async () => {
    const { made, answer } = endless();
    await start({ maxLargeAnswers: 2 }, answer);
    for (let i = 0; i < 10; i++) stay(whole, false).socket.pause();
    await expect.poll(() => made.chunks).toBeGreaterThan(0);
    await sleep(500);
    expect(made.chunks).toBeLessThan(1000);
    const before = made.chunks;
    sockets[0]!.destroy();
    sockets[1]!.destroy();
    await expect.poll(() => made.chunks, { timeout: 5000 }).toBeGreaterThan(before);
  });

  it('requests in a row are taken one at a time', async () => {
    let [taken, most] = [0, 0];
    await start({}, async () => {
      most = Math.max(most, ++taken);
      await sleep(20);
      taken--;
      return { status: 200, headers: {}, body: 'ok' };
    });
    stay(whole.repeat(2000), false).socket.pause();
    await sleep(500);
    expect(most).toBe(1);
  });
});

describe('stop', () => {
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const [response] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage];
    response.resume();
    return response;
  };

  it('closes what is idle at once, ends what is under way, refuses what is new', async () => {
    let go = () => {};
    await start({}, async ({ url }) => {
      if (url.endsWith('/slow')) await new Promise<void>((resolve) => (go = resolve));
      return { status: 200, headers: {}, body: 'done' };
    });
    await once(await ask('/quick'), 'end');
    const busy = stay(whole.replace('/health', '/slow'));
    const late = stay(half);
    await sleep(200);
    const stopped = http.stop(20_000);
    await expect.poll(open).toBe(2);
    late.socket.write('a\r\n\r\n');
    await expect.poll(late.got).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5.*connection: close.*SERVICE_STOPPING/is);
    go();
    await expect.poll(busy.got).toMatch(/^HTTP\/1\.1 200 .*connection: close.*done$/is);
    const from = performance.now();
    expect(await stopped).toBe(true);
    expect(performance.now() - from).toBeLessThan(5000);
  });

  it('cuts off what takes longer than its limit', async () => {
    await start({}, () => new Promise(() => {}));
    stay(whole);
    await expect.poll(open).toBe(1);
    await sleep(100);
    expect(await http.stop(200)).toBe(false);
  });
});

it('a failure of what answers is a 500 in the form of all errors', async () => {
  await start({}, () => Promise.reject(new URIError('not foreseen')));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect([response.status, (await response.json()).code]).toEqual([500, 'INTERNAL']);
});

describe('many connections at once', () => {
  it('a new one does not wait until all others are served', async () => {
    await start({});
    const paths: string[] = [];
    http.server.on('request', ({ url = '' }: IncomingMessage) => paths.push(url));
    const crowd = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
    sockets.push(...crowd);
    await expect.poll(open, { timeout: 5000 }).toBe(300);
    const newest = connect(port, '127.0.0.1');
    sockets.push(newest);
    await expect.poll(open, { timeout: 5000 }).toBe(301);
    for (const socket of crowd) socket.write(whole.replace('/health', '/version'));
    newest.write(whole);
    await expect.poll(() => paths.length, { timeout: 10_000 }).toBe(301);
    expect(paths.indexOf('/health')).toBeLessThan(100);
  });

  it('those that say nothing are not handed to the parser', async () => {
    await start({});
    const asked: unknown[] = [];
    http.server.on('clientError', (error) => asked.push(error));
    http.server.on('request', (incoming: IncomingMessage) => asked.push(incoming.url));
    const quick = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    sockets.push(...quick);
    await expect.poll(open, { timeout: 5000 }).toBe(50);
    for (const socket of quick) socket.end();
    await expect.poll(open, { timeout: 5000 }).toBe(0);
    expect(asked).toEqual([]);
  });
});
