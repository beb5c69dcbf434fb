import type { ScreenPoint } from '../camera/projection.js';

/** Corners this near, px, are one. */
const SAME = 1e-3;
/** Corners further out, px, are left as they are: their numbers would not fit a key. */
const FAR = 30_000;
const KEY_BASE = 2 ** 26;

type Contour = readonly ScreenPoint[];

/**
 * The outlines of what polygons that do not overlap cover together: edges that two of them share are left out. All have to run
 * the same way round; a fill by winding numbers is the same as before.
 */
export function mergeContours(contours: readonly Contour[]): readonly Contour[] {
  if (contours.length < 2 || contours.some((contour) => contour.some(isFar))) return contours;
  const points: ScreenPoint[] = [];
  const places = new Map<number, number>();
  const placeOf = (point: ScreenPoint): number => {
    const key = (Math.round(point.x / SAME) + KEY_BASE / 2) * KEY_BASE + Math.round(point.y / SAME) + KEY_BASE / 2;
    let place = places.get(key);
    if (place === undefined) {
      place = points.push(point) - 1;
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
  return loops(points, ends);
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
function loops(points: readonly ScreenPoint[], ends: readonly (number[] | undefined)[]): Contour[] {
  const found: Contour[] = [];
  for (let start = 0; start < points.length; start++) {
    while (ends[start]?.length) {
      const loop: ScreenPoint[] = [];
      let at = start;
      do {
        loop.push(points[at]!);
        at = ends[at]!.pop()!;
      } while (at !== start);
      if (loop.length > 2) found.push(loop);
    }
  }
  return found;
}
