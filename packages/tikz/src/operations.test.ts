import { type Path, PathBuilder } from '@geoslide/core';
import { describe, expect, it } from 'vitest';
import { frameOf } from './frame.js';
import { operations } from './operations.js';

const frame = frameOf(
  { width: 200, height: 200, children: [], view: { left: -2, top: 2, scale: 50 } },
  { width: 200, height: 200 },
);

describe('operations in logical units', () => {
  it.each<[string, Path, string]>([
    ['lines', new PathBuilder().moveTo(0, 0).lineTo(100, 100).lineTo(125, 100), '(-2,2) -- (0,0) -- (0.5,0)'],
    [
      'a closed line without its last side',
      new PathBuilder().polyline(
        [
          [0, 0],
          [50, 0],
          [0, 50],
          [0, 0],
        ],
        true,
      ),
      '(-2,2) -- (-1,2) -- (-2,1) -- cycle',
    ],
    [
      'many lines as a plot, closed without its last side',
      new PathBuilder().polyline(
        [0, 10, 20, 30, 40, 50, 60, 70, 80, 0].map((y) => [y && 100, y] as const),
        true,
      ),
      'plot coordinates {(-2,2)(0,1.8)(0,1.6)(0,1.4)(0,1.2)(0,1)(0,0.8)(0,0.6)(0,0.4)} -- cycle',
    ],
    ['a rectangle', new PathBuilder().rect(50, 50, 100, 50), '(-1,1) rectangle (1,0)'],
    ['a mark', new PathBuilder().circle(100, 100, 4), '(0,0) circle[radius=3bp]'],
    ['a circle', new PathBuilder().circle(100, 100, 75), '(0,0) circle[radius=1.5]'],
    [
      'an ellipse',
      new PathBuilder().arc(100, 100, 75, 50, 0, 0, 2 * Math.PI).close(),
      '(0,0) circle[x radius=1.5, y radius=1]',
    ],
    [
      'a narrow ellipse, with both radii in one unit',
      new PathBuilder().arc(100, 100, 75, 4, 0, 0, 2 * Math.PI),
      '(0,0) circle[x radius=1.5, y radius=0.08]',
    ],
    [
      'an ellipse as a mark',
      new PathBuilder().arc(100, 100, 8, 4, 0, 0, 2 * Math.PI),
      '(0,0) circle[x radius=6bp, y radius=3bp]',
    ],
    [
      'an arc of a narrow ellipse',
      new PathBuilder().arc(100, 100, 75, 4, 0, 0, Math.PI / 2),
      '(1.5,0) arc[start angle=0, end angle=-90, x radius=1.5, y radius=0.08]',
    ],
    [
      'a turned ellipse',
      new PathBuilder().arc(100, 100, 75, 50, Math.PI / 6, 0, 2 * Math.PI).close(),
      '(0,0) circle[x radius=1.5, y radius=1, rotate=-30]',
    ],
    [
      'an arc, counterclockwise as TikZ counts',
      new PathBuilder().arc(100, 100, 50, 50, 0, 0, -Math.PI / 2),
      '(1,0) arc[start angle=0, end angle=90, radius=1]',
    ],
    [
      'a sector',
      new PathBuilder().moveTo(100, 100).arc(100, 100, 50, 50, 0, 0, Math.PI, true).close(),
      '(0,0) -- (1,0) arc[start angle=0, end angle=-180, radius=1] -- cycle',
    ],
    [
      'a cubic and a quadratic curve',
      new PathBuilder().moveTo(100, 100).cubicTo(100, 50, 150, 50, 150, 100).quadTo(150, 175, 75, 100),
      '(0,0) .. controls (0,1) and (1,1) .. (1,0) .. controls (1,-1) and (0.5,-1) .. (-0.5,0)',
    ],
    [
      'an arc of a turned ellipse in curves',
      new PathBuilder().arc(100, 100, 50, 25, Math.PI / 2, 0, Math.PI / 2),
      '(0,-1) .. controls (-0.276,-1) and (-0.5,-0.552) .. (-0.5,0)',
    ],
  ])('%s', (_, path, expected) => {
    expect(operations(path, frame, false).join('')).toBe(expected);
  });

  it.each([
    [new PathBuilder().arc(100, 100, 50, 50, 0, 1e9, 1e300)],
    [new PathBuilder().arc(100, 100, 50, 20, 1, 1e9, 1e300)],
  ])('writes arcs of countless turns in few operations, with numbers that TeX holds', (path) => {
    const source = operations(path, frame, false).join('');
    expect(source.length).toBeLessThan(1500);
    for (const [number] of source.matchAll(/\d+/g)) expect(Number(number)).toBeLessThan(16383);
  });

  it('keep the start and direction of a dashed circle', () => {
    expect(operations(new PathBuilder().circle(100, 100, 75), frame, true).join('')).toBe(
      '(1.5,0) arc[start angle=0, end angle=-360, radius=1.5] -- cycle',
    );
  });
});

describe('the frame', () => {
  const size = { width: 100, height: 50 };
  it.each([
    ['without a view', undefined],
    ['of a unit that TeX has no length for', { left: 0, top: 0, scale: 30_000 }],
    ['of a far view', { left: 1000, top: 0, scale: 50 }],
  ])('%s is in px', (_, view) => {
    const far = frameOf({ ...size, children: [], ...(view && { view }) }, size);
    expect(far.logical).toBe(false);
    expect(far.point(10, 20)).toBe('(10,30)');
  });

  it('refuses what is not finite', () => {
    expect(() => frame.point(Number.NaN, 0)).toThrow(/finite number/);
  });
});
