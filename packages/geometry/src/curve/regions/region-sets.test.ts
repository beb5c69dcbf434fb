import { describe, expect, it } from 'vitest';
import { expectClose } from '../../plane/testing/expect-close.js';
import { figureValue } from '../../plane/testing/figure.js';
import { constructSources } from '../../testing/sources.js';

const number = (value: number) => ({ type: 'Number', value });
const { PI, sqrt, acos } = Math;

/** The lens of two unit circles whose centres are d apart. */
const lens = (d: number) => 2 * acos(d / 2) - (d / 2) * sqrt(4 - d * d);
const DISC = 'Circle(Point(1, 0), 1)';
const SQUARE = 'Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2))';

/** The part of a quarter of a disc of radius 2 below the line x + 2y = 3: a sector and a triangle with the side 1.5. */
const areaOfSectorAndTriangle = (() => {
  // y = (3 - x) / 2 on x² + y² = 4: 5x² - 6x - 7 = 0.
  const x = (3 + sqrt(44)) / 5;
  const angle = Math.atan2((3 - x) / 2, x);
  return 2 * angle + (1.5 * x) / 2;
})();

describe('areas of regions', () => {
  it.each<[string, number]>([
    [`Overlap(unit, ${DISC}).area`, lens(1)],
    [`IntersectRegion(unit, ${DISC}).area`, lens(1)],
    [`area(unit ∩ ${DISC})`, lens(1)],
    [`area(unit ∪ ${DISC})`, 2 * PI - lens(1)],
    [`area(unit ∖ ${DISC})`, PI - lens(1)],
    [`area(unit \\ ${DISC})`, PI - lens(1)],
    [`area((unit ∪ ${DISC}) ∖ (unit ∩ ${DISC}))`, 2 * PI - 2 * lens(1)],
    ['area(unit ∩ Circle(Point(0, 3), 1))', 0],
    ['Region(Curve(3 cos(t), 2 sin(t), 0, 2π)).area', 6 * PI],
    ['Curve(3 cos(t), 2 sin(t), 0, 2π).area', 6 * PI],
    ['area(Curve(3 cos(-t), 2 sin(-t), 0, 2π))', 6 * PI],
    ['area(Curve(cos(t)^3, sin(t)^3, 0, 2π))', (3 * PI) / 8],
    ['area(Curve(sin(t), sin(2 t), 0, 2π))', 0],
    ['RiemannSum(x - 1, 0, 2, 2, "left").area', 1],
    ['area(Region(Curve(cos(t)^3, sin(t)^3, 0, 2π)))', (3 * PI) / 8],
    ['area(Region(Curve(2 cos(t) - cos(2t), 2 sin(t) - sin(2t), 0, 2π)))', 6 * PI],
    ['area(Region(Curve((1 + cos(t)) cos(t), (1 + cos(t)) sin(t), 0, 2π)))', (3 * PI) / 2],
    ['area(Overlap(unit, Curve(2 cos(t), sin(t), 0, 2π)))', PI],
    ['area(unit ∪ Circle(Point(0, 3), 1))', 2 * PI],
    ['area(unit ∖ Circle(Point(5, 0), 1))', PI],
    ['area(Circle(O, 3) ∖ unit)', 8 * PI],
    [`area(${SQUARE} ∖ unit)`, 4 - PI / 4],
    [`area(${SQUARE} ∩ unit)`, PI / 4],
    [`area(${SQUARE} ∪ unit)`, 4 + (3 * PI) / 4],
    [`area(Difference(${SQUARE}, unit, Circle(Point(2, 2), 1)))`, 4 - PI / 2],
    [`area(Overlap(unit, ${DISC}, Circle(Point(0.5, sqrt(3)/2), 1)))`, (PI - sqrt(3)) / 2],
    ['area(triangle ∖ Incircle(A, B, C))', 6 - PI],
    ['area(ellipse ∖ Circle(O, 3))', 20 * PI - 9 * PI],
    ['area(Triangle(O, (4, 0), (0, 4)) ∩ Triangle(O, (4, 0), (4, 4)))', 4],
    ['area(Triangle(O, (4, 0), (0, 4)) ∪ Triangle(O, (4, 0), (4, 4)))', 12],
    ['area(Sector(O, (0, 2), (2, 0)) ∩ Triangle(O, (3, 0), (0, 1.5)))', areaOfSectorAndTriangle],
    ['area(Region(unit))', PI],
    ['area(Region(ellipse))', 20 * PI],
    ['area(Region(triangle))', 6],
    ['area(Region(Sector(O, Point(2, 0), Point(0, 2))))', 3 * PI],
    ['area(Region(CircleSegment(arc)))', PI - 2],
    ['area(Region(Semicircle(Point(2, 0), Point(-2, 0))))', 2 * PI],
    ['area(Region(parabola) ∩ Region(y < 1))', 8 / 3],
    ['area(Region(x^2 + y^2 <= 4))', 4 * PI],
    ['area(Region(x^2 + y^2 <= 4 && y > x))', 2 * PI],
    ['area(Region(1 < x^2 + y^2 < 4 && x > 0 && y > 0))', (3 * PI) / 4],
    ['area(Region(y > x^2 && y < 4))', 32 / 3],
    ['area(Region(y >= x^2 && y <= x + 2))', 4.5],
    ['area(Region(x > 0 && y > 0 && x + 2y < 4))', 4],
    ['area(Region(abs(x) + abs(y) < 1))', 2],
    ['area(Region(x^4 + y^4 < 1))', 3.708149354602744],
    ['area(Region(max(abs(x), abs(y)) < 2))', 16],
    ['area(Region(abs(x) + abs(2y) < 3))', 9],
    ['area(Region(abs(x - 3) + abs(y - 20) < 2))', 8],
    ['area(Region(abs(abs(x) - 2) + abs(y) < 1))', 4],
    ['area(Region(sqrt(abs(x)) + sqrt(abs(y)) < 1))', 2 / 3],
    ['area(Region(0 < y < sin(x) && 0 < x < π))', 2],
    ['area(Integral(y = x^2, 0, 3) ∩ Region(y > 4))', 19 / 3 - 4],
    ['area(Translate(unit ∩ Circle(Point(1, 0), 1), Vector(5, 2)))', lens(1)],
    ['area(Scale(unit ∖ Circle(Point(1, 0), 1), 2, O))', 4 * (PI - lens(1))],
    ['area(Rotate(Region(y >= x^2 && y <= x + 2), 90°, O))', 4.5],
    ['area(Region(y < x^2 && y < 4 && y > 0 && x > 0 && x < 3))', 8 / 3 + 4],
  ])('%s is %d', (source, value) => {
    expectClose(figureValue(source), number(value), 1e-9);
  });

  it.each([
    ['area(Region(y > x^2))', 'the region has no end, so it has no area'],
    ['area(Complement(unit))', 'the region has no end'],
    ['area(Region(x > 0))', 'the region has no end'],
    ['unit ∪ line', 'a Line has no inside'],
    ['Union(O, unit)', 'a Point has no inside'],
  ])('%s has a reason', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });

  it('tells which points are inside', () => {
    const inside = (source: string) => figureValue(source);
    expect(inside('Region(unit ∖ Circle(Point(1, 0), 1)).contains(Point(-0.5, 0))')).toMatchObject({ value: true });
    expect(inside('Region(unit ∖ Circle(Point(1, 0), 1)).contains(Point(0.5, 0))')).toMatchObject({ value: false });
    expect(inside('Complement(triangle).contains(Point(1, 1))')).toMatchObject({ value: false });
    expect(inside('Region(x >= 0).contains(O)')).toMatchObject({ value: true });
    expect(inside('Region(x > 0).contains(O)')).toMatchObject({ value: false });
  });

  it('keeps what each edge says', () => {
    const edges = (source: string) =>
      (figureValue(source) as unknown as { edges: { strict: boolean }[] }).edges.map(({ strict }) => strict);
    expect(edges('Region(y < x^2 && x >= 0)')).toEqual([true, false]);
    expect(edges('Region(0 <= x < 2)')).toEqual([false, true]);
    expect(edges('Complement(Region(x >= 0))')).toEqual([true]);
    expect(edges('unit ∖ (triangle ∪ circle)')).toEqual([false, false, false]);
  });

  it('reads the operators of sets by name', () => {
    const { value, warning } = constructSources({
      A: 'Circle((0, 0), 1)',
      B: 'Circle((1, 0), 1)',
      R: 'A ∩ B ∪ A ∖ B',
      a: 'R.area',
      b: 'area((y > x) ∩ A)',
    });
    expect(warning('R')).toBeUndefined();
    // From the left, ∩ first: what is in B is taken out at the end.
    expectClose(value('a'), number(PI - lens(1)), 1e-9);
    expectClose(value('b'), number(PI / 2), 1e-9);
  });
});

