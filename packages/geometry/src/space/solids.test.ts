import { describe, expect, test } from 'vitest';
import type { PolyhedronValue, Vec3 } from '../values.js';
import { polygonArea, polyhedronArea, polyhedronVolume } from './measure.js';
import { net } from './net.js';
import { cube, cuboid, dodecahedron, icosahedron, octahedron, prism, pyramid, tetrahedron } from './solids.js';
import { distance, dot, mean, polygonNormal, sub, vec3 } from './vec3.js';

const A = vec3(1, -2, 0.5);
const B = vec3(2, 1, 1.5);
const EDGE = distance(A, B);

const facePoints = (solid: PolyhedronValue, face: readonly number[]): Vec3[] => face.map((i) => solid.vertices[i]!);

const regular: [string, (a: Vec3, b: Vec3) => PolyhedronValue, number, number, number, number, number][] = [
  // name, make, vertices, edges, faces, volume and area for edge 1 (closed forms)
  ['tetrahedron', tetrahedron, 4, 6, 4, 1 / (6 * Math.SQRT2), Math.sqrt(3)],
  ['cube', cube, 8, 12, 6, 1, 6],
  ['octahedron', octahedron, 6, 12, 8, Math.SQRT2 / 3, 2 * Math.sqrt(3)],
  ['dodecahedron', dodecahedron, 20, 30, 12, (15 + 7 * Math.sqrt(5)) / 4, 3 * Math.sqrt(25 + 10 * Math.sqrt(5))],
  ['icosahedron', icosahedron, 12, 30, 20, (5 * (3 + Math.sqrt(5))) / 12, 5 * Math.sqrt(3)],
];

describe.each(regular)('%s', (_, make, vertices, edges, faces, volume, area) => {
  const solid = make(A, B);

  test('has the right counts, volume and area', () => {
    expect([solid.vertices.length, solid.edges.length, solid.faces.length]).toEqual([vertices, edges, faces]);
    expect(polyhedronVolume(solid)).toBeCloseTo(volume * EDGE ** 3, 9);
    expect(polyhedronArea(solid)).toBeCloseTo(area * EDGE ** 2, 9);
  });

  test('starts with AB, all edges equal', () => {
    expect(distance(solid.vertices[0]!, A)).toBeLessThan(1e-12);
    expect(distance(solid.vertices[1]!, B)).toBeLessThan(1e-12);
    expect(solid.edges[0]).toEqual([0, 1]);
    for (const [i, j] of solid.edges) expect(distance(solid.vertices[i]!, solid.vertices[j]!)).toBeCloseTo(EDGE, 9);
  });

  test('lists faces counterclockwise seen from outside, the base first', () => {
    const center = mean(solid.vertices);
    for (const face of solid.faces) {
      const points = facePoints(solid, face);
      expect(dot(polygonNormal(points), sub(mean(points), center))).toBeGreaterThan(0);
    }
    expect([...solid.faces[0]!].sort((p, q) => p - q)).toEqual(solid.faces[0]!.map((_, i) => i));
  });

  test('stands above its base', () => {
    const base = facePoints(solid, solid.faces[0]!);
    expect(polygonNormal(base).z).toBeLessThan(0);
  });
});

describe('prism and pyramid', () => {
  const clockwise = [vec3(0, 0, 0), vec3(0, 2, 0), vec3(2, 2, 0), vec3(2, 0, 0)];

  test.each([1, -1])('a prism of height %s has outward faces', (sign) => {
    const solid = prism(clockwise, vec3(0.5, 0, 3 * sign));
    const center = mean(solid.vertices);
    for (const face of solid.faces) {
      const points = facePoints(solid, face);
      expect(dot(polygonNormal(points), sub(mean(points), center))).toBeGreaterThan(0);
    }
    expect(polyhedronVolume(solid)).toBeCloseTo(12, 12);
  });

  test('a pyramid has a third of the prism', () => {
    expect(polyhedronVolume(pyramid(clockwise, vec3(1, 1, 6)))).toBeCloseTo(8, 12);
  });

  test('a flat one is refused with its reason', () => {
    expect(() => pyramid(clockwise, vec3(9, 9, 0))).toThrow('the apex lies in the plane of the base');
    expect(() => prism(clockwise, vec3(1, 0, 0))).toThrow('the prism has no height');
    expect(() => cuboid(A, 1, 0, 2)).toThrow('three sides other than 0');
  });
});

describe('net', () => {
  test.each(regular)('a %s unfolds flat without changing its faces', (_, make) => {
    const solid = make(vec3(0, 0, 0), vec3(1, 0, 0));
    const flat = net(solid, 1);
    for (const p of flat.vertices) expect(Math.abs(p.z)).toBeLessThan(1e-9);
    const area = flat.faces.reduce((sum, face) => sum + polygonArea(facePoints(flat, face)), 0);
    expect(area).toBeCloseTo(polyhedronArea(solid), 9);
  });

  test('no faces of the flat cube overlap', () => {
    const flat = net(cube(vec3(0, 0, 0), vec3(1, 0, 0)), 1);
    const centers = flat.faces.map((face) => mean(facePoints(flat, face)));
    for (let i = 0; i < centers.length; i++) {
      for (let j = i + 1; j < centers.length; j++) expect(distance(centers[i]!, centers[j]!)).toBeGreaterThan(0.99);
    }
  });

  test('folded by 0 it is the solid', () => {
    const solid = cube(A, B);
    const folded = net(solid, 0);
    folded.faces.forEach((face, i) => {
      facePoints(folded, face).forEach((p, j) => {
        expect(distance(p, solid.vertices[solid.faces[i]![j]!]!)).toBeLessThan(1e-12);
      });
    });
  });
});
