import { expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';
import type { Value } from '../values.js';

/** The middle of the box of a box plot. */
const heightOf = (value: Value | undefined): number => {
  const figure = value?.type === 'Chart' ? value.parts[0]?.figure : undefined;
  if (figure?.type !== 'Polygon') throw new Error('no box plot');
  const ys = figure.vertices.map(({ y }) => y);
  return (Math.min(...ys) + Math.max(...ys)) / 2;
};

it('box plots without a height stand above each other, those with one where it says', () => {
  const { construction } = constructSources({
    a: 'BoxPlot([1, 2, 3])',
    b: 'BoxPlot([2, 3, 4], 7)',
    c: 'BoxPlot([3, 4, 5])',
    d: 'BoxPlot([3, 4, 6])',
    m: 'd.median',
  });
  const { objects } = construction;
  expect(['a', 'b', 'c', 'd'].map((id) => heightOf(objects.get(id)?.value))).toEqual([1, 7, 2.5, 4]);
  expect(objects.get('m')?.value).toMatchObject({ value: 4 });
});
