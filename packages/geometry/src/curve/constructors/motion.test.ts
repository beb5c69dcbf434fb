import { describe, expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';
import type { Value, Vec2 } from '../../values.js';

const SLIDER = { kind: 'slider', min: '-2', max: '2', step: '0.1' };

function made(
  sources: Record<string, string | { kind: string }>,
  uvarMap: readonly (readonly [string, number])[] = [],
) {
  const { value, warning } = constructSources({ a: SLIDER, ...sources }, uvarMap);
  return { value: value('it'), warning: warning('it') };
}

function pointsOf(value: Value | undefined): readonly Vec2[] {
  if (value?.type !== 'Curve' || value.form !== 'sampled') throw new Error(`${value?.type} is not sampled`);
  return value.branches.flat();
}

const worst = (points: readonly Vec2[], gap: (p: Vec2) => number) => Math.max(...points.map((q) => Math.abs(gap(q))));

describe('Envelope', () => {
  it.each<[string, Record<string, string>, (q: Vec2) => number]>([
    [
      'the bisectors of a focus and the directrix: a parabola',
      { l: 'PerpBisector(Point(0, 1), Point(a, -1))', it: 'Envelope(l, a)' },
      ({ x, y }) => y - (x * x) / 4,
    ],
    ['tangents of a parabola', { l: 'y = 2 a x - a^2', it: 'Envelope(l, a)' }, ({ x, y }) => y - x * x],
    [
      'a ladder: an astroid',
      { it: 'Envelope(Segment(Point(cos(t), 0), Point(0, sin(t))), 0, 2π)' },
      ({ x, y }) => Math.cbrt(x * x) + Math.cbrt(y * y) - 1,
    ],
    [
      'segments of one sum: a parabola',
      { it: 'Envelope(Line(Point(t, 0), Point(0, 1 - t)), -3, 0.5)' },
      ({ x, y }) => (x - y) ** 2 - 2 * (x + y) + 1,
    ],
    [
      'the same with a name of its own, which hides a definition',
      { k: '5', it: 'Envelope(Line((k, 0), (0, 1 - k)), k, -3, 0.5)' },
      ({ x, y }) => (x - y) ** 2 - 2 * (x + y) + 1,
    ],
    [
      'equal circles along a line: two lines',
      { c: 'Circle(Point(a, 0), 1)', it: 'Envelope(c, a)' },
      ({ y }) => Math.abs(y) - 1,
    ],
    [
      'circles in proportion: two tangents',
      { it: 'Envelope(Circle(Point(t, 0), t / 2), 1, 3)' },
      ({ x, y }) => Math.abs(y) - x / Math.sqrt(3),
    ],
    [
      'the locus of a line',
      { l: 'PerpBisector(Point(0, 1), Point(a, -1))', it: 'Locus(l, a)' },
      ({ x, y }) => y - (x * x) / 4,
    ],
    [
      'a point on a circle drives',
      { k: 'Circle(Point(0, 0), 2)', D: 'Point(k, ?)', l: 'PerpBisector(D, Point(1, 0))', it: 'Envelope(l, D)' },
      ({ x, y }) => Math.hypot(x, y) + Math.hypot(x - 1, y) - 2,
    ],
  ])('%s', (_, sources, gap) => {
    const { value, warning } = made(sources, [['D.0', 1]]);
    expect(warning).toBeUndefined();
    const points = pointsOf(value);
    expect(points.length).toBeGreaterThan(100);
    expect(worst(points, gap)).toBeLessThan(2e-4);
  });

  it('has its length to nine digits, the ends of the range included', () => {
    const { value } = made({ it: 'Envelope(Segment(Point(t, 0), Point(0, 3 - t)), 0, 3).length' });
    expect(value).toMatchObject({ type: 'Number' });
    expect((value as { value: number }).value).toBeCloseTo(3 * (1 + Math.asinh(1) / Math.SQRT2), 8);
  });

  it('is exact to nine digits', () => {
    const { value } = made({ l: 'y = 2 a x - a^2', it: 'Envelope(l, a)' });
    expect(worst(pointsOf(value), ({ x, y }) => y - x * x)).toBeLessThan(1e-9);
  });

  it.each<[Record<string, string>, string]>([
    [{ P: 'Point(a, 0)', it: 'Envelope(P, a)' }, 'an envelope is of lines or circles, not of a Point'],
    [{ l: 'Line(Point(a, 0), Point(a, 1))', it: 'Envelope(l, a)' }, 'touch no common curve'],
    [{ it: 'Envelope(Line(Point(0, 0), Point(1, 1)), 0, 1)' }, 'does not depend on t'],
    [{ it: 'Envelope(Line(Point(t, 0), Point(0, 1)), 1, 1)' }, 'range of t is empty'],
    [{ t: '3', it: 'Envelope(Line(Point(t, 0), Point(0, 1)), 0, 1)' }, 't is the name of a definition'],
    [{ l: 'y = a x', it: 'Envelope(l, l)' }, 'neither a slider nor a point on a path'],
  ])('%j', (sources, reason) => {
    expect(made(sources).warning).toContain(reason);
  });
});

describe('Locus', () => {
  const figure = { k: 'Circle(Point(0, 0), 3)', A: 'Point(k, ?)', l: 'PerpBisector(A, Point(1, 0))' };

  it('takes the only point of a list, as an intersection gives it', () => {
    const { value, warning } = made({ ...figure, M: 'Intersect(l, Line(Point(0, 0), A))', it: 'Locus(M, A)' }, [
      ['A.0', 1],
    ]);
    expect(warning).toBeUndefined();
    // An ellipse with the foci (0, 0) and (1, 0).
    expect(worst(pointsOf(value), ({ x, y }) => Math.hypot(x, y) + Math.hypot(x - 1, y) - 3)).toBeLessThan(2e-4);
  });

  it.each([
    [{ ...figure, M: 'Intersect(l, k)', it: 'Locus(M, A)' }, 'M has 2 here: define P: M(1)'],
    [{ ...figure, M: 'Intersect(l, k)', it: 'Locus(M(2), A)' }, 'define P: M(2) and write P in its place'],
  ])('tells how to take one of several points: %j', (sources, reason) => {
    expect(made(sources, [['A.0', 1]]).warning).toContain(reason);
  });
});

describe('Trace', () => {
  it('gives the object at even positions', () => {
    const { value } = made({ c: 'Circle(Point(a, 0), 1)', it: 'Trace(c, a, 5)' });
    const centers = value?.type === 'List' ? value.items.map((item) => item.type === 'Circle' && item.center.x) : [];
    expect(centers).toEqual([-2, -1, 0, 1, 2]);
  });

  it('leaves out positions where the object is undefined', () => {
    const { value } = made({ c: 'Circle(Point(a, 0), a)', it: 'Trace(c, a, 5)' });
    expect(value?.type === 'List' && value.items).toHaveLength(2);
  });

  it.each<[Record<string, string>, string]>([
    [{ P: 'Point(a, 0)', it: 'Trace(P, a, 1)' }, 'whole number from 2 to 1000'],
    [{ P: 'Point(a, 0)', it: 'Trace(P, P, 4)' }, 'neither a slider'],
    [{ c: 'Circle(Point(a, 0), -1)', it: 'Trace(c, a, 4)' }, ''],
  ])('%j', (sources, reason) => {
    const { value, warning } = made(sources);
    expect(value).toBeUndefined();
    expect(warning).toContain(reason);
  });
});

describe('Part', () => {
  it('of a locus keeps what lies between two fractions of its length', () => {
    const { value } = made({ P: 'Point(a, 2)', L: 'Locus(P, a)', it: 'Part(L, 0.25, 0.7)' });
    const xs = pointsOf(value).map(({ x }) => x);
    expect(Math.min(...xs)).toBeCloseTo(-1, 9);
    expect(Math.max(...xs)).toBeCloseTo(0.8, 9);
  });
});

it('Trace takes the values of a name', () => {
  const { value } = made({ it: 'Trace(Circle((k, 0), k), k, 1, 5, 3)' });
  expect(value).toMatchObject({ items: [{ radius: 1 }, { radius: 3 }, { radius: 5 }] });
  expect(made({ it: 'Trace(Circle((k, 0), k), 3, 1, 5)' }).warning).toMatch('a name such as k');
});