describe('what curves enclose', () => {
  it.each<[string, number]>([
    ['Between(y = x + 2, y = x^2).value', 4.5],
    ['Between(y = x^2, y = x + 2).value', -4.5],
    ['Between(Curve(sin(x), 0, π), Curve(0x, 0, π)).value', 2],
    ['Between(x = y, x = y^2 - 2).value', 4.5],
    ['Between(x = y^2 - 2, x = y, -1, 2).value', -4.5],
    ['Between(x = y^2, x = 4).area', 32 / 3],
    ['area(Between(x = y^3, x = y, -1, 1))', 1 / 2],
    ['Between(Curve(x = y^2, 0, 3), y = x, 0, 1).value', -1 / 6],
    ['area(Scale(Between(y = x + 2, y = x^2), 2, O))', 18],
    ['Between(Semicircle(Point(2, 0), Point(-2, 0)), Segment(Point(-2, 0), Point(2, 0))).value', 2 * PI],
    ['Between(Curve(cos(t), sin(t), 0, π), Curve(cos(t), -sin(t), 0, π)).value', PI],
    ['Between(Curve(2cos(t), 2sin(t), 0, π), Curve(cos(t), sin(t), 0, π)).value', (3 * PI) / 2],
    ['Between(Curve(x = y^2, -1, 1), Segment(Point(1, -1), Point(1, 1))).value', 4 / 3],
    ['Between(Polyline(O, Point(1, 2), Point(2, 0)), Segment(O, Point(2, 0))).area', 2],
    ['Between(arc, Segment(Point(0, 2), Point(2, 0))).value', PI - 2],
    ['Between(EllipticArc(ellipse, 0, 90°), Segment(Point(5, 0), Point(0, 4))).value', 5 * PI - 10],
    ['Integral(Curve(t - sin(t), 1 - cos(t), 0, 2π)).value', 3 * PI],
    ['Integral(Curve(t - sin(t), 1 - cos(t), 0, 2π), 0, π).value', 1.5 * PI],
    ['Integral(Curve(cos(t), sin(t), 0, π)).value', -PI / 2],
    ['Integral(Curve(cos(t), sin(t), 0, π)).area', PI / 2],
    ['Integral(Curve(x^2, 0, 3)).value', 9],
    ['Integral(Curve(t^2, t, 0, 1), 1, 0).value', -2 / 3],
    ['2 Integral(Curve(t, t, 0, 1))', 1],
  ])('%s is %d', (source, value) => {
    expectClose(figureValue(source), number(value), 1e-10);
  });

  it.each([
    ['Between(unit, y = x)', 'a curve here needs two ends'],
    ['Between(y = x, y = x + 1)', 'no intersection'],
    ['Between(x = y^2, y = 1)', 'a curve here needs two ends'],
    ['Between(Curve(x = y^2, 0, 1), y = x, 0, 2)', 'the function has no value at'],
    ['Between(y = x^2, y = 2x - 1)', 'the graphs meet in one point only'],
    ['Integral(y = x^2)', 'the curve has no ends: write Integral(f, 0, 2)'],
  ])('%s has a reason', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
