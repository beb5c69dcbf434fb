import { describe, expect, it } from 'vitest';
import { compile } from '../../functions/compile.js';
import type { NumberValue, Value, Vec2 } from '../../values.js';
import { pointOrNaN } from '../at.js';
import { curveConstructors, curveProperties } from '../index.js';
import { contextOf, curve, free } from '../testing/curves.js';

const { PI, sqrt } = Math;
const number = (value: number): Value => ({ type: 'Number', value });
const at = (x: number, y: number): Value => ({ type: 'Point', x, y });
const list = (...items: Value[]): Value => ({ type: 'List', items });

/** Calls the first form with as many parameters; trees of the sources stand for Expr arguments. */
function build(name: string, args: readonly (Value | string)[], form = 0): Value {
  const forms = curveConstructors
    .filter((entry) => entry.name === name)
    .flatMap((entry) => entry.signatures)
    .filter((signature) => signature.parameters.length === args.length);
  const context = contextOf(...args.map((arg) => (typeof arg === 'string' ? arg : '0')));
  return forms[form]!.evaluate(
    args.map((arg) => (typeof arg === 'string' ? number(0) : arg)),
    context,
  );
}

function get(self: Value, name: string, ...args: Value[]): Value {
  const property = curveProperties.find((p) => p.name === name && p.of.includes(self.type));
  return property!.evaluate(self, args, contextOf());
}

function pointOf(value: Value, t: number): Vec2 {
  if (value.type !== 'Curve' || value.form === 'implicit') throw new Error(value.type);
  return pointOrNaN(value, t);
}

function expectPoint(value: Value | Vec2, x: number, y: number): void {
  const p = value as Vec2;
  expect(Math.hypot(p.x - x, p.y - y), `(${p.x}, ${p.y})`).toBeLessThan(1e-9);
}

describe('curves', () => {
  it.each([
    ['Curve', ['y = x^2'], 3, 3, 9],
    ['Curve', ['y = 2x + 1'], 3, 3, 7],
    ['Curve', ['x = 2y + 1'], 3, 7, 3],
    ['Curve', ['x^2 - 1', number(-5), number(5)], -5, -5, 24],
    ['Curve', ['x = y^2', number(0), number(2)], 2, 4, 2],
    ['Curve', ['r = θ', number(0), number(7)], PI, -PI, 0],
    ['Curve', ['cos(t)', 'sin(t)', number(0), number(PI)], PI / 2, 0, 1],
    ['PolarCurve', ['1 + cos(t)', number(0), number(7)], PI / 2, 0, 1],
    ['PolarCurve', ['2'], PI, -2, 0],
    ['Bezier', [list(at(0, 0), at(1, 2), at(3, 0))], 0.5, 1.25, 1],
    ['Spline', [list(at(0, 0), at(1, 1), at(2, 0))], 0.5, 1, 1],
    ['Spline', [list(at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0))], 0.75, 0, 1],
  ] as const)('%s(%j) at %d', (name, args, t, x, y) => {
    expectPoint(pointOf(build(name, args), t), x, y);
  });

  it('gives splines trees that agree with their values', () => {
    const spline = build('Spline', [list(at(0, 0), at(1, 3), at(2, -1), at(5, 2))]);
    if (spline.type !== 'Curve' || spline.form !== 'parametric') throw new Error(spline.type);
    const [x, y] = [compile(spline.fx.expr, ['t']), compile(spline.fy.expr, ['t'])];
    for (const t of [0, 0.1, 0.35, 0.6, 0.99, 1]) expectPoint({ x: x(t), y: y(t) }, spline.fx.at(t), spline.fy.at(t));
  });

  it('keeps conics exact in Curve', () => {
    expect(build('Curve', ['x^2 + y^2 = 4'])).toMatchObject({ type: 'Circle', radius: 2 });
  });

  it.each([
    ['Curve', ['cos(x)', 'sin(t)', number(0), number(1)], 'functions of t'],
    ['Curve', ['x^2', number(2), number(2)], 'empty'],
    ['Curve', ['x^2 + y^2 = 1', number(0), number(1)], 'take a range'],
    ['Bezier', [list(at(0, 0))], 'two control points'],
    ['Region', ['x + 1'], 'inequality'],
    ['Root', [free('y = x^2 + 1'), number(1)], 'no root number 1'],
    ['Derivative', [free('x = 3')], 'function of x'],
  ] as const)('%s refuses %j', (name, args, reason) => {
    expect(() => build(name, args)).toThrow(reason);
  });
});

