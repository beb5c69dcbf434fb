import { type Box, boxOf } from './faces.js';
import type { Piece } from './painter.js';
import type { ScreenPoint } from './projection.js';

/** Pieces of one paint that are painted in one go: abutting edges inside of one path leave no seam. */
export interface Layer {
  readonly key: number;
  readonly contours: readonly (readonly ScreenPoint[])[];
}

interface OpenLayer {
  readonly key: number;
  readonly contours: (readonly ScreenPoint[])[];
  readonly boxes: Box[];
  box: Box;
}

/** How many layers back a piece looks for its paint's: keeps the work linear in large scenes. */
const LOOK_BACK = 48;
/** Contours of a layer that a piece is compared with: those behind many others are taken for covered. */
const MOST_COMPARED = 400;
/** Pieces that overlap by less, px, only share an edge. */
const TOUCH = 1e-3;

/** Joins pieces to as few layers as their order allows: a piece moves down only past layers that it does not overlap. */
export function joinLayers(ordered: readonly Piece[]): Layer[] {
  const result: OpenLayer[] = [];
  /** By key, the place of its last layer. */
  const latest = new Map<number, number>();
  for (const piece of ordered) {
    if (piece.corners.length < 3) continue;
    const box = boxOf(piece.corners);
    const home = homeOf(piece, box, result, latest.get(piece.key) ?? -1);
    if (home) {
      home.contours.push(piece.corners);
      home.boxes.push(box);
      home.box = union(home.box, box);
    } else {
      latest.set(piece.key, result.length);
      result.push({ key: piece.key, contours: [piece.corners], boxes: [box], box });
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

function overlapsLayer({ contours, boxes, box: whole }: OpenLayer, corners: readonly ScreenPoint[], box: Box): boolean {
  if (!boxesOverlap(whole, box)) return false;
  if (contours.length > MOST_COMPARED) return true;
  return contours.some((contour, i) => boxesOverlap(boxes[i]!, box) && convexOverlap(contour, corners));
}

/** Whether two convex polygons overlap by more than an edge (separating axes); polygons that are not convex count by their hulls. */
function convexOverlap(p: readonly ScreenPoint[], q: readonly ScreenPoint[]): boolean {
  return !separates(p, q) && !separates(q, p);
}

function separates(p: readonly ScreenPoint[], q: readonly ScreenPoint[]): boolean {
  let a = p[p.length - 1]!;
  for (let i = 0; i < p.length; i++) {
    const b = p[i]!;
    const size = Math.hypot(b.y - a.y, a.x - b.x);
    if (size > 0) {
      const nx = (b.y - a.y) / size;
      const ny = (a.x - b.x) / size;
      if (highest(p, nx, ny) <= -highest(q, -nx, -ny) + TOUCH || highest(q, nx, ny) <= -highest(p, -nx, -ny) + TOUCH) {
        return true;
      }
    }
    a = b;
  }
  return false;
}

/** How far points reach in a direction. */
function highest(points: readonly ScreenPoint[], nx: number, ny: number): number {
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i++) {
    const value = points[i]!.x * nx + points[i]!.y * ny;
    if (value > high) high = value;
  }
  return high;
}

const boxesOverlap = (p: Box, q: Box): boolean => p[0] < q[2] && q[0] < p[2] && p[1] < q[3] && q[1] < p[3];
const union = (p: Box, q: Box): Box => [
  Math.min(p[0], q[0]),
  Math.min(p[1], q[1]),
  Math.max(p[2], q[2]),
  Math.max(p[3], q[3]),
];
