import { construct, type ImplicitSurfaceValue } from '@geoslide/geometry';
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
