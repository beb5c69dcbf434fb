import {
  type EllipseValue,
  type HyperbolaValue,
  type LineValue,
  Undefined,
  type Value,
  type Vec2,
} from '../../values.js';
import { makeLine } from '../make.js';
import { unitAt } from '../turn.js';
import { along, multiply, rot90, vec } from '../vec.js';

type Central = EllipseValue | HyperbolaValue;

/** The axis through the foci as a unit vector, and the half axes with the one along it first. */
function axes(conic: Central): { readonly u: Vec2; readonly a: number; readonly b: number } {
  const u = unitAt(conic.rotation);
  if (conic.type === 'Ellipse' && conic.b > conic.a) return { u: rot90(u), a: conic.b, b: conic.a };
  return { u, a: conic.a, b: conic.b };
}

/** The distance from the centre to a focus. */
function linearEccentricity({ type, a, b }: Central): number {
  if (type === 'Hyperbola') return Math.hypot(a, b);
  return Math.sqrt(Math.abs(a - b) * (a + b));
}

const notThis = (value: Value, what: string): Undefined => {
  const kind = value.type === 'Conic' ? 'a pair of lines or a single point' : `a ${value.type}`;
  return new Undefined(`${kind} has no ${what}`);
};

/** Ellipse and hyperbola: the focus behind the centre along the axis, then the one ahead; parabola: the one; circle: its centre. */
export function fociOf(conic: Value): readonly Vec2[] {
  switch (conic.type) {
    case 'Circle':
      return [conic.center];
    case 'Ellipse':
    case 'Hyperbola': {
      const { u } = axes(conic);
      const c = linearEccentricity(conic);
      return [along(conic.center, u, -c), along(conic.center, u, c)];
    }
    case 'Parabola':
      return [along(conic.vertex, unitAt(conic.rotation), conic.p)];
    default:
      throw notThis(conic, 'focus');
  }
}

/** Ellipse: the ends of the long axis, then of the short one; hyperbola: two; parabola: one. Each axis from behind the centre to ahead. */
export function verticesOf(conic: Value): readonly Vec2[] {
  switch (conic.type) {
    case 'Ellipse': {
      const { u, a, b } = axes(conic);
      const v = rot90(u);
      return [
        along(conic.center, u, -a),
        along(conic.center, u, a),
        along(conic.center, v, -b),
        along(conic.center, v, b),
      ];
    }
    case 'Hyperbola': {
      const u = unitAt(conic.rotation);
      return [along(conic.center, u, -conic.a), along(conic.center, u, conic.a)];
    }
    case 'Parabola':
      return [conic.vertex];
    default:
      throw notThis(conic, 'vertex');
  }
}

/** One for each focus, in the order of the foci. Their direction is the axis turned by 90°. */
export function directricesOf(conic: Value): readonly LineValue[] {
  switch (conic.type) {
    case 'Ellipse':
    case 'Hyperbola': {
      const { u, a } = axes(conic);
      const c = linearEccentricity(conic);
      if (c === 0) throw notThis({ type: 'Circle', center: conic.center, radius: a }, 'directrix');
      const offset = a * (a / c);
      return [-offset, offset].map((d) => makeLine(along(conic.center, u, d), rot90(u)));
    }
    case 'Parabola': {
      const u = unitAt(conic.rotation);
      return [makeLine(along(conic.vertex, u, -conic.p), rot90(u))];
    }
    default:
      throw notThis(conic, 'directrix');
  }
}

/** The two asymptotes through the centre: towards (a, b), then towards (a, -b) in the hyperbola's frame. */
export function asymptotesOf(hyperbola: HyperbolaValue): readonly LineValue[] {
  const u = unitAt(hyperbola.rotation);
  return [hyperbola.b, -hyperbola.b].map((b) =>
    makeLine(hyperbola.center, along(multiply(u, hyperbola.a), rot90(u), b)),
  );
}

/** Semi-major and semi-minor axis of an ellipse (whichever of its a, b is longer), real and imaginary half axis of a hyperbola. */
export function halfAxes(conic: Value): readonly [number, number] {
  if (conic.type === 'Circle') return [conic.radius, conic.radius];
  if (conic.type !== 'Ellipse' && conic.type !== 'Hyperbola') throw notThis(conic, 'half axes');
  const { a, b } = axes(conic);
  return [a, b];
}

export function eccentricity(conic: Value): number {
  if (conic.type === 'Circle') return 0;
  if (conic.type === 'Parabola') return 1;
  if (conic.type !== 'Ellipse' && conic.type !== 'Hyperbola') throw notThis(conic, 'eccentricity');
  return linearEccentricity(conic) / axes(conic).a;
}

export function centerOf(conic: Value): Vec2 {
  if ('center' in conic && (conic.type === 'Circle' || 'rotation' in conic || 'sweep' in conic)) {
    return vec(conic.center.x, conic.center.y);
  }
  throw new Undefined(conic.type === 'Parabola' ? 'a parabola has no centre' : `a ${conic.type} has no centre`);
}
