import { type LineValue, Undefined, type Vec2 } from '../../values.js';
import { shiftedConic } from '../images.js';
import { makeLineThrough } from '../make.js';
import { PARABOLIC_THROUGH_POINTS } from '../tolerance.js';
import { areCollinear, samePoint, subtract } from '../vec.js';
import { type ConicCoefficients, type ConicShape, conicFromCoefficients } from './conic.js';

/** a x + b y + c = 0 */
type LineCoefficients = readonly [number, number, number];

/**
 * The conic through five points. Throws Undefined when two coincide or four lie on one line, for then there are many.
 *
 * It is the member of the pencil through the first four points, spanned by the line pairs AB·CD and AC·BD, that passes through E. Nothing is rounded where the
 * coordinates are small whole numbers, so circles and parabolas come out as such.
 */
export function conicThrough(points: readonly Vec2[]): ConicShape {
  const lines = linePair(points);
  const [origin] = points as readonly [Vec2];
  if (lines !== undefined) {
    const [first, second] = lines.map((line) => lineCoefficients(line.origin, throughPoint(line))) as [
      LineCoefficients,
      LineCoefficients,
    ];
    return { type: 'Conic', coefficients: product(first, second), lines };
  }
  const [a, b, c, d, e] = points.map((point) => subtract(point, origin)) as [Vec2, Vec2, Vec2, Vec2, Vec2];
  const ab = lineCoefficients(a, b);
  const cd = lineCoefficients(c, d);
  const ac = lineCoefficients(a, c);
  const bd = lineCoefficients(b, d);
  const first = product(ab, cd);
  const second = product(ac, bd);
  const weight = valueAt(ac, e) * valueAt(bd, e);
  const other = valueAt(ab, e) * valueAt(cd, e);
  const mixed = first.map((k, i) => weight * k - other * second[i]!) as unknown as ConicCoefficients;
  const conic = conicFromCoefficients(...mixed, PARABOLIC_THROUGH_POINTS) as ConicShape;
  return shiftedConic(conic, origin);
}

/** The two lines that make up the conic where three of the points lie on one line. */
function linePair(points: readonly Vec2[]): readonly [LineValue, LineValue] | undefined {
  points.forEach((p, i) => {
    if (points.some((q, j) => j < i && samePoint(p, q))) {
      throw new Undefined('two of the five points coincide, so more than one conic passes through them');
    }
  });
  for (const [i, j, k] of TRIPLES) {
    const [p, q, r] = [points[i]!, points[j]!, points[k]!];
    if (!areCollinear(p, q, r)) continue;
    const rest = points.filter((_, n) => n !== i && n !== j && n !== k) as [Vec2, Vec2];
    if (rest.some((point) => areCollinear(p, q, point))) {
      throw new Undefined('four of the five points lie on one line, so more than one conic passes through them');
    }
    return [makeLineThrough(p, q), makeLineThrough(rest[0], rest[1])];
  }
  return undefined;
}

const TRIPLES: readonly (readonly [number, number, number])[] = [0, 1, 2].flatMap((i) =>
  [1, 2, 3].flatMap((j) => [2, 3, 4].flatMap((k) => (i < j && j < k ? [[i, j, k] as const] : []))),
);

const throughPoint = ({ origin, direction }: LineValue): Vec2 => ({
  x: origin.x + direction.x,
  y: origin.y + direction.y,
});

const lineCoefficients = (p: Vec2, q: Vec2): LineCoefficients => [p.y - q.y, q.x - p.x, p.x * q.y - p.y * q.x];

const valueAt = ([a, b, c]: LineCoefficients, { x, y }: Vec2): number => a * x + b * y + c;

const product = ([a, b, c]: LineCoefficients, [p, q, r]: LineCoefficients): ConicCoefficients => [
  a * p,
  a * q + b * p,
  b * q,
  a * r + c * p,
  b * r + c * q,
  c * r,
];
