import { expect, it } from 'vitest';
import type { ScreenPoint } from '../camera/projection.js';
import { signedArea } from './piece.js';
import { tintLayers } from './tinted-surface.js';

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
