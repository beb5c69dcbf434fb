import { describe, expect, it } from 'vitest';
import { aroundPoint } from './around-point.js';
import { OTHER_COST } from './spot.js';

describe('spots around a point', () => {
  it('come cheapest first, each worse than the usual place', () => {
    const costs = [...aroundPoint({ x: 0, y: -8, width: 12, height: 8 }, [50, 50], 4)].map(({ cost }) => cost);
    expect(costs.length).toBeGreaterThan(100);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(costs[0]).toBeGreaterThanOrEqual(OTHER_COST);
  });

  it('are made only as they are looked at', () => {
    let reads = 0;
    const ink = {
      x: 0,
      y: -8,
      height: 8,
      get width() {
        reads += 1;
        return 12;
      },
    };
    const spots = aroundPoint(ink, [50, 50], 4)[Symbol.iterator]();
    expect(reads).toBe(0);
    spots.next();
    const once = reads;
    spots.next();
    expect(reads).toBe(2 * once);
  });
});
