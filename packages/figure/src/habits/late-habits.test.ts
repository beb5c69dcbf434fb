import { expect, it } from 'vitest';
import { adviceFor, habitOf, missingHabits, settingAdvice } from './late-habits.js';

it('are loaded once they were asked for, and then there', async () => {
  const surroundings = { defines: () => false, inSpace: false, text: '' };
  const ask = () => [
    habitOf('f(x) = x^2', surroundings),
    adviceFor('an object', 'arrowhead', 1),
    settingAdvice('width', '600'),
  ];
  expect(missingHabits()).toBeUndefined();
  expect(ask()).toEqual([undefined, undefined, undefined]);
  await missingHabits();
  expect(missingHabits()).toBeUndefined();
  expect(ask()).toEqual([{ read: 'f: y = x^2' }, 'write endArrow: stealth', expect.any(String)]);
});
