import type { Vec3 } from '@geoslide/geometry';
import { type Box, uniteBoxes } from '../plane/viewport.js';
import { type DepthMap, depthMap } from './depth-map.js';
import { boxOf } from './faces.js';
import type { Piece, RoundSide } from './piece.js';
import type { Projector, ScreenPoint } from './projection.js';
import { type Relation, screenOrder } from './screen-order.js';
import { along } from './vector.js';

/** The facets of one surface that face the same way: those of a convex body don't overlap each other. */
export interface Sheet {
  readonly side: RoundSide | undefined;
  readonly pieces: readonly Piece[];
  /** Of the pieces. */
  readonly boxes: readonly Box[];
  readonly box: Box;
  depths(): DepthMap;
}

/** Places of one sheet that are compared with another one. */
const SAMPLES = 40;

/** Sheets that are nearer to each other than this, px, touch there. */
const TOUCH = 1;

/** Where two sheets touch, this part of the places may speak against the rest. */
const STRAY = 0.06;

/**
 * Facets of curved surfaces from back to front: whole sheets where one of two is behind the other everywhere they overlap, so that
 * each is painted in one go; sheets that run through each other are sorted facet by facet.
 */
export function sortedFacets(pieces: readonly Piece[], projector: Projector): Piece[] {
  const sheets = sheetsOf(pieces);
  if (sheets.length === 1) return [...pieces];
  return screenOrder(sheets, (a, b) => relationOfSheets(a, b, projector)).flatMap((members) => {
    const own = members.flatMap((i) => sheets[i]!.pieces);
    return members.length === 1 ? own : byDepth(own);
  });
}

export function sheetsOf(pieces: readonly Piece[]): Sheet[] {
  const sheets = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const sheet = sheets.get(piece.key);
    if (sheet) sheet.push(piece);
    else sheets.set(piece.key, [piece]);
  }
  return [...sheets.values()].map((sheet) => {
    const boxes = sheet.map(({ corners }) => boxOf(corners));
    const box = boxes.reduce(uniteBoxes);
    let depths: DepthMap | undefined;
    return {
      side: sheet[0]!.round,
      pieces: sheet,
      boxes,
      box,
      depths: () => (depths ??= depthMap(sheet, boxes, box)),
    };
  });
}

/** How the first of two sheets, whose boxes overlap, lies to the second. */
export function relationOfSheets(a: Sheet, b: Sheet, projector: Projector): Relation {
  if (a.side && a.side.solid === b.side?.solid) return a.side.near ? 'front' : 'behind';
  const [p, q] = [a.depths(), b.depths()];
  let behind = 0;
  let front = 0;
  const compare = (place: ScreenPoint): void => {
    const difference = depthDifference(a, b, place, projector);
    if (difference < -TOUCH) behind += 1;
    else if (difference > TOUCH) front += 1;
  };
  for (const place of p.samples(SAMPLES)) if (q.at(place.x, place.y) !== undefined) compare(place);
  for (const place of q.samples(SAMPLES)) if (p.at(place.x, place.y) !== undefined) compare(place);
  if (behind + front === 0) return 'apart';
  if (front <= (behind + front) * STRAY) return 'behind';
  return behind <= (behind + front) * STRAY ? 'front' : 'crossing';
}

/** How far the first sheet is in front of the second at a place that both cover, px; exact for round bodies, whose facets would cut each other where the bodies touch. */
function depthDifference(a: Sheet, b: Sheet, place: ScreenPoint, projector: Projector): number {
  if (!a.side || !b.side) return a.depths().at(place.x, place.y)! - b.depths().at(place.x, place.y)!;
  const p = projector.unproject(place);
  const direction = projector.toEye(p);
  const [own, other] = [depthOn(a.side, p, direction, projector), depthOn(b.side, p, direction, projector)];
  return own === undefined || other === undefined ? 0 : own - other;
}

/** Where a side of a round body is met by the sight line through `p`; undefined where that misses it. */
function depthOn({ solid, near }: RoundSide, p: Vec3, direction: Vec3, projector: Projector): number | undefined {
  const span = solid.span(p, direction);
  return span && projector.project(along(p, direction, span[near ? 1 : 0])).z;
}

function byDepth(pieces: readonly Piece[]): Piece[] {
  const depths = new Map(pieces.map((piece) => [piece, meanDepth(piece.corners)]));
  return [...pieces].sort((p, q) => depths.get(p)! - depths.get(q)!);
}

function meanDepth(corners: readonly ScreenPoint[]): number {
  return corners.reduce((sum, { z }) => sum + z, 0) / corners.length;
}