describe('functions', () => {
  const cubic = curve('y = x^3 - 3x');

  it.each([
    ['Root', cubic, 1, 2, [sqrt(3), 0]],
    ['Root', cubic, 2, -1, [0, 0]],
    ['Root', curve('y = sin(x)'), 400, 405, [128 * PI, 0]],
    ['Extremum', cubic, 0, 3, [1, -2]],
    ['Extremum', curve('y = sin(x)'), 400, 405, [127.5 * PI, -1]],
  ] as const)('%s of %# between two values of x', (name, f, from, to, [x, y]) => {
    expectPoint(build(name, [f, number(from), number(to)]) as Value & Vec2, x, y);
  });

  it('says that there is none between', () => {
    expect(() => build('Root', [cubic, number(2), number(3)])).toThrow('no root number 1');
  });

  it.each([
    [
      'Root',
      cubic,
      [
        [-sqrt(3), 0],
        [0, 0],
        [sqrt(3), 0],
      ],
    ],
    ['Root', free('y = 2x + 1'), [[-0.5, 0]]],
    ['Root', curve('y = exp(x) - 2'), [[Math.LN2, 0]]],
    [
      'Root',
      curve('y = (x - 1)^2 (x + 2)'),
      [
        [-2, 0],
        [1, 0],
      ],
    ],
    [
      'Root',
      { ...curve('y = sin(x)'), min: 1, max: 7 } as Value,
      [
        [PI, 0],
        [2 * PI, 0],
      ],
    ],
    [
      'Extremum',
      cubic,
      [
        [-1, 2],
        [1, -2],
      ],
    ],
    ['Extremum', curve('y = x^3'), []],
    ['Extremum', curve('y = x^4'), [[0, 0]]],
    ['Extremum', curve('y = x exp(-x)'), [[1, 1 / Math.E]]],
    ['Extremum', curve('y = abs(x - 0.3)'), [[0.3, 0]]],
    ['Extremum', curve('y = 1/(x - 0.123)^2'), []],
    ['Extremum', curve('y = ln(x)/x'), [[Math.E, 1 / Math.E]]],
    [
      'Extremum',
      { ...curve('y = cos(x)'), min: -1, max: 7 } as Value,
      [
        [0, 1],
        [PI, -1],
        [2 * PI, 1],
      ],
    ],
  ] as const)('%s of %#', (name, f, expected) => {
    const points = build(name, [f]);
    if (points.type !== 'List') throw new Error(points.type);
    expect(points.items).toHaveLength(expected.length);
    points.items.forEach((item, i) => {
      expectPoint(item as Vec2 & Value, expected[i]![0]!, expected[i]![1]!);
    });
  });

  it('has methods that agree with the constructors', () => {
    expectPoint(get(cubic, 'root', number(3)) as Value & Vec2, sqrt(3), 0);
    expectPoint(get(cubic, 'extremum', number(1)) as Value & Vec2, -1, 2);
    expect(get(get(cubic, 'derivative'), 'at', number(2))).toEqual(number(9));
    expect(get(free('y = 2x + 1'), 'at', number(2))).toEqual(number(5));
    expect(get(build('Derivative', [cubic, number(2)]), 'at', number(2))).toEqual(number(12));
    expect(get(curve('x = y^2'), 'at', number(3))).toEqual(number(9));
  });

  it('measures lengths', () => {
    const circle = build('Curve', ['3cos(t)', '3sin(t)', number(0), number(2 * PI)]);
    expect((get(circle, 'length') as NumberValue).value).toBeCloseTo(6 * PI, 10);
    expect(() => get(curve('y = x^2'), 'length')).toThrow('no end');
  });
});

