import { describe, expect, it } from 'vitest';
import { expectClose } from '../testing/expect-close.js';
import { randomTriangles } from '../testing/random.js';
import { circumcenter, incircle, orthocenter } from '../triangle.js';
import { cross, distance, middle, subtract } from '../vec.js';
import { isogonalConjugate, isotomicConjugate } from './barycentric.js';
import { CENTER_COUNT, triangleCenter } from './kimberling.js';

/**
 * Signed distances from the side a of the triangle with the sides 6, 9, 13: by them the Encyclopedia is searched. No
 * X(30): it is at infinity.
 */
const DISTANCES: Readonly<Record<number, number>> = {
  1: 1.69030850946,
  2: 2.62936879249,
  3: 6.7823628942,
  4: -5.67661941093,
  5: 0.552871741635,
  6: 0.992908495066,
  7: 0.744160979006,
  8: 4.50748935855,
  9: 3.57197269923,
  10: 3.098898934,
  11: 2.64313512125,
  12: 1.33416392462,
  13: 0.0759451518046,
  14: 4.37343177201,
  15: 3.10244402065,
  16: -6.78421149584,
  17: 1.38665455007,
  18: -16.2806739978,
  19: -1.48051239779,
  20: 19.2413451993,
  21: 3.17716686031,
  22: -24.363449637,
  23: -3.05356651788,
  24: 1.59116591439,
  25: -0.546404736966,
  26: -2.11677603448,
  27: -2.59682603619,
  28: -0.868703140076,
  29: 5.27826116938,
  31: 0.542275931742,
  32: 0.280712446186,
  33: 5.24698358948,
  34: -0.119171170783,
  35: 3.28468953012,
  36: -2.57528678666,
  37: 2.09082337716,
  38: 2.43159876001,
  39: 1.56447964646,
  40: 11.8744172789,
  41: 1.8006139789,
  42: 1.28388414528,
  43: 0.257220860135,
  44: -6.39576192768,
  45: 2.53308204798,
  46: -1.31607046308,
  47: -56.5124887343,
  48: 16.2951300139,
  49: 1.30165510261,
  50: 3.40061676371,
  51: 0.120625582707,
  52: -0.743866735147,
  53: -0.1345124252,
  54: -6.18775905247,
  55: 2.63546941614,
  56: 0.187119023187,
  57: 0.380455291518,
  58: 0.751932245362,
  59: 0.114418313907,
  60: 1.90181548339,
  61: 1.92170828086,
  62: -0.374701511313,
  63: 5.87490057347,
  64: 31.627324066,
  65: 0.529726313505,
  66: 9.64058837456,
  67: 5.9876349083,
  68: 1.37006390357,
  69: 5.90228938733,
  70: 5.72106901447,
  71: 5.8508357565,
  72: 5.6680715545,
  73: -2.30612393141,
  74: 12.6571628143,
  75: 3.70645962315,
  76: 4.75914708454,
  77: -4.33130712824,
  78: 5.33912946161,
  79: 0.0469143059783,
  80: 3.59596173303,
  81: 1.33366243875,
  82: 1.0575431464,
  83: 1.81075016953,
  84: -52.7703752224,
  85: 1.36970680642,
  86: 2.1762926598,
  87: 5.3571959254,
  88: 0.562219245046,
  89: 1.0101748491,
  90: 2.72226051614,
  91: 3.73856925634,
  92: 31.4105315264,
  93: 18.5734179051,
  94: -0.265365586504,
  95: -89.7364361064,
  96: -1.29974999171,
  97: -13.3395865508,
  98: 10.1259963347,
  99: 3.43872945365,
  100: 2.60183613498,
};

