import type { PlaneValue, SpaceValue, Value } from '../values.js';
import { isPlane, isScalar, planeType } from './table.js';

/**
 * A value of the plane as the same figure in z = 0; undefined for what has no counterpart in space. Space values come
 * back as they are.
 */
export function lift(value: Value): SpaceValue | undefined {
  if (isScalar(value)) return undefined;
  return isPlane(value) ? liftFigure(value) : value;
}

function liftFigure<P extends PlaneValue>(figure: P): SpaceValue | undefined {
  return planeType(figure).lift?.(figure, liftFigure);
}
