/** How long what waits is served before the server looks at what is new, ms. */
const TURN_MS = 4;

/**
 * Serves what enters one after the other, for some ms in each turn of the event loop, and no more than `atATime`:
 * however
 * many wait, other connections are looked at in between.
 */
export function createTurns(turnMs = TURN_MS, atATime = Number.POSITIVE_INFINITY): { enter(serve: () => void): void } {
  let waiting: (() => void)[] = [];

  function serveSome(): void {
    const end = performance.now() + turnMs;
    let served = 0;
    while (served < Math.min(waiting.length, atATime) && performance.now() < end) waiting[served++]!();
    waiting = waiting.slice(served);
    if (waiting.length > 0) setImmediate(serveSome);
  }

  return {
    enter(serve) {
      if (waiting.push(serve) === 1) setImmediate(serveSome);
    },
  };
}
