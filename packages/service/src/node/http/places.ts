import type { HttpLimits } from './limits.js';

/** What a connection's claim to its place depends on. */
export interface Place {
  /** Where it comes from: see {@link networkOf}. */
  readonly network: string;
  /** When the present exchange began to wait for its client, ms: the connection, the headers, the answer, its end. */
  since: number;
  /** Whether the client waits for the server now, and not the server for the client. */
  working: boolean;
}

/** The part of an address that one client has: IPv4 whole, of IPv6 the /64 network that a line is given. */
export function networkOf(address = ''): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}

/**
 * The places to clear so that the limits hold: of the networks with the most places the one that has waited longest.
 * A place whose client waits for the server is never cleared, nor one that began after `newest`.
 */
export function surplusPlaces<T extends Place>(
  places: ReadonlySet<T>,
  { maxConnections, maxWaitingPerAddress }: Pick<HttpLimits, 'maxConnections' | 'maxWaitingPerAddress'>,
  newest: number,
): T[] {
  const groups = new Map<string, { all: number; waiting: number; old: T[] }>();
  for (const place of places) {
    const group = groups.get(place.network) ?? { all: 0, waiting: 0, old: [] };
    groups.set(place.network, group);
    group.all++;
    if (place.working) continue;
    group.waiting++;
    if (place.since <= newest) group.old.push(place);
  }
  const surplus: T[] = [];
  let left = places.size;
  for (const group of groups.values()) {
    group.old.sort((a, b) => a.since - b.since);
    const over = group.old.splice(0, Math.max(0, group.waiting - maxWaitingPerAddress));
    surplus.push(...over);
    group.all -= over.length;
    left -= over.length;
    // The oldest comes last from here on.
    group.old.reverse();
  }
  for (; left > maxConnections; left--) {
    let most: { all: number; old: T[] } | undefined;
    for (const group of groups.values()) {
      if (group.old.length > 0 && group.all > (most?.all ?? 0)) most = group;
    }
    const place = most?.old.pop();
    if (most === undefined || place === undefined) break;
    most.all--;
    surplus.push(place);
  }
  return surplus;
}
