import type { SpaceCamera } from '@geoslide/protocol';
import { expect, it } from 'vitest';
import { ARC } from '../scene/path.js';
import { drawSpaceFigure, lengthOf, linesOf, pathsOf } from './testing/draw.js';

/** Views from all sides, but for those in which a face of a cube is seen edge-on. */
const views: readonly Partial<SpaceCamera>[] = Array.from({ length: 12 }, (_, i) => ({
  yaw: 0.15 + 0.52 * i,
  pitch: [0.35, -0.5, 0.9][i % 3]!,
  projection: (['orthographic', 'perspective'] as const)[i % 2]!,
}));

/** The arcs of an object, each with what it sweeps, and whether it is dashed. */
async function arcsOf(sources: Readonly<Record<string, string>>, view: Partial<SpaceCamera>, id: string) {
  const { nodes } = await drawSpaceFigure({ sources, camera: { scale: 0.15, ...view }, size: 700 });
  return pathsOf(nodes(id)).flatMap(({ path, stroke }) =>
    path.verbs.includes(ARC) ? [{ dashed: stroke?.dash !== undefined, sweep: Math.abs(path.coords.at(-1)!) }] : [],
  );
}

it('the incircle of a face of a cube is in sight or hidden all round, though it touches the edges', async () => {
  const rounded = [0, 0.001, -0.001].map((off) => [
    'Cube(Point(-2, -2, -2), Point(2, -2, -2))',
    `Circle(Point(2, ${off}, 0), ${2 + Math.abs(off)}, Vector(1, 0, 0))`,
  ]);
  for (const [body = '', circle = ''] of rounded) {
    for (const view of views) {
      const arcs = await arcsOf({ body, circle }, view, 'circle');
      expect(arcs, `${circle} ${JSON.stringify(view)}`).toEqual([
        { dashed: arcs[0]!.dashed, sweep: expect.closeTo(2 * Math.PI, 6) },
      ]);
    }
  }
});

it('a circle on a sphere is in sight as far as the sphere looks at the eye', async () => {
  const sources = { s: 'Sphere(Point(0, 0, 0), 3)', k: 'Circle(Point(0, 0, 1), sqrt(8), Vector(0, 0, 1))' };
  const pitch = 0.6;
  const arcs = await arcsOf(sources, { yaw: 0.3, pitch, projection: 'orthographic' }, 'k');
  const seen = arcs.filter(({ dashed }) => !dashed).reduce((sum, { sweep }) => sum + sweep, 0);
  // Where cos t √8 cos(pitch) + sin(pitch) = 0.
  expect(seen).toBeCloseTo(2 * Math.acos(-Math.tan(pitch) / Math.sqrt(8)), 6);
});

it.each(['0.88, 0.48', '0.878, 0.479', 'cos(0.5), sin(0.5)'])(
  'a great circle on the outline of a sphere is in sight: %s',
  async (normal) => {
    const sources = { s: 'Sphere(Point(0, 0, 0), 3)', k: `Circle(Point(0, 0, 0), 3, Vector(${normal}, 0))` };
    const arcs = await arcsOf(sources, { yaw: 0.5, pitch: 0, projection: 'orthographic' }, 'k');
    expect(arcs).toEqual([{ dashed: false, sweep: expect.closeTo(2 * Math.PI, 6) }]);
  },
);

it.each(['1.6', '1.599'])(
  'a line on the far side of a cylinder, %s from its axis, is hidden from rim to rim',
  async (r) => {
    for (const view of views) {
      const { nodes } = await drawSpaceFigure({
        sources: {
          body: 'Cylinder(Point(0, 0, 0), Point(0, 0, 3), 1.6)',
          far: `Segment(Point(${r} cos(${view.yaw! + 2.6}), ${r} sin(${view.yaw! + 2.6}), 0), Point(${r} cos(${view.yaw! + 2.6}), ${r} sin(${view.yaw! + 2.6}), 3))`,
        },
        camera: { scale: 0.15, ...view },
        size: 700,
      });
      const solid = linesOf(nodes('far')).filter(({ dashed }) => !dashed);
      expect(solid.map(lengthOf), JSON.stringify(view)).toEqual([]);
    }
  },
);
