import { Undefined, type Vec2 } from '../../values.js';
import { pointOfWeights, reciprocals, sidesOf, type Weights } from './barycentric.js';

/** What the weight at A is made of; for those at B and C the letters move on, a → b → c → a. */
interface Corner {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** b + c - a, c + a - b, a + b - c: twice the tangent lengths from A, B, C to the incircle. */
  readonly p: number;
  readonly q: number;
  readonly r: number;
  /** Conway's symbols: bc cos A, ca cos B, ab cos C. */
  readonly A: number;
  readonly B: number;
  readonly C: number;
  /** Twice the area. */
  readonly S: number;
}

type Weight = (corner: Corner) => number;
type Center = (corners: readonly [Corner, Corner, Corner]) => Weights;

/** The centre whose weight at A is f, and at B and C the same with the letters moved on. */
const by =
  (f: Weight): Center =>
  ([atA, atB, atC]) => [f(atA), f(atB), f(atC)];

/** The isotomic conjugate of the centre by f: the weight at A is 1/f. */
const over =
  (f: Weight): Center =>
  (corners) =>
    reciprocals(by(f)(corners));

/** The isogonal conjugate of the centre by f: the weight at A is a²/f. */
const isogonal =
  (f: Weight): Center =>
  (corners) => {
    const [u, v, w] = over(f)(corners);
    return [corners[0].a ** 2 * u, corners[1].a ** 2 * v, corners[2].a ** 2 * w];
  };

const { sqrt } = Math;

/** (bc)² cos 2A. */
const cos2: Weight = ({ A, S }) => A * A - S * S;
/** The orthocentre, the nine-point centre and de Longchamps' point. */
const ortho: Weight = ({ B, C }) => B * C;
const nine: Weight = ({ B, C, S }) => S * S + B * C;
const longchamps: Weight = ({ B, C, S }) => S * S - 2 * B * C;
const infinite: Weight = ({ B, C, S }) => S * S - 3 * B * C;
/** The perspector of an isosceles triangle's apexes on the sides, S cot φ given by the factor of S (Kiepert). */
const kiepert = (factor: number) => over(({ A, S }) => A + factor * S);
const kiepertIsogonal = (factor: number) => by(({ a, A, S }) => a * a * (A + factor * S));
const exeter: Weight = ({ a, b, c }) => b ** 4 + c ** 4 - a ** 4;
const farOut: Weight = ({ a, b, c }) => b ** 4 + c ** 4 - a ** 4 - (b * c) ** 2;
const bevan: Weight = ({ a, b, c, p, q, r }) => a * (b * p * r + c * p * q - a * q * r);
const x46: Weight = ({ a, b, c, A, B, C }) => a * (b * B + c * C - a * A);
const x26: Weight = (t) =>
  t.a ** 2 * (t.b ** 4 * (t.B ** 2 - t.S ** 2) + t.c ** 4 * (t.C ** 2 - t.S ** 2) - t.a ** 4 * (t.A ** 2 - t.S ** 2));
const equal35: Weight = ({ b, c, A }) => 2 * A + b * c;
const equal36: Weight = ({ b, c, A }) => 2 * A - b * c;

/**
 * Barycentric weights of the first hundred centres of C. Kimberling, Encyclopedia of Triangle Centers, X(1) first,
 * worked out of their
 * definitions; reciprocals are written as products, so that right and isosceles triangles are no exceptions.
 */
