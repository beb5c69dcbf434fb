import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name.js';

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

describe('nearestName', () => {
  it.each([
    ['Midpont', ['Point', 'Midpoint', 'Segment'], 'Midpoint'],
    ['segment', ['Segment'], 'Segment'],
    ['pionts', ['points', 'joints'], 'points'],
    ['b', ['a', 'B'], 'B'],
    ['b', ['a', 'c'], undefined],
    ['xyz', ['abc'], undefined],
    ['a'.repeat(100), ['a'.repeat(99)], undefined],
  ])('%s', (name, known, expected) => {
    expect(nearestName(name, known)).toBe(expected);
  });
});
