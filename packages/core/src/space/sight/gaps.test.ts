import { describe, expect, it, test } from 'vitest';
import { ARC, CLOSE, MOVE } from '../../scene/path.js';
import { distanceTo, drawSpaceFigure, type Line, lengthOf, linesOf, pathsOf, SIZE } from '../testing/draw.js';
import { defaultCamera, imageOf } from '../testing/ray-casting.js';

const near = 'Segment(Point(1, -1, 0), Point(1, 1, 0))';
const far = 'Segment(Point(-1, 0, -1), Point(-1, 0, 1))';
/** The eye looks along x, so that the two cross in the middle of the picture. */
const ahead = { yaw: 0, pitch: 0 };
const middle = SIZE / 2;

/** How far the middle of the picture is from the paint of lines. */
const clearance = (lines: readonly Line[], x = middle, y = middle): number =>
  Math.min(...lines.map((line) => distanceTo(line, x, y) - line.stroke.width / 2));

describe('crossingGap', () => {
  test.each(['orthographic', 'perspective'] as const)('is left free by the farther line, %s', async (projection) => {
    const { nodes } = await drawSpaceFigure({
      sources: { near, far },
      style: { near: { crossingGap: 6, lineWidth: 4 }, far: { lineWidth: 3 } },
      camera: { ...ahead, projection },
    });
    expect(linesOf(nodes('near'))).toHaveLength(1);
    expect(linesOf(nodes('far'))).toHaveLength(2);
    expect(clearance(linesOf(nodes('far')))).toBeCloseTo(4 / 2 + 6, 3);
  });

  it('is none without the style, nor for the nearer line', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { near, far },
      style: { far: { crossingGap: 6 } },
      camera: ahead,
    });
    for (const id of ['near', 'far']) expect(linesOf(nodes(id))).toHaveLength(1);
  });

  it('is none where lines meet, as at the corners of a solid', async () => {
    const types3d: [string, { crossingGap: number }][] = [['Segment', { crossingGap: 6 }]];
    const { nodes } = await drawSpaceFigure({
      sources: { near, touching: 'Segment(Point(1, 0, -1), Point(1, 0, 1))' },
      sheet: { types3d },
      camera: ahead,
    });
    for (const id of ['near', 'touching']) expect(linesOf(nodes(id))).toHaveLength(1);
  });

  it('is longer where the lines cross at an angle', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { near, far: 'Segment(Point(-1, -1, -1), Point(-1, 1, 1))' },
      style: { near: { crossingGap: 6, lineWidth: 4 }, far: { lineWidth: 2 } },
      camera: ahead,
    });
    expect(clearance(linesOf(nodes('far')))).toBeCloseTo(8 * Math.SQRT2, 3);
  });

  test.each([
    ['a curve', 'Curve(-1, 0.5 cos(t), 0.5 sin(t), 0, 2 pi)'],
    [
      'a polyline',
      'Polyline(Point(-1, 0.5, 0), Point(-1, 0.5, 1), Point(-1, -0.5, 1), Point(-1, -0.5, -1), Point(-1, 0.5, -1), Point(-1, 0.5, 0))',
    ],
  ])('cuts %s at both crossings, also at its start', async (_, round) => {
    const { nodes } = await drawSpaceFigure({
      sources: { near, round },
      style: { near: { crossingGap: 6, lineWidth: 4 } },
      camera: ahead,
    });
    for (const y of [-0.5, 0.5]) {
      const at = imageOf({ ...defaultCamera, ...ahead }, { x: -1, y, z: 0 }, SIZE);
      expect(clearance(linesOf(nodes('round')), ...at)).toBeCloseTo(8, 1);
    }
  });

  it('leaves true arcs of a circle', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: { near, round: 'Circle(Point(-1, 0.5, 0), Point(-1, -0.5, 0), Point(-1, 0, 0.5))' },
      style: { near: { crossingGap: 6, lineWidth: 4 } },
      camera: ahead,
    });
    const { verbs } = pathsOf(nodes('round'))[0]!.path;
    expect(verbs.filter((verb) => verb === ARC)).toHaveLength(verbs.filter((verb) => verb === MOVE).length);
    expect(verbs).not.toContain(CLOSE);
  });

  it('shows how a knot runs: one gap at each of the crossings of a trefoil', async () => {
    const knot = 'Curve(sin(t) + 2 sin(2 t), cos(t) - 2 cos(2 t), -sin(3 t), 0, 2 pi)';
    const drawn = async (crossingGap: number) => {
      const { nodes } = await drawSpaceFigure({
        sources: { knot },
        style: { knot: { crossingGap } },
        camera: { yaw: 0, pitch: Math.PI / 2, scale: 1 / 8 },
      });
      return linesOf(nodes('knot')).filter((line) => lengthOf(line) > 1);
    };
    expect(await drawn(0)).toHaveLength(1);
    // Three gaps leave three pieces; one of them has two parts, since the curve starts in it.
    expect(await drawn(8)).toHaveLength(4);
  });

  it('is none beside a hidden line that is not drawn', async () => {
    const { nodes } = await drawSpaceFigure({
      sources: {
        wall: 'Polygon(Point(2, -1, -1), Point(2, 1, -1), Point(2, 1, 1), Point(2, -1, 1))',
        near,
        far,
      },
      style: { wall: { regionOpacity: 20 }, near: { crossingGap: 6, hiddenLineDash: 'none' } },
      camera: ahead,
    });
    expect(linesOf(nodes('far'))).toHaveLength(1);
  });
});
