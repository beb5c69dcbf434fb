import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AnswerRequest } from '@geoslide/service/node';

/** In the workspace the page is where apps/playground builds it: a copy that packing left behind may be older. In a package it lies beside the code. */
const SITES = [
  new URL('../../../playground/dist/site/', import.meta.url),
  new URL('../../playground/', import.meta.url),
];

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.face': 'application/octet-stream',
  '.layout': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** What the page may do: nothing leaves this machine but what its user sends here. HarfBuzz is WebAssembly. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const NOT_BUILT =
  'The playground is not built here: "npm start" in the workspace builds it. The service itself is at /api/render/v2 and its kin.\n';

/** Names of files: letters, digits, and marks that lead nowhere else. */
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

const compress = promisify(gzip);

/**
 * Answers `GET /`, `/llms.txt` and the page's files from the built playground, and fonts from `@geoslide/fonts`; leaves
 * the rest to the service.
 */
export function withPlayground(service: AnswerRequest): AnswerRequest {
  // One copy of a large file serves all of its readers, however slow they are.
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();

  /** What `make` gives, kept by its name where the file never changes. */
  async function keep(
    name: string,
    key: string,
    make: () => Promise<Uint8Array<ArrayBuffer> | undefined>,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const bytes = kept.get(key) ?? (await make());
    if (bytes !== undefined && /^(?:assets|fonts)\//.test(name)) kept.set(key, bytes);
    return bytes;
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return service(request);
    if (pathname === '/llms.txt') {
      const { llmsText } = await import('geoslide');
      const headers = { 'content-type': CONTENT_TYPES['.txt']! };
      return { status: 200, headers, body: request.method === 'HEAD' ? null : llmsText() };
    }
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = CONTENT_TYPES[extname(name)];
    const isOwn = pathname === '/' || /^\/(?:assets|fonts)\//.test(pathname) || pathname === '/icon.svg';
    if (!isOwn || type === undefined || !SAFE_PATH.test(name)) return service(request);
    const bytes = await keep(name, name, () => read(name));
    if (!bytes) {
      if (name !== 'index.html') return service(request);
      return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: NOT_BUILT };
    }

    const isPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    const body = isPacked ? await keep(name, `${name}.gz`, async () => new Uint8Array(await compress(bytes))) : bytes;
    const headers = {
      'content-type': type,
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      // Names under assets/ hold a hash of what is in them.
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      'content-length': String(body?.length),
    };
    return { status: 200, headers, body: request.method === 'HEAD' || body === undefined ? null : body };
  };
}

/** What reading a path gives that leads to no file. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENAMETOOLONG', 'ENOTDIR'];

async function read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const places = name.startsWith('fonts/')
    ? [new URL(name.slice('fonts/'.length), import.meta.resolve('@geoslide/fonts/files/index.json'))]
    : SITES.map((site) => new URL(name, site));
  for (const place of places) {
    try {
      return new Uint8Array(await readFile(fileURLToPath(place)));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && NO_FILE.includes(String(error.code)))) throw error;
    }
  }
  return undefined;
}
