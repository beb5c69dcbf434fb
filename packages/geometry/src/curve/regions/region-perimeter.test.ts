import { expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';

const { PI, SQRT2, sqrt, asinh } = Math;

const FIGURE = {
  a: 'Circle(Point(0, 0), 1)',
  b: 'Circle(Point(1, 0), 1)',
  p: 'Polygon(Point(0, 0), Point(2, 0), Point(2, 2), Point(0, 2))',
};

function made(source: string) {
  const { value, warning } = constructSources({ ...FIGURE, it: `perimeter(${source})` });
  return { value: value('it'), warning: warning('it') };
}

it.each([
  ['a ∩ b', (4 * PI) / 3],
  ['a ∖ b', 2 * PI],
  ['a ∪ b', (8 * PI) / 3],
  ['a ∪ Circle(Point(5, 0), 1)', 4 * PI],
  ['a ∩ Circle(Point(5, 0), 1)', 0],
  ['p ∩ a', 2 + PI / 2],
  // Edges that figures share: one inside, and one that is an edge still.
  ['p ∪ Polygon(Point(2, 0), Point(3, 0), Point(3, 2), Point(2, 2))', 10],
  ['p ∖ Polygon(Point(1, 0), Point(2, 0), Point(2, 1), Point(1, 1))', 8],
  ['Region(x^2 + y^2 <= 1 && y >= 0)', PI + 2],
  ['Region(x + y <= 1 && x >= 0 && y >= 0)', 2 + SQRT2],
  ['Region(y >= x^2 && y <= 1)', 2 + sqrt(5) + asinh(2) / 2],
  ['Region(1 <= x^2 + y^2 <= 4)', 6 * PI],
  ['Scale(p, 1000, Point(0, 0)) ∩ Region(x > -5)', 8000],
])('%s', (source, expected) => {
  expect(made(source).value).toMatchObject({ value: expect.closeTo(expected, 8) });
});

it.each([
  ['Region(y > x^2)', 'has no end'],
  ['Region(x > 0)', 'has no end'],
  ['Region(x^4 + y^4 < 1)', 'without a parameter'],
])('%s %s', (source, reason) => {
  expect(made(source).warning).toContain(reason);
});
