import type { ServicePorts } from '../ports.js';

/** One failure has its cause for the operator's log; clients see only what fails. */
export interface Readiness {
  readonly checks: Readonly<Record<string, 'ok' | 'failed'>>;
  /** What failed and why; undefined where the service is ready. */
  readonly cause?: string;
}

/** How long an answer holds, ms: anybody may ask, and a check writes a file. */
const KEPT_MS = 1000;

/** Time limit of one check, ms: that of a request to S3. */
const LIMIT_MS = 3000;

/** No key has it. */
const NO_HASH = '0'.repeat(64);

async function failureOf(check: () => Promise<unknown>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  try {
    await Promise.race([check(), late]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Checks whether calls would succeed now: keys can be read, files stored, and a thread can render. Requests during a
 * check get its answer.
 */
export function createReadiness(
  { keys, storage, renderer }: ServicePorts,
  now: () => number,
): () => Promise<Readiness> {
  const all: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['keys', () => keys.find(NO_HASH)],
    ['storage', async () => storage.check?.()],
    ['threads', async () => renderer.check?.()],
  ];
  let last: { at: number; readiness: Promise<Readiness> } | undefined;

  async function check(): Promise<Readiness> {
    const failures = await Promise.all(all.map(([, run]) => failureOf(run)));
    const checks = Object.fromEntries(
      all.map(([name], i) => [name, failures[i] === undefined ? 'ok' : 'failed'] as const),
    );
    const causes = all.flatMap(([name], i) => (failures[i] === undefined ? [] : [`${name}: ${failures[i]}`]));
    if (last !== undefined) last.at = now();
    return causes.length === 0 ? { checks } : { checks, cause: causes.join('\n') };
  }

  return () => {
    if (last === undefined || now() - last.at >= KEPT_MS) last = { at: Number.POSITIVE_INFINITY, readiness: check() };
    return last.readiness;
  };
}
