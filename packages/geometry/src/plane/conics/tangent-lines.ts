import {
  type ArcValue,
  type CircleSegmentValue,
  type EllipticArcValue,
  type LineValue,
  type SectorValue,
  Undefined,
  type Value,
  type Vec2,
} from '../../values.js';
import { inFrame, sweepFraction } from '../closest.js';
import { makeLine, makeLineThrough } from '../make.js';
import { onEllipse, pointAt } from '../path.js';
import { ON_OBJECT } from '../tolerance.js';
import { positiveAngle, unitAt } from '../turn.js';
import { along, multiply, rot90, vec } from '../vec.js';
import { closestOnHyperbola } from './closest-conic.js';

type Sweeping = ArcValue | SectorValue | CircleSegmentValue | EllipticArcValue;

export interface Tangents {
  /** Whether the point lies on the curve: there is then one tangent. */
  readonly touching: boolean;
  /** In order of the parameter of their touch points. */
  readonly lines: readonly LineValue[];
}

/**
 * The tangents of a circle, arc or conic through a point: one when it lies on the curve, with the point as origin and the direction in which the parameter grows;
 * otherwise from the point (t = 0) to the touch points (t = 1), in order of the touch points' parameter. An arc has only those that touch it.
 * Throws Undefined where there is none.
 */
export function tangentsThrough(curve: Value, point: Vec2): Tangents {
  switch (curve.type) {
    case 'Circle':
      return roundTangents({ ...curve, a: curve.radius, b: curve.radius, rotation: 0 }, point, 'circle');
    case 'Ellipse':
      return roundTangents(curve, point, 'ellipse');
    case 'Arc':
    case 'Sector':
    case 'CircleSegment':
      return roundTangents({ ...curve, a: curve.radius, b: curve.radius, rotation: 0 }, point, 'arc', curve);
    case 'EllipticArc':
      return roundTangents(curve, point, 'arc', curve);
    case 'Hyperbola':
      return hyperbolaTangents(curve, point);
    case 'Parabola':
      return parabolaTangents(curve, point);
    default:
      throw new Undefined(`a ${curve.type} has no tangents`);
  }
}

interface Round {
  readonly center: Vec2;
  readonly a: number;
  readonly b: number;
  readonly rotation: number;
}

function roundTangents(round: Round, point: Vec2, name: string, part?: Sweeping): Tangents {
  const local = inFrame(round.center, round.rotation, point);
  const x = local.x / round.a;
  const y = local.y / round.b;
  const away = Math.hypot(x, y);
  const parameter = Math.atan2(y, x);
  if (Math.abs(away - 1) <= ON_OBJECT) {
    if (part !== undefined && sweepFraction(part, parameter, ON_OBJECT) === undefined) {
      throw new Undefined('the point lies on the circle of the arc but outside the arc');
    }
    const u = unitAt(round.rotation);
    const { x: cos, y: sin } = unitAt(parameter);
    const forward = along(multiply(u, -round.a * sin), rot90(u), round.b * cos);
    const sign = part !== undefined && part.sweep < 0 ? -1 : 1;
    return { touching: true, lines: [makeLine(point, multiply(forward, sign))] };
  }
  if (away < 1) throw new Undefined(`the point lies inside the ${name}, so no tangent passes through it`);
  const spread = Math.atan(Math.sqrt((away - 1) * (away + 1)));
  const touches = [parameter - spread, parameter + spread].map(positiveAngle);
  const ordered =
    part === undefined
      ? touches.sort((s, t) => s - t)
      : touches
          .flatMap((t) => {
            const fraction = sweepFraction(part, t, ON_OBJECT);
            return fraction === undefined ? [] : [{ t, fraction }];
          })
          .sort((s, t) => s.fraction - t.fraction)
          .map(({ t }) => t);
  if (ordered.length === 0) throw new Undefined('no tangent through the point touches the arc');
  return { touching: false, lines: ordered.map((t) => makeLineThrough(point, onEllipse(round, t))) };
}

function hyperbolaTangents(hyperbola: Value & Round & { readonly type: 'Hyperbola' }, point: Vec2): Tangents {
  const { a, b, center, rotation } = hyperbola;
  const local = inFrame(center, rotation, point);
  const x = local.x / a;
  const y = local.y / b;
  // Negative between the branches, where tangents can reach.
  const inside = (x - y) * (x + y) - 1;
  if (Math.abs(inside) <= ON_OBJECT * (x * x + y * y + 1)) {
    const u = unitAt(rotation);
    const sin = Math.sin(closestOnHyperbola(a, b, local));
    return { touching: true, lines: [makeLine(point, along(multiply(u, a * sin), rot90(u), b))] };
  }
  if (inside > 0) {
    throw new Undefined('the point lies inside a branch of the hyperbola, so no tangent passes through it');
  }
  // The tangent at t passes through (x, y) where x - y sin t = cos t.
  const middle = Math.atan(y);
  const spread = Math.atan2(Math.sqrt(-inside), x);
  const touches = [middle - spread, middle + spread]
    .filter((t) => Math.abs(Math.cos(t)) > ON_OBJECT)
    .map((t) => positiveAngle(t + Math.PI / 2) - Math.PI / 2)
    .sort((s, t) => s - t);
  if (touches.length === 0) {
    throw new Undefined('from the centre of a hyperbola only its asymptotes start, which touch it nowhere');
  }
  return { touching: false, lines: touches.map((t) => makeLineThrough(point, pointAt(hyperbola, t))) };
}

