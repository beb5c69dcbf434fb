import type { Style } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { inkBox } from '../draw/text.js';
import { boxContains } from '../draw/viewport.js';
import type { Group, PathNode } from '../scene/scene.js';
import { drawFigure, type Figure, pathsIn, textsIn } from '../testing/draw.js';

const view = { minX: 0, minY: 0, maxX: 500, maxY: 500 };

async function drawn(sources: Figure['sources'], style: Figure['style'], key: string): Promise<Group | undefined> {
  return (await drawFigure({ ...(sources && { sources }), ...(style && { style }) })).groups.get(key);
}

/** The ends of the lines of a path, in turn. */
function lines({ path: { coords } }: PathNode): number[][] {
  return Array.from({ length: coords.length / 4 }, (_, i) => [...coords.slice(4 * i, 4 * i + 4)]);
}

describe('patterns', () => {
  const square = { a: 'Polygon(Point(0,0),Point(2,0),Point(2,2),Point(0,2))' };
  const hatch = async (style: Style) => {
    const paths = pathsIn(await drawn(square, { a: { fillPattern: 'hatch', ...style } }, 'a/Polygon'));
    return lines(paths.find(({ stroke }) => stroke?.width === 1)!);
  };

  it.each([0, 30, 45, 120])('patternAngle %d is the direction of the lines', async (patternAngle) => {
    const found = await hatch({ patternAngle });
    expect(found.length).toBeGreaterThan(8);
    for (const [x0, y0, x1, y1] of found) {
      const angle = (Math.atan2(y0! - y1!, x1! - x0!) * 180) / Math.PI;
      if (Math.hypot(x1! - x0!, y1! - y0!) > 1) expect(((angle % 180) + 180) % 180).toBeCloseTo(patternAngle, 1);
    }
  });

  it.each([4, 8, 20])('patternSpacing %d is the distance of the lines', async (patternSpacing) => {
    const rows = (await hatch({ patternAngle: 0, patternSpacing })).map(([, y]) => y!).sort((a, b) => a - b);
    expect(rows[1]! - rows[0]!).toBeCloseTo(patternSpacing, 6);
  });
});

describe('dimensions', () => {
  const sources = { a: 'Dimension(Point(-2,0),Point(2,0))' };
  const line = async (style: Style) => {
    const { groups } = await drawFigure({ sources, style: { a: style } });
    return Math.max(...textsIn(groups.get('a/label')).map((text) => (inkBox(text).minY + inkBox(text).maxY) / 2));
  };

  it('stand on the right, 22 px away, or where their style says', async () => {
    expect(await line({})).toBeCloseTo(272, 0);
    expect(await line({ dimensionDistance: 50 })).toBeCloseTo(300, 0);
    expect(await line({ dimensionSide: 'left' })).toBeCloseTo(228, 0);
    expect(await line({ dimensionSide: 'left', dimensionDistance: 0 })).toBeCloseTo(250, 0);
  });

  it.each([
    ['A, B', 'C, A, B'],
    ['B, A', 'C, A, B'],
    ['A, B', 'B, A, C'],
    ['B, A', 'B, A, C'],
  ])('of %s stand outside of the triangle %s', async (ends, corners) => {
    const middleOf = async (style: Style) => {
      const { groups } = await drawFigure({
        sources: {
          A: 'Point(-2,1)',
          B: 'Point(2,1)',
          C: 'Point(0,-2)',
          t: `Triangle(${corners})`,
          d: `Dimension(${ends})`,
        },
        style: { d: style },
      });
      const [text] = textsIn(groups.get('d/label'));
      return (inkBox(text!).minY + inkBox(text!).maxY) / 2;
    };
    expect(await middleOf({})).toBeCloseTo(178, 0);
    expect(await middleOf({ dimensionSide: 'right' })).toBeCloseTo(ends === 'A, B' ? 222 : 178, 0);
  });

  it('of a side that two polygons share stand on the right', async () => {
    const { groups } = await drawFigure({
      sources: {
        A: 'Point(-2,0)',
        B: 'Point(2,0)',
        s: 'Triangle(A, B, Point(0,2))',
        t: 'Triangle(B, A, Point(0,-2))',
        d: 'Dimension(B, A)',
      },
    });
    const [text] = textsIn(groups.get('d/label'));
    expect((inkBox(text!).minY + inkBox(text!).maxY) / 2).toBeCloseTo(228, 0);
  });
});

describe('short thick vectors', () => {
  it.each([0.2, 0.5, 1])('of %d units have a head that is broader than the line', async (length) => {
    const paths = pathsIn(
      await drawn({ a: `Vector(Point(0,0),Point(${length},0))` }, { a: { lineWidth: 8 } }, 'a/Vector'),
    );
    const head = paths.find(({ fill }) => fill)!;
    const ys = head.path.coords.filter((_, i) => i % 2 === 1);
    const width = paths.find(({ stroke }) => stroke)?.stroke?.width ?? 0;
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(1.5 * width);
  });

  it('leave long ones as they are', async () => {
    const [shaft] = pathsIn(await drawn({ a: 'Vector(Point(0,0),Point(3,0))' }, { a: { lineWidth: 8 } }, 'a/Vector'));
    expect(shaft!.stroke!.width).toBe(8);
  });
});

describe('the label of a slider', () => {
  const definition = { kind: 'slider', id: 'k', min: '0', max: '5', step: '0.01', label: '\\text{angle of the ray}' };
  it.each([
    ['left', -4.9, 0],
    ['right', 0, 0],
    ['upper', 0, 4.9],
  ])('stays in the picture at the %s border', async (side, offsetX, offsetY) => {
    const { groups } = await drawFigure({
      definitions: [definition],
      uvar: { 'k.0': side === 'right' ? 4.9 : 0 },
      sheet: { sliders: [['k', { offsetX, offsetY }]] },
    });
    const [label] = [...groups.values()].flatMap(textsIn);
    expect(boxContains(view, inkBox(label!))).toBe(true);
  });
});
