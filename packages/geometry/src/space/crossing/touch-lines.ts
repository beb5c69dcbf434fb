import { takeSteps } from '../../functions/steps.js';
import type { Vec2, Vec3 } from '../../values.js';
import { slopeOf } from '../level/settle.js';
import { along, distance, dot, length } from '../vec3.js';
import type { Trace } from './trace.js';

/** A function over the parameters of a surface. */
type Field = (x: number, y: number) => number;

/** A surface, and another one that it may touch. */
export interface Touching {
  /** The point of the surface at its parameters, both of which run from 0 to `units`. */
  readonly place: (x: number, y: number) => Vec3;
  readonly units: number;
  /** About how far the surface reaches, world units. */
  readonly size: number;
  /** 0 on the other surface, with a sign for each side of it. */
  readonly f: (p: Vec3) => number;
  /** Distances up to this, world units, count as none. */
  readonly tolerance: number;
}

/** A curve along which two surfaces touch but for rounding. */
export interface Touch {
  readonly trace: Trace;
  /** Whether both surfaces stay within the tolerance between it and a place, given by its parameters. */
  readonly isBeside: (place: Vec2) => boolean;
}

/** What another surface is at the parameters of a surface. */
interface Touched {
  readonly f: Field;
  /** How far the other surface is, world units, near to it. */
  readonly far: Field;
}

/** Places along each parameter at which is looked for a turn. */
const CELLS = 32;
/** Steps to look at a place. */
const PLACE_STEPS = 12;
/** Rounds by which a turn is found, and the part of a cell over which its slope is measured. */
const ROUNDS = 6;
const SLOPE = 0.05;
/** Relative to the size of the surface: over so much the slope of the other one's function is measured. */
const SLOPE_STEP = 1e-4;
/** In cells: neighbours of a line are no farther apart across it. */
const NEXT = 1.5;

/**
 * Curves that run over all of one parameter of a surface and along which it touches another one: it turns there, no
 * farther than the tolerance from the other. Where rounding lets two surfaces overlap that touch along a curve, they
 * cross in two curves beside that one; where rounding takes them apart, in none.
 */
export function touchLines({ place, units, size, f, tolerance }: Touching): Touch[] {
  if (!(tolerance > 0)) return [];
  const touched: Touched = {
    f: (x, y) => f(place(x, y)),
    far: (x, y) => {
      const p = place(x, y);
      return Math.abs(f(p)) / length(slopeOf(f, p, SLOPE_STEP * size));
    },
  };
  /** Between both surfaces: whoever asks whether the line lies on one of them is told so of each. */
  const between = (p: Vec3): Vec3 => {
    const slope = slopeOf(f, p, SLOPE_STEP * size);
    return along(p, slope, -f(p) / dot(slope, slope) / 2);
  };
  const turned: Touched = { f: (x, y) => touched.f(y, x), far: (x, y) => touched.far(y, x) };
  const lines = linesOver(touched, units, tolerance);
  // What runs aslant is found both ways.
  const isNew = (across: Line): boolean =>
    lines.every((line) => Math.abs(line(across(units / 2)) - units / 2) > units / CELLS);
  return [
    ...lines.map(
      (across): Touch => ({
        trace: traceOf((t) => between(place(t, across(t))), units),
        isBeside: ({ x, y }) => isBeside(across, touched.far, x, y, tolerance),
      }),
    ),
    ...linesOver(turned, units, tolerance)
      .filter(isNew)
      .map(
        (across): Touch => ({
          trace: traceOf((t) => between(place(across(t), t)), units),
          isBeside: ({ x, y }) => isBeside(across, turned.far, y, x, tolerance),
        }),
      ),
  ];
}

/** For the parameter that a line runs along the other one. */
type Line = (along: number) => number;

function traceOf(on: (t: number) => Vec3, units: number): Trace {
  const closed = distance(on(0), on(units)) <= CLOSED * distance(on(0), on(units / 2));
  return { at: (t) => on(closed ? t - units * Math.floor(t / units) : t), min: 0, max: units, closed, touches: true };
}

/** Relative to the way across: ends of a line that are one. */
const CLOSED = 1e-3;

function isBeside(line: Line, far: Field, along: number, from: number, tolerance: number): boolean {
  const to = line(along);
  return SHARES.every((share) => {
    takeSteps(PLACE_STEPS);
    return far(along, from + (to - from) * share) <= BESIDE * tolerance;
  });
}

const SHARES = [0.2, 0.4, 0.6, 0.8, 1] as const;
/** In tolerances: how far apart surfaces may be between a line and what is beside it. */
const BESIDE = 1.5;

function linesOver(touched: Touched, units: number, tolerance: number): Line[] {
  const cell = units / CELLS;
  // A line runs through each column, so most functions have none at the first look.
  const middle = turns(touched, (CELLS / 2) * cell, cell, tolerance);
  if (middle.length === 0) return [];
  const columns = Array.from({ length: CELLS + 1 }, (_, i) =>
    i === CELLS / 2 ? middle : turns(touched, i * cell, cell, tolerance),
  );
  return middle.flatMap((start) => {
    const places: number[] = [];
    places[CELLS / 2] = start;
    for (const way of [1, -1]) {
      for (let i = CELLS / 2 + way; i >= 0 && i <= CELLS; i += way) {
        const last = places[i - way]!;
        const next = columns[i]!.find((y) => Math.abs(y - last) <= NEXT * cell);
        if (next === undefined) return [];
        places[i] = next;
      }
    }
    return [
      (along: number) => {
        const i = Math.min(CELLS - 1, Math.max(0, Math.floor(along / cell)));
        const near = places[i]! + (places[i + 1]! - places[i]!) * (along / cell - i);
        return turnNear((y) => touched.f(along, y), near, cell, units) ?? near;
      },
    ];
  });
}

/** Where the surface turns within the tolerance, along its second parameter. */
function turns({ f, far }: Touched, x: number, cell: number, tolerance: number): number[] {
  takeSteps(PLACE_STEPS * CELLS);
  const g = (y: number): number => f(x, y);
  const values = Array.from({ length: CELLS + 1 }, (_, j) => g(j * cell));
  return values.flatMap((value, j) => {
    if (j === 0 || j === CELLS) return [];
    const [before, after] = [values[j - 1]!, values[j + 1]!];
    if (!((value - before) * (after - value) <= 0)) return [];
    const y = turnNear(g, j * cell, cell, CELLS * cell);
    return y !== undefined && far(x, y) <= tolerance ? [y] : [];
  });
}

/** The extreme of a function next to a place, at most a cell away. */
function turnNear(g: (y: number) => number, near: number, cell: number, units: number): number | undefined {
  const d = SLOPE * cell;
  let y = Math.min(units - d, Math.max(d, near));
  for (let round = 0; round < ROUNDS; round++) {
    takeSteps(3 * PLACE_STEPS);
    const [low, middle, high] = [g(y - d), g(y), g(y + d)];
    const bend = high - 2 * middle + low;
    const step = (-d * (high - low)) / (2 * bend);
    if (!Number.isFinite(step)) return undefined;
    y = Math.min(units - d, Math.max(d, y + Math.min(cell, Math.max(-cell, step))));
    if (Math.abs(step) < END * cell) break;
  }
  return Math.abs(y - near) <= NEXT * cell ? y : undefined;
}

/** In cells: a smaller step changes nothing. */
const END = 1e-6;
