import { describe } from 'vitest';
import { checkRows } from '../../testing/closed-forms.js';

describe('xy as a product', () => {
  checkRows([
    {
      given: 'h: xy = 1; c: x^2 + xy + y^2 = 3; k: 2xy^2 = x; m: y = 2x; f: f(x, y) = xy^2 + yx; n: (xy)^2 = 16',
      gives: {
        'h.a': Math.SQRT2,
        'Intersect(h, Line(Point(0, 0), Point(1, 1)), 1)': [1, 1],
        'c.a': Math.sqrt(6),
        'Intersect(k, y = 0.5 x, 2)': [0, 0],
        'f(3, 2)': 18,
        'Region(xy < 1).contains(Point(2, 0.4))': true,
        'Region(xy < 1).contains(Point(2, 0.6))': false,
        'Intersect(n, x = 2, 2)': [2, 2],
      },
    },
    // What has the name keeps it.
    {
      given: 'xy: 5; g: y = xy; L: Sequence(yz^2, yz, 1, 3); w: w(yx) = yx^2',
      gives: { 'xy + 1': 6, 'g(0)': 5, L: { list: [1, 4, 9] }, 'sum(yz^2, yz, 1, 3)': 14, 'w(3)': 9 },
    },
    {
      given: 'a: 3',
      gives: { 'y = ax': /unknown name ax: write a\*x/, 'Circle(xy, 2)': /unknown name xy: write x\*y/ },
    },
  ]);
});
