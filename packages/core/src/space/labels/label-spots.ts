import type { Angle3Value, Vec3 } from '@geoslide/geometry';
import { clipLine } from '../../draw/clip-line.js';
import type { Px } from '../../draw/viewport.js';
import { isInFront, projected, segmentImage } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { along, isFinite3, lerp, mean } from '../camera/vector.js';

/** A place for the middle of a label's ink, and how far it is from the best one. */
export interface Spot {
  readonly at: Px;
  /** 0 for the first choice. */
  readonly cost: number;
}

export interface SpotInput {
  /** The corners of a plane's patch or a surface's middle cell, or the ends of what is drawn of an endless line. */
  readonly patch: readonly Vec3[] | undefined;
  readonly projector: Projector;
  /** The middle of the figure's image: labels stand on the other side of what they name. */
  readonly center: Px;
  /** px from what is named to the ink. */
  readonly gap: number;
  /** Half the ink's width and height, px. */
  readonly half: Px;
  /** Where on a path the label hangs, from its style. */
  readonly parameter: number | undefined;
  /** How far the mark of what is named reaches from its point, px. */
  readonly markRadius: number;
}

/** Steps to either side of the first choice, radians, and what each costs. */
const TURNS: readonly (readonly [angle: number, cost: number])[] = [
  [0, 0],
  [Math.PI / 6, 0.6],
  [-Math.PI / 6, 0.6],
  [Math.PI / 3, 1.2],
  [-Math.PI / 3, 1.2],
  [Math.PI / 2, 1.8],
  [-Math.PI / 2, 1.8],
  [(3 * Math.PI) / 4, 2.4],
  [(-3 * Math.PI) / 4, 2.4],
  [Math.PI, 3],
];

/** The point and the directions from the figure's middle outwards. */
export function besidePoint(p: Vec3, { projector, center, gap, half, markRadius }: SpotInput): Spot[] {
  if (!isInFront(projector, p)) return [];
  const image = projected(projector, p);
  const [dx, dy] = [image[0] - center[0], image[1] - center[1]];
  // A point in the middle has no outer side; books put its name to the upper right.
  const angle = Math.hypot(dx, dy) < MIDDLE ? -Math.PI / 4 : Math.atan2(dy, dx);
  return TURNS.map(([turn, cost]) => ({ at: outside(image, angle + turn, gap + markRadius, half), cost }));
}

/** px: nearer to the middle than this, a point counts as standing in it. */
const MIDDLE = 12;

/** The middle of a box that touches the circle of radius `gap` around a point on the given side. */
function outside([x, y]: Px, angle: number, gap: number, [w, h]: Px): Px {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const away = gap + Math.min(w / Math.max(Math.abs(c), 1e-9), h / Math.max(Math.abs(s), 1e-9));
  return [x + c * away, y + s * away];
}

/** Beside a path at one of some parameters: on the outer side, then on the other one. */
export function besidePath(
  at: (t: number) => Vec3,
  own: number | undefined,
  parameters: readonly number[],
  { projector, center, gap, half }: SpotInput,
): Spot[] {
  return (own === undefined ? parameters : [own]).flatMap((t, i) => {
    const p = at(t);
    const q = at(t + STEP);
    const r = at(t - STEP);
    if (![p, q, r].every((point) => Number.isFinite(point.x + point.y + point.z) && isInFront(projector, point)))
      return [];
    const image = projected(projector, p);
    const [qx, qy] = projected(projector, q);
    const [rx, ry] = projected(projector, r);
    const length = Math.hypot(qx - rx, qy - ry);
    const normal: Px = length > 1e-9 ? [(ry - qy) / length, (qx - rx) / length] : [0, -1];
    const outer = normal[0] * (image[0] - center[0]) + normal[1] * (image[1] - center[1]);
    // A line through the middle has two equal sides: above, or to the right, is the usual one.
    const above = Math.abs(normal[1]) > 0.2 ? -Math.sign(normal[1]) : Math.sign(normal[0]);
    const side = Math.abs(outer) > 1 ? Math.sign(outer) : above;
    return [side, -side].flatMap((sign, other) =>
      AWAY.map(([times, cost]): Spot => {
        const [nx, ny] = [sign * normal[0], sign * normal[1]];
        const away = times * gap + Math.abs(nx) * half[0] + Math.abs(ny) * half[1];
        return { at: [image[0] + nx * away, image[1] + ny * away], cost: cost + 0.4 * i + 0.7 * other };
      }),
    );
  });
}

