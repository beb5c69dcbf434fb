import { type DrawnPlane, drawnBound, toDrawn } from '@geoslide/protocol';
import { curveOf, parametricForm } from '../../curve/parametric-form.js';
import { substitute } from '../../functions/free-names.js';
import { takeSteps } from '../../functions/steps.js';
import { compose, invert } from '../../plane/affine.js';
import { movedFunction } from '../../plane/moved-function.js';
import type { Expr } from '../../syntax/ast.js';
import { call, divide, literal, multiply, name, number, power } from '../../syntax/build.js';
import { measure } from '../../syntax/walk.js';
import type { Affine, CurveValue, PlaneFunction, ScalarFunction, Vec2 } from '../../values.js';

/** Steps for a node of a function's tree, and the nodes that are counted of one. */
const NODE_STEPS = 20;
const MOST_NODES = 20_000;

/** A coordinate put on the drawn plane, as numbers and as a tree, and the way back. */
export interface DrawnAxis {
  readonly to: (value: number) => number;
  readonly toTree: (tree: Expr) => Expr;
  readonly back: (value: number) => number;
  readonly backTree: (tree: Expr) => Expr;
  /** How much longer a short length becomes at a coordinate. */
  readonly slope: (value: number) => number;
}

export function axesOf(plane: DrawnPlane): { readonly x: DrawnAxis; readonly y: DrawnAxis } {
  return { x: axis(1, plane.logX), y: axis(plane.ratio, plane.logY) };
}

function axis(factor: number, isLog: boolean): DrawnAxis {
  const times = (tree: Expr) => (factor === 1 ? tree : multiply(literal(factor), tree));
  const over = (tree: Expr) => (factor === 1 ? tree : divide(tree, literal(factor)));
  if (!isLog) {
    return {
      to: (value) => factor * value,
      toTree: times,
      back: (value) => value / factor,
      backTree: over,
      slope: () => factor,
    };
  }
  return {
    to: (value) => (value < 0 ? Number.NaN : factor * Math.log10(value)),
    toTree: (tree) => times(call('lg', tree)),
    back: (value) => 10 ** (value / factor),
    backTree: (tree) => power(number(10), over(tree)),
    slope: (value) => factor / (value * Math.LN10),
  };
}

function countTree(tree: Expr): void {
  takeSteps(NODE_STEPS * measure(tree, MOST_NODES).nodes);
}

/** f with its value, and its variable, put on the drawn plane. */
function drawnFunction({ expr, variable, at }: ScalarFunction, value: DrawnAxis, of?: DrawnAxis): ScalarFunction {
  countTree(expr);
  const inner = of === undefined ? expr : substitute(expr, variable, of.backTree(name(variable)));
  return {
    variable,
    expr: value.toTree(inner),
    at: of === undefined ? (t) => value.to(at(t)) : (t) => value.to(at(of.back(t))),
  };
}

/** The function on the drawn plane that has f's value at each point. */
export function drawnPlaneFunction(f: PlaneFunction, plane: DrawnPlane): PlaneFunction {
  countTree(f.expr);
  const { x, y } = axesOf(plane);
  const held = substitute(f.expr, 'y', name(HELD));
  const moved = substitute(held, 'x', x.backTree(name('x')));
  return {
    expr: substitute(moved, HELD, y.backTree(name('y'))),
    at: (u, v) => f.at(x.back(u), y.back(v)),
  };
}

/** A name that no source can write, for y while x is replaced. */
const HELD = 'y°';

/** A component of a field that is drawn as `slope` times as long. */
export function drawnComponent(f: PlaneFunction, plane: DrawnPlane, along: 'x' | 'y'): PlaneFunction {
  const axis = axesOf(plane)[along];
  const { expr, at } = drawnPlaneFunction(f, plane);
  return { expr, at: (u, v) => axis.slope(axis.back(along === 'x' ? u : v)) * at(u, v) };
}

/** The curve on the drawn plane. */
export function drawnCurve(curve: CurveValue, plane: DrawnPlane): CurveValue {
  const { x, y } = axesOf(plane);
  if (curve.transform !== undefined) {
    if (plane.logX || plane.logY) return drawnCurve(withoutTransform(curve), plane);
    return { ...curve, transform: compose(stretching(plane.ratio), curve.transform) };
  }
  switch (curve.form) {
    case 'explicit':
      return { ...curve, f: drawnFunction(curve.f, y, x), ...rangeOf(curve, x) };
    case 'inverse':
      return { ...curve, f: drawnFunction(curve.f, x, y), ...rangeOf(curve, y) };
    case 'parametric':
      return { ...curve, fx: drawnFunction(curve.fx, x), fy: drawnFunction(curve.fy, y) };
    case 'implicit':
      return { ...curve, f: drawnPlaneFunction(curve.f, plane) };
    case 'sampled':
      return { ...curve, branches: curve.branches.flatMap((branch) => drawnBranches(branch, plane)) };
  }
}

/** The transform that multiplies y. */
export const stretching = (ratio: number): Affine => ({ a: 1, b: 0, c: 0, d: ratio, e: 0, f: 0 });

function withoutTransform({ transform, ...plain }: CurveValue): CurveValue {
  const curve = plain as CurveValue;
  if (transform === undefined) return curve;
  if (curve.form === 'implicit') return { ...curve, f: movedFunction(curve.f, invert(transform)) };
  if (curve.form === 'sampled') {
    const { a, b, c, d, e, f } = transform;
    const place = ({ x, y }: Vec2): Vec2 => ({ x: a * x + c * y + e, y: b * x + d * y + f });
    return { ...curve, branches: curve.branches.map((branch) => branch.map(place)) };
  }
  const [form] = parametricForm({ ...curve, transform });
  return curveOf(form!.fx.expr, form!.fy.expr, form!.min, form!.max);
}

/** A range of x, or of y, on the drawn plane: what is not above 0 has no place on a logarithmic axis. */
function rangeOf({ min, max }: { readonly min: number; readonly max: number }, along: DrawnAxis) {
  const end = (value: number) => {
    const drawn = along.to(value);
    return Number.isNaN(drawn) ? Number.NEGATIVE_INFINITY : drawn;
  };
  return { min: end(min), max: end(max) };
}

/** Points put on the drawn plane, parted where one has no place there. */
function drawnBranches(points: readonly Vec2[], plane: DrawnPlane): Vec2[][] {
  takeSteps(points.length);
  const branches: Vec2[][] = [[]];
  for (const point of points) {
    const drawn = toDrawn(plane, point);
    if (Number.isFinite(drawn.x) && Number.isFinite(drawn.y)) branches.at(-1)!.push(drawn);
    else branches.push([]);
  }
  return branches.filter(({ length }) => length > 1);
}

type Box = Parameters<typeof drawnBound>[1];

/** A rectangle on the drawn plane; a side that has no place there lies far out. */
export function drawnBox(box: Box, plane: DrawnPlane): Box {
  const { left, right, bottom, top } = drawnBound(plane, box);
  const far = (value: number) => (Number.isFinite(value) ? value : -FAR);
  return { left: far(left), right: far(right), bottom: far(bottom), top: far(top) };
}

/** Decades below which nobody looks. */
const FAR = 300;

/** The direction on the drawn plane of one that starts at a point, in radians. */
export function drawnAngle(plane: DrawnPlane, at: Vec2, angle: number): number {
  const { x, y } = axesOf(plane);
  return Math.atan2(y.slope(at.y) * Math.sin(angle), x.slope(at.x) * Math.cos(angle));
}
