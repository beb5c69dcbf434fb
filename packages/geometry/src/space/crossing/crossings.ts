import { takeSteps } from '../../functions/steps.js';
import type { SpaceValue, Vec3 } from '../../values.js';
import { ringReach } from '../ring.js';
import { along, distance, dot, frame, mul, sub, vec3 } from '../vec3.js';
import { isCrossing } from './genuine.js';
import { levelTraces } from './level-traces.js';
import { mantleTraces } from './mantle-traces.js';
import { liesOn } from './net-edges.js';
import { type FindTouches, type Look, netTraces } from './net-traces.js';
import { netsTraces } from './nets-traces.js';
import { levelOf } from './sheet-level.js';
import { type Ball, type Flat, type LevelSheet, type Net, type Range, type Sheet, sheetsOf } from './sheets.js';
import { torusTraces } from './torus-traces.js';
import {
  clipLine,
  clipTrace,
  clipTurn,
  joinedParts,
  lineOfPlanes,
  lineTrace,
  ringTrace,
  type Trace,
  traceValue,
} from './trace.js';

/** Steps to compare two pieces of surface. */
const PAIR_STEPS = 20;
/**
 * Sine of the angle below which two planes are one or parallel: of figures that are only drawn, rounding tilts faces by
 * more.
 */
const PARALLEL = 1e-9;
/** Relative to their size: what is this near to touching touches. */
const TOUCH = 1e-9;
/** Relative to their size: surfaces that go no deeper into each other touch. */
const DEPTH = 1e-8;
/** In tolerances: how far a curve goes over an edge where it only touches that. */
const OVER = 2.2;

/**
 * The lines and curves in which two figures cross: segments, circles, parts of ellipses, and curves. What only touches
 * an edge of a figure does not count.
 *
 * @param tolerance Nearer than this to an edge, world units, counts as on it: how far rounding moves points.
 */
export function crossings(a: SpaceValue, b: SpaceValue, tolerance: number): SpaceValue[] {
  return surfaceCrossings(surfaceOf(a, tolerance), surfaceOf(b, tolerance), tolerance);
}

/** The pieces of a figure's surface, for who asks for its crossings with many others. */
export type CrossedSurface = readonly Boxed[];

/** @param tolerance As that of {@link crossings}. */
export function surfaceOf(value: SpaceValue, tolerance: number): CrossedSurface {
  const sheets = sheetsOf(value, tolerance);
  let whole: readonly Sheet[] | undefined;
  const wholes = (): readonly Sheet[] => (whole ??= tolerance > 0 ? sheetsOf(value, 0) : sheets);
  return sheets.map((sheet, i) => ({ sheet, whole: () => wholes()[i]!, box: AXES.map(sheet.reach) }));
}

/**
 * The {@link crossings} of two figures by their surfaces.
 *
 * @param look How curves on surfaces are looked for, where many are.
 * @param touching As that of {@link netTraces}.
 */
export function surfaceCrossings(
  a: CrossedSurface,
  b: CrossedSurface,
  tolerance: number,
  look: Look = 'closely',
  touching?: FindTouches,
): SpaceValue[] {
  return a.flatMap((sheet) => b.flatMap((other) => sheetCrossings(sheet, other, tolerance, look, touching)));
}

interface Boxed {
  readonly sheet: Sheet;
  /** The piece up to its edges; what is near to these is not counted on `sheet`. */
  readonly whole: () => Sheet;
  /** How far it reaches along each axis. */
  readonly box: readonly Range[];
}

const AXES: readonly Vec3[] = [vec3(1, 0, 0), vec3(0, 1, 0), vec3(0, 0, 1)];

function sheetCrossings(one: Boxed, other: Boxed, moved: number, look: Look, touching?: FindTouches): SpaceValue[] {
  takeSteps(PAIR_STEPS);
  const { sheet: a, box: boxA } = one;
  const { sheet: b, box: boxB } = other;
  const tolerance = moved * Math.max(a.leverage ?? 1, b.leverage ?? 1);
  const touch = TOUCH * (a.size + b.size);
  const mayMeet = (p: readonly Range[], q: readonly Range[]) => p.every((range, i) => !isApart(range, q[i]!, touch));
  if (!mayMeet(boxA, boxB) || isBesidePlane(a, b, touch) || isBesidePlane(b, a, touch)) return [];
  const crosses = (trace: Trace): boolean => isCrossing(trace, a, b, Math.max(tolerance, DEPTH * (a.size + b.size)));
  if (a.kind === 'flat' && b.kind === 'flat') return flatsCrossing(a, b, tolerance).filter(crosses).map(traceValue);
  const found = torusTraces(a, b, tolerance) ?? torusTraces(b, a, tolerance);
  return (found ?? tracesOf(a, b, tolerance, look, touching))
    .filter(({ ring, touches }) => {
      // What touches but for rounding lies between both.
      const box = ring && !touches && AXES.map((axis) => ringReach(ring, axis));
      return !box || (mayMeet(box, boxA) && mayMeet(box, boxB));
    })
    .flatMap((trace) =>
      trace.isClipped ? [trace] : joinedParts(heldParts(trace, one, other), trace, OVER * tolerance),
    )
    .filter(crosses)
    .map(traceValue);
}

