import { takeSteps } from '@geoslide/geometry';
import { type Box, boxesOverlap } from '../../draw/viewport.js';
import { cutCorners, cutPolygon } from '../camera/cut-polygon.js';
import type { Projector, ScreenPoint } from '../camera/projection.js';
import type { ConvexSolid } from '../parts/convex-solid.js';
import { boxOf } from '../sight/faces.js';
import type { Facets } from './facets.js';
import type { Piece, RoundSide } from './piece.js';
import { depthOn } from './round-depth.js';

type Corners = readonly ScreenPoint[];

/** Where a part of a side lies to another round body: its sight lines meet it behind, inside or in front of that, or miss that. */
export type Place = 'behind' | 'inside' | 'front' | 'outside';

/** Steps for a facet that is told its place, or halved. */
const FACET_STEPS = 30;

/** Larger facets are halved before their corners are asked, px: a narrow body may be seen between. */
const COARSE = 16;
/** Smaller ones are cut straight, px. */
const FINE = 2;

/**
 * A side's facets by where they lie to another round body, cut along the curves in which the bodies' surfaces meet.
 *
 * @param box What holds the other body's image.
 * @param budget How often facets may be halved; then they are cut straight as they are.
 */
export function cutByBody(
  { pieces, boxes }: Facets,
  side: RoundSide,
  other: ConvexSolid,
  box: Box,
  projector: Projector,
  budget: { halvings: number },
): ReadonlyMap<Place, readonly Piece[]> {
  /** What is in one place stays whole, also where it had to be halved to see that. */
  const cut = (corners: Corners, own: Box): readonly PlacedCorners[] => {
    takeSteps(FACET_STEPS);
    if (!boxesOverlap(own, box)) return [{ place: 'outside', corners }];
    const size = Math.max(own.maxX - own.minX, own.maxY - own.minY);
    const mayHalve = budget.halvings > 0 && size > FINE;
    const marked = mayHalve && size > COARSE ? [] : corners.map((corner) => marksOf(corner, side, other, projector));
    const [first] = marked;
    if (first && marked.every((one) => placeOf(one) === placeOf(first))) return [{ place: placeOf(first), corners }];
    if (!mayHalve) return cutStraight(marked);
    budget.halvings -= 1;
    const parts = halves(corners, own).flatMap((half) => cut(half, boxOf(half)));
    const place = parts[0]?.place;
    return place !== undefined && parts.every((part) => part.place === place) ? [{ place, corners }] : parts;
  };
  const result = new Map<Place, Piece[]>();
  pieces.forEach((piece, i) => {
    for (const { place, corners } of cut(piece.corners, boxes[i]!)) {
      const part = result.get(place);
      if (part) part.push({ ...piece, corners });
      else result.set(place, [{ ...piece, corners }]);
    }
  });
  return result;
}

interface PlacedCorners {
  readonly place: Place;
  readonly corners: Corners;
}

/** Cuts a polygon across its longer side, at the roundest number of px there: neighbours are cut in the same places. */
function halves(corners: Corners, { minX, minY, maxX, maxY }: Box): readonly Corners[] {
  const isWide = maxX - minX > maxY - minY;
  const at = isWide ? roundest(minX, maxX) : roundest(minY, maxY);
  const place = (p: ScreenPoint) => (isWide ? p.x : p.y);
  return [cutPolygon(corners, (p) => at - place(p)), cutPolygon(corners, (p) => place(p) - at)];
}

/**
 * A cut keeps this part of a polygon's size away from its ends: cut at its end, it would stay as large as it is for
 * ever.
 */
const END = 1e-3;

/** The number between two others, and not at one of them, that is a multiple of the largest power of two. */
export function roundest(low: number, high: number): number {
  const end = END * (high - low);
  for (let step = 2 ** Math.ceil(Math.log2(high - low)); ; step /= 2) {
    const at = (Math.floor((low + end) / step) + 1) * step;
    if (at < high - end) return at;
  }
}

/** A corner of a facet, and how far it is in front of the near and the far side of another body, px; both are undefined where its sight line misses that. */
interface Marked {
  readonly corner: ScreenPoint;
  readonly overNear: number | undefined;
  readonly overFar: number | undefined;
}

function marksOf(corner: ScreenPoint, side: RoundSide, solid: ConvexSolid, projector: Projector): Marked {
  const p = projector.unproject(corner);
  const direction = projector.toEye(p);
  const near = depthOn({ solid, near: true }, p, direction, projector);
  const far = depthOn({ solid, near: false }, p, direction, projector);
  // The corners of facets on a body's outline may be just off it.
  const own = depthOn(side, p, direction, projector) ?? corner.z;
  return {
    corner,
    overNear: near === undefined ? undefined : own - near,
    overFar: far === undefined ? undefined : own - far,
  };
}

function placeOf({ overNear, overFar }: Marked): Place {
  if (overNear === undefined || overFar === undefined) return 'outside';
  return overNear > 0 ? 'front' : overFar > 0 ? 'inside' : 'behind';
}

/**
 * Cuts a facet so small that depths are as good as linear on it. Corners beyond the other body's outline count as those within: what is a little too large
 * there hides nothing of that body.
 */
function cutStraight(marked: readonly Marked[]): PlacedCorners[] {
  const within = marked.filter(({ overNear }) => overNear !== undefined);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = {
    overNear: mean(within.map(({ overNear }) => overNear!)),
    overFar: mean(within.map(({ overFar }) => overFar!)),
  };
  const all = marked.map((one) => (one.overNear === undefined ? { ...one, ...middle } : one)) as Known[];
  const front = cutCorners(all, ({ overNear }) => overNear, between);
  const rest = cutCorners(all, ({ overNear }) => -overNear, between);
  const inside = cutCorners(rest, ({ overFar }) => overFar, between);
  const behind = cutCorners(rest, ({ overFar }) => -overFar, between);
  return Object.entries({ front, inside, behind }).flatMap(([place, part]) =>
    part.length < 3 ? [] : [{ place: place as Place, corners: part.map(({ corner }) => corner) }],
  );
}

type Known = Marked & { readonly overNear: number; readonly overFar: number };

function between(p: Known, q: Known, t: number): Known {
  const mix = (a: number, b: number) => a + t * (b - a);
  return {
    corner: { x: mix(p.corner.x, q.corner.x), y: mix(p.corner.y, q.corner.y), z: mix(p.corner.z, q.corner.z) },
    overNear: mix(p.overNear, q.overNear),
    overFar: mix(p.overFar, q.overFar),
  };
}
