import type { SpaceQuadric } from '../functions/polynomial.js';
import type { CurvedSolidValue, ListValue, PlaneInSpaceValue, SpaceValue, SurfaceValue, Vec3 } from '../values.js';
import { Undefined } from '../values.js';
import { ellipsoidArea } from './measure.js';
import { planeAcross } from './planes.js';
import { principalAxes } from './principal-axes.js';
import { sheet } from './skins/sheet.js';
import { curvedSolid } from './skins/skins.js';
import { add, along, dot, length, mul, sub, vec3 } from './vec3.js';

/** Coefficients this small, relative to the largest, are none. */
const ZERO = 1e-9;
/** How far quadrics without an end are drawn: in half axes, or in units where they have none. */
const REACH = 2;
const LENGTH = 4;

type Range = readonly [number, number];
const TURN: Range = [0, 2 * Math.PI];

/** A term λ z² + β z along one of the principal axes. */
interface Term {
  readonly axis: Vec3;
  readonly square: number;
  readonly linear: number;
}

/**
 * The figure of an equation of the second degree, by its principal axes: an ellipsoid, hyperboloid, paraboloid, cone or
 * cylinder as far as it is drawn, or two planes. Throws Undefined where no point satisfies it, or only one.
 */
export function quadricFigure(quadric: SpaceQuadric): CurvedSolidValue | PlaneInSpaceValue | ListValue {
  const figure = figureOf(quadric, 1);
  const isEndless = figure.type === 'CurvedSolid' && figure.volume === undefined;
  // What is endless is so at any size.
  const grown = (times: number): CurvedSolidValue => figureOf(quadric, times) as CurvedSolidValue;
  return isEndless ? { ...figure, endless: { grown } } : figure;
}

/** @param times How many times as far as usual that reaches which has no end. */
function figureOf(quadric: SpaceQuadric, times: number): CurvedSolidValue | PlaneInSpaceValue | ListValue {
  const { constant, x, y, z, xx, yy, zz, xy, xz, yz } = quadric;
  const linear = vec3(x, y, z);
  const all = principalAxes([
    [xx, xy / 2, xz / 2],
    [xy / 2, yy, yz / 2],
    [xz / 2, yz / 2, zz],
  ]);
  const largest = Math.max(...all.map(({ value }) => Math.abs(value)));
  const terms = all.map(({ axis, value }): Term => {
    const square = Math.abs(value) <= ZERO * largest ? 0 : value;
    return { axis, square, linear: dot(linear, axis) };
  });
  const curved = terms.filter(({ square }) => square !== 0);
  const straight = terms.filter(({ square }) => square === 0);
  if (curved.length === 0) throw new Undefined('its equation has no squares and no products: it is no quadric');
  // Completing the squares moves the centre and changes the constant.
  const center = curved.reduce((sum, t) => along(sum, t.axis, -t.linear / (2 * t.square)), vec3(0, 0, 0));
  const rest = curved.reduce((sum, t) => sum - t.linear ** 2 / (4 * t.square), constant);
  const rise = straight.reduce((sum, t) => along(sum, t.axis, t.linear), vec3(0, 0, 0));
  const slope = length(rise) <= ZERO * (largest + length(linear)) ? 0 : length(rise);
  if (slope > 0)
    return parabolic(curved, straight, along(center, rise, -rest / slope ** 2), mul(rise, 1 / slope), slope, times);
  const level = Math.abs(rest) <= ZERO * (largest + Math.abs(constant)) ? 0 : -rest;
  return central(curved, straight, center, level, times);
}

