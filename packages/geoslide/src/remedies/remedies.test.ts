import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brokenRemedy } from './testing/audit-remedies.js';

/** ms: every line is checked twice or more. */
const LONG = 1_200_000;

/** Of so many lines one is looked at. */
const EACH = 12;

// What people and models write wrong, ⏎ for line breaks.
const lines = readFileSync(new URL('../../../figure/src/habits/testing/lines.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((_, i) => i % EACH === 0);

/** Remedies that lead to a further message. It may fall, and not rise. */
const MOST_BROKEN = 6;

it(
  'what a message tells to write is read without a further message',
  async () => {
    const broken: string[] = [];
    for (const line of lines) {
      const own = await brokenRemedy(line.replaceAll('⏎', '\n'));
      if (own !== undefined) broken.push(`${own.line}\n  ${own.message}\n  ${own.then}`);
    }
    expect(broken.length, broken.join('\n')).toBeLessThanOrEqual(MOST_BROKEN);
  },
  LONG,
);