/** The parts of a trace that lie within two pieces and not only near to their edges, each as far as the edges. */
function heldParts(trace: Trace, one: Boxed, other: Boxed): Trace[] {
  const parts = clipped(trace, one.sheet, other.sheet);
  if (parts.length === 0 || parts[0] === trace) return parts;
  const [a, b] = [one.whole(), other.whole()];
  if (a === one.sheet && b === other.sheet) return parts;
  const longer = clipped(trace, a, b);
  const turn = trace.closed ? trace.max - trace.min : Infinity;
  const around = ({ min, max }: Trace): Trace | undefined => {
    const middle = (min + max) / 2;
    return longer.find((part) => [middle - turn, middle, middle + turn].some((t) => t >= part.min && t <= part.max));
  };
  return [...new Set(parts.map((part) => around(part) ?? part))];
}

/** The parts of a trace that lie within two pieces. */
function clipped(trace: Trace, a: Sheet, b: Sheet): Trace[] {
  const holds = (p: Vec3): boolean => a.contains(p) && b.contains(p);
  const { turn, line } = trace;
  const rims = [a, b].flatMap((sheet) => (sheet.kind === 'flat' && sheet.rim) || []);
  const ends = [a, b].flatMap((sheet) => sheet.ends?.() ?? []);
  const isKnown = [a, b].filter((sheet) => sheet.ends).length + (turn?.meetsRim ? rims.length : 0) === 2;
  if (!isKnown || !(turn || line)) return clipTrace(trace, holds);
  if (!turn) return clipLine(trace, line!, ends, holds);
  return clipTurn(
    trace,
    turn.size,
    [...ends.flatMap(turn.meets), ...rims.flatMap((rim) => turn.meetsRim?.(rim) ?? [])],
    holds,
  );
}

/** Whether two ranges are farther apart than rounding moves them. */
function isApart([low, high]: Range, [from, to]: Range, touch: number): boolean {
  return from - high > touch || low - to > touch;
}

/** Whether all of a piece lies on one side of another one's plane. */
function isBesidePlane(plane: Sheet, piece: Sheet, touch: number): boolean {
  return plane.kind === 'flat' && isApart(piece.reach(plane.normal), [plane.offset, plane.offset], touch);
}

function tracesOf(a: Sheet, b: Sheet, tolerance: number, look: Look, touching?: FindTouches): Trace[] {
  if (a.kind === 'level') return levelWith(a, b, tolerance);
  if (b.kind === 'level') return levelWith(b, a, tolerance);
  if (a.kind === 'net') return netWith(a, b, tolerance, look, touching);
  if (b.kind === 'net') return netWith(b, a, tolerance, look, touching);
  if (a.kind === 'mantle') return mantleTraces(a, b, tolerance);
  if (b.kind === 'mantle') return mantleTraces(b, a, tolerance);
  if (a.kind === 'ball')
    return b.kind === 'ball' ? ballsCircle(a, b, tolerance) : ballCircle(a, b.normal, b.offset, tolerance);
  return b.kind === 'ball' ? ballCircle(b, a.normal, a.offset, tolerance) : [];
}

function flatsCrossing(a: Flat, b: Flat, tolerance: number): Trace[] {
  const [origin, direction] = lineOfPlanes(a, b);
  const square = dot(direction, direction);
  const limit = Math.max(PARALLEL, tolerance / Math.max(a.size, b.size, tolerance));
  if (!(Math.sqrt(square) > limit)) return [];
  const others = b.cut(origin, direction);
  return a.cut(origin, direction).flatMap(([from, to]) =>
    others.flatMap(([low, high]): Trace[] => {
      const [start, end] = [Math.max(from, low), Math.min(to, high)];
      if (!((end - start) * Math.sqrt(square) > tolerance)) return [];
      if (!Number.isFinite(end - start)) return [];
      return [{ ...lineTrace([origin, direction]), min: start, max: end }];
    }),
  );
}

/** The circle in which a sphere meets a plane; none where it touches it, but for rounding. */
function ballCircle({ center, radius }: Ball, normal: Vec3, offset: number, tolerance: number): Trace[] {
  const height = dot(normal, center) - offset;
  if (!(Math.abs(height) < radius - Math.max(tolerance, TOUCH * radius))) return [];
  const { u, v } = frame(normal);
  const r = Math.sqrt((radius - height) * (radius + height));
  return [ringTrace({ center: along(center, normal, -height), a: r, b: r, u, v, start: 0, sweep: 2 * Math.PI })];
}

function ballsCircle(a: Ball, b: Ball, tolerance: number): Trace[] {
  const apart = distance(a.center, b.center);
  if (apart === 0) return [];
  const from = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart);
  const normal = mul(sub(b.center, a.center), 1 / apart);
  return ballCircle(a, normal, dot(normal, a.center) + from, tolerance);
}

function levelWith(level: LevelSheet, other: Sheet, tolerance: number): Trace[] {
  if (other.kind === 'net') return netTraces(other.surface, level.mesh.f, tolerance);
  const g = levelOf(other);
  return g ? levelTraces(level.mesh, g, tolerance) : [];
}

function netWith(
  net: Net,
  other: Exclude<Sheet, LevelSheet>,
  tolerance: number,
  look: Look,
  touching?: FindTouches,
): Trace[] {
  const f = levelOf(other);
  // Rounding turns the plane of a flat piece: beyond the piece that is off by more.
  if (f && other.kind === 'flat' && liesOn(net.surface, f, tolerance * (1 + net.size / other.size))) return [];
  if (f) return netTraces(net.surface, f, tolerance, look, touching);
  if (other.kind !== 'net') return [];
  // Of two surfaces one may have no equation; of two without, the distance from one is as good near to it.
  const back = levelOf(net);
  if (back) return netTraces(other.surface, back, tolerance, look, touching);
  return netsTraces(net.surface, other.surface, tolerance);
}
