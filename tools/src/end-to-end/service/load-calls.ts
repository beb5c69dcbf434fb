import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/root.js';
import { hostileProjects } from '../hostile/hostile-projects.js';
import type { HttpCall } from '../servers/http-call.js';
import { API_KEY } from '../servers/start-service.js';

const example = (name: string): object => JSON.parse(readFileSync(join(root, 'examples', `${name}.json`), 'utf8'));
const plane = ['thales', 'circumcircle', 'parabola-tangent', 'unit-circle'].map(example);
const space = ['cube-section', 'cone-sphere'].map(example);
const viewBound = { left: -5, right: 5, bottom: -4, top: 4 };
const key = { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' };

/** A call, and the statuses that its answer may have. */
export interface LoadCall extends HttpCall {
  readonly body: string;
  readonly status: readonly number[];
}

const call = (
  path: string,
  body: unknown,
  status: number | readonly number[],
  headers: HttpCall['headers'] = key,
): LoadCall => ({
  method: 'POST',
  path,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  status: [status].flat(),
});

/** What clients ask: mostly renders, and now and then something wrong. */
export const ordinary: readonly LoadCall[] = [
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

const refused = [200, 400, 422, 504];
const image = { kind: 'image', id: 'I', url: 'https://slow.example/a.png' };
const slide = (definitions: readonly object[]) => ({ definitions, uvarMap: [], styleSheet: {} });
const project = (definitions: readonly object[]) => ({ metadata: { version: '11' }, slides: [slide(definitions)] });

/** Calls that ask too much, with the statuses that they may end in. */
export const poison: Readonly<Record<string, LoadCall>> = {
  'a body of 7 MB': call('/api/render', 'x'.repeat(7_000_000), 413),
  'a body of 6 MB that is no project': call('/api/render', { content: { slides: [], x: 'x'.repeat(6_000_000) } }, 400),
  'a million empty slides': call('/api/render/v2', `{"content":{"slides":[${'{},'.repeat(1_000_000)}{}]}}`, 400),
  '100,000 wrong definitions': call('/api/render/v2', { content: project(Array(100_000).fill({ kind: 'x' })) }, 400),
  'a picture of 4096 × 4096 px': call(
    '/api/render/v2',
    { content: plane[0], view2D: { left: -4, right: 4, bottom: -4, top: 4, scale: 512 } },
    200,
  ),
  'a picture that never comes': call('/api/render/v2', { content: project([image]) }, 200),
  ...Object.fromEntries(
    Object.entries(hostileProjects).map(([title, make]) => {
      const [content, fields = {}] = make();
      return [title, call('/api/render/v2', { content, ...fields }, refused)];
    }),
  ),
};
