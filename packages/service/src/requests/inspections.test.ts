import type { FileContent } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { createCpuBudget } from '../admission/cpu-budget.js';
import { createPackageRenderer } from '../node/package-renderer.js';
import { createService } from '../service.js';
import { createFakePorts, type FakeOverrides } from '../testing/fake-ports.js';
import { requestOf } from '../testing/requests.js';

const slide = (...sources: string[]): FileContent['slides'][number] => ({
  definitions: sources.map((source, i) => ({ kind: 'primitive', id: `p${i}`, source })),
  uvarMap: [],
  styleSheet: {},
});
const project = (...slides: FileContent['slides'][number][]) => ({ slides, metadata: { version: '11' } });
const good = project(slide('Point(1, 2)'), slide('Point(0, 0)', 'Segment(p0, nothing)'));

function serve(overrides: FakeOverrides = {}) {
  const ports = createFakePorts({ renderer: createPackageRenderer({ imageHosts: [] }), ...overrides });
  const service = createService(ports);
  const ask = async (path: string, body: unknown, headers = {}) => {
    const answer = await service.fetch(requestOf({ path, body, headers }));
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return { ports, ask };
}

describe('POST /api/check', () => {
  it('names the problems of all slides by their places in the body, stores nothing and costs nothing', async () => {
    const { ports, ask } = serve();
    const { status, body } = await ask('/api/check', { content: good });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, errors: 0, warnings: 1 });
    expect(body.problems).toEqual([
      { severity: 'warning', path: 'content.slides.1.definitions.1', message: expect.stringContaining('p1') },
    ]);
    expect([ports.files.size, ports.written.size]).toEqual([0, 0]);
  });

  it('looks at one slide where that is asked', async () => {
    expect((await serve().ask('/api/check', { content: good, slideIndex: 1 })).body.problems).toEqual([]);
  });

  it.each([
    ['no project', 3, 'content'],
    ['a broken protocol', { slides: [{}], metadata: { version: '11' } }, 'content.slides.0.definitions'],
    ['a source that does not parse', project(slide('Point(')), 'content.slides.0.definitions.0.source'],
  ])('answers with the errors of %s', async (_name, content, path) => {
    const { status, body } = await serve().ask('/api/check', { content });
    expect(status).toBe(200);
    expect(body.errors).toBeGreaterThan(0);
    expect(body.problems[0]).toMatchObject({ severity: 'error', path });
  });
});

describe('POST /api/list', () => {
  it('gives every object with its value', async () => {
    const { ports, ask } = serve();
    const { status, body } = await ask('/api/list', { content: good });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      slideIndex: 1,
      objects: [{ id: 'p0', kind: 'primitive', type: 'Point', defined: true, value: { x: 1, y: 2 } }],
    });
    expect(ports.written.size).toBe(0);
    expect((await ask('/api/list', { content: good, slideIndex: 2 })).body.warnings).toHaveLength(1);
  });

  it.each([
    [{ content: 3 }, 400, 'INVALID_REQUEST', 'content'],
    [{ content: good, slideIndex: 9 }, 422, 'RENDER_INVALID_REQUEST', undefined],
    [{}, 400, 'INVALID_REQUEST', 'content'],
    [{ content: project(slide('1 +')) }, 400, 'INVALID_REQUEST', 'content.slides.0.definitions.0.source'],
  ])('refuses %j', async (request, status, code, path) => {
    const { body, ...answer } = await serve().ask('/api/list', request);
    expect([answer.status, body.code, body.issues?.[0].path]).toEqual([status, code, path]);
  });

  it('says so where the answer would be too long', async () => {
    const { renderer } = { renderer: createPackageRenderer({ imageHosts: [] }) };
    const objects = [{ id: 'x'.repeat(2_000_001) }];
    const long = { ...renderer, list: async () => ({ slide: 1, objects, warnings: [] }) };
    expect((await serve({ renderer: long }).ask('/api/list', { content: good })).body.code).toBe(
      'RENDER_INVALID_REQUEST',
    );
  });
});

describe.each(['/api/check', '/api/list'])('%s', (path) => {
  it('needs a key', async () => {
    expect((await serve().ask(path, { content: good }, { authorization: undefined })).status).toBe(401);
  });

  it('uses seconds of the key', async () => {
    let time = 0;
    const cpuBudget = createCpuBudget(60, () => time);
    const { ask } = serve({ cpuBudget });
    expect((await ask(path, { content: good })).headers.get('ratelimit-limit')).toBe('60');
    cpuBudget.spend('k1', 100);
    expect((await ask(path, { content: good })).status).toBe(429);
    time = 60_000;
    expect((await ask(path, { content: good })).status).toBe(200);
  });
});

it.each(['/api/check', '/api/list'])('%s tells of a field that it has another name for', async (path) => {
  const { body } = await serve().ask(path, {
    content: good,
    slide: 2,
    view2D: { left: 0, right: 1, bottom: 0, top: 1 },
  });
  expect(body.problems ?? body.warnings).toContainEqual(
    expect.objectContaining({ path: 'slide', message: expect.stringContaining('it is slideIndex here') }),
  );
});
