import { ARC, CLOSE, CUBIC, LINE, MOVE, type Path, PathBuilder, QUAD } from '@geoslide/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathData } from './path-data.js';

const px = { digits: 2 };

describe('pathData', () => {
  it.each<[string, Path, string]>([
    ['a move that draws nothing is left out', new PathBuilder().moveTo(3, 4), ''],
    ['horizontal and vertical lines', new PathBuilder().moveTo(1, 2).lineTo(9, 2).lineTo(9, 30), 'M1 2H9V30'],
    ['relative where that is shorter', new PathBuilder().moveTo(101, 102).lineTo(103, 99), 'M101 102l2-3'],
    ['the command is not repeated', new PathBuilder().moveTo(0, 0).lineTo(1, 2).lineTo(5, 3), 'M0 0 1 2 5 3'],
    ['rounded to 1/100', new PathBuilder().moveTo(0.004, 0.996).lineTo(0.125, -0.5), 'M0 1 .13-.5'],
    [
      'pieces of one line are one line',
      new PathBuilder().moveTo(0, 0).lineTo(1, 1).lineTo(3, 3).lineTo(5, 4),
      'M0 0 3 3 5 4',
    ],
    ['a line back stays', new PathBuilder().moveTo(0, 0).lineTo(3, 3).lineTo(1, 1), 'M0 0 3 3 1 1'],
    ['a dot stays', new PathBuilder().moveTo(5, 5).lineTo(5, 5), 'M5 5H5'],
    [
      'the closing line is the z',
      new PathBuilder().moveTo(0, 0).lineTo(4, 0).lineTo(4, 3).lineTo(0, 0).close(),
      'M0 0H4V3z',
    ],
    [
      'smooth cubic',
      new PathBuilder().moveTo(0, 0).cubicTo(0, 5, 5, 9, 9, 9).cubicTo(13, 9, 9, 5, 9, 0),
      'M0 0C0 5 5 9 9 9S9 5 9 0',
    ],
    ['smooth quadratic', new PathBuilder().moveTo(0, 0).quadTo(2, 4, 4, 4).quadTo(6, 4, 8, 0), 'M0 0Q2 4 4 4T8 0'],
    ['quarter arc', new PathBuilder().arc(10, 10, 5, 5, 0, 0, Math.PI / 2), 'M15 10a5 5 0 0 1-5 5'],
    ['counterclockwise arc', new PathBuilder().arc(10, 10, 5, 5, 0, 0, -Math.PI / 2), 'M15 10a5 5 0 0 0-5-5'],
    ['rotated ellipse', new PathBuilder().arc(0, 0, 8, 4, Math.PI / 6, 0, Math.PI / 2), 'M6.93 4A8 4 30 0 1-2 3.46'],
    ['two contours', new PathBuilder().moveTo(0, 0).lineTo(1, 2).moveTo(50, 50).lineTo(51, 52), 'M0 0 1 2M50 50l1 2'],
  ])('%s', (_, path, expected) => {
    expect(pathData(path, px)).toBe(expected);
  });

  it('splits an arc at which a rounded end would move the centre', () => {
    const half = pathData(new PathBuilder().arc(0, 0, 200, 200, 0, 0.3, Math.PI), px);
    expect(half.match(/a/gi)).toHaveLength(1);
    expect(half.match(/200 200 0 0 1/g)).toHaveLength(2);
  });

  it('writes an ellipse as cubic curves where rounded ends would move it along its length', () => {
    const ellipse = (ry: number) => pathData(new PathBuilder().arc(300, 300, 200, ry, 0.3, 0, 2 * Math.PI), px);
    expect(ellipse(21)).toMatch(/^M[^c]*A[^c]*$/i);
    expect(ellipse(0.02)).toMatch(/^M[^a]*C[^a]*$/i);
    // It ends at the ends of its length: 300 ± 200 cos 0.3, 300 ± 200 sin 0.3.
    expect(readEnds(ellipse(0.02))[2]).toEqual([expect.closeTo(108.93, 6), expect.closeTo(240.9, 6)]);
  });

  it('writes whole ellipses as two exact halves where nothing is dashed', () => {
    const dots = new PathBuilder().circle(5, 5, 1.234).circle(9.999, 5, 1.5);
    expect(pathData(dots, { ...px, halfTurns: true })).toBe(
      'M6.23 5a1.23 1.23 0 1 1-2.46 0 1.23 1.23 0 1 1 2.46 0zM11.5 5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 1 1 3 0z',
    );
  });

  it('writes an arc of countless turns in few commands', () => {
    const data = pathData(new PathBuilder().arc(50, 50, 20, 20, 0, 0, 1e300), px);
    expect(data.length).toBeLessThan(200);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses the coordinate %s', (x) => {
    expect(() => pathData(new PathBuilder().moveTo(0, 0).lineTo(x, 1), px)).toThrow(/finite number/);
  });

  it('comes back as the path that went in, within the rounding', () => {
    const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
    const segment = fc
      .constantFrom(LINE, QUAD, CUBIC)
      .chain((verb) =>
        fc.array(coordinate, { minLength: 2 * verb, maxLength: 2 * verb }).map((coords) => ({ verb, coords })),
      );
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate),
        fc.array(segment, { minLength: 1 }),
        fc.boolean(),
        (start, segments, closed) => {
          const path: Path = {
            verbs: [MOVE, ...segments.map(({ verb }) => verb), ...(closed ? [CLOSE] : [])],
            coords: [...start, ...segments.flatMap(({ coords }) => coords)],
          };
          const ends = endPoints(path);
          const read = readEnds(pathData(path, px));
          const last = read.at(-1)!;
          const wanted = closed ? ends[0]! : ends.at(-1)!;
          expect(Math.hypot(last[0] - wanted[0], last[1] - wanted[1])).toBeLessThan(0.0142);
        },
      ),
      { seed: 1 },
    );
  });
});

/** The control flow of a path's end points, the start first. */
function endPoints(path: Path): [number, number][] {
  const counts = [2, 2, 4, 6, 7, 0];
  const ends: [number, number][] = [];
  let at = 0;
  for (const verb of path.verbs) {
    const count = counts[verb]!;
    if (verb !== ARC && verb !== CLOSE) ends.push([path.coords[at + count - 2]!, path.coords[at + count - 1]!]);
    at += count;
  }
  return ends;
}

/** The points where the pen stands after each command of path data. */
function readEnds(d: string): [number, number][] {
  const ends: [number, number][] = [];
  let [x, y] = [0, 0];
  const lengths: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, s: 4, z: 0 };
  for (const [, letter, row] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = [...row!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const size = lengths[letter!.toLowerCase()]!;
    const relative = letter === letter!.toLowerCase();
    if (size === 0) [x, y] = ends[0]!;
    for (let i = 0; i < numbers.length; i += size) {
      const [a, b] = numbers.slice(i + size - Math.min(2, size), i + size) as [number, number];
      if (letter === 'h' || letter === 'H') x = relative ? x + a : a;
      else if (letter === 'v' || letter === 'V') y = relative ? y + a : a;
      else [x, y] = relative ? [x + a, y + b] : [a, b];
      ends.push([x, y]);
    }
    if (size === 0) ends.push([x, y]);
  }
  return ends;
}
