import { describe } from 'vitest';
import { checkRows } from '../testing/closed-forms.js';

const { sqrt, PI, sin, cos, tan, sinh, cosh, tanh, log, exp, E } = Math;

describe('numbers and operators', () => {
  checkRows([
    {
      gives: {
        '.5': 0.5,
        '1e-3': 0.001,
        '2.5e+2': 250,
        '1 + 2*3': 7,
        '(1 + 2)*3': 9,
        '10 - 4 - 3': 3,
        '100/10/5': 2,
        '7 % 3': 1,
        '3×4': 12,
        '12÷4': 3,
        '3·4': 12,
        '1−2': -1,
      },
    },
    {
      gives: {
        '2^3^2': 512,
        '-2^2': -4,
        '(-2)^2': 4,
        '2^-1': 0.5,
        '2^-2^2': 2 ** -4,
        '3²': 9,
        '2¹⁰': 1024,
        '2⁻¹': 0.5,
        '-3²': -9,
        '4²/2': 8,
        '1/3²': 1 / 9,
      },
    },
    { gives: { '3!': 6, '0!': 1, '5!/3!': 20, '-3!': -6, '2^3!': 64, '3!^2': 36, '(-1)!': /./, '171!': /./ } },
    { gives: { '30°': PI / 6, 'sin(30°)': 0.5, '90°/2': PI / 4, '2*30°': PI / 3, '-30°': -PI / 6 } },
    {
      gives: {
        '2(3+1)': 8,
        '(1+1)(2+2)': 8,
        '2π': 2 * PI,
        '2pi': 2 * PI,
        '1/2π': 1 / (2 * PI),
        '1/2(4)': 1 / 8,
        '6/2(1+2)': 1,
        '2e': 2 * E,
        'e^-1': 1 / E,
        '2e^2': 2 * E * E,
        πe: PI * E,
      },
    },
    {
      given: 'a: 3; b: 4; ab: 10',
      gives: {
        'a b': 12,
        ab: 10,
        '2a b': 24,
        'a(b+1)': 15,
        '2a/3b': 0.5,
        'a b²': 48,
        'a²b': 36,
        '3 sin(a)': 3 * sin(3),
        '3sin(a)': 3 * sin(3),
        'sin(a) cos(b)': sin(3) * cos(4),
        'sin(a)^2': sin(3) ** 2,
        'a°': PI / 60,
        a2: /unknown name a2/,
      },
    },
    {
      given:
        "A': Point(1, 2); A'': Point(5, 6); f_1: Point(3, 4); 角A: Point(7, 8); 长度: 5; α: 30°; xA: 4; t0: 6; sinA: 8",
      gives: {
        "A'.x": 1,
        "A''": [5, 6],
        'f_1.y': 4,
        角A: [7, 8],
        '2长度': 10,
        'sin(α)': 0.5,
        xA: 4,
        t0: 6,
        sinA: 8,
        "Segment.mk(A', A'').length": sqrt(32),
        'Point.mk(1, 2)': [1, 2],
        "distance(A', 角A)": sqrt(72),
      },
    },
    {
      gives: {
        '1 < 2': true,
        '3 >= 4': false,
        '1 == 1': true,
        '1 != 1': false,
        '1 ≤ 2': true,
        '2 ≥ 3': false,
        '1 ≠ 2': true,
        '1 < 2 < 3': true,
        '1 < 3 < 2': false,
        '3 > 2 > 1': true,
        '1 < 2 && 2 < 3': true,
        '1 > 2 || 2 < 3': true,
        '1 > 2 || 1 > 3 && 1 < 2': false,
        'if(1 < 2, 5, 6)': 5,
        'if(1 > 2, 5, 6)': 6,
        'if(0 < 2 < 1, 5, 6)': 6,
      },
    },
    {
      given: 'L: [1, 2, 3]',
      gives: {
        L: { list: [1, 2, 3] },
        'sum(L)': 6,
        'max(L)': 3,
        'product(L)': 6,
        '[1, [2, 3]]': { list: [1, { list: [2, 3] }] },
        '[]': { list: [] },
        'length(L)': 3,
      },
    },
    { gives: { 'sum(k, k, 1, 10)': 55, 'product(k, k, 1, 5)': 120, 'sum(k, k, 1, 10^9)': /10000 terms/ } },
  ]);
});

