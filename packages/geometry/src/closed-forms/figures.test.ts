import { describe } from 'vitest';
import { checkRows } from '../testing/closed-forms.js';

const { sqrt, PI, sin, cos, tan, atan2, hypot } = Math;

// The scalene triangle (1, 1), (6, 2), (3, 7): its sides, area, and circumcentre from |P - A|² = |P - B|² = |P - C|².
const [a, b, c] = [hypot(3, 5), hypot(2, 6), hypot(5, 1)];
const perimeter = a + b + c;
const area = 14;
const [ux, uy] = [(2 * -5 + 40 * 6 - 58) / 56, (2 * -3 + 40 * -2 + 58 * 5) / 56];

describe('points and triangles', () => {
  checkRows([
    { given: 'A: Point(1, 2)', gives: { 'A.x': 1, 'A.y': 2, A: [1, 2], 'Point(A.y, A.x)': [2, 1] } },
    {
      given: 'A: Point(1, 2); B: Point(4, 6)',
      gives: {
        'Midpoint(A, B)': [2.5, 4],
        'MidPoint(A, B)': [2.5, 4],
        'Midpoint(Segment(A, B))': [2.5, 4],
        'distance(A, B)': 5,
        'Divide(A, B, 1)': [2.5, 4],
        'Divide(A, B, 1/2)': [2, 10 / 3],
        'A + B': [5, 8],
        'A.x (B.y - A.y)^2 + B.x (1 + 1)': 24,
        '[A, B].y (2)': 6,
        'Vertex(Polygon(A, B, (0, 7)), 2)': [4, 6],
        'A × B': -2,
        '2 × 3': 6,
        '2x(B)^2 + y(A)': 34,
        'Point(x(A) + 1, y(B))': [2, 6],
        'Length(y = 2x, 1, 2)': sqrt(5),
        'B - A': [3, 4],
        '2A': [2, 4],
        '(A + B)/2': [2.5, 4],
        '-A': [-1, -2],
        'A.x B.y - A.y B.x': -2,
        'A == Point(1, 2)': true,
      },
    },
    {
      given: 'A: Point(0, 0); B: Point(4, 0); C: Point(0, 3)',
      gives: {
        'Circumcenter(A, B, C)': [2, 1.5],
        'Incenter(A, B, C)': [1, 1],
        'Orthocenter(A, B, C)': [0, 0],
        'Centroid(Polygon(A, B, C))': [4 / 3, 1],
        'Circumcircle(A, B, C).radius': 2.5,
        'Incircle(A, B, C)': { center: [1, 1], radius: 1 },
        'Circle(A, B, C)': { center: [2, 1.5], radius: 2.5 },
        'Polygon(A, B, C)': {
          area: 6,
          perimeter: 12,
          vertices: {
            list: [
              [0, 0],
              [4, 0],
              [0, 3],
            ],
          },
        },
        'Polygon(A, B, C).circumcircle.radius': 2.5,
        'Polygon(A, B, C).incircle.center': [1, 1],
        'area(Polygon(A, B, C))': 6,
        'Triangle(A, B, C).perimeter': 12,
        'Circumcenter(A, B, B)': /./,
        'Incircle(A, B, Point(2, 0))': /./,
        'Orthocenter(A, B, Point(9, 0))': /./,
      },
    },
    {
      given: 'A: Point(1, 1); B: Point(6, 2); C: Point(3, 7)',
      gives: {
        'Circumcenter(A, B, C)': [ux, uy],
        'Incenter(A, B, C)': [(a + 6 * b + 3 * c) / perimeter, (a + 2 * b + 7 * c) / perimeter],
        'Orthocenter(A, B, C)': [10 - 2 * ux, 10 - 2 * uy],
        'Circumcircle(A, B, C).radius': (a * b * c) / 4 / area,
        'Incircle(A, B, C).radius': (2 * area) / perimeter,
        'Polygon(A, B, C).area': area,
        'Polygon(A, C, B).area': area,
        'CircumArc(A, B, C)': { start: [1, 1], end: [3, 7], center: [ux, uy] },
      },
    },
    { given: 'P: Polar(2, π/3); Q: Polar(2, 60°)', gives: { P: [1, sqrt(3)], Q: [1, sqrt(3)] } },
  ]);
});

