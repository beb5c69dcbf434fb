import { expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';

const AXIS = 'Line(Point(0.01, 0, 0), Point(0, 0.01, 5))';

const rotor = (sources: Readonly<Record<string, string>>) => {
  const solid = constructSources(sources).value('r');
  if (solid?.type !== 'CurvedSolid') throw new Error('no solid');
  return { sheets: solid.sheets.length, rims: solid.edges.length };
};

it.each([
  ['a side on the axis', '0, 0, 0', '0, 0, 4', 'zAxis', { sheets: 3, rims: 2 }],
  ['one that rounding keeps off it', '0, 0, 0', '0, 0, 4', AXIS, { sheets: 3, rims: 2 }],
  ['a narrow hole', '0.01, 0, 0', '0.01, 0, 4', 'zAxis', { sheets: 4, rims: 4 }],
])('%s', (_, a, b, axis, expected) => {
  const profile = `Polygon(Point(${a}), Point(2.12, 0, 0), Point(1.37, 0, 4), Point(${b}))`;
  expect(rotor({ r: `Revolve(${profile}, ${axis})` })).toEqual(expected);
});

it('corners lie on an axis through rounded points, and keep their distance where nothing is rounded', () => {
  const axis = 'Line(Point(-0.28, 0.73, -0.19), Point(0.57, 1.11, -0.54))';
  const corners = ['(-0.28, 0.73, -0.19)', '(0.33, -0.64, -0.19)', '(4.64, 1.19, -1.96)', '(3.98, 2.65, -1.96)'];
  const vase = `Revolve(Polygon(${corners.map((p) => `Point${p}`).join(', ')}), ${axis})`;
  expect(rotor({ r: vase })).toEqual({ sheets: 3, rims: 2 });
  const tube = 'Polygon(Point(0.1, 0, 0), Point(9, 0, 0), Point(9, 0, 4), Point(0.1, 0, 4))';
  expect(rotor({ r: `Revolve(${tube}, zAxis)` })).toEqual({ sheets: 4, rims: 4 });
});
