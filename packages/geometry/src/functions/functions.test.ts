import { describe, expect, it } from 'vitest';
import { parse } from '../syntax/parser.js';
import { Undefined } from '../values.js';
import { compile, constantValue } from './compile.js';
import { differentiate } from './derivative.js';
import { coefficientOf, linearInSpace, planePolynomial, polynomialIn } from './polynomial.js';
import { functionTable } from './table.js';

describe('functions', () => {
  it.each([
    ['cbrt(-27)', -3],
    ['root(-32, 5)', -2],
    ['root(81, 4)', 3],
    ['(-8)^(1/3)', -2],
    ['(-8)^(2/3)', 4],
    ['(-8)^(-1/3)', -0.5],
    ['(-8)^(2/6)', -2],
    ['log(2, 8)', 3],
    ['log(10, 1000)', 3],
    ['log(e^2)', 2],
    ['lg(100)', 2],
    ['ln(e)', 1],
    ['mod(-1, 3)', 2],
    ['mod(7, -3)', -2],
    ['fract(-1.25)', 0.75],
    ['trunc(-1.5)', -1],
    ['round(2.345, 2)', 2.35],
    ['gcd(12, 18, 8)', 2],
    ['binomial(49, 6)', 13983816],
    ['nCr(5, 7)', 0],
    ['nthRoot(-27, 3)', -3],
    ['lcm(4, 6)', 12],
    ['clamp(5, 0, 3)', 3],
    ['max(1, 5, 3)', 5],
    ['min([4, 2, 3])', 2],
    ['sum(k^2, k, 1, 10)', 385],
    ['sum([1, 2, 3])', 6],
    ['product(k, k, 1, 5)', 120],
    ['sum(sum(j, j, 1, k), k, 1, 3)', 10],
    ['sum(k, k, 3, 2)', 0],
    ['if(1 < 2, 3)', 3],
    ['if(1 > 2, 3, 2 > 1, 4, 5)', 4],
    ['atan2(1, -1)', (3 * Math.PI) / 4],
    ['sec(0) + csc(π/2) + cot(π/4)', 3],
    ['0.5!', Math.sqrt(Math.PI) / 2],
    ['5!', 120],
    ['sgn(-3)', -1],
    ['arcsin(1)', Math.PI / 2],
    ['180°', Math.PI],
    ['0^0', 1],
  ])('%s', (source, expected) => {
    expect(constantValue(parse(source))).toBeCloseTo(expected, 12);
  });

  it.each([
    '1/0',
    'sqrt(-1)',
    'ln(0)',
    'ln(-1)',
    'asin(2)',
    'acosh(0)',
    'atanh(1)',
    '(-8)^(1/2)',
    '(-8)^0.3',
    'root(-16, 4)',
    'root(2, 0)',
    'mod(1, 0)',
    '0^(-1)',
    'csc(0)',
    'csc(π)',
    'tan(90°)',
    'sec(-π/2)',
    'cot(180°)',
    'gcd(1.5, 2)',
    'binomial(2.5, 1)',
    'binomial(-2, 1)',
    'clamp(1, 3, 2)',
    '(-1)!',
    'log(1, 2)',
    'if(1 > 2, 3)',
    'if(sqrt(-1) > 0, 1, 2)',
    'sum(k, k, 1, 10^9)',
    'sum(k, k, 0.5, 2)',
  ])('%s is undefined', (source) => {
    expect(constantValue(parse(source))).toBeNaN();
  });

  it('names what is no number and counts arguments', () => {
    expect(() => constantValue(parse('k + 1'))).toThrow(new Undefined('k has no value here'));
    expect(() => constantValue(parse('sin(1, 2)'))).toThrow('sin takes 1 argument, not 2: sin(x)');
    expect(() => constantValue(parse('[1, 2] + 1'))).toThrow('a list is not a number');
  });

  it('has a doc line and a usage that parses for every entry', () => {
    for (const entry of functionTable) {
      expect(entry.doc).toMatch(/\.$/);
      expect(entry.usage).toContain(`${entry.name}(`);
      expect(entry.arity[0]).toBeLessThanOrEqual(entry.arity[1]);
    }
  });
});

