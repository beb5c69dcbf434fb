import type { Vec2 } from '../values.js';
import { Coincident, type Hit, type Part } from './part.js';

/** Pieces that each curve is cut into: loops smaller than a thousandth of the range are below what figures show. */
const PIECES = 1000;
/** Steps of the damped Gauss–Newton iteration; touching curves converge slowly. */
const STEPS = 60;
/** Distance at which two points are one, relative to the curves' size. */
const MEETS = 1e-10;
/** Points beyond this number are not looked for; where most are without an angle between the curves, these share a stretch. */
const POINT_LIMIT = 500;
/** Sine of the angle between the curves under which they touch. */
const PARALLEL = 1e-4;

interface Piece {
  readonly t0: number;
  readonly t1: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The common points of two curves that have parameters only: pieces whose boxes meet give the starts of an iteration on both parameters. */
export function parametricWithParametric(a: Part, b: Part): readonly Hit[] {
  const left = piecesOf(a);
  const right = piecesOf(b).sort((p, q) => p.left - q.left);
  const size = Math.max(...[...left, ...right].flatMap((p) => [p.left, p.right, p.bottom, p.top].map(Math.abs)), 0);
  const hits: { point: Vec2; ta: number; tb: number }[] = [];
  let touching = 0;
  for (const p of left) {
    for (const q of right) {
      if (q.left > p.right) break;
      if (q.right < p.left || q.bottom > p.top || q.top < p.bottom) continue;
      const meeting = approach(a, b, p, q, size);
      if (meeting === undefined) continue;
      if (
        hits.some((h) => Math.abs(h.point.x - meeting.point.x) + Math.abs(h.point.y - meeting.point.y) <= 1e-7 * size)
      )
        continue;
      hits.push(meeting);
      if (areParallelAt(a, b, meeting, (p.t1 - p.t0) * 1e-4, (q.t1 - q.t0) * 1e-4)) touching++;
      if (touching > POINT_LIMIT / 2) throw new Coincident();
      if (hits.length >= POINT_LIMIT) return hits;
    }
  }
  return hits;
}

function areParallelAt(a: Part, b: Part, { ta, tb }: { ta: number; tb: number }, da: number, db: number): boolean {
  const [u, v] = [slopeOf(a.at!, ta, da), slopeOf(b.at!, tb, db)];
  return Math.abs(u.x * v.y - u.y * v.x) <= PARALLEL * lengthOf(u) * lengthOf(v);
}

function piecesOf(part: Part): Piece[] {
  const at = part.at!;
  return part.ranges!.flatMap(([min, max]) => {
    const low = Number.isFinite(min) ? min : -100;
    const high = Number.isFinite(max) ? max : 100;
    const pieces: Piece[] = [];
    for (let i = 0; i < PIECES; i++) {
      const t0 = low + ((high - low) * i) / PIECES;
      const t1 = low + ((high - low) * (i + 1)) / PIECES;
      const p = at(t0);
      const q = at(t1);
      const middle = at((t0 + t1) / 2);
      // The curve leaves the box of its chord by about its sagitta; twice that is safe for smooth pieces.
      const sag = 2 * Math.hypot(middle.x - (p.x + q.x) / 2, middle.y - (p.y + q.y) / 2);
      const margin = sag + 1e-9 * Math.hypot(p.x - q.x, p.y - q.y);
      if (!Number.isFinite(margin)) continue;
      pieces.push({
        t0,
        t1,
        left: Math.min(p.x, q.x) - margin,
        right: Math.max(p.x, q.x) + margin,
        bottom: Math.min(p.y, q.y) - margin,
        top: Math.max(p.y, q.y) + margin,
      });
    }
    return pieces;
  });
}

/** Levenberg–Marquardt on a(t) − b(s) from the middle of two pieces; undefined where it leaves their neighbourhood or does not reach zero. */
function approach(
  a: Part,
  b: Part,
  p: Piece,
  q: Piece,
  size: number,
): { point: Vec2; ta: number; tb: number } | undefined {
  const [pa, pb] = [a.at!, b.at!];
  let t = (p.t0 + p.t1) / 2;
  let s = (q.t0 + q.t1) / 2;
  const dt = (p.t1 - p.t0) * 1e-4;
  const ds = (q.t1 - q.t0) * 1e-4;
  let gap = difference(pa(t), pb(s));
  let damping = 1e-6;
  for (let i = 0; i < STEPS && lengthOf(gap) > 0; i++) {
    const da = slopeOf(pa, t, dt);
    const db = slopeOf(pb, s, ds);
    const [aa, ab, bb] = [da.x * da.x + da.y * da.y, -(da.x * db.x + da.y * db.y), db.x * db.x + db.y * db.y];
    const [ga, gb] = [-(da.x * gap.x + da.y * gap.y), db.x * gap.x + db.y * gap.y];
    const [maa, mbb] = [aa * (1 + damping), bb * (1 + damping)];
    const determinant = maa * mbb - ab * ab;
    if (!(Math.abs(determinant) > 0)) break;
    const nextT = t + (ga * mbb - ab * gb) / determinant;
    const nextS = s + (maa * gb - ab * ga) / determinant;
    const next = difference(pa(nextT), pb(nextS));
    if (!Number.isFinite(next.x + next.y)) return undefined;
    if (lengthOf(next) < lengthOf(gap)) {
      damping = Math.max(1e-16, damping / 30);
      [t, s, gap] = [nextT, nextS, next];
    } else {
      if (damping > 1e6) break;
      damping = Math.max(1e-12, damping * 10);
    }
  }
  const near = (x: number, low: number, high: number) => x >= low - (high - low) && x <= high + (high - low);
  if (!(lengthOf(gap) <= MEETS * size) || !near(t, p.t0, p.t1) || !near(s, q.t0, q.t1)) return undefined;
  return { point: pa(t), ta: t, tb: s };
}

const difference = (p: Vec2, q: Vec2): Vec2 => ({ x: p.x - q.x, y: p.y - q.y });
const lengthOf = (p: Vec2): number => Math.hypot(p.x, p.y);

function slopeOf(at: (t: number) => Vec2, t: number, h: number): Vec2 {
  const p = at(t - h);
  const q = at(t + h);
  return { x: (q.x - p.x) / (2 * h), y: (q.y - p.y) / (2 * h) };
}
