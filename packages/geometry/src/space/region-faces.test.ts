import { expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';
import type { RegionValue } from '../values.js';
import { regionBounds, regionFaces } from './region-faces.js';

const VIEW = { left: -5, right: 5, bottom: -5, top: 5 };

function region(source: string): RegionValue {
  return constructSources({ r: source }).value('r') as RegionValue;
}

it.each([
  ['x^2 + y^2 < 4 && x > 0', [0, 2, -2, 2]],
  ['y > x^2 && y < 4', [-2, 2, 0, 4]],
  ['(x - 30)^2 + (y + 40)^2 <= 25', [25, 35, -45, -35]],
  ['0.01 < x < 0.31 && 0 < y < 0.2', [0.01, 0.31, 0, 0.2]],
])('%s ends where its edges do', (source, expected) => {
  const { left, right, bottom, top } = regionBounds(region(source))!;
  const found = [left, right, bottom, top];
  expected.forEach((end, i) => {
    expect(found[i]).toBeCloseTo(end, 1);
  });
});

it.each(['x + y > 1', 'y > x^2', 'x^2 + y^2 > 4'])('%s has no end', (source) => {
  expect(regionBounds(region(source))).toBeUndefined();
});

it('a region that has an end is drawn whole, without a side along the border of what is looked at', () => {
  const [face, ...others] = regionFaces(region('x^2 + y^2 < 4 && x > 0'), VIEW, 0.02);
  expect(others).toEqual([]);
  expect(face!.cutOff).toEqual(new Set());
});

it('a region without an end is cut off at the view, and knows at which sides', () => {
  const [face] = regionFaces(region('x + y > 1'), VIEW, 0.02);
  const { corners, cutOff } = face!;
  const own = corners.flatMap((p, i) => (cutOff.has(i) ? [] : [[p, corners[(i + 1) % corners.length]!]]));
  expect(own).not.toEqual([]);
  for (const { x, y } of own.flat()) expect(x + y).toBeCloseTo(1, 6);
});
