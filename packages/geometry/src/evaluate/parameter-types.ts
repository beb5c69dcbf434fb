import { functionTree, functionValue } from '../functions/function-values.js';
import { polynomialIn } from '../functions/polynomial.js';
import { conicFromCoefficients } from '../plane/conics/conic.js';
import type { Parameter } from '../table.js';
import { lift } from '../types/lift.js';
import { figureType, isScalar, valueNames } from '../types/table.js';
import { unions } from '../types/unions.js';
import type { CurveValue, ExplicitCurve, Value } from '../values.js';

const VALUE_NAMES: ReadonlySet<string> = new Set(valueNames);

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
    const isItem = (item: Value) => fits(item, type.slice(0, -2)) || (type === FIGURES && fits(item, FIGURES));
    return value.type === 'List' && value.items.every(isItem);
  }
  if (type === 'Function') return isFunction(value);
  return unions[type]?.includes(value.type) ?? value.type === type;
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
  const items = value.items.map((item) => coerce(item, type));
  return items.includes(undefined) ? undefined : { type: 'List', items: items as Value[] };
}

function numberOf(value: Value): Value | undefined {
  const number = isScalar(value) ? undefined : figureType(value).number;
  return number && { type: 'Number', value: number(value as never) };
}
