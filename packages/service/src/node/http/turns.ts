/** How long what waits is served before the server looks at what is new, ms. */
const TURN_MS = 4;

/** The same while connections arrive, and how many are served then. */
const SHORT_TURN_MS = 1;
const SHORT_TURN = 1;

interface TurnOptions {
  /** How long what waits is served in a turn of the event loop, ms. */
  readonly turnMs?: number;
  /** How many in a turn. */
  readonly atATime?: number;
  /** Whether what entered last is served first. */
  readonly newestFirst?: boolean;
  /**
   * Connections that have arrived so far. Node takes one of them in each turn of the event loop, so turns are short
   * while they arrive: else the last of a few hundred would wait for as many whole turns.
   */
  readonly arrivals?: () => number;
  /** How long nothing is served after a turn while connections arrive, ms. */
  readonly restMs?: number;
}

/** Where what has to be served waits for its turn. */
export interface Turns {
  enter(serve: () => void): void;
}

/** Gives on what `source` gives, each piece in its turn. */
export async function* inTurns<T>(source: AsyncIterable<T>, turns: Turns): AsyncGenerator<T> {
  for await (const piece of source) {
    await new Promise<void>((resolve) => {
      turns.enter(resolve);
    });
    yield piece;
  }
}

/**
 * Serves what enters one after the other, for some ms in each turn of the event loop, and no more than `atATime`:
 * however many wait, other connections are looked at in between.
 */
export function createTurns(options: TurnOptions = {}): Turns {
  const { turnMs = TURN_MS, atATime = Number.POSITIVE_INFINITY, newestFirst = false } = options;
  const { arrivals = () => 0, restMs = 0 } = options;
  let waiting: (() => void)[] = [];
  let seen = 0;
  let restsUntil = 0;

  function serveSome(): void {
    const isShort = arrivals() !== seen;
    seen = arrivals();
    const start = performance.now();
    if (isShort && start < restsUntil) {
      setImmediate(serveSome);
      return;
    }
    const end = start + (isShort ? SHORT_TURN_MS : turnMs);
    const most = Math.min(waiting.length, atATime, isShort ? SHORT_TURN : atATime);
    let served = 0;
    if (newestFirst) for (; served < most && performance.now() < end; served++) waiting.pop()!();
    else {
      while (served < most && performance.now() < end) waiting[served++]!();
      waiting = waiting.slice(served);
    }
    restsUntil = performance.now() + restMs;
    if (waiting.length > 0) setImmediate(serveSome);
  }

  return {
    enter(serve) {
      if (waiting.push(serve) === 1) setImmediate(serveSome);
    },
  };
}
