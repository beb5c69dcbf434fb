import { type Box, boxesOverlap, uniteBoxes } from '../../draw/viewport.js';
import type { ScreenPoint } from '../camera/projection.js';
import { boxOf } from '../sight/faces.js';
import { convexOverlap } from './convex.js';
import type { Piece } from './piece.js';

/** Pieces of one paint that are painted in one go: abutting edges inside of one path leave no seam. */
export interface Layer {
  readonly key: number;
  readonly pieces: readonly Piece[];
}

interface OpenLayer {
  readonly key: number;
  readonly pieces: Piece[];
  readonly boxes: Box[];
  box: Box;
}

/** The most layers that are searched backwards for one with the paint of a piece: keeps the work linear. */
const LOOK_BACK = 48;
/** Pieces of a layer that a piece is compared with: those behind many others are taken for covered. */
const MOST_COMPARED = 400;

/** Joins pieces to few layers. A piece moves down only past layers that it does not overlap. */
export function joinLayers(ordered: readonly Piece[]): Layer[] {
  const result: OpenLayer[] = [];
  /** By key, the place of its last layer. */
  const latest = new Map<number, number>();
  for (const piece of ordered) {
    if (piece.corners.length < 3) continue;
    const box = boxOf(piece.corners);
    const home = homeOf(piece, box, result, latest.get(piece.key) ?? -1);
    if (home) {
      home.pieces.push(piece);
      home.boxes.push(box);
      home.box = uniteBoxes(home.box, box);
    } else {
      latest.set(piece.key, result.length);
      result.push({ key: piece.key, pieces: [piece], boxes: [box], box });
    }
  }
  return result;
}

/** The layer at `latest`, if nothing painted after it overlaps the piece; pieces that are flat or of one side of a round body don't overlap their like. */
function homeOf(piece: Piece, box: Box, layers: readonly OpenLayer[], latest: number): OpenLayer | undefined {
  if (latest < Math.max(0, layers.length - LOOK_BACK)) return undefined;
  for (let i = layers.length - 1; i > latest; i--) {
    if (overlapsLayer(layers[i]!, piece.corners, box)) return undefined;
  }
  return layers[latest];
}

function overlapsLayer({ pieces, boxes, box: whole }: OpenLayer, corners: readonly ScreenPoint[], box: Box): boolean {
  if (!boxesOverlap(whole, box)) return false;
  if (pieces.length > MOST_COMPARED) return true;
  return pieces.some((piece, i) => boxesOverlap(boxes[i]!, box) && convexOverlap(piece.corners, corners));
}
