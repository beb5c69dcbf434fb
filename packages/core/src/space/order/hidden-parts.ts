import { takeSteps } from '@geoslide/geometry';
import { cutPolygon } from '../camera/cut-polygon.js';
import type { ScreenPoint } from '../camera/projection.js';
import { faceGrid } from '../sight/face-grid.js';
import { boxOf, type Face } from '../sight/faces.js';
import { commonPart, convexOverlap } from './convex.js';
import { type Piece, signedArea } from './piece.js';

type Corners = readonly ScreenPoint[];

/** Pieces behind an opaque cell by less, px, lie on it. */
const TOUCH = 1e-2;
/** Hidden parts with less area, px², are not cut out. */
const DUST = 2e-3;
/** Steps to compare a piece with a cell, and to cut it by that. */
const PAIR_STEPS = 4;
const CUT_STEPS = 30;

/**
 * Finds the parts of a piece that lie behind opaque cells. They do not overlap each other, and run the same way round
 * as the piece.
 *
 * @param seen What is seen of the cells: it overlaps nowhere.
 */
export function hiddenParts(seen: readonly Face[]): (piece: Piece) => readonly Corners[] {
  const grid = faceGrid(seen);
  const partsOf = (corners: Corners): readonly Corners[] => {
    const { minX, minY, maxX, maxY } = boxOf(corners);
    const near = grid.near(minX, minY, maxX, maxY);
    takeSteps(PAIR_STEPS * near.length);
    return near.flatMap((face) => {
      if (!convexOverlap(face.corners, corners)) return [];
      takeSteps(CUT_STEPS);
      const part = behind(commonPart(corners, face.corners), face);
      return part.length >= 3 && Math.abs(signedArea(part)) > 2 * DUST ? [part] : [];
    });
  };
  return ({ corners, facets }) => {
    if (!facets) return partsOf(corners);
    const { minX, minY, maxX, maxY } = boxOf(corners);
    if (grid.near(minX, minY, maxX, maxY).length === 0) return [];
    // Facets may reach beyond the outline of their side by what their chords are off the curve.
    return facets().flatMap((facet) =>
      partsOf(facet.corners)
        .map((part) => commonPart(part, corners))
        .filter(({ length }) => length >= 3),
    );
  };
}

/** The part of a polygon behind the plane of a face. */
function behind(corners: Corners, { a, b, c }: Face): Corners {
  const depth = ({ x, y, z }: ScreenPoint): number => a * x + b * y + c - z;
  if (corners.every((corner) => depth(corner) <= TOUCH)) return [];
  return cutPolygon(corners, (corner) => (Math.abs(depth(corner)) <= LEVEL ? 0 : depth(corner)));
}

/** Depths that differ by less, px, are equal: last digits would decide whether a corner is cut off. */
const LEVEL = 1e-4;
