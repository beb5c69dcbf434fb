import { expect, test } from 'vitest';
import { caseOf, printable, runCase } from './run-case.js';
import { targets } from './targets/index.js';

const SEED = 1;
/** ms: several times what the slowest target takes on a busy machine. */
const TIMEOUT = 60_000;

// A long run, and how to try one case again: fuzz.ts.
test.each(targets.filter(({ quick }) => quick > 0))(
  'random cases hold: $target.name',
  { timeout: TIMEOUT },
  async ({ target, quick }) => {
    for (let index = 0; index < quick; index++) {
      const failure = await runCase(target, SEED, index);
      const told = failure && `case ${index}: ${failure.error}\n${printable(failure.input)?.slice(0, 2000)}`;
      expect(told).toBeUndefined();
    }
  },
);

test.each(targets)('$target.name makes the same case from the same seed', ({ target }) => {
  expect(caseOf(target, SEED, 3)).toEqual(caseOf(target, SEED, 3));
  expect(caseOf(target, SEED, 3)).not.toEqual(caseOf(target, SEED + 1, 3));
});
