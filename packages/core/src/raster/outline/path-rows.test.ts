import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PathBuilder } from '../../scene/path.js';
import type { PathNode, Stroke } from '../../scene/scene.js';
import { rasterize } from '../rasterize.js';
import { BLACK } from '../testing/coverage-of.js';
import { missesRows } from './path-rows.js';

const SIDE = 40;
const RATIO = 1.5;

/** The rows that a node is painted in, device px. */
function paintedRows(node: PathNode): number[] {
  const { data, width, height } = rasterize({ width: SIDE, height: SIDE, children: [node] }, { pixelRatio: RATIO });
  const isPainted = (y: number) => data.subarray(4 * y * width, 4 * (y + 1) * width).some((byte) => byte > 0);
  return Array.from({ length: height }, (_, y) => y).filter(isPainted);
}

const at = fc.double({ min: -20, max: 60, noNaN: true });
const width = fc.double({ min: 0, max: 12, noNaN: true });
const path = fc
  .tuple(at, at, at, at, at, at, width, width)
  .chain(([a, b, c, d, e, f, rx, ry]) =>
    fc.constantFrom(
      new PathBuilder().moveTo(a, b).lineTo(c, d).lineTo(e, f),
      new PathBuilder().moveTo(a, b).quadTo(c, d, e, f),
      new PathBuilder().moveTo(a, b).cubicTo(c, d, e, f, a, f),
      new PathBuilder().arc(a, b, rx, ry, c / 10, d / 10, e / 10, false),
    ),
  );

describe('missesRows', () => {
  it('is true only of rows that nothing is painted in', () => {
    fc.assert(
      fc.property(path, width, fc.constantFrom('miter', 'round'), (drawn, thickness, join) => {
        const stroke: Stroke = { color: BLACK, width: thickness, cap: 'square', join, miterLimit: 6 };
        const rows = paintedRows({ kind: 'path', path: drawn, stroke });
        for (let top = 0; top < SIDE * RATIO; top += 5) {
          const bottom = top + 5;
          if (!missesRows(drawn, stroke, RATIO, { left: 0, right: SIDE, top, bottom })) continue;
          expect(rows.filter((y) => y >= top && y < bottom)).toEqual([]);
        }
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it.each([
    ['above', 70, 90, true],
    ['below', -40, -20, true],
    ['in them', 20, 30, false],
  ])('tells a line %s', (_, top, bottom, misses) => {
    const line = new PathBuilder().moveTo(0, 10).lineTo(9, 22);
    expect(missesRows(line, undefined, 1, { left: 0, right: 9, top, bottom })).toBe(misses);
  });

  it('leaves a path without a finite place to the drawing', () => {
    const nowhere = { verbs: [0, 1], coords: [0, Number.NaN, 1, Number.NaN] };
    expect(missesRows(nowhere, undefined, 1, { left: 0, right: 9, top: 0, bottom: 9 })).toBe(false);
  });
});
