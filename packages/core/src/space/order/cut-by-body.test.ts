import { expect, it } from 'vitest';
import { roundest } from './cut-by-body.js';

it('cuts at the roundest number', () => {
  expect(roundest(3, 21)).toBe(16);
  expect(roundest(-5, 9)).toBe(0);
});

it('does not cut at an end, where a polygon would stay as large as it is', () => {
  expect(roundest(-16.9, 1e-300)).toBe(-16);
  expect(roundest(0, 10)).toBe(8);
  expect(roundest(15.999, 31)).toBe(24);
});
