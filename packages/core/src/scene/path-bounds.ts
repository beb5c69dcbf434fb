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
  const { verbs, coords } = path;
  for (let v = 0; v < verbs.length; v++) {
    const verb = verbs[v]!;
    const count = COORDS[verb]!;
    if (count === 0) continue;
    const from = at;
    at += count;
    if (verb === ARC) {
      [x0, y0] = addArc(bounds, coords.slice(from, at));
      continue;
    }
    const x = coords[at - 2]!;
    const y = coords[at - 1]!;
    addPoint(bounds, x, y);
    if (verb === QUAD) addQuad(bounds, x0, y0, coords[from]!, coords[from + 1]!, x, y);
    else if (verb === CUBIC) addCubic(bounds, x0, y0, coords.slice(from, at));
    x0 = x;
    y0 = y;
  }
  return bounds;
}

/** An extent that holds a path, its strokes aside, and is found at once: that of all control points, and of whole circles around arcs. */
export function controlBounds({ verbs, coords }: Path): Bounds {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (let v = 0; v < verbs.length; v++) {
    const verb = verbs[v]!;
    const end = at + COORDS[verb]!;
    const isArc = verb === ARC;
    const reach = isArc ? Math.max(Math.abs(coords[at + 2]!), Math.abs(coords[at + 3]!)) : 0;
    for (let i = at; i < (isArc ? at + 2 : end); i += 2) {
      const x = coords[i]!;
      const y = coords[i + 1]!;
      if (x - reach < left) left = x - reach;
      if (x + reach > right) right = x + reach;
      if (y - reach < top) top = y - reach;
      if (y + reach > bottom) bottom = y + reach;
    }
    at = end;
  }
  return { left, top, right, bottom };
}

/** Adds what a curve reaches between its ends. */
function addQuad(bounds: Bounds, x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): void {
  for (let axis = 0; axis < 2; axis++) {
    const t = axis === 0 ? quadExtremum(x0, x1, x2) : quadExtremum(y0, y1, y2);
    if (t > 0 && t < 1) addPoint(bounds, quad(x0, x1, x2, t, 1 - t), quad(y0, y1, y2, t, 1 - t));
  }
}

function addCubic(bounds: Bounds, x0: number, y0: number, c: readonly number[]): void {
  const [x1, y1, x2, y2, x3, y3] = c as [number, number, number, number, number, number];
  for (const t of [...cubicExtrema(x0, x1, x2, x3), ...cubicExtrema(y0, y1, y2, y3)]) {
    if (t > 0 && t < 1) addPoint(bounds, cubic(x0, x1, x2, x3, t, 1 - t), cubic(y0, y1, y2, y3, t, 1 - t));
  }
}

const quad = (a: number, b: number, c: number, t: number, u: number) => u * u * a + 2 * u * t * b + t * t * c;
const cubic = (a: number, b: number, c: number, d: number, t: number, u: number) =>
  u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;

const quadExtremum = (a: number, b: number, c: number) => (a - b) / (a - 2 * b + c);

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
  if (rotation === 0 && Math.abs(sweep) >= 2 * Math.PI) {
    addPoint(bounds, cx - Math.abs(rx), cy - Math.abs(ry));
    addPoint(bounds, cx + Math.abs(rx), cy + Math.abs(ry));
    return at(start + sweep);
  }
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
