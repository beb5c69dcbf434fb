import { describe, expect, it, test } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { ListValue, Polygon3Value, PolyhedronValue, Vec3 } from '../../values.js';
import { polygonArea, polyhedronArea, polyhedronVolume } from '../measure.js';
import { cuboid, octahedron, polyhedron } from '../solids.js';
import { turn, vec3 } from '../vec3.js';
import { differenceOf, overlapOf, unionOf } from './solid-sets.js';

const box = (x: number, y: number, z: number, a: number, b: number, c: number): PolyhedronValue =>
  cuboid(vec3(x, y, z), a, b, c);

/**
 * Corners − edges + faces: 2 for each piece, 2 less for each tunnel; a hole in a face counts as one more corner or
 * edge less.
 */
const counts = ({ vertices, edges, faces }: PolyhedronValue) => [vertices.length, edges.length, faces.length];

/** Each edge of a closed solid is run once in each direction, bridges included. */
function expectClosed({ faces }: PolyhedronValue): void {
  const open = new Map<string, number>();
  for (const face of faces) {
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length]!;
      open.set(`${from} ${to}`, (open.get(`${from} ${to}`) ?? 0) + 1);
      open.set(`${to} ${from}`, (open.get(`${to} ${from}`) ?? 0) - 1);
    });
  }
  expect([...open.values()].filter((count) => count !== 0)).toEqual([]);
}

/** Numbers from 0 to 1, the same ones each time (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const BLOCK = box(0, 0, 0, 3, 3, 2);

// Of each: the solid, its volume, its area, and how many corners, edges and faces it has.
const solids: [string, () => PolyhedronValue, number, number, number[]][] = [
  ['a drilled block', () => differenceOf(BLOCK, [box(1, 1, -1, 1, 1, 4)]), 16, 48, [16, 24, 10]],
  ['a dent', () => differenceOf(BLOCK, [box(1, 1, 1, 1, 1, 4)]), 17, 46, [16, 24, 11]],
  ['a hollow', () => differenceOf(BLOCK, [box(1, 1, 0.5, 1, 1, 1)]), 17, 48, [16, 24, 12]],
  ['a notch at a corner', () => differenceOf(BLOCK, [box(2, 2, 1, 2, 2, 2)]), 17, 42, [14, 21, 9]],
  ['a block that is cut in two', () => differenceOf(BLOCK, [box(1, -1, -1, 1, 5, 4)]), 12, 44, [16, 24, 12]],
  ['two drills that cross', () => crossDrilled(), 27 - 7, 72, [40, 72, 30]],
  ['a knob', () => unionOf([BLOCK, box(1, 1, 1, 1, 1, 2)]), 19, 46, [16, 24, 11]],
  ['blocks side by side', () => unionOf([box(0, 0, 0, 1, 1, 1), box(1, 0, 0, 2, 1, 1)]), 3, 14, [8, 12, 6]],
  ['an L', () => unionOf([box(0, 0, 0, 2, 1, 1), box(0, 0, 0, 1, 1, 2)]), 3, 14, [12, 18, 8]],
  ['blocks that share an edge', () => unionOf([box(0, 0, 0, 1, 1, 1), box(1, 1, 0, 1, 1, 1)]), 2, 12, [14, 23, 12]],
  ['blocks that share a corner', () => unionOf([box(0, 0, 0, 1, 1, 1), box(1, 1, 1, 1, 1, 1)]), 2, 12, [15, 24, 12]],
  ['blocks apart', () => unionOf([box(0, 0, 0, 1, 1, 1), box(5, 0, 0, 1, 1, 1)]), 2, 12, [16, 24, 12]],
  ['a block twice', () => unionOf([BLOCK, BLOCK]), 18, 42, [8, 12, 6]],
  ['a block within another', () => overlapOf([BLOCK, box(1, 1, 1, 1, 1, 1)]), 1, 6, [8, 12, 6]],
  ['a stella octangula as its core', () => overlapOf(stella()), 8 / 6, 4 * Math.sqrt(3), [6, 12, 8]],
  ['a stella octangula', () => unionOf(stella()), 4, 12 * Math.sqrt(3), [14, 36, 24]],
];

/** A cube of 3 with three square drills of 1 through its middle. */
function crossDrilled(): PolyhedronValue {
  return differenceOf(box(0, 0, 0, 3, 3, 3), [box(1, 1, -1, 1, 1, 5), box(-1, 1, 1, 5, 1, 1), box(1, -1, 1, 1, 5, 1)]);
}

