import type { PlaneTerms } from '../curve/numeric/polynomial.js';
import { onEllipse } from '../plane/path.js';
import { PARAMETER_SLACK } from '../plane/tolerance.js';
import { positiveAngle, TWO_PI, unitAt } from '../plane/turn.js';
import { multiply, rot90 } from '../plane/vec.js';
import type { EllipseValue, HyperbolaValue, ParabolaValue, Vec2 } from '../values.js';
import { EVERYWHERE, type Frame, fromFrame, type Part, type RationalForm, toFrame } from './part.js';

/** X² + Y² = 1, X² − Y² = 1 and Y² = 4 X: what the conics are in their own frames. */
const EQUATIONS: Readonly<Record<'ellipse' | 'hyperbola' | 'parabola', PlaneTerms>> = {
  ellipse: [
    { i: 2, j: 0, c: 1 },
    { i: 0, j: 2, c: 1 },
    { i: 0, j: 0, c: -1 },
  ],
  hyperbola: [
    { i: 2, j: 0, c: 1 },
    { i: 0, j: 2, c: -1 },
    { i: 0, j: 0, c: -1 },
  ],
  parabola: [
    { i: 0, j: 2, c: 1 },
    { i: 1, j: 0, c: -4 },
  ],
};

/** X, Y and W as quadratics of u: the tangent of half the parameter for central conics, the parameter of a parabola. */
const RATIONAL = {
  ellipse: [
    [1, 0, -1],
    [0, 2],
    [1, 0, 1],
  ],
  hyperbola: [
    [1, 0, 1],
    [0, 2],
    [1, 0, -1],
  ],
  parabola: [[0, 0, 1], [0, 2], [1]],
} as const;

/** A circle or an ellipse, or an arc of one; `offset` is the arc's place in the boundary of a sector. */
export function ellipsePart(
  ellipse: Omit<EllipseValue, 'type'>,
  arc?: { readonly startAngle: number; readonly sweep: number },
): Part {
  const u = unitAt(ellipse.rotation);
  const frame = { origin: ellipse.center, u: multiply(u, ellipse.a), v: multiply(rot90(u), ellipse.b) };
  const width = Math.hypot(frame.u.x, frame.v.x);
  const height = Math.hypot(frame.u.y, frame.v.y);
  const { x, y } = ellipse.center;
  return {
    ...conicPart('ellipse', frame),
    bounds: { left: x - width, right: x + width, bottom: y - height, top: y + height },
    at: (t) => onEllipse(ellipse, t),
    ranges: [[0, TWO_PI]],
    parameterOf: (p) => {
      const local = toFrame(frame, p);
      const angle = Math.atan2(local.y, local.x);
      return arc === undefined ? snappedAngle(angle) : fractionOfSweep(angle, arc.startAngle, arc.sweep);
    },
  };
}

/** Rounding must not move a point from the angle 0 to the end of the order. */
function snappedAngle(angle: number): number {
  const turned = positiveAngle(angle);
  return turned >= TWO_PI - PARAMETER_SLACK ? 0 : turned;
}

/** The fraction of a signed sweep at an angle; undefined outside it. */
function fractionOfSweep(angle: number, start: number, sweep: number): number | undefined {
  const turn = positiveAngle((angle - start) * Math.sign(sweep));
  const whole = Math.abs(sweep);
  const slack = PARAMETER_SLACK * Math.PI * 2;
  if (turn <= whole) return turn / whole;
  if (turn <= whole + slack) return 1;
  return turn >= TWO_PI - slack ? 0 : undefined;
}

export function hyperbolaPart(hyperbola: HyperbolaValue): Part {
  const u = unitAt(hyperbola.rotation);
  const frame = { origin: hyperbola.center, u: multiply(u, hyperbola.a), v: multiply(rot90(u), hyperbola.b) };
  const half = Math.PI / 2;
  return {
    ...conicPart('hyperbola', frame),
    at: (t) => fromFrame(frame, 1 / Math.cos(t), Math.tan(t)),
    ranges: [
      [-half, half],
      [half, 3 * half],
    ],
    parameterOf: (p) => {
      const local = toFrame(frame, p);
      return local.x > 0 ? Math.atan(local.y) : Math.PI + Math.atan(local.y);
    },
  };
}

export function parabolaPart(parabola: ParabolaValue): Part {
  const u = unitAt(parabola.rotation);
  const frame = { origin: parabola.vertex, u: multiply(u, parabola.p), v: multiply(rot90(u), parabola.p) };
  return {
    ...conicPart('parabola', frame),
    at: (t) => fromFrame(frame, t * t, 2 * t),
    ranges: [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]],
    parameterOf: (p) => toFrame(frame, p).y / 2,
  };
}

function conicPart(shape: 'ellipse' | 'hyperbola' | 'parabola', frame: Frame) {
  return {
    kind: 'conic',
    bounds: EVERYWHERE,
    value: (p: Vec2) => conicValue(shape, toFrame(frame, p)),
    rational: rationalForm(shape, frame),
    equation: { frame, terms: EQUATIONS[shape] },
    conic: { shape, frame },
  } as const;
}

/** The left side of a conic's equation in its own frame. */
export function conicValue(shape: 'ellipse' | 'hyperbola' | 'parabola', { x, y }: Vec2): number {
  if (shape === 'ellipse') return (Math.hypot(x, y) - 1) * (Math.hypot(x, y) + 1);
  return shape === 'hyperbola' ? (x - 1) * (x + 1) - y * y : y * y - 4 * x;
}

function rationalForm(shape: 'ellipse' | 'hyperbola' | 'parabola', { origin, u, v }: Frame): RationalForm {
  const [X, Y, W] = RATIONAL[shape];
  const along = (o: number, p: number, q: number) =>
    [0, 1, 2].map((k) => o * (W[k] ?? 0) + p * (X[k] ?? 0) + q * (Y[k] ?? 0));
  return { x: along(origin.x, u.x, v.x), y: along(origin.y, u.y, v.y), w: [...W], projective: shape !== 'parabola' };
}
