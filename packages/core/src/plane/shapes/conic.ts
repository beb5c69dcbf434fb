import type { HyperbolaValue, ParabolaValue } from '@geoslide/geometry';
import { freeDash } from '../../draw/dash.js';
import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { type Box, isInside, type Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import { type MarkContext, px } from '../mark.js';

/** A curve x(t), y(t) in px of the form origin + f(t) u + g(t) v. */
interface Frame {
  readonly origin: Px;
  readonly u: Px;
  readonly v: Px;
}

function frame(origin: Px, rotation: number, along: number, across: number): Frame {
  const c = Math.cos(rotation);
  const s = Math.sin(rotation);
  return { origin, u: [along * c, -along * s], v: [-across * s, -across * c] };
}

function place({ origin, u, v }: Frame, f: number, g: number): Px {
  return [origin[0] + f * u[0] + g * v[0], origin[1] + f * u[1] + g * v[1]];
}

/** The parabola's visible parts, each one quadratic Bézier curve, which a parabola is. */
export function drawParabola(value: ParabolaValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  if (!pen) return [];
  return parabolaRanges(value, context).map(([t0, t1]) => {
    const at = parabolaFrame(value, context);
    // The tangents at t0 and t1 meet at (t0 t1, t0 + t1).
    const path = new PathBuilder()
      .moveTo(...place(at, t0 * t0, t0))
      .quadTo(...place(at, t0 * t1, (t0 + t1) / 2), ...place(at, t1 * t1, t1));
    return strokeCurve(path, pen, context);
  });
}

/** point(t) = vertex + t² (p u) + t (2 p v), as in `ParabolaValue`. */
function parabolaFrame(value: ParabolaValue, context: MarkContext): Frame {
  const p = value.p * context.viewport.scale;
  return frame(px(context, value.vertex), value.rotation, p, 2 * p);
}

export function parabolaRanges(value: ParabolaValue, context: MarkContext): (readonly [number, number])[] {
  const at = parabolaFrame(value, context);
  const cuts = boxSides(context.window).flatMap(([axis, side]) =>
    quadraticRoots(at.u[axis], at.v[axis], at.origin[axis] - side),
  );
  return insideRanges(cuts, (t) => isInside(context.window, place(at, t * t, t)));
}

/** The visible parts of both branches as cubic Bézier curves. */
export function drawHyperbola(value: HyperbolaValue, context: MarkContext): SceneNode[] {
  const pen = readPen(context.style);
  if (!pen) return [];
  const { scale } = context.viewport;
  return [1, -1].flatMap((side) => {
    const at = frame(px(context, value.center), value.rotation, side * value.a * scale, value.b * scale);
    return branchRanges(at, context.window).map(([s0, s1]) => strokeCurve(branchPath(at, s0, s1), pen, context));
  });
}

/** Where a branch (cosh s, sinh s) is inside of the window, as ranges of s. */
function branchRanges(at: Frame, window: Box): (readonly [number, number])[] {
  const cuts = boxSides(window).flatMap(([axis, side]) => {
    // With e = exp s: (u + v) / 2 e² + (origin - side) e + (u - v) / 2 = 0.
    const roots = quadraticRoots((at.u[axis] + at.v[axis]) / 2, at.origin[axis] - side, (at.u[axis] - at.v[axis]) / 2);
    return roots.filter((e) => e > 0).map(Math.log);
  });
  return insideRanges(cuts, (s) => isInside(window, place(at, Math.cosh(s), Math.sinh(s))));
}

/** Parameter steps of a cubic piece; its error is about step⁴ / 384 of the size there: 1e-5. */
const HYPERBOLA_STEP = 0.25;

function branchPath(at: Frame, s0: number, s1: number): PathBuilder {
  const count = Math.ceil((s1 - s0) / HYPERBOLA_STEP);
  const step = (s1 - s0) / count;
  const path = new PathBuilder().moveTo(...place(at, Math.cosh(s0), Math.sinh(s0)));
  for (let i = 0; i < count; i++) {
    const s = s0 + i * step;
    const e = s + step;
    // Hermite to Bézier: control points a third of the derivative away.
    const control = (t: number, h: number) =>
      place(at, Math.cosh(t) + h * Math.sinh(t), Math.sinh(t) + h * Math.cosh(t));
    path.cubicTo(...control(s, step / 3), ...control(e, -step / 3), ...place(at, Math.cosh(e), Math.sinh(e)));
  }
  return path;
}

function strokeCurve(path: PathBuilder, pen: Pen, context: MarkContext): SceneNode {
  return pathNode(path, { stroke: strokeOf(pen, freeDash(pen.dash, pen.width, 0, context.bounds ? 'butt' : 'round')) });
}

function boxSides(box: Box): (readonly [0 | 1, number])[] {
  return [
    [0, box.minX],
    [0, box.maxX],
    [1, box.minY],
    [1, box.maxY],
  ];
}

/** Real roots of a t² + b t + c, computed without cancellation. */
function quadraticRoots(a: number, b: number, c: number): number[] {
  const discriminant = b * b - 4 * a * c;
  if (!(discriminant >= 0)) return [];
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  return [q / a, c / q].filter(Number.isFinite);
}

/** The ranges between neighbouring cuts whose middle is inside. */
function insideRanges(cuts: number[], isIn: (t: number) => boolean): (readonly [number, number])[] {
  const sorted = cuts.sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (let i = 1; i < sorted.length; i++) {
    const from = sorted[i - 1]!;
    const to = sorted[i]!;
    if (!(to > from) || !isIn((from + to) / 2)) continue;
    const previous = ranges.at(-1);
    if (previous?.[1] === from) previous[1] = to;
    else ranges.push([from, to]);
  }
  return ranges;
}
