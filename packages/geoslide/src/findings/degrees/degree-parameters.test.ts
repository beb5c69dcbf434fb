import { expect, it } from 'vitest';
import { checkProject } from '../../check-project.js';

const told = async (lines: string) => (await checkProject(lines)).map(({ message }) => message);

it('asks for the degrees of a place on a circle or an ellipse', async () => {
  expect(await told('k: Circle((0, 0), 9)\nP: Point(k, 90)')).toEqual([
    'P: 90 is in radians here: write Point(k, 90°) if degrees are meant',
  ]);
  expect(await told('e: Ellipse((0, 0), 3, 2)\nP: Point(e, 45)')).toHaveLength(1);
});

it.each(['Point(k, 90°)', 'Point(k, 2)', 'Point(k, ?:=0.3)', 'Point(u, 15)', 'Point(15, 30)'])(
  'says nothing of %s',
  async (source) => {
    const told = await checkProject(`k: Circle((0, 0), 9)\nu: Curve(t, t, 0, 20)\nP: ${source}`);
    expect(told).toEqual([]);
  },
);
