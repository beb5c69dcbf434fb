import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { printFigure, renderSvg } from '../../../../packages/geoslide/src/index.js';
import { eventV2 } from '../servers/lambda-events.js';
import { BUCKET, s3Env } from '../servers/s3-env.js';
import { builtFunction, place } from './place.js';

/** Operators, exponents, indices, primes, Greek, Chinese and an accented name, in sources and labels. */
const definitions = [
  { kind: 'primitive', id: 'A₁', source: 'Point(4 ÷ 2 × 3 − 5, if(1 ≤ 2, 1, 0))', label: 'x₁′ \\ge 30^\\circ' },
  { kind: 'primitive', id: 'à', source: 'Point(−1, 2²)', label: '中 α' },
  { kind: 'primitive', id: 'f', source: 'y = x⁴ · sin(π)', label: '{{latex}}' },
  { kind: 'text', id: 't', template: '角 ∠A₁ = {{A₁}} − ½' },
];
const content = {
  metadata: { version: '11' },
  messages: [],
  slides: [{ definitions, uvarMap: [], styleSheet: {}, doc: [], camera: { kind: '2d', offset: [0, 0], scale: 40 } }],
};
const view = { viewBound: { left: -5, right: 5, bottom: -5, top: 5 }, scale: 40 };

describe('the built function', () => {
  const objects = new Map<string | undefined, string>();
  let s3: Server;
  beforeAll(async () => {
    s3 = createServer(async (request, response) => {
      const isWrite = request.method === 'PUT';
      const body = await buffer(request);
      if (isWrite) objects.set(request.url?.split('?')[0], body.toString('utf8'));
      response.writeHead(isWrite ? 200 : 404).end(isWrite ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    }).listen(0, '127.0.0.1');
    await once(s3, 'listening');
    for (const [name, value] of Object.entries({ ...s3Env(s3), GEOSLIDE_API_KEY: 'dev' })) vi.stubEnv(name, value);
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterAll(() => {
    s3.close();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('stores the picture that the sources draw', async () => {
    const { handler } = await import(builtFunction);
    const headers = { authorization: 'Bearer dev', 'content-type': 'application/json' };
    const body = JSON.stringify({ content, ...view });
    const answer = await handler(eventV2({ method: 'POST', path: '/api/render-svg', headers, body }));
    const { objectKey, warnings = [] } = JSON.parse(answer.body);
    const expected = await renderSvg(content, view);
    expect([answer.statusCode, warnings]).toEqual([200, []]);
    expect(objects.get(`/${BUCKET}/${objectKey}`)).toContain(expected.text);
  });

  it('takes figure text', async () => {
    const { handler } = await import(builtFunction);
    const text = printFigure(content);
    const headers = { authorization: 'Bearer dev', 'content-type': 'text/vnd.geoslide' };
    const answer = await handler(eventV2({ method: 'POST', path: '/api/render-svg', headers, body: text }));
    const { objectKey } = JSON.parse(answer.body);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"success":true')]);
    expect(objects.get(`/${BUCKET}/${objectKey}`)).toContain((await renderSvg(text)).text);
  });
});

describe('the installed command', () => {
  const bin = process.env.GEOSLIDE_BIN!;
  const geoslide = (...args: string[]) => {
    const input = JSON.stringify(content);
    return spawnSync(process.execPath, [bin, ...args], { cwd: place, input, encoding: 'utf8' });
  };
  const render = () => geoslide('render', '-', '--out', '-', '--format', 'svg', '--view', '-5,5,-5,5', '--scale', '40');

  it('draws the same before and after `geoslide compile`, which names what it keeps', async () => {
    const { text } = await renderSvg(content, view);
    expect(render()).toMatchObject({ status: 0, stdout: text });
    const { status, stdout } = geoslide('compile');
    expect([status, existsSync(stdout.trim())]).toEqual([0, true]);
    expect(render()).toMatchObject({ status: 0, stdout: text });
  });
});
