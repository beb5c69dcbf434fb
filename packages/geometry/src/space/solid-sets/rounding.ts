import type { PolyhedronValue } from '../../values.js';
import { polygonNormal, unit } from '../vec3.js';

/** Decimals that rounded coordinates have: with fewer they were meant so, with more no two faces are taken for one. */
const FEWEST = 2;
const MOST = 6;
/** Relative to a unit of the last decimal: what sums of decimals are off. */
const DIGITS = 1e-6;
/** A face is across an axis where its unit normal is off the axis by less. */
const ALONG = 1e-12;

/**
 * The unit of the last decimal to which corners are rounded, world units; 0 where they are not. Faces across the axes,
 * too, give 0: where two of them were in one plane, they still are, since equal numbers are rounded to equal ones.
 *
 * @param rounding That of the file: corners that are laid into their planes, or turned, show it no more.
 */
export function roundedTo(solids: readonly PolyhedronValue[], rounding: number): number {
  return solids.every(isAcrossAxes) ? 0 : (cornersRounding(solids) ?? rounding);
}

/** The unit of the last decimal of all corners, 0 where these are meant so; undefined for corners without an end. */
function cornersRounding(solids: readonly PolyhedronValue[]): number | undefined {
  const coordinates = solids.flatMap(({ vertices }) => vertices.flatMap(({ x, y, z }) => [x, y, z]));
  for (let decimals = FEWEST - 1; decimals <= MOST; decimals++) {
    const units = 10 ** decimals;
    if (!coordinates.every((value) => Math.abs(value * units - Math.round(value * units)) < DIGITS)) continue;
    return decimals < FEWEST ? 0 : 1 / units;
  }
  return undefined;
}

function isAcrossAxes({ vertices, faces }: PolyhedronValue): boolean {
  return faces.every((face) => {
    const { x, y, z } = unit(polygonNormal(face.map((i) => vertices[i]!)));
    return 1 - Math.max(Math.abs(x), Math.abs(y), Math.abs(z)) < ALONG;
  });
}