describe('lines', () => {
  checkRows([
    {
      given: 'l: Line(Point(1, 1), Point(3, 5)); P: Point(0, 4)',
      gives: {
        'Point(l, 0)': [1, 1],
        'Point(l, -0.5)': [0, -1],
        'Point(l, 2.5)': [6, 11],
        'l.slope': 2,
        'slope(l)': 2,
        'Segment(Point(1, 2), 3, 90°).end': [1, 5],
        'Segment(Point(1, 2), -3, 90°)': /no length of -3/,
        'Line(Point(1, 5), Point(2, 7)).intercept': 3,
        'Line(Point(1, 5), Point(1, 7)).intercept': /vertical/,
        'Closest(l, Point(4, 2))': [2, 3],
        'distance(Point(4, 2), l)': sqrt(5),
        'Point(PerpLine(l, P), 0)': [0, 4],
        'Point(PerpLine(l, P), 1)': [-4, 6],
        'Point(ParallelLine(l, P), 1)': [2, 8],
        'PerpLine(l, P).slope': -0.5,
        'Intersect(l, PerpLine(l, P), 1)': [2, 3],
        'Angle(l, PerpLine(l, P)).degrees': 90,
        'Point(PerpLine(xAxis, P), 1)': [0, 5],
        'PerpLine(xAxis, P).slope': /./,
        'Line(P, P)': /./,
      },
    },
    {
      given: 's: Segment(Point(1, 1), Point(3, 5))',
      gives: {
        'Point(s, 0.25)': [1.5, 2],
        's.start': [1, 1],
        's.end': [3, 5],
        's.slope': 2,
        's.midpoint': [2, 3],
        's.length': sqrt(20),
        'length(s)': sqrt(20),
        'Closest(s, Point(10, 10))': [3, 5],
        'distance(Point(10, 10), s)': hypot(7, 5),
        'Point(s.toLine, 2)': [5, 9],
        'Point(s.perpBisector, 0)': [2, 3],
        'Point(s.perpBisector, 1)': [-2, 5],
        'Point(PerpBisector(s), 1)': [-2, 5],
        's.splitBefore(Point(2, 3))': { start: [1, 1], end: [2, 3] },
        's.splitAfter(Point(2.5, 4)).length': sqrt(1.25),
        'Point(s, 2)': /0 to 1/,
        s: { start: [1, 1], end: [3, 5], length: sqrt(20) },
      },
    },
    {
      given: 'r: Ray(Point(1, 1), Point(3, 5)); P: Point(0, 4)',
      gives: {
        'Point(r, 0.25)': [1.5, 2],
        'Point(r, 3)': [7, 13],
        'r.start': [1, 1],
        'Closest(r, Point(-5, 0))': [1, 1],
        'distance(Point(1, -4), r)': 5,
        'Point(r.toLine, -1)': [-1, -3],
        'Point(PerpLine(r, P), 1)': [-4, 6],
        'Point(r, -1)': /./,
      },
    },
    {
      given: 'l: Line(2x + 3y = 6); m: x = 4; n: y = 3; k: x - y = 0',
      gives: {
        'l.slope': -2 / 3,
        'Intersect(l, xAxis, 1)': [3, 0],
        'Intersect(l, m, 1)': [4, -2 / 3],
        'Intersect(m, n, 1)': [4, 3],
        'Intersect(k, l, 1)': [1.2, 1.2],
        'n.slope': 0,
        'm.slope': /./,
      },
    },
    {
      given: 'p: Polyline([Point(0, 0), Point(3, 4), Point(3, 10)])',
      gives: {
        'p.length': 11,
        'length(p)': 11,
        'p.edge(2).length': 6,
        'p.vertex(2)': [3, 4],
        'Point(p, 0)': [0, 0],
        'Closest(p, Point(10, 7))': [3, 7],
      },
    },
    {
      given: 'v: Vector(Point(1, 1), Point(4, 5)); w: Vector(2, -1)',
      gives: {
        'v.length': 5,
        'w.length': sqrt(5),
        'Translate(Point(0, 0), v)': [3, 4],
        'Translate(Point(0, 0), w)': [2, -1],
        'v.x': 3,
        'v.y': 4,
      },
    },
  ]);
});

