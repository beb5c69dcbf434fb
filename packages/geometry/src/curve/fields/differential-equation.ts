import { substitute } from '../../functions/free-names.js';
import type { Expr } from '../../syntax/ast.js';
import { name, ownCall } from '../../syntax/build.js';
import { type CurveValue, type ExplicitCurve, Undefined, type Vec2 } from '../../values.js';
import { solveInitialValue } from '../numeric/dormand-prince.js';
import { planeFunction } from '../scalar.js';

/** A name that no source can hold: the variable y of the right side while x is replaced. */
const OTHER = 'y of the solution';

/**
 * The solution of y′ = f(x, y) through a point, on [min, max]. Its derivative is exact: f at the solution. Throws
 * Undefined
 * where f has no value at the point, and where a finite end of the range is not reached.
 */
export function solutionOf(slope: Expr, { x, y }: Vec2, min: number, max: number): ExplicitCurve {
  const f = planeFunction(slope).at;
  const solution = solveInitialValue(
    (t, [value], out) => {
      out[0] = f(t, value!);
    },
    x,
    [y],
  );
  const at = (t: number): number => solution(t)?.[0] ?? Number.NaN;
  requireStart(at(x));
  const ofArgument = (argument: Expr): Expr =>
    ownCall({ name: 'solution', evaluate: at, partials: ([inner]) => [slopeAt(inner!)] }, argument);
  const slopeAt = (argument: Expr): Expr =>
    substitute(substitute(substitute(slope, 'y', name(OTHER)), 'x', argument), OTHER, ofArgument(argument));
  const curve: ExplicitCurve = {
    type: 'Curve',
    form: 'explicit',
    f: { variable: 'x', expr: ofArgument(name('x')), at },
    min,
    max,
  };
  requireEnds(at, min, max);
  return curve;
}

/**
 * The path of a point that starts at a place at t = 0 and moves with the velocity (P(x, y), Q(x, y)), for t in [min,
 * max].
 * Throws Undefined as `solutionOf` does.
 */
export function trajectoryOf(p: Expr, q: Expr, start: Vec2, min: number, max: number): CurveValue {
  const [fx, fy] = [planeFunction(p).at, planeFunction(q).at];
  const solution = solveInitialValue(
    (_, [x, y], out) => {
      out[0] = fx(x!, y!);
      out[1] = fy(x!, y!);
    },
    0,
    [start.x, start.y],
  );
  const component = (which: 0 | 1, label: string) => {
    const at = (t: number): number => solution(t)?.[which] ?? Number.NaN;
    const ofArgument = (argument: Expr): Expr =>
      ownCall({ name: label, evaluate: at, partials: ([inner]) => [velocityAt(which, inner!)] }, argument);
    return { at, ofArgument };
  };
  const [x, y] = [component(0, 'x'), component(1, 'y')];
  const velocityAt = (which: 0 | 1, argument: Expr): Expr => {
    const tree = which === 0 ? p : q;
    return substitute(
      substitute(substitute(tree, 'y', name(OTHER)), 'x', x.ofArgument(argument)),
      OTHER,
      y.ofArgument(argument),
    );
  };
  requireStart(x.at(0));
  requireEnds(x.at, min, max);
  const scalar = ({ at, ofArgument }: typeof x) => ({ variable: 't', expr: ofArgument(name('t')), at });
  return { type: 'Curve', form: 'parametric', fx: scalar(x), fy: scalar(y), min, max };
}

function requireStart(value: number): void {
  if (Number.isNaN(value))
    throw new Undefined('the differential equation has no slope at the point, so no solution starts there');
}

/** A solution that ends before the range does is known by its end, not by a hole in the picture. */
function requireEnds(at: (t: number) => number, min: number, max: number): void {
  for (const end of [min, max]) {
    if (Number.isFinite(end) && Number.isNaN(at(end))) {
      throw new Undefined(
        `the solution does not reach ${end}: it has a pole or ends before; leave out the range, or choose a nearer end`,
      );
    }
  }
}
