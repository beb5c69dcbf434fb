import type { Vec3 } from '@geoslide/geometry';
import type { EllipseArc } from '../../draw/clip-ellipse.js';
import { NEAR, type Projector, type ScreenPoint } from '../camera/projection.js';
import { add, mul } from '../camera/vector.js';

/** The points center + a cos t + b sin t. */
export interface Ellipse {
  readonly center: Vec3;
  readonly a: Vec3;
  readonly b: Vec3;
}

/** What is flatter than this, px, is seen edge-on. */
const FLAT = 0.01;
/** In what is larger than this, px, angles say too little about places. */
const HUGE = 1e6;
/** Half axes that differ by no more than this part are those of a circle, which has no direction but that of rounding. */
const ROUND = 1e-9;

/** The point center + x a + y b; on the ellipse where x and y are a cosine and its sine. */
export const ellipsePointIn = ({ center, a, b }: Ellipse, x: number, y: number): Vec3 =>
  add(center, add(mul(a, x), mul(b, y)));

/**
 * The image of an ellipse, which is one too: gives its arcs, by t. Undefined where not all of it is in front of the eye, and where it is seen edge-on or huge.
 *
 * Cos t and sin t are taken for places in a disc. The centre of the image is that of the pole of the line that has no image; of the chords through it, those along
 * and across the direction in which the weight grows have conjugate diameters for images (Semple and Kneebone, Algebraic Projective Geometry, 1952).
 */
export function ellipseImage(
  ellipse: Ellipse,
  projector: Projector,
): ((from: number, to: number) => EllipseArc) | undefined {
  const { center, a, b } = ellipse;
  const weight = projector.weight(center);
  const growth = [projector.weight(add(center, a)) - weight, projector.weight(add(center, b)) - weight] as const;
  const most = Math.hypot(...growth);
  if (!(weight - most > NEAR)) return undefined;
  const direction = Math.atan2(growth[1], growth[0]);
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const image = (x: number, y: number): ScreenPoint =>
    projector.project(ellipsePointIn(ellipse, x * cos - y * sin, x * sin + y * cos));
  // As of an orbit: the places in the disc go around its focus, those of the image around the centre.
  const eccentricity = most / weight;
  const half = Math.sqrt((1 - eccentricity) * (1 + eccentricity));
  const [p, q] = [image(1, 0), image(-1, 0)];
  const [r, s] = [image(-eccentricity, half), image(-eccentricity, -half)];
  const [ax, ay] = [(p.x - q.x) / 2, (p.y - q.y) / 2];
  const [bx, by] = [(r.x - s.x) / 2, (r.y - s.y) / 2];

  // Of conjugate half diameters, the principal ones: where |A cos + B sin| is greatest.
  const turn = Math.atan2(2 * (ax * bx + ay * by), ax * ax + ay * ay - bx * bx - by * by) / 2;
  const [c, d] = [Math.cos(turn), Math.sin(turn)];
  const rx = Math.hypot(ax * c + bx * d, ay * c + by * d);
  const ry = Math.hypot(bx * c - ax * d, by * c - ay * d);
  if (!(ry >= FLAT && rx <= HUGE)) return undefined;
  const way = Math.sign(ax * by - ay * bx);
  const long = Math.atan2(ay * c + by * d, ax * c + bx * d);
  const isCircle = rx - ry <= ROUND * rx;
  const axes = { cx: (p.x + q.x) / 2, cy: (p.y + q.y) / 2, rx, ry: isCircle ? rx : ry, rotation: isCircle ? 0 : long };
  const squeeze = Math.sqrt((1 - eccentricity) / (1 + eccentricity));
  const angle = (t: number): number => {
    const turns = Math.round((t - direction) / (2 * Math.PI));
    const around = t - direction - 2 * Math.PI * turns;
    const eccentric = 2 * (Math.PI * turns + Math.atan2(squeeze * Math.sin(around / 2), Math.cos(around / 2)));
    return way * (eccentric - turn) + (isCircle ? long : 0);
  };
  return (from, to) => ({ ...axes, start: angle(from), sweep: angle(to) - angle(from) });
}
