import type { Socket } from 'node:net';
import { type Place, surplusPlaces } from './places.js';

/** How long a large answer may be read while others wait, ms. */
const SHARE_MS = 10_000;

/** How often those that wait are looked after, ms. */
const CHECK_MS = 500;

interface Reader extends Place {
  readonly socket: Socket;
}

/** Lets a number of connections read a large answer at a time. */
export interface LargeAnswers {
  /** Waits for a turn, which lasts until the connection closes. False, and the connection closed, where none came in time. */
  take(reader: Reader, maxMs: number): Promise<boolean>;
}

/**
 * While connections wait for their turn, those that have read for long lose theirs: the address with the most first. The
 * last that came is the next, since the others may be of a crowd that never reads.
 */
export function createLargeAnswers(max: number): LargeAnswers {
  const reading = new Set<Reader>();
  const waiting: { reader: Reader; go: (mayRead: boolean) => void; until: number }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    while (reading.size < max && waiting.length > 0) {
      const { reader, go } = waiting.pop()!;
      if (reader.socket.destroyed) go(false);
      else {
        start(reader);
        go(true);
      }
    }
  }

  function start(reader: Reader): void {
    reader.since = performance.now();
    reading.add(reader);
    reader.socket.once('close', () => {
      reading.delete(reader);
      next();
    });
  }

  function check(): void {
    const now = performance.now();
    while (waiting[0] !== undefined && (waiting[0].until <= now || waiting[0].reader.socket.destroyed)) {
      const { reader, go } = waiting.shift()!;
      reader.socket.destroy();
      go(false);
    }
    const maxConnections = Math.max(0, max - waiting.length);
    const slow = surplusPlaces(reading, { maxConnections, maxWaitingPerAddress: max }, now - SHARE_MS);
    // What the kernel still holds for them goes with them.
    for (const { socket } of slow) socket.resetAndDestroy();
    timer = waiting.length > 0 ? setTimeout(check, CHECK_MS).unref() : undefined;
  }

  return {
    take(reader, maxMs) {
      if (reading.size < max) {
        start(reader);
        return Promise.resolve(true);
      }
      if (timer === undefined) timer = setTimeout(check, CHECK_MS).unref();
      return new Promise((go) => {
        waiting.push({ reader, go, until: performance.now() + maxMs });
      });
    },
  };
}