/** Quadrics Σ λ z² = level, in the directions of `straight` without an end. */
function central(
  curved: readonly Term[],
  straight: readonly Term[],
  center: Vec3,
  level: number,
  times: number,
): CurvedSolidValue | PlaneInSpaceValue | ListValue {
  const sign = level < 0 ? -1 : 1;
  const up = curved.filter(({ square }) => square * sign > 0);
  const down = curved.filter(({ square }) => square * sign < 0);
  const half = ({ axis, square }: Term): Vec3 => mul(axis, Math.sqrt(Math.abs((level || 1) / square)));
  if (curved.length === 1) return parallelPlanes(curved[0]!, center, level);
  if (level === 0) return cone(curved, straight, center, times);
  if (up.length === 0) throw new Undefined('no point satisfies the equation');
  const [a, b, c] = [...up, ...down].map(half) as [Vec3, Vec3, Vec3];
  if (straight.length === 1) {
    const axis = straight[0]!.axis;
    const reach = (times * Math.max(LENGTH, REACH * Math.max(length(a), length(b)))) / 2;
    if (up.length === 2) return tube(center, a, b, mul(axis, reach), () => 1, [-1, 1]);
    return ruled(
      [1, -1].map((side) => (t) => add(along(center, a, side * Math.cosh(t)), mul(b, Math.sinh(t)))),
      axis,
      reach,
      times,
    );
  }
  const symmetric = (solid: CurvedSolidValue): CurvedSolidValue => ({
    ...solid,
    symmetry: { center, halfAxes: [a, b, c] },
  });
  if (up.length === 3) {
    const at = (s: number, t: number): Vec3 => add(along(center, c, Math.sin(t)), mul(circle(a, b, s), Math.cos(t)));
    const volume = (4 / 3) * Math.PI * length(a) * length(b) * length(c);
    const f = (p: Vec3): number => {
      const [x, y, z] = [a, b, c].map((axis) => part(p, center, axis)) as [number, number, number];
      return (Math.hypot(x, y, z) - 1) * length(a);
    };
    const skin: SurfaceValue = { ...sheet(at, TURN, [-Math.PI / 2, Math.PI / 2]), level: { f, has: () => true } };
    return symmetric(curvedSolid([skin], [], volume, ellipsoidArea(length(a), length(b), length(c))));
  }
  if (up.length === 2)
    return symmetric(tube(center, a, b, c, (t) => Math.sqrt(1 + t * t), [-REACH * times, REACH * times]));
  // Of two sheets the first half axis is the one that meets them.
  const ends = [1, -1].map((side) => bowl(center, b, c, mul(a, side), times));
  return symmetric(
    curvedSolid(
      ends.map(({ at }) => at),
      ends.map(({ rim }) => rim),
    ),
  );
}

const circle = (a: Vec3, b: Vec3, s: number): Vec3 => add(mul(a, Math.cos(s)), mul(b, Math.sin(s)));

/** One sheet of a hyperboloid of two. */
function bowl(center: Vec3, a: Vec3, b: Vec3, axis: Vec3, times: number): { at: SurfaceValue; rim: SpaceValue } {
  const most = Math.asinh(REACH * times);
  const at = (s: number, t: number): Vec3 => add(along(center, axis, Math.cosh(t)), mul(circle(a, b, s), Math.sinh(t)));
  const f = (p: Vec3): number => {
    const [out, up] = [Math.hypot(part(p, center, a), part(p, center, b)), part(p, center, axis)];
    return (out * out + 1 - up * up) / (2 * Math.hypot(out / length(a), up / length(axis)));
  };
  const has = (p: Vec3, edge: number): boolean => {
    const up = part(p, center, axis);
    return up > 0 && up <= Math.cosh(most) - edge / length(axis);
  };
  const skin: SurfaceValue = { ...sheet(at, TURN, [0, most]), level: { f, has } };
  return { at: skin, rim: rimAt(along(center, axis, Math.cosh(most)), a, b, Math.sinh(most)) };
}

/** A surface of ellipses around an axis: `radius` times the half axes at t times the axis. */
function tube(
  center: Vec3,
  a: Vec3,
  b: Vec3,
  axis: Vec3,
  radius: (t: number) => number,
  range: Range,
): CurvedSolidValue {
  const at = (s: number, t: number): Vec3 => add(along(center, axis, t), mul(circle(a, b, s), radius(t)));
  const rims = range.flatMap((t) => (radius(t) > 0 ? [rimAt(along(center, axis, t), a, b, radius(t))] : []));
  const f = (p: Vec3): number => {
    const out = Math.hypot(part(p, center, a), part(p, center, b));
    return (out - radius(part(p, center, axis))) * length(a);
  };
  const has = (p: Vec3, edge: number): boolean => {
    const [t, off] = [part(p, center, axis), edge / length(axis)];
    // An apex is no edge.
    return t >= range[0] + (radius(range[0]) > 0 ? off : 0) && t <= range[1] - off;
  };
  return curvedSolid([{ ...sheet(at, TURN, range), level: { f, has } }], rims);
}

/** How far a point lies along an axis from the centre, in lengths of it. */
const part = (p: Vec3, center: Vec3, axis: Vec3): number => dot(sub(p, center), axis) / dot(axis, axis);

function rimAt(center: Vec3, a: Vec3, b: Vec3, times: number): SpaceValue {
  const [u, v] = [mul(a, 1 / length(a)), mul(b, 1 / length(b))];
  const half = { a: times * length(a), b: times * length(b) };
  return { type: 'Arc3', center, u, v, ...half, startAngle: 0, sweep: 2 * Math.PI };
}

