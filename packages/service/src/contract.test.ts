import { describe, expect, it } from 'vitest';
import { callId } from './answers/charge.js';
import { createService } from './service.js';
import { createFakePorts } from './testing/fake-ports.js';
import { bodyFor, contentWith, type EndpointName, ORIGIN, paths, send, viewBound } from './testing/requests.js';

// Each row quotes the rule of spec.md that it holds the service to.

function serve() {
  const ports = createFakePorts();
  return { ports, service: createService(ports) };
}

const all: readonly EndpointName[] = ['v2', 'png', 'svg', 'tikz', 'pdf'];
const legacy: readonly EndpointName[] = ['png', 'svg', 'tikz'];
const camera = {
  offset: [1, 2, 3],
  yaw: 0.5,
  pitch: 0.25,
  projection: 'perspective',
  obliqueAngle: 1,
  obliqueScaleRatio: 0.4,
  scale: 0.2,
};
const bound = { left: 0, right: 3.5, bottom: 0, top: 1 };

type Row = readonly [
  rule: string,
  endpoints: readonly EndpointName[],
  fields: Record<string, unknown>,
  expected: object,
];

const accepted: Row[] = [
  ['2.1 Canvas width = right - left, height = top - bottom', legacy, {}, { width: 400, height: 200, viewBound }],
  ['2.2 Slide indexes are 1-based', ['v2'], { slideIndex: 2 }, { slideIndex: 2, camera }],
  ['2.3 The template is sent as a JSON object', all, { template: { defaultStyle: { types: [] } } }, { success: true }],
  [
    '2.4 scale: saved camera scale of the target slide',
    ['v2'],
    { view2D: bound },
    { scale: 20, width: 70, height: 20 },
  ],
  ['2.4 pixelRatio: 1', ['v2'], { view2D: { ...bound, scale: 10 } }, { scale: 10, width: 35, height: 10 }],
  [
    '2.5 Omitted camera properties take the saved values',
    ['v2'],
    { slideIndex: 2, view3D: { yaw: 2 } },
    { camera: { ...camera, yaw: 2 } },
  ],
  ['2.5 width and height: 1024', ['v2'], { slideIndex: 2, view3D: {} }, { width: 1024, height: 1024, pixelRatio: 1 }],
  ['2.5 obliqueScaleRatio >= 0', ['v2'], { view3D: { obliqueScaleRatio: 0 } }, { success: true }],
  ['2.5 projection: one of three', ['v2'], { view3D: { projection: 'oblique' } }, { success: true }],
  ['2.6 mimeType image/png for PNG', ['v2', 'png'], {}, { mimeType: 'image/png' }],
  ['2.6 mimeType image/svg+xml for SVG', ['svg'], {}, { mimeType: 'image/svg+xml' }],
  ['2.6 mimeType text/plain for TikZ', ['tikz'], {}, { mimeType: 'text/plain' }],
  ['4.2 slideIndex default 1', ['v2'], {}, { slideIndex: 1 }],
  ['4.2 view3D forces 3D rendering', ['v2'], { slideIndex: 1, view3D: {} }, { camera: { yaw: Math.PI / 4 } }],
  [
    '4.2 rule 2: both omitted, saved 2D',
    ['v2'],
    {},
    { width: 1024, height: 1024, scale: 20, viewBound: { left: -25.6 } },
  ],
  ['4.2 rule 2: both omitted, saved 3D', ['v2'], { slideIndex: 2 }, { width: 1024, height: 1024, camera }],
  [
    '4.2 rule 4: 2D size = logical size x pixelRatio',
    ['v2'],
    { view2D: { ...bound, scale: 10, pixelRatio: 1.5 } },
    { width: 53, height: 15 },
  ],
  [
    '4.2 rule 4: 3D size = (width, height) x pixelRatio',
    ['v2'],
    { view3D: { width: 30, height: 20, pixelRatio: 2 } },
    { width: 60, height: 40, pixelRatio: 2 },
  ],
  ['4.3 scale default is the slide camera.scale', legacy, {}, { scale: 20 }],
  ['4.3 rule 1: size = bounds x scale', legacy, { scale: 10 }, { width: 200, height: 100, scale: 10 }],
  [
    '4.3 rule 2: final size = round(size x pixelRatio)',
    ['png'],
    { viewBound: bound, scale: 1, pixelRatio: 3 },
    { width: 11, height: 3 },
  ],
  ['4.3 rule 3: 2048 pixels are allowed', ['png'], { scale: 102.4 }, { width: 2048, height: 1024 }],
  ['8 the pixel limit is that of /api/render alone', ['svg', 'tikz'], { scale: 5000 }, { width: 1e5, height: 5e4 }],
  ['4.6 transparent is accepted at the top level', ['v2', 'png', 'svg'], { transparent: true }, { success: true }],
  ['4.6 TikZ not applicable: transparent is ignored', ['tikz'], { transparent: true }, { success: true }],
  ['9.3 fields that integrations add are ignored', all, { traceId: 7 }, { success: true }],
  ['8 view3D width, height may pass 2048', ['v2'], { view3D: { width: 4096, height: 1 } }, { width: 4096 }],
  [
    '2.2 unknown keys of the payload are ignored',
    all,
    { content: { ...contentWith('A'), extra: { a: 1 } } },
    { success: true },
  ],
];

