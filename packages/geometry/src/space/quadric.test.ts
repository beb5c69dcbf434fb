import { describe, expect, test } from 'vitest';
import { constructSources } from '../testing/sources.js';
import type { Curve3Value, CurvedSolidValue, ListValue, NumberValue, Vector3Value } from '../values.js';
import { described, warningOf } from './testing/expect-close.js';

const turned = 'x*y + y*z + z*x';

describe('quadrics are recognised from their equations', () => {
  test.each<[string, (x: number, y: number, z: number) => number, number]>([
    ['x^2/9 + y^2/4 + z^2 = 1', (x, y, z) => x ** 2 / 9 + y ** 2 / 4 + z ** 2 - 1, 1],
    ['x^2 + y^2 - z^2 = 1', (x, y, z) => x ** 2 + y ** 2 - z ** 2 - 1, 1],
    ['x^2 + y^2 - z^2 = -1', (x, y, z) => x ** 2 + y ** 2 - z ** 2 + 1, 2],
    ['z^2 - x^2 - 2y^2 + 2x = 3', (x, y, z) => z ** 2 - x ** 2 - 2 * y ** 2 + 2 * x - 3, 2],
    ['x^2 + y^2 = z^2', (x, y, z) => x ** 2 + y ** 2 - z ** 2, 1],
    ['2z^2 + x + y^2 = 1', (x, y, z) => 2 * z ** 2 + x + y ** 2 - 1, 1],
    ['x = z^2 - y^2', (x, y, z) => x - z ** 2 + y ** 2, 1],
    ['y^2 + (z - 1)^2 = 4', (_, y, z) => y ** 2 + (z - 1) ** 2 - 4, 1],
    ['y^2 - z^2 = 1', (_, y, z) => y ** 2 - z ** 2 - 1, 2],
    ['z^2 = x + y', (x, y, z) => z ** 2 - x - y, 1],
    [`${turned} = 1`, (x, y, z) => x * y + y * z + z * x - 1, 2],
    ['Quadric(x^2 + 4y^2 = 4)', (x, y) => x ** 2 + 4 * y ** 2 - 4, 1],
  ])('%s', (source, f, count) => {
    const { value, warning } = constructSources({ subject: source });
    expect(warning('subject')).toBeUndefined();
    const { sheets } = value('subject') as CurvedSolidValue;
    expect(sheets).toHaveLength(count);
    for (const { at, u, v } of sheets) {
      for (const s of [0.1, 0.35, 0.6, 0.9]) {
        for (const t of [0.05, 0.4, 0.7, 0.95]) {
          const { x, y, z } = at(u[0] + (u[1] - u[0]) * s, v[0] + (v[1] - v[0]) * t);
          expect(f(x, y, z)).toBeCloseTo(0, 9);
        }
      }
    }
  });

  test.each([
    ['(x - 1)^2/9 + y^2/4 + z^2 = 1', [1, 0, 0], [1, 2, 3]],
    ['x^2 + y^2/4 - (z + 2)^2 = 1', [0, 0, -2], [1, 1, 2]],
    ['z^2/4 - x^2 - y^2 = 1', [0, 0, 0], [1, 1, 2]],
    ['Translate(Quadric(x^2/9 + y^2/4 + z^2 = 1), Vector(1, 2, 3))', [1, 2, 3], [1, 2, 3]],
    ['Dilate(Quadric(x^2/9 + y^2/4 + z^2 = 1), 2, Point(0, 0, 0))', [0, 0, 0], [2, 4, 6]],
  ])('%s has a centre and half axes', (subject, [x, y, z], lengths) => {
    const { value, warning } = constructSources({ subject, C: 'subject.center', axes: 'subject.halfAxes' });
    expect(warning('C') ?? warning('axes')).toBeUndefined();
    expect(value('C')).toMatchObject({ x: expect.closeTo(x!, 9), y: expect.closeTo(y!, 9), z: expect.closeTo(z!, 9) });
    const { items } = value('axes') as ListValue;
    const found = (items as Vector3Value[]).map(({ end }) => Math.hypot(end.x, end.y, end.z)).sort((p, q) => p - q);
    expect(found).toEqual(lengths.map((length) => expect.closeTo(length, 9)));
  });

  test('a cone has its apex as its centre, and no half axes', () => {
    const { value, warning } = constructSources({ k: 'x^2 + y^2 = (z - 1)^2', C: 'k.center', axes: 'k.halfAxes' });
    expect(value('C')).toMatchObject({ z: expect.closeTo(1, 9) });
    expect(warning('axes')).toContain('it has no half axes');
  });

  test('a paraboloid has no centre', () => {
    expect(constructSources({ p: 'Quadric(x^2 + y^2 = z)', C: 'p.center' }).warning('C')).toContain('it has no centre');
  });

  test('an ellipsoid has its volume', () => {
    expect(described('x^2/9 + y^2/4 + z^2 = 1')).toMatchObject({ volume: expect.closeTo(8 * Math.PI, 9) });
  });

  test.each([
    ['x^2 = z^2', ['Plane', 'Plane']],
    ['z^2 = 4', ['Plane', 'Plane']],
  ])('%s is two planes', (source, types) => {
    const { value } = constructSources({ subject: source });
    const list = value('subject');
    expect(list?.type === 'List' && list.items.map(({ type }) => type)).toEqual(types);
  });

  test.each([
    ['x^2 + y^2 + 2z^2 = -1', 'no point satisfies the equation'],
    ['Quadric(y = cosh(2))', 'no squares and no products: it is no quadric'],
    ['x^2 + y^2 + 2z^2 = 0', 'only one point satisfies the equation'],
    ['y^2 + z^2 = 0', 'only the points of a line satisfy the equation'],
    ['Quadric(x y z = 1)', 'the equation of a quadric is of the second degree'],
  ])('%s has no figure', (source, reason) => {
    expect(warningOf(source)).toContain(reason);
  });
});

describe('of a quadric without an end a part is drawn, and all of it counts', () => {
  const circle = 2 * Math.PI;
  test.each([
    ['x^2 + y^2 = z^2', 'Plane(z = 2)', 2 * circle],
    ['x^2 + y^2 = z^2', 'Plane(z = -13)', 13 * circle],
    ['x^2 + y^2 - z^2 = 1', 'Plane(z = 5)', Math.sqrt(26) * circle],
    ['z^2 - x^2 - y^2 = 1', 'Plane(z = 4)', Math.sqrt(15) * circle],
    ['z^2 + 2z - x^2 - y^2 = 0', 'Plane(z = -5)', Math.sqrt(15) * circle],
    ['Quadric(z = x^2 + y^2)', 'Plane(z = 9)', 3 * circle],
    ['x^2 + z^2 = 4', 'Plane(y = 9)', 2 * circle],
  ])('%s by %s', (quadric, plane, length) => {
    const { value } = constructSources({ q: quadric, s: `Section(q, ${plane})`, l: 'length(s)' });
    // Chords of a traced curve.
    expect((value('l') as NumberValue).value).toBeCloseTo(length, 2);
  });

  test('an ellipse that the part would cut off is whole, moved with its quadric too', () => {
    const { value } = constructSources({
      q: 'Translate(Quadric(z = x^2 + y^2), Vector(0, 0, 1))',
      s: 'Section(q, Plane(z = x + 4))',
    });
    const { at, min, max } = value('s') as Curve3Value;
    const [start, end] = [at(min), at(max)];
    expect(Math.hypot(start.x - end.x, start.y - end.y, start.z - end.z)).toBeLessThan(1e-9);
  });
});
