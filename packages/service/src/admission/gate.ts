/** For how long a key counts among those that share the threads, after its last task, ms. */
const RECENT_MS = 10_000;

export interface GateOptions {
  /** Tasks at a time, > 0. */
  readonly threads: number;
  /** Tasks of one key at a time, > 0: while no other key has asked for anything lately. */
  readonly perKey: number;
  /** ms */
  readonly now: () => number;
  /** Is told how long a task of a key held its thread, however it ended. */
  readonly onHeld?: (keyId: string, ms: number) => void;
}

export interface Gate {
  /**
   * Runs the task when it is its turn.
   * @throws the signal's reason where it is aborted while the task waits.
   */
  run<T>(keyId: string, task: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Tasks that run and wait now. */
  load(): { readonly running: number; readonly waiting: number };
}

/** What a key has running and waiting. */
interface Share {
  running: number;
  /** ms that its tasks held threads. */
  used: number;
  /** Of its last task. */
  at: number;
  readonly waiting: Set<() => void>;
}

/** Whether the turn is rather `a`'s: who has fewer tasks running, then who has used less. */
function isBefore(a: Share, b: Share): boolean {
  return a.running === b.running ? a.used < b.used : a.running < b.running;
}

/**
 * A fair queue: a free thread goes to the key that has the fewest tasks running, and among those to the one that has used
 * the least time. Within a key, first come, first served. With `perKey` below `threads`, no key ever holds all of them; while
 * several keys render, all but one thread are divided among them, so that the short renders of one don't compete for the cores
 * with many long ones of another.
 */
export function createGate({ threads, perKey, now, onHeld }: GateOptions): Gate {
  let running = 0;
  const shares = new Map<string, Share>();
  const isActive = ({ running, waiting }: Share) => running > 0 || waiting.size > 0;

  /** The share of a key. One that was idle has saved nothing up: it starts level with the least of the others. */
  function shareOf(keyId: string): Share {
    const share = shares.get(keyId) ?? { running: 0, used: 0, at: now(), waiting: new Set() };
    shares.set(keyId, share);
    if (!isActive(share)) {
      const others = [...shares.values()].filter(isActive).map(({ used }) => used);
      if (others.length > 0) share.used = Math.max(share.used, Math.min(...others));
    }
    share.at = now();
    return share;
  }

  /** How many tasks of a key may run now. */
  function limit(): number {
    const time = now();
    for (const [id, share] of shares) if (!isActive(share) && time - share.at > RECENT_MS) shares.delete(id);
    return shares.size > 1 ? Math.max(1, Math.min(perKey, Math.ceil((threads - 1) / shares.size))) : perKey;
  }

  function next(): void {
    const most = limit();
    while (running < threads) {
      let first: Share | undefined;
      for (const share of shares.values()) {
        if (share.waiting.size === 0 || share.running >= most) continue;
        if (first === undefined || isBefore(share, first)) first = share;
      }
      const [start] = first?.waiting ?? [];
      if (first === undefined || start === undefined) return;
      first.waiting.delete(start);
      first.running++;
      running++;
      start();
    }
  }

  function turn(share: Share, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = () => {
        share.waiting.delete(start);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', abort);
        resolve();
      };
      signal.addEventListener('abort', abort, { once: true });
      share.waiting.add(start);
      next();
    });
  }

  return {
    load: () => ({ running, waiting: [...shares.values()].reduce((sum, { waiting }) => sum + waiting.size, 0) }),
    async run(keyId, task, signal) {
      signal.throwIfAborted();
      const share = shareOf(keyId);
      await turn(share, signal);
      const start = now();
      try {
        return await task();
      } finally {
        const held = now() - start;
        share.used += held;
        share.at = now();
        share.running--;
        running--;
        onHeld?.(keyId, held);
        next();
      }
    },
  };
}
