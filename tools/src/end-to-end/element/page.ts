import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openChecks } from '../../shared/check.js';
import { launchChromium } from '../../shared/chromium.js';
import { root } from '../../shared/root.js';

const shots = process.argv[2];
if (shots) mkdirSync(shots, { recursive: true });

const checks = openChecks();

export function check(name: string, holds: boolean, detail = ''): void {
  checks.check(name, holds, detail);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** Pages that are served beside the files, by their path. */
const pages = new Map<string, string>();
/** Files lie where a package manager puts them. */
const folders = [
  ['/node_modules/@geoslide/', 'packages/'],
  ['/examples/', 'examples/'],
] as const;

function contentOf(path: string): Buffer | undefined {
  const page = pages.get(path);
  if (page !== undefined) return Buffer.from(page);
  for (const [prefix, folder] of folders) {
    if (!path.startsWith(prefix)) continue;
    const file = join(root, folder, normalize(path.slice(prefix.length)));
    if (existsSync(file)) return readFileSync(file);
  }
  return undefined;
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const content = contentOf(path);
  if (content === undefined) {
    response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    return;
  }
  response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
  response.setHeader('content-encoding', 'gzip');
  response.end(gzipSync(content));
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await launchChromium();

export async function finish(): Promise<void> {
  await browser.close();
  server.close();
  checks.finish();
}

const SCRIPT = '<script type="module" src="node_modules/@geoslide/element/dist/bundle/geoslide-figure.js"></script>';

/** A page with the element and this body. */
export const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Figures</title>${SCRIPT}</head><body><main>${body}</main></body></html>`;

/** The paths that were asked for, with the bytes of their answers, compressed with brotli. */
export type Requests = Map<string, number>;

/** Shows a page; what its console says beside `expected`, and what it asks of other machines, are faults. */
export async function open(
  name: string,
  html: string,
  use: (page: Page, requests: Requests) => Promise<void>,
  { expected, ...options }: BrowserContextOptions & { readonly expected?: RegExp } = {},
): Promise<void> {
  pages.set('/page.html', html);
  const context = await browser.newContext({ viewport: { width: 900, height: 700 }, ...options });
  const page = await context.newPage();
  // What passes has to pass on a busy machine too.
  page.setDefaultTimeout(60_000);
  const said: string[] = [];
  const foreign: string[] = [];
  const requests: Requests = new Map();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected?.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${base}/`)) foreign.push(request.url());
  });
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    requests.set(pathname, brotliCompressSync(contentOf(pathname) ?? '').length);
  });
  await page.goto(`${base}/page.html`);
  await use(page, requests);
  check(`${name}: the console is silent`, said.length === 0, said.join(' | '));
  check(`${name}: nothing is asked of another machine`, foreign.length === 0, foreign.join(' '));
  if (shots) await page.screenshot({ path: join(shots, `${name}.png`), fullPage: true });
  await context.close();
}
