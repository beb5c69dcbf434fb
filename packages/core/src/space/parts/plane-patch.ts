import { extentPoints, type PlaneInSpaceValue, type SpaceValue, sectionPoints, type Vec3 } from '@geoslide/geometry';
import { cutCorners } from '../camera/cut-polygon.js';
import { isInFront, projected } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { stretched, stretchedNormal, unstretched } from '../camera/stretch.js';
import { add, cross, distance, dot, frame, lerp, mul, sub, unit } from '../camera/vector.js';
import type { Ball } from './parts.js';

/** How far the patch reaches beyond what lies on the plane, in radii of the figure. */
const MARGIN = 0.25;
/** A patch spans at least this much to each side of its middle, in radii of the figure. */
const LEAST = 0.45;
/** At graphs, what spans more than so many radii, and little across them, has a band: a flat one. */
const LONG = 1.2;
/** How much lower a band is. */
const OF_BAND = 0.6;
/**
 * The same where little lies on it, such as on a mirror, and where no bounded figure has a size: the picture is about
 * the planes then.
 */
const LEAST_EMPTY = 0.65;
const LEAST_ALONE = 0.8;
/** What is this near to the plane, in radii of the figure, lies on it: files round. */
const ON_PLANE = 0.02;
/** Less than this, in radii of the figure, is not what a plane is drawn for: a point, or a short line. */
const FEW = 0.3;

/**
 * The rectangle that stands for a plane, two of its sides horizontal. It is around what lies on the plane, the shadows
 * of solids that stand on it, and what it cuts out of others; where that is little, around the shadow of the figure.
 * The patch of a tangent plane is around the place where that touches.
 */
export function planePatch(
  plane: PlaneInSpaceValue,
  figure: Ball,
  spanning: readonly Vec3[],
  values: readonly SpaceValue[],
  scaleZ: number,
): Vec3[] {
  const inPicture = stretchedPlane(plane, scaleZ);
  const points = spanning.map((p) => stretched(p, scaleZ));
  const { normal, center } = inPicture;
  const { u, v } = frame(normal);
  const place = (p: Vec3): readonly [number, number] => {
    const d = sub(p, center);
    return [dot(d, u), dot(d, v)];
  };
  const near = ON_PLANE * figure.radius;
  const cutBy = (height: number, value: SpaceValue): readonly Vec3[] => {
    const moved = unstretched(add(center, mul(normal, height)), scaleZ);
    return sectionPoints(value, { ...plane, center: moved, offset: dot(plane.normal, moved) });
  };
  /** Whether a plane cuts a solid that it only touches is up to the last digits. */
  const taken = (value: SpaceValue): readonly Vec3[] => {
    const isCut = [-near, near].map((height) => cutBy(height, value).length > 0);
    return isCut.every(Boolean) ? cutBy(0, value) : isCut.some(Boolean) ? extentPoints(value) : [];
  };
  const onPlane = (): Vec3[] => [
    ...points.filter((p) => Math.abs(dot(sub(p, center), normal)) <= near),
    ...values.flatMap((value) =>
      value.type === 'Plane'
        ? commonLine(inPicture, stretchedPlane(value, scaleZ), figure)
        : taken(value).map((p) => stretched(p, scaleZ)),
    ),
  ];
  const lying = (plane.touches ? [center] : onPlane()).map(place);
  const shadows = (points.length > 0 ? points : [figure.center]).map(place);
  const isAlone = points.every((p) => distance(p, points[0]!) <= near);
  const isEmpty = !plane.touches && isLittle(lying, figure.radius);
  const least = (isAlone ? LEAST_ALONE : isEmpty ? LEAST_EMPTY : LEAST) * figure.radius;
  const spanned = isEmpty ? [...lying, ...shadows] : lying;
  const hasGraphs = values.some(({ type }) => type === 'Surface');
  const partOf = (axis: 0 | 1): number => (hasGraphs && isBand(spanned, axis, figure.radius) ? OF_BAND : 1);
  const [left, right] = range(spanned, 0, figure.radius, least, partOf(0));
  const [low, high] = range(spanned, 1, figure.radius, least, partOf(1));
  const corner = (s: number, t: number): Vec3 => unstretched(add(center, add(mul(u, s), mul(v, t))), scaleZ);
  return [corner(left, low), corner(right, low), corner(right, high), corner(left, high)];
}

/** px that stay free between a patch and the edge of the picture. */
const FREE = 8;
/** A side of a patch is made smaller by this factor until the picture holds it, and no smaller than this part of it. */
const SMALLER = 0.95;
const LEAST_PART = 0.3;

/** What is known where a plane is drawn. */
export interface PatchInput {
  readonly figure: Ball;
  readonly points: readonly Vec3[];
  readonly values: readonly SpaceValue[];
  readonly projector: Projector;
}

/**
 * The patch of a plane as it is drawn: a view of graphs without an end is not fitted to what else is there, and the
 * graphs fill it, so that patches beside them are made as small as the picture.
 */
