import { describe, expect, it } from 'vitest';
import { Contours } from '../../raster/outline/contours.js';
import { flatten } from '../../raster/outline/flatten.js';
import { scaling } from '../../raster/outline/transform.js';
import { ARC, QUAD } from '../../scene/path.js';
import type { Group, PathNode } from '../../scene/scene.js';
import { drawFigure, type Figure, pathsIn, textsIn } from '../../testing/draw.js';

async function drawn(source: string, figure: Figure = {}): Promise<Group | undefined> {
  const { groups } = await drawFigure({ ...figure, sources: { ...figure.sources, a: source } });
  return [...groups.values()].find(({ id }) => id === 'a');
}

/** The points of a path's flattened lines, in logical units of the default view. */
function points({ path }: PathNode): { x: number; y: number }[] {
  const contours = new Contours();
  flatten(path, scaling(1), { left: -9, top: -9, right: 509, bottom: 509 }, 0, contours);
  return Array.from({ length: contours.points }, (_, i) => ({
    x: (contours.xy[2 * i]! - 250) / 50,
    y: (250 - contours.xy[2 * i + 1]!) / 50,
  }));
}

describe('curves are exact where they are seen', () => {
  it.each<[string, (p: { x: number; y: number }) => number]>([
    ['x^2 - y^2 = 1', ({ x, y }) => x * x - y * y - 1],
    ['x y = 2', ({ x, y }) => (x * y - 2) / 5],
    ['y^2 = 4 x', ({ x, y }) => (y * y - 4 * x) / 5],
    ['Parabola(Point(0,0), Line(Point(0,-2),Point(1,-2)))', ({ x, y }) => Math.hypot(x, y) - (y + 2)],
    ['9x^2 + 16y^2 = 25', ({ x, y }) => (9 * x * x + 16 * y * y - 25) / 30],
    ['Circle(Point(300,0), 301)', ({ x, y }) => Math.hypot(x - 300, y) - 301],
    ['Circle(Point(1e7,0), 1e7)', ({ x, y }) => (x * x + y * y) / 2e7 - x],
    ['y = sin(x)', ({ x, y }) => y - Math.sin(x)],
  ])('%s', async (source, error) => {
    const paths = pathsIn(await drawn(source));
    expect(paths.length).toBeGreaterThan(0);
    const all = paths.flatMap(points).filter(({ x, y }) => Math.abs(x) < 5.3 && Math.abs(y) < 5.3);
    expect(all.length).toBeGreaterThan(1);
    for (const point of all) expect(Math.abs(error(point))).toBeLessThan(0.01);
  });

  it('a parabola is one quadratic Bézier curve', async () => {
    const [path] = pathsIn(await drawn('Parabola(Point(0,0), Line(Point(0,-2),Point(1,-2)))'));
    expect(path!.path.verbs).toEqual([0, QUAD]);
  });

  it('circles and arcs stay arcs', async () => {
    expect(pathsIn(await drawn('Circle(Point(0,0),1)'))[0]!.path.verbs).toEqual([0, ARC, 5]);
    expect(pathsIn(await drawn('Semicircle(Point(-1,0),Point(1,0))'))[0]!.path.verbs).toEqual([0, ARC]);
    expect(pathsIn(await drawn('Ellipse(Point(0,0),3,1)'))[0]!.path.verbs).toEqual([0, ARC, 5]);
  });
});

describe('lines', () => {
  it.each(['Line(Point(-3,-2),Point(5,1))', 'Line(Point(0,0),Point(0,1))', 'Line(Point(-900,2),Point(-899,2))'])(
    '%s leaves the view at both ends',
    async (source) => {
      const [path] = pathsIn(await drawn(source));
      const [x0, y0, x1, y1] = path!.path.coords as [number, number, number, number];
      for (const [x, y] of [
        [x0, y0],
        [x1, y1],
      ] as const) {
        expect(x < -1 || x > 501 || y < -1 || y > 501).toBe(true);
        expect(Math.max(-x, x - 500, -y, y - 500)).toBeLessThan(20);
      }
    },
  );

  it('keep their dashes in place when the view moves', async () => {
    const style = { a: { lineDash: 'dashed' } };
    const phase = async (left: number) => {
      const group = await drawn('Line(Point(0,0),Point(1,0))', { style, view: [left, left + 10, -5, 5, 50] });
      const { path, stroke } = pathsIn(group)[0]!;
      const worldStart = path.coords[0]! + left * 50;
      return (((worldStart - stroke!.dashOffset!) % 14) + 14) % 14;
    };
    expect(await phase(-5)).toBeCloseTo(await phase(-3.3), 6);
  });

  it('segments far outside of the view draw nothing', async () => {
    expect(await drawn('Segment(Point(50,50),Point(60,50))')).toBeUndefined();
    expect(await drawn('Point(50,50)')).toBeUndefined();
  });
});

