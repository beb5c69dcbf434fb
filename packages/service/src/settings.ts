/** What starts with the environment's settings: `geoslide serve`, or the function on AWS Lambda. */
export type Home = 'serve' | 'lambda';

export interface Setting {
  readonly homes: readonly Home[];
  /** What counts where the variable is missing or empty: a value that could be given, or words. */
  readonly fallback: string;
  /** One sentence or less for operators, with the unit; Markdown. */
  readonly meaning: string;
}

const both: readonly Home[] = ['serve', 'lambda'];
const serve: readonly Home[] = ['serve'];
const lambda: readonly Home[] = ['lambda'];

/**
 * Every setting of the environment, in the order of the documentation. The functions that read the environment take no
 * other names, so that a new setting starts with its line here; `docs/deploy.md` and `deploy/geoslide.env` are made of
 * these lines.
 */
export const settings = {
  PORT: { homes: serve, fallback: '8787', meaning: 'the port that the service listens at' },
  HOST: {
    homes: serve,
    fallback: '127.0.0.1',
    meaning: 'the address that it listens at; `0.0.0.0` is every one of the machine',
  },
  GEOSLIDE_PUBLIC_URL: {
    homes: both,
    fallback: 'none',
    meaning:
      'where clients read stored files; without it Lambda signs addresses, and `serve` takes the address that was called',
  },
  GEOSLIDE_TRUSTED_PROXIES: {
    homes: serve,
    fallback: 'none',
    meaning: 'addresses and networks of proxies, such as `127.0.0.1,10.0.0.0/8`',
  },
  GEOSLIDE_CORS_ORIGINS: {
    homes: both,
    fallback: '*',
    meaning: 'browser origins that may call, separated by commas',
  },
  GEOSLIDE_IMAGE_HOSTS: {
    homes: both,
    fallback: 'none',
    meaning: 'hosts that `https:` images may come from, such as `pics.example.org,*.cdn.example.org`',
  },
  GEOSLIDE_API_KEY: {
    homes: both,
    fallback: 'none',
    meaning: 'one more key, of the customer `development`',
  },
  GEOSLIDE_STORAGE: {
    homes: serve,
    fallback: '.geoslide',
    meaning:
      'keys, files and charges: a folder, or `s3://bucket/prefix?region=…`; the options `--storage` and `--data` go before it',
  },
  DATABASE_URL: {
    homes: serve,
    fallback: 'none',
    meaning:
      'keys and charges in PostgreSQL, such as `postgres://user:password@host:5432/database`; files stay where they are',
  },
  GEOSLIDE_PREFIX: {
    homes: both,
    fallback: 'renders',
    meaning: 'first part of the names of stored files',
  },
  GEOSLIDE_FILE_DAYS: {
    homes: serve,
    fallback: 'none',
    meaning: 'days after which stored files are deleted, at least 2; without it they stay',
  },
  GEOSLIDE_URL_SECONDS: {
    homes: both,
    fallback: '86400 on Lambda; else none',
    meaning: 'lifetime of signed addresses of files in S3, at most 604800; `serve` signs none without it',
  },
  GEOSLIDE_MAX_BODY_BYTES: { homes: both, fallback: '6291456', meaning: 'bytes of a request body' },
  GEOSLIDE_MAX_SIDE: { homes: both, fallback: '4096', meaning: 'width and height of `/api/render/v2`, px' },
  GEOSLIDE_MAX_BATCH: { homes: both, fallback: '100', meaning: 'renders of one call of `/api/batch`' },
  GEOSLIDE_TIMEOUT_MS: { homes: both, fallback: '20000', meaning: 'waiting and rendering together, ms' },
  GEOSLIDE_RENDER_CPU_MS: {
    homes: both,
    fallback: '2400',
    meaning: 'processor time of one render, ms; past it 422 `TOO_COMPLEX`; 0: no limit. Counted on Linux',
  },
  GEOSLIDE_CONCURRENCY: {
    homes: both,
    fallback: 'cores + 1; on Lambda 1',
    meaning: 'renders at a time, each in a thread',
  },
  GEOSLIDE_KEY_CONCURRENCY: {
    homes: both,
    fallback: 'one less, at least 1',
    meaning:
      'renders of one key at a time, while no other key renders; else the keys divide that many threads among them',
  },
  GEOSLIDE_QUEUE_LIMIT: {
    homes: both,
    fallback: '200',
    meaning: 'calls that are read or wait, beside those that are rendered; past it 503',
  },
  GEOSLIDE_BYTES_IN_FLIGHT: {
    homes: both,
    fallback: '67108864',
    meaning: 'bytes of the bodies that are read, wait or are rendered; past it 503 before the body is read',
  },
  GEOSLIDE_RATE_PER_SECOND: {
    homes: both,
    fallback: '100 per core',
    meaning:
      'calls per key and second, twice as many in a burst; 0: no limit. On Lambda each instance counts for itself',
  },
  GEOSLIDE_CPU_SECONDS_PER_MINUTE: {
    homes: serve,
    fallback: '45 per core',
    meaning:
      'seconds that the renders of a key may hold threads in a minute, failed ones too; all of it may be used at once; 0: no limit',
  },
  GEOSLIDE_MAX_CONNECTIONS: {
    homes: serve,
    fallback: '1000',
    meaning: 'open connections; ten times as many for a second',
  },
  GEOSLIDE_MAX_WAITING_PER_ADDRESS: {
    homes: serve,
    fallback: '500',
    meaning: 'of them, those of one address that the service waits for',
  },
  GEOSLIDE_MAX_LARGE_ANSWERS: {
    homes: serve,
    fallback: '64',
    meaning: 'answers over 256 kB that are read at a time',
  },
  GEOSLIDE_HEADERS_TIMEOUT_MS: { homes: serve, fallback: '10000', meaning: "for a request's headers, ms" },
  GEOSLIDE_BODY_TIMEOUT_MS: {
    homes: serve,
    fallback: '10000',
    meaning: 'how long a body may come more slowly than `GEOSLIDE_MIN_BODY_RATE`, ms',
  },
  GEOSLIDE_MIN_BODY_RATE: { homes: serve, fallback: '16000', meaning: 'bytes of a body per second' },
  GEOSLIDE_READ_TIMEOUT_MS: {
    homes: serve,
    fallback: '30000',
    meaning: 'how long a client may read nothing of its answer, ms',
  },
  GEOSLIDE_STOP_TIMEOUT_MS: {
    homes: serve,
    fallback: '25000',
    meaning: 'for the calls under way when a signal comes, ms',
  },
  GEOSLIDE_METRICS_PORT: {
    homes: serve,
    fallback: 'none',
    meaning: 'the port for operators, with `/metrics`; without it nothing is measured',
  },
  GEOSLIDE_METRICS_HOST: { homes: serve, fallback: '127.0.0.1', meaning: 'the address that it listens at' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    homes: serve,
    fallback: 'none',
    meaning: 'a collector of OpenTelemetry; the other variables `OTEL_…` count as its documentation says',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: { homes: serve, fallback: 'none', meaning: 'the same, for traces only' },
  OTEL_SDK_DISABLED: { homes: serve, fallback: 'false', meaning: '`true` sends no traces' },
  GEOSLIDE_BUCKET: { homes: lambda, fallback: 'needed', meaning: 'the bucket' },
  GEOSLIDE_KEYS_PREFIX: { homes: lambda, fallback: 'keys', meaning: 'first part of the names of keys' },
  GEOSLIDE_CHARGES_PREFIX: { homes: lambda, fallback: 'charges', meaning: 'first part of the names of charges' },
  GEOSLIDE_RESULTS_PREFIX: {
    homes: lambda,
    fallback: 'results',
    meaning: 'first part of the names of what messages of the queue were answered',
  },
  GEOSLIDE_BASE_PATH: {
    homes: lambda,
    fallback: 'none',
    meaning: 'what a custom domain puts before the paths, such as `/figures`',
  },
  AWS_ENDPOINT_URL: {
    homes: both,
    fallback: 'AWS',
    meaning:
      "another S3 server; buckets are then in the path. Region and credentials come as the SDK of AWS has them: `AWS_REGION`, `AWS_ACCESS_KEY_ID`, a machine's role",
  },
  AWS_ENDPOINT_URL_S3: { homes: both, fallback: 'AWS', meaning: 'the same, for S3 only; it goes before the other' },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

/**
 * Variables `GEOSLIDE_…` of an environment that are no settings of that home, sorted: most are misspelt, and would else
 * be left out in silence.
 */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>, home: Home): string[] {
  const known: Readonly<Record<string, Setting>> = settings;
  return Object.keys(env)
    .filter((name) => name.startsWith('GEOSLIDE_') && !known[name]?.homes.includes(home))
    .sort();
}
