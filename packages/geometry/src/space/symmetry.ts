import { type CurvedSolidValue, Undefined } from '../values.js';

/** The centre and half axes of a solid that an equation gives. Throws Undefined for others. */
export function symmetryOf({ symmetry }: CurvedSolidValue): NonNullable<CurvedSolidValue['symmetry']> {
  if (!symmetry) throw new Undefined('it has no centre: ellipsoids, hyperboloids and cones of an equation have one');
  return symmetry;
}
