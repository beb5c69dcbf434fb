import { stepsTaken } from '@geoslide/geometry';
import { expect, it } from 'vitest';
import { withoutOverlaps } from './overlaps.js';
import type { Stretch } from './wires.js';

const picture = { minX: 0, maxX: 200, minY: -100, maxY: 200 };
const circle = { cx: 100, cy: 100, rx: 80, ry: 50, rotation: 0.3 };
const arc = (start: number, sweep: number, hidden: boolean): Stretch => ({
  points: [
    [0, 0],
    [0, 0],
  ],
  closed: false,
  hidden,
  arc: { ...circle, start, sweep },
});
const curve = (hidden: boolean): Stretch => ({
  points: Array.from({ length: 81 }, (_, i) => [i * 2, 60 * Math.sin(i / 12)] as const),
  closed: false,
  hidden,
});

it('a hidden arc yields to one in sight where both lie, and goes on beside it', () => {
  const [pieces] = withoutOverlaps([arc(0, 3, true), arc(1, 1, false)], picture, 0.5);
  expect(pieces!.map(({ arc: part }) => part && [part.start, part.start + part.sweep])).toEqual([
    [0, expect.closeTo(1, 1)],
    [expect.closeTo(2, 1), expect.closeTo(3, 9)],
  ]);
});

it('of two hidden arcs in one place, whichever way they run, the later one is drawn', () => {
  expect(withoutOverlaps([arc(0, 3, true), arc(3, -3, true)], picture, 0.5).map(({ length }) => length)).toEqual([
    0, 1,
  ]);
});

it('a hidden curve yields to the same one in sight', () => {
  expect(withoutOverlaps([curve(true), curve(false)], picture, 0.5)[0]).toEqual([]);
});

it('curves that cross both go on', () => {
  const across: Stretch = {
    points: [
      [0, 20],
      [160, 30],
    ],
    closed: false,
    hidden: false,
  };
  const [pieces] = withoutOverlaps([curve(true), across], picture, 0.5);
  expect(pieces!).toHaveLength(1);
});

it('counts every pair of chords that is looked at', () => {
  const many = Array.from({ length: 60 }, () => curve(true));
  // 80 chords each, a tenth of them in a cell.
  const before = stepsTaken();
  withoutOverlaps(many, picture, 0.5);
  expect(stepsTaken() - before).toBeGreaterThan((60 * 80) ** 2 / 10);
});

it('looks at no pairs that lie far outside of the picture', () => {
  const many = Array.from({ length: 60 }, () => curve(true));
  const before = stepsTaken();
  const pieces = withoutOverlaps(many, { minX: 1000, maxX: 1200, minY: 0, maxY: 200 }, 0.5);
  expect(pieces.map(({ length }) => length)).toEqual(many.map(() => 1));
  expect(stepsTaken() - before).toBe(0);
});

it('a hidden curve with a corner that stands twice stays where another line crosses it', () => {
  const corners: [number, number][] = [
    [0, 20],
    [50, 22],
    [50, 22],
    [100, 26],
  ];
  const across: Stretch = {
    points: [
      [40, 0],
      [62, 48],
    ],
    closed: false,
    hidden: false,
  };
  const bent: Stretch = { points: corners, closed: false, hidden: true };
  expect(withoutOverlaps([bent, across], picture, 0.5)[0]).toEqual([bent]);
});
