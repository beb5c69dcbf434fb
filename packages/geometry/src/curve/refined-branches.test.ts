import { describe, expect, it } from 'vitest';
import type { Value } from '../values.js';
import { pointsOf } from './coordinates.js';
import { traceLocus } from './locus.js';
import { sampleCurve } from './sample.js';

/** Round the unit circle, and on its upper half alone while the driver is in −1..1. */
const turning = (t: number): Value => ({ type: 'Point', x: Math.cos(t), y: Math.sin(t) });
const rising = (t: number): Value | undefined =>
  Math.abs(t) <= 1 ? { type: 'Point', x: t, y: Math.sqrt(1 - t * t) } : undefined;

const around = (x: number, y: number, half: number) => ({
  left: x - half,
  right: x + half,
  bottom: y - half,
  top: y + half,
});

/** Every point of the chords, in px from the unit circle. */
function furthest(lines: readonly (readonly { x: number; y: number }[])[], unitsPerPx: number): number {
  const errors = lines.flatMap((line) =>
    line.slice(1).map((b, i) => {
      const a = line[i]!;
      return Math.abs(Math.hypot((a.x + b.x) / 2, (a.y + b.y) / 2) - 1) / unitsPerPx;
    }),
  );
  return Math.max(...errors);
}

describe('a locus in a drawing', () => {
  it('is as near to its points in a small window as in a large one', () => {
    const unitsPerPx = 1e-5;
    const lines = sampleCurve(traceLocus(turning, 0, 6.3), around(Math.SQRT1_2, Math.SQRT1_2, 0.004), unitsPerPx);
    expect(lines).toHaveLength(1);
    expect(furthest(lines.map(pointsOf), unitsPerPx)).toBeLessThan(0.1);
  });

  it('ends where its point ends', () => {
    const unitsPerPx = 0.01;
    const [line] = sampleCurve(traceLocus(rising, -2.1, 2), around(0, 0, 3), unitsPerPx).map(pointsOf);
    const [first, last] = [line![0]!, line!.at(-1)!];
    expect(Math.hypot(first.x + 1, first.y) / unitsPerPx).toBeLessThan(0.1);
    expect(Math.hypot(last.x - 1, last.y) / unitsPerPx).toBeLessThan(0.1);
    expect(furthest([line!], unitsPerPx)).toBeLessThan(0.1);
  });

  it('has the sides of a jump where they are', () => {
    const jumping = (t: number): Value => ({ type: 'Point', x: t, y: t < 0.3 ? 0 : 2 });
    const lines = sampleCurve(traceLocus(jumping, 0, 1), around(0, 0, 3), 0.01).map(pointsOf);
    expect(lines).toHaveLength(2);
    expect(lines[0]!.at(-1)!.x).toBeCloseTo(0.3, 3);
    expect(lines[1]![0]!.x).toBeCloseTo(0.3, 3);
  });
});
