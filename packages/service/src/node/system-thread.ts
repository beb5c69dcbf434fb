import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts processor time for programs in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;

/** The number by which Linux knows the calling thread; undefined on other systems. */
export function systemThreadId(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
}

/**
 * Processor time that a thread of this process has taken so far, ms, in steps of 10 ms.
 * @param id As {@link systemThreadId} gives it in that thread.
 * @returns undefined where the thread has ended.
 */
export function systemThreadTimeMs(id: number): number | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/self/task/${id}/stat`, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
  // proc(5): the name stands in brackets and may hold spaces; utime and stime are the fields 14 and 15.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
