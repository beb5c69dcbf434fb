import { expect, it } from 'vitest';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { bodyFor, paths, send } from '../testing/requests.js';

const service = createService(createFakePorts());
const { json } = await send(service, { path: paths.png, body: bodyFor('png') });
const path = new URL(String(json.url)).pathname;
const file = (headers: Record<string, string> = {}, method = 'GET') => send(service, { path, method, headers });
const whole = (await file()).text;
const etag = (await file()).headers.get('etag')!;

it.each([
  ['bytes=0-1', 0, 2],
  ['bytes=3-', 3, whole.length],
  ['bytes=3-99999', 3, whole.length],
])('%s is a part of the file', async (range, start, end) => {
  const { status, headers, text } = await file({ range, 'if-range': etag });
  expect([status, text]).toEqual([206, whole.slice(start, end)]);
  expect(headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${whole.length}`);
  expect(headers.get('content-length')).toBe(String(end - start));
});

it.each(['bytes=99999-', 'bytes=5-3', 'bytes=-5', 'bytes=0-1,3-4', 'lines=0-1'])('%s: all of it', async (range) => {
  const { status, headers, text } = await file({ range });
  expect([status, text, headers.get('content-length')]).toEqual([200, whole, String(whole.length)]);
});

it('a part of another file is not sent', async () => {
  expect((await file({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
});

it('HEAD has the length and no body', async () => {
  const { status, headers, text } = await file({}, 'HEAD');
  expect([status, headers.get('content-length'), text]).toEqual([200, String(whole.length), '']);
});
