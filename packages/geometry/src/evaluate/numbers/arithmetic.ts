import type { BinaryOperator } from '../../syntax/ast.js';
import type { Value, Vec3 } from '../../values.js';

/** A point, or a free vector, of the plane or of space. */
export interface Position extends Vec3 {
  readonly vector: boolean;
  readonly inSpace: boolean;
}

export function positionOf(value: Value): Position | undefined {
  switch (value.type) {
    case 'Point':
      return { x: value.x, y: value.y, z: 0, vector: false, inSpace: false };
    case 'Point3':
      return { x: value.x, y: value.y, z: value.z, vector: false, inSpace: true };
    case 'Vector': {
      const { start, end } = value;
      return { x: end.x - start.x, y: end.y - start.y, z: 0, vector: true, inSpace: false };
    }
    case 'Vector3': {
      const { start, end } = value;
      return { x: end.x - start.x, y: end.y - start.y, z: end.z - start.z, vector: true, inSpace: true };
    }
    default:
      return undefined;
  }
}

/** The dot product of two points or vectors; undefined for anything else. */
export function dotProduct(left: Value, right: Value): Value | undefined {
  const a = positionOf(left);
  const b = positionOf(right);
  return a && b && { type: 'Number', value: a.x * b.x + a.y * b.y + a.z * b.z };
}

/** A vector starts at the origin. */
export function valueAt({ x, y, z, vector, inSpace }: Position): Value {
  if (vector) {
    return inSpace
      ? { type: 'Vector3', start: { x: 0, y: 0, z: 0 }, end: { x, y, z } }
      : { type: 'Vector', start: { x: 0, y: 0 }, end: { x, y } };
  }
  return inSpace ? { type: 'Point3', x, y, z } : { type: 'Point', x, y };
}

function combine(a: Position, b: Position, sign: 1 | -1): Value {
  return valueAt({
    x: a.x + sign * b.x,
    y: a.y + sign * b.y,
    z: a.z + sign * b.z,
    vector: a.vector && b.vector,
    inSpace: a.inSpace || b.inSpace,
  });
}

function scale(position: Position, factor: number): Value {
  const { x, y, z } = position;
  return valueAt({ ...position, x: x * factor, y: y * factor, z: z * factor });
}

/** The length of a vector, or of the position vector of a point; undefined for anything else. */
export function magnitude(value: Value): number | undefined {
  const position = positionOf(value);
  return position && Math.hypot(position.x, position.y, position.z);
}

export function negatePosition(value: Value): Value | undefined {
  const position = positionOf(value);
  return position && scale(position, -1);
}

/**
 * Sums, differences and multiples of points and vectors, the dot product of two of them and that of one with itself as
 * its square; undefined for anything else.
 * A point and a vector give a point, two vectors a vector. `number` reads a side as a number.
 */
export function combinePositions(
  operator: BinaryOperator,
  left: Value,
  right: Value,
  number: (value: Value) => number | undefined,
): Value | undefined {
  const a = positionOf(left);
  const b = positionOf(right);
  if (a !== undefined && b !== undefined) {
    if (operator === '+' || operator === '-') return combine(a, b, operator === '+' ? 1 : -1);
    return operator === '*' ? dotProduct(left, right) : undefined;
  }
  if (a !== undefined && operator === '^' && number(right) === 2) return dotProduct(left, left);
  if (a !== undefined && (operator === '*' || operator === '/')) {
    const factor = number(right);
    if (factor === undefined || (operator === '/' && factor === 0)) return undefined;
    return scale(a, operator === '*' ? factor : 1 / factor);
  }
  const factor = b !== undefined && operator === '*' ? number(left) : undefined;
  return b === undefined || factor === undefined ? undefined : scale(b, factor);
}
