import { takeSteps } from '../../functions/steps.js';
import { crossingsBesideStretches } from '../../intersect/intersect.js';
import { closestParameter, closestPoint } from '../../plane/closest.js';
import { lengthOf } from '../../plane/measure.js';
import { parameterRange, pointAt } from '../../plane/path.js';
import { ON_OBJECT } from '../../plane/tolerance.js';
import { TWO_PI } from '../../plane/turn.js';
import { along, distance, magnitude, rot90, subtract } from '../../plane/vec.js';
import type { ValueOf } from '../../value-types.js';
import { type PlaneValue, type RegionValue, Undefined, type Vec2 } from '../../values.js';
import { arcLength } from '../arc-length.js';
import { partFrom } from '../part-of.js';

type Path = ValueOf<'Path'>;

/** Steps for a piece of an edge. */
const PIECE_STEPS = 200;

/** How far from an edge its two sides are looked at, in parts of the piece that gives its direction. */
const ASIDE = 0.1;

/** The parts of a piece before and behind its middle between which the direction of its edge is taken. */
const NEAR_MIDDLE = 1e-4;

/**
 * The length of the border of a region that has an end: of its edges, piece by piece between the points where they meet,
 * those that are inside on one side and outside on the other. Throws Undefined where the border has no end, and where an
 * edge has no parameter.
 */
export function regionPerimeter(region: RegionValue): number {
  const paths = region.edges.map(({ path }) => pathOf(path));
  let sum = 0;
  paths.forEach((path, i) => {
    const others = paths.filter((other) => other !== path);
    for (const [from, to] of piecesOf(path, others)) {
      takeSteps(PIECE_STEPS);
      const middle = middleOf(from, to);
      const place = pointAt(path, middle);
      // Where figures share an edge it counts once.
      const isKnown = paths.slice(0, i).some((other) => isOn(other, place));
      if (isKnown || !isBorder(region, path, middle, to - from)) continue;
      if (!Number.isFinite(to - from)) throw new Undefined('the region has no end, so it has no perimeter');
      sum += pieceLength(path, from, to);
    }
  });
  return sum;
}

function pathOf(path: PlaneValue): Path {
  if (path.type === 'Curve' && path.form === 'implicit')
    throw new Undefined('an edge of the region is a curve without a parameter, so its perimeter is not known');
  return path as Path;
}

/** The values of the parameter between which a path meets no other one, from end to end. */
function piecesOf(path: Path, others: readonly Path[]): (readonly [from: number, to: number])[] {
  const isRound = path.type === 'Circle' || path.type === 'Ellipse';
  const [start, end] = isRound ? [0, TWO_PI] : parameterRange(path);
  const corners = path.type === 'Polygon' ? path.vertices.map((_, i) => i) : [];
  const met = others.flatMap((other) => [...meetings(path, other), ...endsOn(path, other)]);
  const found = [...corners, ...met.map((point) => closestParameter(path, point))]
    .map((t) => (isRound ? ((t % TWO_PI) + TWO_PI) % TWO_PI : t))
    .filter((t) => t > start && t < end)
    .sort((a, b) => a - b);
  const cuts = [start, ...found, end];
  return cuts.slice(1).map((to, i) => [cuts[i]!, to] as const);
}

function meetings(path: Path, other: Path): readonly Vec2[] {
  try {
    return crossingsBesideStretches(path, other);
  } catch (error) {
    if (error instanceof Undefined) return [];
    throw error;
  }
}

/** The corners and ends of a path that lie on another. */
function endsOn(path: Path, other: Path): readonly Vec2[] {
  const range = parameterRange(other).filter(Number.isFinite);
  const ends = other.type === 'Polygon' ? other.vertices : range.map((t) => pointAt(other, t));
  return ends.filter((point) => isOn(path, point));
}

const isOn = (path: Path, point: Vec2): boolean =>
  distance(closestPoint(path, point), point) <= ON_OBJECT * magnitude(point);

function middleOf(from: number, to: number): number {
  if (from === Number.NEGATIVE_INFINITY) return to === Number.POSITIVE_INFINITY ? 0 : to - 1;
  return to === Number.POSITIVE_INFINITY ? from + 1 : (from + to) / 2;
}

function isBorder({ f }: RegionValue, path: Path, middle: number, width: number): boolean {
  const step = NEAR_MIDDLE * Math.min(1, width);
  const place = pointAt(path, middle);
  const direction = subtract(pointAt(path, middle + step), pointAt(path, middle - step));
  const [left, right] = [ASIDE, -ASIDE].map((side) => along(place, rot90(direction), side));
  return f.at(left!.x, left!.y) > 0 !== f.at(right!.x, right!.y) > 0;
}

function pieceLength(path: Path, from: number, to: number): number {
  const part = partFrom(path, from, to);
  return part.type === 'Curve' ? arcLength(part) : lengthOf(part);
}