describe('accepted', () => {
  it.each(
    accepted.flatMap(([rule, endpoints, fields, expected]) =>
      endpoints.map((name) => [rule, name, fields, expected] as const),
    ),
  )('%s (%s)', async (_rule, name, fields, expected) => {
    const { json, status } = await send(serve().service, { path: paths[name], body: bodyFor(name, fields) });
    expect(status).toBe(200);
    expect(json).toMatchObject(expected);
  });
});

type Refused = [rule: string, endpoints: readonly EndpointName[], fields: Record<string, unknown>, path: string];

const sides = ['left', 'right', 'bottom', 'top'];

const refused: Refused[] = [
  ['2.1 viewBound is required', legacy, { viewBound: undefined }, 'viewBound'],
  ['2.1 left < right', legacy, { viewBound: { ...viewBound, left: 10 } }, 'viewBound.left'],
  ['2.1 bottom < top', legacy, { viewBound: { ...viewBound, bottom: 6 } }, 'viewBound.bottom'],
  ...sides.flatMap((side): Refused[] => [
    [`2.1 ${side} is required`, legacy, { viewBound: { ...viewBound, [side]: undefined } }, `viewBound.${side}`],
    [`2.1 ${side} is a number`, legacy, { viewBound: { ...viewBound, [side]: '5' } }, `viewBound.${side}`],
    [`2.4 ${side} is required`, ['v2'], { view2D: { ...viewBound, [side]: undefined } }, `view2D.${side}`],
    [`2.4 ${side} is a number`, ['v2'], { view2D: { ...viewBound, [side]: [5] } }, `view2D.${side}`],
  ]),
  ...['yaw', 'pitch', 'obliqueAngle', 'obliqueScaleRatio', 'scale', 'width', 'height', 'pixelRatio'].flatMap(
    (field): Refused[] => [
      [`2.5 ${field} is a number, no text`, ['v2'], { view3D: { [field]: '1' } }, `view3D.${field}`],
      [`2.5 ${field} is a number, not null`, ['v2'], { view3D: { [field]: null } }, `view3D.${field}`],
    ],
  ),
  ['2.2 slides are required', all, { content: { metadata: { version: '11' } } }, 'content.slides'],
  ['2.3 a template is an object, not null', all, { template: null }, 'template'],
  ['2.2 content is required', all, { content: undefined }, 'content'],
  ['2.2 content is an object', all, { content: 'x' }, 'content'],
  ['2.2 Slide indexes are 1-based', all, { slideIndex: 0 }, 'slideIndex'],
  ['2.3 template never as a string', all, { template: '{"defaultStyle":{}}' }, 'template'],
  ['2.3 types: array of pairs', all, { template: { defaultStyle: { types: [1] } } }, 'template.defaultStyle.types.0'],
  ['2.4 left < right', ['v2'], { view2D: { ...viewBound, left: 11 } }, 'view2D.left'],
  ['2.4 bottom < top', ['v2'], { view2D: { ...viewBound, bottom: 5 } }, 'view2D.bottom'],
  ['2.4 scale > 0', ['v2'], { view2D: { ...viewBound, scale: 0 } }, 'view2D.scale'],
  ['2.4 pixelRatio > 0', ['v2'], { view2D: { ...viewBound, pixelRatio: -1 } }, 'view2D.pixelRatio'],
  ['2.5 offset: three numbers', ['v2'], { view3D: { offset: [0, 0] } }, 'view3D.offset.2'],
  ['2.5 projection: one of three', ['v2'], { view3D: { projection: 'isometric' } }, 'view3D.projection'],
  ['2.5 obliqueScaleRatio >= 0', ['v2'], { view3D: { obliqueScaleRatio: -1 } }, 'view3D.obliqueScaleRatio'],
  ['2.5 scale > 0', ['v2'], { view3D: { scale: 0 } }, 'view3D.scale'],
  ['2.5 width: positive integer', ['v2'], { view3D: { width: 0.5 } }, 'view3D.width'],
  ['2.5 height: positive integer', ['v2'], { view3D: { height: -1 } }, 'view3D.height'],
  ['2.5 pixelRatio > 0', ['v2'], { view3D: { pixelRatio: 0 } }, 'view3D.pixelRatio'],
  ['4.2 slideIndex: positive integer', ['v2'], { slideIndex: 1.5 }, 'slideIndex'],
  ['4.2 rule 1: view2D and view3D together', ['v2'], { view2D: viewBound, view3D: {} }, 'view3D'],
  ['4.2 rule 3: finite', ['v2'], { view3D: { yaw: null } }, 'view3D.yaw'],
  ['4.3 scale > 0', legacy, { scale: -1 }, 'scale'],
  ['4.3 pixelRatio: positive finite', ['png'], { pixelRatio: null }, 'pixelRatio'],
  ['4.3 pixelRatio: this endpoint only', ['svg', 'tikz'], { pixelRatio: 1 }, 'pixelRatio'],
  ['4.3 rule 3: 2048 pixels', ['png'], { scale: 102.45 }, 'viewBound'],
  ['8 SVG and TikZ: sizes beyond whole numbers', ['svg', 'tikz'], { scale: 1e300 }, 'viewBound'],
  ['4.3 an output of no pixels', legacy, { scale: 1e-9 }, 'viewBound'],
  ['4.6 transparent: boolean', ['v2', 'png', 'svg'], { transparent: 'yes' }, 'transparent'],
  ['4.6 transparent not inside view2D', ['v2'], { view2D: { ...viewBound, transparent: true } }, 'view2D.transparent'],
  ['4.6 transparent not inside view3D', ['v2'], { view3D: { transparent: true } }, 'view3D.transparent'],
  ['7 400: no such slide', legacy, { slideIndex: 3 }, 'slideIndex'],
  ['7 400: content does not conform', all, { content: { slides: [], metadata: { version: '11' } } }, 'content.slides'],
  [
    '7 400: a source that does not parse',
    all,
    { content: contentWith('unparsable') },
    'content.slides.0.definitions.0.source',
  ],
  [
    '7 400: a source that does not parse on a slide that is not rendered',
    all,
    { content: { ...contentWith('A'), slides: [...contentWith('A').slides, ...contentWith('unparsable').slides] } },
    'content.slides.1.definitions.0.source',
  ],
  ['7 400: too complex', legacy, { content: contentWith('complex') }, 'content'],
  ['9.2 metadata.version', all, { content: { slides: [{}], metadata: { version: '7' } } }, 'content.metadata.version'],
];

