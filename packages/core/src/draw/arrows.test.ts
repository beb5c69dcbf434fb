import { styleProperties } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { rasterize } from '../raster/rasterize.js';
import type { PathNode } from '../scene/scene.js';
import { drawFigure, pathsIn } from '../testing/draw.js';
import { arrowHead } from './arrows.js';

const black = { r: 0, g: 0, b: 0, a: 1 };
const styles = styleProperties.object.startArrow.options.filter((style) => style !== 'none');

/** The first and last column and the first and last row with ink. */
function inkExtent(nodes: readonly PathNode[], size = 200): { minX: number; maxX: number; minY: number; maxY: number } {
  const { data, width } = rasterize({ width: size, height: size, children: nodes }, { pixelRatio: 4 });
  const extent = { minX: Infinity, maxX: -Infinity, minY: Infinity, maxY: -Infinity };
  for (let i = 3; i < data.length; i += 4) {
    if (data[i]! < 128) continue;
    const x = (((i - 3) / 4) % width) / 4;
    const y = Math.floor((i - 3) / 4 / width) / 4;
    extent.minX = Math.min(extent.minX, x);
    extent.maxX = Math.max(extent.maxX, x + 0.25);
    extent.minY = Math.min(extent.minY, y);
    extent.maxY = Math.max(extent.maxY, y + 0.25);
  }
  return extent;
}

describe('arrowHead', () => {
  it.each(styles.flatMap((style) => [1, 2, 6, 16].map((width) => [style, width] as const)))(
    '%s on a line of %d px ends at its tip, and the line does not stick out',
    (style, width) => {
      const head = arrowHead(style, [150, 100], 0, { color: black, width })!;
      const alone = inkExtent([head.node]);
      // The tip is a point: its last px have hardly any ink.
      expect(alone.maxX).toBeLessThanOrEqual(150.01);
      expect(alone.maxX).toBeGreaterThan(150 - 1.5);
      const line: PathNode = {
        kind: 'path',
        path: { verbs: [0, 1], coords: [20, 100, 150 - head.setback, 100] },
        stroke: { color: black, width, cap: 'round', join: 'round' },
      };
      const both = inkExtent([line, head.node]);
      expect(both.maxX).toBe(alone.maxX);
      expect([both.minY, both.maxY]).toEqual([alone.minY, alone.maxY]);
    },
  );

  it('grows with the line', () => {
    const extents = [1, 2, 4, 8].map((width) =>
      inkExtent([arrowHead('triangle', [150, 100], 0, { color: black, width })!.node]),
    );
    const heights = extents.map(({ minY, maxY }) => maxY - minY);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(heights[3]).toBeGreaterThan(8);
  });

  it('fits on a line that is shorter than it', () => {
    const head = arrowHead('filled_stealth', [150, 100], 0, { color: black, width: 2 }, 5)!;
    expect(Math.min(...head.outline.map(([x]) => x))).toBe(145);
  });
});

describe('lines with heads', () => {
  it('paint translucent arrows in one piece, so that nothing overlaps', async () => {
    const { scene, groups } = await drawFigure({
      sources: { a: 'Vector(Point(-2,0),Point(2,0))' },
      style: { a: { lineWidth: 8, lineOpacity: 50, color: '#000' } },
      transparent: true,
    });
    expect(pathsIn(groups.get('a/Vector'))).toHaveLength(1);
    const { data } = rasterize(scene, { pixelRatio: 1 });
    let darkest = 0;
    for (let i = 3; i < data.length; i += 4) darkest = Math.max(darkest, data[i]!);
    expect(darkest).toBe(128);
  });

  it('leave out a head that is cut off by display bounds', async () => {
    const { groups } = await drawFigure({
      sources: { a: 'Vector(Point(-2,0),Point(2,0))' },
      style: { a: { displayMaxX: 1 } },
    });
    expect(pathsIn(groups.get('a/Vector'))).toHaveLength(1);
  });
});