/** Gaps between a path and its label, as multiples of the usual one, and what each costs. */
const AWAY: readonly (readonly [times: number, cost: number])[] = [
  [1, 0],
  [1.7, 1],
  [2.6, 2.4],
];

/** For the direction of a path, in its parameter. */
const STEP = 1e-4;

/** px that the label of an endless line keeps from the edge of the picture. */
const INSET = 26;

/** Beside an endless line or ray, near where it leaves the picture. */
export function besideLine(origin: Vec3, direction: Vec3, ray: boolean, input: SpotInput): Spot[] {
  const { projector, parameter, patch } = input;
  if (parameter !== undefined) return besidePath((t) => along(origin, direction, t), parameter, [], input);
  const [start, end] = patch ?? [];
  const segment = start && end && segmentImage(projector, start, end);
  if (!segment) return [];
  const { imageA, imageB } = segment;
  const [from, to] = [projector.weight(segment.a), projector.weight(segment.b)];
  // By shares of the image: in perspective nearly all of a line lies next to its vanishing point.
  const at = (t: number): Vec3 => lerp(segment.a, segment.b, (t * from) / (t * from + (1 - t) * to));
  const inside = { minX: INSET, minY: INSET, maxX: projector.width - INSET, maxY: projector.height - INSET };
  const way: Px = [imageB.x - imageA.x, imageB.y - imageA.y];
  const [first, last] = clipLine([imageA.x, imageA.y], way, inside, 0, 1) ?? [0.5, 0.5];
  const shares = ray ? [0.95, 0.85, 0.7, 0.5] : [0.97, 0.03, 0.9, 0.1, 0.8, 0.2];
  return besidePath(
    at,
    undefined,
    shares.map((share) => first + (last - first) * share),
    input,
  );
}

/**
 * Outside of the mark and far enough out to stand between the sides: not far where these are no longer than the mark.
 *
 * @param ways From the vertex to the mark, as multiples of its radius: the bisector first.
 */
export function insideAngle(
  { projector, gap, half, markRadius }: SpotInput,
  { vertex, value, showsLegs }: Angle3Value,
  ways: readonly Vec3[],
): Spot[] {
  if (!isInFront(projector, vertex)) return [];
  const unit = projector.weight(vertex) / projector.scale;
  return ways.flatMap((way, turn) => {
    const segment = segmentImage(projector, vertex, along(vertex, way, unit * markRadius));
    if (!segment) return [];
    const { imageA: a, imageB: b } = segment;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const [ux, uy] = length > 1 ? [(b.x - a.x) / length, (b.y - a.y) / length] : [Math.SQRT1_2, -Math.SQRT1_2];
    const start =
      length + gap / 2 + Math.min(half[0] / Math.max(Math.abs(ux), 1e-9), half[1] / Math.max(Math.abs(uy), 1e-9));
    return Array.from({ length: showsLegs ? LEGS_STEPS : ANGLE_STEPS }, (_, i): Spot => {
      const away = start + 5 * i;
      return { at: [a.x + ux * away, a.y + uy * away], cost: 0.35 * i + (turn > 0 ? TURNED : 0) + (value > 0 ? 0 : 1) };
    });
  });
}

/** What a place beside the bisector costs. */
const TURNED = 0.5;

/** Places on the bisector, 5 px apart. */
const ANGLE_STEPS = 14;
const LEGS_STEPS = 4;

