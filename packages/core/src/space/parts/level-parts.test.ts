import { construct, type ImplicitSurfaceValue, type Vec3 } from '@geoslide/geometry';
import type { Definition } from '@geoslide/protocol';
import { expect, it } from 'vitest';
import { projector } from '../camera/projection.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { levelParts } from './level-parts.js';

it('a summit that a level all but touches has no ring of three corners', () => {
  const definitions: Definition[] = [
    { kind: 'primitive', id: 's', source: 'Surface((x^2 + y^2)^2 - x^2 + y^2 + z^2 = 0.02)' },
  ];
  const { objects } = construct({ definitions, uvarMap: [], styleSheet: {} });
  const camera = { ...defaultCamera, scale: 0.4 };
  const { wires } = levelParts(objects.get('s')!.value as ImplicitSurfaceValue, {
    camera,
    projector: projector(camera, 800, 800),
    onlyExtent: false,
    report: () => {},
  });
  const rings = wires.flatMap((wire) =>
    wire.kind === 'polyline' && wire.points[0] === wire.points.at(-1) ? [wire.points.length] : [],
  );
  expect(rings.length).toBeGreaterThan(8);
  expect(Math.min(...rings)).toBeGreaterThan(6);
});

it('level lines run on the surface, not on triangles that nearly lie in the level', () => {
  const source = 'x^4 + y^4 + z^4 = 16';
  const { objects } = construct({
    definitions: [{ kind: 'primitive', id: 's', source }],
    uvarMap: [],
    styleSheet: {},
  });
  const camera = { ...defaultCamera, scale: 0.2 };
  const { wires } = levelParts(objects.get('s')!.value as ImplicitSurfaceValue, {
    camera,
    projector: projector(camera, 800, 800),
    onlyExtent: false,
    report: () => {},
  });
  const isLevel = (points: readonly Vec3[]): boolean =>
    (['x', 'y', 'z'] as const).some((axis) => points.every((p) => Math.abs(p[axis] - points[0]![axis]) < 1e-6));
  const lines = wires.flatMap((wire) => (wire.kind === 'polyline' && isLevel(wire.points) ? [wire.points] : []));
  expect(lines.length).toBe(24);
  for (const { x, y, z } of lines.flat()) {
    const slope = 4 * Math.hypot(x ** 3, y ** 3, z ** 3);
    expect(Math.abs(x ** 4 + y ** 4 + z ** 4 - 16) / slope).toBeLessThan(1e-4);
  }
});
