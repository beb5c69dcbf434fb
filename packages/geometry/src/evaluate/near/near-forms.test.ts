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
  ['Voronoi(A, B, (1, 1), A, "b")', 'Voronoi does not take'],
  ['FitPoly(A, B, (1, 1), 2)', 'write FitPoly([A, B, Point(1, 1)], 2)'],
  ['Line(A, 30°)', 'write Line(A, A + (1; 30°)) for the direction 30°'],
  ['Ray(A, 2)', 'write Ray(A, A + (1, 2)) for the slope 2'],
  ['Line(y = 2x + 1, -1, 3)', 'write Curve(2 x + 1, -1, 3)'],
  ['Normal(Circle(A, 2), B)', 'write PerpLine(Tangent(Circle(A, 2), B), B)'],
  ['Histogram([1, 2, 2, 3], 4 bins)', 'write Histogram([1, 2, 2, 3], 4)'],
  ['Ellipse(foci A, B, 3)', 'write Ellipse(A, B, 3)'],
  ['Point3D(1, 2, 3)', 'write Point(1, 2, 3)'],
  ['Radius(k, A)', 'write k.radius'],
  ['Angle(A, B)', 'Angle(A, V, B) takes the vertex V in the middle'],
  ['3 + 4i', '(3, 4) for the complex number 3 + 4i'],
  ['g 2', 'write f(2) for a value of f'],
  ['Tangent(B)', 'as in Tangent('],
  ['Line((1, 2) + t (3, 1))', 'write Line(Point(1, 2), Point(1, 2) + Point(3, 1))'],
  ['Plane(2, 1, -1, 4)', 'write (2) x + (1) y + (-1) z = 4'],
  ['Cone((0, 0, 0), 2, 5)', 'write Cone(Point(0, 0, 0), Point(0, 0, 0) + (0, 0, 5), 2)'],
  ['Triangle(P(0, 0), B, (1, 2))', 'write P: Point(0, 0) as a line of its own, and P here'],
  ['Angle(30)', 'write 30° alone for the number'],
  ['[1, 2].sum', 'write sum([1, 2])'],
  ['Prism(triangle, 5)', 'define it, such as triangle: Triangle('],
  ['sqr(16)', 'write sqrt(x) for the root, x^2 for the square'],
])('%s is answered with the call that is meant', (source, meant) => {
  const { warnings } = construct(
    slideOf({ A: 'Point(0, 0)', B: 'Point(4, 0)', g: 'y = 2x', k: 'Circle(A, 2)', it: source }),
  );
  expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining(meant)]);
});
