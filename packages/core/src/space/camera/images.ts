import type { Vec3 } from '@geoslide/geometry';
import type { Px } from '../../draw/viewport.js';
import type { Segment } from '../sight/visibility.js';
import { cutPolygon } from './cut-polygon.js';
import { NEAR, type Projector, type ScreenPoint } from './projection.js';
import { lerp } from './vector.js';

/** Where a point in front of the eye is seen, px. */
export function projected(projector: Projector, p: Vec3): Px {
  const { x, y } = projector.project(p);
  return [x, y];
}

/** A segment's part in front of the near plane with its image; undefined where nothing of it is. */
export function segmentImage(projector: Projector, from: Vec3, to: Vec3): Segment | undefined {
  const wa = projector.weight(from) - NEAR;
  const wb = projector.weight(to) - NEAR;
  if (wa <= 0 && wb <= 0) return undefined;
  const a = wa < 0 ? lerp(from, to, wa / (wa - wb)) : from;
  const b = wb < 0 ? lerp(from, to, wa / (wa - wb)) : to;
  return { a, b, imageA: projector.project(a), imageB: projector.project(b) };
}

/** px around the picture in which faces are kept, so that their cuts and seams stay out of sight. */
const MARGIN = 32;

/** The image of a polygon, cut at the near plane and a little outside of the picture; empty where nothing of it is seen. */
export function polygonImage(projector: Projector, corners: readonly Vec3[]): readonly ScreenPoint[] {
  return wholeImage(projector, corners) ?? cutImage(projector, corners);
}

/** The image of a polygon that needs no cut, as most: undefined for others. */
export function wholeImage(projector: Projector, corners: readonly Vec3[]): readonly ScreenPoint[] | undefined {
  if (corners.length < 3) return [];
  const [right, bottom] = [projector.width + MARGIN, projector.height + MARGIN];
  const image: ScreenPoint[] = [];
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i]!;
    if (!(projector.weight(corner) >= NEAR)) return undefined;
    const point = projector.project(corner);
    const { x, y } = point;
    if (!(x >= -MARGIN && x <= right && y >= -MARGIN && y <= bottom)) return undefined;
    image.push(point);
  }
  return image;
}

function cutImage(projector: Projector, corners: readonly Vec3[]): readonly ScreenPoint[] {
  const kept: Vec3[] = [];
  let p = corners[corners.length - 1]!;
  let wp = projector.weight(p) - NEAR;
  for (const q of corners) {
    const wq = projector.weight(q) - NEAR;
    if (wp * wq < 0) kept.push(lerp(p, q, wp / (wp - wq)));
    if (wq >= 0) kept.push(q);
    p = q;
    wp = wq;
  }
  if (kept.length < 3) return [];
  let image: readonly ScreenPoint[] = kept.map((corner) => projector.project(corner));
  const { width, height } = projector;
  image = cutPolygon(image, ({ x }) => x + MARGIN);
  image = cutPolygon(image, ({ x }) => width + MARGIN - x);
  image = cutPolygon(image, ({ y }) => y + MARGIN);
  image = cutPolygon(image, ({ y }) => height + MARGIN - y);
  return image.length < 3 ? [] : image;
}

/** Whether a point has an image. */
export function isInFront(projector: Projector, p: Vec3): boolean {
  return projector.weight(p) > NEAR;
}
