import { type Value, vector3 } from '@geoslide/geometry';

type Vec3 = Parameters<typeof vector3.distance>[0];

/** Corners of the largest figures that are compared: each is laid on the other in all its turns. */
const MAX_CORNERS = 100;

/** A value as a point in space; undefined for what is no point. */
function pointOf(value: Value | undefined): Vec3 | undefined {
  if (value?.type === 'Point') return { x: value.x, y: value.y, z: 0 };
  return value?.type === 'Point3' ? value : undefined;
}

function cornersOf(value: Value | undefined): readonly Vec3[] | undefined {
  if (value?.type === 'Polygon') return value.vertices.map(({ x, y }) => ({ x, y, z: 0 }));
  return value?.type === 'Polygon3' ? value.vertices : undefined;
}

/** The distances of all pairs of corners. */
const distancesOf = (corners: readonly Vec3[]): readonly number[] =>
  corners.flatMap((P, i) => corners.slice(i + 1).map((Q) => vector3.distance(P, Q)));

/** By how much distances differ from others times `ratio`. */
const farthest = (of: readonly number[], others: readonly number[], ratio: number): number =>
  of.reduce((most, each, i) => Math.max(most, Math.abs(each - ratio * others[i]!)), 0);

/** The corners from each of them on, in both directions. */
function turnsOf(corners: readonly Vec3[]): readonly (readonly Vec3[])[] {
  const turned = corners.map((_, i) => [...corners.slice(i), ...corners.slice(0, i)]);
  return [...turned, ...turned.map((each) => each.toReversed())];
}

/**
 * By how much the distances of corners differ from those of an image of others, which has the same shape and, where
 * `isScaled`, the same size.
 */
function farApart(corners: readonly Vec3[], others: readonly Vec3[], isScaled: boolean): number {
  const [own, theirs] = [distancesOf(corners), distancesOf(others)];
  const ratio = isScaled ? Math.hypot(...own) / Math.hypot(...theirs) : 1;
  return farthest(own, theirs, ratio);
}

/** The figures of a statement: polygons, whose corners have no order, or two halves of points, which have one. */
function apart(values: readonly (Value | undefined)[], isScaled: boolean): number | undefined {
  const polygons = values.map(cornersOf).filter((each) => each !== undefined);
  if (polygons.length === values.length) {
    const [first, ...rest] = polygons as [readonly Vec3[], ...(readonly Vec3[])[]];
    if (first.length > MAX_CORNERS) return undefined;
    const far = rest.map((each) =>
      each.length === first.length
        ? Math.min(...turnsOf(each).map((turn) => farApart(first, turn, isScaled)))
        : Number.POSITIVE_INFINITY,
    );
    return Math.max(...far);
  }
  const points = values.map(pointOf).filter((each) => each !== undefined);
  const half = points.length / 2;
  if (points.length < values.length || half < 3 || half % 1 !== 0) return undefined;
  return farApart(points.slice(0, half), points.slice(half), isScaled);
}

/** How far polygons are from having one shape: the distances of their corners, in units of the first. */
export const farFromShape = (values: readonly (Value | undefined)[]): number | undefined => apart(values, true);

/** How far polygons are from being congruent, and other paths, whose lengths come behind, from equal lengths. */
export function farFromSize(values: readonly (Value | undefined)[]): number | undefined {
  const figures = values.slice(0, values.length / 2);
  const far = apart(figures, false);
  if (far !== undefined || figures.some((value) => cornersOf(value) !== undefined)) return far;
  const lengths = values.slice(figures.length).flatMap((value) => (value?.type === 'Number' ? value.value : []));
  if (lengths.length < figures.length) return undefined;
  return Math.max(...lengths.map((length) => Math.abs(length - lengths[0]!)));
}

/** How far a point is outside of a region or sphere, by its distance from the edge. */
export function farOutside([P, figure, fromEdge]: readonly (Value | undefined)[]): number | undefined {
  const point = pointOf(P);
  if (point === undefined) return undefined;
  if (figure?.type === 'Sphere') return Math.max(0, vector3.distance(point, figure.center) - figure.radius);
  if (figure?.type !== 'Region' || P?.type !== 'Point') return undefined;
  const value = figure.f.at(P.x, P.y);
  if (value > 0 || (value === 0 && !figure.strict)) return 0;
  return fromEdge?.type === 'Number' ? fromEdge.value : Number.POSITIVE_INFINITY;
}