describe('refused with 400', () => {
  it.each(
    refused.flatMap(([rule, endpoints, fields, path]) => endpoints.map((name) => [rule, name, fields, path] as const)),
  )('%s (%s)', async (_rule, name, fields, path) => {
    const { ports, service } = serve();
    const { json, status } = await send(service, { path: paths[name], body: bodyFor(name, fields) });
    expect({ status, code: json.code, success: json.success }).toEqual({
      status: 400,
      code: 'INVALID_REQUEST',
      success: false,
    });
    expect(json.issues).toContainEqual({ path, message: expect.stringMatching(/./) });
    expect(ports.written.size + ports.files.size).toBe(0);
  });

  it.each(all)('4.2 rule 3: numbers beyond all finite ones (%s)', async (name) => {
    const body = JSON.stringify(bodyFor(name, { view2D: viewBound })).replaceAll('"right":10', '"right":1e999');
    const { json } = await send(serve().service, { path: paths[name], body });
    expect(json.issues).toContainEqual({
      path: name === 'v2' || name === 'pdf' ? 'view2D.right' : 'viewBound.right',
      message: expect.any(String),
    });
  });
});

describe('pixel sizes', () => {
  // (right − left) × scale, then × pixelRatio, then rounded: these come out otherwise where the factors are multiplied
  // first.
  const near2048 = [1.1, 1.3, 1.7, 2.3, 2.9, 3.3].flatMap((pixelRatio) =>
    [2047.5, 2048, 2048.5].flatMap((side) =>
      [0.1, 0.3, 0.7, 7, 11.1].flatMap((width) => {
        const scale = side / pixelRatio / width;
        return [scale * (1 - 2 ** -52), scale, scale * (1 + 2 ** -52)].map((value) => ({
          pixelRatio,
          width,
          scale: value,
        }));
      }),
    ),
  );

  it('4.3 rules 2 and 3: the limit is on the size that the result tells', async () => {
    const { service } = serve();
    let orderMatters = 0;
    for (const { pixelRatio, width, scale } of near2048) {
      const body = bodyFor('png', { viewBound: { left: 0, right: width, bottom: 0, top: width }, scale, pixelRatio });
      const { json, status } = await send(service, { path: paths.png, body });
      const side = Math.round(width * scale * pixelRatio);
      if (side !== Math.round(width * (scale * pixelRatio))) orderMatters++;
      expect([status, json.width, json.height], `${width} × ${scale} × ${pixelRatio}`).toEqual(
        side > 2048 ? [400, undefined, undefined] : [200, side, side],
      );
    }
    expect(orderMatters).toBeGreaterThan(0);
  });
});

