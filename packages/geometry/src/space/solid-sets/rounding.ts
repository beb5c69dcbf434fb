import type { PolyhedronValue } from '../../values.js';
import { pointsRounding } from '../slide-rounding.js';
import { polygonNormal, unit } from '../vec3.js';

/** A face is across an axis where its unit normal is off the axis by less. */
const ALONG = 1e-12;

/**
 * The unit of the last decimal to which corners are rounded, world units; 0 where they are not. Faces across the axes,
 * too, give 0: where two of them were in one plane, they still are, since equal numbers are rounded to equal ones.
 *
 * @param rounding That of the file: corners that are laid into their planes, or turned, show it no more.
 */
export function roundedTo(solids: readonly PolyhedronValue[], rounding: number): number {
  return solids.every(isAcrossAxes) ? 0 : (pointsRounding(solids.flatMap(({ vertices }) => vertices)) ?? rounding);
}

function isAcrossAxes({ vertices, faces }: PolyhedronValue): boolean {
  return faces.every((face) => {
    const { x, y, z } = unit(polygonNormal(face.map((i) => vertices[i]!)));
    return 1 - Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) < ALONG;
  });
}
