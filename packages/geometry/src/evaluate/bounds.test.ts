import { describe, expect, it } from 'vitest';
import { constructSources, slideOf } from '../testing/sources.js';
import { construct } from './construct.js';

const slider = { kind: 'slider', min: '0', max: '4' };

function chain(length: number, first: string, next: (previous: string, index: number) => string) {
  const sources: Record<string, string> = { p0: first };
  for (let index = 1; index < length; index += 1) sources[`p${index}`] = next(`p${index - 1}`, index);
  return sources;
}

/** The best of several runs in ms, as the machine may be busy with other things. */
function bestTime(run: () => void): number {
  const times = Array.from({ length: 8 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('long chains', () => {
  it('evaluates 5000 definitions that depend on each other, in any order of the file', () => {
    const forward = chain(5000, 'Point(0, 0)', (previous) => `${previous} + Point(1, 2)`);
    const backward = Object.fromEntries(Object.entries(forward).reverse());
    for (const sources of [forward, backward]) {
      const { construction, value } = constructSources(sources);
      expect(construction.warnings).toEqual([]);
      expect(value('p4999')).toMatchObject({ x: 4999, y: 9998 });
    }
  });

  it('evaluates 1000 in under 50 ms', () => {
    const slide = slideOf(chain(1000, 'Point(0, 0)', (previous, n) => `Rotate(${previous}, 3°, Point(1, ${n}))`));
    expect(bestTime(() => construct(slide))).toBeLessThan(50);
  });

  it('reports a cycle of 5000', () => {
    const { warning, construction } = constructSources({ ...chain(5000, 'p4999', (previous) => previous) });
    expect(construction.warnings).toHaveLength(5000);
    expect(warning('p0')).toContain('it depends on itself');
    expect(warning('p0')!.length).toBeLessThan(500);
  });
});

describe('hostile sources end in a warning', () => {
  it('for functions that double', () => {
    const { warning, construction } = constructSources(chain(60, 'x', (f) => `${f}(${f}(x)) + sin(${f}(x))`));
    expect(construction.warnings.length).toBeGreaterThan(0);
    expect(construction.warnings[0]?.message).toContain('too large');
    expect(warning('p59')).toMatch(/too large|depends on/);
  });

  it('for derivatives of derivatives', () => {
    const source = "f''''''''''''''''''''(1)";
    const { warning } = constructSources({ f: 'sin(x^2) exp(x) ln(x) / (x^3 + cos(x))', g: source });
    expect(warning('g')).toContain('the derivative is too large');
  });

  it('for sums and nested sums without end', () => {
    expect(constructSources({ a: 'sum(k, k, 1, 10^12)' }).warning('a')).toContain('undefined');
    const nested = 'sum(sum(sum(sum(1, a, 1, 9999), b, 1, 9999), c, 1, 9999), d, 1, 9999)';
    expect(constructSources({ a: nested }).warning('a')).toContain('undefined');
  });
});

describe('a locus driver', () => {
  it('moves what depends on it, and nothing else', () => {
    const { value, construction } = constructSources(
      {
        a: slider,
        P: 'Point(a, Q.x)',
        Q: 'Point(s, 0.25)',
        s: 'Segment(Point(0, 0), Point(4, 0))',
        path: 'Locus(P, a)',
        other: 'Locus(M, Q)',
        M: 'Midpoint(Q, Point(0, 2))',
      },
      [['a.0', 3]],
    );
    expect(construction.warnings).toEqual([]);
    expect(value('P')).toMatchObject({ x: 3, y: 1 });
    for (const id of ['path', 'other']) {
      const curve = value(id);
      if (curve?.type !== 'Curve' || curve.form !== 'sampled') throw new Error(`${id} is no locus`);
      const xs = curve.branches.flat().map(({ x }) => x);
      const ys = curve.branches.flat().map(({ y }) => y);
      expect(Math.min(...xs)).toBeCloseTo(0, 9);
      expect(Math.max(...xs)).toBeCloseTo(id === 'path' ? 4 : 2, 9);
      expect(new Set(ys.map((y) => y.toFixed(9)))).toEqual(new Set(['1.000000000']));
    }
  });

  it('must be a slider or a point on a path', () => {
    const { warning } = constructSources({ A: 'Point(1, 2)', B: 'A + Point(1, 1)', path: 'Locus(B, A)' });
    expect(warning('path')).toMatch(/slider|path/);
  });
});
