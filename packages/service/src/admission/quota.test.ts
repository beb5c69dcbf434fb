import { describe, expect, it } from 'vitest';
import type { KeyRecord } from '../ports.js';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { bodyFor, paths, send } from '../testing/requests.js';

/** A service whose only key may cause so many renders a month, at a time that can be set. */
function limited(monthlyRenders: number) {
  const clock = { now: new Date('2026-03-31T23:00:00Z') };
  const base = createFakePorts();
  const key = async (hash: string): Promise<KeyRecord> => {
    return { id: 'k', hash, customerId: 'acme', createdAt: '2026-01-01T00:00:00Z', monthlyRenders };
  };
  const ports = { ...base, keys: { find: key }, now: () => clock.now };
  const service = createService(ports);
  let calls = 0;
  const call = async (id = `call ${++calls}`, body = bodyFor('png')) => {
    const { status, json, headers } = await send(service, { path: paths.png, body, headers: { 'x-request-id': id } });
    return { status, code: json.code, retryAfter: headers.get('retry-after') };
  };
  return { call, clock, ports };
}

describe('a quota', () => {
  it('refuses what goes beyond it until the next month, and answers repeated calls', async () => {
    const { call, clock } = limited(2);
    expect([(await call('a')).status, (await call('b')).status]).toEqual([200, 200]);
    expect(await call('c')).toEqual({ status: 429, code: 'RATE_LIMITED', retryAfter: '3600' });
    expect((await call('a')).status).toBe(200);
    clock.now = new Date('2026-04-01T00:00:00Z');
    expect((await call('c')).status).toBe(200);
  });

  it('counts what was charged before, and not what fails', async () => {
    const { call, ports } = limited(2);
    await call();
    const again = createService(ports);
    const headers = { 'x-request-id': 'x' };
    expect((await send(again, { path: paths.png, body: bodyFor('png', { scale: -1 }), headers })).status).toBe(400);
    expect((await send(again, { path: paths.png, body: bodyFor('png'), headers })).status).toBe(200);
    expect((await send(again, { path: paths.svg, body: bodyFor('svg'), headers })).status).toBe(429);
  });

  it('learns within a minute what other processes charged', async () => {
    const { call, clock, ports } = limited(3);
    await call();
    const other = createService(ports);
    for (const id of ['x', 'y']) {
      await send(other, { path: paths.png, body: bodyFor('png'), headers: { 'x-request-id': id } });
    }
    expect((await call()).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await call();
    expect((await call()).status).toBe(429);
  });

  it('of none refuses all', async () => {
    expect((await limited(0).call()).status).toBe(429);
  });
});