export function shownPatch(
  plane: PlaneInSpaceValue,
  { figure, points, values, projector }: PatchInput,
): readonly Vec3[] {
  const corners = planePatch(plane, figure, points, values, projector.scaleZ);
  const hasGraphs = values.some((value) => value.type === 'Surface' && value.endless === true);
  if (!hasGraphs) return corners;
  return projector.boxed ? heldByBox(corners, points) : heldByPicture(corners, projector);
}

/** The part of a patch in the box around the points of graphs and figures, which grows as far as the nearest of it. */
function heldByBox(corners: readonly Vec3[], points: readonly Vec3[]): readonly Vec3[] {
  const within = (['x', 'y', 'z'] as const).flatMap((axis) =>
    [1, -1].map((side) => {
      const most = points.reduce((far, p) => Math.max(far, side * p[axis]), -Infinity);
      const nearest = corners.reduce((least, p) => Math.min(least, side * p[axis]), Infinity);
      const end = Math.max(most, nearest);
      return (p: Vec3): number => end - side * p[axis];
    }),
  );
  return within.reduce((left, inside) => cutCorners(left, inside, lerp), corners);
}

function heldByPicture([a, b, c, d]: readonly Vec3[], projector: Projector): Vec3[] {
  const middle = lerp(a!, c!, 0.5);
  const [u, v] = [mul(sub(b!, a!), 0.5), mul(sub(d!, a!), 0.5)];
  const cornersAt = (s: number, t: number): Vec3[] =>
    [[-s, -t] as const, [s, -t] as const, [s, t] as const, [-s, t] as const].map(([i, j]) =>
      add(middle, add(mul(u, i), mul(v, j))),
    );
  const outside = (s: number, t: number): number => Math.max(...cornersAt(s, t).map((p) => pxOutside(p, projector)));
  let [s, t] = [1, 1];
  while (Math.min(s, t) > LEAST_PART && outside(s, t) > 0) {
    if (outside(s * SMALLER, t) < outside(s, t * SMALLER)) s *= SMALLER;
    else t *= SMALLER;
  }
  return s === 1 && t === 1 ? [a!, b!, c!, d!] : cornersAt(s, t);
}

function pxOutside(p: Vec3, projector: Projector): number {
  if (!isInFront(projector, p)) return Infinity;
  const [x, y] = projected(projector, p);
  const { width, height } = projector;
  return Math.max(FREE - x, FREE - y, x - width + FREE, y - height + FREE);
}

function stretchedPlane(plane: PlaneInSpaceValue, scaleZ: number): PlaneInSpaceValue {
  if (scaleZ === 1) return plane;
  const center = stretched(plane.center, scaleZ);
  const normal = unit(stretchedNormal(plane.normal, scaleZ));
  return { ...plane, center, normal, offset: dot(normal, center) };
}

/** The part of the line that two planes have in common that both their patches show. */
function commonLine(a: PlaneInSpaceValue, b: PlaneInSpaceValue, { center, radius }: Ball): Vec3[] {
  const direction = cross(a.normal, b.normal);
  const square = dot(direction, direction);
  if (square < PARALLEL) return [];
  const [up, over] = [a.offset - dot(a.normal, center), b.offset - dot(b.normal, center)];
  const nearest = add(
    center,
    mul(add(mul(cross(b.normal, direction), up), mul(cross(direction, a.normal), over)), 1 / square),
  );
  // Planes that meet far away do not show where.
  if (distance(nearest, center) > MEETING * radius) return [];
  const step = mul(direction, (LEAST * radius) / Math.sqrt(square));
  return [sub(nearest, step), add(nearest, step)];
}

/** The square of a sine below which planes do not meet. */
const PARALLEL = 1e-6;
/** How far from the figure's middle, in its radii, planes may meet and show it. */
const MEETING = 2;

type Places = readonly (readonly [number, number])[];

/** Whether what lies on a plane is not what it is drawn for. */
const isLittle = (lying: Places, radius: number): boolean =>
  [0, 1].every((axis) => sizeOf(lying, axis as 0 | 1) < FEW * radius);

/** Whether a patch spans little along a direction, and much across it. */
const isBand = (spanned: Places, axis: 0 | 1, radius: number): boolean =>
  sizeOf(spanned, axis) < FEW * radius && sizeOf(spanned, axis === 0 ? 1 : 0) > LONG * radius;

/** What a patch spans in one direction: at least `least` to each side, or a part of that and of the margin. */
function range(spanned: Places, axis: 0 | 1, radius: number, least: number, part: number): [number, number] {
  const [low, high] = extremes(spanned, axis);
  const middle = (low + high) / 2;
  const half = Math.max((high - low) / 2 + MARGIN * part * radius, least * part);
  return [middle - half, middle + half];
}

function extremes(places: Places, axis: 0 | 1): readonly [number, number] {
  return places.reduce<readonly [number, number]>(
    ([low, high], place) => [Math.min(low, place[axis]), Math.max(high, place[axis])],
    [Infinity, -Infinity],
  );
}

function sizeOf(places: Places, axis: 0 | 1): number {
  const [low, high] = extremes(places, axis);
  return Math.max(0, high - low);
}