describe('functions of numbers', () => {
  checkRows([
    {
      gives: {
        'tan(1)': tan(1),
        'cot(1)': 1 / tan(1),
        'sec(1)': 1 / cos(1),
        'csc(1)': 1 / sin(1),
        'asin(0.5)': PI / 6,
        'acos(0.5)': PI / 3,
        'atan(1)': PI / 4,
        'atan2(1, -1)': (3 * PI) / 4,
        'sinh(1)': sinh(1),
        'cosh(1)': cosh(1),
        'tanh(1)': tanh(1),
        'asinh(1)': Math.asinh(1),
        'acosh(2)': Math.acosh(2),
        'atanh(0.5)': Math.atanh(0.5),
      },
    },
    {
      gives: {
        'exp(2)': exp(2),
        'ln(2)': log(2),
        'lg(1000)': 3,
        'log(2, 8)': 3,
        'log(8, 2)': 1 / 3,
        'sqrt(2)': sqrt(2),
        'cbrt(-8)': -2,
        'root(8, 3)': 2,
        'root(-8, 3)': -2,
        '(-8)^(1/3)': -2,
      },
    },
    {
      gives: {
        'abs(-3)': 3,
        'sign(-3)': -1,
        'sign(0)': 0,
        'floor(-1.5)': -2,
        'ceil(-1.5)': -1,
        'round(2.5)': 3,
        'trunc(-1.7)': -1,
        'fract(1.75)': 0.75,
        'mod(-7, 3)': 2,
        'gcd(12, 18)': 6,
        'lcm(4, 6)': 12,
        'clamp(5, 0, 3)': 3,
        'min(3, 1, 2)': 1,
        'max(3, 1, 2)': 3,
      },
    },
    {
      gives: {
        'asin(2)': /./,
        'ln(0)': /./,
        'sqrt(-1)': /./,
        'root(-8, 2)': /./,
        '1/0': /division by 0/,
        '0/0': /./,
        'tan(π/2)': /./,
        'cot(0)': /./,
        'mod(1, 0)': /./,
        '(-2)^0.5': /./,
        'log(1, 5)': /./,
        'atanh(1)': /./,
      },
    },
  ]);
});

describe('definitions', () => {
  checkRows([
    {
      given: 'A: Point(?, ?); B: Point(0, ?); m: ? + ?; n: ?:=7; C: Circle(Point(?:=0, ?:=0), ?:=2)',
      uvarMap: [
        ['A.0', 1],
        ['A.1', 2],
        ['B.0', 3],
        ['m.0', 5],
        ['m.1', 6],
        ['C.2', 6],
      ],
      gives: { A: [1, 2], B: [0, 3], m: 11, n: 7, 'C.radius': 6, 'C.center': [0, 0] },
    },
    { given: 'D: Midpoint(F, G); G: Point(H.x, 2); F: Point(0, 0); H: Point(4, 4)', gives: { D: [2, 1] } },
    {
      given: 'A: Midpoint(A, B); B: Point(1, 1); C: Point(D.x, 1); D: Point(C.x, 2)',
      gives: { A: /depends on A/, B: [1, 1], 'Midpoint(C, B)': /depends on C/ },
    },
    {
      given: 'Alpha: Point(0, 0); circ: Circle(Alpha, 2)',
      gives: {
        'Midpoint(Alpa, Alpha)': /Alpha/,
        'Segement(Alpha, Alpha)': /Segment/,
        'circ.raduis': /radius/,
        'sni(2)': /sin/,
        'Circle(2, Alpha)': /Circle\(center: Point, radius: Number\)/,
        'sin(Alpha)': /Point/,
        'sin(1, 2)': /./,
        'Alpha(2)': /./,
      },
    },
  ]);
});
