import { functionTree, functionValue } from '../functions/function-values.js';
import { polynomialIn } from '../functions/polynomial.js';
import { takeSteps } from '../functions/steps.js';
import { conicFromCoefficients } from '../plane/conics/conic.js';
import type { Parameter } from '../table.js';
import { lift } from '../types/lift.js';
import { figureType, isScalar, valueNames } from '../types/table.js';
import { unions } from '../types/unions.js';
import type { CurveValue, ExplicitCurve, ListValue, Value } from '../values.js';

const VALUE_NAMES: ReadonlySet<string> = new Set(valueNames);

/** Steps for an item that is compared with a type, or turned into it. */
const ITEM_STEPS = 4;

/** What transforms take: figures, and lists of them at any depth. */
const FIGURES = 'PlaneObject[]';

/** The declared type without what makes it a list or repeats it. */
export function elementType(type: string): string {
  return type.replace(/(?:\[\])?…?$/u, '');
}

/** True for `Point…`: the last parameter, taken once or more. */
export function isVariadic(type: string): boolean {
  return type.endsWith('…');
}

/** How many arguments parameters take at least and at most. */
export function arityOf(parameters: readonly Parameter[]): readonly [number, number] {
  const last = parameters.at(-1);
  const repeats = last !== undefined && isVariadic(last.type);
  const fewest = parameters.filter((parameter) => parameter.optional !== true).length;
  return [fewest, repeats ? Number.POSITIVE_INFINITY : parameters.length];
}

/** True where the name is one that parameters can be declared with. */
export function isParameterType(type: string): boolean {
  const element = elementType(type);
  return element === 'Expr' || element === 'Function' || element in unions || VALUE_NAMES.has(element);
}

/** True where a value is of the type as it stands. `Function` is an explicit curve, y = f(x). */
export function fits(value: Value, type: string): boolean {
  if (type.endsWith('…')) return fits(value, type.slice(0, -1));
  if (type.endsWith('[]')) {
    return value.type === 'List' && itemsFit(value, type);
  }
  if (type === 'Function') return isFunction(value);
  return unions[type]?.includes(value.type) ?? value.type === type;
}

function itemsFit(list: ListValue, type: string): boolean {
  const itemType = type.slice(0, -2);
  const shared = sharedType(list);
  // Only a list and a function differ within their types.
  if (shared !== undefined && shared !== 'List' && itemType !== 'Function') return fits(list.items[0]!, itemType);
  takeSteps(ITEM_STEPS * list.items.length);
  return list.items.every((item) => fits(item, itemType) || (type === FIGURES && fits(item, FIGURES)));
}

/** The type that all items of a list have, by the list. */
const sharedTypes = new WeakMap<ListValue, Value['type'] | 'several'>();

/** The type that all items of a list have; undefined where they have several, or there are none. */
function sharedType(list: ListValue): Value['type'] | undefined {
  const first = list.items[0]?.type;
  const known = sharedTypes.get(list);
  if (first === undefined || known === 'several') return undefined;
  if (known !== undefined) return known;
  takeSteps(list.items.length);
  const isShared = list.items.every(({ type }) => type === first);
  sharedTypes.set(list, isShared ? first : 'several');
  return isShared ? first : undefined;
}

function isFunction(value: Value): value is ExplicitCurve {
  return value.type === 'Curve' && value.form === 'explicit';
}

/**
 * The value as the type wants it: itself where it fits; an angle, area or segment as its number (radians, signed area, length), as GeoGebra
 * does; a line as a function; a quadratic function as a parabola; a point as a position vector; a figure of the plane as the same in z = 0. Undefined where nothing does.
 */
export function coerce(value: Value, type: string): Value | undefined {
  if (fits(value, type)) return value;
  if (type.endsWith('…')) return coerce(value, type.slice(0, -1));
  if (type.endsWith('[]')) return coerceItems(value, type.slice(0, -2));
  if (type === 'Number') return numberOf(value);
  if (type === 'Function') return lineFunction(value);
  if (value.type === 'Curve' && (type === 'Conic' || type === 'Parabola')) return parabolaOf(value);
  if (type === 'Vector' && value.type === 'Point') {
    return { type: 'Vector', start: { x: 0, y: 0 }, end: { x: value.x, y: value.y } };
  }
  const lifted = lift(value);
  if (lifted === undefined || lifted === value) {
    return type === 'Vector3' && value.type === 'Point3'
      ? { type: 'Vector3', start: { x: 0, y: 0, z: 0 }, end: { x: value.x, y: value.y, z: value.z } }
      : undefined;
  }
  return coerce(lifted, type);
}

/** A line that is not vertical is a function of x. */
function lineFunction(value: Value): Value | undefined {
  const tree = value.type === 'Line' ? functionTree(value) : undefined;
  return tree && functionValue(tree);
}

/** The graph of a quadratic function, whole and where it stands, as a parabola. */
function parabolaOf(curve: CurveValue): Value | undefined {
  if ((curve.form !== 'explicit' && curve.form !== 'inverse') || curve.transform !== undefined) return undefined;
  if (curve.min > Number.NEGATIVE_INFINITY || curve.max < Number.POSITIVE_INFINITY) return undefined;
  const coefficients = polynomialIn(curve.f.expr, curve.f.variable);
  if (coefficients?.length !== 3) return undefined;
  const [f, d, a] = coefficients as [number, number, number];
  return curve.form === 'explicit'
    ? conicFromCoefficients(a, 0, 0, d, -1, f)
    : conicFromCoefficients(0, 0, a, -1, d, f);
}

function coerceItems(value: Value, type: string): Value | undefined {
  if (value.type !== 'List') return undefined;
  takeSteps(ITEM_STEPS * value.items.length);
  const items = value.items.map((item) => coerce(item, type));
  return items.includes(undefined) ? undefined : { type: 'List', items: items as Value[] };
}

function numberOf(value: Value): Value | undefined {
  const number = isScalar(value) ? undefined : figureType(value).number;
  return number && { type: 'Number', value: number(value as never) };
}
