import { ARC, COORDS, CUBIC, ellipsePoint, type Path, QUAD } from './path.js';

/** An extent, y down; empty where left > right. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function emptyBounds(): Bounds {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}

/** Grows an extent by a point. */
export function addPoint(bounds: Bounds, x: number, y: number): void {
  bounds.left = Math.min(bounds.left, x);
  bounds.right = Math.max(bounds.right, x);
  bounds.top = Math.min(bounds.top, y);
  bounds.bottom = Math.max(bounds.bottom, y);
}

/** The exact extent of a path, its strokes aside: curves and arcs are taken at their extrema. */
export function pathBounds(path: Path): Bounds {
  const bounds = emptyBounds();
  let at = 0;
  let x0 = 0;
  let y0 = 0;
  for (const verb of path.verbs) {
    const count = COORDS[verb]!;
    if (count === 0) continue;
    const c = path.coords.slice(at, at + count);
    at += count;
    if (verb === ARC) {
      [x0, y0] = addArc(bounds, c);
      continue;
    }
    const x = c[count - 2]!;
    const y = c[count - 1]!;
    addPoint(bounds, x, y);
    const parameters =
      verb === QUAD
        ? [...quadExtrema(x0, c[0]!, x), ...quadExtrema(y0, c[1]!, y)]
        : verb === CUBIC
          ? [...cubicExtrema(x0, c[0]!, c[2]!, x), ...cubicExtrema(y0, c[1]!, c[3]!, y)]
          : [];
    for (const t of parameters) {
      if (!(t > 0 && t < 1)) continue;
      const u = 1 - t;
      if (verb === QUAD) addPoint(bounds, quad(x0, c[0]!, x, t, u), quad(y0, c[1]!, y, t, u));
      else addPoint(bounds, cubic(x0, c[0]!, c[2]!, x, t, u), cubic(y0, c[1]!, c[3]!, y, t, u));
    }
    x0 = x;
    y0 = y;
  }
  return bounds;
}

const quad = (a: number, b: number, c: number, t: number, u: number) => u * u * a + 2 * u * t * b + t * t * c;
const cubic = (a: number, b: number, c: number, d: number, t: number, u: number) =>
  u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;

function quadExtrema(a: number, b: number, c: number): number[] {
  return [(a - b) / (a - 2 * b + c)];
}

function cubicExtrema(a: number, b: number, c: number, d: number): number[] {
  const p = d - 3 * c + 3 * b - a;
  const q = 2 * (c - 2 * b + a);
  const r = b - a;
  if (Math.abs(p) < 1e-12) return [-r / q];
  const root = Math.sqrt(q * q - 4 * p * r);
  return [(-q + root) / (2 * p), (-q - root) / (2 * p)];
}

/** Where x' or y' is 0: tan t = −(b/a) tan θ and (b/a) cot θ, in steps of π. Gives the arc's end. */
function addArc(bounds: Bounds, arc: readonly number[]): [x: number, y: number] {
  const [cx, cy, rx, ry, rotation, start, sweep] = arc as [number, number, number, number, number, number, number];
  const at = (t: number) => ellipsePoint(cx, cy, rx, ry, rotation, t);
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  const [low, high] = sweep < 0 ? [start + sweep, start] : [start, start + sweep];
  for (const extremum of [Math.atan2(-ry * s, rx * c), Math.atan2(ry * c, rx * s)]) {
    const first = extremum + Math.PI * Math.ceil((low - extremum) / Math.PI);
    // Steps are counted, not added up: beyond 2^54, adding π changes nothing.
    for (let i = 0; i < 2 && first + i * Math.PI < high; i++) addPoint(bounds, ...at(first + i * Math.PI));
  }
  addPoint(bounds, ...at(start));
  const end = at(start + sweep);
  addPoint(bounds, ...end);
  return end;
}
