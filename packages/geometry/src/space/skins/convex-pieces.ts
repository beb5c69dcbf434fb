import { takeSteps } from '../../functions/steps.js';
import type { Vec2, Vec3 } from '../../values.js';
import { cross, dot, frame, length, polygonNormal, sub } from '../vec3.js';

/**
 * A flat polygon as triangles and convex quadrilaterals that run as it does; none of one that crosses itself so that no
 * ear is left.
 */
export function convexPieces(corners: readonly Vec3[]): Vec3[][] {
  const pieces = inQuadrilaterals(trianglesOf(corners), corners);
  return pieces.map((piece) => piece.map((i) => corners[i]!));
}

/** Corners of a piece, counterclockwise, by their places in the outline. */
type Piece = readonly number[];

/** Relative to the square of the outline's size: a triangle with less area is none. */
const NO_AREA = 1e-12;

/** The triangles of a flat polygon (ear clipping). */
function trianglesOf(corners: readonly Vec3[]): Piece[] {
  const normal = polygonNormal(corners);
  if (!(length(normal) > 0)) return [];
  const { u, v } = frame(normal);
  const places = corners.map((p): Vec2 => ({ x: dot(p, u), y: dot(p, v) }));
  const least = NO_AREA * length(normal);
  const left = corners.map((_, i) => i);
  const triangles: Piece[] = [];
  while (left.length > 2) {
    takeSteps(left.length);
    const k = left.findIndex((_, i) => isEar(left, i, places, least));
    if (k < 0) return triangles;
    const ear = around(left, k);
    if (areaOf(ear.map((i) => places[i]!)) > least) triangles.push(ear);
    left.splice(k, 1);
  }
  return triangles;
}

const around = (left: readonly number[], k: number): Piece => {
  const { length: count } = left;
  return [left[(k + count - 1) % count]!, left[k]!, left[(k + 1) % count]!];
};

/** Whether a corner with its neighbours is a triangle inside of the outline, which no other corner lies in. */
function isEar(left: readonly number[], k: number, places: readonly Vec2[], least: number): boolean {
  const ear = around(left, k);
  const [a, b, c] = ear.map((i) => places[i]!) as [Vec2, Vec2, Vec2];
  const area = areaOf([a, b, c]);
  if (area < -least) return false;
  if (area <= least) return true;
  return left.every((i) => {
    if (ear.includes(i)) return true;
    const p = places[i]!;
    // The ways to a hole and back run through the same places twice.
    if (ear.some((k) => isSame(places[k]!, p))) return true;
    return areaOf([a, b, p]) < 0 || areaOf([b, c, p]) < 0 || areaOf([c, a, p]) < 0;
  });
}

const isSame = (p: Vec2, q: Vec2): boolean => p.x === q.x && p.y === q.y;

/** Twice the area of a triangle, above 0 where its corners run counterclockwise. */
const areaOf = ([a, b, c]: readonly Vec2[]): number => (b!.x - a!.x) * (c!.y - a!.y) - (b!.y - a!.y) * (c!.x - a!.x);

/** Triangles by twos, where they make a convex quadrilateral. */
function inQuadrilaterals(triangles: readonly Piece[], corners: readonly Vec3[]): Piece[] {
  const normal = polygonNormal(corners);
  const isConvex = (piece: Piece): boolean =>
    piece.every((_, i) => {
      const [a, b, c] = [0, 1, 2].map((k) => corners[piece[(i + k) % piece.length]!]!) as [Vec3, Vec3, Vec3];
      return dot(cross(sub(b, a), sub(c, b)), normal) > 0;
    });
  const left = new Set(triangles);
  const pieces: Piece[] = [];
  for (const one of triangles) {
    if (!left.delete(one)) continue;
    takeSteps(left.size);
    const mates = [...left].map((other) => [other, joined(one, other)] as const);
    const found = mates.find(([, piece]) => piece && isConvex(piece));
    if (found) left.delete(found[0]);
    pieces.push(found?.[1] ?? one);
  }
  return pieces;
}

/** The quadrilateral of two triangles with a common side. */
function joined(one: Piece, other: Piece): Piece | undefined {
  const tip = other.find((i) => !one.includes(i));
  const apart = one.findIndex((i) => !other.includes(i));
  if (tip === undefined || apart < 0 || other.filter((i) => one.includes(i)).length !== 2) return undefined;
  return [one[apart]!, one[(apart + 1) % 3]!, tip, one[(apart + 2) % 3]!];
}
