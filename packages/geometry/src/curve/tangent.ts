import { differentiate } from '../functions/derivative.js';
import { polynomialIn } from '../functions/polynomial.js';
import { intersections } from '../intersect/intersect.js';
import { invert, transformDirection, transformPoint } from '../plane/affine.js';
import { closestParameter, closestPoint } from '../plane/closest.js';
import { makeLine } from '../plane/make.js';
import { ON_OBJECT } from '../plane/tolerance.js';
import { distance, magnitude } from '../plane/vec.js';
import { add, literal, multiply, name, subtract } from '../syntax/build.js';
import {
  type CurveValue,
  type ImplicitCurve,
  type LineValue,
  type SampledCurve,
  type ScalarFunction,
  Undefined,
  type Vec2,
} from '../values.js';
import { functionRoots, ZeroStretch } from './functions/function-roots.js';
import { addPolynomials, multiplyPolynomials } from './numeric/polynomial.js';
import { differentiatePolynomial, realRoots } from './numeric/polynomial-roots.js';
import { planeFunction, scalarFunction } from './scalar.js';
import { directionOfSamples, touchPointsOfSamples } from './tangents-of-samples.js';

/** Touch points this near to a point on the curve, relative to the sizes, are that point: it is a double root, good to half the digits. */
const SAME_TOUCH = 1e-5;

/** The same for a curve of samples, whose points lie on chords. */
const SAME_SAMPLE = 1e-2;

export interface CurveTangents {
  /** The tangent at the point, where it lies on the curve. */
  readonly at?: LineValue;
  /** All tangents through the point: `at` first, then in order of their touch points along the curve. */
  readonly all: readonly LineValue[];
}

/**
 * The tangents of a curve through a point. At a point of the curve it starts there and runs along growing parameter; from elsewhere
 * it runs from the point (t = 0) to the touch point (t = 1). Throws Undefined where there is none.
 */
export function curveTangents(curve: CurveValue, point: Vec2): CurveTangents {
  const { transform } = curve;
  const local = transform === undefined ? point : transformPoint(invert(transform), point);
  const found = localTangents(curve, local);
  if (found.all.length === 0) throw new Undefined('no tangent of the curve passes through the point');
  if (transform === undefined) return found;
  const place = ({ origin, direction }: LineValue) =>
    makeLine(transformPoint(transform, origin), transformDirection(transform, direction));
  return { ...(found.at === undefined ? {} : { at: place(found.at) }), all: found.all.map(place) };
}

function localTangents(curve: CurveValue, point: Vec2): CurveTangents {
  if (curve.form === 'implicit') return implicitTangents(curve, point);
  return curve.form === 'sampled' ? sampledTangents(curve, point) : parametrisedTangents(curve, point);
}

/** Those of a locus or an envelope, as exact as its points are. */
function sampledTangents(curve: SampledCurve, point: Vec2): CurveTangents {
  const { transform: _, ...plain } = curve;
  const touches = touchPointsOfSamples(plain, point);
  const direction = directionOfSamples(plain, point);
  if (direction === undefined) return { all: touches.map((touch) => fromOutside(point, touch)) };
  const at = makeLine(point, direction);
  const others = touches.filter((touch) => distance(touch, point) > SAME_SAMPLE * Math.max(1, magnitude(point)));
  return { at, all: [at, ...others.map((touch) => fromOutside(point, touch))] };
}

/** The tangent of a curve at a value of its parameter. */
export function tangentAtParameter(curve: CurveValue, t: number): LineValue {
  if (curve.form === 'sampled' || curve.form === 'implicit')
    throw new Undefined('this curve has no parameter with a tangent');
  const { point, velocity } = motionOf(curve);
  const tangent = makeLine(point(t), velocity(t));
  const { transform } = curve;
  if (transform === undefined) return tangent;
  return makeLine(transformPoint(transform, tangent.origin), transformDirection(transform, tangent.direction));
}

type Parametrised = Exclude<CurveValue, { form: 'implicit' } | { form: 'sampled' }>;

interface Motion {
  readonly point: (t: number) => Vec2;
  readonly velocity: (t: number) => Vec2;
}

