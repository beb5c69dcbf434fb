import { expect, it } from 'vitest';
import { type Projector, projector, type ScreenPoint } from '../camera/projection.js';
import { besideCells } from './beside-cells.js';
import type { Piece } from './piece.js';

const eye: Projector = projector(
  {
    offset: [0, 0, 0],
    yaw: 0,
    pitch: 0,
    projection: 'orthographic',
    scale: 0.1,
    obliqueAngle: 0,
    obliqueScaleRatio: 1,
  },
  100,
  100,
);

/** A right triangle at a depth, or at three; larger ones are nearer to the eye. */
const triangle = (z: number | readonly number[], left = 0, size = 20): ScreenPoint[] =>
  [
    [left, 0],
    [left + size, 0],
    [left, size],
  ].map(([x, y], i) => ({ x: x!, y: y!, z: typeof z === 'number' ? z : z[i]! }));

const piece = (key: number, corners: ScreenPoint[]): Piece => ({ key, corners });
const keys = (pieces: readonly Piece[] | undefined) => pieces?.map(({ key }) => key);

it('parts what is behind all cells from what is in front of them', () => {
  const cells = [triangle(4), triangle(5, 3)];
  const beside = besideCells([piece(0, triangle(9)), piece(1, triangle(0)), piece(2, triangle(8, 60))], cells, eye);
  expect(keys(beside?.before)).toContain(0);
  expect(keys(beside?.before)).not.toContain(1);
  expect(keys(beside?.behind)).toContain(1);
  expect([...keys(beside?.behind)!, ...keys(beside?.before)!].sort()).toEqual([0, 1, 2]);
});

it('what touches the cells is on the side of the rest of them', () => {
  const beside = besideCells([piece(0, triangle(5))], [triangle([5, 4, 4]), triangle([4, 5, 4], 2)], eye);
  expect(keys(beside?.before)).toEqual([0]);
});

it('has none where a piece runs through the cells, or lies between them', () => {
  expect(besideCells([piece(0, triangle(5))], [triangle([4, 6, 6])], eye)).toBeUndefined();
  expect(besideCells([piece(0, triangle(5))], [triangle(4), triangle(6)], eye)).toBeUndefined();
});

it('has none where a piece that is behind cells covers one that is in front of others', () => {
  const cells = [triangle(0), triangle(9, 40)];
  const pieces = [piece(0, triangle(1, 0, 60)), piece(1, triangle(2, 10, 60))];
  // The second one is in front of the first, which lies before the first cell; both lie behind the second cell.
  expect(besideCells(pieces, cells, eye)).toBeUndefined();
});

it('has none without pieces', () => {
  expect(besideCells([], [triangle(0)], eye)).toBeUndefined();
});
