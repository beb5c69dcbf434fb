import type { Vec2 } from '../../values.js';
import { type Links, link, linkedLines } from '../level/linked-lines.js';

/** Halvings of a side of a cell: the point on it is then exact enough for Newton's steps. */
const HALVINGS = 12;
/** Relative to the values at both ends of a side: where more is left between them, the function jumps. */
const JUMP = 0.05;

/**
 * The lines on which a function is 0, from cell to cell of a grid (marching squares); none where it has no value. A
 * closed line ends with its first point. For functions that are too costly to be looked at closely where they end.
 *
 * @param size What the grid spans along each axis, from 0.
 * @param count Cells along each axis.
 */
export function marchedLines(f: (x: number, y: number) => number, size: number, count: number): Vec2[][] {
  const step = size / count;
  const places = Array.from({ length: count + 1 }, (_, i) => i * step);
  const values = places.map((x) => places.map((y) => f(x, y)));
  const links: Links<Vec2> = new Map();
  const passed = new Map<string, boolean>();
  /** The name of the zero on a side of a cell from (i, j); undefined where there is none. */
  const crossing = (i: number, j: number, k: number, l: number): string | undefined => {
    const [from, to] = [values[i]![j]!, values[k]![l]!];
    // Zero counts as negative, so that a line through a corner leaves its cells by two sides.
    if (Number.isNaN(from) || Number.isNaN(to) || from > 0 === to > 0) return undefined;
    const key = `${i} ${j} ${k} ${l}`;
    if (!passed.has(key)) {
      const at = (t: number): Vec2 => ({ x: (i + (k - i) * t) * step, y: (j + (l - j) * t) * step });
      let [low, high] = [0, 1];
      for (let round = 0; round < HALVINGS; round++) {
        const middle = (low + high) / 2;
        const { x, y } = at(middle);
        if (f(x, y) > 0 === from > 0) low = middle;
        else high = middle;
      }
      const point = at((low + high) / 2);
      const isZero = Math.abs(f(point.x, point.y)) <= JUMP * (Math.abs(from) + Math.abs(to));
      passed.set(key, isZero);
      if (isZero) links.set(key, { point, next: [] });
    }
    return passed.get(key) ? key : undefined;
  };
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const sides = [
        crossing(i, j, i + 1, j),
        crossing(i + 1, j, i + 1, j + 1),
        crossing(i, j + 1, i + 1, j + 1),
        crossing(i, j, i, j + 1),
      ].filter((key) => key !== undefined);
      for (let k = 0; k + 1 < sides.length; k += 2) link(links, sides[k]!, sides[k + 1]!);
    }
  }
  return linkedLines(links);
}
