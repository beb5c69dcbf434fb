import { describe, expect, it } from 'vitest';
import { distance } from '../../plane/vec.js';
import type { AreaValue, Vec2 } from '../../values.js';
import { free, graph } from '../testing/curves.js';
import { areaBetween } from './area.js';
import { areaOutline, regionOutline } from './region.js';

const UNIT = 1 / 40;
const WINDOW = { left: -4, right: 4, bottom: -4, top: 4 };

const shoelace = (polygon: readonly Vec2[]) =>
  polygon.reduce((sum, p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    return sum + (p.x * q.y - p.y * q.x) / 2;
  }, 0);
const areaOf = (outline: readonly (readonly Vec2[])[]) => outline.reduce((sum, polygon) => sum + shoelace(polygon), 0);

describe('regionOutline', () => {
  it.each([
    ['x^2 + y^2 < 4', 4 * Math.PI, 1],
    ['1 <= x^2 + y^2 <= 4', 3 * Math.PI, 2],
    ['x > 0 && y > 0 && x + y < 3', 4.5, 1],
    ['x < 1', 40, 1],
    ['x^2 + y^2 < -1', 0, 0],
    ['x^2 + y^2 > -1', 64, 1],
    ['y < sqrt(x)', 16 + (2 / 3) * 8, 1],
    ['floor(x) < y', 64 - 28, 1],
    ['abs(x) < 0.1', 1.6, 1],
    ['sin(π x/2) sin(π y/2) > 0', 32, 8],
  ] as const)('%s has area %d', (source, area, count) => {
    const region = free(source);
    if (region.type !== 'Region') throw new Error(region.type);
    const outline = regionOutline(region, WINDOW, UNIT);
    expect(Math.abs(areaOf(outline) - area)).toBeLessThan(0.001 * area + 0.001);
    expect(outline).toHaveLength(count);
  });

  it.each([
    ['(x - y)^2 <= 0', 1, 16 * Math.SQRT2],
    ['(x - y)^2 < 0', 0, 0],
    ['(x + y - 1)^2 <= 0 && x > 1', 1, 6 * Math.SQRT2],
    ['(x^2 + y^2 - 1) (x - 2)^2 <= 0', 2, 2 * Math.PI + 16],
    ['(x - 1)^2 + (y - 2)^2 <= 0', 1, 2 * Math.PI * UNIT],
    ['(x - y)^2 >= 0', 1, 32],
  ])('%s: lines and points without an area belong to it, there and back', (source, count, length) => {
    const region = free(source);
    if (region.type !== 'Region') throw new Error(region.type);
    const outline = regionOutline(region, WINDOW, UNIT);
    const total = outline.reduce(
      (sum, line) => sum + line.reduce((part, p, i) => part + distance(p, line[(i + 1) % line.length]!), 0),
      0,
    );
    expect(outline).toHaveLength(count);
    expect(Math.abs(total - length)).toBeLessThan(0.05 * length + 0.001);
  });

  it('keeps corners', () => {
    const region = free('x > 0.011 && y > 0.013');
    if (region.type !== 'Region') throw new Error(region.type);
    const corner = regionOutline(region, WINDOW, UNIT).flat();
    expect(Math.min(...corner.map((p) => Math.hypot(p.x - 0.011, p.y - 0.013)))).toBeLessThan(0.2 * UNIT);
  });
});

describe('areaOutline', () => {
  const outline = (area: AreaValue) => areaOutline(area, WINDOW, UNIT);

  it('is as large as the integral', () => {
    expect(-areaOf(outline(areaBetween(graph('0x + x + 2'), graph('y = x^2'), -1, 2)))).toBeCloseTo(4.5, 2);
    expect(-areaOf(outline(areaBetween(graph('y = sqrt(x)'), graph('0x'), 0, 4)))).toBeCloseTo(16 / 3, 2);
  });

  it('breaks at poles and stays near the window', () => {
    const area: AreaValue = { type: 'Area', upper: graph('y = 1/x'), lower: graph('0x'), min: -2, max: 2, value: 0 };
    const polygons = outline(area);
    expect(polygons).toHaveLength(2);
    for (const { y } of polygons.flat()) expect(Math.abs(y)).toBeLessThanOrEqual(20);
  });

  it('is empty outside the window', () => {
    expect(outline(areaBetween(graph('y = x^2'), graph('0x'), 7, 9))).toEqual([]);
  });
});
