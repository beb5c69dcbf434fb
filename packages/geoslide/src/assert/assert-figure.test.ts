import { describe, expect, test } from 'vitest';
import { assertFigure } from './assert-figure.js';

const figure = `
A: Point(0, 0)
B: Point(4, 0)
C: Point(0, 3)
D: Point(4, 3)
a: Segment(A, B)
b: Segment(A, C)
d: Segment(D, C)
k: Circle(A, 3)
n: Line(Point(3, 0), Point(3, 1))
M: Midpoint(A, B)
p: Segment(A, D)
q: Segment(B, C)
r: Line(Point(2, 0), Point(2, 1))
t: Polygon(A, B, C)
q3: Square(A, B)
t2: Polygon(A, Point(0, 8), Point(6, 0))
none: Intersect(k, Line(Point(9, 0), Point(9, 1)), 1)
late: Midpoint(none, A)
β: Angle(A, B, C)
`;

describe('statements', () => {
  test.each([
    'perpendicular(a, b)',
    'parallel(a, d)',
    'parallel(a, Segment(C, D))',
    'collinear(A, M, B)',
    'concyclic(A, B, C, D)',
    'concurrent(p, q, r)',
    'equal(length(a), 4)',
    // Two lines meet in a list of one point.
    'Intersect(a, b).x == 0',
    'distance(A, [Point(3, 4), Point(5, 0)]) == 5',
    'equal(length([d, a]), length([a, d]))',
    'equal(M, Point(2, 0))',
    'equal(A, Intersect(a, b, 1), Point(0, 0))',
    'congruent(p, q)',
    'on(C, k)',
    'tangent(n, k)',
    'tangent(k, Circle(Point(1, 0), 2))',
    'tangent(Circle(Point(1, 0), 2), k)',
    'tangent(k, Circle(Point(5, 0), 2))',
    'tangent(Line(Point(1, 1), Point(2, 3)), y = x^2)',
    'tangent(y = x^3 - 3x, y = 2)',
    'tangent(Tangent(Ellipse(A, B, C), C), Ellipse(A, B, C))',
    'between(M, A, B)',
    'congruent(t, Polygon(A, Point(3, 0), Point(0, 4)))',
    'congruent(A, B, C, D, C, B)',
    'congruent(k, Circle(B, 3))',
    'similar(t, t2)',
    'similar(A, B, C, A, Point(0, 8), Point(6, 0))',
    'similar(q3, Polygon((0, 0), (0, 1), 4))',
    'inside(Point(1, 1), t)',
    'inside(Point(0, 2), t)',
    'inside(C, k)',
    'inside(Point(1, 1), y > 0)',
    'inside(Point(0, 0, 1), Sphere(Point(0, 0, 0), 2))',
    'length(a) < length(p)',
    'length(b) ≤ 3 && 1 < 2 < 3',
  ])('%s holds', (statement) => {
    const [result] = assertFigure(figure, [statement]);
    expect(result).toMatchObject({ statement, holds: true });
    expect(result?.deviation ?? 0).toBeLessThan(1e-9);
  });

  test.each([
    ['perpendicular(a, p)', 53.13010235, 'degrees'],
    ['parallel(a, p)', 36.86989765, 'degrees'],
    ['collinear(A, B, C)', 3, 'units'],
    ['concyclic(A, B, C, M)', 1, 'units'],
    ['equal(length(a), 5)', 1, 'units'],
    ['equal(A, D)', 5, 'units'],
    ['on(D, k)', 2, 'units'],
    ['tangent(k, Circle(Point(5, 0), 1))', 1, 'units'],
    ['tangent(k, Circle(Point(1, 0), 1))', 1, 'units'],
    ['tangent(xAxis, Ellipse(A, B, C))', 1, 'units'],
    ['between(D, A, B)', 4, 'units'],
    // Of equal perimeters.
    ['congruent(q3, Polygon(A, Point(6, 0), Point(6, 2), Point(0, 2)))', 2, 'units'],
    ['congruent(A, B, C, D, B, C)', 1, 'units'],
    ['similar(t, Polygon(A, B, Point(4, 4)))', 2.5 * Math.SQRT2 - 3, 'units'],
    ['inside(Point(5, 0), k)', 2, 'units'],
    ['inside(D, t)', 2.4, 'units'],
  ])('%s fails by %d %s', (statement, deviation, unit) => {
    const [result] = assertFigure(figure, [statement]);
    expect(result).toMatchObject({ holds: false, unit });
    expect(result?.deviation).toBeCloseTo(deviation, 6);
  });

  test.each([
    ['length(a) < 1', false, 3],
    ['length(a) > 1', true, 0],
    ['length(a) ≥ 4.5', false, 0.5],
    ['length(a) == 4', true, 0],
    ['length(a) == 4.0000005', true, 5e-7],
    ['length(a) >= 4.0000005 && 3 <= length(a)', true, 5e-7],
    ['length(a) > 4.0000005', false, 5e-7],
    ['length(b) == 5', false, 2],
    ['1 < length(a) < 3', false, 1],
    ['length(a) > 1 && length(b) > 10', false, 7],
    ['length(a) < 4', false, 0],
    ['length(a) < 1 || length(a) < 2', false, 2],
    ['length(a) < 1 || length(a) > 2', true, 0],
    ['1 < length(a) < 3 || length(a) == 9', false, 1],
  ])('%s is a comparison with the difference of its sides', (statement, holds, deviation) => {
    const [result] = assertFigure(figure, [statement]);
    expect(result).toEqual({ statement, holds, deviation: expect.closeTo(deviation, 9) });
  });

  test.each([
    ['length(a) != 4', false, 'its sides are equal'],
    ['length(a) != 1', true, 'its sides differ by 3'],
    ['A != A', false, 'its sides are equal'],
  ])('%s says by how much its sides differ', (statement, holds, note) => {
    expect(assertFigure(figure, [statement])).toEqual([{ statement, holds, note }]);
  });

  test.each([
    ['equal(angle(B, A, C), 90)', 'angles are radians: write 90° for degrees'],
    ['angle(a, b) == 45', 'angles are radians: write 45° for degrees'],
    ['angle(a, b) == 45°', undefined],
    ['β == 37', 'angles are radians: write 37° for degrees'],
    ['angle(a, b) < 1', undefined],
    ['length(a) == 90', undefined],
  ])('%s does not hold, and tells of degrees where they are meant', (statement, note) => {
    const [result] = assertFigure(figure, [statement]);
    expect(result?.holds).toBe(false);
    expect(result?.note).toBe(note);
  });

  test('a condition with != among others has nothing to measure', () => {
    const statement = 'length(a) != 4 || length(a) < 1';
    expect(assertFigure(figure, [statement])).toEqual([{ statement, holds: false }]);
  });

  test('the tolerance is that of the caller', () => {
    expect(assertFigure(figure, ['equal(length(a), 4.01)'], { tolerance: 0.02 })[0]?.holds).toBe(true);
  });

  test.each([
    ['perpendicluar(a, b)', 'did you mean perpendicular?'],
    ['collinear(A, B)', 'collinear takes 3 to 20 arguments, not 2'],
    ['on(A, nowhere)', 'nowhere'],
    ['on(none, k)', 'none'],
    ['a +', 'a statement is such as'],
    ['length(a) is 3', 'write equal(length(a), 3)'],
    ['a', 'a statement is such as'],
    ['hypot(a, b)', 'there is no statement hypot'],
    ['A.x = 0 and B.y = 0', 'give each as a statement of its own: A.x = 0, then B.y = 0'],
    ['length(a)', 'length gives a value, and a statement says something of it: write length(a) == 3'],
    ['isPerpendicular(a, b)', 'write perpendicular(a, b)'],
    ['contains(k, C)', 'write inside(C, k), or on(C, k) for a point of a line or an edge'],
    ['inside(k, C)', 'inside takes the point first: write inside(C, k)'],
    ['inside(C, p)', 'inside takes a closed figure, and p is a Segment: name a circle, a polygon or a region'],
    ['inside(C, Line(A, B))', 'a Line has no inside'],
    ['inside(Point(0, 0, 0), Cube(Point(0, 0, 0), Point(1, 0, 0)))', 'its arguments do not fit. A point lies in'],
    ['C is inside k', 'write inside(C, k)'],
    ['isSquare(q3)', 'write similar(q3, Polygon((0, 0), (1, 0), 4))'],
    ['triangles ABC and DEF are similar', 'write similar(A, B, C, D, E, F)'],
    ['congruent(ABC, DCB)', 'write congruent(A, B, C, D, C, B)'],
    ['inside(M, ABC)', 'write inside(M, Polygon(A, B, C))'],
    ['AB ≅ CD', 'write congruent(Segment(A, B), Segment(C, D))'],
    ['similar(k, t)', 'similar takes polygons, and k is a Circle'],
    ['congruent(k, t)', 'write equal(length(t), length(k)) for their lengths'],
    ['equal(t, t2)', 'write congruent(t, t2)'],
    ['on', 'what it is about stands behind it in brackets, without blanks or in quotes: A point lies on a path'],
    ['a perpendicular b', 'write perpendicular(a, b)'],
    ['area t = 6', 'write equal(area(t), 6)'],
    ['area(t) = 6 cm²', 'write equal(area(t), 6)'],
    ['AM:MB == 1:1', 'write equal(length(A, M) / length(M, B), 1 / 1)'],
    ['AB^2 + AC^2 = BC^2', 'write equal(length(A, B)^2 + length(A, C)^2, length(B, C)^2)'],
    ['k passes through C', 'write on(C, k)'],
    ['isRightTriangle(t)', 'write perpendicular(t.edge(1), t.edge(2))'],
    ['intersects(a, k)', 'write distance(a, k) == 0'],
    ['on(late, k)', 'none is undefined: no intersection: the circle misses the line'],
    ['horizontal(a)', 'write parallel(a, xAxis)'],
    ['coplanar(A, B, C, D)', 'write on(D, Plane(A, B, C))'],
    ['isMidpoint(M, a)', 'write equal(M, Midpoint(a))'],
    ['isosceles(A, B, C)', 'write congruent(Segment(A, B), Segment(A, C))'],
    ['assert(A == B)', 'write A == B'],
    ['A = B', 'write equal(A, B)'],
    ['AB = 4', 'write equal(length(A, B), 4)'],
    ['∠BAC = 90°', 'write equal(angle(B, A, C), 90°)'],
    ['angle BAC = 90', 'write equal(angle(B, A, C), 90°)'],
    ['length(a) ≈ 4', 'write equal(length(a), 4)'],
    ['AB ⟂ AC', 'write perpendicular(Line(A, B), Line(A, C))'],
    ['A, M, B are collinear', 'write collinear(A, M, B)'],
    ['C lies on k', 'write on(C, k)'],
    ['M is the midpoint of AB', 'write equal(M, Midpoint(A, B))'],
    ['not parallel(a, b)', 'a statement says what holds'],
    ['collinear([A, M, B])', 'write collinear(A, M, B)'],
    ['p || q', 'write parallel(p, q)'],
    ['zz > 3', 'unknown name zz: the figure has A, B, C, D, a, b, d, k, n, M, p, q and others'],
    ['equal(zz, 3)', 'unknown name zz: the figure has A,'],
    ['AB == 4', 'unknown name AB: write length(A, B) == 4'],
    ['AB + BC == 9', 'write length(A, B) + length(B, C) == 9'],
    ['perpendicular(AB, AC)', 'write perpendicular(Line(A, B), Line(A, C))'],
    ['on(M, AB)', 'write on(M, Segment(A, B))'],
    ['on(M, segment AB)', 'write on(M, Segment(A, B))'],
    ['equal(area(ABC), 6)', 'write equal(area(A, B, C), 6)'],
    ['AE == 4', 'unknown name AE: the figure has A,'],
    ['distance(A, B) == 4 cm', 'unknown name cm: write the number without its unit'],
    ['between(M, AB)', 'name each point by itself: write between(M, A, B)'],
    ['perpendicular(a b)', 'a comma stands between two arguments: write perpendicular(a, b)'],
    ['equal(length(a) 4)', 'write equal(length(a), 4)'],
    ['parallel(a, [C, D])', 'parallel takes lines: write parallel(a, Line(C, D))'],
    ['parallel(a, k)', 'parallel takes lines, and k is a Circle: name lines or segments'],
    ['parallel(a, t)', 'parallel takes lines, and t is a Polygon: write t.edge(1) for its first side'],
    ['congruent(A, B)', 'write Segment(A, B) for a segment from it'],
    ['equal(t, 6)', 'equal takes numbers or points, and t is a Polygon: write area(t) or perimeter(t)'],
    ['equal(k, 6)', 'and k is a Circle: write length(k) or another number of it'],
    ['equilateral(t)', 'write congruent(t.edge(1), t.edge(2), t.edge(3))'],
    ['right(A, B, C)', 'write equal(angle(A, B, C), 90°)'],
    ['perpendicular(a, b) && parallel(a, d)', 'of its own: perpendicular(a, b), then parallel(a, d)'],
    ['perpendicular(a, b) == true', 'write perpendicular(a, b)'],
    ['length(a) should be 4', 'write equal(length(a), 4)'],
    ['expect(length(a)).toBeCloseTo(4)', 'write equal(length(a), 4)'],
  ])('%s says what to change', (statement, message) => {
    expect(assertFigure(figure, [statement])[0]).toMatchObject({
      holds: false,
      problem: expect.stringContaining(message),
    });
  });

  test('one that can’t be measured does not harm the others', () => {
    expect(assertFigure(figure, ['on(A', 'on(C, k)', 'huh()', 'on(D, k)']).map(({ holds }) => holds)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  test('in space', () => {
    const cube = 'A: Point(0, 0, 0)\nB: Point(1, 0, 0)\nC: Point(0, 1, 0)\nD: Point(0, 0, 1)\nE: Plane(A, B, C)';
    const results = assertFigure(cube, ['perpendicular(Line(A, D), E)', 'equal(distance(A, D), 1)', 'equal(B, C)']);
    expect(results.map(({ holds }) => holds)).toEqual([true, true, false]);
    expect(results[2]?.deviation).toBeCloseTo(Math.SQRT2);
  });

  test('more than 200 are refused', () => {
    expect(() => assertFigure(figure, 'on(C, k)' as never)).toThrow(
      new TypeError('statements are a list, such as ["on(C, k)"]'),
    );
    expect(() => assertFigure(figure, Array(201).fill('on(C, k)'))).toThrow('At most 200 statements');
  });
});

test('an argument that is no line or no point, and another name of a statement, are told', () => {
  const figure = 'A: Point(0, 0)\nB: Point(3, 0)\nC: Point(0, 4)\na: Segment(A, B)';
  const problems = (...statements: string[]) => assertFigure(figure, statements).map(({ problem }) => problem);
  expect(problems('perpendicular(A, B)', 'collinear(a, A, B)', 'perp(a, C)', 'Tangent(a, C)')).toEqual([
    'perpendicular takes lines, and A is a Point: write Line(A, B) for a line through it',
    'collinear takes points, and a is a Segment: name points',
    'there is no statement perp: write perpendicular(a, C)',
    'there is no statement Tangent: write tangent(a, C)',
  ]);
});

test('names what a figure has, and the form of a statement', () => {
  const problems = (...statements: string[]) =>
    assertFigure('A: Point(0, 0)\nB: Point(3, 0)\nk: Circle(A, 2)', statements).map(({ problem }) => problem);
  expect(problems('parallel(q, k)', 'perpendicular(A, B, k)', 'tangent(A, k)')).toEqual([
    'unknown name q: the figure has A, B, k',
    'perpendicular takes 2 arguments, not 3: Lines or planes meet at a right angle. Write it as in perpendicular(a, b).',
    'tangent takes lines and curves, and A is a Point: write on(A, k) for a point of a curve',
  ]);
});
