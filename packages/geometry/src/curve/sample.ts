import { bendBound } from '../functions/bend-bound.js';
import { polynomialIn } from '../functions/polynomial.js';
import { drawingCalls } from '../functions/steps.js';
import { scaleOf, transformPoint } from '../plane/affine.js';
import type { CurveValue, ScalarFunction, Vec2 } from '../values.js';
import { pointOrNaN } from './at.js';
import { type Coordinates, coordinatesOf, pointsOf, scaled } from './coordinates.js';
import { preciseField } from './fields/precise-field.js';
import { traceImplicit } from './implicit.js';
import { refinedBranches } from './refined-branches.js';
import { type Motion, sampleMotion } from './sample-motion.js';
import { snap } from './snap.js';
import { clipPolyline, simplifyPolyline, type ViewWindow, widened, windowBefore } from './view-window.js';

/** A curve that is followed by its parameter. */
type SteppedCurve = Exclude<CurveValue, { form: 'implicit' } | { form: 'sampled' }>;

/** Curves are drawn this far (px) beyond the window, so that thick strokes and their caps do not show at its edge. */
const MARGIN = 16;
/** Largest distance (px) of dropped samples from the polyline. */
const SIMPLIFICATION = 0.05;
/** Ends this near (px) are one point. */
const CLOSING = 1e-3;
/** First steps of a parametric curve: windings narrower than a step are found by the quarters that each step is tested at. */
const PARAMETRIC_STEPS = 1000;
/** A first step of an explicit curve, px: the quarters that it is tested at are a px apart. */
const EXPLICIT_STEP = 4;
/** The most first steps of an explicit curve. */
const EXPLICIT_STEPS = 1000;
/** First steps of a curve that takes very long to evaluate. */
const FEWEST_STEPS = 64;
/** An infinite parameter range is drawn this far. */
const FAR = 1000;

/**
 * A curve as polylines in logical units, at most 0.15 px from it, cut off a little outside the window. Branches end where the
 * function's domain does, and at poles and jumps: no join is drawn across them. An isolated point of an implicit curve
 * is a branch from it to itself.
 */
export function sampleCurve(curve: CurveValue, window: ViewWindow, unitsPerPx: number): Coordinates[] {
  const visible = widened(window, MARGIN * unitsPerPx);
  const { transform, ...plain } = curve;
  if (transform === undefined)
    return finished(branchesOf(plain as CurveValue, visible, unitsPerPx), visible, unitsPerPx);
  // A similarity lengthens in all directions alike; the drawn plane may be stretched in one.
  const scale = Math.max(scaleOf(transform), Math.hypot(transform.c, transform.d));
  const local = branchesOf(plain as CurveValue, windowBefore(transform, visible), unitsPerPx / scale);
  const moved = local.map((branch) => pointsOf(branch).map((p) => transformPoint(transform, p)));
  return finished(snapped(moved, unitsPerPx), visible, unitsPerPx);
}

function snapped(branches: readonly (readonly Vec2[])[], unitsPerPx: number): Coordinates[] {
  return branches.map((branch) => coordinatesOf(branch).map((at) => snap(at / unitsPerPx) * unitsPerPx));
}

function finished(branches: readonly Coordinates[], window: ViewWindow, unitsPerPx: number): Coordinates[] {
  return branches
    .flatMap((branch) => clipPolyline(branch, window))
    .map((branch) => closed(simplifyPolyline(branch, SIMPLIFICATION * unitsPerPx), CLOSING * unitsPerPx));
}

/** A curve that comes back to its start ends there exactly, so that it is drawn with a join and not with two caps. */
function closed(branch: Coordinates, gap: number): Coordinates {
  const end = branch.length - 2;
  if (end >= 6 && Math.hypot(branch[0]! - branch[end]!, branch[1]! - branch[end + 1]!) <= gap)
    branch.copyWithin(end, 0, 2);
  return branch;
}

/** The branches of a curve without a transform, snapped: which samples are needed has to be the same in all engines. */
function branchesOf(curve: CurveValue, window: ViewWindow, unitsPerPx: number): Coordinates[] {
  if (curve.form === 'sampled') return snapped(refinedBranches(curve, window, unitsPerPx), unitsPerPx);
  if (curve.form === 'implicit') {
    const field = preciseField(curve.f, window, unitsPerPx);
    return snapped(traceImplicit(curve.f.at, window, unitsPerPx, true, field), unitsPerPx);
  }
  const box = {
    left: window.left / unitsPerPx,
    right: window.right / unitsPerPx,
    bottom: window.bottom / unitsPerPx,
    top: window.top / unitsPerPx,
  };
  const stops = stopsOf(curve, window, unitsPerPx);
  return sampleMotion(motionOf(curve, stops, unitsPerPx), stops, box).map((branch) => scaled(branch, unitsPerPx));
}

