import { components } from './components.js';
import { type DepthMap, depthMap } from './depth-map.js';
import type { Piece } from './painter.js';
import type { ScreenPoint } from './projection.js';

/** The facets of one surface that face the same way: those of a convex body don't overlap each other. */
interface Sheet {
  readonly pieces: readonly Piece[];
  readonly depths: DepthMap;
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
export function sortedFacets(pieces: readonly Piece[]): Piece[] {
  const sheets = sheetsOf(pieces);
  if (sheets.length === 1) return [...pieces];
  const before: number[][] = sheets.map(() => []);
  for (let i = 0; i < sheets.length; i++) {
    for (let j = i + 1; j < sheets.length; j++) {
      const order = relation(sheets[i]!, sheets[j]!);
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

function sheetsOf(pieces: readonly Piece[]): Sheet[] {
  const sheets = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const sheet = sheets.get(piece.key);
    if (sheet) sheet.push(piece);
    else sheets.set(piece.key, [piece]);
  }
  return [...sheets.values()].map((sheet) => ({
    pieces: sheet,
    depths: depthMap(sheet.map(({ corners }) => corners)),
  }));
}

/** How the first of two sheets lies to the second wherever they overlap. */
function relation(a: Sheet, b: Sheet): 'behind' | 'front' | 'apart' | 'crossing' {
  const [p, q] = [a.depths, b.depths];
  if (p.maxX < q.minX || q.maxX < p.minX || p.maxY < q.minY || q.maxY < p.minY) return 'apart';
  let behind = 0;
  let front = 0;
  const compare = (depth: number, other: number | undefined, sign: 1 | -1): void => {
    if (other === undefined) return;
    const difference = sign * (depth - other);
    if (difference < -TOUCH) behind += 1;
    else if (difference > TOUCH) front += 1;
  };
  for (const { x, y, z } of p.samples(SAMPLES)) compare(z, q.at(x, y), 1);
  for (const { x, y, z } of q.samples(SAMPLES)) compare(z, p.at(x, y), -1);
  if (behind + front === 0) return 'apart';
  if (front <= (behind + front) * STRAY) return 'behind';
  return behind <= (behind + front) * STRAY ? 'front' : 'crossing';
}

function byDepth(pieces: readonly Piece[]): Piece[] {
  const depths = new Map(pieces.map((piece) => [piece, meanDepth(piece.corners)]));
  return [...pieces].sort((p, q) => depths.get(p)! - depths.get(q)!);
}

function meanDepth(corners: readonly ScreenPoint[]): number {
  return corners.reduce((sum, { z }) => sum + z, 0) / corners.length;
}