describe('differentiate', () => {
  it.each([
    ['x^3 - 2x + 5', 'x', 1.3],
    ['sin(x^2) cos(x)', 'x', 0.7],
    ['x^x', 'x', 1.4],
    ['2^x', 'x', 0.3],
    ['e^(2x)', 'x', 0.2],
    ['ln(x)/x', 'x', 2.2],
    ['tan(x) + cot(x) + sec(x) + csc(x)', 'x', 0.8],
    ['asin(x) + acos(x/2) + atan(x)', 'x', 0.3],
    ['sinh(x) + cosh(x) + tanh(x)', 'x', 0.3],
    ['asinh(x) + acosh(x + 2) + atanh(x/3)', 'x', 0.3],
    ['sqrt(x) + cbrt(x) + root(x, 5)', 'x', -0.3 + 1],
    ['x^(1/3)', 'x', -0.8],
    ['cbrt(x)', 'x', -0.8],
    ['abs(x)', 'x', -0.8],
    ['log(3, x) + lg(x) + log(x, 7)', 'x', 1.8],
    ['atan2(x, 2) + atan2(1, x)', 'x', 1.8],
    ['max(x, x^2, 1) + min(x, 3)', 'x', 1.8],
    ['clamp(x^2, 0, 10)', 'x', 1.8],
    ['if(x < 1, x^2, x^3)', 'x', 1.8],
    ['mod(x^2, 3) + fract(x)', 'x', 2.1],
    ['x^2 % 2', 'x', 1.1],
    ['sum(x^k/k!, k, 1, 6)', 'x', 1.1],
    ['product(x + k, k, 1, 4)', 'x', 1.1],
    ['(x°)^2', 'x', 30],
    ['exp(-x^2/2)', 'x', 0.4],
    ['-1/x', 'x', -0.4],
    ['t^2 x', 't', 0.4],
  ])('%s by %s', (source, variable, at) => {
    const tree = parse(source);
    const variables = [variable, variable === 'x' ? 't' : 'x'];
    const f = compile(tree, variables);
    const slope = compile(differentiate(tree, variable), variables)(at, 1);
    const step = 1e-5;
    expect(slope).toBeCloseTo((f(at + step, 1) - f(at - step, 1)) / (2 * step), 6);
  });

  it('refuses what has no derivative', () => {
    expect(() => differentiate(parse('gcd(x, 2)'), 'x')).toThrow('gcd has no derivative');
    expect(() => differentiate(parse('x!'), 'x')).toThrow(Undefined);
  });
});

describe('polynomials', () => {
  it.each([
    ['-x^2 - x + 2', [2, -1, -1]],
    ['(x - 1)(x - 3)', [3, -4, 1]],
    ['x^2 - x^2 + 3x/2', [0, 1.5]],
    ['(2x)^3', [0, 0, 0, 8]],
    ['5 sin(90°)', [5]],
    ['x - x', []],
  ])('%s', (source, expected) => {
    expect(polynomialIn(parse(source), 'x')).toEqual(expected);
  });

  it.each(['sin(x)', '1/x', 'x^0.5', 'x^(-1)', '2^x', 'x^33', 'abs(x)', 'x / 0'])('%s is none', (source) => {
    expect(polynomialIn(parse(source), 'x')).toBeUndefined();
  });

  it('reads equations of conics', () => {
    const tree = parse('9(x-1)^2 + 16(y-1)^2 - 25');
    const polynomial = planePolynomial(tree)!;
    expect(polynomial.degree).toBe(2);
    const at = (i: number, j: number) => coefficientOf(polynomial, i, j);
    expect([at(2, 0), at(1, 1), at(0, 2), at(1, 0), at(0, 1), at(0, 0)]).toEqual([9, 0, 16, -18, -32, 0]);
    expect(planePolynomial(parse('x y^2 + sin(x)'))).toBeUndefined();
    expect(planePolynomial(parse('(x + y)^17'))).toBeUndefined();
  });

  it('reads planes', () => {
    expect(linearInSpace(parse('2x - y + 3(z - 1)'))).toEqual([-3, 2, -1, 3]);
    expect(linearInSpace(parse('x y'))).toBeUndefined();
  });
});
