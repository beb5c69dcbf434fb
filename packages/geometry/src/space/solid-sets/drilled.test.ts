import { describe, expect, it, test } from 'vitest';
import { valueOfSource } from '../../testing/sources.js';
import type { CurvedSolidValue, SurfaceValue } from '../../values.js';
import { ringOf, ringPoint } from '../ring.js';
import { convexPieces } from '../skins/convex-pieces.js';
import { length, polygonNormal } from '../vec3.js';

const BLOCK = 'Cuboid(Point(0, 0, 0), 6, 3, 2)';
const L = `Union(Cuboid(Point(0, 0, 0), 4, 3, 1), Cuboid(Point(0, 0, 0), 1, 3, 4))`;
const AXIS = 'Line(Point(1, 2, 3), Point(2, 0, 4))';

const drilled = (source: string): CurvedSolidValue => {
  const value = valueOfSource(source);
  if (value.type !== 'CurvedSolid') throw new Error(`a ${value.type}`);
  return value;
};

const circles = ({ edges }: CurvedSolidValue): number => edges.filter(({ type }) => type !== 'Segment3').length;

/** How much longer a slanted drill is than it goes down: four down and a half to the side. */
const SLANTED = Math.hypot(4, 0.5) / 4;
const WEDGE = 'Prism(Polygon(Point(0, 0, 0), Point(4, 0, 0), Point(0, 0, 3)), Point(0, 5, 0))';

// Of each: the volume and the area that the holes take away, in units of π, and the circles and ellipses it has.
const solids: [string, string, string, number, number, number][] = [
  ['a hole', BLOCK, 'Cylinder(Point(3, 1.5, -1), Point(3, 1.5, 3), 1)', 2, 2 - 4, 2],
  ['a hole as long as the block is high', BLOCK, 'Cylinder(Point(3, 1.5, 0), Point(3, 1.5, 2), 1)', 2, 2 - 4, 2],
  ['a blind hole', BLOCK, 'Cylinder(Point(3, 1.5, 1.5), Point(3, 1.5, 3), 1)', 0.5, -1, 2],
  [
    'a hole along and a blind one across',
    BLOCK,
    'Cylinder(Point(3, 1.5, 1.5), Point(3, 1.5, 2), 1), Cylinder(Point(-1, 1, 0.7), Point(9, 1, 0.7), 0.5)',
    0.5 + 1.5,
    -1 + 0.5 - 6,
    4,
  ],
  [
    'a drill that goes through two legs',
    `Difference(Cuboid(Point(0, 0, 0), 6, 3, 3), Cuboid(Point(2, -1, 1), 2, 5, 3))`,
    'Cylinder(Point(-1, 1.5, 2), Point(7, 1.5, 2), 0.5)',
    4 * 0.25,
    4 * 0.25 - 4,
    4,
  ],
  [
    'a slanted hole',
    BLOCK,
    'Cylinder(Point(3, 1.5, -1), Point(3.5, 1.5, 3), 0.5)',
    2 * 0.25 * SLANTED,
    2 * 0.25 * SLANTED - 2 * SLANTED,
    2,
  ],
  [
    'a slanted blind hole',
    BLOCK,
    'Cylinder(Point(3, 1.5, 1), Point(3.5, 1.5, 5), 0.5)',
    0.25 * SLANTED,
    0.25 * SLANTED - 0.25 - SLANTED,
    2,
  ],
  [
    'a hole through a slanted face',
    WEDGE,
    'Cylinder(Point(1.5, 2.5, -1), Point(1.5, 2.5, 3), 0.5)',
    0.25 * 1.875,
    0.25 + 0.25 * 1.25 - 1.875,
    2,
  ],
  [
    'slanted holes beside each other',
    BLOCK,
    'Cylinder(Point(2, 1.5, -1), Point(2.5, 1.5, 3), 0.5), Cylinder(Point(4, 1.5, -1), Point(4.5, 1.5, 3), 0.5)',
    4 * 0.25 * SLANTED,
    4 * 0.25 * SLANTED - 4 * SLANTED,
    4,
  ],
  [
    'holes in both legs of an L',
    L,
    'Cylinder(Point(2.7, 1.5, -1), Point(2.7, 1.5, 2), 0.8), Cylinder(Point(-1, 1.5, 2.6), Point(2, 1.5, 2.6), 0.8)',
    2 * 0.64,
    2 * (2 * 0.64 - 1.6),
    4,
  ],
];

