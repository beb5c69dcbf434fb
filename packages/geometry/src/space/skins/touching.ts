import type { CurvedSolidValue, ImplicitSurfaceValue, SurfaceValue, Vec3 } from '../../values.js';
import { cross, distance, length, mul, sub, vec3 } from '../vec3.js';

/** The step over which directions are measured: the cube root of rounding, for central differences. */
const STEP = 6e-6;

/** Sine of an angle below which directions span no plane. */
const ON_LINE = 1e-9;

/** A direction across a surface at its parameters; undefined where it has no tangent plane. */
export function normalAt(at: SurfaceValue['at'], u: number, v: number): Vec3 | undefined {
  const [du, dv] = [STEP * Math.max(1, Math.abs(u)), STEP * Math.max(1, Math.abs(v))];
  const alongU = mul(sub(at(u + du, v), at(u - du, v)), 1 / (2 * du));
  const alongV = mul(sub(at(u, v + dv), at(u, v - dv)), 1 / (2 * dv));
  const normal = cross(alongU, alongV);
  return length(normal) > ON_LINE * length(alongU) * length(alongV) ? normal : undefined;
}

/** How far a point is from a surface, and a direction across it there; undefined where it has no tangent plane. */
export interface Touch {
  readonly distance: number;
  readonly normal: Vec3 | undefined;
}

/** How a point and a surface lie: the piece of the surface that is nearest to it counts. */
export function touchOf(surface: SurfaceValue | CurvedSolidValue | ImplicitSurfaceValue, P: Vec3): Touch {
  if (surface.type === 'ImplicitSurface') return touchOfLevel(surface.level, P);
  const sheets = surface.type === 'Surface' ? [surface] : surface.sheets;
  // Of a quadric without an end a part is drawn; it goes on all the same.
  const goesOn = surface.type === 'CurvedSolid' && surface.symmetry !== undefined && surface.volume === undefined;
  const touches = sheets.map((sheet) => touchOfSheet(sheet, P, goesOn));
  return touches.reduce((best, touch) => (touch.distance < best.distance ? touch : best));
}

function touchOfSheet({ at, graph, level, u, v }: SurfaceValue, P: Vec3, goesOn: boolean): Touch {
  if (graph) return { distance: Math.abs(at(P.x, P.y).z - P.z), normal: normalAt(at, P.x, P.y) };
  if (level && (goesOn || level.has(P, 0))) return touchOfLevel(level.f, P);
  const [s, t] = nearestParameters(at, u, v, P);
  return { distance: distance(at(s, t), P), normal: normalAt(at, s, t) };
}

/** The same of where a function of places is 0: the distance is that to its plane of first order. */
function touchOfLevel(f: (p: Vec3) => number, P: Vec3): Touch {
  const [x, y, z] = (['x', 'y', 'z'] as const).map((axis) => {
    const step = STEP * Math.max(1, Math.abs(P[axis]));
    return (f({ ...P, [axis]: P[axis] + step }) - f({ ...P, [axis]: P[axis] - step })) / (2 * step);
  }) as [number, number, number];
  const normal = vec3(x, y, z);
  const steepness = length(normal);
  return steepness > ON_LINE
    ? { distance: Math.abs(f(P)) / steepness, normal }
    : { distance: Math.abs(f(P)), normal: undefined };
}

/** Places along each parameter where the search begins. */
const NET = 32;
/** Each round halves the step: after these it is below the rounding of the parameters. */
const ROUNDS = 40;

/** The parameters of the point of a surface that is nearest to P: the best of a net, then smaller and smaller steps. */
function nearestParameters(at: SurfaceValue['at'], u: SurfaceValue['u'], v: SurfaceValue['v'], P: Vec3) {
  const off = (s: number, t: number) => distance(at(s, t), P);
  const [du, dv] = [(u[1] - u[0]) / NET, (v[1] - v[0]) / NET];
  let best = { s: u[0], t: v[0], far: Infinity };
  const tryAt = (s: number, t: number): boolean => {
    if (s < u[0] || s > u[1] || t < v[0] || t > v[1]) return false;
    const far = off(s, t);
    if (!(far < best.far)) return false;
    best = { s, t, far };
    return true;
  };
  for (let i = 0; i <= NET; i++) for (let j = 0; j <= NET; j++) tryAt(u[0] + i * du, v[0] + j * dv);
  for (let round = 1, [a, b] = [du, dv]; round <= ROUNDS; round++, a /= 2, b /= 2) {
    const { s, t } = best;
    for (const i of [-1, 0, 1]) for (const j of [-1, 0, 1]) tryAt(s + i * a, t + j * b);
  }
  return [best.s, best.t] as const;
}
