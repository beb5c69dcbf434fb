import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import { type Environment, SettingError, textSetting } from '../environment.js';

/** A name or an address, with or without a port: what a host may be, and nothing that would shift into the path. */
export const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** Whether a proxy's word about the client counts, by the address that it calls from. */
export type TrustsProxy = (address: string) => boolean;

const NAME = 'GEOSLIDE_TRUSTED_PROXIES';

/** IPv4 as IPv4, also where a socket of IPv6 took it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * The proxies whose headers are believed: `GEOSLIDE_TRUSTED_PROXIES`, addresses and networks (`10.0.0.0/8`) between
 * commas. None by default.
 * @throws SettingError that names the variable.
 */
export function readTrustedProxies(env: Environment): TrustsProxy | undefined {
  const text = textSetting(env, NAME);
  if (text === undefined) return undefined;
  const list = new BlockList();
  for (const word of text.split(',').map((each) => each.trim())) {
    const [address = '', bits, ...more] = word.split('/');
    const version = isIP(address);
    const max = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? max : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (version === 0 || prefix < 0 || prefix > max || more.length > 0) {
      throw new SettingError(
        `${NAME} has to be addresses or networks such as "127.0.0.1,10.0.0.0/8", but has "${word}"`,
      );
    }
    list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const known = plain(address);
    return isIP(known) > 0 && list.check(known, isIP(known) === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * The address of the client: that of the connection, or, behind trusted proxies, the last of `X-Forwarded-For` that is
 * not itself one of them. What stands before it is anybody's word.
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  { remoteAddress }: Pick<Socket, 'remoteAddress'>,
  trustsProxy?: TrustsProxy,
): string | undefined {
  if (remoteAddress === undefined || !trustsProxy?.(remoteAddress)) return remoteAddress && plain(remoteAddress);
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const client = forwarded.map((each) => each.trim()).findLast((address) => !trustsProxy(address));
  return client !== undefined && isIP(client) > 0 ? client : plain(remoteAddress);
}

/** What the nearest proxy added: of several values, the last. */
function lastOf(header: string | readonly string[] | undefined): string | undefined {
  return (typeof header === 'string' ? header : header?.join(','))?.split(',').at(-1)?.trim();
}

/**
 * Scheme and host that a client called, for the addresses of files. Headers are anybody's word, so they count from a
 * trusted proxy only: `X-Forwarded-Host` and `X-Forwarded-Proto`, else `Host`. Everybody else gets the address that the
 * connection came to.
 */
export function calledOrigin(
  headers: IncomingHttpHeaders,
  socket: Pick<Socket, 'localAddress' | 'localPort' | 'remoteAddress'>,
  trustsProxy?: TrustsProxy,
): string {
  if (trustsProxy?.(socket.remoteAddress ?? '')) {
    const host = lastOf(headers['x-forwarded-host']) ?? headers.host ?? '';
    const scheme = lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
    if (hostPattern.test(host)) return `${scheme}://${host}`;
  }
  const address = plain(socket.localAddress ?? '127.0.0.1');
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${socket.localPort}`;
}