describe('areas', () => {
  it.each([
    ['Integral', [curve('y = x^2'), number(0), number(3)], 9],
    ['Integral', [free('y = 2x'), number(0), number(3)], 9],
    ['Integral', [curve('y = x^2'), number(3), number(0)], -9],
    ['Integral', [curve('y = sin(x)'), number(0), number(PI)], 2],
    ['Integral', [curve('y = sqrt(x)'), number(0), number(4)], 16 / 3],
    ['Between', [free('y = x + 2'), curve('y = x^2'), number(-1), number(2)], 4.5],
    ['Between', [curve('y = x^2'), free('y = x + 2'), number(-1), number(2)], -4.5],
    ['Between', [curve('y = cos(x)'), curve('y = sin(x)'), number(0), number(PI / 4)], sqrt(2) - 1],
  ] as const)('%s %#', (name, args, expected) => {
    const area = build(name, args);
    expect((get(area, 'value') as NumberValue).value).toBeCloseTo(expected, 10);
  });

  it('is undefined outside the range of the function', () => {
    expect(() => build('Integral', [{ ...curve('y = x^2'), min: 0, max: 1 } as Value, number(0), number(3)])).toThrow(
      'range',
    );
    expect(() => build('Integral', [curve('y = ln(x)'), number(-1), number(3)])).toThrow('no value');
  });
});

describe('Tangent', () => {
  /** The value of the line's equation at two points that it should pass through. */
  function expectThrough(line: Value, ...points: readonly (readonly [number, number])[]): void {
    if (line.type !== 'Line') throw new Error(line.type);
    const { origin, direction } = line;
    for (const [x, y] of points) {
      const off = (direction.x * (y - origin.y) - direction.y * (x - origin.x)) / Math.hypot(direction.x, direction.y);
      expect(Math.abs(off)).toBeLessThan(1e-8);
    }
  }

  it.each([
    [curve('y = x^2'), at(1, 1), 1, [1, 1], [0, -1]],
    [curve('y = x^2'), at(0, -1), 1, [0, -1], [-1, 1]],
    [curve('y = x^2'), at(0, -1), 2, [0, -1], [1, 1]],
    [curve('y = x^3'), at(1, 1), 1, [1, 1], [2, 4]],
    [curve('y = x^3'), at(1, 1), 2, [1, 1], [-0.5, -0.125]],
    [curve('y = sin(x)'), at(Math.PI / 2, 1), 1, [0, 1], [1, 1]],
    [curve('y = exp(x)'), at(0, 0), 1, [0, 0], [1, Math.E]],
    [curve('x = y^2'), at(-1, 0), 1, [-1, 0], [1, -1]],
    [curve('r = 2'), at(2 * sqrt(2), 0), 1, [2 * sqrt(2), 0], [sqrt(2), sqrt(2)]],
    [curve('x^3 + y^3 = 9'), at(1, 2), 1, [1, 2], [5, 1]],
    [curve('x^4 + y^4 = 2'), at(2, 0), 2, [2, 0], [1, 1]],
    [
      { ...curve('y = x^2'), transform: { a: 0, b: 1, c: -1, d: 0, e: 0, f: 0 } } as Value,
      at(-1, 1),
      1,
      [-1, 1],
      [1, 0],
    ],
  ] as const)('%#', (c, p, n, q, r) => {
    const lines = build('Tangent', [c, p, number(n)]);
    expectThrough(lines, q, r);
  });

  it('gives one line on the curve, a list from outside', () => {
    expect(build('Tangent', [curve('y = x^2'), at(2, 4)])).toMatchObject({ type: 'Line', direction: { x: 1, y: 4 } });
    expect(build('Tangent', [curve('y = x^2'), at(0, -4)])).toMatchObject({ type: 'List' });
    expect(build('Tangent', [curve('y = x^2'), number(3)], 1)).toMatchObject({ origin: { x: 3, y: 9 } });
    expect(() => build('Tangent', [curve('y = x^2'), at(0, 4)])).toThrow('no tangent');
  });
});
