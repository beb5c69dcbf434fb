import { connect } from 'node:net';
import { API_KEY } from '../servers/start-service.js';
import { callHttp } from './call-homes.js';

const slide = '{"content":{"metadata":{"version":"11"},"slides":[{"definitions":[],"uvarMap":[],"styleSheet":{}}]}}';
const head = `Host: x\r\nAuthorization: Bearer ${API_KEY}\r\nContent-Type: application/json\r\n`;

interface Waits {
  /** Between two parts. */
  readonly pauseMs?: number;
  /** Until it gives what has come. */
  readonly waitMs?: number;
}

/** A call by its title: gives a problem in words, or nothing. */
type WireCall = readonly [title: string, run: () => Promise<string | undefined>];

/** Sends bytes as they are and gives what comes back until it is what was expected, or the time is over. */
function raw(
  base: string,
  parts: readonly string[],
  pattern: RegExp,
  { pauseMs = 0, waitMs = 1500 }: Waits,
): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text);
    };
    const timer = setTimeout(end, waitMs);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (pattern.test(text)) end();
    });
    socket.on('close', end).on('error', end);
    (async () => {
      for (const part of parts) {
        if (socket.destroyed) return;
        socket.write(part);
        await new Promise((next) => setTimeout(next, pauseMs));
      }
    })();
  });
}

const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

async function file(base: string, svg = true): Promise<{ readonly url: string; readonly size: number }> {
  const body = JSON.stringify({ ...JSON.parse(slide), viewBound: { left: 0, right: 3, bottom: 0, top: 2 } });
  const headers = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };
  const answer = await callHttp(base, { method: 'POST', path: svg ? '/api/render-svg' : '/api/render', headers, body });
  return JSON.parse(answer.bytes.toString());
}

