import { describe, expect, it } from 'vitest';
import type { ScreenPoint } from '../camera/projection.js';
import { levelBands } from '../shading/level-bands.js';
import { signedArea } from './piece.js';
import { seenCells } from './seen-cells.js';
import { simplifyRegions } from './simplify.js';

const triangle = (z: number | readonly number[], size: number): ScreenPoint[] =>
  [
    [0, 0],
    [size, 0],
    [0, size],
  ].map(([x, y], i) => ({ x: x!, y: y!, z: typeof z === 'number' ? z : z[i]! }));

const seenOf = (cells: readonly (readonly ScreenPoint[])[]) =>
  seenCells(cells).map((parts) => parts.map(({ corners }) => corners));

const areaOf = (parts: readonly (readonly ScreenPoint[])[] | undefined): number | undefined =>
  parts?.reduce((sum, part) => sum + Math.abs(signedArea(part)) / 2, 0);

describe('of an opaque cell is seen', () => {
  it('what no other one covers', () => {
    const [back, front] = seenOf([triangle(0, 20), triangle(5, 10)]);
    expect(areaOf(back)).toBeCloseTo(150);
    expect(areaOf(front)).toBeCloseTo(50);
  });

  it('nothing behind a larger one', () => {
    expect(seenOf([triangle(0, 10), triangle(5, 20)])[0]).toEqual([]);
  });

  it('what is in front of one that it runs through', () => {
    const [steep, other] = seenOf([triangle([0, 9, 9], 20), triangle([9, 0, 0], 20)]);
    expect(areaOf(steep)).toBeCloseTo(150);
    expect(areaOf(other)).toBeCloseTo(50);
  });

  it('nothing narrow between cells that abut but for rounding', () => {
    const half = (shift: number, side: number): ScreenPoint[] =>
      [
        [10 + shift, 0],
        [10 + shift, 40],
        [side, 20],
      ].map(([x, y]) => ({ x: x!, y: y!, z: 9 }));
    const back = [10.5, 9.5, 10].map((x, i) => ({ x, y: 18 + 2 * i, z: 0 }));
    expect(seenOf([back, half(0, -50), half(2e-3, 70)])[0]).toEqual([]);
  });
});

it('bands part a triangle where its level rounds to another number', () => {
  const whole = triangle(0, 20);
  const bands = levelBands(whole, [0, 2, 0], [whole]);
  expect(bands.map(({ level }) => level)).toEqual([0, 1, 2]);
  expect(bands.map(({ corners }) => areaOf([corners])!.toFixed(2))).toEqual(['87.50', '100.00', '12.50']);
});

describe('abutting outlines lose corners', () => {
  const points = (list: readonly (readonly [number, number])[]): ScreenPoint[] =>
    list.map(([x, y]) => ({ x, y, z: 0 }));
  const left = points([
    [0, 0],
    [10, 0],
    [10.3, 5],
    [10, 10],
    [0, 10],
    [-0.3, 5],
  ]);
  const right = points([
    [20, 10],
    [10, 10],
    [10.3, 5],
    [10, 0],
    [20, 0],
  ]);

  it('on their common side alike, elsewhere by a tolerance of their own', () => {
    const [[p], [q]] = simplifyRegions([[left], [right]], { inner: 0.5, outer: 0.1 }) as [
      [ScreenPoint[]],
      [ScreenPoint[]],
    ];
    expect(p).toEqual(left.filter((_, i) => i !== 2));
    expect(q).toEqual(right.filter((_, i) => i !== 2));
  });

  it('but none to which one of them comes back, so that no gap opens there', () => {
    const notch = points([
      [8, 4.5],
      [8, 5.5],
    ]);
    const notched = [...left.slice(0, 3), ...notch, ...left.slice(2)];
    const [, other] = simplifyRegions([[notched], [right]], { inner: 0.5, outer: 0.1 });
    expect(other).toEqual([right]);
  });

  it('and go where all of them is within it', () => {
    expect(
      simplifyRegions(
        [
          [
            points([
              [0, 0],
              [5, 0.1],
              [10, 0],
            ]),
          ],
        ],
        { inner: 0.5, outer: 0.5 },
      ),
    ).toEqual([[]]);
  });
});