const unprocessable: [
  rule: string,
  endpoints: readonly EndpointName[],
  fields: Record<string, unknown>,
  code: string,
][] = [
  ['7 422: the slide contains unsupported 3D content', legacy, { slideIndex: 2 }, 'UNSUPPORTED_3D_GEOMETRY'],
  ['7 422: a plane slide with 3D objects', legacy, { content: contentWith('hidden3D') }, 'UNSUPPORTED_3D_GEOMETRY'],
  ['4.2 no such slide', ['v2'], { slideIndex: 3 }, 'RENDER_INVALID_REQUEST'],
  ['4.2 view2D on a 3D slide', ['v2'], { slideIndex: 2, view2D: viewBound }, 'RENDER_INVALID_REQUEST'],
  ['8 pixel limit of v2, 2D', ['v2'], { view2D: { ...viewBound, scale: 205 } }, 'RENDER_INVALID_REQUEST'],
  ['8 pixel limit of v2, 3D', ['v2'], { view3D: { height: 2049, pixelRatio: 2 } }, 'RENDER_INVALID_REQUEST'],
  ['8 pixel limit of v2, saved', ['v2'], { slideIndex: 2, view3D: { pixelRatio: 4.01 } }, 'RENDER_INVALID_REQUEST'],
  [
    '4.2 an object that the renderer can not draw',
    ['v2'],
    { content: contentWith('hidden3D') },
    'UNSUPPORTED_3D_PRIMITIVE',
  ],
  ['8 too complex', ['v2'], { content: contentWith('complex') }, 'RENDER_INVALID_REQUEST'],
];

describe('refused with 422', () => {
  it.each(
    unprocessable.flatMap(([rule, endpoints, fields, code]) =>
      endpoints.map((name) => [rule, name, fields, code] as const),
    ),
  )('%s (%s)', async (_rule, name, fields, code) => {
    const { ports, service } = serve();
    const { json, status } = await send(service, { path: paths[name], body: bodyFor(name, fields) });
    expect({ status, code: json.code }).toEqual({ status: 422, code });
    expect(json).not.toHaveProperty('issues');
    expect(ports.written.size).toBe(0);
  });
});

