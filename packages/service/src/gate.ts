import { ServiceError } from './service-error.js';

/** A render that runs longer is slow: it makes room, so that those behind it don't wait for its end. */
const SLOW_AFTER_MS = 1000;

/** Renders that made room and still run. Past it, a slow one keeps its place. */
export const MAX_SLOW = 4;

export interface Gate {
  /**
   * Runs the task when it is its turn.
   * @throws ServiceError RENDER_QUEUE_FULL, or the signal's reason where it is aborted while the task waits.
   */
  run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Lets `concurrency` tasks run at a time and `queueLimit` wait, first come, first served. */
export function createGate(concurrency: number, queueLimit: number): Gate {
  let running = 0;
  let slow = 0;
  const waiting = new Set<() => void>();

  function next(): void {
    const [start] = waiting;
    if (start === undefined || running >= concurrency) return;
    waiting.delete(start);
    start();
  }

  function enter(signal: AbortSignal): Promise<void> {
    if (running < concurrency) {
      running++;
      return Promise.resolve();
    }
    if (waiting.size >= queueLimit) {
      const message = 'Too many renders are waiting. The call was not charged; try again in a second.';
      return Promise.reject(new ServiceError('RENDER_QUEUE_FULL', message, { headers: { 'retry-after': '1' } }));
    }
    return new Promise((resolve, reject) => {
      const abort = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', abort);
        running++;
        resolve();
      };
      signal.addEventListener('abort', abort, { once: true });
      waiting.add(start);
    });
  }

  return {
    async run(task, signal) {
      signal.throwIfAborted();
      await enter(signal);
      let madeRoom = false;
      const timer = setTimeout(() => {
        if (slow >= MAX_SLOW) return;
        madeRoom = true;
        slow++;
        running--;
        next();
      }, SLOW_AFTER_MS);
      try {
        return await task();
      } finally {
        clearTimeout(timer);
        if (madeRoom) slow--;
        else {
          running--;
          next();
        }
      }
    },
  };
}
