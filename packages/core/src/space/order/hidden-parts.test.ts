import { expect, it } from 'vitest';
import type { ScreenPoint } from '../camera/projection.js';
import { type Face, screenFace } from '../sight/faces.js';
import { hiddenParts } from './hidden-parts.js';
import { type Piece, signedArea } from './piece.js';

/** A square from (0, 0), at a depth that changes from the left to the right; what is larger is nearer to the eye. */
const square = (size: number, left: number, right = left): ScreenPoint[] =>
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ].map(([x, y]) => ({ x: x!, y: y!, z: left + ((right - left) * x!) / size }));

const face = (corners: readonly ScreenPoint[]): Face => screenFace(corners)!;
const areaHidden = (corners: readonly ScreenPoint[], cells: readonly Face[], more: Partial<Piece> = {}): number =>
  hiddenParts(cells)({ key: 0, corners, ...more }).reduce((sum, part) => sum + signedArea(part) / 2, 0);

it('finds what lies behind cells, as far as they cover it', () => {
  expect(areaHidden(square(20, 0), [face(square(10, 5))])).toBeCloseTo(100);
  expect(areaHidden(square(20, 9), [face(square(10, 5))])).toBe(0);
});

it('ends where the piece comes through a cell', () => {
  expect(areaHidden(square(20, 0, 10), [face(square(20, 5))])).toBeCloseTo(200);
});

it('takes what lies on a cell as seen', () => {
  expect(areaHidden(square(20, 5), [face(square(20, 5.005))])).toBe(0);
});

it('leaves nothing out of a piece that runs the other way round', () => {
  expect(areaHidden([...square(20, 0)].reverse(), [face(square(10, 5))])).toBeCloseTo(-100);
});

it('keeps to the notch of a piece that is not convex', () => {
  const notched = [...square(20, 0), { x: 10, y: 10, z: 0 }];
  expect(areaHidden(notched, [face(square(20, 5))])).toBeCloseTo(signedArea(notched) / 2);
});

it('takes the depths of a round side from its facets, and stays within its outline', () => {
  const facets = () => [{ key: 0, corners: square(30, 0) }];
  expect(areaHidden(square(20, 9), [face(square(40, 5))], { facets })).toBeCloseTo(400);
});