const CENTERS: readonly Center[] = [
  by(({ a }) => a),
  by(() => 1),
  by(({ a, A }) => a * a * A),
  by(ortho),
  by(nine),
  by(({ a }) => a * a),
  over(({ p }) => p),
  by(({ p }) => p),
  by(({ a, p }) => a * p),
  by(({ b, c }) => b + c),
  by(({ b, c, p }) => p * (b - c) ** 2),
  by(({ b, c, q, r }) => (b + c) ** 2 * q * r),
  kiepert(1 / sqrt(3)),
  kiepert(-1 / sqrt(3)),
  kiepertIsogonal(1 / sqrt(3)),
  kiepertIsogonal(-1 / sqrt(3)),
  kiepert(sqrt(3)),
  kiepert(-sqrt(3)),
  by((t) => t.a * ortho(t)),
  by(longchamps),
  by(({ a, b, c, p }) => a * p * (c + a) * (a + b)),
  by((t) => t.a ** 2 * exeter(t)),
  by((t) => t.a ** 2 * farOut(t)),
  by((t) => t.a ** 2 * cos2(t) * ortho(t)),
  by((t) => t.a ** 2 * ortho(t)),
  by(x26),
  by((t) => ortho(t) * (t.c + t.a) * (t.a + t.b)),
  by((t) => t.a * ortho(t) * (t.c + t.a) * (t.a + t.b)),
  by((t) => t.p * ortho(t) * (t.c + t.a) * (t.a + t.b)),
  by(infinite),
  by(({ a }) => a ** 3),
  by(({ a }) => a ** 4),
  by((t) => t.a * t.p * ortho(t)),
  by((t) => t.a * t.q * t.r * ortho(t)),
  by((t) => t.a ** 2 * equal35(t)),
  by((t) => t.a ** 2 * equal36(t)),
  by(({ a, b, c }) => a * (b + c)),
  by(({ a, b, c }) => a * (b * b + c * c)),
  by(({ a, b, c }) => a * a * (b * b + c * c)),
  by(bevan),
  by(({ a, p }) => a ** 3 * p),
  by(({ a, b, c }) => a * a * (b + c)),
  by(({ a, b, c }) => a * (a * b + a * c - b * c)),
  by(({ a, b, c }) => a * (b + c - 2 * a)),
  by(({ a, b, c }) => a * (2 * b + 2 * c - a)),
  by(x46),
  by((t) => t.a ** 3 * cos2(t)),
  by(({ a, A }) => a ** 3 * A),
  by(({ a, A, S }) => a ** 4 * A * (A * A - 3 * S * S)),
  by(({ a, A, S }) => a ** 4 * (3 * A * A - S * S)),
  by((t) => t.a ** 2 * nine(t)),
  by((t) => t.a ** 2 * cos2(t) * nine(t)),
  by((t) => ortho(t) * nine(t)),
  isogonal(nine),
  by(({ a, p }) => a * a * p),
  by(({ a, q, r }) => a * a * q * r),
  by(({ a, q, r }) => a * q * r),
  by(({ a, b, c }) => a * a * (c + a) * (a + b)),
  isogonal(({ b, c, p }) => p * (b - c) ** 2),
  isogonal(({ b, c, q, r }) => (b + c) ** 2 * q * r),
  kiepertIsogonal(sqrt(3)),
  kiepertIsogonal(-sqrt(3)),
  by(({ a, A }) => a * A),
  isogonal(longchamps),
  by(({ a, b, c, q, r }) => a * (b + c) * q * r),
  over(exeter),
  over(farOut),
  isogonal((t) => t.a ** 2 * cos2(t) * ortho(t)),
  by(({ A }) => A),
  isogonal(x26),
  by(({ a, b, c, A }) => a * a * (b + c) * A),
  by(({ a, b, c, A }) => a * (b + c) * A),
  by(({ a, b, c, q, r, A }) => a * a * (b + c) * A * q * r),
  isogonal(infinite),
  over(({ a }) => a),
  over(({ a }) => a * a),
  by(({ a, q, r, A }) => a * A * q * r),
  by(({ a, p, A }) => a * p * A),
  over(equal35),
  over(equal36),
  by(({ a, b, c }) => a * (c + a) * (a + b)),
  isogonal(({ a, b, c }) => a * (b * b + c * c)),
  over(({ b, c }) => b * b + c * c),
  isogonal(bevan),
  by(({ b, c, q, r }) => b * c * q * r),
  over(({ b, c }) => b + c),
  isogonal(({ a, b, c }) => a * (a * b + a * c - b * c)),
  isogonal(({ a, b, c }) => a * (b + c - 2 * a)),
  isogonal(({ a, b, c }) => a * (2 * b + 2 * c - a)),
  isogonal(x46),
  isogonal((t) => t.a ** 3 * cos2(t)),
  over(({ a, A }) => a * A),
  isogonal(({ a, A, S }) => a ** 4 * A * (A * A - 3 * S * S)),
  isogonal(({ a, A, S }) => a ** 4 * (3 * A * A - S * S)),
  over(nine),
  over((t) => cos2(t) * nine(t)),
  by((t) => t.a ** 2 * t.A * (nine(moved(t)) * nine(moved(moved(t))))),
  over(({ a, b, c }) => b ** 4 + c ** 4 - a * a * (b * b + c * c)),
  over(({ b, c }) => b * b - c * c),
  isogonal(({ a, b, c }) => a * (b - c)),
];

/** How many centres are known. */
export const CENTER_COUNT = CENTERS.length;

/** The corner B of the corner A, and so on. */
function moved({ a, b, c, p, q, r, A, B, C, S }: Corner): Corner {
  return { a: b, b: c, c: a, p: q, q: r, r: p, A: B, B: C, C: A, S };
}

/**
 * The centre X(n) of a triangle, n from 1 to 100. Throws Undefined when its points lie on one line, and for a centre at
 * infinity or one that is not
 * determined, as some of an equilateral triangle.
 */
export function triangleCenter(A: Vec2, B: Vec2, C: Vec2, n: number): Vec2 {
  const { a, b, c } = sidesOf(A, B, C);
  // In parts of the perimeter, so that powers stay in range.
  const size = a + b + c;
  const [x, y, z] = [a / size, b / size, c / size];
  const [p, q, r] = [y + z - x, z + x - y, x + y - z];
  const first: Corner = {
    a: x,
    b: y,
    c: z,
    p,
    q,
    r,
    A: (y * y + z * z - x * x) / 2,
    B: (z * z + x * x - y * y) / 2,
    C: (x * x + y * y - z * z) / 2,
    S: sqrt((x + y + z) * p * q * r) / 2,
  };
  const second = moved(first);
  const center = CENTERS[n - 1];
  if (center === undefined)
    throw new Undefined(`the triangle centres are numbered from 1 to ${CENTER_COUNT}, not ${n}`);
  try {
    return pointOfWeights(center([first, second, moved(second)]), A, B, C);
  } catch (error) {
    if (!(error instanceof Undefined)) throw error;
    const always = n === 30 ? ', as it does in every triangle: leave 30 out of a list of centres' : '';
    throw new Undefined(`the centre X(${n}) has no place here: ${error.message}${always}`);
  }
}
