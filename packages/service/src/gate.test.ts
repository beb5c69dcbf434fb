import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate, MAX_SLOW } from './gate.js';

const never = new AbortController().signal;

/** A task that runs until it is ended. */
function held() {
  let end = () => {};
  const state = { started: false, end: () => end() };
  const task = () =>
    new Promise<void>((resolve) => {
      state.started = true;
      end = resolve;
    });
  return { state, task };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('createGate', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts tasks in order, as many as may run', async () => {
    const gate = createGate(2, 10);
    const tasks = [held(), held(), held(), held()];
    const done = tasks.map(({ task }) => gate.run(task, never));
    await settle();
    const started = () => tasks.map(({ state }) => state.started);
    expect(started()).toEqual([true, true, false, false]);
    tasks[1]?.state.end();
    await settle();
    expect(started()).toEqual([true, true, true, false]);
    tasks[0]?.state.end();
    await settle();
    for (const { state } of tasks) state.end();
    await Promise.all(done);
    expect(started()).toEqual([true, true, true, true]);
  });

  it('goes on after a task that fails', async () => {
    const gate = createGate(1, 10);
    const failed = gate.run(() => Promise.reject(new Error('broken')), never);
    const next = gate.run(async () => 'fine', never);
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });

  it('refuses what its queue can’t hold', async () => {
    const gate = createGate(1, 0);
    const { task, state } = held();
    const first = gate.run(task, never);
    await expect(gate.run(async () => 1, never)).rejects.toMatchObject({ code: 'RENDER_QUEUE_FULL' });
    state.end();
    await first;
    await expect(gate.run(async () => 1, never)).resolves.toBe(1);
  });

  it('drops an aborted task from the queue', async () => {
    const gate = createGate(1, 1);
    const first = held();
    const done = gate.run(first.task, never);
    const abort = new AbortController();
    const dropped = gate.run(async () => 1, abort.signal);
    abort.abort(new Error('too late'));
    await expect(dropped).rejects.toThrow('too late');
    const third = gate.run(async () => 3, never);
    first.state.end();
    await done;
    await expect(third).resolves.toBe(3);
    await expect(gate.run(async () => 4, abort.signal)).rejects.toThrow('too late');
  });

  it('lets others by a slow task, up to a number of slow ones', async () => {
    const gate = createGate(1, 100);
    const tasks = Array.from({ length: MAX_SLOW + 3 }, held);
    const done = tasks.map(({ task }) => gate.run(task, never));
    await settle();
    for (let i = 0; i < MAX_SLOW + 2; i++) await vi.advanceTimersByTimeAsync(1000);
    const started = () => tasks.filter(({ state }) => state.started).length;
    expect(started()).toBe(MAX_SLOW + 1);
    tasks[MAX_SLOW]?.state.end();
    await settle();
    expect(started()).toBe(MAX_SLOW + 2);
    for (const { state } of tasks) state.end();
    await settle();
    for (const { state } of tasks) state.end();
    await Promise.all(done);
  });
});
