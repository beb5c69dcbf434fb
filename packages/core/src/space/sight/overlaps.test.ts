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
  const [pieces] = withoutOverlaps([arc(0, 3, true), arc(1, 1, false)], picture, 0);
  expect(pieces!.map(({ arc: part }) => part && [part.start, part.start + part.sweep])).toEqual([
    [0, expect.closeTo(1, 1)],
    [expect.closeTo(2, 1), expect.closeTo(3, 9)],
  ]);
});

it('of two hidden arcs in one place, whichever way they run, the later one is drawn', () => {
  expect(withoutOverlaps([arc(0, 3, true), arc(3, -3, true)], picture, 0).map(({ length }) => length)).toEqual([0, 1]);
});

it('a hidden curve yields to the same one in sight', () => {
  expect(withoutOverlaps([curve(true), curve(false)], picture, 0)[0]).toEqual([]);
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
  const [pieces] = withoutOverlaps([curve(true), across], picture, 0);
  expect(pieces!).toHaveLength(1);
});

it('counts every pair of chords that is looked at', () => {
  const many = Array.from({ length: 60 }, () => curve(true));
  // 80 chords each, a tenth of them in a cell.
  const before = stepsTaken();
  withoutOverlaps(many, picture, 0);
  expect(stepsTaken() - before).toBeGreaterThan((60 * 80) ** 2 / 10);
});

it('looks at no pairs that lie far outside of the picture', () => {
  const many = Array.from({ length: 60 }, () => curve(true));
  const before = stepsTaken();
  const pieces = withoutOverlaps(many, { minX: 1000, maxX: 1200, minY: 0, maxY: 200 }, 0);
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
  expect(withoutOverlaps([bent, across], picture, 0)[0]).toEqual([bent]);
});

const straight = (from: [number, number], to: [number, number], hidden: boolean): Stretch => ({
  points: [from, to],
  closed: false,
  hidden,
});

it('a hidden line that rounding moves from the one that covers it yields to that until one of them ends', () => {
  const seen = straight([0, 0], [150, 0], false);
  const beside = straight([20, 1.3], [120, 1.6], true);
  expect(withoutOverlaps([beside, seen], picture, 0)[0]).toEqual([beside]);
  expect(withoutOverlaps([beside, seen], picture, 2)[0]).toEqual([]);
  const parting = straight([20, 1], [120, 8], true);
  expect(withoutOverlaps([parting, seen], picture, 1.5)[0]).toEqual([parting]);
  const longer = straight([20, 1], [300, 1.1], true);
  expect(withoutOverlaps([longer, seen], picture, 1.5)[0]!.map(({ points }) => points[0]![0])).toEqual([
    expect.closeTo(150, 2),
  ]);
});

it('a hidden arc that passes a line far in front of it is not the same line, however rounding moves both', () => {
  const flat = { cx: 100, cy: 0, rx: 60, ry: 1.2, rotation: 0, start: 0, sweep: 3 };
  const hidden = (depth: number): Stretch => ({ ...arc(0, 3, true), arc: flat, depthAt: () => depth });
  const seen = { ...straight([0, -0.4], [200, -0.4], false), depthAt: () => 0 };
  expect(withoutOverlaps([hidden(-5), seen], picture, 2)[0]).toEqual([]);
  const far = hidden(-40);
  expect(withoutOverlaps([far, seen], picture, 2)[0]).toEqual([far]);
});

it('what is left out itself leaves nothing out', () => {
  const [first, second] = [straight([0, 2.2], [100, 2.2], true), straight([0, 1.1], [100, 1.1], true)];
  const seen = straight([0, 0], [100, 0], false);
  expect(withoutOverlaps([first, second, seen], picture, 1.5)).toEqual([[first], [], [seen]]);
});

it('a hidden line that an arc touches goes on', () => {
  const tangent = straight([0, 50], [200, 50], true);
  const touching: Stretch = {
    ...arc(0, 6, false),
    arc: { cx: 100, cy: 100, rx: 50, ry: 50, rotation: 0, start: 0, sweep: 6 },
  };
  expect(withoutOverlaps([tangent, touching], picture, 0)[0]).toEqual([tangent]);
});
