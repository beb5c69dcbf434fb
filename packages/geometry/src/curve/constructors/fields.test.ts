import { describe, expect, it } from 'vitest';
import { expectClose } from '../../plane/testing/expect-close.js';
import { figureValue } from '../../plane/testing/figure.js';
import { constructSources } from '../../testing/sources.js';

const number = (value: number) => ({ type: 'Number', value });
const p = (x: number, y: number) => ({ type: 'Point', x, y });

describe('SolveODE', () => {
  it.each<[string, object]>([
    ['SolveODE(y, Point(0, 1)).at(1)', number(Math.E)],
    ['SolveODE(y, Point(0, 1)).at(-3)', number(Math.exp(-3))],
    ['SolveODE(y, Point(0, 1)).at(5)', number(Math.exp(5))],
    ['SolveODE(-2 x y, Point(0, 1)).at(1.5)', number(Math.exp(-2.25))],
    ['SolveODE(x - y, Point(0, 1)).at(2)', number(1 + 2 * Math.exp(-2))],
    ["SolveODE(y' = x - y, Point(0, 1)).at(2)", number(1 + 2 * Math.exp(-2))],
    ['SolveODE(cos(x), O).at(2)', number(Math.sin(2))],
    ['SolveODE(1 + y^2, O).at(1.5)', number(Math.tan(1.5))],
    ['SolveODE(y^2, Point(0, 1)).at(0.9)', number(10)],
    ['SolveODE(y (1 - y), Point(0, 0.5)).at(2)', number(1 / (1 + Math.exp(-2)))],
    ['SolveODE(-x / y, Point(0, 5)).at(3)', number(4)],
    ['SolveODE(y / x, Point(1, 2)).at(3)', number(6)],
    ['SolveODE(2 sqrt(abs(y)), Point(1, 1)).at(3)', number(9)],
    ['SolveODE(if(x < 1, 1, 3), O).at(2)', number(4)],
    ['SolveODE(0, Point(2, 7)).at(-9)', number(7)],
    ['SolveODE(y, Point(0, 1), 0, 2).end', p(2, Math.exp(2))],
    ['SolveODE(y, Point(0, 1), -1, 2).start', p(-1, Math.exp(-1))],
    ['Point(SolveODE(y, Point(0, 1), 0, 2), 1)', p(1, Math.E)],
    ['SolveODE(y, Point(0, 1)).derivative.at(1)', number(Math.E)],
    ['Derivative(SolveODE(x + y, Point(0, 1)), 2).at(0)', number(2)],
    ['Tangent(SolveODE(x y, Point(0, 1)), 1).slope', number(Math.exp(0.5))],
    ['Integral(SolveODE(y, Point(0, 1)), 0, 1).value', number(Math.E - 1)],
    ['Root(SolveODE(-1 - y^2, Point(0, 1)), 1)', p(Math.PI / 4, 0)],
    ['Taylor(SolveODE(y, Point(0, 1)), 0, 3).at(1)', number(1 + 1 + 1 / 2 + 1 / 6)],
    ['SolveODE(y, -x, Point(1, 0), 0, 2π).end', p(1, 0)],
    ['SolveODE((y, -x), Point(1, 0), 0, π/2).end', p(0, -1)],
    ['SolveODE(y, -x, Point(0, 2), -π, π).start', p(0, -2)],
    ['SolveODE(-y, x, Point(3, 0), 0, 1).length', number(3)],
    ['SolveODE(x, -y, Point(1, 1), 0, 1).end', p(Math.E, Math.exp(-1))],
  ])('%s', (source, value) => {
    expectClose(figureValue(source), value, 1e-8);
  });

  it.each([
    ['SolveODE(1/x, O)', 'has no slope at the point'],
    ['SolveODE(1 + y^2, O, 0, 2)', 'the solution does not reach 2: it has a pole or ends before'],
    ['SolveODE(y, Point(0, 1), 2, 2)', 'the range of the solution is empty'],
    ['SolveODE(x^2 = y, O)', "as in y' = x - y"],
    ['SolveODE((y, -x), O)', 'needs a range of t'],
    ['SolveODE(1 + y^2, O).at(2)', 'no value at 2'],
  ])('%s has a reason', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });

  it('takes functions, sliders and further expressions of the slide', () => {
    const { value } = constructSources({
      f: 'f(x, y) = a y',
      a: '2',
      s: 'SolveODE(f, Point(0, 1))',
      t: 'SolveODE(f(x, y) + 0, Point(0, 1))',
      g: 's(x)^2 + 1',
      n: 's(1)',
      m: 't(1)',
      k: 'g(1)',
    });
    expectClose(value('n'), number(Math.exp(2)), 1e-8);
    expectClose(value('m'), number(Math.exp(2)), 1e-8);
    expectClose(value('k'), number(Math.exp(4) + 1), 1e-7);
  });
});

describe('SlopeField and VectorField', () => {
  it.each<[string, object]>([
    ['SlopeField(x - y).at(Point(3, 1))', number(2)],
    ["SlopeField(y' = x y).at(Point(3, 2))", number(6)],
    ['DirectionField(x / y, 10).at(Point(1, 2))', number(0.5)],
    ['SlopeField(2).at(O)', number(2)],
    ['VectorField((-y, x)).at(Point(1, 2))', { type: 'Vector', start: { x: 1, y: 2 }, end: { x: -1, y: 3 } }],
    ['VectorField(1, x y, 8).at(Point(1, 2))', { type: 'Vector', start: { x: 1, y: 2 }, end: { x: 2, y: 4 } }],
    ['VectorField(y, -x, 8, "unit")', { unit: true, grid: { count: 8, length: 0.9 } }],
    ['VectorField((y, -x), 8, "unit")', { unit: true, grid: { count: 8, length: 0.9 } }],
    ['VectorField((y, -x), "unit")', { unit: true, grid: { length: 0.9 } }],
    ['VectorField(2 (x, y)).at(Point(1, 2)).end', p(3, 6)],
  ])('%s', (source, value) => {
    expect(figureValue(source)).toMatchObject(value);
  });

  it.each([
    ['SlopeField(x, 0)', 'the number of marks in a row must be a whole number from 1 to 200'],
    ['SlopeField(x, 5, -1)', 'the length of the marks must be more than 0'],
    ['SlopeField(x, 5, 1, 2, 0, 1, 3)', 'the rectangle of the field is empty'],
    ['VectorField(x)', 'a field takes a point of x and y'],
    ['VectorField(x, y, 5, "equal")', '"equal" is no kind of vector field'],
    ['SlopeField(1/x).at(O)', 'the field has no slope there'],
  ])('%s has a reason', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });

  it('takes functions that give points, and vectors that are put together', () => {
    const { value, warning } = constructSources({
      F: 'F(x, y) = (y, -x)',
      v: 'VectorField(F)',
      w: 'VectorField(unit((x, y)))',
      at: 'v.at(Point(1, 2)).end',
      there: 'w.at(Point(3, 4)).end',
    });
    expect([warning('v'), warning('w')]).toEqual([undefined, undefined]);
    expect(value('at')).toMatchObject(p(3, 1));
    expectClose(value('there'), p(3.6, 4.8));
  });
});
