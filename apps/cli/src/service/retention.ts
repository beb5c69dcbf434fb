import type { Files } from '@geoslide/storage';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes stored files that are older than so many days, now and once a day.
 * @param prefix What the object keys of all files begin with.
 */
export function keepFiles(files: Files, prefix: string, days: number, tell: (message: string) => void): void {
  async function clean(): Promise<void> {
    try {
      const removed = await files.removeBefore(prefix, new Date(Date.now() - days * DAY_MS));
      if (removed > 0) tell(`deleted ${removed} ${removed === 1 ? 'file' : 'files'} of more than ${days} days`);
    } catch (error) {
      tell(`old files could not be deleted, which is tried again in a day: ${error}`);
    }
  }
  void clean();
  setInterval(clean, DAY_MS).unref();
}
