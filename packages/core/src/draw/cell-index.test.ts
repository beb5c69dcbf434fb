import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCellIndex } from './cell-index.js';
import { type Box, boxesOverlap } from './viewport.js';

const view: Box = { minX: 0, minY: 0, maxX: 640, maxY: 480 };
const box = (most: number) =>
  fc
    .tuple(fc.integer({ min: -50, max: 640 }), fc.integer({ min: -50, max: 480 }), fc.nat(most), fc.nat(most))
    .map(([x, y, width, height]): Box => ({ minX: x, minY: y, maxX: x + width, maxY: y + height }));

describe('createCellIndex', () => {
  it('finds all that a box of the view meets, once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(box(20), box(500)), { maxLength: 60 }), box(40), (boxes, place) => {
        const index = createCellIndex<number>(view);
        for (const [at, each] of boxes.entries()) index.add(at, each);
        const found = index.near(place);
        expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
        const met = [...boxes.keys()].filter((at) => boxesOverlap(boxes[at]!, place) && boxesOverlap(boxes[at]!, view));
        if (boxesOverlap(place, view)) expect(found.filter((at) => met.includes(at))).toEqual(met);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('leaves out what is far', () => {
    const index = createCellIndex<string>(view);
    index.add('near', { minX: 100, minY: 100, maxX: 110, maxY: 110 });
    index.add('far', { minX: 300, minY: 300, maxX: 310, maxY: 310 });
    expect(index.near({ minX: 105, minY: 105, maxX: 106, maxY: 106 })).toEqual(['near']);
  });
});
