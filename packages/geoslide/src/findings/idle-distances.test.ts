import { expect, it } from 'vitest';
import { checkProject, parseFigure } from '../index.js';

it('tells of a distance that no mode reads', async () => {
  const text = 'xaxis {distance: 2, unit: "cm"}\nA: Point(1, 1)';
  const [problem, ...more] = await checkProject(text);
  expect(problem).toMatchObject({
    severity: 'warning',
    message: 'distance is read with distanceMode: custom only: write {distanceMode: custom, distance: 2}',
  });
  expect(more).toEqual([]);
  const { project } = parseFigure(text);
  expect(await checkProject(JSON.parse(JSON.stringify(project)))).toEqual([]);
});

it.each(['axes {distanceMode: custom, distance: 2}', 'grid {distance: 0.5, distanceMode: custom}', 'grid on'])(
  'says nothing of %s',
  async (line) => {
    expect(await checkProject(`${line}\nA: Point(1, 1)`)).toEqual([]);
  },
);

it('tells of an axis that ends before it begins, where it is said', async () => {
  const [problem, ...more] = await checkProject('A: Point(1, 1)\nyaxis {color: red}\nxaxis {min: 3, max: 1}');
  expect(problem).toMatchObject({
    severity: 'warning',
    line: 3,
    message: expect.stringContaining('write {min: 1, max: 3}'),
  });
  expect(more).toEqual([]);
});
