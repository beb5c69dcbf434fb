import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { API_KEY } from './start-service.mjs';

const example = (name) => JSON.parse(readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8'));
const plane = ['thales', 'circumcircle', 'parabola-tangent', 'unit-circle'].map(example);
const space = ['cube-section', 'cone-sphere'].map(example);
const viewBound = { left: -5, right: 5, bottom: -4, top: 4 };
const key = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };

const call = (path, body, status, headers = key) => ({
  method: 'POST',
  path,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  status: [status].flat(),
});

/** What clients ask: mostly renders, and now and then something wrong. */
export const ordinary = [
  ...plane.flatMap((content) => [
    call('/api/render/v2', { content }, 200),
    call('/api/render/v2', { content, view2D: { ...viewBound, scale: 60, pixelRatio: 2 } }, 200),
    call('/api/render', { content, viewBound, scale: 60 }, 200),
    call('/api/render-svg', { content, viewBound, transparent: true }, 200),
    call('/api/render-tikz', { content, viewBound }, 200),
  ]),
  ...space.flatMap((content) => [
    call('/api/render/v2', { content, view3D: { width: 600, height: 600 } }, 200),
    call('/api/render-svg', { content, viewBound }, 422),
  ]),
  call('/api/render', { content: plane[0] }, 400),
  call('/api/render', { content: plane[0], viewBound }, 401, { 'content-type': 'application/json' }),
  call('/api/none', {}, 404),
];

const project = (definitions, uvarMap = []) => ({
  metadata: { version: '11' },
  slides: [{ definitions, uvarMap, styleSheet: {}, camera: { offset: [0, 0], scale: 50 } }],
});
const many = (count, source, more = {}) =>
  Array.from({ length: count }, (_, i) => ({ kind: 'primitive', id: `P_${i}`, source: source(i), ...more }));
const one = (source) => project([{ kind: 'primitive', id: 'P', source }]);
const image = (address) => project([{ kind: 'image', id: 'I', url: address }]);

function chunk(name, data) {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** A PNG of few bytes and many pixels. */
function bomb(side) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (4 * side + 1)), { level: 9 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(parts).toString('base64')}`;
}

const refused = [200, 400, 422, 504];
const sum = (n) => Array.from({ length: n }, (_, i) => `sin(${i + 1} x)/${i + 1}`).join(' + ');

/** Calls that ask too much, with the statuses that they may end in. */
export const poison = {
  'a body of 7 MB': call('/api/render', 'x'.repeat(7_000_000), 413),
  'a body of 6 MB that is no project': call('/api/render', { content: { slides: [], x: 'x'.repeat(6_000_000) } }, 400),
  'a million empty objects': call('/api/render/v2', `{"content":{"slides":[${'{},'.repeat(1_000_000)}{}]}}`, 400),
  '100,000 wrong definitions': call('/api/render/v2', { content: project(Array(100_000).fill({ kind: 'x' })) }, 400),
  'a picture of 4096 × 4096 px': call(
    '/api/render/v2',
    { content: plane[0], view2D: { left: -4, right: 4, bottom: -4, top: 4, scale: 512 } },
    200,
  ),
  '9,000 labelled circles': call(
    '/api/render/v2',
    {
      content: project(
        many(9000, (i) => `Circle(Point(${(i % 95) / 10}, ${Math.floor(i / 95) / 10}), 0.3)`, { label: '{{id}}' }),
      ),
    },
    refused,
  ),
  '9,999 lines and their intersections': call(
    '/api/render/v2',
    {
      content: project(
        many(9999, (i) =>
          i < 100
            ? `Line(Point(0, ${i}), Point(1, ${i + 1 + (i % 7)}))`
            : `Intersect(P_${i % 100}, P_${(i * 7) % 100}, 1)`,
        ),
      ),
    },
    refused,
  ),
  'sums in sums': call(
    '/api/render/v2',
    { content: one('y = Sum(Sum(Sum(sin(i j k x), i, 1, 10000), j, 1, 10000), k, 1, 10000)') },
    refused,
  ),
  'an implicit curve without end': call(
    '/api/render/v2',
    { content: one('sin(x^2 + y^2) cos(x y) + sin(40 x) sin(40 y) = 0.1') },
    refused,
  ),
  'a curve of 500 terms': call('/api/render/v2', { content: one(`y = ${sum(500)}`) }, refused),
  'a picture that never comes': call('/api/render/v2', { content: image('https://slow.example/a.png') }, 200),
  'a picture of few bytes and many pixels': call('/api/render/v2', { content: image(bomb(4000)) }, 200),
  'fifty such pictures': call(
    '/api/render/v2',
    { content: project(Array.from({ length: 50 }, (_, i) => ({ kind: 'image', id: `I_${i}`, url: bomb(1000 + i) }))) },
    refused,
  ),
};