/** In a corner of a plane's patch, the lowest first, then outside of them. */
export function inCorners({ patch, projector, half }: SpotInput): Spot[] {
  if (!patch?.every((p) => isInFront(projector, p))) return [];
  const corners = patch.map((p) => projected(projector, p));
  const spots = corners.map((corner, i): Px => {
    const before = corners[(i + corners.length - 1) % corners.length]!;
    const after = corners[(i + 1) % corners.length]!;
    return cornerSpot(corner, before, after, half);
  });
  const sum = corners.reduce(([x, y], [px, py]): Px => [x + px, y + py], [0, 0]);
  const middle: Px = [sum[0] / corners.length, sum[1] / corners.length];
  const beside = corners.map((corner): Px => {
    const angle = Math.atan2(corner[1] - middle[1], corner[0] - middle[0]);
    return outside(corner, angle, CORNER_GAP, half);
  });
  const lowestFirst = (list: readonly Px[], cost: number): Spot[] =>
    list
      .toSorted((p, q) => q[1] - p[1])
      .map((spot, i) => {
        const at = withinPicture(spot, half, projector);
        const moved = Math.hypot(at[0] - spot[0], at[1] - spot[1]) > 0;
        return { at, cost: cost + 0.5 * i + (moved ? MOVED : 0) };
      });
  const xs = corners.map(([x]) => x);
  const fits = 2 * half[0] < Math.max(...xs) - Math.min(...xs);
  return [...lowestFirst(spots, fits ? 0 : TOO_WIDE), ...lowestFirst(beside, OUTSIDE)].sort((p, q) => p.cost - q.cost);
}

/** What a place costs that the edge of the picture moves away from its corner, and one outside of a plane's patch. */
const MOVED = 1;
const OUTSIDE = 3;
/** The same of a place inside where the label is wider than the patch. */
const TOO_WIDE = 5;

/** A name is wider than a small patch: the edge of the picture cuts nothing off it. */
function withinPicture([x, y]: Px, [w, h]: Px, { width, height }: Projector): Px {
  const within = (at: number, half: number, size: number): number =>
    Math.max(half + CORNER_GAP, Math.min(size - half - CORNER_GAP, at));
  return [within(x, w, width), within(y, h, height)];
}

/** Where a box fits into a corner between two sides: moved from both of them along the other one. */
function cornerSpot([x, y]: Px, before: Px, after: Px, half: Px): Px {
  const u = toward([x, y], before);
  const v = toward([x, y], after);
  const sine = Math.abs(u[0] * v[1] - u[1] * v[0]);
  const support = (d: Px): number =>
    (Math.abs(d[1]) * half[0] + Math.abs(d[0]) * half[1] + CORNER_GAP) / Math.max(sine, 0.2);
  // From the side along v by the box's reach across it, and likewise from the other.
  const [s, t] = [support(v), support(u)];
  return [x + u[0] * s + v[0] * t, y + u[1] * s + v[1] * t];
}

/** px between the sides of a plane's patch and its name. */
const CORNER_GAP = 5;

function toward([x, y]: Px, [px, py]: Px): Px {
  const length = Math.hypot(px - x, py - y) || 1;
  return [(px - x) / length, (py - y) / length];
}

/** px by which the name of a solid may move to get free of lines; a wide one moves further to its sides. */
const SHIFT = 14;

/** In the middle of some points, or a little beside it. */
export function aroundMiddle(spanning: readonly Vec3[], { projector, half }: SpotInput): Spot[] {
  const points = spanning.filter(isFinite3);
  if (points.length === 0) return [];
  const middle = mean(points);
  if (!isInFront(projector, middle)) return [];
  const [x, y] = projected(projector, middle);
  const rings = [1, 2, 3, 4].flatMap((ring) =>
    TURNS.map(
      ([turn]): Spot => ({
        at: [x + ring * Math.max(SHIFT, half[0] * 0.75) * Math.cos(turn), y - ring * SHIFT * Math.sin(turn)],
        cost: 0.5 * ring,
      }),
    ),
  );
  return [{ at: [x, y], cost: 0 }, ...rings];
}
