import { type CurvedSolidValue, construct } from '@geoslide/geometry';
import type { Definition } from '@geoslide/protocol';
import { expect, it } from 'vitest';
import { projector, type ScreenPoint } from '../camera/projection.js';
import { winding } from '../camera/winding.js';
import { skinParts } from '../parts/skin-parts.js';
import { defaultCamera } from '../testing/ray-casting.js';
import { signedArea } from './piece.js';
import { paintTint, tintLayers } from './tinted-surface.js';

const SIZE = 700;

/** A square around (x, y) in the depth z. */
const square = (x: number, y: number, half: number, z: number): ScreenPoint[] => [
  { x: x - half, y: y - half, z },
  { x: x + half, y: y - half, z },
  { x: x + half, y: y + half, z },
  { x: x - half, y: y + half, z },
];

it('parts cells into layers that overlap nowhere, the one in front first', () => {
  const layers = tintLayers([square(0, 0, 2, 3), square(0, 0, 4, 2), square(0, 0, 6, 1), square(20, 0, 1, 0)]);
  const areas = layers.map((layer) => {
    const own = [0, 0, 0, 0];
    for (const { cell, corners } of layer) own[cell]! += Math.abs(signedArea(corners)) / 2;
    return own;
  });
  const expected = [
    [16, 48, 80, 4],
    [0, 16, 48, 0],
    [0, 0, 16, 0],
  ];
  areas.forEach((own, k) => {
    own.forEach((area, i) => {
      expect(area).toBeCloseTo(expected[k]![i]!, 6);
    });
  });
  expect(areas).toHaveLength(3);
});

it('leaves out cells that are seen edge-on', () => {
  const line = [0, 1, 2].map((x) => ({ x, y: x, z: x }));
  expect(tintLayers([line])).toEqual([]);
});

it('tints each place of a convex solid twice, also where corners of cut cells are all but one', () => {
  const source =
    'Cylinder(Circle((0.92549, -1.0054, -0.17625), 1.44998, Vector(0.742862, -0.191084, -0.641594)), (-0.12811, -2.42766, 1.87975))';
  const definitions: Definition[] = [{ kind: 'primitive', id: 'solid', source }];
  const { objects } = construct({ definitions, uvarMap: [], styleSheet: {} });
  const camera = { ...defaultCamera, yaw: Math.PI / 6, scale: 0.09 };
  const eye = projector(camera, SIZE, SIZE);
  const { patches } = skinParts(objects.get('solid')!.value as CurvedSolidValue, { camera, projector: eye });
  const color = { r: 0, g: 0, b: 0, a: 0.1 };
  const tints = paintTint([{ owner: 0, color, kind: 'skin', faces: patches.map(({ corners }) => corners) }], eye);
  const covers = (x: number, y: number): number =>
    tints.filter(({ outlines }) => outlines.reduce((sum, outline) => sum + winding(outline, x, y), 0) !== 0).length;
  let most = 0;
  for (let x = 0.5; x < SIZE; x += 2) {
    for (let y = 0.5; y < SIZE; y += 2) most = Math.max(most, covers(x, y));
  }
  expect(most).toBe(2);
});
