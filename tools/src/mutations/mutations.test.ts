import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/root.js';
import { mutations } from './mutations.js';

it.each(mutations.map((mutation) => [mutation.what, mutation] as const))('%s: fits the code', (_, mutation) => {
  const { file, find, tests } = mutation;
  expect(readFileSync(join(root, file), 'utf8').split(find).length - 1, `${file} has "${find}" just once`).toBe(1);
  expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
});
