import { describe, expect, it } from 'vitest';
import { createPackageRenderer } from './node/package-renderer.js';
import { createService } from './service.js';
import { createFakePorts } from './testing/fake-ports.js';
import { type EndpointName, paths, requestOf } from './testing/requests.js';

const definitions = [
  { kind: 'primitive', id: 'A', source: 'Point(1, 1)' },
  { kind: 'primitive', id: 'B', source: 'Point(3, 2)' },
  { kind: 'primitive', id: 's', source: 'Segment(A, B)' },
];
const content = { slides: [{ definitions, uvarMap: [], styleSheet: {} }], metadata: { version: '11' } };
const far = {
  ...content,
  slides: [
    {
      definitions: [...definitions, { kind: 'primitive', id: 'C', source: 'Point(60, 1)' }],
      uvarMap: [],
      styleSheet: {},
    },
  ],
};
const viewBound = { left: -10, right: 10, bottom: -10, top: 10 };

async function ask(name: EndpointName, fields: object) {
  const ports = createFakePorts({ renderer: createPackageRenderer({ imageHosts: [] }) });
  const view = name === 'v2' ? {} : { viewBound };
  const answer = await createService(ports).fetch(
    requestOf({ path: paths[name], body: { content, ...view, ...fields } }),
  );
  return await answer.json();
}

const all: EndpointName[] = ['v2', 'png', 'svg', 'tikz'];

describe.each(all)('%s', (name) => {
  it('crops to the content', async () => {
    const { viewBound: found, width, height } = await ask(name, { contain: { padding: 10 } });
    expect(found.left).toBeGreaterThan(0);
    expect(found.right).toBeLessThan(4);
    expect([width < 200, height < 150]).toEqual([true, true]);
  });

  it('has exactly the size that is asked for', async () => {
    expect(await ask(name, { size: { width: 320, height: 200 } })).toMatchObject({ width: 320, height: 200 });
    expect(await ask(name, { size: { width: 320, height: 200 }, contain: true })).toMatchObject({
      width: 320,
      height: 200,
    });
  });

  it('names a padding that leaves nothing as a field of the request', async () => {
    const { code, issues } = await ask(name, { size: { width: 20, height: 20 }, contain: { padding: 10 } });
    expect([code, issues[0].path]).toEqual(['INVALID_REQUEST', 'contain.padding']);
  });
});

describe('limits', () => {
  it.each([
    ['png', { size: { width: 2049, height: 10 } }, 'INVALID_REQUEST'],
    ['png', { size: { width: 1025, height: 10 }, pixelRatio: 2 }, 'INVALID_REQUEST'],
    ['png', { content: far, contain: true, scale: 50 }, 'INVALID_REQUEST'],
    ['v2', { size: { width: 4097, height: 10 } }, 'RENDER_INVALID_REQUEST'],
    ['v2', { content: far, contain: true, view2D: { ...viewBound, scale: 90 } }, 'RENDER_INVALID_REQUEST'],
    ['v2', { size: { width: 4097, height: 10 }, view3D: {} }, 'RENDER_INVALID_REQUEST'],
  ] as const)('%s refuses %j', async (name, fields, code) => {
    expect(await ask(name, fields)).toMatchObject({ success: false, code });
  });

  it('a view far larger than its content may be cropped', async () => {
    expect(
      await ask('png', { contain: true, viewBound: { left: -50, right: 50, bottom: -50, top: 50 }, scale: 50 }),
    ).toMatchObject({
      success: true,
    });
  });

  it('in space, view3D’s own size counts more', async () => {
    const size = { width: 4097, height: 10 };
    expect(await ask('v2', { size, view3D: { width: 40, height: 30 } })).toMatchObject({ width: 40, height: 30 });
    expect(await ask('v2', { size: { width: 40, height: 30 }, view3D: {} })).toMatchObject({ width: 40, height: 30 });
  });
});
