import { expect, it } from 'vitest';
import { slideOf } from '../../testing/sources.js';
import { construct } from '../construct.js';

const SOURCES = {
  A: 'Point(0, 0)',
  B: 'Point(4, 0)',
  C: 'Point(1, 3)',
  k: 'Circle(A, 2)',
  g: 'Line(A, B)',
  s: 'Segment(B, C)',
  f: 'y = x^2',
};

const told = (source: string): string[] =>
  construct(slideOf({ ...SOURCES, it: source })).warnings.map(({ message }) => message);

// Names that no constructor has, as people and models make them up.
it.each([
  ['PerpFoot(C, g)', 'Foot(C, g)'],
  ['FootOfPerpendicular(C, A, B)', 'Foot(C, A, B)'],
  ['MedianFoot(A, B, C)', 'Midpoint(B, C)'],
  ['MidPerp(A, B)', 'PerpBisector(A, B)'],
  ['AngleBis(A, B, C)', 'AngleBisector(A, B, C)'],
  ['InternalBisector(A, B, C)', 'AngleBisector(A, B, C)'],
  ['MidPt(A, B)', 'Midpoint(A, B)'],
  ['CircleThreePoints(A, B, C)', 'Circle(A, B, C)'],
  ['CircleDiameter(A, B)', 'DiameterCircle(A, B)'],
  ['ArcThrough(A, B, C)', 'CircumArc(A, B, C)'],
  ['Compass(A, B, C)', 'Circle(A, length(B, C))'],
  ['Annulus(A, 1, 2)', 'Difference(Circle(A, 2), Circle(A, 1))'],
  ['UnitCircle()', 'Circle((0, 0), 1)'],
  ['EquilTriangle(A, B)', 'Polygon(A, B, 3)'],
  ['GleichseitigesDreieck(A, B)', 'Polygon(A, B, 3)'],
  ['TriánguloEquilátero(A, B)', 'Polygon(A, B, 3)'],
  ['TriangleIsocèle(A, B, 4)', 'Polygon(A, B, Midpoint(A, B) + 4 * unit(perp(B - A)))'],
  ['RechtwinkligesDreieck(A, B)', 'Polygon(A, B, A + perp(B - A))'],
  ['HalfCircle(A, B)', 'Semicircle(A, B)'],
  ['Viertelkreis(A, B)', 'Arc(A, Rotate(B, 90°, A), B)'],
  ['RegPoly(A, B, 5)', 'Polygon(A, B, 5)'],
  ['Hexagon(A, 2)', 'Polygon(A, 2, 6)'],
  ['RightTriangle(A, 3, 4)', 'Polygon(A, A + (3, 0), A + (0, 4))'],
  ['Trapezium(A, B, C, (0, 3))', 'Polygon(A, B, C, Point(0, 3))'],
  ['LineIntersection(g, s)', 'Intersect(g, s)'],
  ['TangentThrough(B, k)', 'Tangent(k, B)'],
  ['NormalLine(f, 1)', 'PerpLine(Tangent(f, 1), Point(f, 1))'],
  ['LineBySlope(A, 2)', 'Line(A, A + (1, 2))'],
  ['VerticalLine(2)', 'x = 2'],
  ['HorizontalLine(A)', 'y = A.y'],
  ['PerpendicularThrough(C, g)', 'PerpLine(g, C)'],
  ['PerpendicularFrom(C, A, B)', 'PerpLine(Line(A, B), C) or PerpLine(Line(C, A), B), with'],
  ['ReflectPoint(C, g)', 'Reflect(C, g)'],
  ['RotatePoint(C, A, 90)', 'Rotate(C, 90°, A)'],
  ['TranslateBy(C, 2, 1)', 'Translate(C, Vector(2, 1))'],
  ['Mark(s, 2)', 'Tick(s, 2)'],
  ['LengthLabel(A, B)', 'Dimension(A, B)'],
  ['MarkAngle(A, B, C)', 'Angle(A, B, C)'],
  ['PointOnCircle(k, 30)', 'Point(k, 30°)'],
  ['Lerp(A, B, 0.3)', 'Point(Segment(A, B), 0.3)'],
  ['RatioPoint(A, B, 2, 1)', 'Divide(A, B, 2, 1)'],
  ['ParametricCurve(cos(t), sin(t), 0, 2)', 'Curve(cos(t), sin(t), 0, 2)'],
  ['PolarPlot(1 + cos(θ), 0, 2)', 'PolarCurve(1 + cos(θ), 0, 2)'],
  ['ImplicitCurve(x^2 + y^2 = 4)', 'x^2 + y^2 = 4'],
  ['HalfPlane(y > x)', 'Region(y > x)'],
  ['AreaBetweenCurves(f, x, 0, 1)', 'Between(f, x, 0, 1)'],
  ['LeftRiemannSum(f, 0, 2, 4)', 'RiemannSum(f, 0, 2, 4, "left")'],
  ['Interval(-1, 3)', 'Segment((-1, 0), (3, 0))'],
  ['RightAngle(A, B, C)', 'Angle(A, B, C), which shows a right angle as a square'],
  ['Piecewise(x^2, x < 0, x + 1, x >= 0)', 'if(x < 0, x^2, x >= 0, x + 1)'],
  ['Wenn(x < 0, x^2, x)', 'if(x < 0, x^2, x)'],
  ['Schneide(g, Strecke(B, C))', 'Intersect(g, Segment(B, C))'],
  ['Spiegle(A, xAchse)', 'Reflect(A, xAxis)'],
  ['Punkt(k)', 'Point(k, 1)'],
  ['Parallele(C, g)', 'ParallelLine(g, C)'],
])('%s is answered with the call that is meant', (source, meant) => {
  expect(told(source)).toEqual([expect.stringMatching(/^unknown constructor or function /)]);
  expect(told(source)[0]).toContain(`: write ${meant}`);
  const call = meant.replace(/ or .*|, which .*/su, '');
  expect(told(call)).toEqual([]);
});

