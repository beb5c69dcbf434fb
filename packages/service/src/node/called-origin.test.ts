import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SettingError } from '../environment.js';
import { clientAddress, readTrustedProxies } from './called-origin.js';
import { type AnswerRequest, createHttpServer } from './http-server.js';

const trusting = (text: string) => readTrustedProxies({ GEOSLIDE_TRUSTED_PROXIES: text });

describe('GEOSLIDE_TRUSTED_PROXIES', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['10.0.0.0/8, 192.168.0.0/16', '192.168.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['::1', '::1', true],
    ['fd00::/8', 'fd12::1', true],
    ['fd00::/8', '2001:db8::1', false],
    ['10.0.0.0/8', '', false],
  ])('%s: %s is trusted: %s', (text, address, expected) => {
    expect(trusting(text)?.(address)).toBe(expected);
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '10.0.0.1,'])('refuses %s', (text) => {
    expect(() => trusting(text)).toThrow(SettingError);
  });

  it('is nobody by default', () => {
    expect(readTrustedProxies({})).toBeUndefined();
  });
});

describe('the origin of a request', () => {
  const answer: AnswerRequest = async ({ url }) => ({ status: 200, headers: {}, body: url });
  const plain = createHttpServer(answer).server;
  const behind = createHttpServer(answer, {}, trusting('127.0.0.1')).server;
  const elsewhere = createHttpServer(answer, {}, trusting('10.0.0.1')).server;
  const all = [plain, behind, elsewhere];
  beforeAll(() =>
    Promise.all(all.map((server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))),
  );
  afterAll(() => {
    for (const server of all) server.close();
  });

  const portOf = (server: typeof plain) => (server.address() as AddressInfo).port;
  const ask = (server: typeof plain, headers: Record<string, string>, path = '/x?y') =>
    new Promise<string>((resolve, reject) => {
      const call = request({ port: portOf(server), host: '127.0.0.1', path, headers, agent: false }, async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve(text);
      });
      call.on('error', reject).end();
    });
  const forged = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };

  it('is where the connection came to, whatever a stranger says', async () => {
    const own = (server: typeof plain) => `http://127.0.0.1:${portOf(server)}/x?y`;
    expect(await ask(plain, forged)).toBe(own(plain));
    expect(await ask(plain, forged, 'http://evil.test/x?y')).toBe(own(plain));
    expect(await ask(elsewhere, forged)).toBe(own(elsewhere));
  });

  it.each([
    [{ host: 'pics.test' }, 'http://pics.test'],
    [{ host: 'pics.test:81', 'x-forwarded-proto': 'https' }, 'https://pics.test:81'],
    [{ host: 'inner', 'x-forwarded-host': 'pics.test', 'x-forwarded-proto': 'https' }, 'https://pics.test'],
    [
      { host: 'inner', 'x-forwarded-host': 'evil.test, pics.test', 'x-forwarded-proto': 'http, https' },
      'https://pics.test',
    ],
    [{ host: 'pics.test', 'x-forwarded-proto': 'file' }, 'http://pics.test'],
  ])('is what a trusted proxy says: %j', async (headers, origin) => {
    expect(await ask(behind, headers)).toBe(`${origin}/x?y`);
  });

  it('is not what a trusted proxy says where that is no host', async () => {
    const headers = { host: 'pics.test', 'x-forwarded-host': 'evil.test/path' };
    expect(await ask(behind, headers)).toBe(`http://127.0.0.1:${portOf(behind)}/x?y`);
  });
});

describe('the address of a client', () => {
  it.each([
    ['without a proxy, the connection', undefined, '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['IPv4 as IPv4', undefined, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['of a proxy that is not trusted, its own', '10.0.0.1', '192.0.2.1', '203.0.113.9', '192.0.2.1'],
    ['of a trusted proxy, what it says', '192.0.2.1', '192.0.2.1', '203.0.113.9', '203.0.113.9'],
    [
      'of several, the last that is no proxy',
      '192.0.2.0/24',
      '192.0.2.1',
      'forged, 203.0.113.9, 192.0.2.2',
      '203.0.113.9',
    ],
    ['of a trusted proxy without a word', '192.0.2.1', '192.0.2.1', undefined, '192.0.2.1'],
    ['of a trusted proxy with a strange word', '192.0.2.1', '192.0.2.1', 'unknown', '192.0.2.1'],
  ])('%s', (_name, trusted, remoteAddress, forwarded, expected) => {
    const trusts = trusted === undefined ? undefined : trusting(trusted);
    expect(clientAddress({ 'x-forwarded-for': forwarded }, { remoteAddress }, trusts)).toBe(expected);
  });
});
