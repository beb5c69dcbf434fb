import { takeSteps } from '../../functions/steps.js';
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
  const goesOn = surface.type === 'CurvedSolid' && surface.endless !== undefined;
  const touches = sheets.map((sheet) => touchOfSheet(sheet, P, goesOn));
  return touches.reduce((best, touch) => (touch.distance < best.distance ? touch : best));
}

function touchOfSheet({ at, graph, level, u, v }: SurfaceValue, P: Vec3, goesOn: boolean): Touch {
  if (graph) return { distance: Math.abs(at(P.x, P.y).z - P.z), normal: normalAt(at, P.x, P.y) };
  if (level && (goesOn || level.has(P, 0))) return touchOfLevel(level.f, P);
  const { s, t } = leastOnSheet({ at, u, v }, (p) => distance(p, P));
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

/** Steps to look at a place. */
const PLACE_STEPS = 10;
/** Parameters, and the distance there. */
interface Place {
  readonly s: number;
  readonly t: number;
  readonly far: number;
}
/** Places along each parameter where the search begins. */
const NET = 32;
/** Most rounds of a search: each halves the step or goes on. The last step is below the rounding of parameters. */
const ROUNDS = 200;
const LEAST_PART = 2 ** -40;

/** The point of a bounded surface where a distance is least: the best of a net, then smaller and smaller steps. */
export function leastOnSheet({ at, u, v }: Pick<SurfaceValue, 'at' | 'u' | 'v'>, off: (p: Vec3) => number): Place {
  takeSteps(PLACE_STEPS * NET ** 2);
  const [du, dv] = [(u[1] - u[0]) / NET, (v[1] - v[0]) / NET];
  let best = { s: u[0], t: v[0], far: Infinity };
  const tryAt = (s: number, t: number): void => {
    if (s < u[0] || s > u[1] || t < v[0] || t > v[1]) return;
    const far = off(at(s, t));
    if (far < best.far) best = { s, t, far };
  };
  for (let i = 0; i <= NET; i++) for (let j = 0; j <= NET; j++) tryAt(u[0] + i * du, v[0] + j * dv);
  for (let round = 0, part = 1; round < ROUNDS && part > LEAST_PART; round++) {
    const { s, t, far } = best;
    for (const i of [-1, 0, 1]) for (const j of [-1, 0, 1]) tryAt(s + i * part * du, t + j * part * dv);
    if (best.far === far) part /= 2;
  }
  return best;
}

/**
 * The point of a surface where a distance is least. A graph without an end comes nearest to P no farther from it, along
 * x and y, than above or below it.
 */
export function nearestOnSheet(surface: SurfaceValue, off: (p: Vec3) => number, P: Vec3): Vec3 {
  const reach = surface.endless ? Math.abs(surface.at(P.x, P.y).z - P.z) : 0;
  const bounds = surface.endless
    ? { u: [P.x - reach, P.x + reach] as const, v: [P.y - reach, P.y + reach] as const }
    : surface;
  const { s, t } = leastOnSheet({ at: surface.at, u: bounds.u, v: bounds.v }, off);
  return surface.at(s, t);
}
