import { takeSteps, type Vec3 } from '@geoslide/geometry';
import { wholeImage } from './camera/images.js';
import type { Projector } from './camera/projection.js';
import { lerp } from './camera/vector.js';
import { facetsBetween } from './order/mantle-pieces.js';
import { signedArea } from './order/piece.js';
import type { Parts } from './parts/parts.js';
import type { Obstacles } from './sight/obstacle.js';
import { isHidden } from './sight/visibility.js';

/** Steps to cut a facet by a line, and to look at a place of it. */
const CUT_STEPS = 5;
const LOOK_STEPS = 20;
/** Where a line is in sight is looked up in such distances, px. */
const LOOK = 2.5;
/** Parts of a line that are nearer to each other, px, are one. */
const SAME = 0.5;

/** A line of a pattern. */
export interface Row {
  readonly index: number;
  /** The point at the place s along the row. */
  readonly at: (s: number) => Vec3;
  /** Where the row lies in the face: from, to, from, to. */
  readonly ends: readonly number[];
}

/** The facets of what is curved whose outer side looks at the eye: a convex body hides none. Of an open surface all. */
export function facetsOf(
  { patches, bodies }: Pick<Parts, 'patches' | 'bodies'>,
  projector: Projector,
): (readonly Vec3[])[] {
  const isNear = (corners: readonly Vec3[]): boolean => signedArea(wholeImage(projector, corners) ?? []) < 0;
  return [
    ...patches.flatMap(({ corners, outward }) =>
      outward !== undefined && isNear(corners) !== outward ? [] : [corners],
    ),
    ...bodies.flatMap(({ mantle }) => facetsBetween(mantle.rows()).filter(isNear)),
  ];
}

/**
 * The parts of parallel lines of the picture that lie in facets, so that a pattern on what is curved is as even as in
 * print. Places along a row are px.
 */
export function facetRows(
  facets: readonly (readonly Vec3[])[],
  turn: number,
  gap: number,
  projector: Projector,
): Row[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const rows: Row[] = [];
  for (const facet of facets) {
    const image = wholeImage(projector, facet);
    if (!image) continue;
    // Upwards in the picture is against y.
    const flat = image.map(({ x, y }) => [x * c - y * s, -x * s - y * c] as const);
    const heights = flat.map(([, up]) => up);
    const high = Math.max(...heights);
    for (let index = Math.ceil(Math.min(...heights) / gap); index * gap < high; index++) {
      takeSteps(CUT_STEPS * flat.length);
      const y = index * gap;
      const cuts = flat.flatMap(([px, py], i) => {
        const k = (i + 1) % flat.length;
        const [qx, qy] = flat[k]!;
        if (py > y === qy > y) return [];
        const part = (y - py) / (qy - py);
        return [{ place: px + part * (qx - px), point: lerp(facet[i]!, facet[k]!, part) }];
      });
      const [from, to] = cuts.sort((p, q) => p.place - q.place);
      if (!from || !to || !(to.place > from.place)) continue;
      const length = to.place - from.place;
      rows.push({
        index,
        at: (place) => lerp(from.point, to.point, (place - from.place) / length),
        ends: [from.place, to.place],
      });
    }
  }
  return rows;
}

/** The rows of facets as lines, each from the place where it comes in sight to the one where it is hidden. */
export function linesInSight(rows: readonly Row[], obstacles: Obstacles): (readonly [Vec3, Vec3])[] {
  const { projector } = obstacles;
  const seen = new Map<number, { from: number; to: number; a: Vec3; b: Vec3 }[]>();
  for (const { index, at, ends } of rows) {
    const [low, high] = ends as readonly [number, number];
    const count = Math.ceil((high - low) / LOOK);
    takeSteps(LOOK_STEPS * count);
    for (let i = 0; i < count; i++) {
      const [from, to] = [low + ((high - low) * i) / count, low + ((high - low) * (i + 1)) / count];
      const middle = at((from + to) / 2);
      if (isHidden(obstacles, middle, projector.project(middle))) continue;
      const own = seen.get(index);
      if (own) own.push({ from, to, a: at(from), b: at(to) });
      else seen.set(index, [{ from, to, a: at(from), b: at(to) }]);
    }
  }
  return [...seen.values()].flatMap((parts) => {
    const lines: { to: number; a: Vec3; b: Vec3 }[] = [];
    for (const { from, to, a, b } of parts.sort((p, q) => p.from - q.from)) {
      const last = lines[lines.length - 1];
      if (!last || from > last.to + SAME) lines.push({ to, a, b });
      else if (to > last.to) Object.assign(last, { to, b });
    }
    return lines.map(({ a, b }) => [a, b] as const);
  });
}
