import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';
import { type Freedom, freedomOf, moveTo, sliderValueNear } from './freedom.js';

const slider = { kind: 'slider', min: '0', max: '2π', step: '0.5' };
const { construction } = constructSources(
  {
    w: slider,
    k: 'Circle(Point(0, 0), 2)',
    s: 'Segment(Point(0, 0), Point(4, 2))',
    A: 'Point(?, ?)',
    B: 'Point(3, ?)',
    C: 'Point.mk(w + 1, ?:=2)',
    D: 'Point(k, ?)',
    E: 'Point(Segment(A, B), ?)',
    F: 'Point(1, 2)',
    G: 'Point(k, w)',
    H: 'Point(2 * ?, 1)',
    I: 'Midpoint(A, B)',
    J: 'Point(?, ?, ?)',
    K: 'Point(Segment(Point(?, 0), A), ?)',
    L: 'Point(s, ?)',
    M: 'Point(Segment(Point(0, 0, 0), Point(1, 1, 1)), ?)',
  },
  [
    ['w.0', 1],
    ...['A', 'B', 'C', 'D', 'E', 'H', 'J', 'K', 'M'].flatMap((id) =>
      [0, 1, 2].map((n) => [`${id}.${n}`, 0.5] as const),
    ),
    ['L.0', 7],
  ],
);
const freedom = (id: string) => freedomOf(construction, construction.objects.get(id)!);

describe('freedomOf', () => {
  it.each<[string, Freedom]>([
    ['w', { kind: 'slider', variable: 'w.0', min: 0, max: 2 * Math.PI, step: 0.5 }],
    ['A', { kind: 'coordinates', x: 'A.0', y: 'A.1' }],
    ['B', { kind: 'coordinates', x: undefined, y: 'B.0' }],
    ['C', { kind: 'coordinates', x: undefined, y: 'C.0' }],
  ])('%s', (id, expected) => {
    expect(freedom(id)).toEqual(expected);
  });

  it('is that of a parameter on a path, named or written there', () => {
    expect(freedom('D')).toMatchObject({ kind: 'path', parameter: 'D.0', path: { type: 'Circle' } });
    expect(freedom('E')).toMatchObject({ kind: 'path', parameter: 'E.0', path: { type: 'Segment' } });
    expect(freedom('M')).toMatchObject({ kind: 'path', parameter: 'M.0', path: { type: 'Segment3' } });
  });

  it('J has three coordinates in space', () => {
    expect(freedom('J')).toEqual({ kind: 'coordinates', x: 'J.0', y: 'J.1', z: 'J.2' });
  });

  it.each(['k', 'F', 'G', 'H', 'I', 'K', 'L'])('%s has none', (id) => {
    expect(freedom(id)).toBeUndefined();
  });
});

describe('moveTo', () => {
  const move = (id: string, x: number, y: number, tolerance: number) =>
    moveTo(freedom(id) as Exclude<Freedom, { kind: 'slider' }>, { x, y }, tolerance);

  it('rounds to what the tolerance allows', () => {
    expect(move('A', 1.23456, -2.0004, 0.001)).toEqual([
      ['A.0', 1.235],
      ['A.1', -2],
    ]);
    expect(move('A', 1.23456, -0.0004, 0.6)).toEqual([
      ['A.0', 1],
      ['A.1', 0],
    ]);
  });

  it('moves only what is free', () => {
    expect(move('B', 9, 1.5, 0.01)).toEqual([['B.0', 1.5]]);
  });

  it('takes the nearest point of a path, and stays on it', () => {
    expect(move('D', 0, 10, 0.001)).toEqual([['D.0', 1.571]]);
    expect(move('E', 100, 0.5, 0.001)).toEqual([['E.0', 1]]);
  });

  it('writes a parameter finely where a small step of it goes far', () => {
    const path = { type: 'Segment', start: { x: 0, y: 0 }, end: { x: 1000, y: 0 } } as const;
    expect(moveTo({ kind: 'path', parameter: 'P.0', path }, { x: 123.456, y: 3 }, 0.01)).toEqual([['P.0', 0.12346]]);
  });

  it('does not round over the end of a path', () => {
    const from = 1 / 3;
    const path = { type: 'Curve', form: 'explicit', min: from, max: 2, f: { variable: 'x', at: (x: number) => x } };
    const freedom = { kind: 'path', parameter: 'P.0', path: path as never } as const;
    expect(moveTo(freedom, { x: -5, y: -5 }, 0.02)).toEqual([['P.0', 0.34]]);
  });
});

describe('sliderValueNear', () => {
  const w = freedom('w') as Extract<Freedom, { kind: 'slider' }>;

  it.each([
    [-3, 0],
    [0.74, 0.5],
    [0.76, 1],
    [5.99, 6],
    [6.1, 6],
    [6.2, 2 * Math.PI],
    [99, 2 * Math.PI],
  ])('%s gives %s', (value, expected) => {
    expect(sliderValueNear(w, value)).toBeCloseTo(expected, 8);
  });

  it('has no dust of steps that are no binary fractions', () => {
    expect(sliderValueNear({ ...w, min: 0, max: 1, step: 0.1 }, 0.3)).toBe(0.3);
  });

  it('is free where there is no step', () => {
    expect(sliderValueNear({ ...w, step: 0 }, 1.2345)).toBe(1.2345);
  });
});