describe('angles', () => {
  checkRows([
    {
      given: 'A: Point(4, 0); V: Point(0, 0); B: Point(0, 3)',
      gives: {
        'Angle(A, V, B)': { value: PI / 2, degrees: 90 },
        'Angle(B, V, A).value': PI / 2,
        'angle(A, B, V)': atan2(4, 3),
        'AngleBisector(A, V, B).slope': 1,
        'AngleBisector(Line(V, A), Line(V, B)).slope': { list: [1, -1] },
        'AngleBisector(Line(V, A), Line(B, B + (1, 0)))': /parallel/,
        'Angle(Polygon(V, A, B), 1).degrees': 90,
        'Angle(Polygon(V, A, B), 4)': /no angle number 4/,
        'AngleBisector(Angle(A, V, B)).slope': 1,
        'Angle(A, V, B).bisector.slope': 1,
        'Angle(A, V, Point(-1, 0)).value': PI,
        'Angle(A, V, Point(-1, -1)).degrees': 135,
        'Angle(A, V, Point(-1, -1)).radians': (3 * PI) / 4,
        'Angle(A, V, V)': /./,
        'Angle(xAxis, Line(V, Point(1, 1))).degrees': 45,
      },
    },
    {
      given: 'p: Polygon(Point(0, 0), Point(4, 0), Point(0, 3)); q: Square(Point(0, 0), Point(2, 1))',
      gives: {
        'Angle(p)': { list: [{ degrees: 90 }, { value: atan2(3, 4) }, { value: atan2(4, 3) }] },
        'Angle(Polygon(Point(0, 0), Point(0, 3), Point(4, 0)))': {
          list: [{ degrees: 90 }, { value: atan2(4, 3) }, { value: atan2(3, 4) }],
        },
        'Angle(q)': { list: [{ degrees: 90 }, { degrees: 90 }, { degrees: 90 }, { degrees: 90 }] },
      },
    },
  ]);
});

describe('polygons', () => {
  checkRows([
    {
      given: 'p: Polygon(Point(0, 0), Point(4, 0), Point(4, 3), Point(0, 3))',
      gives: {
        'p.edge(1).length': 4,
        'p.edge(4)': { start: [0, 3], end: [0, 0] },
        'p.vertex(4)': [0, 3],
        'p.area': 12,
        'p.perimeter': 14,
        'p.centroid': [2, 1.5],
        'p.circumcircle.radius': 2.5,
        'Point(p, 0)': [0, 0],
        'Closest(p, Point(2, -5))': [2, 0],
        'p.edge(5)': /./,
        'p.edge(0)': /./,
        'p.vertex(5)': /./,
        'p.incircle': /./,
      },
    },
    {
      given: 'A: Point(0, 0); B: Point(2, 0)',
      gives: {
        'Polygon(A, B, 3).vertex(3)': [1, sqrt(3)],
        'Polygon(B, A, 3).vertex(3)': [1, -sqrt(3)],
        'Polygon(A, B, 6).centroid': [1, sqrt(3)],
        'Polygon(A, B, 6).area': 6 * sqrt(3),
        'Polygon(A, B, 5).circumcircle.radius': 1 / sin(PI / 5),
        'Polygon(A, B, 5).incircle.radius': 1 / tan(PI / 5),
        'Square(A, B).vertex(3)': [2, 2],
        'Square(A, B).vertex(4)': [0, 2],
        'Parallelogram(A, B, Point(3, 1)).vertex(4)': [1, 1],
        'Parallelogram(A, B, Point(3, 1)).area': 2,
        'Rectangle(A, Point(4, 3)).area': 12,
        'Rhombus(A, B, Point(0, 3)).perimeter': 8,
        'Polygon(A, B, 2)': /./,
        'Polygon(A, B, 2.5)': /./,
      },
    },
    {
      given: 'p: Polygon(Point(0, 0), Point(4, 0), Point(4, 4), Point(2, 1), Point(0, 4))',
      gives: { 'p.area': 10, 'p.centroid': [2, (16 * 2 - 6 * 3) / 10] },
    },
  ]);
});

