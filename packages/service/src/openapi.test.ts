import { schemas } from '@geoslide/protocol';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createOpenApi } from './openapi.js';
import { endpoints } from './requests/endpoints.js';
import { createService } from './service.js';
import { createFakePorts } from './testing/fake-ports.js';
import { bodyFor, contentWith, paths, send } from './testing/requests.js';

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(createOpenApi())));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('has every endpoint, and every schema that it refers to', () => {
    const document = createOpenApi();
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(endpoints.map(({ path }) => path)));
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, name]) => name);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(referred.filter((name) => !known.includes(name ?? ''))).toEqual([]);
    expect(Object.keys(document.components.schemas).sort()).toEqual(Object.keys(schemas()).sort());
  });

  it('says that figure text is taken, with the options that its query has', async () => {
    const described = JSON.parse(JSON.stringify(createOpenApi().paths));
    const service = createService(createFakePorts());
    const headers = { 'content-type': 'text/vnd.geoslide' };
    for (const path of [...Object.values(paths), '/api/check', '/api/list']) {
      const { post } = described[path];
      expect(Object.keys(post.requestBody.content)).toEqual([
        'application/json',
        'text/vnd.geoslide',
        'application/vnd.geogebra.file',
      ]);
      const names: string[] = post.parameters
        .filter((each: { in: string }) => each.in === 'query')
        .map((each: { name: string }) => each.name);
      const { json } = await send(service, { path: `${path}?unknown=1`, body: 'A: Point(0, 0)', headers });
      const taken = /: use (.*?)\.?(?: \(|$)/.exec(String(json.error))?.[1]?.split(', ');
      expect([...new Set(names.map((name) => name.split('.')[0]))].sort()).toEqual(taken?.sort());
    }
    expect(Object.keys(described['/api/batch'].post.requestBody.content)).toEqual(['application/json']);
    const { properties } = createOpenApi().components.schemas.RenderV2Request as { properties: { content: object } };
    expect(properties.content).toMatchObject({ anyOf: [{ $ref: '#/components/schemas/Project' }, { type: 'string' }] });
  });

  it('names every code of a status', () => {
    const { paths: described } = createOpenApi();
    const responses = JSON.parse(JSON.stringify(described));
    expect(responses[paths.v2].post.responses['422'].description).toBe(
      'UNSUPPORTED_3D_PRIMITIVE or RENDER_INVALID_REQUEST',
    );
    expect(responses[paths.png].post.responses['422'].description).toBe('UNSUPPORTED_3D_GEOMETRY');
    for (const path of Object.values(paths)) {
      expect(responses[path].post.responses['499'].description).toBe('RENDER_CANCELLED');
      expect(responses[path].post.responses['500'].description).toBe('INTERNAL or RENDER_WORKER_FAILED');
    }
  });

  it('is served', async () => {
    const { status, json } = await send(createService(createFakePorts()), {
      path: '/openapi.json',
      method: 'GET',
      headers: { authorization: undefined },
    });
    expect([status, json.openapi]).toEqual([200, '3.1.0']);
  });
});

describe('answers are what the schemas say', () => {
  const service = createService(createFakePorts());

  it.each([
    ['2D', { path: paths.png, body: bodyFor('png', { content: contentWith('undefinedPoint') }) }, schemas().Result2D],
    ['SVG', { path: paths.svg, body: bodyFor('svg') }, schemas().Result2D],
    ['TikZ', { path: paths.tikz, body: bodyFor('tikz') }, schemas().Result2D],
    ['3D', { path: paths.v2, body: bodyFor('v2', { slideIndex: 2 }) }, schemas().Result3D],
    ['400', { path: paths.v2, body: {} }, schemas().Error],
    ['401', { path: paths.v2, headers: { authorization: undefined } }, schemas().Error],
    ['404', { path: '/none' }, schemas().Error],
    ['422', { path: paths.png, body: bodyFor('png', { slideIndex: 2 }) }, schemas().Error],
  ] as const)('%s', async (_name, call, schema) => {
    const { json } = await send(service, call);
    expect(v.safeParse(schema, json).issues).toBeUndefined();
  });
});
