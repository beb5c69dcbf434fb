import { describe, expect, it } from 'vitest';
import { expectClose } from '../../plane/testing/expect-close.js';
import { figureValue } from '../../plane/testing/figure.js';

const number = (value: number) => ({ type: 'Number', value });

describe('RiemannSum', () => {
  it.each<[string, number]>([
    ['RiemannSum(y = x^2, 0, 3, 3, "left").value', 5],
    ['RiemannSum(y = x^2, 0, 3, 3).value', 5],
    ['RiemannSum(y = x^2, 0, 3, 3, "right").value', 14],
    ['RiemannSum(y = x^2, 0, 3, 3, "mid").value', 0.25 + 2.25 + 6.25],
    ['RiemannSum(y = x^2, 0, 3, 3, "midpoint").value', 8.75],
    ['RiemannSum(y = x^2, 0, 3, 3, "trapezoid").value', 9.5],
    ['RiemannSum(y = x^2, 0, 3, 3, "lower").value', 5],
    ['RiemannSum(y = x^2, 0, 3, 3, "upper").value', 14],
    ['RiemannSum(y = x^2, -3, 3, 3, "lower").value', 2 * (1 + 0 + 1)],
    ['RiemannSum(y = x^2, -3, 3, 3, "upper").value', 2 * (9 + 1 + 9)],
    ['RiemannSum(y = x^3 - 3x, -2, 2, 1, "upper").value', 4 * 2],
    ['RiemannSum(y = x^3 - 3x, -2, 2, 1, "lower").value', 4 * -2],
    ['RiemannSum(sin(x), 0, π, 1, "upper").value', Math.PI],
    ['RiemannSum(sin(x), 0, 2π, 1, "lower").value', -2 * Math.PI],
    ['RiemannSum(y = abs(x - 1), 0, 3, 1, "lower").value', 0],
    ['RiemannSum(y = -x, 0, 2, 2, "right").value', -3],
    ['RiemannSum(y = x, 2, 0, 2, "left").value', -3],
    ['RiemannSum(y = x, 2, 0, 2, "lower").value', -1],
    ['RiemannSum(y = 1/x, 1, 2, 2, "trapezoid").value', 0.25 * (1 + 2 / 1.5) + 0.25 * 0.5],
    ['2 RiemannSum(y = x, 0, 1, 4, "left")', 0.75],
    ['Scale(RiemannSum(y = x, 0, 1, 4, "left"), 2, O).value', 1.5],
  ])('%s is %d', (source, value) => {
    expectClose(figureValue(source), number(value));
  });

  it.each([
    ['RiemannSum(y = x, 0, 1, 2.5)', 'the number of pieces must be a whole number from 1 to 10000, not 2.5'],
    ['RiemannSum(y = x, 0, 1, 4, "center")', 'there is no Riemann sum "center": write one of "left", "right"'],
    ['RiemannSum(y = 1/x, 0, 1, 4)', 'the function has no value at 0'],
    ['RiemannSum(y = x, 1, 1, 4)', 'the limits of the sum are equal'],
    ['RiemannSum(Curve(x, 0, 1), 0, 2, 4)', 'leave the range of the function'],
  ])('%s has a reason', (source, reason) => {
    expect(() => figureValue(source)).toThrow(reason);
  });
});
