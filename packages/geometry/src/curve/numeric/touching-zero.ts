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
