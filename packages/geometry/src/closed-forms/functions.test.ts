import { describe } from 'vitest';
import { checkRows, NUMERIC } from '../testing/closed-forms.js';

const { sqrt, PI, sin, cos, sinh, cosh, log, exp, E } = Math;

const GRAPHS: readonly (readonly [string, (x: number) => number])[] = [
  ['1/2 x^2', (x) => 1 / (2 * x * x)],
  ['-x^2', (x) => -x * x],
  ['3 sin(x)', (x) => 3 * sin(x)],
  ['2x²+x', (x) => 2 * x * x + x],
  ['x(x+1)', (x) => x * (x + 1)],
  ['(x+1)(x-1)', (x) => x * x - 1],
  ['x sin(x) cos(x)', (x) => x * sin(x) * cos(x)],
  ['e^-x', (x) => exp(-x)],
  ['e^2x', (x) => E * E * x],
  ['2^-x^2', (x) => 2 ** -(x * x)],
  ['x/2 x', (x) => x / (2 * x)],
  ['x/2*x', (x) => (x * x) / 2],
  ['2 - -x', (x) => 2 + x],
  ['πx', (x) => PI * x],
  ['x e^x', (x) => x * exp(x)],
  ['if(x<0, 1, if(x<1, 2, 3))', (x) => (x < 1 ? 2 : 3)],
  ['if(0<x<1, 5, 6)', (x) => (x < 1 ? 5 : 6)],
  ['x^1/2', (x) => x / 2],
  ['2x(x+1)', (x) => 2 * x * (x + 1)],
  ['5%3x', (x) => 5 % (3 * x)],
];

describe('integrals between graphs', () => {
  checkRows([
    {
      given: 'f: y = x + 2; g: y = x^2',
      gives: {
        'Integral(f, g, -1, 2).value': 4.5,
        'Integral(g, f, -1, 2).value': -4.5,
        'Integral(g, f, -1, 2).area': 4.5,
        'Integral(f, g, 0, 1).value': 13 / 6,
        'Integral(f, 0, 1).value': 2.5,
        'Integral(y = sin(x), y = cos(x), π/4, 5π/4).value': 2 * Math.SQRT2,
      },
    },
  ]);
});

describe('implicit multiplication and precedence', () => {
  checkRows(GRAPHS.map(([f, at]) => ({ given: `f: ${f}`, gives: { 'f(0.6)': at(0.6), 'f.at(1.7)': at(1.7) } })));
});

const DERIVATIVES: readonly (readonly [string, (x: number) => number])[] = [
  ['tan(x)', (x) => 1 / cos(x) ** 2],
  ['2^x', (x) => 2 ** x * log(2)],
  ['x^x', (x) => x ** x * (log(x) + 1)],
  ['cbrt(x)', (x) => x ** (-2 / 3) / 3],
  ['asin(x/2)', (x) => 0.5 / sqrt(1 - (x * x) / 4)],
  ['acos(x/2)', (x) => -0.5 / sqrt(1 - (x * x) / 4)],
  ['atan(x)', (x) => 1 / (1 + x * x)],
  ['tanh(x)', (x) => 1 / cosh(x) ** 2],
  ['acosh(x+1)', (x) => 1 / sqrt((x + 1) ** 2 - 1)],
  ['x sin(x)', (x) => sin(x) + x * cos(x)],
  ['sin(x)/x', (x) => (x * cos(x) - sin(x)) / x / x],
  ['sin(x^2)', (x) => 2 * x * cos(x * x)],
  ['log(2,x)', (x) => 1 / x / log(2)],
  ['csc(x)', (x) => -cos(x) / sin(x) ** 2],
  ['if(x<0,-x,x^2)', (x) => 2 * x],
  ['root(x,4)', (x) => 0.25 * x ** -0.75],
  ['max(x,x^2)', (x) => (x > 1 ? 2 * x : 1)],
  ['(x^2+1)^5', (x) => 10 * x * (x * x + 1) ** 4],
  ['3', () => 0],
];

describe('derivatives', () => {
  checkRows(
    DERIVATIVES.map(([f, at]) => ({
      given: `f: y = ${f}`,
      gives: { "f'(0.7)": at(0.7), 'f.derivative.at(1.3)': at(1.3) },
    })),
  );
});

