import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';

function looksOf(showIf: string | undefined, at?: string, offset?: string) {
  const text = { kind: 'text', template: 'T', ...(showIf && { showIf }), ...(at && { at }), ...(offset && { offset }) };
  const sources = {
    a: { kind: 'slider', min: '3', max: '5' },
    A: 'Point(1, 2)',
    B: 'Point(1, 2, 3)',
    v: 'Vector(1, 1)',
  };
  const { construction, warning } = constructSources({ ...sources, text, later: 'Point(a, 7)' });
  return { ...construction.objects.get('text')!, warning: warning('text') };
}

describe('conditions for showing', () => {
  it.each([
    ['a > 2', true],
    ['a < 2', false],
    ['a ≥ 3 && A.x == 1', true],
    ['later.y > 8', false],
    ['1', true],
    ['0', false],
  ])('%s', (showIf, isShown) => {
    expect(looksOf(showIf).isShown).toBe(isShown);
  });

  it('leaves the value to others', () => {
    const { construction, value } = constructSources({
      A: { kind: 'primitive', source: 'Point(1, 2)', showIf: '1 > 2' },
      B: 'A + (1, 1)',
    });
    expect(construction.objects.get('A')?.isShown).toBe(false);
    expect(value('B')).toMatchObject({ x: 2, y: 3 });
  });

  it.each([
    ['A', 'showIf: a Point is neither true nor false'],
    ['q > 2', 'showIf: unknown name q: define it, such as q: 2'],
  ])('%s: shows it with a warning', (showIf, reason) => {
    const { isShown, warning } = looksOf(showIf);
    expect(isShown).toBe(true);
    expect(warning).toBe(reason);
  });

  it('refuses what is not in the language', () => {
    expect(() => looksOf('a >')).toThrow(/definitions\.4\.showIf.*definition text/);
  });
});

describe('places of texts', () => {
  it.each([
    ['A', undefined, { x: 1, y: 2, z: 0 }],
    ['A', '(0.5, a)', { x: 1.5, y: 5, z: 0 }],
    ['A + v', undefined, { x: 2, y: 3, z: 0 }],
    ['A', 'v', { x: 2, y: 3, z: 0 }],
    [undefined, '(a, a^2)', { x: 3, y: 9, z: 0 }],
    ['B', '(0, 0, 1)', { x: 1, y: 2, z: 4 }],
  ])('at %s, offset %s', (at, offset, place) => {
    expect(looksOf(undefined, at, offset).place).toEqual(place);
  });

  it.each([
    ['a', undefined, 'at: a Number is no place: write at as a point or (x, y)'],
    ['Q', undefined, 'at: unknown name Q: define it, such as Q: Point(0, 0)'],
    [
      'top',
      undefined,
      'at: unknown name top: a place has coordinates, as in (1, 2); a text without at stands in the upper left corner',
    ],
    ['A', '3', 'offset: a Number is no place: write offset as a point or (x, y)'],
  ])('at %s, offset %s: the reason', (at, offset, reason) => {
    expect(looksOf(undefined, at, offset).warning).toBe(reason);
  });

  it('hides a text whose point does not exist', () => {
    expect(looksOf(undefined, 'Intersect(Circle(A, 1), Line((9, 0), (9, 1)), 1)').isShown).toBe(false);
  });
});
