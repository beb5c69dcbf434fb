import type {
  ArcValue,
  CircleSegmentValue,
  CircleValue,
  ConicValue,
  CurveValue,
  EllipseValue,
  LineValue,
  ParabolaValue,
  RayValue,
  SectorValue,
  Vec2,
} from '../values.js';
import {
  compose,
  IDENTITY,
  invert,
  isMirror,
  type Similarity,
  scaleOf,
  transformAngle,
  transformDirection,
  transformPoint,
} from './affine.js';
import type { ConicShape } from './conics/conic.js';

/** Images of shapes under a similarity: of the same type and with the same parameters. */

export function lineImage<L extends LineValue | RayValue>(line: L, m: Similarity): L {
  return { ...line, origin: transformPoint(m, line.origin), direction: transformDirection(m, line.direction) };
}

export function circleImage(circle: CircleValue, m: Similarity): CircleValue {
  return { ...circle, center: transformPoint(m, circle.center), radius: circle.radius * scaleOf(m) };
}

/** A mirror image turns the sweep round. */
export function arcImage<A extends ArcValue | SectorValue | CircleSegmentValue>(arc: A, m: Similarity): A {
  return {
    ...arc,
    center: transformPoint(m, arc.center),
    radius: arc.radius * scaleOf(m),
    startAngle: transformAngle(m, arc.startAngle),
    sweep: (isMirror(m) ? -1 : 1) * arc.sweep,
  };
}

type Central = Omit<EllipseValue, 'type'>;

/** Centre, half axes and rotation of an ellipse, a part of one, or a hyperbola. */
export function centralImage({ center, a, b, rotation }: Central, m: Similarity): Central {
  return {
    center: transformPoint(m, center),
    a: a * scaleOf(m),
    b: b * scaleOf(m),
    rotation: transformAngle(m, rotation),
  };
}

export function parabolaImage(parabola: ParabolaValue, m: Similarity): ParabolaValue {
  return {
    ...parabola,
    vertex: transformPoint(m, parabola.vertex),
    p: parabola.p * scaleOf(m),
    rotation: transformAngle(m, parabola.rotation),
  };
}

export function degenerateImage(conic: ConicValue, m: Similarity): ConicValue {
  const lines = conic.lines.map((line) => lineImage(line, m));
  const coefficients = substituteInverse(conic.coefficients, invert(m));
  return conic.point === undefined
    ? { type: 'Conic', coefficients, lines }
    : { type: 'Conic', coefficients, lines, point: transformPoint(m, conic.point) };
}

/** A conic of whatever kind, moved by a vector. */
export function shiftedConic(conic: ConicShape, by: Vec2): ConicShape {
  const m: Similarity = { ...IDENTITY, e: by.x, f: by.y };
  switch (conic.type) {
    case 'Circle':
      return circleImage(conic, m);
    case 'Ellipse':
    case 'Hyperbola':
      return { type: conic.type, ...centralImage(conic, m) };
    case 'Parabola':
      return parabolaImage(conic, m);
    case 'Conic':
      return degenerateImage(conic, m);
  }
}

export function curveImage<C extends CurveValue>(curve: C, m: Similarity): C {
  return { ...curve, transform: compose(m, curve.transform ?? IDENTITY) };
}

/** The coefficients of the image, from the equation with x, y replaced by the inverse transform's. */
function substituteInverse(
  [A, B, C, D, E, F]: readonly [number, number, number, number, number, number],
  { a, b, c, d, e, f }: Similarity,
): [number, number, number, number, number, number] {
  return [
    A * a * a + B * a * b + C * b * b,
    2 * A * a * c + B * (a * d + b * c) + 2 * C * b * d,
    A * c * c + B * c * d + C * d * d,
    2 * A * a * e + B * (a * f + b * e) + 2 * C * b * f + D * a + E * b,
    2 * A * c * e + B * (c * f + d * e) + 2 * C * d * f + D * c + E * d,
    A * e * e + B * e * f + C * f * f + D * e + E * f + F,
  ];
}
