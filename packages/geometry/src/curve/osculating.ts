import { differentiate } from '../functions/derivative.js';
import { invert, transformPoint } from '../plane/affine.js';
import { closestParameter, closestPoint } from '../plane/closest.js';
import { circleImage } from '../plane/images.js';
import { makeCircle } from '../plane/make.js';
import { pointAt } from '../plane/path.js';
import { isRound } from '../plane/powers/power.js';
import { ON_OBJECT, PARALLEL } from '../plane/tolerance.js';
import { along, cross, distance, dot, length, magnitude, rot90 } from '../plane/vec.js';
import type { ValueOf } from '../value-types.js';
import { type CircleValue, type ImplicitCurve, type ParametricCurve, Undefined, type Vec2 } from '../values.js';
import { parametricForm } from './parametric-form.js';
import { planeFunction, scalarFunction } from './scalar.js';

const straight = () => new Undefined('the curve does not bend there, so no circle touches it closely');

/**
 * The circle that has the tangent and the curvature of a path at a point of it. Throws Undefined for points beside it
 * and where it is straight.
 */
export function osculatingCircle(path: ValueOf<'Path'>, P: Vec2): CircleValue {
  const nearest = closestPoint(path, P);
  if (distance(nearest, P) > ON_OBJECT * Math.max(magnitude(P), 1))
    throw new Undefined('the point does not lie on the curve');
  if (path.type === 'Curve' && path.form === 'implicit') return ofImplicit(path, P);
  return osculatingCircleAt(path, closestParameter(path, P));
}

/** The same at a value of the path's parameter. */
export function osculatingCircleAt(path: ValueOf<'Path'>, t: number): CircleValue {
  const point = pointAt(path, t);
  if (isRound(path) && path.type !== 'Sector' && path.type !== 'CircleSegment')
    return makeCircle(path.center, path.radius);
  switch (path.type) {
    case 'EllipticArc':
      return ofMotion(parametricForm(path)[0]!, path.startAngle + t * path.sweep);
    case 'Ellipse':
    case 'Hyperbola':
    case 'Parabola':
      return ofMotion(parametricForm(path)[0]!, t);
    case 'Curve':
      if (path.form === 'sampled') throw new Undefined('a locus has no exact curvature');
      if (path.form === 'implicit') return ofImplicit(path, point);
      return ofMotion(parametricForm(path)[0]!, t);
    default:
      throw straight();
  }
}

function ofMotion({ fx, fy }: ParametricCurve, t: number): CircleValue {
  const [dx, dy] = [differentiate(fx.expr, 't'), differentiate(fy.expr, 't')];
  const at = (tree: typeof dx) => scalarFunction(tree, 't').at(t);
  const velocity = { x: at(dx), y: at(dy) };
  const acceleration = { x: at(differentiate(dx, 't')), y: at(differentiate(dy, 't')) };
  const turn = cross(velocity, acceleration);
  const speed = length(velocity);
  if (!(Math.abs(turn) > PARALLEL * speed * Math.max(speed, length(acceleration)))) throw straight();
  const point = { x: fx.at(t), y: fy.at(t) };
  return makeCircle(along(point, rot90(velocity), dot(velocity, velocity) / turn), Math.abs(speed ** 3 / turn));
}

/** From gradient g and second derivatives: the centre is P - g |g|² / q with q = Fxx Fy² - 2 Fxy Fx Fy + Fyy Fx². */
function ofImplicit(curve: ImplicitCurve, P: Vec2): CircleValue {
  const { transform } = curve;
  const local = transform === undefined ? P : transformPoint(invert(transform), P);
  const { expr } = curve.f;
  const [fx, fy] = [differentiate(expr, 'x'), differentiate(expr, 'y')];
  const at = (tree: typeof fx) => planeFunction(tree).at(local.x, local.y);
  const g = { x: at(fx), y: at(fy) };
  const [xx, xy, yy] = [at(differentiate(fx, 'x')), at(differentiate(fx, 'y')), at(differentiate(fy, 'y'))];
  const q = xx * g.y ** 2 - 2 * xy * g.x * g.y + yy * g.x ** 2;
  const size = length(g);
  if (!(Math.abs(q) > PARALLEL * size ** 2 * (Math.abs(xx) + Math.abs(xy) + Math.abs(yy)))) throw straight();
  const circle = makeCircle(along(local, g, -(size ** 2) / q), Math.abs(size ** 3 / q));
  return transform === undefined ? circle : circleImage(circle, transform);
}
