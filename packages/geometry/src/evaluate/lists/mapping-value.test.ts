import { describe, expect, it } from 'vitest';
import { plainResult, rounded } from '../../testing/plain-values.js';
import { constructSources } from '../../testing/sources.js';

const values: readonly (readonly [expression: string, definitions: string, expected: unknown])[] = [
  ['f(1, 2)', 'f: f(a, b) = a + 2b', 5],
  ['f(1, 2)', 'f: f(a,b)=a+2 b', 5],
  ['f(3, 2)', 'f: f(a, b) = a^b - b^a', 1],
  ['f(b, a)', 'f: f(a, b) = a - b | a: 1 | b: 5', 4],
  ['f(2)', 'f: f(k) = k^2 + 1', 5],
  ['f(2, 3)', 'f: f(x, y) = x^2 + y^2', 13],
  ['f(3, 4)', 'f: f(a, b) = √(a² + b²)', 5],
  ['f(2, 3)', 'f: f(a, b) = a(b + 1)', 8],
  ['f(2, 3)', 'f: f(a, b) = a(b + 1)^2', 32],
  ['f(2, 3, 4)', 'f: f(a, b, c) = a b c', 24],
  ['f(α, 2)', 'f: f(θ, r) = r sin(θ) | α: 30°', 1],
  ['f(1, 2)', 'f: f(a, b) = (a, b)', [1, 2]],
  ['f(1, 2).y', 'f: f(a, b) = (a, 2b)', 4],
  ['f(A, B)', 'f: f(P, Q) = (P + 2Q)/3 | A: (0, 0) | B: (3, 6)', [2, 4]],
  ['f(A, 2)', 'f: f(P, r) = Circle(P, r) | A: (0, 0)', 'Circle'],
  ['f(A, 2).area', 'f: f(P, r) = Circle(P, r) | A: (0, 0)', 4 * Math.PI],
  ['f(3)', 'f: f(x) = (x, x^2)', [3, 9]],
  ['f(3)', 'f: f(t) = (cos(t) t, t)', [3 * Math.cos(3), 3]],
  ['f(0.5)', 'f: f(s) = A + s(B - A) | A: (0, 0) | B: (4, 2)', [2, 1]],
  ['f(g(1, 2), 3)', 'f: f(a, b) = a b | g: g(a, b) = a + b', 9],
  ['f(2)', 'f: f(n) = g(n, n) + 1 | g: g(a, b) = a b', 5],
  ['f(L, 2)', 'f: f(L, i) = L(i) | L: [5, 7]', 7],
  ['f(L, 2)^2', 'f: f(L, i) = L(i)^2 | L: [5, 7]', 49 ** 2],
  ['f(L)', 'f: f(a) = 2a + 1 | L: [1, 2]', [3, 5]],
  [
    'f(L, 1)',
    'f: f(a, b) = (a, b) | L: [1, 2]',
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['f(g, 3)', 'f: f(h, a) = h(a) + h(1) | g: x^2', 10],
  ['f(g, 3)', 'f: f(h, a) = h(a, a) | g: g(a, b) = a b', 9],
  ['f(-1, 2)', 'f: f(a, b) = if(a > 0, b, -b)', -2],
  ['f(2)', 'c: 3 | f: f(a) = c a', 6],
  ['f(1, 1)', 'f: f(a, b) = a + b | a: 100', 2],
  ['Sequence(f(k, 2), k, 1, 3)', 'f: f(a, b) = a b', [2, 4, 6]],
  ['Sequence(f(i, j), i, 1, 2)', 'f: f(a, b) = a + b | j: 10', [11, 12]],
  ['Iterate(f(a), a, 1, 3)', 'f: f(n) = 2n + 1', [1, 3, 7, 15]],
  ['sum(f(k, 2), k, 1, 3)', 'f: f(a, b) = a b', 12],
  ['sum(f(k), k, 1, 2)', 'f: f(a) = (a, 1)', [3, 2]],
  ['g(2)', 'f: f(a, b) = a b + 1 | g: g(x) = f(x, 3)', 7],
  ['g(2)', "f: f(a, b) = a^2 b | g: h' | h: h(x) = f(x, 3)", 12],
  ['g(2)', 'f: f(x, y) = x - 2y | g: f(1, x)', -3],
  ['g(2)', 'f: f(y, x) = x - 2y | g: f(x, 1)', -3],
  ['Point(c, π)', 'f: f(s) = (2cos(s), sin(s)) | c: Curve(f(t).x, f(t).y, 0, 2π)', [-2, 0]],
  ['f(2, 1)', 'f: f(a, b) = sum(a k + b, k, 1, 3)', 15],
  ['f(2, 3)', 'f: f(k, n) = Sequence(k^j, j, 1, n)', [2, 4, 8]],
  ['f(1, 2)', 'f: f(a_1, a_2) = a_1 + a_2', 3],
  ['距(1, 2)', '距: 距(甲, 乙) = 甲 + 乙', 3],
  ['f(5)', 'f: f(x) = x^2', 25],
  ['f(5)', 'f: f(y) = y^2', 25],
  ["f'(5)", 'f: f(x) = x^2', 10],
  ['f(A, B)', 'f: f(P, Q) = distance(P, Q) | A: (0, 0) | B: (3, 4)', 5],
];

const reasons: readonly (readonly [expression: string, definitions: string, reason: RegExp])[] = [
  ['f(1)', 'f: f(a, b) = a + b', /f takes 2 arguments \(a, b\), not 1/],
  ['f(1, 2, 3)', 'f: f(a, b) = a + b', /f takes 2 arguments \(a, b\), not 3/],
  ['f + 1', 'f: f(a, b) = a + b', /Mapping/],
  ['f(1, 0)', 'f: f(a, b) = a / b', /division by 0/],
  ['f(1, 2)', 'f: f(a, b) = a + q', /unknown name q/],
  ['f(1, 2)', 'f: f(a, b) = f(b, a)', /undefined/],
  ['f(1, 2)', 'f: f(a, a) = a', /undefined/],
];

describe('functions of several variables', () => {
  it.each(values)('%s, %s', (expression, definitions, expected) => {
    expect(rounded(plainResult(expression, definitions))).toEqual(rounded(expected));
  });

  it.each(reasons)('%s, %s: the reason', (expression, definitions, reason) => {
    expect(() => plainResult(expression, definitions)).toThrow(reason);
  });

  it('bounds functions that call each other through a thousand levels', () => {
    const chain = Array.from({ length: 2000 }, (_, n) => [`f_${n}`, `f_${n}(a) = f_${n + 1}(a)`] as const);
    const { value, warning } = constructSources({ ...Object.fromEntries(chain), f_2000: 'f_2000(a) = a', r: 'f_0(1)' });
    expect(value('r')).toBeUndefined();
    expect(warning('r')).toContain('too deep');
  });

  it('bounds the work of functions that double their calls', () => {
    const chain = Array.from(
      { length: 40 },
      (_, n) => [`f_${n}`, `f_${n}(a) = f_${n + 1}(a) + f_${n + 1}(a)`] as const,
    );
    const { warning } = constructSources({
      ...Object.fromEntries(chain),
      f_40: 'f_40(a) = a',
      r: 'f_0(1)',
      s: 'f_0(x)',
    });
    expect(warning('r')).toContain('steps');
    expect(warning('s')).toContain('');
  });
});
