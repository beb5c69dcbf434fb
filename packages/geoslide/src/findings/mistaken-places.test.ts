import { expect, it } from 'vitest';
import { checkProject } from '../check-project.js';

const told = async (lines: string) => (await checkProject(lines)).map(({ message }) => message);

it('tells of a label that is moved by units', async () => {
  expect(await told('A: Point(0, 0) "A" {offsetX: 1, offsetY: 0.5}\nB: Point(3, 1)')).toEqual([
    'A: the label lies on its point: offsetX and offsetY of a label are px, y down: write {offsetX: 8, offsetY: -6}',
  ]);
});

it('tells of a text that is placed by px', async () => {
  expect(await told('text t: "T" {offsetX: 100, offsetY: 50}\nA: Point(0, 0)\nB: Point(4, 3)')).toEqual([
    't: the text stands far from the figure: its place is in units of the figure, not px: write {at: (0, 0)}, or another place near it',
  ]);
});

it.each([
  'A: Point(0, 0) "A" {offsetX: 0, offsetY: 0}\nB: Point(3, 1)',
  'A: Point(0, 0) "A" {offsetX: 1, offsetY: -12}\nB: Point(3, 1)',
  's: Segment((0, 0), (3, 1)) "s" {offsetX: 1, offsetY: 1}',
  'text t: "T" {offsetX: 9, offsetY: 7}\nA: Point(0, 0)\nB: Point(4, 3)',
  'text t: "T" {offsetX: 100, offsetY: 50}\nA: Point(0, 0)',
  'view -1 .. 120, -1 .. 60 scale 5\ntext t: "T" {offsetX: 100, offsetY: 50}\nA: Point(0, 0)\nB: Point(4, 3)',
])('says nothing of %s', async (lines) => {
  expect(await told(lines)).toEqual([]);
});

it('tells of an angle whose size is in units', async () => {
  const angle = 'A: Point(1, 0)\nB: Point(0, 0)\nC: Point(0, 1)\nw: Angle(A, B, C)';
  expect(await checkProject(`${angle} {angleSize: 0.5}`)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('write angleSize: 30') }),
  ]);
  expect(await checkProject(`${angle} {angleSize: 5}`)).toEqual([]);
});
