import { type Box, boxesOverlap } from '../../draw/viewport.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { boxOf } from '../sight/faces.js';
import { commonPart, convexOverlap, isConvex } from './convex.js';
import { cutBySide } from './cut-by-side.js';
import { relationOfSheets, type Sheet, sheetsOf } from './facet-sheets.js';
import { flatToBody } from './flat-to-body.js';
import { BEFORE, BEHIND, type Plane, partitioned, planeOf, sidesOf } from './partition.js';
import type { Piece } from './piece.js';
import { type Relation, screenOrder, turned } from './screen-order.js';

/** Above so many pieces, or so many sides of round bodies, comparing all pairs takes longer than cutting. */
const MOST_COMPARED = 200;
const MOST_SHEETS = 16;

/** Flat pieces that differ less in depth, px, only touch. */
const TOUCH = 1e-2;

type Corners = readonly ScreenPoint[];

interface Flat {
  readonly piece: Piece;
  readonly box: Box;
  /** Undefined where it is seen edge-on. */
  readonly plane: Plane | undefined;
}

/**
 * Pieces from back to front (Newell, Newell and Sancha 1972): flat ones and whole sides of round bodies are compared where they overlap on screen, and
 * only those that run through each other, or lie behind each other in a ring, are cut.
 */
export function backToFront(pieces: readonly Piece[], projector: Projector): Piece[] {
  const flats = pieces.filter(({ round }) => !round);
  const sheets = sheetsOf(pieces.filter(({ round }) => round));
  const count = flats.length + sheets.length;
  if (flats.length === 0) return partitioned(pieces, projector);
  if (sheets.length > MOST_SHEETS || count > MOST_COMPARED) return partitioned(pieces.flatMap(facetsOf), projector);
  const faces = flats.map(flatOf).flatMap((flat) => cutBySides(flat, sheets, projector));
  const things: (Flat | Sheet)[] = [...faces, ...sheets];
  return screenOrder(things, (a, b) => relation(a, b, projector)).flatMap((members) => {
    const own = members.sort((i, j) => i - j).flatMap((i) => uncutOf(things[i]!));
    return members.length === 1 ? own : partitioned(own.flatMap(facetsOf), projector);
  });
}

function flatOf(piece: Piece): Flat {
  return { piece, box: boxOf(piece.corners), plane: planeOf(piece.corners) };
}

/** Faces so many times smaller than a side of a round body, by their boxes, are cut by that: it stays whole. */
const SMALL = 50;

/** A face, such as the mark of an angle, as the parts into which sides of round bodies cut it where it is small. */
function cutBySides(flat: Flat, sheets: readonly Sheet[], projector: Projector): Flat[] {
  return sheets.reduce<Flat[]>(
    (parts, sheet) => {
      const outline = sheet.uncut[0]!;
      if (!sheet.side || !outline.facets || SMALL * areaOf(flat.box) > areaOf(sheet.box)) return parts;
      return parts.flatMap((part) => {
        const { piece, box } = part;
        if (!boxesOverlap(box, sheet.box) || !isConvex(piece.corners)) return [part];
        if (flatToSide(part, sheet, projector) !== 'crossing') return [part];
        return cutBySide(piece.corners, sheet.facets(), outline.corners).map((corners) =>
          flatOf({ ...piece, corners }),
        );
      });
    },
    [flat],
  );
}

const areaOf = ({ minX, maxX, minY, maxY }: Box): number => (maxX - minX) * (maxY - minY);

const uncutOf = (thing: Flat | Sheet): readonly Piece[] => ('piece' in thing ? [thing.piece] : thing.uncut);

const facetsOf = (piece: Piece): readonly Piece[] => piece.facets?.() ?? [piece];

/**
 * Flat faces this near to each other's plane, px, lie in one: a polygon that is rounded into a solid is painted on its
 * face.
 */
const SAME_PLANE = 0.5;

/** Order of two pieces whose boxes overlap, of which the first precedes the second in drawing order. */
function relation(a: Flat | Sheet, b: Flat | Sheet, projector: Projector): Relation {
  if ('piece' in a) return 'piece' in b ? flatToFlat(a, b) : flatToSide(a, b, projector);
  return 'piece' in b ? turned(flatToSide(b, a, projector)) : relationOfSheets(a, b, projector);
}

/** Of two pieces in one plane the first is painted first. */
function flatToFlat(a: Flat, b: Flat): Relation {
  if (!a.plane || !b.plane) return besideEdge(a, b);
  if (!convexOverlap(a.piece.corners, b.piece.corners)) return 'apart';
  const order = byPlanes(a.piece.corners, b.piece.corners, sidesOf(a.plane, b.piece.corners, SAME_PLANE));
  return order === 'apart' ? 'behind' : order;
}

/** Order of a face that is seen edge-on, as a line, and another face. */
function besideEdge(a: Flat, b: Flat): Relation {
  if (a.plane) return turned(besideEdge(b, a));
  const sides = b.plane ? sidesOf(b.plane, a.piece.corners) : 0;
  return sides === BEFORE ? 'front' : sides === BEHIND ? 'behind' : 'apart';
}

/** Order of faces that overlap on screen. `ofB` tells on which sides of the plane of a the corners of b lie. */
function byPlanes(a: Corners, b: Corners, ofB: number): Relation {
  if (ofB !== (BEFORE | BEHIND)) return ofB === BEFORE ? 'behind' : ofB === BEHIND ? 'front' : 'apart';
  const q = planeOf(b);
  if (!q) return 'apart';
  const ofA = sidesOf(q, a);
  if (ofA !== (BEFORE | BEHIND)) return ofA === BEFORE ? 'front' : ofA === BEHIND ? 'behind' : 'apart';
  if (!isConvex(a) || !isConvex(b)) return 'crossing';
  let front = false;
  let behind = false;
  for (const { x, y, z } of commonPart(a, b)) {
    const difference = z - (q.d - q.a * x - q.b * y) / q.c;
    if (difference > TOUCH) front = true;
    else if (difference < -TOUCH) behind = true;
  }
  return front ? (behind ? 'crossing' : 'front') : behind ? 'behind' : 'apart';
}

function flatToSide(flat: Flat, sheet: Sheet, projector: Projector): Relation {
  const { piece, plane, box } = flat;
  if (!plane) return 'apart';
  const [whole] = sheet.uncut;
  if (sheet.side && whole?.facets) {
    if (!convexOverlap(piece.corners, whole.corners)) return 'apart';
    const order = flatToBody(piece.corners, sheet.side, projector);
    if (order) return order;
  }
  const { pieces, boxes } = sheet.facets();
  let front = false;
  let behind = false;
  for (let i = 0; i < boxes.length; i++) {
    if (!boxesOverlap(box, boxes[i]!)) continue;
    const { corners } = pieces[i]!;
    const sides = sidesOf(plane, corners);
    if (sides === 0 || (sides === BEFORE && behind) || (sides === BEHIND && front)) continue;
    if (!convexOverlap(piece.corners, corners)) continue;
    const order = byPlanes(piece.corners, corners, sides);
    if (order === 'front' || order === 'crossing') front = true;
    if (order === 'behind' || order === 'crossing') behind = true;
    if (front && behind) return 'crossing';
  }
  return front ? 'front' : behind ? 'behind' : 'apart';
}
