import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createService } from './service.js';
import { createFakePorts } from './testing/fake-ports.js';
import { send } from './testing/requests.js';

const file = readFileSync(new URL('../../../examples/altitudes.ggb', import.meta.url));

const call = (path: string, body: Uint8Array) =>
  send(createService(createFakePorts()), { path, body, headers: { 'content-type': 'application/vnd.geogebra.file' } });

describe('a GeoGebra file as the body', () => {
  it('is drawn, with options from the query', async () => {
    const { status, json } = await call('/api/render/v2?pixelRatio=2', file);
    expect([status, json.width, json.height]).toEqual([200, 1120, 840]);
  });

  it('is listed', async () => {
    const { status, json } = await call('/api/list', file);
    expect(status).toBe(200);
    expect((json.objects as { id: string }[]).map(({ id }) => id)).toEqual([
      'A',
      'B',
      'C',
      't1',
      'c',
      'a',
      'b',
      'h_c',
      'h_a',
      'H',
    ]);
  });

  it('is refused with the reason where it is damaged', async () => {
    const { status, json } = await call('/api/render/v2', file.subarray(0, 300));
    expect([status, json.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(json.error).toContain('the zip is damaged');
  });
});
