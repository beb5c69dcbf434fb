import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { RunPart } from './run-part.js';
import { doSteps, type Steps, waitFor } from './steps.js';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 1));

function counted(): { run: RunPart; count: () => number } {
  let count = 0;
  const run: RunPart = (part) => {
    count++;
    return part();
  };
  return { run, count: () => count };
}

describe('doSteps', () => {
  it('gives what the work gives, and calls a part more than the work waits', async () => {
    const { run, count } = counted();
    function* sum(): Steps<number> {
      const a = yield* waitFor(later(1));
      const b = yield* waitFor(2);
      return a + b + (yield* waitFor(later(4)));
    }
    expect(await doSteps(sum(), run)).toBe(7);
    expect(count()).toBe(3);
    expect(await doSteps(sum())).toBe(7);
  });

  it('waits for promises of another realm', async () => {
    function* next(): Steps<number> {
      return 1 + (yield* waitFor<number>(runInNewContext('Promise.resolve(3)')));
    }
    expect(await doSteps(next())).toBe(4);
  });

  it('throws into the work what fails while it waits', async () => {
    const failing = (error: Error) => later(0).then(() => Promise.reject(error));
    function* careful(): Steps<string> {
      try {
        return yield* waitFor(failing(new Error('lost')));
      } catch (error) {
        return (error as Error).message;
      }
    }
    expect(await doSteps(careful())).toBe('lost');
    await expect(doSteps(waitFor(failing(new Error('gone'))))).rejects.toThrow('gone');
  });

  it('ends with what a part throws, from the first on', async () => {
    function* work(): Steps<void> {
      yield later(0);
      throw new Error('wrong');
    }
    await expect(doSteps(work())).rejects.toThrow('wrong');
    const refuse: RunPart = () => {
      throw new Error('no time');
    };
    await expect(doSteps(work(), refuse)).rejects.toThrow('no time');
  });
});