/** What only a connection can show: each gives a problem in words, or nothing. */
export function wireCalls(base: string): WireCall[] {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    callHttp(base, { method, path, headers });
  const answers = (title: string, parts: readonly string[], pattern: RegExp, options: Waits = {}): WireCall => [
    title,
    async () => {
      const text = await raw(base, parts, pattern, options);
      return pattern.test(text) ? undefined : `answers ${JSON.stringify(text.slice(0, 700))}`;
    },
  ];
  const traversals = [
    '/files/../keys.json',
    '/files/%2e%2e/keys.json',
    '/files/..%2fkeys.json',
    '/files/renders/..%5c..%5ckeys.json',
    '/files//etc/passwd.png',
    '/files/renders/%00.png',
    '/files/.png',
    '/files/',
    '/files',
    '/files/renders',
    '/files/renders/development',
    '/files/%252e%252e/keys.json',
    '/files/../charges/development/a.png',
    '/keys.json',
  ];
  return [
    ...traversals.map(
      (path): WireCall => [
        `nothing at ${path}`,
        async () => {
          const { status, bytes } = await get(path);
          return status === 404 && JSON.parse(bytes.toString()).code === 'NOT_FOUND' ? undefined : `${status} ${bytes}`;
        },
      ],
    ),
    [
      'a file by its ETag',
      async () => {
        const path = new URL((await file(base)).url).pathname;
        const { headers } = await get(path);
        const same = await get(path, { 'if-none-match': headers.etag ?? '' });
        const other = await get(path, { 'if-none-match': '"other"' });
        return same.status === 304 && other.status === 200 && same.bytes.length === 0
          ? undefined
          : `${same.status}, ${other.status}`;
      },
    ],
    [
      'HEAD of a file',
      async () => {
        const { url, size } = await file(base);
        const { status, headers, bytes } = await get(new URL(url).pathname, {}, 'HEAD');
        return status === 200 && headers['content-length'] === String(size) && bytes.length === 0
          ? undefined
          : `${status} ${JSON.stringify(headers)}`;
      },
    ],
    [
      'a file can be asked for from a page',
      async () => {
        const { headers } = await get(new URL((await file(base, false)).url).pathname, {
          origin: 'https://school.test',
        });
        return headers['access-control-allow-origin'] === '*' && headers['x-content-type-options'] === 'nosniff'
          ? undefined
          : JSON.stringify(headers);
      },
    ],
    [
      'POST of a file',
      async () => {
        const { status, headers } = await get(new URL((await file(base)).url).pathname, {}, 'POST');
        return status === 405 && headers.allow === 'GET, HEAD, OPTIONS' ? undefined : `${status} ${headers.allow}`;
      },
    ],
    answers(
      'a body in chunks',
      [
        `POST /api/render/v2 HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n`,
        chunk(slide.slice(0, 20)),
        chunk(slide.slice(20)),
        '0\r\n\r\n',
      ],
      /^HTTP\/1\.1 200 /,
      { pauseMs: 50 },
    ),
    answers(
      'Expect: 100-continue',
      [`POST /api/render/v2 HTTP/1.1\r\n${head}Expect: 100-continue\r\nContent-Length: ${slide.length}\r\n\r\n`, slide],
      /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /,
      { pauseMs: 100 },
    ),
    answers(
      'two calls in one packet',
      [`POST /api/render/v2 HTTP/1.1\r\n${head}Content-Length: ${slide.length}\r\n\r\n${slide}`.repeat(2)],
      /HTTP\/1\.1 200 [\s\S]*HTTP\/1\.1 200 /,
    ),
    answers(
      'a call after one that failed, on the same connection',
      [
        `POST /api/render HTTP/1.1\r\n${head}Content-Length: 2\r\n\r\n{}`,
        `POST /api/render/v2 HTTP/1.1\r\n${head}Content-Length: ${slide.length}\r\n\r\n${slide}`,
      ],
      /HTTP\/1\.1 400 [\s\S]*HTTP\/1\.1 200 /,
      { pauseMs: 100 },
    ),
    answers(
      'a declared length over the limit',
      [`POST /api/render HTTP/1.1\r\n${head}Content-Length: 99999999999\r\n\r\n{`],
      /^HTTP\/1\.1 413 [\s\S]*x-request-id: [\s\S]*PAYLOAD_TOO_LARGE/,
    ),
    answers(
      'chunks without end',
      [
        `POST /api/render HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n`,
        ...Array(70).fill(chunk('x'.repeat(100_000))),
      ],
      /^HTTP\/1\.1 413 [\s\S]*PAYLOAD_TOO_LARGE/,
    ),
    answers(
      'a length that is no number',
      [`POST /api/render HTTP/1.1\r\n${head}Content-Length: x\r\n\r\n{}`],
      /^HTTP\/1\.1 400 [\s\S]*x-request-id: [\s\S]*INVALID_REQUEST/i,
    ),
    answers('no HTTP at all', ['nonsense\r\n\r\n'], /^HTTP\/1\.1 400 [\s\S]*x-request-id: [\s\S]*INVALID_REQUEST/i),
    answers(
      'headers of 100 kB',
      [`POST /api/render HTTP/1.1\r\n${head}X-Long: ${'x'.repeat(100_000)}\r\n\r\n`],
      /^HTTP\/1\.1 (400|431) [\s\S]*x-request-id: [\s\S]*INVALID_REQUEST/i,
    ),
    answers('no Host', ['GET /health HTTP/1.1\r\n\r\n'], /^HTTP\/1\.1 400 [\s\S]*x-request-id: /i),
    answers(
      'a Host that is none',
      ['GET /health HTTP/1.1\r\nHost: a b/c?\r\n\r\n'],
      /^HTTP\/1\.1 400 [\s\S]*x-request-id: /i,
    ),
    answers('HTTP/1.0', ['GET /health HTTP/1.0\r\nHost: x\r\n\r\n'], /^HTTP\/1\.[01] 200 /),
    answers('an absolute address', ['GET http://x/health HTTP/1.1\r\nHost: x\r\n\r\n'], /^HTTP\/1\.1 200 /),
    answers('TRACE', [`TRACE /api/render HTTP/1.1\r\nHost: x\r\n\r\n`], /^HTTP\/1\.1 40[05] [\s\S]*x-request-id: /i),
    answers('CONNECT', [`CONNECT x:443 HTTP/1.1\r\nHost: x:443\r\n\r\n`], /^(HTTP\/1\.1 40[05] [\s\S]*|)$/i),
    answers('OPTIONS *', [`OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n`], /^HTTP\/1\.1 (204|40[045]) [\s\S]*x-request-id: /i),
    ['the service is still there', async () => ((await get('/health')).status === 200 ? undefined : 'it is not')],
  ];
}