describe('domains', () => {
  checkRows([
    {
      given: 'f: x^(1/3); g: x^(2/3); h: x^(1/2); k: x^x',
      gives: { 'f(-8)': -2, 'g(-8)': 4, 'h(-4)': /undefined/, 'k(-2)': 0.25, 'k(-0.5)': /undefined/ },
    },
    {
      given: 'f: 1/x; g: sin(x)/x; h: sqrt(x)^2; k: if(x > 0, 1, ln(-1))',
      gives: { 'f(0)': /undefined/, 'g(0)': /undefined/, 'h(-1)': /undefined/, 'k(1)': 1, 'k(-1)': /undefined/ },
    },
    { given: 'f: Curve(x^2 - 1, -5, 5)', gives: { 'f(3)': 8, 'f(6)': /undefined/, 'f.at(-5)': 24 } },
  ]);
});

describe('roots, extrema, integrals, lengths', () => {
  checkRows(
    [
      {
        given: 'p: x^3 - 3x; f: x^2 + 1',
        gives: {
          'p.extremum(1)': [-1, 2],
          'p.extremum(2)': [1, -2],
          'p.root(1)': [-sqrt(3), 0],
          'p.root(3)': [sqrt(3), 0],
          'p.root(4)': /./,
          'f.root(1)': /./,
          'p.derivative.derivative.at(2)': 12,
        },
      },
      {
        given: 's: Curve(sin(x), 0.5, 10)',
        gives: {
          's.root(1)': [PI, 0],
          's.root(3)': [3 * PI, 0],
          's.extremum(1)': [PI / 2, 1],
          's.extremum(3)': [(5 * PI) / 2, 1],
        },
      },
      {
        given:
          'a: Curve(cos(x) - x, -5, 5); b: Curve((x-1)^2, -5, 5); c: Curve(abs(x), -1, 1); d: Curve(x^x, 0.01, 2); g: Curve(1/x, -1, 1); h: Curve(floor(x) - 0.5, -1, 2)',
        gives: {
          'a.root(1)': [0.7390851332151607, 0],
          'b.root(1)': [1, 0],
          'b.root(2)': /./,
          'c.extremum(1)': [0, 0],
          'd.extremum(1)': [1 / E, E ** (-1 / E)],
          'g.root(1)': /./,
          'h.root(1)': /./,
        },
      },
      {
        given: 'f: x^2; g: x',
        gives: {
          'Integral(f, 0, 3)': { value: 9 },
          'Integral(f, 3, 0).value': -9,
          'Integral(sin(x), 0, 2π)': { value: 0, area: 4 },
          'Between(g, f, 0, 1)': { value: 1 / 6, area: 1 / 6 },
          'Between(f, g, 0, 1)': { value: -1 / 6, area: 1 / 6 },
          'area(Between(f, g, 0, 2))': 1,
          'Between(f, 0, 0, 3)': { value: 9 },
          'area(x^2 < y && y < x)': 1 / 6,
          'area(x^2 + y^2 = 4)': 4 * PI,
          'perimeter(x^2 + y^2 = 9)': 6 * PI,
          'angle(y = 0, y = x)': PI / 4,
          'slope(y = 3x)': 3,
          'length(y = x^2)': /no end/,
          'Integral(1/x, 1, 2).value': log(2),
          'Integral(exp(-x^2), -10, 10).value': sqrt(PI),
          'Integral(sqrt(1-x^2), -1, 1).value': PI / 2,
          'Integral(abs(x), -1, 2).value': 2.5,
          'Integral(1/sqrt(x), 0, 1).value': 2,
          'Integral(ln(x), 0, 1).value': -1,
          'Integral(floor(x), 0, 3).value': 3,
          'Integral(1/x, -1, 1)': /./,
        },
      },
      {
        gives: {
          'length(Curve(x, 0, 3))': 3 * sqrt(2),
          'length(Curve(cosh(x), 0, 1))': sinh(1),
          'length(Curve(cos(t), sin(t), 0, 2π))': 2 * PI,
          'Curve(t - sin(t), 1 - cos(t), 0, 2π).length': 8,
          'length(Bezier([Point(0, 0), Point(3, 4)]))': 5,
          'Point(Bezier([Point(0, 0), Point(0, 1), Point(1, 1), Point(1, 0)]), 0.5)': [0.5, 0.75],
          'distance(Spline([Point(0, 0), Point(1, 2), Point(3, 1)]), Point(1, 2))': 0,
        },
      },
    ],
    NUMERIC,
  );
});
