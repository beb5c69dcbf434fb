import { connect, type Socket } from 'node:net';

const half = 'GET /health HTTP/1.1\r\nHost: x\r\nX-A: ';
const post = 'POST /api/render/v2 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const repeat = (text: string | Buffer, everyMs: number) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(text), everyMs);
  socket.once('close', () => clearInterval(timer));
};

interface Behaviour {
  readonly first: string | Buffer;
  readonly reads?: boolean | 'slowly';
  readonly goOn?: (socket: Socket) => void;
}

/** What a process of a flood is told. */
export interface Flood {
  readonly port: number;
  /** Of the behaviour. */
  readonly name: string;
  /** Connections. */
  readonly count: number;
  readonly file: string;
  readonly key: string;
  /** Opens a connection again that is dropped. */
  readonly again: boolean;
}

/**
 * What one of many connections does, by name: `first` is sent at once, `reads` says whether it takes what comes back,
 * `goOn` what it does then. `{file}` and `{key}` stand for the path of a stored file and an API key.
 */
export const floods: Readonly<Record<string, Behaviour>> = {
  nothing: { first: '' },
  'half a header': { first: half },
  'a header byte by byte': { first: half, goOn: repeat('a', 500) },
  'half a body': { first: `${post}Content-Length: 100000\r\n\r\n{"content"` },
  'half a body with a key': { first: `${post}Authorization: Bearer {key}\r\nContent-Length: 100000\r\n\r\n{"content"` },
  'a body byte by byte, with a key': {
    first: `${post}Authorization: Bearer {key}\r\nContent-Length: 100000\r\n\r\n`,
    goOn: repeat(' ', 1000),
  },
  'chunks byte by byte, with a key': {
    first: `${post}Authorization: Bearer {key}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    goOn: repeat('1\r\n \r\n', 1000),
  },
  'Expect: 100-continue, with a key': {
    first: `${post}Authorization: Bearer {key}\r\nExpect: 100-continue\r\nContent-Length: 100000\r\n\r\n`,
  },
  'a body for GET': { first: `GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n` },
  garbage: { first: Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919 + (i >> 3)) & 255)) },
  'garbage without end': {
    first: 'x',
    goOn: repeat(Buffer.alloc(20_000, 'x'), 100),
  },
  TLS: { first: Buffer.from('1603010200010001fc0303'.padEnd(600, '5a'), 'hex') },
  'huge headers': { first: `${half}${'a'.repeat(100_000)}` },
  'a file that is not read': { first: get('{file}'), reads: false },
  'a file that is read byte by byte': { first: get('{file}'), reads: 'slowly' },
  'a font that is not read': { first: get('/fonts/KaTeX_Main-Regular.ttf'), reads: false },
  'thousands of calls in a row, not read': { first: get('/health').repeat(3000), reads: false },
  'thousands of files in a row, not read': { first: get('{file}').repeat(1000), reads: false },
  'calls in a row without end, not read': {
    first: get('/health'),
    reads: false,
    goOn: repeat(get('/openapi.json').repeat(10), 100),
  },
};

/** Opens connections that behave like a flood. Gives a function that says how many are open. */
export function flood({ port, name, count, file, key, again }: Flood): () => number {
  const { first, reads = true, goOn } = floods[name]!;
  const bytes = typeof first === 'string' ? first.replaceAll('{file}', file).replaceAll('{key}', key) : first;
  let open = 0;
  const start = () => {
    const socket = connect(port, '127.0.0.1', () => {
      open++;
      if (bytes.length > 0) socket.write(bytes);
      goOn?.(socket);
      if (reads === true) socket.resume();
      if (reads === 'slowly') repeatRead(socket);
    });
    if (reads !== true) socket.pause();
    socket.on('error', () => {});
    socket.once('close', () => {
      open--;
      if (again) setTimeout(start, 100);
    });
  };
  for (let i = 0; i < count; i++) start();
  return () => open;
}

function repeatRead(socket: Socket): void {
  const timer = setInterval(() => socket.read(1), 500);
  socket.once('close', () => clearInterval(timer));
}
