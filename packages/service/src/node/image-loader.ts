import type { LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import type { LookupFunction } from 'node:net';
import { traceHeaders } from '../log/call-scope.js';

/** A photograph of a page's width has some hundred kilobytes. */
const MAX_IMAGE_BYTES = 5_000_000;

/** From the first name lookup to the last byte, so that one image can't use up a render's time. */
const IMAGE_TIMEOUT_MS = 5000;

/** From a short address to the long one, and from there to a content network. */
const MAX_REDIRECTS = 3;

export interface ImageLoaderOptions {
  /** Hosts that images may come from: `pics.example.org`, or `*.example.org` for all below it. */
  readonly hosts: readonly string[];
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** Instead of the network, for tests. */
  readonly network?: Network;
}

export interface Network {
  readonly lookup: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isPublic: (address: string) => boolean;
  readonly request: (
    url: URL,
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest;
}

/** Loaded with the first image: few renders have one, and all of them wait for a thread that starts. */
async function internet(): Promise<Network> {
  const [{ lookup }, { request }, { isPublicAddress }] = await Promise.all([
    import('node:dns/promises'),
    import('node:https'),
    import('./public-address.js'),
  ]);
  return { lookup: (host) => lookup(host, { all: true }), isPublic: isPublicAddress, request };
}

function isAllowed(host: string, hosts: readonly string[]): boolean {
  return hosts.some((allowed) => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed));
}

function checkedUrl(address: string, base: URL | undefined, hosts: readonly string[]): URL {
  if (!URL.canParse(address, base?.href)) throw new Error('the address is no URL');
  const url = new URL(address, base);
  if (url.protocol !== 'https:') throw new Error('only data: and https: addresses are loaded');
  if (url.username !== '' || url.password !== '') throw new Error('the address must not hold a password');
  if (!isAllowed(url.hostname, hosts)) throw new Error(`the host ${url.hostname} is not on the list of allowed hosts`);
  return url;
}

/** The addresses of a host, every one of them public. The connection is made to these and to no others. */
async function publicAddresses(host: string, network: Network): Promise<readonly LookupAddress[]> {
  const literal = host.replace(/^\[|\]$/g, '');
  const { isIP } = await import('node:net');
  const version = isIP(literal);
  const addresses = version === 0 ? await network.lookup(host) : [{ address: literal, family: version }];
  if (addresses.length === 0) throw new Error(`the host ${host} has no address`);
  if (!addresses.every(({ address }) => network.isPublic(address))) {
    throw new Error(`the host ${host} is not on the public internet`);
  }
  return addresses;
}

function fetchOnce(
  url: URL,
  addresses: readonly LookupAddress[],
  network: Network,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | { readonly redirect: string }> {
  const lookup: LookupFunction = (_host, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/png, image/jpeg', 'user-agent': 'geoslide', ...traceHeaders() };
    const request = network.request(url, { lookup, signal, headers, agent: false }, (response) => {
      const refuse = (reason: string) => {
        response.destroy();
        reject(new Error(reason));
      };
      const { statusCode = 0 } = response;
      if (statusCode >= 300 && statusCode < 400 && response.headers.location !== undefined) {
        response.destroy();
        resolve({ redirect: response.headers.location });
        return;
      }
      if (statusCode !== 200) return refuse(`the host answered with status ${statusCode}`);
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) refuse(`the image has more than ${maxBytes} bytes`);
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    request.on('error', reject);
    request.end();
  });
}

/**
 * Loads the images that projects name: `data:` addresses always, `https:` ones from the listed hosts, by way of public
 * addresses only, also after redirects. Throws with a reason that the client may read.
 */
export function createImageLoader(options: ImageLoaderOptions): (address: string) => Promise<Uint8Array> {
  const { hosts, maxBytes = MAX_IMAGE_BYTES, timeoutMs = IMAGE_TIMEOUT_MS } = options;

  async function load(address: string, signal: AbortSignal): Promise<Uint8Array> {
    let url: URL | undefined;
    let next = address;
    const network = options.network ?? (await internet());
    for (let i = 0; i <= MAX_REDIRECTS; i++) {
      url = checkedUrl(next, url, hosts);
      const addresses = await publicAddresses(url.hostname, network);
      const answer = await fetchOnce(url, addresses, network, maxBytes, signal);
      if (answer instanceof Uint8Array) return answer;
      next = answer.redirect;
    }
    throw new Error(`the host redirects more than ${MAX_REDIRECTS} times`);
  }

  return async (address) => {
    if (address.startsWith('data:')) return new Uint8Array(await (await fetch(address)).arrayBuffer());
    const signal = AbortSignal.timeout(timeoutMs);
    const timeUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error(`the image took more than ${timeoutMs / 1000} s`)));
    });
    return Promise.race([load(address, signal), timeUp]);
  };
}
