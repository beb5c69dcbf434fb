import { takeSteps } from '@geoslide/geometry';
import { boxesOverlap } from '../../draw/viewport.js';
import { cutPolygon } from '../camera/cut-polygon.js';
import type { ScreenPoint } from '../camera/projection.js';
import { boxOf, screenFace } from '../sight/faces.js';
import { commonPart, convexOverlap } from './convex.js';
import type { Facets } from './facets.js';
import { outside } from './seen-cells.js';

type Corners = readonly ScreenPoint[];

/** Steps to compare a face with a facet. */
const FACET_STEPS = 6;

/**
 * The parts of a convex face that lie in front of a side of a round body, behind it, and beside it: of a small face
 * these are few, where the face's plane would cut all of the body.
 *
 * @param outline Of the side.
 */
export function cutBySide(corners: Corners, { pieces, boxes }: Facets, outline: Corners): Corners[] {
  const box = boxOf(corners);
  takeSteps(FACET_STEPS * pieces.length);
  const over = pieces.flatMap((facet, i): Corners[] => {
    if (!boxesOverlap(box, boxes[i]!) || !convexOverlap(facet.corners, corners)) return [];
    const face = screenFace(facet.corners);
    if (!face) return [];
    const height = ({ x, y, z }: ScreenPoint): number => z - (face.a * x + face.b * y + face.c);
    const common = commonPart(corners, facet.corners);
    return [cutPolygon(common, height), cutPolygon(common, (p) => -height(p))];
  });
  return [...over, ...outside(corners, outline)].filter(({ length }) => length >= 3);
}
