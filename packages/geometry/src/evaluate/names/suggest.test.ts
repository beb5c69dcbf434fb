import { describe, expect, it } from 'vitest';
import { nearestName, suggestible } from './suggest.js';

describe('nearestName', () => {
  it('counts edits behind a common beginning', () => {
    expect(nearestName('perpendicularBisectr', ['perpendicularBisector', 'perpendicular'])).toBe(
      'perpendicularBisector',
    );
    expect(nearestName('abcdefgh', ['abcdefXYZ', 'abcdefhg'])).toBe('abcdefhg');
    expect(nearestName('abcdefghij', ['XYZabcdefghij'])).toBe('XYZabcdefghij');
    expect(nearestName('abcdefghij', ['WXYZabcdefghij'])).toBeUndefined();
  });
});

describe('suggestible', () => {
  it('hands out names until enough were compared', () => {
    const names = suggestible(() => ['a', 'b', 'c'], 5);
    expect([names(), names(), names()].map((known) => known.length)).toEqual([3, 3, 0]);
  });
});
