import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';

/** The slopes of the tangents in the definition r. */
function slopes(sources: Record<string, string>): number[] {
  const { construction } = constructSources(sources);
  const value = construction.objects.get('r')?.value;
  const lines = value?.type === 'List' ? value.items : value === undefined ? [] : [value];
  return lines
    .map((line) => (line.type === 'Line' ? line.direction.y / line.direction.x : Number.NaN))
    .sort((a, b) => a - b);
}

const LOCUS = {
  k: 'Circle(Point(0, 0), 2)',
  P: 'Point(k, 1)',
  M: 'Midpoint(P, Point(0, 0))',
  l: 'Locus(M, P)',
};

describe('tangents of curves that are samples', () => {
  it('touch a locus that is a circle', () => {
    const [down, up] = slopes({ ...LOCUS, r: 'Tangent(l, Point(2, 0))' });
    expect(down).toBeCloseTo(-1 / Math.sqrt(3), 8);
    expect(up).toBeCloseTo(1 / Math.sqrt(3), 8);
  });

  it('touch it at a point of it', () => {
    const found = slopes({ ...LOCUS, Q: 'Point(l, 0.125)', r: 'Tangent(l, Q)' });
    expect(found).toHaveLength(1);
    expect(found[0]).toBeCloseTo(-1, 3);
  });

  it('touch an envelope, here sqrt(x) + sqrt(y) = 1', () => {
    const sources = {
      k: 'Segment(Point(0, 0), Point(1, 0))',
      P: 'Point(k, 0.3)',
      s: 'Segment(P, Point(0, 1 - P.x))',
      e: 'Envelope(s, P)',
      r: 'Tangent(e, Point(0.25, 0))',
    };
    // The tangent y = (1 - t)(1 - x/t) has its zero at t.
    expect(slopes(sources).some((slope) => Math.abs(slope + 3) < 1e-4)).toBe(true);
  });

  it('do not exist from inside', () => {
    const { construction } = constructSources({ ...LOCUS, r: 'Tangent(l, Point(0, 0))' });
    expect(construction.objects.get('r')?.value).toBeUndefined();
    expect(construction.warnings.map(({ message }) => message)).toContain(
      'no tangent of the curve passes through the point',
    );
  });
});
