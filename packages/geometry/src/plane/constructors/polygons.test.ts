import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { figureValue } from '../testing/figure.js';

const polygon = (...vertices: (readonly [number, number])[]) => ({
  type: 'Polygon',
  vertices: vertices.map(([x, y]) => ({ x, y })),
});
const h = Math.sqrt(3);

describe('constructors of polygons', () => {
  it.each<[string, object]>([
    ['Polygon(A, B, C)', polygon([0, 0], [4, 0], [0, 3])],
    ['Polygon([A, B, C, P])', polygon([0, 0], [4, 0], [0, 3], [5, 1])],
    ['Polygon(A, B, C, P)', polygon([0, 0], [4, 0], [0, 3], [5, 1])],
    ['Polygon(A, B, 3)', polygon([0, 0], [4, 0], [2, 2 * h])],
    ['Polygon(A, B, 4)', polygon([0, 0], [4, 0], [4, 4], [0, 4])],
    ['Polygon(A, B, 6)', polygon([0, 0], [4, 0], [6, 2 * h], [4, 4 * h], [0, 4 * h], [-2, 2 * h])],
    ['Triangle(A, B, C)', polygon([0, 0], [4, 0], [0, 3])],
    ['Parallelogram(A, B, P)', polygon([0, 0], [4, 0], [5, 1], [1, 1])],
    ['Rectangle(A, P)', polygon([0, 0], [5, 0], [5, 1], [0, 1])],
    ['Rectangle(A, B, 2)', polygon([0, 0], [4, 0], [4, 2], [0, 2])],
    ['Rectangle(A, B, -2)', polygon([0, 0], [4, 0], [4, -2], [0, -2])],
    ['Rectangle(A, B, P)', polygon([0, 0], [4, 0], [4, 1], [0, 1])],
    ['Square(A, C)', polygon([0, 0], [0, 3], [-3, 3], [-3, 0])],
    ['Rhombus(A, B, 60°)', polygon([0, 0], [4, 0], [6, 2 * h], [2, 2 * h])],
    ['Rhombus(A, B, Point(3, 4))', polygon([0, 0], [4, 0], [6.4, 3.2], [2.4, 3.2])],
  ])('%s', (source, expected) => {
    expectClose(figureValue(source), expected, 1e-14);
  });

  it.each<[string, RegExp]>([
    ['Polygon(A, B)', /at least three points/],
    ['Polygon([A, B])', /at least three points, not 2/],
    ['Polygon(A, B, 2)', /whole number from 3/],
    ['Polygon(A, B, 3.5)', /whole number/],
    ['Polygon(A, B, 1e9)', /whole number from 3 to 1000/],
    ['Polygon(A, O, 3)', /coincide/],
    ['Square(A, O)', /coincide/],
    ['Rhombus(A, B, Point(9, 0))', /flat/],
  ])('%s is undefined', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
