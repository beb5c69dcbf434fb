import { execFileSync } from 'node:child_process';
import type { Drawn } from '@geoslide/element/parts';
import { parseRenderV2Request, parseVectorRequest } from '@geoslide/protocol';
import { describe, expect, test } from 'vitest';
import { curlOf, type RequestParts, requestOf } from './request-body.js';

const project = {
  metadata: { version: '11' },
  messages: [],
  slides: [
    { definitions: [{ kind: 'text', id: 't', template: 'it\'s "$HOME" `a` \\n 中' }], uvarMap: [], styleSheet: {} },
  ],
};
const viewBound = { left: -2, right: 2, bottom: -1, top: 1 };
const plane: Drawn = { width: 800, height: 400, warnings: [], viewBound, scale: 100, data: '', ms: 0 };
const camera = {
  offset: [0, 0, 1],
  yaw: 1,
  pitch: 0.5,
  projection: 'oblique',
  obliqueAngle: 0.5,
  obliqueScaleRatio: 0.5,
  scale: 0.1,
} as const;
const space: Drawn = { width: 800, height: 400, warnings: [], camera, pixelRatio: 2, data: '', ms: 0 };
const parts = (format: RequestParts['format'], shown: Drawn): RequestParts => ({
  project,
  slideIndex: 1,
  format,
  shown,
  pixelRatio: 2,
  transparent: true,
});

describe('requestOf', () => {
  test('says the view of a slide of the plane', () => {
    const { path, body } = requestOf(parts('png', plane));
    expect(path).toBe('/api/render/v2');
    expect(parseRenderV2Request(body)).toMatchObject({
      view2D: { ...viewBound, scale: 100, pixelRatio: 2 },
      transparent: true,
    });
  });

  test('says the camera of a slide in space, with logical px', () => {
    expect(parseRenderV2Request(requestOf(parts('png', space)).body)).toMatchObject({
      view3D: { ...camera, width: 400, height: 200, pixelRatio: 2 },
    });
  });

  test.each([
    ['svg', '/api/render-svg', true],
    ['tikz', '/api/render-tikz', undefined],
  ] as const)('%s goes to %s', (format, path, transparent) => {
    const request = requestOf(parts(format, plane));
    expect(request.path).toBe(path);
    expect(parseVectorRequest(format, request.body)).toMatchObject({ viewBound, scale: 100 });
    expect(request.body.transparent).toBe(transparent);
  });
});

describe('curlOf', () => {
  /** What a shell makes of the command, with a curl that prints its arguments and input. */
  const ran = (command: string) =>
    execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; cat; }\n${command}`], {
      encoding: 'utf8',
      env: { GEOSLIDE_API_KEY: 'from the environment' },
    });

  test('brings the body through a shell as it is', () => {
    const { path, body } = requestOf(parts('png', plane));
    const out = ran(curlOf('http://127.0.0.1:8787', path, body, "it's a key"));
    expect(out.split('\n')).toEqual([
      '-sS',
      'http://127.0.0.1:8787/api/render/v2',
      '-H',
      "Authorization: Bearer it's a key",
      '-H',
      'Content-Type: application/json',
      '--data-binary',
      '@-',
      JSON.stringify(body),
      '',
    ]);
  });

  test('takes the key of the environment where none is given', () => {
    expect(ran(curlOf('http://h', '/p', {}, ''))).toContain('Authorization: Bearer from the environment\n');
  });
});