describe('2.6 result', () => {
  it('2D carries viewBound and scale', async () => {
    const { ports, service } = serve();
    const { json } = await send(service, { path: paths.png, body: bodyFor('png') });
    expect(Object.keys(json)).toEqual([
      'success',
      'url',
      'filename',
      'objectKey',
      'slideIndex',
      'viewBound',
      'width',
      'height',
      'scale',
      'mimeType',
      'size',
    ]);
    expect(json.filename).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(json.objectKey).toBe(`renders/acme/2026-03-04/${json.filename}`);
    expect(json.url).toBe(`${ORIGIN}/files/${json.objectKey}`);
    expect(json.size).toBe(ports.files.get(String(json.objectKey))?.bytes.length);
  });

  it('3D carries camera and pixelRatio instead', async () => {
    const { json } = await send(serve().service, { path: paths.v2, body: bodyFor('v2', { slideIndex: 2 }) });
    expect(Object.keys(json)).toEqual([
      'success',
      'url',
      'filename',
      'objectKey',
      'slideIndex',
      'width',
      'height',
      'pixelRatio',
      'camera',
      'mimeType',
      'size',
    ]);
    expect(json.camera).toEqual(camera);
  });

  it.each([
    ['png', 'png', 'image/png'],
    ['svg', 'svg', 'image/svg+xml'],
    ['tikz', 'tex', 'text/plain; charset=utf-8'],
  ] as const)('%s is stored as .%s', async (name, extension, contentType) => {
    const { ports, service } = serve();
    const { json } = await send(service, { path: paths[name], body: bodyFor(name) });
    expect(json.filename).toMatch(new RegExp(`^[0-9a-f]{32}\\.${extension}$`));
    expect(ports.files.get(String(json.objectKey))).toMatchObject({
      contentType,
      contentDisposition: `inline; filename="${json.filename}"`,
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  it('has warnings only when there are any', async () => {
    const body = bodyFor('png', { content: contentWith('undefinedPoint') });
    const { json } = await send(serve().service, { path: paths.png, body });
    expect(json.warnings).toEqual([{ id: 'undefinedPoint', message: 'is undefined' }]);
  });

  it.each([
    ['viewBound', { viewBound }],
    ['scale', { scale: 10 }],
    ['pixelRatio', { pixelRatio: 2 }],
  ])('4.2 warns of %s at the top level, a field of the legacy endpoints, and names view2D', async (name, fields) => {
    const { json } = await send(serve().service, { path: paths.v2, body: bodyFor('v2', fields) });
    expect(json.warnings).toEqual([{ message: expect.stringMatching(new RegExp(`^${name} .*view2D`)) }]);
    expect([json.width, json.scale]).toEqual([1024, 20]);
    const { json: own } = await send(serve().service, { path: paths.v2, body: bodyFor('v2', { view2D: viewBound }) });
    expect(own).not.toHaveProperty('warnings');
  });

  it('hands the options to the renderer under their own names', async () => {
    const { ports, service } = serve();
    const template = { backgroundStyle: {} };
    const { json } = await send(service, {
      path: paths.png,
      body: bodyFor('png', { template, transparent: true, pixelRatio: 2 }),
    });
    const text = new TextDecoder().decode(ports.files.get(String(json.objectKey))?.bytes);
    expect(JSON.parse(text.slice(4))).toEqual({
      slideIndex: 1,
      viewBound,
      pixelRatio: 2,
      template,
      transparent: true,
      refuseSpace: true,
    });
  });
});

describe('4.1 headers', () => {
  it.each(all)('an x-request-id comes back (%s)', async (name) => {
    const { headers } = await send(serve().service, {
      path: paths[name],
      body: bodyFor(name),
      headers: { 'x-request-id': 'order 7' },
    });
    expect(headers.get('x-request-id')).toBe('order 7');
  });

  it.each([undefined, '', '  '])('one is made where it is %j', async (given) => {
    const { headers } = await send(serve().service, {
      path: paths.v2,
      body: bodyFor('v2'),
      headers: { 'x-request-id': given },
    });
    expect(headers.get('x-request-id')).toBe('id-1');
  });

  it.each(['x'.repeat(201), 'x'.repeat(8000), 'é', '\xe4\xb8\x89', 'a\tb', '../..', '"\\\''])(
    'any that a header can carry comes back, and tells calls apart',
    async (id) => {
      const { ports, service } = serve();
      for (const given of [id, id, `${id}2`]) {
        const headers = { 'x-request-id': given };
        const { status, headers: answer } = await send(service, { path: paths.v2, body: bodyFor('v2'), headers });
        expect([status, answer.get('x-request-id')]).toEqual([200, given]);
      }
      expect([...ports.written.values()].every((charge) => /^[0-9a-f]{64}$/.test(callId(charge)))).toBe(true);
      expect(ports.written.size).toBe(2);
    },
  );

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonx'])(
    'Content-Type %s is 415',
    async (type) => {
      const { status, json } = await send(serve().service, {
        path: paths.png,
        body: bodyFor('png'),
        headers: { 'content-type': type },
      });
      expect([status, json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  it.each(['application/json; charset=utf-8', 'Application/JSON'])('Content-Type %s is fine', async (type) => {
    expect(
      (await send(serve().service, { path: paths.png, body: bodyFor('png'), headers: { 'content-type': type } }))
        .status,
    ).toBe(200);
  });

  it.each(['utf-16', 'iso-8859-1', '"UTF-16LE"'])('a body in %s is 415', async (charset) => {
    const { status, json } = await send(serve().service, {
      path: paths.png,
      body: bodyFor('png'),
      headers: { 'content-type': `application/json; charset=${charset}` },
    });
    expect([status, json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('an encoded body is 415', async () => {
    const { status } = await send(serve().service, {
      path: paths.png,
      body: bodyFor('png'),
      headers: { 'content-encoding': 'gzip' },
    });
    expect(status).toBe(415);
  });
});

describe('5 authentication', () => {
  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Basic good-key',
    'good-key',
    'Bearer bad',
    'Bearer good-key extra',
    'Bearer expired-key',
    'Bearer revoked-key',
    `Bearer ${'x'.repeat(501)}`,
  ])('401 for %j', async (authorization) => {
    for (const name of all) {
      const { ports, service } = serve();
      const { status, json, headers } = await send(service, {
        path: paths[name],
        body: bodyFor(name),
        headers: { authorization },
      });
      expect([status, json.code, headers.get('www-authenticate')]).toEqual([401, 'UNAUTHORIZED', 'Bearer']);
      expect(ports.written.size).toBe(0);
    }
  });

  it.each(['Bearer good-key', 'bearer good-key', 'Bearer  lasting-key'])('200 for %j', async (authorization) => {
    expect(
      (await send(serve().service, { path: paths.v2, body: bodyFor('v2'), headers: { authorization } })).status,
    ).toBe(200);
  });

  it('comes before the body is looked at', async () => {
    const { status } = await send(serve().service, {
      path: paths.v2,
      body: 'nonsense',
      headers: { authorization: undefined },
    });
    expect(status).toBe(401);
  });
});

describe('paths and methods', () => {
  it.each(['/', '/api', '/api/render/v3', '/api/render-jpg', '/api/render/', '/api/agent/run', '//api/render'])(
    '%s is 404',
    async (path) => {
      const { status, json, headers } = await send(serve().service, { path, body: bodyFor('png') });
      expect([status, json.code]).toEqual([404, 'NOT_FOUND']);
      expect(headers.get('x-request-id')).toBe(json.requestId);
    },
  );

  it.each(all.flatMap((name) => ['GET', 'PUT', 'DELETE', 'PATCH'].map((method) => [method, name] as const)))(
    '4: %s %s is 405',
    async (method, name) => {
      const { status, json, headers } = await send(serve().service, { path: paths[name], method });
      expect([status, json.code, headers.get('allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST, OPTIONS']);
    },
  );

  it('HEAD is 405 without a body', async () => {
    const { status, text } = await send(serve().service, { path: paths.png, method: 'HEAD' });
    expect([status, text]).toEqual([405, '']);
  });

  it('answers a health check', async () => {
    const { status, json, headers } = await send(serve().service, {
      path: '/health',
      method: 'GET',
      headers: { authorization: undefined },
    });
    expect([status, json, headers.get('x-request-id')]).toEqual([200, { status: 'ok' }, 'id-1']);
  });
});

describe('bodies that are no JSON', () => {
  it.each([
    ['nothing', undefined, 400],
    ['text', 'nonsense', 400],
    ['half of an object', '{"content":', 400],
    ['a list', [], 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
    ['deep nesting', '['.repeat(101) + ']'.repeat(101), 400],
  ])('%s', async (_name, body, expected) => {
    const { status, json } = await send(serve().service, { path: paths.png, ...(body === undefined ? {} : { body }) });
    expect([status, json.code]).toEqual([expected, 'INVALID_REQUEST']);
    expect(json.issues).toHaveLength(1);
    expect(JSON.stringify(json)).not.toContain('nonsense');
  });

  it('brackets in strings do not nest', async () => {
    const body = bodyFor('png', { note: `${'['.repeat(200)}\\"` });
    expect((await send(serve().service, { path: paths.png, body })).status).toBe(200);
  });
});

describe('browsers', () => {
  it.each(all)('a preflight is answered (%s)', async (name) => {
    const headers = {
      authorization: undefined,
      origin: 'https://school.test',
      'access-control-request-method': 'POST',
    };
    const { status, headers: answer } = await send(serve().service, { path: paths[name], method: 'OPTIONS', headers });
    expect([status, answer.get('access-control-allow-origin'), answer.get('access-control-allow-methods')]).toEqual([
      204,
      '*',
      'POST, OPTIONS',
    ]);
    expect(answer.get('access-control-allow-headers')).toMatch(/authorization.*content-type.*x-request-id/);
  });

  it.each([
    [bodyFor('png'), 200],
    [{}, 400],
  ])('answers may be read', async (body, expected) => {
    const { status, headers } = await send(serve().service, { path: paths.png, body });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([expected, '*']);
    expect(headers.get('access-control-expose-headers')).toContain('x-request-id');
  });
});
