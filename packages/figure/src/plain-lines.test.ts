import { expect, test, vi } from 'vitest';
import { habitOf } from '#habits';
import { parseFigure } from './parse-figure.js';

vi.mock('#habits', async (load) => {
  const habits = await load<typeof import('#habits')>();
  return { ...habits, habitOf: vi.fn(habits.habitOf) };
});

// The patterns of the habits take a second to compile.
test.each([
  'f: z = sin(x) cos(y)',
  'f: z = x^2 + y^2',
  'f_1: z = 4 - x^2/2 - y^2',
  'g: z = 3 exp(-(x^2 + y^2)/2)',
  'h: z = 2x - 0.5y',
])('%s is not compared with the habits of others', (line) => {
  vi.mocked(habitOf).mockClear();
  expect(parseFigure(line).warnings).toEqual([]);
  expect(habitOf).not.toHaveBeenCalled();
});

test.each(['f: z = x^2 for x in [0, 1]', 'f(x, y) = x^2'])('%s is', (line) => {
  vi.mocked(habitOf).mockClear();
  parseFigure(line);
  expect(habitOf).toHaveBeenCalled();
});
