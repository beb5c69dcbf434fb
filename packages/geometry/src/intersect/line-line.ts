import { ON_OBJECT } from '../plane/tolerance.js';
import { along, areParallel, cross, dot, mix, subtract } from '../plane/vec.js';
import { areCollinearParts } from './line-part.js';
import { Coincident, type Hit, type Part } from './part.js';

/** Where two straight parts cross; the common end of two that lie on one line and only touch. Throws Coincident where they overlap. */
export function lineWithLine(a: Part, b: Part): readonly Hit[] {
  const p = a.line!;
  const q = b.line!;
  if (areParallel(p.direction, q.direction)) return areCollinearParts(p, q) ? commonEnd(p, q) : [];
  const t = cross(subtract(q.origin, p.origin), q.direction) / cross(p.direction, q.direction);
  return [{ point: pointOn(p, t) }];
}

function pointOn({ origin, direction }: NonNullable<Part['line']>, t: number) {
  return mix(origin, { x: origin.x + direction.x, y: origin.y + direction.y }, t);
}

function commonEnd(p: NonNullable<Part['line']>, q: NonNullable<Part['line']>): Hit[] {
  const { direction } = p;
  const square = dot(direction, direction);
  const forward = dot(direction, q.direction) > 0;
  const place = (t: number) => {
    if (!Number.isFinite(t)) return forward ? t : -t;
    return dot(subtract(along(q.origin, q.direction, t), p.origin), direction) / square;
  };
  const ends = [place(q.min), place(q.max)];
  const from = Math.max(p.min, Math.min(...ends));
  const to = Math.min(p.max, Math.max(...ends));
  const slack = ON_OBJECT * Math.max(1, ...[from, to].filter(Number.isFinite).map(Math.abs));
  if (to - from > slack) throw new Coincident();
  return to - from < -slack ? [] : [{ point: pointOn(p, (from + to) / 2) }];
}
