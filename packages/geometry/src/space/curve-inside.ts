import type { Curve3Value } from '../values.js';
import { distance, dot, length, polygonNormal, sub } from './vec3.js';

/** Points of a curve that are looked at. */
const POINTS = 24;
/** Relative to its size: so near to each other its ends meet, and so near to a plane it lies in it. */
const SAME = 1e-6;

/** Whether a curve in space runs around a part of a plane. */
export function hasInside({ at, min, max }: Curve3Value): boolean {
  const points = Array.from({ length: POINTS }, (_, i) => at(min + ((max - min) * i) / POINTS));
  const [first] = points;
  const size = Math.max(...points.map((p) => distance(p, first!)));
  const normal = polygonNormal(points);
  const off = SAME * size * length(normal);
  return (
    length(normal) > SAME * size * size &&
    distance(at(max), first!) <= SAME * size &&
    points.every((p) => Math.abs(dot(sub(p, first!), normal)) <= off)
  );
}
