import { expect, it } from 'vitest';
import { slideOf } from '../../testing/sources.js';
import { construct } from '../construct.js';

it.each([
  ['Angle(60°, A, B)', 'write Angle(A, B, Rotate(A, 60°, B)) for an angle of 60° at B'],
  ['Angle(A, B, 60°)', 'write Angle(A, B, Rotate(A, 60°, B)) for an angle of 60° at B'],
  ['Med(A)', 'did you mean Median or MedialTriangle or median?'],
  ['Angle(A, B, 60)', 'write Angle(A, B, Rotate(A, 60°, B)) for an angle of 60° at B'],
  ['Arc(A, 3, 0, 90)', 'write Arc(A, A + (3; 90°), A + (3; 0))'],
  ['Arc(A, B, 60°)', 'write Arc(A, Rotate(B, 60°, A), B)'],
  ['Vector(A, 3, 45)', 'write Vector(A, A + (3; 45°))'],
  ['Normal(x^2, 1)', 'write PerpLine(Tangent(x^2, 1), Point(x^2, 1))'],
  ['Polygon(A, 5, 2)', 'the number of vertices, which stands last,'],
  ['Segment(A, B).center', 'write .midpoint'],
  ['Arc(Circle(A, 2), A, B)', 'write Arc(Circle(A, 2).center, A, B)'],
  ['Cube((0, 0, 0), 2)', 'write Cube(Point(0, 0, 0), Point(0, 0, 0) + (2, 0, 0))'],
  ['Integral(Normal(0, 1), -1, 1)', 'write Shade(Normal(0, 1), -1, 1)'],
  ['Rectangle(A, 4, 2)', 'write Rectangle(A, A + (4, 2))'],
  ['Pyramid((0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 0, 4))', 'write Pyramid(Polygon('],
  ['Prism((0, 0, 0), (4, 0, 0), (4, 4, 0), 2)', 'write Prism(Polygon('],
  ['Polygon(A, 2)', 'Polygon does not take (Point, Number); it takes'],
  ['Polygon(A, B)', 'a polygon needs at least three points'],
  ['Point("1", "2")', 'write Point(1, 2)'],
  ['Line([A, B, (1, 1)])', 'write Polyline(['],
  ['sqr(16)', 'write sqrt(x) for the root, x^2 for the square'],
])('%s is answered with the call that is meant', (source, meant) => {
  const { warnings } = construct(slideOf({ A: 'Point(0, 0)', B: 'Point(4, 0)', it: source }));
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(meant)]);
});