describe('circles and arcs', () => {
  checkRows([
    {
      given: 'c: Circle(Point(1, 2), 3)',
      gives: {
        c: { center: [1, 2], radius: 3 },
        'c.diameter': 6,
        'c.area': 9 * PI,
        'c.length': 6 * PI,
        'perimeter(c)': 6 * PI,
        'Point(c, 0)': [4, 2],
        'Point(c, 30°)': [1 + 3 * cos(PI / 6), 3.5],
        'Closest(c, Point(1, 10))': [1, 5],
        'distance(Point(1, 10), c)': 5,
        'Circle(Point(0, 0), Point(3, 4)).radius': 5,
        'Circle(Point(1, 2), -1)': /./,
        'Circle(Point(1, 2), 0)': /./,
      },
    },
    {
      given: 'O: Point(0, 0); A: Point(2, 0); B: Point(0, 5)',
      gives: {
        'Arc(O, A, B)': { start: [2, 0], end: [0, 2], length: 3 * PI },
        'Point(Arc(O, A, B), 0.5)': [-sqrt(2), -sqrt(2)],
        'Arc(O, B, A).length': 2.5 * PI,
        'Point(Arc(O, B, A), 1/3)': [5 * cos(PI / 3), 5 * sin(PI / 3)],
        'Sector(Arc(O, B, A)).area': (25 * PI) / 4,
        'Sector(O, B, A).perimeter': 10 + 2.5 * PI,
        'CircleSegment(Arc(O, B, A)).area': (25 * PI) / 4 - 12.5,
        'CircleSegment(Arc(O, B, A)).perimeter': 2.5 * PI + 5 * sqrt(2),
        'Closest(Arc(O, B, A), Point(3, 3))': [5 / sqrt(2), 5 / sqrt(2)],
        'Closest(Arc(O, B, A), Point(-1, 3))': [0, 5],
      },
    },
    {
      given: 'h: Semicircle(Point(-2, 0), Point(2, 0))',
      gives: {
        'Point(h, 0.5)': [0, 2],
        'Point(h, 0.25)': [-sqrt(2), sqrt(2)],
        'h.start': [-2, 0],
        'SemiCircle(Point(-2, 0), Point(2, 0)).length': 2 * PI,
        'Point(Semicircle(Point(2, 0), Point(-2, 0)), 0.5)': [0, -2],
        'Sector(h).area': 2 * PI,
        'Closest(h, Point(5, -1))': [2, 0],
      },
    },
    {
      gives: {
        'CircumArc(Point(-1, 0), Point(0, 1), Point(1, 0))': {
          center: [0, 0],
          start: [-1, 0],
          end: [1, 0],
          length: PI,
        },
        'Point(CircumArc(Point(-1, 0), Point(0, -1), Point(1, 0)), 0.25)': [-sqrt(0.5), -sqrt(0.5)],
        'CircumArc(Point(1, 0), Point(0, 1), Point(0, -1)).length': 1.5 * PI,
        'CircumArc(Point(0, 0), Point(1, 1), Point(2, 2))': /./,
        'EllipticArc(Ellipse(Point(0, 0), 3, 2), Point(3, 0), Point(0, 2)).end': [0, 2],
      },
    },
  ]);
});