function motionOf(curve: SteppedCurve, stops: Float64Array, unitsPerPx: number): Motion {
  const size = Math.max(-(stops[0] ?? 0), stops[stops.length - 1] ?? 0);
  switch (curve.form) {
    case 'explicit':
      return {
        x: (t) => t / unitsPerPx,
        y: (t) => curve.f.at(t) / unitsPerPx,
        ...graphBulge(curve.f, size, unitsPerPx),
      };
    case 'inverse':
      return {
        x: (t) => curve.f.at(t) / unitsPerPx,
        y: (t) => t / unitsPerPx,
        ...graphBulge(curve.f, size, unitsPerPx),
      };
    case 'parametric':
      return {
        x: (t) => curve.fx.at(t) / unitsPerPx,
        y: (t) => curve.fy.at(t) / unitsPerPx,
        ...pathBulge(curve.fx, curve.fy, size, unitsPerPx),
      };
  }
}

/**
 * Over a step h a graph is at most h² max|f″| / 8 above or below its chord (the error of linear interpolation), and that times h / chord from it. Where it may
 * turn back, as it can't where the chord is steeper than the slope changes, it may be as far beyond an end.
 */
function graphBulge(f: ScalarFunction, size: number, unitsPerPx: number): Pick<Motion, 'bulge'> {
  const bend = bendOf(f, size);
  if (bend === undefined) return {};
  return {
    bulge(from, to, chord) {
      const step = (to - from) / unitsPerPx;
      const height = (bend(from, to) * unitsPerPx * step * step) / 8;
      return chord - step > 8 * height ? (height * step) / chord : height;
    },
  };
}

/** The same for both coordinates. */
function pathBulge(fx: ScalarFunction, fy: ScalarFunction, size: number, unitsPerPx: number): Pick<Motion, 'bulge'> {
  const bendX = bendOf(fx, size);
  const bendY = bendX && bendOf(fy, size);
  const scale = 1 / (8 * unitsPerPx);
  if (bendX === undefined || bendY === undefined) return {};
  return {
    bulge(from, to) {
      const step = to - from;
      const x = bendX(from, to);
      const y = bendY(from, to);
      return Math.sqrt(x * x + y * y) * step * step * scale;
    },
  };
}

/** At least the largest |f″| between two parameters, which are at most `size` in absolute value. */
function bendOf({ expr, variable }: ScalarFunction, size: number): ((from: number, to: number) => number) | undefined {
  const coefficients = polynomialIn(expr, variable);
  if (coefficients === undefined) {
    const bound = bendBound(expr, variable, size);
    return bound === undefined ? undefined : () => bound;
  }
  const bends = coefficients.slice(2).map((c, k) => Math.abs(c) * (k + 1) * (k + 2));
  return (from, to) => {
    const furthest = Math.max(-from, to);
    let most = 0;
    for (let k = bends.length - 1; k >= 0; k--) most = most * furthest + bends[k]!;
    return most;
  };
}

function stopsOf(curve: SteppedCurve, window: ViewWindow, unitsPerPx: number): Float64Array {
  if (curve.form === 'parametric') {
    const [from, to] = [Math.max(-FAR, curve.min), Math.min(FAR, curve.max)];
    return evenStops(from, to, affordable(curve, from, to, PARAMETRIC_STEPS));
  }
  const [low, high] = curve.form === 'explicit' ? [window.left, window.right] : [window.bottom, window.top];
  const min = Math.max(low, curve.min);
  const max = Math.min(high, curve.max);
  return evenStops(
    min,
    max,
    affordable(curve, min, max, Math.min(EXPLICIT_STEPS, (max - min) / (EXPLICIT_STEP * unitsPerPx))),
  );
}

/** First steps that leave most of the work to the bends: each is tested at its quarters. */
function affordable(curve: SteppedCurve, from: number, to: number, wanted: number): number {
  // A solution of a differential equation is computed up to where it is asked for, which later calls need not do again.
  for (const t of [from, to]) void pointOrNaN(curve, t);
  const calls = drawingCalls([from, (from + to) / 2, to].map((t) => () => void pointOrNaN(curve, t)));
  return Math.ceil(Math.min(wanted, Math.max(FEWEST_STEPS, calls / 8)));
}

function evenStops(min: number, max: number, steps: number): Float64Array {
  if (!(min < max)) return new Float64Array(0);
  const stops = new Float64Array(steps + 1);
  for (let i = 0; i < steps; i++) stops[i] = min + ((max - min) * i) / steps;
  stops[steps] = max;
  return stops;
}
