import type { ScreenPoint } from '../camera/projection.js';

/** Corners this near, px, are one. */
const SAME = 1e-3;
/** Corners further out, px, are left as they are: their numbers would not fit a key. */
const FAR = 30_000;
const KEY_BASE = 2 ** 26;

type Contour = readonly ScreenPoint[];

/** A corner, and its coordinates as whole multiples of `SAME`, with which turns are compared exactly. */
interface Place {
  readonly point: ScreenPoint;
  readonly u: number;
  readonly v: number;
}

/**
 * The outlines of what polygons that do not overlap cover together: edges that two of them share are left out. All have to run
 * the same way round; a fill by winding numbers is the same as before. The order of the polygons does not matter.
 */
export function mergeContours(contours: readonly Contour[]): readonly Contour[] {
  if (contours.length < 2 || contours.some((contour) => contour.some(isFar))) return contours;
  const corners: Place[] = [];
  const places = new Map<number, number>();
  const placeOf = (point: ScreenPoint): number => {
    const [u, v] = [Math.round(point.x / SAME), Math.round(point.y / SAME)];
    const key = (u + KEY_BASE / 2) * KEY_BASE + v + KEY_BASE / 2;
    let place = places.get(key);
    if (place === undefined) {
      place = corners.push({ point, u, v }) - 1;
      places.set(key, place);
    }
    return place;
  };
  /** By the place where they start, the ends of edges that no other polygon has run through backwards. */
  const ends: number[][] = [];
  for (let c = 0; c < contours.length; c++) {
    const contour = contours[c]!;
    let from = placeOf(contour[contour.length - 1]!);
    for (let i = 0; i < contour.length; i++) {
      const to = placeOf(contour[i]!);
      if (to !== from && !take(ends[to], from)) {
        const own = ends[from];
        if (own) own.push(to);
        else ends[from] = [to];
      }
      from = to;
    }
  }
  return loops(corners, ends);
}

const isFar = ({ x, y }: ScreenPoint): boolean => !(Math.abs(x) < FAR && Math.abs(y) < FAR);

/** Takes `value` out of a list; false where it is not there. */
function take(list: number[] | undefined, value: number): boolean {
  const at = list ? list.indexOf(value) : -1;
  if (at < 0) return false;
  list![at] = list![list!.length - 1]!;
  list!.pop();
  return true;
}

/** As many edges leave each place as reach it, so every walk comes back to where it began. */
function loops(corners: readonly Place[], ends: readonly (number[] | undefined)[]): Contour[] {
  const found: Contour[] = [];
  const starts = [...ends.keys()].filter((place) => ends[place]?.length);
  starts.sort((a, b) => corners[a]!.u - corners[b]!.u || corners[a]!.v - corners[b]!.v);
  for (const start of starts) {
    while (ends[start]?.length) {
      const loop: ScreenPoint[] = [];
      let from = start;
      let at = start;
      do {
        loop.push(corners[at]!.point);
        const next = leftmost(corners, from, at, ends[at]!);
        take(ends[at], next);
        from = at;
        at = next;
      } while (at !== start);
      if (loop.length > 2) found.push(loop);
    }
  }
  return found;
}

/** Of the ends of edges that leave `at`, the one for which a walk that comes from `from` turns most to one side. */
function leftmost(corners: readonly Place[], from: number, at: number, ends: readonly number[]): number {
  let best = ends[0]!;
  if (ends.length === 1) return best;
  const middle = corners[at]!;
  // A walk that begins has no direction yet.
  const ahead = from === at ? { u: 1, v: 0 } : difference(middle, corners[from]!);
  for (const end of ends) {
    const [a, b] = [difference(corners[end]!, middle), difference(corners[best]!, middle)];
    const [sideA, sideB] = [sideOf(ahead, a), sideOf(ahead, b)];
    const turn = sideA === sideB ? cross(a, b) : sideA - sideB;
    if (turn < 0 || (turn === 0 && length(a) < length(b))) best = end;
  }
  return best;
}

type Step = Pick<Place, 'u' | 'v'>;

const difference = (p: Step, q: Step): Step => ({ u: p.u - q.u, v: p.v - q.v });
const cross = (p: Step, q: Step): number => p.u * q.v - p.v * q.u;
const length = ({ u, v }: Step): number => Math.abs(u) + Math.abs(v);

/** 0 for a step straight ahead or less than half a turn to the one side, 1 for the others. */
function sideOf(ahead: Step, step: Step): number {
  const turn = cross(ahead, step);
  return turn > 0 || (turn === 0 && ahead.u * step.u + ahead.v * step.v > 0) ? 0 : 1;
}
