import { describe, expect, it } from 'vitest';
import { faultOf, goldenCases, isPageCurrent, leftOver } from './golden.js';

describe('golden pictures', () => {
  it.each(goldenCases().map((each) => [each.family, each.cell.name, each] as const))('%s: %s', async (_1, _2, each) => {
    expect(await faultOf(each)).toBeUndefined();
  });

  it('are all of a case, and shown by the page of the gallery', () => {
    expect(leftOver()).toEqual([]);
    expect(isPageCurrent(), 'npm run gallery -- --update writes docs/gallery/README.md').toBe(true);
  });
});
