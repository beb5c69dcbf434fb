import { Undefined } from '../../values.js';

/** Nodes of the 15-point Kronrod rule on [−1, 1], the outermost first; every second one from the second belongs to Gauss's 7 points (QUADPACK). */
const NODES = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.20778495500789848, 0,
];
const KRONROD = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782,
];
const GAUSS = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694];

/** Relative error at which the subdivision stops. */
const TOLERANCE = 1e-12;
/** Pieces that an integral is cut into at most; smooth functions need fewer than 20, singular ends about 60. */
const PIECE_LIMIT = 1000;
/** Error estimate, relative to the integral of |f|, above which the integral counts as divergent. */
const DIVERGENCE = 1e-6;

interface Piece {
  readonly a: number;
  readonly b: number;
  readonly value: number;
  readonly size: number;
  readonly error: number;
}

/**
 * The integral of f from a to b (negative where b < a) by globally adaptive Gauss–Kronrod quadrature, to 1e-10 for functions with finitely many jumps
 * and integrable singularities. Infinite limits are allowed. Throws Undefined where f has no value inside or the integral diverges.
 */
export function integrate(f: (x: number) => number, a: number, b: number): number {
  if (a === b) return 0;
  if (b < a) return -integrate(f, b, a);
  if (!Number.isFinite(a) || !Number.isFinite(b)) return integrateInfinite(f, a, b);
  const pieces: Piece[] = [rule(f, a, b)];
  for (;;) {
    let worst = 0;
    let error = 0;
    let size = 0;
    pieces.forEach((piece, i) => {
      error += piece.error;
      size += piece.size;
      if (piece.error > pieces[worst]!.error) worst = i;
    });
    const piece = pieces[worst]!;
    const middle = (piece.a + piece.b) / 2;
    const exhausted = pieces.length >= PIECE_LIMIT || middle <= piece.a || middle >= piece.b;
    if (error <= TOLERANCE * size || exhausted) {
      if (error > DIVERGENCE * size) throw new Undefined('the integral does not converge');
      return pieces.reduce((sum, p) => sum + p.value, 0);
    }
    pieces[worst] = rule(f, piece.a, middle);
    pieces.push(rule(f, middle, piece.b));
  }
}

/** x = t / (1 − t²) maps (−1, 1) onto the whole line. */
function integrateInfinite(f: (x: number) => number, a: number, b: number): number {
  const g = (t: number) => (f(t / (1 - t * t)) * (1 + t * t)) / (1 - t * t) ** 2;
  return integrate(g, toUnit(a), toUnit(b));
}

function toUnit(x: number): number {
  if (!Number.isFinite(x)) return Math.sign(x);
  return x === 0 ? 0 : (Math.sqrt(1 + 4 * x * x) - 1) / (2 * x);
}

function rule(f: (x: number) => number, a: number, b: number): Piece {
  const center = (a + b) / 2;
  const half = (b - a) / 2;
  let kronrod = 0;
  let gauss = 0;
  let size = 0;
  for (let i = 0; i < NODES.length; i++) {
    const offset = NODES[i]! * half;
    const left = valueAt(f, center - offset);
    const right = offset === 0 ? 0 : valueAt(f, center + offset);
    const weight = KRONROD[i]!;
    kronrod += weight * (left + right);
    size += weight * (Math.abs(left) + Math.abs(right));
    if (i % 2 === 1) gauss += GAUSS[(i - 1) / 2]! * (left + right);
  }
  const value = kronrod * half;
  return { a, b, value, size: size * half, error: Math.abs(value - gauss * half) };
}

function valueAt(f: (x: number) => number, x: number): number {
  const value = f(x);
  if (Number.isNaN(value))
    throw new Undefined(`the function has no value at ${Number(x.toPrecision(6))}, inside the interval of integration`);
  if (!Number.isFinite(value)) throw new Undefined('the integral does not converge');
  return value;
}
