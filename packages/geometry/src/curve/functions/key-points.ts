import type { Expr } from '../../syntax/ast.js';
import { subtract } from '../../syntax/build.js';
import { childrenOf } from '../../syntax/walk.js';
import { type ExplicitCurve, Undefined, type Value, type Vec2 } from '../../values.js';
import { asFunction, explicitCurve } from '../scalar.js';
import { functionAsymptotes } from './asymptotes.js';
import { extremaOf, rootsOf } from './function-points.js';

/** Where there are more, as periodic functions have, those within this distance of the y-axis count. */
const MANY = 8;
const NEAR = 6;

/** Where nothing is found, roots and extrema are looked for this far from the y-axis. */
const FAR = 1000;

/**
 * What a textbook shows of the graph of a function: where it crosses the axes, its extrema, the ends of its range and
 * pieces, and its branches beside a pole that is far away.
 * Empty for a value that is no function of x.
 */
export function keyPoints(value: Value): readonly Vec2[] {
  const curve = functionOf(value);
  if (curve === undefined) return [];
  const { f, min, max } = curve;
  const near = turnsOf(curve);
  const found = near.length > 0 ? near : turnsOf({ ...curve, min: Math.max(min, -FAR), max: Math.min(max, FAR) });
  const poles = polesOf(curve)
    .filter((x) => Math.abs(x) > NEAR)
    .flatMap((x) => [x - 1, x + 1]);
  const own = [0, min, max, ...poles, ...breaksIn(f.expr)].filter((x) => Number.isFinite(x) && x >= min && x <= max);
  return [...own, ...fewOf(found)].map((x) => ({ x, y: f.at(x) })).filter(({ y }) => Number.isFinite(y));
}

const turnsOf = (curve: ExplicitCurve): readonly number[] => [
  ...foundBy(() => rootsOf(curve)),
  ...foundBy(() => extremaOf(curve)),
];

/** The numbers that conditions compare x with. */
function breaksIn(tree: Expr): readonly number[] {
  const compared = tree.kind === 'comparison' ? tree.operands : [];
  const isOfX = compared.some(({ kind }) => kind === 'name');
  const own = isOfX ? compared.flatMap((operand) => constantOf(operand) ?? []) : [];
  return [...own, ...childrenOf(tree).flatMap(breaksIn)];
}

const constantOf = (tree: Expr): number | undefined => {
  if (tree.kind === 'negate') return tree.operand.kind === 'number' ? -tree.operand.value : undefined;
  return tree.kind === 'number' ? tree.value : undefined;
};

/** Of a quotient of polynomials where its vertical asymptotes are. */
const polesOf = (curve: ExplicitCurve): readonly number[] =>
  foundBy(() => functionAsymptotes(curve).flatMap(({ origin, direction }) => (direction.x === 0 ? origin.x : [])));

/** Where the graphs of two functions meet. */
export function meetingPoints(one: Value, other: Value): readonly Vec2[] {
  const [f, g] = [functionOf(one), functionOf(other)];
  if (f === undefined || g === undefined) return [];
  const difference = explicitCurve(subtract(f.f.expr, g.f.expr), Math.max(f.min, g.min), Math.min(f.max, g.max));
  return fewOf(foundBy(() => rootsOf(difference))).map((x) => ({ x, y: f.f.at(x) }));
}

const fewOf = (places: readonly number[]): readonly number[] =>
  places.length > MANY ? places.filter((x) => Math.abs(x) <= NEAR) : places;

/** The value as a function of x; undefined for one that is none. */
function functionOf(value: Value): ExplicitCurve | undefined {
  try {
    return value.type === 'Number' ? undefined : asFunction(value);
  } catch (error) {
    if (error instanceof Undefined) return undefined;
    throw error;
  }
}

/** None where the function is 0 on an interval. */
function foundBy(search: () => readonly number[]): readonly number[] {
  try {
    return search();
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}

/** The values of a function at some places; none of a value that is no function of x. */
export function valuesAt(value: Value, places: readonly number[]): readonly number[] {
  const curve = functionOf(value);
  if (curve === undefined) return [];
  return places
    .filter((x) => x >= curve.min && x <= curve.max)
    .map(curve.f.at)
    .filter(Number.isFinite);
}