describe('marks on marks', () => {
  const segment = { s: 'Segment(Point(-2,0),Point(2,0))' };

  it.each([1, 2, 3])('Tick(s, %d) has equal strokes around the middle', async (n) => {
    const [path] = pathsIn(await drawn(`Tick(s, ${n})`, { sources: segment }));
    expect(path!.path.verbs).toHaveLength(2 * n);
    const xs = path!.path.coords.filter((_, i) => i % 4 === 0);
    expect(xs.reduce((sum, x) => sum + x, 0) / n).toBeCloseTo(250);
  });

  it('Tick on a segment without length has no place', async () => {
    expect(await drawn('Tick(Segment(Point(1,1),Point(1,1)), 2)')).toBeUndefined();
  });

  it('Tick on an angle is that many arcs', async () => {
    const sources = { s: 'Angle(Point(1,0),Point(0,0),Point(0.5,1))' };
    expect(pathsIn(await drawn('Tick(s, 2)', { sources }))).toHaveLength(2);
  });

  it('Tick with an arrowStyle is that many heads', async () => {
    const figure = { sources: segment, style: { a: { arrowStyle: 'open' } } };
    expect(pathsIn(await drawn('Tick(s, 2)', figure))).toHaveLength(2);
  });

  it('Dimension writes the length in a gap of its line', async () => {
    const { groups } = await drawFigure({ sources: { a: 'Dimension(Point(-2,0),Point(2,0))' } });
    expect(textsIn(groups.get('a/label'))[0]?.source).toBe('4');
    const line = pathsIn(groups.get('a/Dimension'))[1]!;
    expect(line.path.verbs).toHaveLength(4);
    const hidden = await drawFigure({
      sources: { a: 'Dimension(Point(-2,0),Point(2,0))' },
      labels: { a: { hidden: true } },
    });
    expect(pathsIn(hidden.groups.get('a/Dimension'))[1]!.path.verbs).toHaveLength(2);
  });

  it('a right angle is a square whose far corner is angleSize away', async () => {
    const [square] = pathsIn(await drawn('Angle(Point(2,0),Point(0,0),Point(0,2))')).filter((path) => path.stroke);
    const [, , x, y] = square!.path.coords as [number, number, number, number];
    expect(Math.hypot(x - 250, y - 250)).toBeCloseTo(20);
  });

  it.each([
    ['Region(y < x)', 'dashed'],
    ['Region(y <= x)', 'solid'],
  ])('%s has a %s edge', async (source, expected) => {
    const edge = pathsIn(await drawn(source)).find((path) => path.stroke)?.stroke;
    expect(edge?.dash === undefined ? 'solid' : 'dashed').toBe(expected);
  });
});

describe('dashed polygons', () => {
  it('have a dash around each corner and start in a gap', async () => {
    const style = { a: { lineDash: 'dashed', regionOpacity: 0 } };
    const [path] = pathsIn(await drawn('Polygon(Point(-2,-1),Point(2,-1),Point(2,2))', { style }));
    const { dash, dashOffset } = path!.stroke!;
    const total = dash!.reduce((sum, part) => sum + part, 0);
    expect(total).toBeCloseTo((4 + 3 + 5) * 50);
    // The corner at (2, −1) is 4 units from the start of the first side.
    const start = path!.path.coords[0]! - 150;
    const corner = (200 - start + dashOffset!) % total;
    let at = 0;
    const inDash = dash!.some((part, i) => {
      const from = at;
      at += part;
      return i % 2 === 0 && corner > from + 1 && corner < at - 1;
    });
    expect(inDash).toBe(true);
    expect(dashOffset).toBeGreaterThan(total - dash!.at(-1)!);
  });
});
