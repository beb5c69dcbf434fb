import { StorageError } from '@geoslide/service';

/**
 * Runs a request for at most `ms`, whatever it waits for.
 * @param run Gets a signal that is aborted at the end of the time.
 * @throws StorageError where the time is up.
 */
export async function withDeadline<T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const timeUp = new Promise<never>((_resolve, reject) => {
    const late = () => reject(new StorageError(`S3 did not answer within ${ms} ms`));
    signal.addEventListener('abort', late, { once: true });
  });
  return await Promise.race([run(signal), timeUp]);
}