/** What lines in the direction of an axis make of curves. */
function ruled(curves: readonly ((t: number) => Vec3)[], axis: Vec3, reach: number, times: number): CurvedSolidValue {
  const most = Math.asinh(REACH * times);
  const sheets = curves.map((at) => sheet((t, h) => along(at(t), axis, h * reach), [-most, most], [-1, 1]));
  return curvedSolid(sheets, sheets.flatMap(bordersOf));
}

/** The sides of a piece of surface. */
function bordersOf({ at, u, v }: SurfaceValue): SpaceValue[] {
  return [
    ...v.map((t): SpaceValue => ({ type: 'Curve3', at: (s) => at(s, t), min: u[0], max: u[1] })),
    ...u.map((s): SpaceValue => ({ type: 'Curve3', at: (t) => at(s, t), min: v[0], max: v[1] })),
  ];
}

/** Σ λ z² = 0: a cone or two planes. */
function cone(
  curved: readonly Term[],
  straight: readonly Term[],
  center: Vec3,
  times: number,
): CurvedSolidValue | ListValue {
  const up = curved.filter(({ square }) => square > 0);
  const down = curved.filter(({ square }) => square < 0);
  if (up.length === 0 || down.length === 0)
    throw new Undefined(
      straight.length > 0 ? 'only the points of a line satisfy the equation' : 'only one point satisfies the equation',
    );
  const half = ({ axis, square }: Term): Vec3 => mul(axis, 1 / Math.sqrt(Math.abs(square)));
  if (straight.length === 1) {
    const [p, q] = [up[0]!, down[0]!].map(({ axis, square }) => mul(axis, Math.sqrt(Math.abs(square)))) as [Vec3, Vec3];
    return { type: 'List', items: [add(p, q), along(p, q, -1)].map((normal) => planeAcross(center, normal)) };
  }
  const [pair, [single]] = up.length === 2 ? [up, down] : [down, up];
  const axis = half(single!);
  const scale = (times * LENGTH) / 2 / length(axis);
  const [a, b] = pair.map((term) => mul(half(term), scale)) as [Vec3, Vec3];
  return { ...tube(center, a, b, mul(axis, scale), Math.abs, [-1, 1]), symmetry: { center, halfAxes: [] } };
}

function parallelPlanes({ axis, square }: Term, center: Vec3, level: number): PlaneInSpaceValue | ListValue {
  const off = level / square;
  if (off < 0) throw new Undefined('no point satisfies the equation');
  if (off === 0) return planeAcross(center, axis);
  const items = [1, -1].map((side) => planeAcross(along(center, axis, side * Math.sqrt(off)), axis));
  return { type: 'List', items };
}

/** Σ λ z² + slope · (way along `rise`) = 0: paraboloids and parabolic cylinders, from their vertex. */
function parabolic(
  curved: readonly Term[],
  straight: readonly Term[],
  vertex: Vec3,
  rise: Vec3,
  slope: number,
  times: number,
): CurvedSolidValue {
  const [p, q] = curved as [Term, Term | undefined];
  const height = times * LENGTH;
  const unit = Math.sqrt((height * slope) / Math.abs(p.square));
  if (!q) {
    const reach = Math.max(height, unit) / 2;
    const across = straight.map(({ axis }) => along(axis, rise, -dot(axis, rise)));
    const widest = across.reduce((best, d) => (length(d) > length(best) ? d : best));
    const along1 = (t: number): Vec3 => add(along(vertex, p.axis, t), mul(rise, (-p.square * t * t) / slope));
    const at = sheet((t, h) => along(along1(t), mul(widest, 1 / length(widest)), h * reach), [-unit, unit], [-1, 1]);
    return curvedSolid([at], bordersOf(at));
  }
  const other = Math.sqrt((height * slope) / Math.abs(q.square));
  if (p.square * q.square > 0) {
    const axis = mul(rise, p.square > 0 ? -height : height);
    return tube(vertex, mul(p.axis, unit), mul(q.axis, other), axis, (t) => Math.sqrt(Math.max(0, t)), [0, 1]);
  }
  const heightAt = (s: number, t: number): number => -(p.square * s * s + q.square * t * t) / slope;
  const saddle = sheet(
    (s, t) => add(along(along(vertex, p.axis, s), q.axis, t), mul(rise, heightAt(s, t))),
    [-unit, unit],
    [-other, other],
  );
  return curvedSolid([saddle], bordersOf(saddle));
}
