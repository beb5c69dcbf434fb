import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../shared/message-of.js';
import type { Rendered } from './audit.js';
import { callHttp } from './call-homes.js';
import { codeOf } from './kit.js';
import { ordinary } from './load-calls.js';

/** After a call that was not answered with 200, so that a service that refuses is not asked without a pause, ms. */
const PAUSE_MS = 50;

const renders = ordinary.filter(({ status }) => status.length === 1 && status[0] === 200);

/** Clients that call a service until they are told to stop, each call under an id of its own. */
export interface Clients {
  /** By request id: the results that came for it. */
  readonly answered: ReadonlyMap<string, readonly Rendered[]>;
  readonly asked: ReadonlySet<string>;
  /**
   * How calls ended, and how many: `200`, a status with its code, `cut` where an answer broke off, else what the system
   * said, such as `ECONNREFUSED`.
   */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Ends when the last calls have. */
  stop(): Promise<void>;
}

/** How a call that was not answered ended. */
function failureOf(error: unknown): string {
  return messageOf(error) === 'aborted' ? 'cut' : (codeOf(error) ?? messageOf(error));
}

export function startClients(base: string, count: number, name: string): Clients {
  const answered = new Map<string, Rendered[]>();
  const asked = new Set<string>();
  const outcomes = new Map<string, number>();
  let isStopping = false;

  async function outcomeOf(id: string, call: (typeof renders)[number]): Promise<string> {
    try {
      const headers = { ...call.headers, 'x-request-id': id };
      const { status, bytes } = await callHttp(base, { ...call, headers });
      const result = JSON.parse(bytes.toString());
      if (status !== 200) return `${status} ${result.code}`;
      answered.set(id, [result]);
      return '200';
    } catch (error) {
      return failureOf(error);
    }
  }

  async function client(number: number): Promise<void> {
    for (let i = 0; !isStopping; i++) {
      const id = `${name}-${number}-${i}`;
      asked.add(id);
      const outcome = await outcomeOf(id, renders[(number + 7 * i) % renders.length]!);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome !== '200') await sleep(PAUSE_MS);
    }
  }

  const running = Array.from({ length: count }, (_, number) => client(number));
  return {
    answered,
    asked,
    outcomes,
    async stop() {
      isStopping = true;
      await Promise.all(running);
    },
  };
}
