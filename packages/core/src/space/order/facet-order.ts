import { takeSteps } from '@geoslide/geometry';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { cutApart, relationOfParts } from './cut-sides.js';
import { relationOfSheets, sheetsOf } from './facet-sheets.js';
import type { Piece } from './piece.js';
import { screenOrder } from './screen-order.js';

/**
 * Facets of curved surfaces from back to front: whole sheets where one of two is behind the other everywhere they overlap, so that
 * each is painted in one go; sides of round bodies that run through each other are cut, and other such sheets sorted facet by facet.
 *
 * @param budget How often facets may be halved to be cut.
 */
export function sortedFacets(pieces: readonly Piece[], projector: Projector, budget: { halvings: number }): Piece[] {
  const sheets = sheetsOf(pieces);
  if (sheets.length === 1) return [...pieces];
  return screenOrder(sheets, (a, b) => relationOfSheets(a, b, projector)).flatMap((members) => {
    const own = members.map((i) => sheets[i]!);
    if (own.length === 1) return own[0]!.uncut;
    const parts = cutApart(own, projector, budget);
    if (!parts) return byDepth(own.flatMap((sheet) => sheet.facets().pieces));
    return screenOrder(parts, (a, b) => relationOfParts(a, b, projector)).flatMap((some) => {
      const cut = some.map((i) => parts[i]!.sheet);
      return cut.length === 1 ? cut[0]!.uncut : byDepth(cut.flatMap((sheet) => sheet.facets().pieces));
    });
  });
}

/** Steps for a piece that is sorted by its depth. */
const SORT_STEPS = 20;

function byDepth(pieces: readonly Piece[]): Piece[] {
  takeSteps(SORT_STEPS * pieces.length);
  const depths = new Map(pieces.map((piece) => [piece, meanDepth(piece.corners)]));
  return [...pieces].sort((p, q) => depths.get(p)! - depths.get(q)!);
}

function meanDepth(corners: readonly ScreenPoint[]): number {
  return corners.reduce((sum, { z }) => sum + z, 0) / corners.length;
}
