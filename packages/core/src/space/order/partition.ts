import { takeSteps } from '@geoslide/geometry';
import { cutPolygon } from '../camera/cut-polygon.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import { boxOf, normalOf } from '../sight/faces.js';
import { sortedFacets } from './facet-order.js';
import type { Piece } from './piece.js';

export interface Plane {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Steps for a piece each time that it is told on which side of a plane it lies. */
const PIECE_STEPS = 4;

/** Distances to a cutting plane below this, px, count as lying in it. */
const THICKNESS = 1e-4;

/** How many faces are tried as the next cut; the one that cuts fewest others is taken. */
const CANDIDATES = 6;

/** How many pieces are asked what a cut would do to them. */
const JURY = 150;

/**
 * Pieces that cutting may add, for each piece that there was and in all: faces that run through each other everywhere would be cut to dust.
 * Past it a face goes whole to the side that has its middle.
 */
const MAX_CUTS_EACH = 6;
const MAX_CUTS = 20_000;

/** How often facets of round bodies may be halved on the curves where the bodies meet: three that run through each other at 1000 × 1000 px take 9,000. */
const MAX_HALVINGS = 30_000;

/**
 * Pieces from back to front: a binary space partition by the flat faces (Fuchs, Kedem and Naylor 1980), which cuts faces
 * that run through each other; the facets of curved surfaces in a cell follow by depth.
 */
export function partitioned(pieces: readonly Piece[], projector: Projector): Piece[] {
  const order: Piece[] = [];
  const budget = {
    cuts: Math.min(MAX_CUTS, MAX_CUTS_EACH * pieces.length + MAX_CUTS_EACH ** 2),
    halvings: MAX_HALVINGS,
  };
  // A stack of what is still to be emitted: either pieces to be partitioned or pieces that are ready.
  const stack: { pieces: readonly Piece[]; ready: boolean }[] = [{ pieces, ready: false }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.ready) {
      for (const piece of next.pieces) order.push(piece);
      continue;
    }
    takeSteps(PIECE_STEPS * (next.pieces.length + CANDIDATES * Math.min(JURY, next.pieces.length)));
    const halves = hasManyFlat(next.pieces) ? halvedOnScreen(next.pieces, budget) : undefined;
    if (halves) {
      for (const half of halves) stack.push({ pieces: half, ready: false });
      continue;
    }
    const splitter = chooseSplitter(next.pieces);
    if (!splitter) {
      for (const piece of sortedFacets(next.pieces, projector, budget)) order.push(piece);
      continue;
    }
    const { behind, within, before } = partition(next.pieces, splitter, budget);
    // Popped in reverse: what is behind the plane first.
    stack.push({ pieces: before, ready: false }, { pieces: within, ready: true }, { pieces: behind, ready: false });
  }
  return order;
}

/**
 * More flat pieces than this are first halved on screen: of a convex surface no face has others on both sides, so that
 * each would be compared with all. Facets of round bodies cut nothing.
 */
const MANY = 120;

function hasManyFlat(pieces: readonly Piece[]): boolean {
  if (pieces.length <= MANY) return false;
  let flat = 0;
  for (const { round } of pieces) if (!round) flat += 1;
  return flat > MANY;
}

/** A half with more than this part of the pieces is none. */
const UNEVEN = 0.75;

/**
 * The pieces on both sides of a line across the picture, which do not overlap: their order does not matter. The line
 * runs between two rows or columns of px, else what lies on both of its sides would be blended with what is below there.
 */
function halvedOnScreen(pieces: readonly Piece[], budget: { cuts: number }): readonly (readonly Piece[])[] | undefined {
  const boxes = pieces.map(({ corners }) => boxOf(corners));
  const xs = Float64Array.from(boxes, ({ minX, maxX }) => (minX + maxX) / 2).sort();
  const ys = Float64Array.from(boxes, ({ minY, maxY }) => (minY + maxY) / 2).sort();
  const isWide = xs.at(-1)! - xs[0]! > ys.at(-1)! - ys[0]!;
  const d = Math.round((isWide ? xs : ys)[Math.floor(pieces.length / 2)]!);
  const plane: Plane = isWide ? { a: 1, b: 0, c: 0, d } : { a: 0, b: 1, c: 0, d };
  const { behind, within, before } = partition(pieces, { piece: undefined, plane }, { cuts: budget.cuts });
  const rest = [...within, ...before];
  if (Math.max(behind.length, rest.length) > UNEVEN * pieces.length) return undefined;
  budget.cuts -= behind.length + rest.length - pieces.length;
  return [behind, rest];
}

