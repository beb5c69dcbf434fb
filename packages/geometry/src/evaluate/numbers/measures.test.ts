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

it.each([
  ['length(p.vertices)', 3],
  ['p.vertices(2).x', 4],
  ['e.eccentricity', 0.8],
  ['e.foci(2).x', 4],
])('%s', (source, value) => {
  const sources = { e: 'Ellipse((0, 0), 5, 3)', p: 'Polygon((0, 0), (4, 0), (0, 3))', r: source };
  expect(constructSources(sources).construction.objects.get('r')?.value).toMatchObject({ value });
});

it.each([
  ['e.focuses', 'did you mean focus?'],
  ['A.Midpoint(B)', 'write Midpoint(A, B)'],
  ['e.Area', 'an Ellipse has no property Area: write area(e)'],
])('%s is told', (source, message) => {
  const sources = { e: 'Ellipse((0, 0), 5, 3)', A: 'Point(0, 0)', B: 'Point(1, 1)', r: source };
  expect(constructSources(sources).construction.warnings[0]?.message).toContain(message);
});
