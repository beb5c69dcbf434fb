import type { Construction, ConstructionObject } from '../construction.js';
import { closestParameter } from '../plane/closest.js';
import { pointAt } from '../plane/path.js';
import type { Expr } from '../syntax/ast.js';
import { Undefined, type Value, type Vec2 } from '../values.js';
import { evaluate } from './evaluator.js';
import { environmentOf } from './names/bare-environment.js';
import { constructorCalled } from './names/free-variables.js';

/** What a hand can change of an object: values of `uvarMap`, by their names. */
export type Freedom =
  /** A point whose coordinates are free, or some of them; `z` only in space. */
  | {
      readonly kind: 'coordinates';
      readonly x: string | undefined;
      readonly y: string | undefined;
      readonly z?: string | undefined;
    }
  /** A point that moves along a path; of a point in space it is a path in space. */
  | { readonly kind: 'path'; readonly parameter: string; readonly path: Value }
  | {
      readonly kind: 'slider';
      readonly variable: string;
      readonly min: number;
      readonly max: number;
      /** 0 where every value is possible. */
      readonly step: number;
    };

/**
 * What a hand can change of an object: the `?` of `Point(?, ?)`, `Point(2, ?)` or `Point(path, ?)`, in space also of
 * `Point(?, ?, ?)` or `Point(2, 1, ?)`, and sliders.
 * Undefined for everything else, and for what is impossible at the moment.
 */
export function freedomOf(construction: Construction, object: ConstructionObject): Freedom | undefined {
  const { id, tree, slider, value } = object;
  if (slider && value !== undefined) {
    return { kind: 'slider', variable: `${id}.0`, ...slider, step: Number.isFinite(slider.step) ? slider.step : 0 };
  }
  if (value?.type !== 'Point' && value?.type !== 'Point3') return undefined;
  if (tree?.kind !== 'call' || constructorCalled(tree) !== 'Point') return undefined;
  const [first, second, third, ...others] = tree.args;
  const isInSpace = value.type === 'Point3';
  const hasThree = third !== undefined;
  if (!first || !second || others.length > 0 || (hasThree && !isInSpace)) return undefined;
  const variable = (part: Expr | undefined) => (part?.kind === 'placeholder' ? `${id}.${part.index}` : undefined);
  const [x, y, z] = [variable(first), variable(second), variable(third)];
  const coordinates: Freedom = { kind: 'coordinates', x, y, ...(isInSpace && { z }) };
  if (x !== undefined) return coordinates;
  const parameter = y ?? z;
  if (parameter === undefined) return undefined;
  try {
    const path = evaluate(first, environmentOf(construction));
    if (path.type === 'Number') return coordinates;
    // On a surface, a point has two parameters, and nothing here finds them.
    return hasThree ? undefined : { kind: 'path', parameter, path };
  } catch (error) {
    // A path with placeholders of its own, which nothing outside of the definition can see.
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

/** No value is written with more decimals. */
const MAX_DECIMALS = 12;

/**
 * The values of `uvarMap` that bring a point as near to `to` as it can come, with as few decimals as place it within `tolerance`,
 * in units of the slide; without a `z` the height stays. Paths are those of the plane. Throws Undefined where the
 * path has no point near it.
 */
export function moveTo(
  freedom: Exclude<Freedom, { kind: 'slider' }>,
  to: Vec2 & { readonly z?: number },
  tolerance: number,
): [name: string, value: number][] {
  if (freedom.kind === 'path') {
    const { path } = freedom;
    const exact = closestParameter(path, to);
    const nearest = pointAt(path, exact);
    const gap = (t: number) => Math.hypot(pointAt(path, t).x - nearest.x, pointAt(path, t).y - nearest.y);
    const { name, value } = moveAlong(freedom, exact, (t) => gap(t) <= tolerance);
    return [[name, value]];
  }
  const within = (exact: number) => shortest(exact, (value) => Math.abs(value - exact) <= tolerance);
  const moved: [string, number][] = [];
  if (freedom.x !== undefined) moved.push([freedom.x, within(to.x)]);
  if (freedom.y !== undefined) moved.push([freedom.y, within(to.y)]);
  if (freedom.z !== undefined && to.z !== undefined) moved.push([freedom.z, within(to.z)]);
  return moved;
}

/**
 * The value of `uvarMap` that brings a point of a path to a parameter, with as few decimals as `isNear` lets it have. A
 * parameter for which that throws Undefined is none.
 */
export function moveAlong(
  { parameter }: Extract<Freedom, { kind: 'path' }>,
  exact: number,
  isNear: (t: number) => boolean,
): { readonly name: string; readonly value: number } {
  return { name: parameter, value: shortest(exact, isNear) };
}

/** The value of a slider nearest to `value`: on its steps and within its bounds. */
export function sliderValueNear({ min, max, step }: Extract<Freedom, { kind: 'slider' }>, value: number): number {
  const range = max - min;
  // Beyond the last whole step the end itself can be reached.
  const onStep = step > 0 && step <= range ? min + Math.round((value - min) / step) * step : value;
  const near = Math.abs(max - value) < Math.abs(onStep - value) ? max : onStep;
  const within = Math.min(max, Math.max(min, near));
  return shortest(within, (candidate) => Math.abs(candidate - within) <= 1e-9 * range);
}

/** The number nearest to `exact` with the fewest decimals that is enough; of a path's end, one on the path's side of it. */
function shortest(exact: number, isEnough: (value: number) => boolean): number {
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const rounded = Number(exact.toFixed(decimals)) + 0;
    const other = Number((rounded + Math.sign(exact - rounded) * 10 ** -decimals).toFixed(decimals)) + 0;
    for (const value of [rounded, other]) if (holds(value, isEnough)) return value;
  }
  return exact;
}

/** Rounding may step over the path's end, where there is no point. */
function holds(value: number, isEnough: (value: number) => boolean): boolean {
  try {
    return isEnough(value);
  } catch (error) {
    if (error instanceof Undefined) return false;
    throw error;
  }
}
