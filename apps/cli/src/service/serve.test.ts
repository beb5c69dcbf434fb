import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Of the installed package in the project `built`. */
const bin = process.env.GEOSLIDE_BIN ?? fileURLToPath(new URL('../../bin/geoslide.js', import.meta.url));
const example = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8'));
const thales = example('thales');
const cube = example('cube-section');
const viewBound = { left: -10, right: 10, bottom: -10, top: 10 };

let folder = '';
let base = '';
let server: ChildProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-serve-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  server = spawn(process.execPath, [bin, 'serve', '--data', folder], {
    env: { ...process.env, PORT: String(port), GEOSLIDE_API_KEY: 'test-key' },
  });
  base = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    let out = '';
    server.stdout!.on('data', (chunk) => {
      out += chunk;
      if (out.includes('listening')) resolve();
    });
    server.stderr!.on('data', (chunk) => {
      out += chunk;
    });
    server.once('exit', (code) => reject(new Error(`the service ended with code ${code}: ${out}`)));
  });
}, 30_000);

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function post(path: string, body: object, key = 'test-key'): Promise<Response> {
  return fetch(base + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

describe('the service with its real renderer', () => {
  test.each([1, 2])(
    '/api/render at pixelRatio %i: the fields of spec.md 2.6 and a PNG of their size',
    async (pixelRatio) => {
      const response = await post('/api/render', { content: thales, viewBound, scale: 50, pixelRatio });
      expect(response.status).toBe(200);
      const result = await response.json();
      const side = 1000 * pixelRatio;
      expect(result).toEqual({
        success: true,
        url: `${base}/files/${result.objectKey}`,
        filename: expect.stringMatching(/^[0-9a-f]+\.png$/),
        objectKey: expect.stringMatching(/^renders\/development\/\d{4}-\d\d-\d\d\/[0-9a-f]+\.png$/),
        slideIndex: 1,
        viewBound,
        width: side,
        height: side,
        scale: 50,
        mimeType: 'image/png',
        size: expect.any(Number),
      });
      const file = Buffer.from(await (await fetch(result.url)).arrayBuffer());
      expect(file.length).toBe(result.size);
      expect(PNG.sync.read(file)).toMatchObject({ width: side, height: side });
    },
  );

  test.each([
    ['/api/render-svg', 'image/svg+xml', '.svg', '<svg'],
    ['/api/render-tikz', 'text/plain', '.tex', '\\documentclass'],
  ])('%s gives text', async (path, mimeType, ending, start) => {
    const result = await (await post(path, { content: thales, viewBound, scale: 33.3 })).json();
    expect(result).toMatchObject({ success: true, mimeType, width: 666, height: 666, scale: 33.3 });
    expect(result.filename.endsWith(ending)).toBe(true);
    const text = await (await fetch(result.url)).text();
    expect(text).toContain(start);
    expect(Buffer.byteLength(text)).toBe(result.size);
  });

  test('/api/render/v2 draws space with the camera that it reports', async () => {
    const result = await (
      await post('/api/render/v2', { content: cube, view3D: { yaw: 0.5, width: 320, height: 200 } })
    ).json();
    expect(result).toMatchObject({
      success: true,
      width: 320,
      height: 200,
      pixelRatio: 1,
      camera: { yaw: 0.5, pitch: 0.38, projection: 'orthographic' },
    });
    expect(result).not.toHaveProperty('viewBound');
  });

  test.each([
    ['2049 px on a side', '/api/render', { content: thales, viewBound, scale: 102.45 }, 400, 'INVALID_REQUEST'],
    [
      'a slide in space on a legacy endpoint',
      '/api/render',
      { content: cube, viewBound },
      422,
      'UNSUPPORTED_3D_GEOMETRY',
    ],
    ['a slide in space as SVG', '/api/render-svg', { content: cube, viewBound }, 422, 'UNSUPPORTED_3D_GEOMETRY'],
    [
      'view2D on a slide in space',
      '/api/render/v2',
      { content: cube, view2D: viewBound },
      422,
      'RENDER_INVALID_REQUEST',
    ],
    [
      'a slide that does not exist',
      '/api/render/v2',
      { content: thales, slideIndex: 7 },
      422,
      'RENDER_INVALID_REQUEST',
    ],
    ['pixelRatio for SVG', '/api/render-svg', { content: thales, viewBound, pixelRatio: 2 }, 400, 'INVALID_REQUEST'],
  ])('%s: refused', async (_, path, body, status, code) => {
    const response = await post(path, body);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  test('a source that does not parse names its definition and column', async () => {
    const content = structuredClone(thales);
    content.slides[0].definitions[2].source = 'Segment(A, ';
    const response = await post('/api/render', { content, viewBound });
    expect(response.status).toBe(400);
    const { issues } = await response.json();
    expect(issues).toMatchObject([
      { path: 'content.slides.0.definitions.2.source', message: expect.stringMatching(/column 12/) },
    ]);
  });

  test('a source that does not parse is refused on a slide that is not rendered, too', async () => {
    const content = structuredClone(thales);
    content.slides.push({
      definitions: [{ kind: 'other', id: 'k', source: '1 +' }],
      uvarMap: [],
      styleSheet: {},
      doc: [],
    });
    const response = await post('/api/render', { content, viewBound });
    expect([response.status, (await response.json()).issues[0].path]).toEqual([
      400,
      'content.slides.1.definitions.0.source',
    ]);
  });

  test('a wrong key is 401', async () => {
    expect((await post('/api/render', { content: thales, viewBound }, 'wrong')).status).toBe(401);
  });
});

describe('the playground beside the service', () => {
  test.each(['harfbuzz.wasm', 'noto-emoji-emoji-400-normal.layout'])(
    'serves %s, which texts are shaped with',
    async (file) => {
      expect((await fetch(`${base}/fonts/${file}`)).status).toBe(200);
      const policy = (await fetch(`${base}/`)).headers.get('content-security-policy');
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    },
  );

  test('fonts come from their package, packed where that is asked', async () => {
    const response = await fetch(`${base}/fonts/KaTeX_Math-Italic.face`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(`${base}/fonts/KaTeX_Math-Italic.face`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(Buffer.from(await response.arrayBuffer()));
  });

  test('the root is the page, or says that it is not built', async () => {
    const response = await fetch(`${base}/`);
    const text = await response.text();
    if (response.status === 200) {
      expect(text).toContain('Geoslide playground');
      const policy = response.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'self'");
      // HarfBuzz, which shapes texts, is WebAssembly.
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    } else {
      expect([response.status, text]).toEqual([404, expect.stringContaining('npm start')]);
    }
  });

  test.each([
    '/fonts/../package.json',
    '/fonts/%2e%2e/package.json',
    '/fonts//etc/passwd',
    '/fonts/none.face',
    '/src/main.ts',
    '/llms.txt/x',
  ])('%s is no file of the page', async (path) => {
    const response = await fetch(base + path);
    expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND']);
  });
});

test('what language models read lies at /llms.txt', async () => {
  const response = await fetch(`${base}/llms.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toMatch(/^# Geoslide\n/);
});

test('without any key, what is no terminal learns how to make one, and no key', async () => {
  const data = join(folder, 'fresh');
  const { GEOSLIDE_API_KEY: _, ...env } = process.env;
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  const child = spawn(process.execPath, [bin, 'serve', '--port', String(port), '--data', data], { env });
  let out = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        out += chunk;
        if (out.includes(`geoslide keys create --customer ID --data ${data}`)) resolve();
      });
    }
    child.once('exit', (code) => reject(new Error(`the service ended with code ${code}: ${out}`)));
  });
  child.kill();
  await once(child, 'exit');
  expect(out).not.toMatch(/gsk_|dev_/);
  expect(existsSync(join(data, 'keys'))).toBe(false);
});
