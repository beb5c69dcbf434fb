import { type Environment, numberSetting } from '../../environment.js';
import type { SettingName } from '../../settings.js';

/** What a client may take of the server before its connection is dropped. */
export interface HttpLimits {
  /** Open connections, of all clients together. */
  readonly maxConnections: number;
  /** Connections from one address (IPv6: one /64 network) on which the server waits for the client. */
  readonly maxWaitingPerAddress: number;
  /** From the connection, or from a request's first byte, to the end of its headers, ms. */
  readonly headersMs: number;
  /** How long a body may come more slowly than `minBodyRate`, ms. */
  readonly bodyMs: number;
  /** Bytes of a body per second. */
  readonly minBodyRate: number;
  /** Answers of more than {@link LARGE_BYTES} that clients may read at a time, all together. */
  readonly maxLargeAnswers: number;
  /** How long a client may read nothing of its answer, ms. */
  readonly readMs: number;
}

/** An answer with more bytes is large: the kernel may hold up to 4 MB of it for a client that does not read. */
export const LARGE_BYTES = 256 * 1024;

const DEFAULT_LIMITS: HttpLimits = {
  /** With a file under way on each, about 100 MB; far more than renders may wait. */
  maxConnections: 1000,
  /** So that one address leaves half of the places to the others. */
  maxWaitingPerAddress: 500,
  /** Headers are one packet: even a lost one comes again within some seconds. */
  headersMs: 10_000,
  /** A telephone that changes its cell is silent for some seconds. */
  bodyMs: 10_000,
  /** A slow line of a telephone. A body of 6 MB then takes 6 minutes at most. */
  minBodyRate: 16_000,
  /** 256 MB of the kernel's memory for connections, whose end is the end of all connections of the machine. */
  maxLargeAnswers: 64,
  /** A slow reader empties its kernel's buffer first, which shows as a long silence. */
  readMs: 30_000,
};

/** The limits with their defaults. */
export function httpLimits(given: Partial<HttpLimits> = {}): HttpLimits {
  return { ...DEFAULT_LIMITS, ...given };
}

/**
 * The limits that variables `GEOSLIDE_…` set.
 * @throws SettingError that names the variable.
 */
export function readHttpLimits(env: Environment): Partial<HttpLimits> {
  const settings: Record<keyof HttpLimits, SettingName> = {
    maxConnections: 'GEOSLIDE_MAX_CONNECTIONS',
    maxWaitingPerAddress: 'GEOSLIDE_MAX_WAITING_PER_ADDRESS',
    headersMs: 'GEOSLIDE_HEADERS_TIMEOUT_MS',
    bodyMs: 'GEOSLIDE_BODY_TIMEOUT_MS',
    minBodyRate: 'GEOSLIDE_MIN_BODY_RATE',
    maxLargeAnswers: 'GEOSLIDE_MAX_LARGE_ANSWERS',
    readMs: 'GEOSLIDE_READ_TIMEOUT_MS',
  };
  const read = Object.entries(settings).map(([limit, name]) => [limit, numberSetting(env, name, 1)] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}