function parabolaTangents(
  parabola: Value & { readonly type: 'Parabola'; readonly vertex: Vec2; readonly p: number; readonly rotation: number },
  point: Vec2,
): Tangents {
  const local = inFrame(parabola.vertex, parabola.rotation, point);
  const X = local.x / parabola.p;
  const Y = local.y / parabola.p;
  // The tangent at (t², 2t) passes through (X, Y) where t² - Y t + X = 0.
  const discriminant = Y * Y - 4 * X;
  if (Math.abs(discriminant) <= ON_OBJECT * (Y * Y + 4 * Math.abs(X) + 1)) {
    const u = unitAt(parabola.rotation);
    return { touching: true, lines: [makeLine(point, along(multiply(u, Y / 2), rot90(u), 1))] };
  }
  if (discriminant < 0) throw new Undefined('the point lies inside the parabola, so no tangent passes through it');
  const large = (Y + (Y < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  const touches = [large, X / large].sort((s, t) => s - t);
  return { touching: false, lines: touches.map((t) => makeLineThrough(point, pointAt(parabola, t))) };
}

interface RoundCircle {
  readonly center: Vec2;
  readonly radius: number;
}

/**
 * The lines that touch both circles: the outer ones, then those that cross between the circles; in each pair the one that touches the first circle on the left of the line of centres comes first.
 * Each runs from its touch point on the first circle (t = 0) to that on the second (t = 1); where both are one point, along the left normal of the line of centres.
 * Throws Undefined where there is none.
 */
export function commonTangents(first: RoundCircle, second: RoundCircle): readonly LineValue[] {
  const offset = vec(second.center.x - first.center.x, second.center.y - first.center.y);
  const apart = Math.hypot(offset.x, offset.y);
  const size = Math.max(apart, first.radius, second.radius);
  if (apart <= ON_OBJECT * size)
    throw new Undefined('the circles have the same centre, so they have no common tangent');
  const u = multiply(offset, 1 / apart);
  const lines = [1, -1].flatMap((sign) => {
    // The unit normal n towards the first touch point satisfies n · offset = r1 - sign r2.
    const along1 = first.radius - sign * second.radius;
    if (Math.abs(Math.abs(along1) - apart) <= ON_OBJECT * size) {
      const normal = multiply(u, Math.sign(along1));
      return [makeLine(along(first.center, normal, first.radius), rot90(u))];
    }
    if (Math.abs(along1) > apart) return [];
    const cos = along1 / apart;
    const sin = Math.sqrt((1 - cos) * (1 + cos));
    return [sin, -sin].map((side) => {
      const normal = along(multiply(u, cos), rot90(u), side);
      return makeLineThrough(
        along(first.center, normal, first.radius),
        along(second.center, normal, sign * second.radius),
      );
    });
  });
  if (lines.length === 0) throw new Undefined('one circle lies inside the other, so they have no common tangent');
  return lines;
}

/** The polar line of a point: through the touch points of its tangents where it has any. Throws Undefined where there is none. */
export function polarLine(point: Vec2, conic: Value): LineValue {
  switch (conic.type) {
    case 'Circle': {
      const local = vec(point.x - conic.center.x, point.y - conic.center.y);
      return lineInFrame(conic.center, 0, local, conic.radius * conic.radius);
    }
    case 'Ellipse':
    case 'Hyperbola': {
      const local = inFrame(conic.center, conic.rotation, point);
      const sign = conic.type === 'Ellipse' ? 1 : -1;
      // Both sides times a b, which keeps very thin conics in range.
      const normal = vec((local.x * conic.b) / conic.a, (sign * local.y * conic.a) / conic.b);
      return lineInFrame(conic.center, conic.rotation, normal, conic.a * conic.b);
    }
    case 'Parabola': {
      const local = inFrame(conic.vertex, conic.rotation, point);
      return lineInFrame(conic.vertex, conic.rotation, vec(-2 * conic.p, local.y), 2 * conic.p * local.x);
    }
    default:
      throw new Undefined('a pair of lines or a single point has no polar lines');
  }
}

/** The line normal · X = offset in the frame at `origin` turned by `rotation`. */
function lineInFrame(origin: Vec2, rotation: number, normal: Vec2, offset: number): LineValue {
  const square = normal.x * normal.x + normal.y * normal.y;
  if (square === 0) throw new Undefined('the polar line of the centre lies at infinity');
  const u = unitAt(rotation);
  const turned = along(multiply(u, normal.x), rot90(u), normal.y);
  return makeLine(along(origin, turned, offset / square), rot90(turned));
}