describe('triangleCenter', () => {
  const B = { x: 0, y: 0 };
  const C = { x: 6, y: 0 };
  const x = (36 + 169 - 81) / 12;
  const A = { x, y: Math.sqrt(169 - x * x) };

  it.each(Object.entries(DISTANCES))('X(%s) of the triangle 6, 9, 13 is %d from the side a', (n, distanceFromA) => {
    expectClose(triangleCenter(A, B, C, Number(n)).y, distanceFromA, 5e-12);
  });

  it('knows a hundred, one of them at infinity', () => {
    expect(CENTER_COUNT).toBe(100);
    expect(Object.keys(DISTANCES)).toHaveLength(99);
    expect(() => triangleCenter(A, B, C, 30)).toThrow('X(30) has no place here: the point lies at infinity');
  });

  it.each([
    ['isogonal', isogonalConjugate, [2, 6]],
    ['isogonal', isogonalConjugate, [3, 4]],
    ['isogonal', isogonalConjugate, [5, 54]],
    ['isogonal', isogonalConjugate, [7, 55]],
    ['isogonal', isogonalConjugate, [8, 56]],
    ['isogonal', isogonalConjugate, [13, 15]],
    ['isogonal', isogonalConjugate, [14, 16]],
    ['isogonal', isogonalConjugate, [17, 61]],
    ['isogonal', isogonalConjugate, [20, 64]],
    ['isogonal', isogonalConjugate, [21, 65]],
    ['isogonal', isogonalConjugate, [24, 68]],
    ['isogonal', isogonalConjugate, [40, 84]],
    ['isogonal', isogonalConjugate, [52, 96]],
    ['isotomic', isotomicConjugate, [7, 8]],
    ['isotomic', isotomicConjugate, [4, 69]],
    ['isotomic', isotomicConjugate, [5, 95]],
    ['isotomic', isotomicConjugate, [1, 75]],
    ['isotomic', isotomicConjugate, [6, 76]],
    ['isotomic', isotomicConjugate, [10, 86]],
    ['isotomic', isotomicConjugate, [9, 85]],
  ] as const)('%s conjugates', (_, conjugate, [m, n]) => {
    for (const triangle of randomTriangles(20)) {
      const found = conjugate(triangleCenter(...triangle, m), ...triangle);
      const expected = triangleCenter(...triangle, n);
      expect(distance(found, expected)).toBeLessThan(1e-7 * Math.max(1, distance(expected, triangle[0])));
    }
  });

  it.each([
    [2, 3, 4],
    [3, 4, 5],
    [3, 4, 20],
    [3, 4, 21],
    [3, 4, 22],
    [3, 4, 23],
    [3, 4, 24],
    [3, 4, 25],
    [3, 4, 26],
    [3, 4, 27],
    [3, 4, 28],
    [3, 4, 29],
    [1, 2, 8],
    [1, 2, 10],
    [1, 3, 35],
    [1, 3, 36],
    [1, 3, 40],
    [1, 3, 46],
    [1, 3, 55],
    [1, 3, 56],
    [1, 3, 57],
    [1, 3, 65],
    [3, 6, 15],
    [3, 6, 16],
    [3, 6, 32],
    [3, 6, 39],
    [3, 6, 50],
    [3, 6, 52],
    [3, 6, 58],
    [3, 6, 61],
    [1, 5, 11],
    [1, 5, 12],
    [7, 8, 69],
    [5, 13, 18],
    [5, 14, 17],
  ])('X(%d), X(%d), X(%d) lie on one line', (k, m, n) => {
    for (const triangle of randomTriangles(20)) {
      const [P, Q, R] = [k, m, n].map((index) => triangleCenter(...triangle, index)) as [typeof A, typeof A, typeof A];
      const [u, v] = [subtract(Q, P), subtract(R, P)];
      expect(Math.abs(cross(u, v))).toBeLessThan(1e-8 * Math.max(1, distance(P, Q) * distance(P, R)));
    }
  });

  it.each([74, 98, 99, 100])('X(%d) lies on the circumcircle', (n) => {
    for (const triangle of randomTriangles(20)) {
      const center = circumcenter(...triangle);
      expectClose(distance(triangleCenter(...triangle, n), center), distance(center, triangle[0]), 1e-8);
    }
  });

  it('has the centres that are known otherwise', () => {
    for (const [P, Q, R] of randomTriangles(20)) {
      expectClose(triangleCenter(P, Q, R, 1), incircle(P, Q, R).center, 1e-10);
      expectClose(triangleCenter(P, Q, R, 3), circumcenter(P, Q, R), 1e-9);
      expectClose(triangleCenter(P, Q, R, 4), orthocenter(P, Q, R), 1e-9);
      expectClose(triangleCenter(P, Q, R, 5), middle(circumcenter(P, Q, R), orthocenter(P, Q, R)), 1e-9);
    }
  });

  it('is not determined in an equilateral triangle where it needs different sides', () => {
    const top = { x: 1, y: Math.sqrt(3) };
    expect(() => triangleCenter({ x: 0, y: 0 }, { x: 2, y: 0 }, top, 100)).toThrow(/X\(100\) has no place here/);
  });
});
