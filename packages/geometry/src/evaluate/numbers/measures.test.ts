import { describe, expect, it } from 'vitest';
import { constructSources } from '../../testing/sources.js';

const resultOf = (source: string) =>
  constructSources({
    S: 'Sphere(Point(0, 0, 0), 2)',
    K: 'Cone(Point(0, 0, 0), Point(0, 0, 4), 3)',
    W: 'Cube(Point(0, 0, 0), Point(2, 0, 0))',
    r: source,
  }).construction.objects.get('r')?.value;

describe('measures of solids', () => {
  it.each([
    ['volume(S)', (32 * Math.PI) / 3],
    ['Volume(K)', 12 * Math.PI],
    ['volume(W)', 8],
    ['area(S)', 16 * Math.PI],
    ['S.area', 16 * Math.PI],
    ['K.area', 24 * Math.PI],
    ['area(W)', 24],
  ])('%s is that of the whole surface', (source, value) => {
    const result = resultOf(source);
    expect(result).toMatchObject({ type: 'Number' });
    if (result?.type === 'Number') expect(result.value).toBeCloseTo(value, 9);
  });
});

it('what has no volume is told so, without advice to ask in the same way again', () => {
  const { warnings } = constructSources({ A: 'Point(1, 2)', r: 'volume(A)' }).construction;
  expect(warnings[0]?.message).toMatch(/^a Point has no property volume(?!.*write volume)/);
});
