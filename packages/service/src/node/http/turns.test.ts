import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns, inTurns } from './turns.js';

const busy = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

it('serves all in order, and looks at what is new in between', async () => {
  const turns = createTurns({ turnMs: 3 });
  const served: number[] = [];
  for (let i = 0; i < 40; i++) {
    turns.enter(() => {
      busy(2);
      served.push(i);
    });
  }
  await sleep(1);
  expect(served.length).toBeLessThan(20);
  await expect.poll(() => served.length, { timeout: 5000 }).toBe(40);
  expect(served).toEqual(Array.from({ length: 40 }, (_, i) => i));
});

it('serves no more than so many at a time', async () => {
  const turns = createTurns({ turnMs: 1000, atATime: 2 });
  let served = 0;
  for (let i = 0; i < 6; i++) turns.enter(() => served++);
  const seen: number[] = [];
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(served);
  }
  expect(seen).toEqual([2, 4, 6]);
});

it('serves what came last first, where it is asked to', async () => {
  const turns = createTurns({ atATime: 1, newestFirst: true });
  const served: string[] = [];
  turns.enter(() => served.push('first'));
  turns.enter(() => {
    served.push('second');
    turns.enter(() => served.push('third'));
  });
  await expect.poll(() => served).toEqual(['second', 'third', 'first']);
});

it('serves one at a time while connections arrive', async () => {
  let arrived = 0;
  const turns = createTurns({ turnMs: 1000, atATime: 10, arrivals: () => arrived });
  let served = 0;
  for (let i = 0; i < 30; i++) turns.enter(() => served++);
  const seen: number[] = [];
  for (const isArrival of [true, true, false, false]) {
    if (isArrival) arrived++;
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(served);
  }
  expect(seen).toEqual([1, 2, 12, 22]);
});

it('rests between its turns while connections arrive', async () => {
  let arrived = 0;
  const turns = createTurns({ arrivals: () => arrived, restMs: 60_000 });
  let served = 0;
  for (let i = 0; i < 30; i++) turns.enter(() => served++);
  const seen: number[] = [];
  for (const isArrival of [true, true, true, false]) {
    if (isArrival) arrived++;
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(served);
  }
  expect(seen).toEqual([1, 1, 1, 30]);
});

it('gives on each piece of a source in its turn', async () => {
  const turns = createTurns({ atATime: 1 });
  const order: string[] = [];
  async function* source() {
    yield* ['a', 'b'];
  }
  const read = async () => {
    for await (const piece of inTurns(source(), turns)) order.push(piece);
  };
  const done = read();
  turns.enter(() => order.push('before'));
  await done;
  expect(order).toEqual(['before', 'a', 'b']);
});
