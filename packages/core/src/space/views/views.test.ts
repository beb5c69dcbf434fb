import { construct } from '@geoslide/geometry';
import type { ViewLayout } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import type { Group, Scene } from '../../scene/scene.js';
import { drawSpaceFigure, pathsOf, textsOf } from '../testing/draw.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { cameraOfViews, viewCells } from './cells.js';

const VIEWS = ['front', 'top', 'side'] as const;

type Place = readonly [x: number, y: number];
type Shown = Record<(typeof VIEWS)[number], { from: Place; to: Place; name: { y: number } }>;

/** Where each view shows the points (1, 2, 3) and (5, 4, 4), and its name. */
async function views(layout: ViewLayout, camera: object = {}): Promise<Shown> {
  const { scene } = await drawSpaceFigure({
    sources: { A: 'Point(1, 2, 3)', B: 'Point(5, 4, 4)' },
    camera: { offset: [3, 3, 3.5], scale: 0.08, layout, ...camera },
    size: 600,
  });
  const places = (id: string): Place[] =>
    groupsOf(scene, id).map((group) => {
      // A move, then the centre of the disc.
      const [, , x, y] = pathsOf([group])[0]!.path.coords;
      return [x!, y!];
    });
  const [from, to] = [places('A'), places('B')];
  const [front, top, side] = VIEWS.map((view, i) => {
    const [name] = textsOf(groupsOf(scene, view));
    return { from: from[i]!, to: to[i]!, name: name! };
  });
  return { front: front!, top: top!, side: side! };
}

const groupsOf = ({ children }: Scene, id: string): Group[] =>
  children.flatMap((node) => (node.kind === 'group' && node.id === id ? [node] : []));

const PX = 0.08 * 600;

describe('several views in one picture', () => {
  it.each(['firstAngle', 'thirdAngle'] as const)('are aligned and in one scale, %s', async (layout) => {
    const { front, top, side } = await views(layout);
    expect(front.from[0]).toBeCloseTo(top.from[0], 5);
    expect(front.to[0]).toBeCloseTo(top.to[0], 5);
    expect(front.from[1]).toBeCloseTo(side.from[1], 5);
    expect(front.to[1]).toBeCloseTo(side.to[1], 5);
    expect(front.to[0] - front.from[0]).toBeCloseTo(4 * PX, 5);
    expect(front.from[1] - front.to[1]).toBeCloseTo(1 * PX, 5);
    expect(top.from[1] - top.to[1]).toBeCloseTo(2 * PX, 5);
    expect(Math.abs(side.from[0] - side.to[0])).toBeCloseTo(2 * PX, 5);
    for (const { from, to, name } of [front, top, side]) expect(name.y).toBeGreaterThan(Math.max(from[1], to[1]));
  });

  it('lie where one looks from in the third angle', async () => {
    const { front, top, side } = await views('thirdAngle');
    expect(top.from[1]).toBeLessThan(front.to[1]);
    expect(side.from[0]).toBeGreaterThan(front.to[0]);
    // From the right, what is in front is on the left.
    expect(side.from[0]).toBeLessThan(side.to[0]);
  });

  it('lie opposite in the first angle, with the left side', async () => {
    const { front, top, side } = await views('firstAngle');
    expect(top.to[1]).toBeGreaterThan(front.from[1]);
    expect(side.to[0]).toBeGreaterThan(front.to[0]);
    expect(side.from[0]).toBeGreaterThan(side.to[0]);
  });

  it('keep the scale of z', async () => {
    const { front, top } = await views('thirdAngle', { scaleZ: 2 });
    expect(front.from[1] - front.to[1]).toBeCloseTo(2 * PX, 5);
    expect(top.from[1] - top.to[1]).toBeCloseTo(2 * PX, 5);
  });

  it('tell a warning once', async () => {
    const { warnings } = await drawSpaceFigure({
      sources: { s: 'Polygon(Point(0, 0, 0), Point(2, 0, 0), Point(2, 2, 0.2), Point(0, 2, 0))' },
      camera: { layout: 'thirdAngle' },
    });
    expect(warnings.filter(({ id }) => id === 's')).toHaveLength(1);
  });
});

it.each([
  ['firstAngle', '左视图'],
  ['thirdAngle', '右视图'],
] as const)('views have Chinese names where the slide is Chinese, %s', async (layout, side) => {
  const { scene } = await drawSpaceFigure({
    sources: { A: 'Point(1, 2, 3)', B: 'Point(5, 4, 4)' },
    camera: { offset: [3, 3, 3.5], scale: 0.08, layout },
    language: 'zh',
    size: 600,
  });
  const names = VIEWS.flatMap((view) => textsOf(groupsOf(scene, view)).map(({ source }) => source));
  expect(names).toEqual(['主视图', '俯视图', side]);
});

it('a cylinder and a cone have names as near below them as what has corners', () => {
  const cellsOf = (sources: readonly string[]) => {
    const definitions = sources.map((source, i) => ({ kind: 'primitive', id: `s${i}`, source }) as const);
    const construction = construct({ definitions, uvarMap: [], styleSheet: {} });
    const camera = cameraOfViews(construction, defaultCamera, { width: 600, height: 600 });
    return viewCells(construction, 'thirdAngle', camera, { width: 600, height: 600 });
  };
  const round = ['Cylinder(Point(0, 0, 0), Point(0, 0, 3), 1.5)', 'Cone(Point(0, 0, 3), Point(0, 0, 5), 1.5)'];
  expect(cellsOf(round)).toEqual(cellsOf(['Cuboid(Point(-1.5, -1.5, 0), 3, 3, 5)']));
});
