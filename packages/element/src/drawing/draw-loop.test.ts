import { expect, test } from 'vitest';
import { createDrawLoop } from './draw-loop.js';

const later = () => new Promise((resolve) => setTimeout(resolve, 0));

test('what changes while a picture is drawn is drawn next, and only the latest', async () => {
  const answers: (() => void)[] = [];
  let shown = 0;
  const loop = createDrawLoop({
    draw: () =>
      new Promise((resolve) => answers.push(() => resolve({ ok: false, message: String(answers.length), issues: [] }))),
    show() {
      shown += 1;
    },
  });
  for (let i = 0; i < 3; i += 1) loop.request(false);
  answers[0]?.();
  await later();
  answers[1]?.();
  await later();
  expect([answers.length, shown]).toEqual([2, 2]);
});

test('a picture that can not be shown does not keep the next one from being drawn', async () => {
  const failures: unknown[] = [];
  // A page tells it in its console; here it would end the tests.
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', (reason) => failures.push(reason));
  let drawn = 0;
  const loop = createDrawLoop({
    async draw() {
      drawn += 1;
      return { ok: false, message: '', issues: [] };
    },
    show() {
      if (drawn === 1) throw new Error('no room for pixels');
    },
  });
  loop.request(false);
  await later();
  loop.request(false);
  await later();
  process.removeAllListeners('unhandledRejection');
  for (const each of others) process.on('unhandledRejection', each);
  expect(drawn).toBe(2);
  expect(String(failures)).toContain('no room for pixels');
});
