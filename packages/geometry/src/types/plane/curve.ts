import { curveRange, pointOrNaN } from '../../curve/at.js';
import { curveImage } from '../../plane/images.js';
import type { CurveValue, Vec3 } from '../../values.js';
import { curveFields } from '../curve-fields.js';
import { isFiniteData } from '../finite.js';
import { raise } from '../lifted.js';
import type { PlaneType } from '../record.js';

declare module '../../values.js' {
  interface CurveBase {
    readonly type: 'Curve';
    /** Applied after the form below; the identity where it is missing. */
    readonly transform?: Affine;
  }
  /** y = f(x) on [min, max]; infinite ends are usual. The parameter is x. */
  interface ExplicitCurve extends CurveBase {
    readonly form: 'explicit';
    readonly f: ScalarFunction;
    readonly min: number;
    readonly max: number;
  }
  /** x = g(y) on [min, max]. The parameter is y. */
  interface InverseCurve extends CurveBase {
    readonly form: 'inverse';
    readonly f: ScalarFunction;
    readonly min: number;
    readonly max: number;
  }
  /** (x(t), y(t)), t in [min, max]. Polar curves, Bézier and spline curves are parametric too. */
  interface ParametricCurve extends CurveBase {
    readonly form: 'parametric';
    readonly fx: ScalarFunction;
    readonly fy: ScalarFunction;
    readonly min: number;
    readonly max: number;
  }
  /** F(x, y) = 0. It has no parameter. */
  interface ImplicitCurve extends CurveBase {
    readonly form: 'implicit';
    readonly f: PlaneFunction;
  }
  /** Points met in order (loci, splines), as branches; the parameter is the fraction of the whole length. */
  interface SampledCurve extends CurveBase {
    readonly form: 'sampled';
    readonly branches: readonly (readonly Vec2[])[];
    /** Where the points come from, for drawings that need more of them. */
    readonly source?: SampleSource;
  }
  /** A moving point, and where its driver was for each point of each branch. */
  interface SampleSource {
    /** Undefined where there is no point. */
    readonly at: (t: number) => Vec2 | undefined;
    /**
     * For each branch the parameters of its points, between those before and after it; without one at an end of the
     * range.
     */
    readonly parameters: readonly {
      readonly before?: number;
      readonly own: readonly number[];
      readonly after?: number;
    }[];
  }
  type CurveValue = ExplicitCurve | InverseCurve | ParametricCurve | ImplicitCurve | SampledCurve;
  interface PlaneValues {
    Curve: CurveValue;
  }
}

/** An endless curve is a figure in space up to this parameter. */
const FAR = 100;

/** Infinite ends are usual; an end that is not a number is a mistake of the construction. */
function hasEnds(curve: CurveValue): boolean {
  return !('min' in curve && (Number.isNaN(curve.min) || Number.isNaN(curve.max)));
}

/** Points of a curve that show how far it reaches. */
const SPAN_POINTS = 64;

/** Where half of all points take up less than this share of the extent, the rest runs away: no picture shows both. */
const LEAST_MIDDLE = 1 / 9;

/** Points along a parametric curve with two ends that can be seen whole; else none. */
function endedSpan(curve: CurveValue & { form: 'parametric' }): readonly Vec3[] {
  const { min, max } = curve;
  if (!Number.isFinite(max - min)) return [];
  const points = Array.from({ length: SPAN_POINTS + 1 }, (_, i) =>
    raise(pointOrNaN(curve, min + ((max - min) * i) / SPAN_POINTS)),
  );
  return sideOf(points, 1 / 4) >= LEAST_MIDDLE * sideOf(points, 0) ? points : [];
}

/** The longer side of the box around points, without a share of the outermost coordinates at each end. */
function sideOf(points: readonly Vec3[], share: number): number {
  const sides = (['x', 'y'] as const).map((axis) => {
    const values = points.map((point) => point[axis]).sort((a, b) => a - b);
    const left = Math.round(share * (values.length - 1));
    return values.at(-1 - left)! - values[left]!;
  });
  return Math.max(...sides);
}

export const curve: PlaneType<CurveValue> = {
  constructors: [],
  isPath: true,
  transform: curveImage,
  lift: (value) => {
    if (value.form === 'implicit') return undefined;
    const [min, max] = curveRange(value);
    return {
      type: 'Curve3',
      at: (t) => raise(pointOrNaN(value, t)),
      min: Math.max(min, -FAR),
      max: Math.min(max, FAR),
    };
  },
  fields: curveFields,
  listed: [],
  shown: 'measure',
  hasEquation: true,
  number: undefined,
  isFinite: (value) => (value.form === 'sampled' ? isFiniteData(value.branches) : hasEnds(value)),
  extent: (value) => (value.form === 'parametric' ? endedSpan(value) : []),
};
