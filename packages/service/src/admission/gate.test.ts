import { describe, expect, it } from 'vitest';
import { createGate } from './gate.js';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A gate on a clock of its own, and what started in it, in order. */
function create(threads: number, perKey: number) {
  let time = 0;
  const held: [string, number][] = [];
  const gate = createGate({ threads, perKey, now: () => time, onHeld: (key, ms) => held.push([key, ms]) });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  /** Has a task of the key wait for its turn, and run until it is ended. */
  async function add(name: string, signal = never): Promise<void> {
    const task = () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    };
    await gate.run(name[0]!, task, signal);
  }
  /** Ends a task that has run for so many ms more. */
  async function end(name: string, ms = 0): Promise<void> {
    time += ms;
    ends.get(name)?.();
    await settle();
  }
  return { gate, add, end, started, held };
}

/** Tasks named by their key and a number. */
async function addAll({ add }: Pick<ReturnType<typeof create>, 'add'>, ...names: string[]): Promise<void> {
  for (const name of names) void add(name);
  await settle();
}

describe('createGate', () => {
  it('starts the tasks of a key in order, as many as may run', async () => {
    const gate = create(2, 2);
    await addAll(gate, 'a1', 'a2', 'a3', 'a4');
    expect(gate.started).toEqual(['a1', 'a2']);
    await gate.end('a2');
    expect(gate.started).toEqual(['a1', 'a2', 'a3']);
    await gate.end('a1');
    expect(gate.started).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('keeps a thread that one key can’t take', async () => {
    const gate = create(3, 2);
    await addAll(gate, 'a1', 'a2', 'a3', 'a4');
    expect(gate.started).toEqual(['a1', 'a2']);
    await addAll(gate, 'b1');
    expect(gate.started).toEqual(['a1', 'a2', 'b1']);
  });

  it('divides the threads among the keys that render, and gives them back when only one does', async () => {
    const gate = create(3, 2);
    await addAll(gate, 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1');
    await gate.end('b1');
    await gate.end('a1');
    expect(gate.started).toEqual(['a1', 'a2', 'b1']);
    await gate.end('a2', 10_000);
    expect(gate.started).toEqual(['a1', 'a2', 'b1', 'a3']);
    await gate.end('a3', 1);
    expect(gate.started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
  });

  it('serves keys in turn, however many tasks one of them has waiting', async () => {
    const gate = create(1, 1);
    await addAll(gate, 'a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await gate.end(name, 10);
    expect(gate.started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('gives a key of short tasks as much time as one of long ones', async () => {
    const gate = create(1, 1);
    const names = (key: string, count: number) => Array.from({ length: count }, (_, i) => `${key}${i}`);
    await addAll(gate, ...names('a', 30), ...names('b', 300));
    const used = { a: 0, b: 0 };
    for (let i = 0; i < 200; i++) {
      const name = gate.started.at(-1)!;
      const ms = name[0] === 'a' ? 100 : 10;
      used[name[0] as 'a' | 'b'] += ms;
      await gate.end(name, ms);
    }
    expect(Math.abs(used.a - used.b)).toBeLessThanOrEqual(100);
  });

  it('lets nobody save up time while idle', async () => {
    const gate = create(1, 1);
    await addAll(gate, 'a1', 'a2', 'a3', 'a4');
    for (const name of ['a1', 'a2']) await gate.end(name, 1000);
    await addAll(gate, 'b1', 'b2', 'b3');
    for (const name of ['a3', 'b1', 'a4']) await gate.end(name, 1000);
    expect(gate.started).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2']);
  });

  it('goes on after a task that fails, and tells how long it ran', async () => {
    const { gate, held } = create(1, 1);
    const failed = gate.run('a', () => Promise.reject(new Error('broken')), never);
    const next = gate.run('b', async () => 'fine', never);
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
    expect(held).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });

  it('drops an aborted task from the queue', async () => {
    const gate = create(1, 1);
    const abort = new AbortController();
    await addAll(gate, 'a1');
    const dropped = gate.add('b1', abort.signal);
    await addAll(gate, 'c1');
    abort.abort(new Error('too late'));
    await expect(dropped).rejects.toThrow('too late');
    await gate.end('a1');
    expect(gate.started).toEqual(['a1', 'c1']);
    await expect(gate.add('d1', abort.signal)).rejects.toThrow('too late');
    expect(gate.started).toEqual(['a1', 'c1']);
  });
});
