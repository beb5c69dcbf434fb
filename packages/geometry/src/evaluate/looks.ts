import type { Construction, ConstructionObject } from '../construction.js';
import type { Expr } from '../syntax/ast.js';
import { lift } from '../types/lift.js';
import { Undefined, type Value, type Vec3 } from '../values.js';
import type { Looks } from './entries.js';
import { evaluate, evaluator } from './evaluator.js';
import { environmentOf } from './names/bare-environment.js';
import { isTrue } from './numbers/operators.js';

/** Whether an object is shown and where it hangs, once everything has its value. */
type Shown = Pick<ConstructionObject, 'isShown' | 'place'>;

/**
 * What conditions and places come to. One that has no value counts as not said, and `report` takes why.
 */
export function shownBy(
  { showIf, at, offset }: Looks,
  construction: Construction,
  report: (message: string) => void,
): Shown {
  const env = environmentOf(construction);
  const attempt = <T>(field: string, tree: Expr | undefined, read: (tree: Expr) => T): T | undefined => {
    if (tree === undefined) return undefined;
    try {
      return read(tree);
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
      report(`${field}: ${error.message}`);
      return undefined;
    }
  };
  const isShown = attempt('showIf', showIf, (tree) => isTrue(tree, env, evaluator)) ?? true;
  const pair = (field: string) => (tree: Expr) => positionOf(evaluate(tree, env), field);
  const anchor = attempt('at', at, pair('at'));
  const shift = attempt('offset', offset, pair('offset'));
  // A text whose point does not exist has no place.
  if (at !== undefined && anchor === undefined) return { isShown: false };
  const place = anchor && shift ? sum(anchor, shift) : (anchor ?? shift);
  return { isShown, ...(place && { place }) };
}

function sum(a: Vec3, b: Vec3): Vec3 {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

function positionOf(value: Value, field: string): Vec3 {
  const figure = lift(value);
  if (figure?.type === 'Point3') return { x: figure.x, y: figure.y, z: figure.z };
  if (figure?.type !== 'Vector3')
    throw new Undefined(`a ${value.type} is no place: write ${field} as a point or (x, y)`);
  const { start, end } = figure;
  return { x: end.x - start.x, y: end.y - start.y, z: end.z - start.z };
}
