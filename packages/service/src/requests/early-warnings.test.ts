import { schemas } from '@geoslide/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createPackageRenderer } from '../node/package-renderer.js';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { bodyFor, type EndpointName, paths, send } from '../testing/requests.js';

const A = { kind: 'primitive', id: 'A', source: 'Point(?, 0)' };
const content = {
  slides: [
    { definitions: [] },
    {
      definitions: [A],
      uvarMap: [['a.0', 1]],
      styleSheet: { primitives: [['A', { colour: 'red' }]] },
      stylesheet: {},
    },
  ],
  metadata: { version: '11' },
  mesages: [],
};

async function warned(name: EndpointName, fields: object) {
  const ports = createFakePorts({ renderer: createPackageRenderer({ imageHosts: [] }) });
  const body = bodyFor(name, { content, slideIndex: 2, ...fields });
  const { json } = await send(createService(ports), { path: paths[name], body });
  expect(v.safeParse(schemas().Result2D, json).issues).toBeUndefined();
  return json.warnings as { path?: string; message: string }[];
}

test.each(['v2', 'png', 'svg', 'tikz'] as const)(
  '%s tells keys that nothing reads, from the root of the body',
  async (name) => {
    const warnings = await warned(name, { Transparent: true, traceId: 7 });
    const named = warnings.map(({ path }) => path).filter((path) => path !== undefined);
    expect(named).toEqual([
      ...(name === 'tikz' ? [] : ['Transparent']),
      'content.mesages',
      'content.slides.1.stylesheet',
      'content.slides.1.styleSheet.primitives.0.1.colour',
      'content.slides.1.uvarMap.0.0',
    ]);
  },
);

test('keys of views and templates have places of their own', async () => {
  const view2D = { left: 0, right: 1, bottom: 0, top: 1, pixelratio: 2 };
  const warnings = await warned('v2', { view2D, template: { types: [] } });
  expect(warnings.map(({ path }) => path)).toEqual(expect.arrayContaining(['view2D.pixelratio', 'template.types']));
});

test('a published file has nothing to be told of', async () => {
  const slide = { definitions: [{ ...A, label: '{{id}}' }], uvarMap: [['A.0', 1]], styleSheet: {}, doc: [] };
  expect(await warned('v2', { content: { ...content, mesages: undefined, slides: [slide, slide] } })).toBeUndefined();
});
