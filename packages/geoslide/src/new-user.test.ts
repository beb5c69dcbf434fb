import { printFigure } from '@geoslide/figure';
import { expect, test } from 'vitest';
import { checkProject } from './check-project.js';
import { readProject } from './read-project.js';
import { renderPng } from './render.js';

// What someone met who tried Geoslide for the first time.

test.each([
  ['years', 'A: Point(1990, 50) "A"\nB: Point(2020, 80) "B"\ns: Segment(A, B)', [1980, 2030, 40, 90]],
  ['a polyline', 'p: Polyline(Point(2015, 120), Point(2016, 135), Point(2017, 150))', [2014, 2018, 119, 151]],
  ['a circle far away', 'k: Circle(Point(500, 500), 1)', [498, 502, 498, 502]],
] as const)('a figure far from the origin fills its first picture: %s', async (_, text, [left, right, bottom, top]) => {
  const { viewBound } = await renderPng(text);
  expect(viewBound!.left).toBeGreaterThan(left);
  expect(viewBound!.right).toBeLessThan(right);
  expect(viewBound!.bottom).toBeGreaterThan(bottom);
  expect(viewBound!.top).toBeLessThan(top);
});

test('comments that figure text keeps in a project are no unknown keys', async () => {
  const { project } = readProject('-- A triangle.\n\nA: Point(0, 0)\n');
  expect(printFigure(project)).toContain('-- A triangle.');
  expect(await checkProject(JSON.parse(JSON.stringify(project)))).toEqual([]);
});

test.each([
  ['f: y = x^2\ni: Integral(0, 2, f)', 'Integral(f, 0, 2)'],
  ['k: Circle(Point(0, 0), 2)\nl: Line(Point(0, 0), Point(1, 0))\ns: Intersect(2, k, l)', 'Intersect(k, l, 2)'],
])('arguments in the wrong order keep the order of those of one type: %j', async (text, right) => {
  const [problem] = await checkProject(text);
  expect(problem?.message).toContain(right);
});

test.each([
  ['A: Point(0, 0) {size: 5}', 'it is pointSize here'],
  ['A: Point(0, 0) {strokeOpacity: 5}', 'it is lineOpacity'],
  ['style point {color: red}', 'write style Point'],
  ['axes: off', 'write axes off, without a colon'],
  ['view: -5 .. 5, -4 .. 4', 'write view -5 .. 5, -4 .. 4'],
  ['z = x^2 + y^2', 'give the surface a name, as in f: z = x^2 + y^2'],
  ['# title', 'a comment begins with --'],
  ['// title', 'a comment begins with --'],
  ['Circle(A, 2)', 'k: Circle(A, 2)'],
  ['f(x) = x^2', 'f: y = x^2'],
  ['A: Point(0, 0) "\\href{http://a.b}{x}"', 'only the words are drawn'],
  ['A: Point(0, 0) "\\includegraphics{x}"', '\\includegraphics is not drawn'],
])('%s is answered with what to write, once', async (text, remedy) => {
  const problems = await checkProject(text);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(remedy)]);
});