/** The two tetrahedra in a cube of 2. */
function stella(): PolyhedronValue[] {
  const corners = [vec3(1, 1, 1), vec3(1, -1, -1), vec3(-1, 1, -1), vec3(-1, -1, 1)];
  const faces = [
    [0, 1, 2],
    [0, 2, 3],
    [0, 3, 1],
    [1, 3, 2],
  ];
  const mirrored = corners.map(({ x, y, z }) => vec3(-x, -y, -z));
  return [
    polyhedron(corners, faces),
    polyhedron(
      mirrored,
      faces.map((face) => [...face].reverse()),
    ),
  ];
}

test.each(solids)('%s has its volume, area, corners, edges and faces', (_, make, volume, area, count) => {
  const solid = make();
  expect(polyhedronVolume(solid)).toBeCloseTo(volume, 9);
  expect(polyhedronArea(solid)).toBeCloseTo(area, 9);
  expect(counts(solid)).toEqual(count);
  expectClosed(solid);
});

test('a solid that is turned into any place has the same volume and as many faces', () => {
  const axis = vec3(1, 2, 0.7);
  const turned = (solid: PolyhedronValue): PolyhedronValue => ({
    ...solid,
    vertices: solid.vertices.map((p) => turn(p, vec3(0.3, 0.1, 0), axis, 0.83)),
  });
  for (const [name, make, volume, , count] of solids.slice(0, 3)) {
    const drill = { 'a drilled block': box(1, 1, -1, 1, 1, 4), 'a dent': box(1, 1, 1, 1, 1, 4) }[name];
    const other = drill ?? box(1, 1, 0.5, 1, 1, 1);
    const solid = differenceOf(turned(BLOCK), [turned(other)]);
    expect(polyhedronVolume(solid)).toBeCloseTo(volume, 9);
    expect(counts(solid)).toEqual(count);
    expect(counts(solid)).toEqual(counts(make()));
    expectClosed(solid);
  }
});

describe('inclusion and exclusion', () => {
  const random = randomNumbers(7);
  const somewhere = (): Vec3 => vec3(random() * 3, random() * 3, random() * 3);
  const randomBox = (): PolyhedronValue => {
    const { x, y, z } = somewhere();
    return box(x, y, z, 0.5 + random() * 2, 0.5 + random() * 2, 0.5 + random() * 2);
  };
  const turnedBox = (): PolyhedronValue => {
    const solid = randomBox();
    const axis = somewhere();
    const angle = 6 * random();
    return { ...solid, vertices: solid.vertices.map((p) => turn(p, solid.vertices[0]!, axis, angle)) };
  };
  const roundedBox = (): PolyhedronValue => {
    const whole = (): number => Math.floor(random() * 3);
    return box(whole(), whole(), whole(), 1 + whole(), 1 + whole(), 1 + whole());
  };
  const randomOctahedron = (): PolyhedronValue => octahedron(somewhere(), somewhere());
  const kinds = { randomBox, turnedBox, roundedBox, randomOctahedron };
  const volumeOf = (make: () => PolyhedronValue): number => {
    try {
      const solid = make();
      expectClosed(solid);
      return polyhedronVolume(solid);
    } catch (error) {
      expect(String(error)).toContain('nothing is left');
      return 0;
    }
  };
  test.each(Object.keys(kinds) as (keyof typeof kinds)[])('hold for forty pairs: %s', (kind) => {
    for (let n = 0; n < 40; n++) {
      const [a, b] = [kinds[kind](), n % 2 === 0 ? kinds[kind]() : randomBox()];
      const overlap = volumeOf(() => overlapOf([a, b]));
      const [v, w] = [polyhedronVolume(a), polyhedronVolume(b)];
      expect(volumeOf(() => unionOf([a, b]))).toBeCloseTo(v + w - overlap, 8);
      expect(volumeOf(() => differenceOf(a, [b]))).toBeCloseTo(v - overlap, 8);
      expect(volumeOf(() => differenceOf(b, [a]))).toBeCloseTo(w - overlap, 8);
    }
  });
  it('holds for three solids', () => {
    for (let n = 0; n < 10; n++) {
      const [a, b, c] = [turnedBox(), randomBox(), randomOctahedron()];
      const both = (...solids: PolyhedronValue[]): number => volumeOf(() => overlapOf(solids));
      const sum = polyhedronVolume(a) + polyhedronVolume(b) + polyhedronVolume(c);
      const expected = sum - both(a, b) - both(b, c) - both(a, c) + both(a, b, c);
      expect(volumeOf(() => unionOf([a, b, c]))).toBeCloseTo(expected, 8);
    }
  });
});

