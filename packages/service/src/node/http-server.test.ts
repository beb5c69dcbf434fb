import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { createHeldRenderer } from '../testing/held-renderer.js';
import { bodyFor } from '../testing/requests.js';
import { createHttpServer } from './http-server.js';

const MAX_BODY_BYTES = 100_000;
const service = createService(createFakePorts(), { maxBodyBytes: MAX_BODY_BYTES });
const { server } = createHttpServer(service.answer);
let port = 0;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes as they are and gives what comes back until the connection ends or `until` is in it. */
function exchange(sent: string | Buffer, until = /\r\n\r\n\{.*\}$/s): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (until.test(text)) socket.destroy();
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}

const head = 'Host: x\r\nAuthorization: Bearer good-key\r\nContent-Type: application/json\r\n';
const body = JSON.stringify(bodyFor('png'));
const post = (path: string, text: string) =>
  `POST ${path} HTTP/1.1\r\n${head}Content-Length: ${text.length}\r\n\r\n${text}`;

describe('what is no request', () => {
  it.each([
    ['words', 'nonsense\r\n\r\n', 400],
    ['a length that is no number', `POST /api/render HTTP/1.1\r\n${head}Content-Length: x\r\n\r\n{}`, 400],
    ['two lengths', `POST /api/render HTTP/1.1\r\n${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    ['long headers', `GET /health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 400],
    ['no Host', 'GET /health HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['a Host with a path', 'GET /health HTTP/1.1\r\nHost: x/y\r\n\r\n', 400],
    ['a Host with a user', 'GET /health HTTP/1.1\r\nHost: x@y\r\n\r\n', 400],
    ['no path', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['TRACE', 'TRACE /health HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('%s: an error with an id', async (_what, sent, status) => {
    const text = await exchange(sent);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [, id] = /x-request-id: (\S+)/.exec(text) ?? [];
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ success: false, requestId: id });
  });
});

describe('requests', () => {
  it.each(['/health', 'http://x/health', '/health?a=1#b'])('%s is answered', async (target) => {
    expect(await exchange(`GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('HTTP/1.0 is answered without a Host, as health checks of balancers ask', async () => {
    expect(await exchange('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('an expectation that nobody knows changes nothing', async () => {
    const sent = post('/api/render', body).replace('Host: x', 'Host: x\r\nExpect: 200-ok');
    expect(await exchange(sent)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['//health', '/%2e%2e//health', '/health/'])('%s is another path', async (target) => {
    expect(await exchange(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('two in one packet are answered in their order', async () => {
    const text = await exchange(post('/api/render', '{}') + post('/api/render', body), /200 OK.*\}$/s);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['400', '200']);
  });

  it('a body in chunks is read', async () => {
    const chunks = [body.slice(0, 7), body.slice(7), ''].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`);
    const sent = `POST /api/render HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n${chunks.join('')}`;
    expect(await exchange(sent)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['a byte beyond ASCII', '\xe9'],
    ['UTF-8', '\xe4\xb8\x89'],
    ['a long one', 'x'.repeat(10_000)],
  ])('an x-request-id comes back as its bytes: %s', async (_what, id) => {
    const bytes = Buffer.from(`GET /health HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n\r\n`, 'latin1');
    expect(await exchange(bytes)).toMatch(new RegExp(`\r\nx-request-id: ${id}\r\n`, 'i'));
  });

  it('HEAD has the headers and no body', async () => {
    expect(await exchange('HEAD /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/\r\n\r\n$/);
  });
});

describe('an answer before the end of the body', () => {
  /** Sends all of the body before it reads, as plain clients do. */
  function send(headers: Record<string, string>, size: number): Promise<[number | undefined, string]> {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method: 'POST', path: '/api/render', headers, agent: false as const };
      const request = httpRequest(options, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve([response.statusCode, JSON.parse(text).code]);
      });
      request.on('error', reject);
      request.end('x'.repeat(size));
    });
  }

  const key = { authorization: 'Bearer good-key', 'content-type': 'application/json' };
  it.each([
    ['a declared length over the limit', { ...key, 'content-length': '8000000' }, 413, 'PAYLOAD_TOO_LARGE'],
    ['chunks over the limit', { ...key, 'transfer-encoding': 'chunked' }, 413, 'PAYLOAD_TOO_LARGE'],
    ['no key', { 'content-length': '8000000' }, 401, 'UNAUTHORIZED'],
  ])('%s reaches the client', async (_what, headers, status, code) => {
    expect(await send(headers, 8_000_000)).toEqual([status, code]);
  });

  it('a client that leaves in the middle of its body is no failure of ours', async () => {
    const ports = createFakePorts();
    const own = createHttpServer(createService(ports).answer).server.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST /api/render HTTP/1.1\r\n${head}Content-Length: 50\r\n\r\n{`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expect
      .poll(() => ports.logged.map(({ status, cause }) => [status, cause]), { timeout: 10_000 })
      .toEqual([[400, undefined]]);
    own.close();
  });
});

it.each(['destroy', 'resetAndDestroy'] as const)(
  'a client that leaves while it waits is not charged (%s)',
  async (leave) => {
    const { renderer, ends } = createHeldRenderer();
    const ports = createFakePorts({ renderer });
    const own = createHttpServer(createService(ports).answer).server.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const socket = connect((own.address() as AddressInfo).port, '127.0.0.1');
    socket.write(post('/api/render', body));
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    socket[leave]();
    await vi.waitFor(() => expect(ports.logged.map(({ status }) => status)).toEqual([499]), { timeout: 10_000 });
    ends[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([ports.files.size, ports.written.size]).toEqual([0, 0]);
    own.close();
  },
);
