import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rasterize } from '../raster/rasterize.js';
import type { Path } from '../scene/path.js';
import { PathBuilder } from '../scene/path.js';
import { arcPoint, clipArc, type EllipseArc, ellipseInBox } from './clip-ellipse.js';
import { isInside } from './viewport.js';

const box = { minX: 10, minY: 20, maxX: 110, maxY: 90 };
const TURN = 2 * Math.PI;

const arcs: fc.Arbitrary<EllipseArc> = fc.record({
  cx: fc.double({ min: -100, max: 200, noNaN: true }),
  cy: fc.double({ min: -100, max: 200, noNaN: true }),
  rx: fc.double({ min: 1, max: 300, noNaN: true }),
  ry: fc.double({ min: 1, max: 300, noNaN: true }),
  rotation: fc.double({ min: -4, max: 4, noNaN: true }),
  start: fc.double({ min: -7, max: 7, noNaN: true }),
  sweep: fc.double({ min: -TURN, max: TURN, noNaN: true }).filter((sweep) => Math.abs(sweep) > 0.01),
});

describe('clipArc', () => {
  it('keeps the points inside, and no others', () => {
    fc.assert(
      fc.property(arcs, fc.double({ min: 0, max: 1, noNaN: true }), (arc, part) => {
        const t = arc.start + part * arc.sweep;
        const point = arcPoint(arc, t);
        const kept = clipArc(arc, box).some((each) => {
          const at = (t - each.start) / each.sweep;
          return at >= -1e-6 && at <= 1 + 1e-6;
        });
        if (isInside(box, point, -1e-3)) expect(kept).toBe(true);
        if (!isInside(box, point, 1e-3)) expect(kept).toBe(false);
      }),
      { seed: 1 },
    );
  });

  it('gives the arc itself where it lies inside', () => {
    const arc = { cx: 60, cy: 55, rx: 20, ry: 20, rotation: 0, start: 1, sweep: 3 };
    expect(clipArc(arc, box)).toEqual([arc]);
  });
});

describe('ellipseInBox', () => {
  /** Coverage of a filled path within the box. */
  const coverage = (path: Path): number => {
    const fill = { color: { r: 0, g: 0, b: 0, a: 1 }, rule: 'nonzero' } as const;
    const node = { kind: 'path', path: { verbs: path.verbs, coords: path.coords }, fill } as const;
    const clip = { x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY };
    const { data } = rasterize(
      { width: 120, height: 100, children: [{ kind: 'group', clip, children: [node] }] },
      { pixelRatio: 1 },
    );
    let sum = 0;
    for (let i = 3; i < data.length; i += 4) sum += data[i]!;
    return sum / 255;
  };

  it('covers what the whole ellipse covers of the box', () => {
    fc.assert(
      fc.property(arcs, (arc) => {
        const whole = new PathBuilder().arc(arc.cx, arc.cy, arc.rx, arc.ry, arc.rotation, 0, TURN).close();
        expect(Math.abs(coverage(ellipseInBox(arc, box)) - coverage(whole))).toBeLessThan(3);
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});
