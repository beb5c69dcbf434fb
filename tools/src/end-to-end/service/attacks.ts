import { deflateSync } from 'node:zlib';
import { API_KEY } from '../servers/start-service.js';

const head = `Host: x\r\nAuthorization: Bearer ${API_KEY}\r\nContent-Type: application/json\r\n`;
const refused = /^HTTP\/1\.1 4\d\d /;
const invalid = /^HTTP\/1\.1 400 /;
const anyAnswer = /^HTTP\/1\.1 (?:200|400|413|422|504) /;
const done = /^HTTP\/1\.1 200 /;

/** Bytes for a connection of their own, and what the answer looks like. */
export interface Attack {
  readonly parts: readonly (string | Buffer)[];
  readonly answer: RegExp;
  /** Between two parts. */
  readonly pauseMs?: number;
}

/** A call as it is on the wire. */
function call(body: string | Buffer, { path = '/api/render/v2', more = '' } = {}): Buffer[] {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const start = `POST ${path} HTTP/1.1\r\n${head}${more}Content-Length: ${bytes.length}\r\n\r\n`;
  return [Buffer.concat([Buffer.from(start, 'latin1'), bytes])];
}

const slide = (definitions: readonly object[], more: object = {}) => ({
  metadata: { version: '11' },
  slides: [{ definitions, uvarMap: [], styleSheet: {}, ...more }],
});
const content = (definitions: readonly object[], more: object = {}) =>
  JSON.stringify({ content: slide(definitions, more) });
const primitive = (id: string, source: string, more: object = {}) => ({ kind: 'primitive', id, source, ...more });
const plain = content([primitive('A', 'Point(1, 2)')]);
const raw = (request: string) => [Buffer.from(request.replaceAll('\n', '\r\n'), 'latin1')];

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Each name doubles the one before it. */
const billion = (form: (a: string, b: string) => string) =>
  content([
    primitive('l0', form('1', '1')),
    ...Array.from({ length: 60 }, (_, i) => primitive(`l${i + 1}`, form(`l${i}`, `l${i}`))),
  ]);

const dataImage = (bytes: Buffer, type: string) =>
  content([{ kind: 'image', id: 'i', url: `data:${type};base64,${bytes.toString('base64')}` }]);
const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const zeros = deflateSync(Buffer.alloc(50_000_000), { level: 9 });