test('coordinates that are rounded give the same faces', () => {
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const solid = octahedron(vec3(0.11, 0.27, 0.31), vec3(2.13, 0.77, 0.45));
  const uneven = { ...solid, vertices: solid.vertices.map(({ x, y, z }) => vec3(rounded(x), rounded(y), rounded(z))) };
  const drill = box(0, 0.6, 0.9, 4, 0.5, 0.5);
  expect(counts(differenceOf(uneven, [drill]))).toEqual(counts(differenceOf(solid, [drill])));
});

const SOURCES = {
  a: 'Cuboid(Point(0, 0, 0), 3, 3, 2)',
  b: 'Cuboid(Point(1, 1, -1), 1, 1, 4)',
  net: 'Net(a, 0.5)',
  far: 'Cuboid(Point(9, 1, 1), 1, 1, 4)',
};

test.each([
  ['a ∪ b', 20],
  ['a ∩ b', 2],
  ['a ∖ b', 16],
  ['Union(a, b, far)', 24],
  ['Difference(a, b, far)', 16],
])('%s is a polyhedron', (source, volume) => {
  const { value } = constructSources({ ...SOURCES, solid: source, v: 'solid.volume' });
  expect(value('solid')).toMatchObject({ type: 'Polyhedron' });
  expect(value('v')).toMatchObject({ value: expect.closeTo(volume, 9) });
});

test.each([
  ['a ∩ far', 'nothing is left of the solids'],
  ['a ∖ a', 'nothing is left of the solids'],
  ['a ∪ net', 'an open surface such as a net has no inside'],
])('%s is impossible', (source, reason) => {
  const { warning } = constructSources({ ...SOURCES, solid: source });
  expect(warning('solid')).toContain(reason);
});

test('a drilled solid is cut by a plane and unfolded like others', () => {
  const { value } = constructSources({
    ...SOURCES,
    solid: 'a ∖ b',
    cut: 'Section(solid, Plane(x = 1.5))',
    flat: 'Net(solid, 1)',
    area: 'flat.surfaceArea',
  });
  const pieces = (value('cut') as ListValue).items as Polygon3Value[];
  expect(pieces.map(({ vertices }) => polygonArea(vertices))).toEqual([expect.closeTo(2, 9), expect.closeTo(2, 9)]);
  expect(value('area')).toMatchObject({ value: expect.closeTo(48, 9) });
});

