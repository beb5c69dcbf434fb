import { describe, expect, it } from 'vitest';
import { MOVE } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { drawSpaceFigure, pathsOf } from '../testing/draw.js';

const BODY = { regionOpacity: 20 };
const RADIUS = '3 (sqrt(34) - 3) / 5';

/** The owners of fills, in painting order. */
function fillsOf(children: readonly SceneNode[]): string[] {
  return children.flatMap((group) =>
    group.kind === 'group'
      ? group.children.flatMap((node) => (node.kind === 'path' && node.fill ? [group.id!] : []))
      : [],
  );
}

describe('fills of round bodies', () => {
  it.each([
    ['orthographic', 0.5],
    ['orthographic', 1.2],
    ['perspective', 0.4],
    ['oblique', 0],
  ] as const)(
    'show an inscribed sphere evenly between the sides of its cone: %s, pitch %f',
    async (projection, pitch) => {
      const { scene } = await drawSpaceFigure({
        sources: {
          k: 'Cone(Point(0, 0, 0), Point(0, 0, 5), 3)',
          b: `Sphere(Point(0, 0, ${RADIUS}), ${RADIUS})`,
        },
        style: { k: BODY, b: BODY },
        camera: { projection, pitch, scale: 0.08 },
      });
      const fills = fillsOf(scene.children);
      expect(fills.filter((id) => id === 'b')).toHaveLength(2);
      expect(fills.slice(0, 1)).toEqual(['k']);
      expect(fills.at(-1)).toBe('k');
      expect(fills.join('')).toMatch(/^k+bbk+$/);
    },
  );

  it('stay whole where a mark is within them', async () => {
    const { scene } = await drawSpaceFigure({
      sources: {
        k: 'Cone(Point(0, 0, 0), Point(0, 0, 5), 3)',
        w: 'Angle(Point(0, 0, 5), Point(0, 0, 0), Point(3, 0, 0))',
      },
      style: { k: BODY, w: BODY },
      camera: { yaw: -0.9, pitch: 0.3, scale: 0.08 },
    });
    expect(fillsOf(scene.children).join('')).toBe('kkwk');
  });

  it('stay whole where a mark comes through them', async () => {
    const { scene } = await drawSpaceFigure({
      sources: {
        b: 'Sphere(Point(0, 0, 0), 3)',
        w: 'Polygon(Point(2.7, -0.2, 0), Point(3.3, -0.2, 0), Point(3.3, 0.2, 0), Point(2.7, 0.2, 0))',
      },
      style: { b: BODY, w: BODY },
      camera: { yaw: 0.3, pitch: 0.3, scale: 0.1 },
    });
    const fills = fillsOf(scene.children);
    expect(fills.filter((id) => id === 'b')).toHaveLength(2);
    // A part of the mark is within the ball, and one before it.
    expect(fills.join('')).toBe('bwbw');
  });

  it.each([
    [1, 'bbw'],
    [-1, 'wbb'],
  ])('are before or behind a face outside of them whose plane cuts them: %i', async (way, order) => {
    const corners = [
      [-0.376, -0.136, -0.3],
      [0.376, 0.136, -0.3],
      [0.376, 0.136, 0.3],
      [-0.376, -0.136, 0.3],
    ].map(([x, y, z]) => `Point(${way * 3.5 + x!}, ${y}, ${z})`);
    const { scene } = await drawSpaceFigure({
      sources: { b: 'Sphere(Point(0, 0, 0), 2)', w: `Polygon(${corners.join(', ')})` },
      style: { b: BODY, w: BODY },
      camera: { yaw: 0, pitch: 0, scale: 0.08 },
    });
    expect(fillsOf(scene.children).join('')).toBe(order);
  });

  it('draw a side of a sphere as one outline', async () => {
    const { nodes } = await drawSpaceFigure({ sources: { b: 'Sphere(Point(0, 0, 0), 2)' }, style: { b: BODY } });
    const moves = nodes('b').flatMap((node) =>
      node.kind === 'path' && node.fill ? [node.path.verbs.filter((verb) => verb === MOVE).length] : [],
    );
    expect(moves).toEqual([1, 1]);
  });
});

it('paints all of an opaque surface below its bands of shade, so that none of them leaves a hole', async () => {
  const { nodes } = await drawSpaceFigure({
    sources: { t: 'Torus(Point(0, 0, 0), 3, 1)' },
    style: { t: { shading: 'light', lineOpacity: 0 } },
  });
  const [below, ...bands] = pathsOf(nodes('t')).filter(({ fill }) => fill);
  expect(bands.length).toBeGreaterThan(10);
  const shades = new Set(bands.map(({ fill }) => fill!.color.r));
  expect(shades.has(below!.fill!.color.r)).toBe(true);
  const spanOf = ({ path: { coords } }: (typeof bands)[number]) => {
    const xs = coords.filter((_, i) => i % 2 === 0);
    return [Math.min(...xs), Math.max(...xs)];
  };
  const all = bands.map(spanOf);
  expect(spanOf(below!)[0]).toBeCloseTo(Math.min(...all.map(([low]) => low!)), 0);
  expect(spanOf(below!)[1]).toBeCloseTo(Math.max(...all.map(([, high]) => high!)), 0);
});