function chooseSplitter(pieces: readonly Piece[]): { piece: Piece; plane: Plane } | undefined {
  if (pieces.length === 1) return undefined;
  const step = Math.max(1, Math.floor(pieces.length / CANDIDATES));
  const stride = Math.max(1, Math.floor(pieces.length / JURY));
  let best: { piece: Piece; plane: Plane } | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (let from = 0; from < pieces.length; from += step) {
    const found = firstFlat(pieces, from, Math.min(from + step, pieces.length));
    if (!found) continue;
    const cost = cutCost(found.plane, pieces, stride);
    if (cost < fewest) {
      fewest = cost;
      best = found;
    }
  }
  return best;
}

/** The first piece in a range that can cut others. */
function firstFlat(pieces: readonly Piece[], from: number, to: number): { piece: Piece; plane: Plane } | undefined {
  for (let i = from; i < to; i++) {
    const piece = pieces[i]!;
    const plane = piece.round ? undefined : planeOf(piece.corners);
    if (plane) return { piece, plane };
  }
  return undefined;
}

/** How many pieces a plane cuts and how unevenly it divides the rest, by every `stride`-th piece. */
function cutCost(plane: Plane, pieces: readonly Piece[], stride: number): number {
  let cuts = 0;
  let balance = 0;
  for (let i = 0; i < pieces.length; i += stride) {
    const sides = sidesOf(plane, pieces[i]!.corners);
    if (sides === (BEFORE | BEHIND)) cuts += 1;
    else if (sides === BEFORE) balance += 1;
    else if (sides === BEHIND) balance -= 1;
  }
  return 4 * cuts + Math.abs(balance);
}

/** The plane of a face with its normal towards the eye; undefined where the face is seen edge-on or has no area. */
export function planeOf(corners: readonly ScreenPoint[]): Plane | undefined {
  const { x: a, y: b, z: c } = normalOf(corners);
  const size = Math.hypot(a, b, c) * (c < 0 ? -1 : 1);
  if (!(Math.abs(c) > 1e-9 * Math.abs(size))) return undefined;
  const o = corners[0]!;
  return { a: a / size, b: b / size, c: c / size, d: (a * o.x + b * o.y + c * o.z) / size };
}

const height = (plane: Plane, p: ScreenPoint): number => plane.a * p.x + plane.b * p.y + plane.c * p.z - plane.d;

/** A corner in the plane is one of both parts: else last digits of its height would decide whether it is cut off. */
function cutHeight(plane: Plane, p: ScreenPoint): number {
  const h = height(plane, p);
  return Math.abs(h) <= THICKNESS ? 0 : h;
}

/** Sides of a plane on which a polygon has corners. */
export const BEFORE = 1;
export const BEHIND = 2;

/** @param thickness Distances from the plane up to this, px, count as none. */
export function sidesOf(plane: Plane, corners: readonly ScreenPoint[], thickness = THICKNESS): number {
  let sides = 0;
  for (let i = 0; i < corners.length; i++) {
    const h = height(plane, corners[i]!);
    if (h > thickness) sides |= BEFORE;
    else if (h < -thickness) sides |= BEHIND;
  }
  return sides;
}

/** Whether the middle of the heights between which a polygon lies is behind a plane. */
function isMostlyBehind(plane: Plane, corners: readonly ScreenPoint[]): boolean {
  const heights = corners.map((corner) => height(plane, corner));
  return Math.min(...heights) + Math.max(...heights) < 0;
}

/** The splitter's own piece lies in its plane whatever rounding says, so that every step takes at least one piece out. */
function partition(
  pieces: readonly Piece[],
  { piece: own, plane }: { readonly piece: Piece | undefined; readonly plane: Plane },
  budget: { cuts: number },
): { behind: Piece[]; within: Piece[]; before: Piece[] } {
  const behind: Piece[] = [];
  const within: Piece[] = [];
  const before: Piece[] = [];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const sides = sidesOf(plane, piece.corners);
    if (piece === own || sides === 0) within.push(piece);
    else if (sides === BEHIND) behind.push(piece);
    else if (sides === BEFORE) before.push(piece);
    else if (budget.cuts <= 0) (isMostlyBehind(plane, piece.corners) ? behind : before).push(piece);
    else {
      budget.cuts -= 1;
      behind.push({ ...piece, corners: cutPolygon(piece.corners, (p) => -cutHeight(plane, p)) });
      before.push({ ...piece, corners: cutPolygon(piece.corners, (p) => cutHeight(plane, p)) });
    }
  }
  return { behind, within, before };
}
