import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PathNode } from '../scene/scene.js';
import { createInk } from './hits.js';
import type { Place } from './segment-cells.js';
import { watchPlaces } from './watch.js';

const view = { minX: 0, minY: 0, maxX: 400, maxY: 300 };
const line = (x0: number, y0: number, x1: number, y1: number, width = 2): PathNode => ({
  kind: 'path',
  path: { verbs: [0, 1], coords: [x0, y0, x1, y1] },
  stroke: { color: { r: 0, g: 0, b: 0, a: 1 }, width, cap: 'butt', join: 'round' },
});
const BOX: Place = { box: { minX: 100, minY: 100, maxX: 140, maxY: 115 }, clearance: 1, pivot: [0, 0], rotation: 0 };

describe('watchPlaces', () => {
  const x = fc.integer({ min: -50, max: 450 });
  const y = fc.integer({ min: -50, max: 350 });
  const lines = fc.array(
    fc.tuple(x, y, x, y, fc.integer({ min: 1, max: 20 })).map((ends) => line(...ends)),
    { maxLength: 20 },
  );
  const place: fc.Arbitrary<Place> = fc
    .tuple(x, y, fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: -3, max: 3 }))
    .map(([left, top, width, clearance, rotation]) => ({
      box: { minX: left, minY: top, maxX: left + width, maxY: top + 12 },
      clearance,
      pivot: [left, top],
      rotation,
    }));

  it('finds the places that ink touches', () => {
    fc.assert(
      fc.property(lines, fc.array(place, { maxLength: 8 }), (nodes, places) => {
        const watch = watchPlaces(view, places, nodes);
        for (const node of nodes) watch.add(node);
        const ink = createInk(view);
        ink.add(nodes);
        const expected = places.map(({ box, clearance, pivot, rotation }) =>
          ink.touches(box, clearance, pivot, rotation),
        );
        expect(places.map((_, k) => watch.end(k))).toEqual(expected);
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('does not tell what is painted after its end', () => {
    const through = line(0, 0, 240, 215);
    const watch = watchPlaces(view, [BOX, BOX], [through]);
    expect(watch.end(0)).toBe(false);
    watch.add(through);
    expect([watch.end(0), watch.end(1)]).toEqual([false, true]);
  });

  it('takes places for inked where looking takes too long', () => {
    const beside = line(60, 133, 110, 83);
    const after = (limit: number) => {
      const watch = watchPlaces(view, [BOX], [beside], limit);
      watch.add(beside);
      return watch.end(0);
    };
    expect(after(100)).toBe(false);
    expect(after(0)).toBe(true);
  });
});
