import type { Vec2 } from '../../values.js';
import type { Field } from './zero-crossing.js';

/** The part of the way from each end over which |F| has to fall. */
const INWARD = 1e-5;
/** The part of the way around a zero outside of which F has one sign. */
const BESIDE = 1e-3;
/** Golden sections: they bring the way down to a part of 1e-9. */
const SECTIONS = 44;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** The part of the larger |F| at the ends under which the least one counts as zero. */
const TOUCH = 1e-7;
/** The same for an end, next to which nothing is seen of the valley. */
const AT_END = 1e-9;
/** The coordinates of eight directions, in turn. */
const COMPASS = [1, Math.SQRT1_2, 0, -Math.SQRT1_2, -1, -Math.SQRT1_2, 0, Math.SQRT1_2] as const;

/**
 * Where F touches zero between two points at which it has one sign; undefined where it does not. |F| has one valley
 * there.
 */
export function touchBetween(f: Field, a: Vec2, b: Vec2, fa: number, fb: number): Vec2 | undefined {
  const place = (t: number): Vec2 => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
  const size = (t: number): number => {
    const { x, y } = place(t);
    return Math.abs(f(x, y));
  };
  const sign = Math.sign(fa === 0 ? fb : fa);
  const touched = (t: number): Vec2 | undefined =>
    // Beside two crossings near each other F has the other sign on one side.
    [t - BESIDE, t + BESIDE].map(place).every(({ x, y }) => f(x, y) * sign >= 0) ? place(t) : undefined;
  if (Math.abs(fa) <= AT_END * Math.abs(fb)) return touched(0);
  if (Math.abs(fb) <= AT_END * Math.abs(fa)) return touched(1);
  if (!(size(INWARD) < Math.abs(fa)) || !(size(1 - INWARD) < Math.abs(fb))) return undefined;
  let [low, high] = [0, 1];
  let [left, right] = [1 - GOLDEN, GOLDEN];
  let [atLeft, atRight] = [size(left), size(right)];
  for (let i = 0; i < SECTIONS; i++) {
    if (atLeft <= atRight) {
      [high, right, atRight] = [right, left, atLeft];
      left = high - GOLDEN * (high - low);
      atLeft = size(left);
    } else {
      [low, left, atLeft] = [left, right, atRight];
      right = low + GOLDEN * (high - low);
      atRight = size(right);
    }
  }
  const t = (low + high) / 2;
  if (!(Math.min(size(t), atLeft, atRight) <= TOUCH * Math.max(Math.abs(fa), Math.abs(fb)))) return undefined;
  return touched(t);
}

/** Eight points around another, counterclockwise. */
export const around = (at: Vec2, reach: number): readonly Vec2[] =>
  COMPASS.map((x, k) => ({ x: at.x + reach * x, y: at.y + reach * COMPASS[(k + 6) % 8]! }));

/** The steps of the descent, in parts of the first, and how many it takes at most. */
const LAST_STEP = 1e-8;
const DESCENTS = 200;
/** So near to an isolated zero, in parts of the first step, F is below this part of what it is around. */
const NEAR = 1 / 16;
const LEVEL = 0.1;
/** The part of F around an oval that F inside may be below zero where the oval is drawn as a point. */
const OVAL = 0.02;
/** F around such an oval differs by this factor at most: beside a narrow oval, or a line, it differs more. */
const ROUND = 0.2;

/**
 * The point where F touches zero on all sides, or the middle of an oval too small to be seen as one, found downwards
 * from a point beside which |F| is larger; undefined where there is none, or where the zero belongs to a line. `size`
 * is the first step, and the distance around the zero at which F is looked at.
 */
export function isolatedZero(f: Field, from: Vec2, size: number): Vec2 | undefined {
  const start = f(from.x, from.y);
  const sign = Math.sign(start);
  // Below zero lies the inside of a loop.
  const height = ({ x, y }: Vec2): number => sign * f(x, y);
  let [at, least] = [from, height(from)];
  let step = size;
  let most = least;
  for (let i = 0; i < DESCENTS && step > LAST_STEP * size && least !== 0; i++) {
    const before = at;
    for (const place of around(before, step)) {
      const value = height(place);
      if (value < least) [at, least] = [place, value];
      if (value > most) most = value;
    }
    if (at === before) step /= 2;
    if (step < NEAR * size && least > LEVEL * most) return undefined;
  }
  const ring = around(at, size);
  const heights = ring.map(height);
  const high = Math.max(...heights);
  if (
    !(Math.abs(least) <= TOUCH * high || (least >= -OVAL * high && least < 0 && Math.min(...heights) >= ROUND * high))
  )
    return undefined;
  const isLine = ring.some((place, k) => {
    const next = (k + 1) % ring.length;
    return touchBetween(f, place, ring[next]!, sign * heights[k]!, sign * heights[next]!) !== undefined;
  });
  return Math.min(...heights) > 0 && !isLine ? at : undefined;
}
