import { describe, expect, it } from 'vitest';
import { suggestible } from './suggest.js';

describe('suggestible', () => {
  it('hands out names until enough were compared', () => {
    const names = suggestible(() => ['a', 'b', 'c'], 5);
    expect([names(), names(), names()].map((known) => known.length)).toEqual([3, 3, 0]);
  });
});