it('names the form of a constructor whose name is within one, where it does not take the arguments', () => {
  expect(told('InscribedTriangle(k)')).toEqual([expect.stringContaining('did you mean Triangle, as in Triangle(')]);
});

it.each([
  ['Orthocenter(A, B)', 'Orthocenter takes more arguments than (A, B): write Orthocenter(A, B, C)'],
  ['Altitude(C)', 'write Altitude(C, A, B)'],
  ['PerpLine(A, B)', 'write PerpLine(Line(A, B), C)'],
  ['Rotate(A, B)', 'write Rotate(A, 90°, B)'],
  ['Polygon(5)', 'write Polygon(A, B, 5)'],
  ['Taylor(f, 0)', 'write Taylor(f, 0, 3)'],
  ['Circle(A, B, 5)', 'write Circle(A, B) or Circle(A, 5)'],
  ['Circle(A, g)', 'write Circle(A, distance(A, g)) for the circle that touches g'],
  ['Circle(s)', 'write DiameterCircle(s.start, s.end)'],
  ['Foot(C, k)', 'write Closest(k, C)'],
  ['Tick(A, B)', 'write Tick(Segment(A, B))'],
  ['Semicircle(A, 2)', 'write Semicircle(A - (2, 0), A + (2, 0))'],
  ['Parallelogram(A, B, C, (0, 4))', 'write Polygon(A, B, C, Point(0, 4))'],
  ['Integral(f, [0, 2])', 'write Integral(f, 0, 2)'],
  ['Integral(f, A, B)', 'write Integral(f, A.x, B.x)'],
  ['Derivative(f, x)', 'write Derivative(f)'],
  ['Reflect(A, x)', 'write Reflect(A, xAxis)'],
  ['Sequence(i^2, 1, 5)', 'write Sequence(i^2, i, 1, 5)'],
  ['BarChart(["Mon", "Tue"], 3, 5)', 'write BarChart(["Mon", "Tue"], [3, 5])'],
  ['PieChart([["A", 3], ["B", 5]])', 'write PieChart(["A", "B"], [3, 5])'],
  ['Circumcircle(t)', 'unknown name t: define it'],
  ['ProjectOnto(A, xyPlane)', 'write Plane(z = 0)'],
  ['Perp(C, A, B)', 'write PerpLine(Line(A, B), C) or PerpLine(Line(C, A), B)'],
  ['PerpLine(A, B, C)', 'write PerpLine(Line(A, B), C) or PerpLine(Line(B, C), A)'],
  ['Polar(1 + cos(θ), 0, 2)', 'write PolarCurve(1 + cos(θ), 0, 2)'],
  ['Parabola(A, 2)', 'or y = 2 (x - A.x)^2 + A.y'],
  ['Sequence(x^2, 1, 5)', 'write Sequence(x^2, x, 1, 5)'],
  ['Curve(cos(t), sin(t))', 'write Curve(cos(t), sin(t), 0, 2π)'],
  ['angle(A, B, 40)', 'write Angle(A, B, Rotate(A, 40°, B))'],
  ['PerpLine(g, C).foot', 'write Foot(C, g)'],
  ['Triangle(abc)', 'write Polygon(A, B, C) here, or define abc: Polygon(A, B, C)'],
  ['y = mx + 1', 'write m x with a blank, and define m'],
])('%s is answered', (source, meant) => {
  expect(told(source)).toEqual([expect.stringContaining(meant)]);
});
