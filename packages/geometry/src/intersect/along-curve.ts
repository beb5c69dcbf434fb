import { functionRoots, ZeroStretch } from '../curve/functions/function-roots.js';
import { ON_OBJECT } from '../plane/tolerance.js';
import type { Vec2 } from '../values.js';
import { Coincident, type Hit, type Part } from './part.js';
import { canSubstitute, rationalParameters, rationalRoots } from './rational.js';

/** A pair of parts of which the first is run along and the second gives the equation. */
interface Pair {
  readonly along: Part;
  readonly other: Part;
  /** The first of the pair is the first of the intersection. */
  readonly inOrder: boolean;
}

/** Which of two parts to run along: those without an equation must be, and those whose parameter is x or y are easy on both. */
const PREFERENCE = { parametric: 5, explicit: 4, line: 3, conic: 2, implicit: 0, point: 0 } as const;
/** A line steeper than this (run over length) is run along itself: its points share one x. */
const STEEP = 1e-6;

/**
 * The points of two parts where one has a parameter and the other an equation: exact roots where both are polynomials,
 * a search along the parameter otherwise (±100 where it is infinite, around `near` where that is given). Throws Coincident.
 */
export function alongCurve(a: Part, b: Part, near: Vec2 | undefined): readonly Hit[] {
  const pair = choose(a, b);
  return exactHits(pair) ?? searchedHits(pair, near);
}

function choose(a: Part, b: Part): Pair {
  const forward = { along: a, other: b, inOrder: true };
  const backward = { along: b, other: a, inOrder: false };
  if (a.at === undefined || b.value === undefined) return backward;
  if (b.at === undefined || a.value === undefined) return forward;
  return preferenceOf(a) >= preferenceOf(b) ? forward : backward;
}

function preferenceOf(part: Part): number {
  if (part.line === undefined) return PREFERENCE[part.kind];
  const { direction, min, max } = part.line;
  const steep = Math.abs(direction.x) <= STEEP * Math.abs(direction.y);
  return Number.isFinite(max - min) || steep ? 4.5 : PREFERENCE.line;
}

function exactHits({ along, other, inOrder }: Pair): Hit[] | undefined {
  const direct = tryExact(along, other, inOrder);
  return direct ?? tryExact(other, along, !inOrder);
}

function tryExact(along: Part, other: Part, inOrder: boolean): Hit[] | undefined {
  const { rational } = along;
  const { equation } = other;
  if (rational === undefined || equation === undefined || !canSubstitute(rational, equation)) return undefined;
  // Of a line and of a conic the rational form has a parameter of its own.
  if (along.line !== undefined || along.conic !== undefined)
    return rationalRoots(rational, equation).map((point) => ({ point }));
  return rationalParameters(rational, equation).map((t) => hit(along.at!(t), t, inOrder));
}

function hit(point: Vec2, t: number, inOrder: boolean): Hit {
  return inOrder ? { point, ta: t } : { point, tb: t };
}

function searchedHits({ along, other, inOrder }: Pair, near: Vec2 | undefined): Hit[] {
  const at = along.at!;
  const value = other.value!;
  const knowsParameter = along.kind === 'explicit' || along.kind === 'parametric';
  return rangesOf(along, other).flatMap(([min, max]) => {
    const shift = Number.isFinite(max - min) ? 0 : shiftTo(along, near);
    return rootsOrCoincident((t) => value(at(t + shift)), min - shift, max - shift, along.steps).map((root) => {
      const t = root + shift;
      return knowsParameter ? hit(at(t), t, inOrder) : { point: at(t) };
    });
  });
}

function rootsOrCoincident(f: (t: number) => number, min: number, max: number, steps: number | undefined): number[] {
  try {
    return functionRoots(f, min, max, steps);
  } catch (error) {
    if (error instanceof ZeroStretch) throw new Coincident();
    throw error;
  }
}

/** An explicit curve needs no search beyond the other part's box. */
function rangesOf(along: Part, other: Part): readonly (readonly [number, number])[] {
  const ranges = along.ranges!;
  if (along.axis === undefined) return ranges;
  const { left, right, bottom, top } = other.bounds;
  const [low, high] = along.axis === 'x' ? [left, right] : [bottom, top];
  const slack = ON_OBJECT * Math.max(...[low, high].filter(Number.isFinite).map(Math.abs), 0);
  return ranges.map(([min, max]) => [Math.max(min, low - slack), Math.min(max, high + slack)] as const);
}

function shiftTo(along: Part, near: Vec2 | undefined): number {
  if (near === undefined) return 0;
  if (along.line !== undefined) {
    const start = along.at!(0);
    const unit = along.at!(1);
    return (near.x - start.x) * (unit.x - start.x) + (near.y - start.y) * (unit.y - start.y);
  }
  const t = along.kind === 'explicit' ? along.parameterOf(near) : undefined;
  return t ?? 0;
}
