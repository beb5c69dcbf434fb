import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from './manifest.js';
import type { Outcome, RunTask } from './run-batch.js';

/** Tries of a task that fails by the network or the service; those that are told to come later are not counted. */
const MAX_TRIES = 6;

/** A call that waits, renders and stores for all of its time, ms. */
const CALL_MS = 60_000;

/** Between tries where nobody says how long, ms: twice as long each time. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

const PICTURE = { png: 'image/png', pdf: 'application/pdf', svg: 'image/svg+xml', tikz: 'text/x-tex' } as const;

/** Statuses that say nothing of the task itself. */
const isPassing = (status: number) => status >= 500 || status === 408;

/** Seconds as `Retry-After` has them, in ms; undefined where it says none. */
function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? 1000 * seconds : undefined;
}

/** JSON of a service: a result or an error. */
interface Answer {
  readonly success: boolean;
  readonly error?: string;
  readonly code?: string;
  readonly issues?: unknown;
  readonly [field: string]: unknown;
}

export interface Remote {
  readonly service: URL;
  readonly apiKey: string;
  /** Whether the pictures themselves are wanted, not only their addresses. */
  readonly pictures: boolean;
}

/**
 * Renders tasks with a service. Where it asks to come later (429 and 503 with `Retry-After`), all tasks wait. A task
 * that is sent again has the same `x-request-id`, so that it is charged once.
 */
export function remoteTasks({ service, apiKey, pictures }: Remote): RunTask {
  let notBefore = 0;

  async function call({ format, path, body, hash }: Task): Promise<Response> {
    return await fetch(new URL(`.${path}`, service), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'x-request-id': `batch-${hash}`,
        accept: pictures ? PICTURE[format] : 'application/json',
      },
      body,
      signal: AbortSignal.timeout(CALL_MS),
    });
  }

  async function outcomeOf(response: Response): Promise<Outcome> {
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && !type.startsWith('application/json')) {
      // Who was sent on to the stored picture has its address alone.
      const header = response.headers.get('x-geoslide-result');
      const result: Answer = header === null ? { success: true, url: response.url } : JSON.parse(header);
      return { result, bytes: new Uint8Array(await response.arrayBuffer()) };
    }
    const answer = (await response.json()) as Answer;
    if (response.ok) return { result: answer };
    const { error, code, issues } = answer;
    return { result: { success: false, status: response.status, error, code, issues } };
  }

  return async (task) => {
    let pause = FIRST_PAUSE_MS;
    for (let tries = 1; ; ) {
      await sleep(Math.max(0, notBefore - performance.now()));
      let failure: string;
      try {
        const response = await call(task);
        const later = response.status === 429 || response.status === 503 ? retryAfterMs(response.headers) : undefined;
        if (later !== undefined) {
          await response.body?.cancel();
          notBefore = Math.max(notBefore, performance.now() + later);
          continue;
        }
        if (!isPassing(response.status) || tries === MAX_TRIES) return await outcomeOf(response);
        await response.body?.cancel();
        failure = `status ${response.status}`;
      } catch (error) {
        const { message, cause } = error as Error;
        failure = `${message}${cause instanceof Error ? `: ${cause.message}` : ''}`;
      }
      if (tries === MAX_TRIES) {
        return { result: { success: false, error: `${service.origin} does not answer: ${failure}` } };
      }
      tries++;
      await sleep(pause);
      pause = Math.min(MAX_PAUSE_MS, 2 * pause);
    }
  };
}
