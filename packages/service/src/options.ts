/** What an operator may set; each has a default. */
export interface ServiceOptions {
  /** First part of every object key. */
  readonly prefix?: string;
  /** Request body, bytes. */
  readonly maxBodyBytes?: number;
  /** Width and height of an output of `/api/render/v2`, px. */
  readonly maxSide?: number;
  /** From the accepted request to its render's end, ms. */
  readonly timeoutMs?: number;
  /** Renders at a time. */
  readonly concurrency?: number;
  /** Renders of one key at a time. */
  readonly keyConcurrency?: number;
  /** Renders that wait for their turn. */
  readonly queueLimit?: number;
  /** Bytes of all bodies that are being read, wait or are rendered; at least one body of the largest size. */
  readonly bytesInFlight?: number;
  /** Renders of one call of `/api/batch`. */
  readonly maxBatch?: number;
  /** Bytes of a picture that is the answer itself; the client of a larger one is sent to its address. */
  readonly maxPictureBytes?: number;
  /** Browser origins that may call; `*` is every one. */
  readonly corsOrigins?: readonly string[] | '*';
}

export type Settings = Required<ServiceOptions>;

/** Begins the object keys of files where no other is set. */
export const DEFAULT_PREFIX = 'renders';

/** The payload limit of AWS Lambda, so that both homes of the service behave alike. */
const DEFAULT_MAX_BODY_BYTES = 6 * 1024 * 1024;

/** 4096² px of 4 bytes are 64 MB, what one render may hold. */
const DEFAULT_MAX_SIDE = 4096;

/** Below the 29 s after which API Gateway gives up, with time to store and charge. */
const DEFAULT_TIMEOUT_MS = 20_000;

/** As many as a small machine has cores. */
const DEFAULT_CONCURRENCY = 2;

/** Some seconds of ordinary renders: who comes later is better told to come back. */
const DEFAULT_QUEUE_LIMIT = 200;

/** Ten bodies of the largest size, or thousands of ordinary ones. */
const DEFAULT_BYTES_IN_FLIGHT = 64 * 1024 * 1024;

/** Ordinary renders of so many end within the time limit of a call. */
const DEFAULT_MAX_BATCH = 100;

export function settingsOf(options: ServiceOptions): Settings {
  const maxBodyBytes = options.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  const concurrency = options.concurrency ?? DEFAULT_CONCURRENCY;
  return {
    prefix: options.prefix ?? DEFAULT_PREFIX,
    maxBodyBytes,
    maxSide: options.maxSide ?? DEFAULT_MAX_SIDE,
    timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    concurrency,
    // One thread is left to the other keys.
    keyConcurrency: options.keyConcurrency ?? Math.max(1, concurrency - 1),
    queueLimit: options.queueLimit ?? DEFAULT_QUEUE_LIMIT,
    bytesInFlight: Math.max(maxBodyBytes, options.bytesInFlight ?? DEFAULT_BYTES_IN_FLIGHT),
    maxBatch: options.maxBatch ?? DEFAULT_MAX_BATCH,
    maxPictureBytes: options.maxPictureBytes ?? Number.POSITIVE_INFINITY,
    corsOrigins: options.corsOrigins ?? '*',
  };
}
