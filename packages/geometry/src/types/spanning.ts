import type { Vec2, Vec3 } from '../values.js';
import { raise } from './lifted.js';

/** Places along a curve or round a circle: enough that the gaps between them bulge by 0.05 % of the radius. */
const STEPS = 96;
/** Places along each parameter of a surface. */
const SURFACE_STEPS = 12;

interface Sweep {
  readonly startAngle: number;
  readonly sweep: number;
}

/** Points along a part of a circle of the plane. */
export function aroundCircle({
  center,
  radius,
  startAngle,
  sweep,
}: Sweep & { readonly center: Vec2; readonly radius: number }): Vec3[] {
  return steps(startAngle, startAngle + sweep, (t) => ({
    x: center.x + radius * Math.cos(t),
    y: center.y + radius * Math.sin(t),
    z: 0,
  }));
}

/** Points along a part of an ellipse of the plane. */
export function aroundEllipse({
  center,
  rotation,
  ...rest
}: Sweep & { readonly center: Vec2; readonly a: number; readonly b: number; readonly rotation: number }): Vec3[] {
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  return aroundEllipse3({ ...rest, center: raise(center), u: { x: c, y: s, z: 0 }, v: { x: -s, y: c, z: 0 } });
}

/** center + a cos t u + b sin t v over a sweep. */
export function aroundEllipse3({
  center,
  u,
  v,
  a,
  b,
  startAngle,
  sweep,
}: Sweep & {
  readonly center: Vec3;
  readonly u: Vec3;
  readonly v: Vec3;
  readonly a: number;
  readonly b: number;
}): Vec3[] {
  return steps(startAngle, startAngle + sweep, (t) => {
    const [p, q] = [a * Math.cos(t), b * Math.sin(t)];
    return { x: center.x + p * u.x + q * v.x, y: center.y + p * u.y + q * v.y, z: center.z + p * u.z + q * v.z };
  });
}

/** The corners of the cube around a ball. */
export function box({ x, y, z }: Vec3, r: number): Vec3[] {
  return [-r, r].flatMap((dx) => [-r, r].flatMap((dy) => [-r, r].map((dz) => ({ x: x + dx, y: y + dy, z: z + dz }))));
}

export function steps(from: number, to: number, at: (t: number) => Vec3): Vec3[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => at(from + ((to - from) * i) / STEPS));
}

type Range = readonly [number, number];

/** Points of a surface over a net of its parameters. */
export function overNet(u: Range, v: Range, at: (u: number, v: number) => Vec3): Vec3[] {
  const share = ([from, to]: Range, step: number) => from + ((to - from) * step) / SURFACE_STEPS;
  return Array.from({ length: (SURFACE_STEPS + 1) ** 2 }, (_, i) =>
    at(share(u, i % (SURFACE_STEPS + 1)), share(v, Math.floor(i / (SURFACE_STEPS + 1)))),
  );
}
