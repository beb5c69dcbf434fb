import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedDash, edgeDashes, fittedDash, freeDash, type LineDash } from './dash.js';

const kinds: readonly Exclude<LineDash, 'solid'>[] = ['dashed', 'dotted', 'dashdot'];
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
const kind = fc.constantFrom(...kinds);
const width = fc.double({ min: 0.25, max: 40, noNaN: true });
const length = fc.double({ min: 0.01, max: 5000, noNaN: true });

describe('fittedDash', () => {
  it('is in proportion to the width', () => {
    expect(fittedDash('dashed', 4, 400, 0, 'butt').dash![0]).toBe(
      2 * fittedDash('dashed', 2, 400, 0, 'butt').dash![0]!,
    );
  });

  it('ends with a whole dash, as it begins', () => {
    fc.assert(
      fc.property(kind, width, length, (k, w, l) => {
        const { dash } = fittedDash(k, w, l, 0, 'butt');
        if (!dash) return;
        const periods = (l - dash[0]!) / sum(dash);
        expect(Math.abs(periods - Math.round(periods))).toBeLessThan(0.05 / sum(dash) + 1e-9);
        expect(dash.every((part) => part >= 0)).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it('has its last dot at the end, not behind it', () => {
    const { dash } = fittedDash('dotted', 6, 200, 0, 'butt');
    const last = Math.round(200 / sum(dash!)) * sum(dash!);
    expect(last).toBeCloseTo(199.95);
  });

  it('has a gap on a path longer than a dash, whose dashes are shorter then', () => {
    const { dash } = fittedDash('dashed', 2, 9, 0, 'round');
    expect(2 * dash![0]! + dash![1]!).toBeCloseTo(9);
    expect(dash![1]! / dash![0]!).toBeCloseTo(3 / 4);
  });

  it('is solid on a path shorter than a dash, and for solid', () => {
    expect(fittedDash('dashed', 2, 7, 0, 'round')).toEqual({ cap: 'round' });
    expect(fittedDash('solid', 2, 900, 0, 'butt')).toEqual({ cap: 'butt' });
  });

  it('starts within the pattern where the path is cut', () => {
    const { dash, dashOffset } = fittedDash('dashed', 2, 400, 33, 'butt');
    expect(dashOffset).toBeCloseTo(33 % sum(dash!));
  });
});

describe('closedDash', () => {
  it('goes round in whole periods', () => {
    fc.assert(
      fc.property(kind, width, length, (k, w, l) => {
        const { dash } = closedDash(k, w, l, 'butt');
        if (!dash) return;
        const periods = l / sum(dash);
        expect(Math.abs(periods - Math.round(periods))).toBeLessThan(1e-6);
      }),
      { seed: 1 },
    );
  });
});

describe('edgeDashes', () => {
  it('fills the edge, with a dash at both ends', () => {
    fc.assert(
      fc.property(kind, width, length, (k, w, l) => {
        const parts = edgeDashes(k, w, l);
        expect(sum(parts)).toBeCloseTo(l, 6);
        expect(parts.length % 2).toBe(1);
        expect(parts[0]).toBeCloseTo(parts.at(-1)!, 9);
        const segment = fittedDash(k, w, l, 0, 'butt').dash;
        if (segment) expect(parts.slice(0, 2)).toEqual(parts.length > 3 ? segment.slice(0, 2) : parts.slice(0, 2));
      }),
      { seed: 1 },
    );
  });
});

describe('freeDash', () => {
  it('keeps its phase wherever the path begins', () => {
    expect(freeDash('dashed', 2, -5, 'butt')).toEqual({ dash: [8, 6], dashOffset: 9, cap: 'butt' });
    expect(freeDash('dashed', 2, 28, 'butt')).toEqual({ dash: [8, 6], cap: 'butt' });
  });
});
