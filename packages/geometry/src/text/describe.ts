import { finiteOrNull } from '../types/fields.js';
import { figureType, isScalar, scalarType } from '../types/table.js';
import type { PlaneValue, SpaceValue, Value } from '../values.js';
import { propertyValue } from './property-value.js';

/** A value as plain JSON, for listings: a point as { x, y }, a number as itself (null where it is infinite), figures by what fixes them. */
export function describeValue(value: Value): unknown {
  return isScalar(value) ? scalarType(value).describe(value, describeValue) : describeFigure(value);
}

function describeFigure(figure: PlaneValue | SpaceValue): unknown {
  const { fields, listed } = figureType(figure);
  const described = plain(fields(figure)) as Record<string, unknown>;
  for (const name of listed) {
    const property = propertyValue(figure, name);
    if (property !== undefined) described[name] = name === 'normal' ? plain(endOf(property)) : describeValue(property);
  }
  return described;
}

/** Values inside values keep their type beside their fields. */
function plain(field: unknown): unknown {
  if (typeof field === 'number') return finiteOrNull(field);
  if (Array.isArray(field)) return field.map(plain);
  if (typeof field !== 'object' || field === null) return field;
  return Object.fromEntries(Object.entries(field).map(([key, inner]) => [key, plain(inner)]));
}

/** A direction as its components. */
function endOf(value: Value): unknown {
  return value.type === 'Vector3' ? value.end : value;
}