/** The curve without its transform as a motion, with its exact velocity. */
function motionOf(curve: Parametrised): Motion {
  const slope = (f: ScalarFunction) => scalarFunction(differentiate(f.expr, f.variable), f.variable).at;
  if (curve.form === 'parametric') {
    const [dx, dy] = [slope(curve.fx), slope(curve.fy)];
    return { point: (t) => ({ x: curve.fx.at(t), y: curve.fy.at(t) }), velocity: (t) => ({ x: dx(t), y: dy(t) }) };
  }
  const d = slope(curve.f);
  if (curve.form === 'inverse')
    return { point: (t) => ({ x: curve.f.at(t), y: t }), velocity: (t) => ({ x: d(t), y: 1 }) };
  return { point: (t) => ({ x: t, y: curve.f.at(t) }), velocity: (t) => ({ x: 1, y: d(t) }) };
}

function parametrisedTangents(curve: Parametrised, point: Vec2): CurveTangents {
  const motion = motionOf(curve);
  const { transform: _, ...plain } = curve;
  const own = parameterOn(plain as Parametrised, point);
  const touches = touchParameters(curve, motion, point);
  if (own === undefined) return { all: touches.map((t) => fromOutside(point, motion.point(t))) };
  const at = makeLine(point, motion.velocity(own));
  const others = touches.filter((t) => Math.abs(t - own) > SAME_TOUCH * Math.max(1, Math.abs(own)));
  return { at, all: [at, ...others.map((t) => fromOutside(point, motion.point(t)))] };
}

function parameterOn(curve: Parametrised, point: Vec2): number | undefined {
  const nearest = closestPoint(curve, point);
  const gap = Math.hypot(nearest.x - point.x, nearest.y - point.y);
  return gap <= ON_OBJECT * Math.max(magnitude(point, nearest), 1e-6) ? closestParameter(curve, point) : undefined;
}

const fromOutside = (point: Vec2, touch: Vec2): LineValue =>
  makeLine(point, { x: touch.x - point.x, y: touch.y - point.y });

/** Where the velocity points at, or away from, the given point. */
function touchParameters(curve: Parametrised, { point: at, velocity }: Motion, from: Vec2): number[] {
  const exact = curve.form === 'parametric' ? undefined : polynomialIn(curve.f.expr, curve.f.variable);
  if (exact !== undefined) {
    const [along, across] = curve.form === 'explicit' ? [from.x, from.y] : [from.y, from.x];
    const towards = multiplyPolynomials(differentiatePolynomial(exact), [along, -1]);
    return realRoots(addPolynomials(addPolynomials(exact, [-across]), towards)).filter(
      (t) => t >= curve.min && t <= curve.max,
    );
  }
  const turn = (t: number) => {
    const p = at(t);
    const v = velocity(t);
    return v.x * (from.y - p.y) - v.y * (from.x - p.x);
  };
  try {
    return functionRoots(turn, curve.min, curve.max);
  } catch (error) {
    if (error instanceof ZeroStretch) throw new Undefined('a part of the curve is straight and runs through the point');
    throw error;
  }
}

/** The touch points lie on the polar curve Fx (px − x) + Fy (py − y) = 0 as well. */
function implicitTangents(curve: ImplicitCurve, point: Vec2): CurveTangents {
  const { expr } = curve.f;
  const [fx, fy] = [differentiate(expr, 'x'), differentiate(expr, 'y')];
  const gradient = { x: planeFunction(fx).at(point.x, point.y), y: planeFunction(fy).at(point.x, point.y) };
  const steepness = Math.hypot(gradient.x, gradient.y);
  if (Math.abs(curve.f.at(point.x, point.y)) <= ON_OBJECT * steepness * Math.max(magnitude(point), 1e-6)) {
    const at = makeLine(point, { x: -gradient.y, y: gradient.x });
    return { at, all: [at] };
  }
  const polar = add(
    multiply(fx, subtract(literal(point.x), name('x'))),
    multiply(fy, subtract(literal(point.y), name('y'))),
  );
  const { transform: _, ...plain } = curve;
  const touches = intersections(plain, { type: 'Curve', form: 'implicit', f: planeFunction(polar) }, point);
  return { all: touches.map((touch) => fromOutside(point, touch)) };
}