const number = (source: string): number => {
  const value = valueOfSource(source);
  return value.type === 'Number' ? value.value : Number.NaN;
};

const flatArea = ({ flat }: SurfaceValue): number =>
  flat === undefined ? 0 : convexPieces(flat).reduce((sum, piece) => sum + length(polygonNormal(piece)) / 2, 0);

describe.each(solids)('%s', (_, block, drills, volume, area, rims) => {
  test.each([
    ['as it is', (source: string) => source],
    ['turned', (source: string) => `Rotate(${source}, 0.8, ${AXIS})`],
  ])('%s', (__, turned) => {
    const solid = drilled(`Difference(${[block, ...drills.split(/, (?=Cylinder)/)].map(turned).join(', ')})`);
    expect(solid.volume).toBeCloseTo(number(`volume(${block})`) - Math.PI * volume, 9);
    expect(solid.area).toBeCloseTo(number(`area(${block})`) - Math.PI * area, 9);
    expect(circles(solid)).toBe(rims);
    // Faces with holes fall into pieces without them: they are drawn whole, but for the corners of the circles.
    const faces = solid.sheets.reduce((sum, sheet) => sum + flatArea(sheet), 0);
    const mantles = solid.sheets.filter(({ level }) => level !== undefined).length;
    expect(mantles).toBeGreaterThan(0);
    expect(faces).toBeGreaterThan(0.8 * number(`area(${block})`));
  });
});

test('a face with a hole falls into pieces that leave the hole out', () => {
  const { sheets } = drilled(`Difference(${BLOCK}, Cylinder(Point(3, 1.5, -1), Point(3, 1.5, 3), 1))`);
  const areas = sheets.filter(({ flat }) => flat !== undefined).map(flatArea);
  const disc = 48 * Math.sin((2 * Math.PI) / 96);
  const known = [18 - disc, 18 - disc, 12, 12, 6, 6];
  expect(areas).toHaveLength(6);
  const sorted = areas.sort((p, q) => q - p);
  for (const [i, area] of known.entries()) expect(sorted[i]).toBeCloseTo(area, 9);
});

test('the wall and the rims of a slanted hole lie on its cylinder and end in the faces', () => {
  const { sheets, edges } = drilled(`Difference(${BLOCK}, Cylinder(Point(2, 1, -1), Point(3, 2, 3), 0.5))`);
  const { at, level } = sheets.find((sheet) => sheet.level)!;
  for (const turn of [0, 1, 2, 3, 4, 5, 6]) {
    expect(at(turn, 0).z).toBeCloseTo(0, 12);
    expect(at(turn, 1).z).toBeCloseTo(2, 12);
    for (const share of [0.01, 0.3, 0.99]) expect(level!.f(at(turn, share))).toBeCloseTo(0, 12);
    expect([-0.01, 0.01, 0.99, 1.01].map((share) => level!.has(at(turn, share), 0))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    for (const rim of edges) {
      if (rim.type !== 'Arc3') continue;
      const p = ringPoint(ringOf(rim), turn);
      expect([level!.f(p), p.z * (p.z - 2)]).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);
    }
  }
});

it.each([
  ['a drill beside the block', 'Cylinder(Point(9, 1.5, -1), Point(9, 1.5, 3), 1)', 'misses the solid'],
  ['a drill over an edge', 'Cylinder(Point(3, 0.5, -1), Point(3, 0.5, 3), 1)', 'inside of their edges'],
  ['one that touches an edge', 'Cylinder(Point(3, 1, -1), Point(3, 1, 3), 1)', 'inside of their edges'],
  [
    'a slanted drill that ends in a face',
    'Cylinder(Point(3, 1.5, -1), Point(4, 1.5, 1.95), 0.5)',
    'inside of their edges',
  ],
  [
    'slanted drills that meet',
    'Cylinder(Point(2, 1.5, -1), Point(4, 1.5, 3), 0.5), Cylinder(Point(4, 1.5, -1), Point(2, 1.5, 3), 0.5)',
    'the holes meet',
  ],
  [
    'drills that meet',
    'Cylinder(Point(2.5, 1.5, -1), Point(2.5, 1.5, 3), 0.5), Cylinder(Point(3, 1.5, -1), Point(3, 1.5, 3), 0.5)',
    'the holes meet',
  ],
])('%s has no round hole, and the reason says so', (_, drills, reason) => {
  expect(() => drilled(`Difference(${BLOCK}, ${drills})`)).toThrow(reason);
});
