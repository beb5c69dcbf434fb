import type { Vec3 } from '@geoslide/geometry';
import { components } from './components.js';
import { type DepthMap, depthMap } from './depth-map.js';
import { type Box, boxesOverlap, boxOf, union } from './faces.js';
import type { Piece, RoundSide } from './piece.js';
import type { Projector, ScreenPoint } from './projection.js';
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

/** How one of two things lies to the other wherever they overlap on screen. */
export type Relation = 'behind' | 'front' | 'apart' | 'crossing';

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
  const before: number[][] = sheets.map(() => []);
  for (let i = 0; i < sheets.length; i++) {
    for (let j = i + 1; j < sheets.length; j++) {
      const order = relationOfSheets(sheets[i]!, sheets[j]!, projector);
      if (order !== 'apart' && order !== 'front') before[i]!.push(j);
      if (order !== 'apart' && order !== 'behind') before[j]!.push(i);
    }
  }
  return components(sheets.length, (i) => before[i]!).flatMap((members) => {
    const [only] = members;
    if (members.length === 1) return sheets[only!]!.pieces;
    return byDepth(members.flatMap((i) => sheets[i]!.pieces));
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
    const facets = sheet.map(({ corners }) => corners);
    const boxes = facets.map(boxOf);
    const box = boxes.reduce(union);
    const side = sheet[0]!.round;
    let depths: DepthMap | undefined;
    return {
      side,
      pieces: sheet,
      boxes,
      box,
      depths: () => (depths ??= depthMap({ facets, boxes, box, round: side !== undefined })),
    };
  });
}

/** How the first of two sheets lies to the second wherever they overlap. */
export function relationOfSheets(a: Sheet, b: Sheet, projector: Projector): Relation {
  if (!boxesOverlap(a.box, b.box)) return 'apart';
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
