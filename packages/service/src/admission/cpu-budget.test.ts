import { expect, it } from 'vitest';
import { createCpuBudget } from './cpu-budget.js';

it('gives a minute’s seconds at once, then as they come', () => {
  let time = 0;
  const budget = createCpuBudget(30, () => time);
  expect([budget.wait('k'), budget.headers('k')]).toEqual([
    0,
    { 'ratelimit-limit': '30', 'ratelimit-remaining': '30', 'ratelimit-reset': '0' },
  ]);
  budget.spend('k', 29.5);
  expect([budget.wait('k'), budget.headers('k')]).toEqual([
    0,
    { 'ratelimit-limit': '30', 'ratelimit-remaining': '0', 'ratelimit-reset': '59' },
  ]);
  budget.spend('k', 3);
  expect([budget.wait('k'), budget.wait('other')]).toEqual([5, 0]);
  time = 5000;
  expect(budget.wait('k')).toBe(0);
  time = 1_000_000;
  expect(budget.headers('k')['ratelimit-remaining']).toBe('30');
});
