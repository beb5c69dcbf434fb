import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageLoader, type Network } from './image-loader.js';
import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::1',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    'localhost',
    '2130706433',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('createImageLoader', () => {
  let server: Server;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const redirect = new URLSearchParams(url.split('?')[1]).get('to');
      if (redirect) response.writeHead(302, { location: redirect }).end();
      else if (url === '/slow') response.write('x');
      else if (url === '/missing') response.writeHead(404).end();
      else response.end(Buffer.alloc(url === '/large' ? 2000 : 10, 7));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** The internet as this test has it: every host is the server above, `inside.test` has a private address. */
  const network: Network = {
    async lookup(host) {
      return [{ address: host === 'inside.test' ? '10.0.0.1' : '127.0.0.1', family: 4 }];
    },
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    request: (url, options, onResponse) =>
      request(
        {
          ...options,
          protocol: 'http:',
          host: url.hostname,
          path: url.pathname + url.search,
          port: (server.address() as AddressInfo).port,
          headers: { host: url.host },
        },
        onResponse,
      ),
  };

  const load = createImageLoader({
    hosts: ['pics.test', '*.cdn.test', 'inside.test', '127.0.0.2', '[::1]'],
    maxBytes: 1000,
    timeoutMs: 1000,
    network,
  });

  it('loads data: addresses', async () => {
    expect([...(await load('data:image/png;base64,AQID'))]).toEqual([1, 2, 3]);
  });

  it.each([
    'https://pics.test/a.png',
    'https://a.cdn.test/a.png',
    'https://pics.test/?to=https://a.cdn.test/x',
    'https://pics.test/?to=/b',
  ])('loads %s', async (address) => {
    expect((await load(address)).length).toBe(10);
  });

  it.each([
    ['http://pics.test/a.png', 'only data: and https:'],
    ['file:///etc/passwd', 'only data: and https:'],
    ['not an address', 'no URL'],
    ['https://user:pw@pics.test/', 'password'],
    ['https://other.test/', 'not on the list'],
    ['https://cdn.test/', 'not on the list'],
    ['https://evilcdn.test/', 'not on the list'],
    ['https://pics.test.evil.test/', 'not on the list'],
    ['https://inside.test/', 'not on the public internet'],
    ['https://127.0.0.2/', 'not on the public internet'],
    ['https://2130706434/', 'not on the public internet'],
    ['https://[::1]/', 'not on the public internet'],
    ['https://pics.test/?to=https://inside.test/', 'not on the public internet'],
    ['https://pics.test/?to=https://other.test/', 'not on the list'],
    ['https://pics.test/?to=http://pics.test/', 'only data: and https:'],
    ['https://pics.test/missing', 'status 404'],
    ['https://pics.test/large', 'more than 1000 bytes'],
    ['https://pics.test/slow', 'more than 1 s'],
  ])('refuses %s', async (address, reason) => {
    await expect(load(address)).rejects.toThrow(reason);
  });

  it('follows few redirects', async () => {
    const loop = (depth: number): string =>
      depth === 0 ? 'https://pics.test/end' : `https://pics.test/?to=${encodeURIComponent(loop(depth - 1))}`;
    await expect(load(loop(3))).resolves.toHaveLength(10);
    await expect(load(loop(4))).rejects.toThrow('more than 3 times');
  });
});