describe('Intersection', () => {
  const CUBES = { a: 'Cuboid(Point(0, 0, 0), 3, 3, 3)', b: 'Cuboid(Point(1, 1, 1), 3, 3, 3)' };

  it('of polyhedra is the solid that they have in common', () => {
    const { value } = constructSources({ ...CUBES, c: 'Intersection(a, b)', v: 'c.volume' });
    expect(value('c')!.type).toBe('Polyhedron');
    expect(value('v')).toEqual({ type: 'Number', value: 8 });
  });

  it('of other figures goes on being Intersect', () => {
    const { value } = constructSources({ ...CUBES, s: 'Sphere(Point(0, 0, 0), 2)', c: 'Intersection(s, z = 1)' });
    expect(value('c')!.type).toBe('Circle3');
    const plane = constructSources({ k: 'Circle(Point(0, 0), 2)', l: 'x = 1', P: 'Intersection(k, l, 1)' });
    expect(plane.value('P')!.type).toBe('Point');
  });
});

describe('solids that share faces, turned about an axis and rounded', () => {
  const TURN = 0.4;
  const at = (x: number, y: number, z: number, decimals: number): string =>
    `Point(${[x * Math.cos(TURN) - y * Math.sin(TURN), x * Math.sin(TURN) + y * Math.cos(TURN), z].map((value) => value.toFixed(decimals)).join(', ')})`;
  const boxOf = (from: number, to: number, decimals: number): string => {
    const corners = [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
    ].map(([x, y]) => at(x!, y!, from, decimals));
    return `Prism(Polygon(${corners.join(', ')}), ${at(from, from, to, decimals)})`;
  };

  it.each([2, 3, 15])('a corner that is cut out leaves nothing before it: %d decimals', (decimals) => {
    const { value } = constructSources({
      c: `Difference(${boxOf(0, 2.37, decimals)}, ${boxOf(1.12, 2.37, decimals)})`,
    });
    expect(counts(value('c') as PolyhedronValue)).toEqual(
      counts(differenceOf(box(0, 0, 0, 2.37, 2.37, 2.37), [box(1.12, 1.12, 1.12, 1.25, 1.25, 1.25)])),
    );
  });

  it('a thin wall across the axes stays', () => {
    const { value } = constructSources({
      c: 'Difference(Cuboid(Point(0, 0, 0), 2.37, 2.37, 2.37), Cuboid(Point(0.01, 0.01, 0.01), 2.35, 2.35, 4))',
      v: 'c.volume',
    });
    expect(value('v')).toMatchObject({ value: expect.closeTo(2.37 ** 3 - 2.35 ** 2 * 2.36, 9) });
  });
});

it.each([2, 3, 4])('a turned block that is drilled has ten faces where the file rounds to %d decimals', (decimals) => {
  const [cosA, sinA, cosB, sinB] = [Math.cos(0.4), Math.sin(0.4), Math.cos(0.7), Math.sin(0.7)];
  const axes = [
    [cosA * cosB, sinA * cosB, -sinB],
    [-sinA, cosA, 0],
    [cosA * sinB, sinA * sinB, cosB],
  ] as const;
  const point = (...along: readonly [number, number, number]): string => {
    const [x, y, z] = [0, 1, 2].map((i) =>
      axes.reduce((sum, axis, k) => sum + along[k]! * axis[i]!, 0).toFixed(decimals),
    );
    return `Point(${x}, ${y}, ${z})`;
  };
  const { value } = constructSources({
    block: `Prism(Polygon(${point(0, 0, 0)}, ${point(4, 0, 0)}, ${point(4, 4, 0)}, ${point(0, 4, 0)}), ${point(0, 0, 4)})`,
    hole: `Prism(Polygon(${point(1, 1, 0)}, ${point(3, 1, 0)}, ${point(3, 3, 0)}, ${point(1, 3, 0)}), ${point(1, 1, 4)})`,
    drilled: 'Difference(block, hole)',
  });
  const drilled = value('drilled');
  if (drilled?.type !== 'Polyhedron') throw new Error('the block has no rest');
  expect([drilled.vertices.length, drilled.faces.length]).toEqual([16, 10]);
});
