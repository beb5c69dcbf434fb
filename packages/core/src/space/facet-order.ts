import { covers, screenFace } from './faces.js';
import type { Piece } from './painter.js';
import type { ScreenPoint } from './projection.js';

/** The facets of one surface that face the same way: those of a convex body don't overlap each other. */
interface Side {
  readonly pieces: Piece[];
  readonly depth: number;
}

/** How many facets of one side are compared with another side. */
const SAMPLES = 32;

/**
 * Facets of curved surfaces from back to front: whole sides where one of two is behind the other everywhere they overlap, so that
 * each is painted in one go; sides that run through each other are sorted facet by facet.
 */
export function sortedFacets(pieces: readonly Piece[]): Piece[] {
  const waiting = sidesOf(pieces);
  const order: Piece[] = [];
  while (waiting.length > 0) {
    const free = waiting.find((side) => waiting.every((other) => other === side || relation(side, other) >= 0));
    if (!free) {
      order.push(...byDepth(waiting.flatMap((side) => side.pieces)));
      break;
    }
    order.push(...byDepth(free.pieces));
    waiting.splice(waiting.indexOf(free), 1);
  }
  return order;
}

function sidesOf(pieces: readonly Piece[]): Side[] {
  const sides = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const side = sides.get(piece.key);
    if (side) side.push(piece);
    else sides.set(piece.key, [piece]);
  }
  return [...sides.values()]
    .map((side) => ({
      pieces: side,
      depth: side.reduce((sum, { corners }) => sum + meanDepth(corners), 0) / side.length,
    }))
    .sort((p, q) => p.depth - q.depth);
}

/** 1 where `a` is behind `b` wherever they overlap, -1 where it is in front, 0 where they don't overlap, NaN where they cross. */
function relation(a: Side, b: Side): number {
  const [behind, before] = votes(a, b);
  const [before2, behind2] = votes(b, a);
  const back = behind + behind2;
  const front = before + before2;
  if (back === 0 && front === 0) return 0;
  // Where two surfaces touch, single facets may vote against the rest.
  if (front <= (back + front) * STRAY) return 1;
  return back <= (back + front) * STRAY ? -1 : Number.NaN;
}

const STRAY = 0.06;

/** At how many sampled facets `a` is behind `b`, and at how many before it. */
function votes(a: Side, b: Side): [behind: number, before: number] {
  const step = Math.max(1, Math.floor(a.pieces.length / SAMPLES));
  let behind = 0;
  let before = 0;
  for (let i = 0; i < a.pieces.length; i += step) {
    const point = center(a.pieces[i]!.corners);
    const other = depthAt(b, point);
    if (other === undefined) continue;
    if (point.z < other - 1) behind += 1;
    else if (point.z > other + 1) before += 1;
  }
  return [behind, before];
}

function depthAt({ pieces }: Side, { x, y }: ScreenPoint): number | undefined {
  for (const { corners } of pieces) {
    const face = screenFace(corners);
    if (face && covers(face, x, y)) return face.a * x + face.b * y + face.c;
  }
  return undefined;
}

function byDepth(pieces: readonly Piece[]): Piece[] {
  const depths = new Map(pieces.map((piece) => [piece, meanDepth(piece.corners)]));
  return [...pieces].sort((p, q) => depths.get(p)! - depths.get(q)!);
}

function center(corners: readonly ScreenPoint[]): ScreenPoint {
  let [x, y, z] = [0, 0, 0];
  for (const corner of corners) {
    x += corner.x / corners.length;
    y += corner.y / corners.length;
    z += corner.z / corners.length;
  }
  return { x, y, z };
}

function meanDepth(corners: readonly ScreenPoint[]): number {
  return center(corners).z;
}
