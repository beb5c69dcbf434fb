import { takeSteps } from '../../functions/steps.js';
import type { SurfaceValue, Vec3 } from '../../values.js';
import { gapOf, nearSurface } from './near-surface.js';
import { MARCHED_CELLS, netTraces } from './net-traces.js';
import { clipTrace, type Trace } from './trace.js';

/** A curve between two corners of a cell is seen if both have a distance: so many cells away. */
const CELLS_ACROSS = 1.5;
/** Steps of the net by which is found where a surface runs. */
const SAMPLES = 16;
const SAMPLE_STEPS = 10;

/**
 * The curves in which two surfaces meet that have no equation: where the distance from the second is 0 on the first.
 * What is smaller than a cell of the first one's net may be missed; points are right to 1e-4 of the curve.
 *
 * @param tolerance Distances up to this, world units, count as none.
 */
export function netsTraces(first: SurfaceValue, second: SurfaceValue, tolerance: number): Trace[] {
  if (areApart(first, second)) return [];
  const near = nearSurface(second, CELLS_ACROSS * gapOf(first.at, first.u, first.v, MARCHED_CELLS));
  if (!near) return [];
  return netTraces(first, near.distance, tolerance, 'by cells')
    .flatMap((trace) => clipTrace(trace, near.holds))
    .map((trace) => ({ ...trace, isClipped: true }));
}

type Range = readonly [number, number];

/** Whether the boxes around two surfaces have nothing in common. */
function areApart(first: SurfaceValue, second: SurfaceValue): boolean {
  const [a, b] = [boxOf(first), boxOf(second)];
  return a.some(([low, high], i) => !(low <= b[i]![1] && b[i]![0] <= high));
}

/** How far a surface reaches along each axis, with what may be between the samples. */
function boxOf({ at, u, v }: SurfaceValue): readonly Range[] {
  takeSteps(SAMPLE_STEPS * SAMPLES ** 2);
  const shares = Array.from({ length: SAMPLES + 1 }, (_, i) => i / SAMPLES);
  const points = shares
    .flatMap((i) => shares.map((j) => at(u[0] + (u[1] - u[0]) * i, v[0] + (v[1] - v[0]) * j)))
    .filter(({ x, y, z }) => Number.isFinite(x + y + z));
  const margin = gapOf(at, u, v, SAMPLES);
  return (['x', 'y', 'z'] as const).map((axis): Range => rangeOf(points, axis, margin));
}

function rangeOf(points: readonly Vec3[], axis: keyof Vec3, margin: number): Range {
  const low = points.reduce((least, p) => Math.min(least, p[axis]), Infinity);
  const high = points.reduce((most, p) => Math.max(most, p[axis]), -Infinity);
  return [low - margin, high + margin];
}