/** By title. */
export const attacks: Readonly<Record<string, Attack>> = {
  'no JSON': { parts: call('{"content":'), answer: invalid },
  'an empty body': { parts: call(''), answer: invalid },
  'only brackets': { parts: call(deep('[', ']', 100_000)), answer: invalid },
  'brackets that are never closed': { parts: call('['.repeat(1_000_000)), answer: invalid },
  'objects in objects': { parts: call('{"a":'.repeat(100_000)), answer: invalid },
  'half a string with half a character': { parts: call('{"content":"\\ud800'), answer: invalid },
  'invalid UTF-8': {
    parts: call(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d])),
    answer: invalid,
  },
  'invalid UTF-8 in a name': {
    parts: call(
      Buffer.concat([
        Buffer.from('{"content":{"slides":[{"definitions":[{"kind":"primitive","id":"'),
        Buffer.from([0xed, 0xa0, 0x80]),
        Buffer.from('","source":"1"}],"uvarMap":[],"styleSheet":{}}],"metadata":{"version":"11"}}}'),
      ]),
    ),
    answer: anyAnswer,
  },
  'a byte order mark': { parts: call(`\ufeff${plain}`), answer: anyAnswer },
  'UTF-16': { parts: call(Buffer.from(plain, 'utf16le')), answer: invalid },
  'a null byte in a name': { parts: call(content([primitive('A\0B', 'Point(1, 2)')])), answer: anyAnswer },
  'keys of prototypes': {
    parts: call(
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"content":${JSON.stringify(slide([primitive('A', 'Point(1, 2)')])).replace('"styleSheet":{}', '"styleSheet":{"__proto__":{"xaxis":{"show":true}},"primitives":[["__proto__",{"__proto__":{"color":"red"}}]]},"__proto__":{"polluted":1}')}}`,
    ),
    answer: done,
  },
  'names that every object has': {
    parts: call(
      content(
        ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((id) =>
          primitive(id, 'Point(1, 2)', { label: '{{id}}' }),
        ),
      ),
    ),
    answer: done,
  },
  'ten thousand keys of one name': { parts: call(`{${'"content":{},'.repeat(10_000)}"content":{}}`), answer: invalid },
  'numbers that are infinite': {
    parts: call(plain.replace('"uvarMap":[]', '"uvarMap":[["A.0",1e999]]')),
    answer: invalid,
  },
  'a number of a million digits': {
    parts: call(plain.replace('"uvarMap":[]', `"uvarMap":[["A.0",${'9'.repeat(1_000_000)}]]`)),
    answer: invalid,
  },
  'a source of a million digits': {
    parts: call(content([primitive('A', `Point(${'9'.repeat(1_000_000)}, 1)`)])),
    answer: anyAnswer,
  },
  'huge numbers': {
    parts: call(
      content([
        primitive('A', 'Circle(Point(1e308, -1e308), 1e308 * 10)'),
        primitive('B', '10^(10^(10^10))'),
        primitive('C', '170!!!'),
      ]),
    ),
    answer: done,
  },
  'a picture of a billion px': {
    parts: call(
      plain.replace('{"content"', '{"view2D":{"left":-1e9,"right":1e9,"bottom":-1e9,"top":1e9,"scale":1e9},"content"'),
    ),
    answer: refused,
  },
  'sums that double': { parts: call(billion((a, b) => `${a} + ${b}`)), answer: done },
  'lists that double': { parts: call(billion((a, b) => `[${a}, ${b}]`)), answer: done },
  'functions that double': {
    parts: call(billion((a, b) => (a === '1' ? 'y = x + 1' : `y = ${a}(${b}(x))`))),
    answer: anyAnswer,
  },
  'labels that double': {
    parts: call(
      content([primitive('A', 'Point(1, 2)', { label: '\\def\\a{\\b\\b}\\def\\b{\\c\\c}\\def\\c{\\a\\a}\\a' })]),
    ),
    answer: done,
  },
  'figures that define each other': {
    parts: call(content([primitive('a', 'b + 1'), primitive('b', 'c + 1'), primitive('c', 'a + 1')])),
    answer: anyAnswer,
  },
  'a style that inherits from itself': {
    parts: call(
      content([
        primitive('A', 'Point(1, 2)', { parent: 'A', inheritStyle: true }),
        primitive('B', 'Point(2, 2)', { parent: 'C', inheritStyle: true }),
        primitive('C', 'Point(3, 2)', { parent: 'B', inheritStyle: true }),
      ]),
    ),
    answer: done,
  },
  'an expression 100,000 deep': { parts: call(content([primitive('a', deep('(', ')', 100_000))])), answer: invalid },
  'a label 100,000 deep': {
    parts: call(content([primitive('A', 'Point(1, 2)', { label: deep('{', '}', 100_000) })])),
    answer: anyAnswer,
  },
  '50,000 definitions': {
    parts: call(content(Array.from({ length: 50_000 }, (_, i) => primitive(`a${i}`, '1')))),
    answer: invalid,
  },
  'a PNG of nothing but its signature': { parts: call(dataImage(signature, 'image/png')), answer: done },
  'a PNG that inflates to 50 MB of no picture': {
    parts: call(dataImage(Buffer.concat([signature, zeros]), 'image/png')),
    answer: done,
  },
  'a JPEG that breaks off': {
    parts: call(dataImage(Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3]), 'image/jpeg')),
    answer: done,
  },
  'an SVG for a picture': {
    parts: call(dataImage(Buffer.from('<!DOCTYPE svg [<!ENTITY a "&b;&b;">]><svg>&a;</svg>'), 'image/svg+xml')),
    answer: done,
  },
  'a picture on this machine': {
    parts: call(
      content([
        { kind: 'image', id: 'i', url: 'http://127.0.0.1:22/' },
        { kind: 'image', id: 'j', url: 'http://[::ffff:127.0.0.1]/' },
        { kind: 'image', id: 'k', url: 'file:///etc/passwd' },
      ]),
    ),
    answer: done,
  },
  'two lengths': {
    parts: raw(
      `POST /api/render/v2 HTTP/1.1\n${head.replaceAll('\r', '')}Content-Length: 2\nContent-Length: 40\n\n{}GET /admin HTTP/1.1\nHost: x\n\n`,
    ),
    answer: invalid,
  },
  'a length and chunks': {
    parts: raw(
      `POST /api/render/v2 HTTP/1.1\n${head.replaceAll('\r', '')}Content-Length: 6\nTransfer-Encoding: chunked\n\n0\n\nGET / HTTP/1.1\nHost: x\n\n`,
    ),
    answer: refused,
  },
  'chunks under another name': {
    parts: raw(`POST /api/render/v2 HTTP/1.1\n${head.replaceAll('\r', '')}Transfer-Encoding: xchunked\n\n0\n\n`),
    answer: refused,
  },
  'a chunk of negative size': {
    parts: raw(`POST /api/render/v2 HTTP/1.1\n${head.replaceAll('\r', '')}Transfer-Encoding: chunked\n\n-1\n{}\n0\n\n`),
    answer: refused,
  },
  'a header that goes on in the next line': {
    parts: raw(
      `POST /api/render/v2 HTTP/1.1\n${head.replaceAll('\r', '')}X-A: b\n Content-Length: 5\nContent-Length: 2\n\n{}`,
    ),
    answer: refused,
  },
  'a space before the colon': {
    parts: raw(`POST /api/render/v2 HTTP/1.1\n${head.replaceAll('\r', '')}Content-Length : 2\n\n{}`),
    answer: refused,
  },
  'lines that end without a carriage return': {
    parts: [Buffer.from(`POST /api/render/v2 HTTP/1.1\n${head.replaceAll('\r', '')}Content-Length: 2\n\n{}`)],
    answer: refused,
  },
  'an answer split by a request id': {
    parts: call(plain, { more: 'X-Request-Id: a%0d%0aSet-Cookie: b=1\r\n' }),
    answer: /^HTTP\/1\.1 (?:200|400) (?![\s\S]*\r\nset-cookie)/i,
  },
  'ten thousand headers': {
    parts: call(plain, { more: Array.from({ length: 10_000 }, (_, i) => `x-${i}: 1\r\n`).join('') }),
    answer: refused,
  },
  'a path of 100 kB': { parts: raw(`GET /${'a'.repeat(100_000)} HTTP/1.1\nHost: x\n\n`), answer: refused },
  'a whole address for a path': {
    parts: raw('GET http://169.254.169.254/latest/meta-data HTTP/1.1\nHost: x\n\n'),
    answer: refused,
  },
  'a tunnel': { parts: raw('CONNECT example.org:443 HTTP/1.1\nHost: x\n\n'), answer: /^(?:$|HTTP\/1\.1 4)/ },
  'another protocol': { parts: raw('PRI * HTTP/2.0\n\nSM\n\n'), answer: /^(?:$|HTTP\/1\.1 4)/ },
  'an upgrade': {
    parts: raw('GET / HTTP/1.1\nHost: x\nConnection: Upgrade\nUpgrade: websocket\n\n'),
    answer: /^(?:$|HTTP\/1\.1 [234])/,
  },
  'random bytes': {
    parts: [Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) & 255))],
    answer: /^(?:$|HTTP\/1\.1 4)/,
  },
};

/** Those that take the service's patience, so they run beside each other. */
export const slowAttacks: Readonly<Record<string, Attack>> = Object.fromEntries(
  [
    {
      title: 'a header that comes byte by byte',
      parts: Array.from(`POST /api/render/v2 HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(10_000)}`),
    },
    {
      title: 'a body that comes byte by byte',
      parts: [`POST /api/render/v2 HTTP/1.1\r\n${head}Content-Length: 10000\r\n\r\n`, ...Array(9000).fill(' ')],
    },
    {
      title: 'a chunked body that comes byte by byte',
      parts: [
        `POST /api/render/v2 HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n`,
        ...Array(9000).fill('1\r\n \r\n'),
      ],
    },
    {
      title: 'a body that never comes',
      parts: [`POST /api/render/v2 HTTP/1.1\r\n${head}Content-Length: 10000\r\n\r\n`],
    },
  ].flatMap(({ title, parts }) =>
    Array.from({ length: 10 }, (_, i): [string, Attack] => [
      `${title}, ${i + 1}`,
      { parts, pauseMs: 100, answer: /^(?:$|HTTP\/1\.1 4)/ },
    ]),
  ),
);
