import {
  type CrossedSurface,
  extentPoints,
  type SpaceValue,
  surfaceCrossings,
  surfaceOf,
  takeSteps,
  touchLines,
  type Vec3,
} from '@geoslide/geometry';
import type { SpaceCamera } from '@geoslide/protocol';
import { readPen } from '../draw/pen.js';
import type { Projector } from './camera/projection.js';
import type { Figure } from './figures-of.js';
import { boxOfLevel } from './parts/level-parts.js';
import type { Parts, Wire } from './parts/parts.js';
import { type Bounds, boundsOf } from './parts/surface-net.js';
import { wiresOfValue } from './parts/wires-of-value.js';
import { pointsApart } from './rounding.js';
import type { Outline } from './sight/outlines.js';
import { readHiddenPen, type Sight, stretches } from './sight/wires.js';

export interface CrossingInput {
  readonly figures: readonly Figure[];
  /** Of each figure. */
  readonly parts: readonly Parts[];
  readonly camera: SpaceCamera;
  readonly projector: Projector;
  /** How far rounding moves points, world units. */
  readonly rounding: number;
}

/** The lines in which two figures cross, which look like those of one of them. */
export interface Crossing {
  readonly figure: Figure;
  readonly wires: readonly Wire[];
}

/** Something with a surface, as it is drawn. */
interface Crossable {
  readonly figure: Figure;
  /** Heights between which a graph is drawn. */
  readonly z: Bounds['z'];
  readonly low: Vec3;
  readonly high: Vec3;
  surface(): CrossedSurface;
}

/** Of more figures than these, pairs are so many that crossings are looked for by cells. */
const MOST_CLOSELY = 4;

/** Relative to the size of figures: how far last digits take them apart. */
const DIGITS = 1e-9;

/** A plane is often given by points near to each other: rounding moves its patch by so many times as much as them. */
const OF_PLANES = 1.5;

/** Steps to compare the boxes of two figures. */
const PAIR_STEPS = 2;

/** What crosses what, drawn lines only: `intersectionLine: none` of either figure leaves them out. */
export function crossingsOf(input: CrossingInput): Crossing[] {
  const all = input.figures.flatMap((figure, i) => crossable(figure, input.parts[i]!, input));
  const apart = pointsApart(input.rounding);
  const look = all.length > MOST_CLOSELY ? 'by cells' : 'closely';
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b): Crossing[] => {
      takeSteps(PAIR_STEPS);
      if (a.figure.object === b.figure.object || !boxesMeet(a, b, apart)) return [];
      const lines = surfaceCrossings(a.surface(), b.surface(), apart, look, touchLines);
      const wires = lines.flatMap(wiresOfValue).flatMap((wire) => between(wire, a.z ?? b.z));
      return wires.length === 0 ? [] : [{ figure: widerLines(a.figure, b.figure), wires }];
    }),
  );
}

function crossable(figure: Figure, parts: Parts, { camera, projector, rounding }: CrossingInput): Crossable[] {
  const { value, style } = figure;
  if (style.get('intersectionLine') === 'none' || !readPen(style)) return [];
  const isFilled = style.get('regionOpacity') > 0 || style.get('fillPattern') !== undefined;
  const made = (drawn: SpaceValue, z?: Bounds['z'], leverage?: number): Crossable[] => {
    let surface: CrossedSurface | undefined;
    const find = () =>
      surfaceOf(drawn, pointsApart(rounding)).map((part) =>
        leverage === undefined ? part : { ...part, sheet: { ...part.sheet, leverage } },
      );
    return [{ figure, z, ...boxOf(drawn), surface: () => (surface ??= find()) }];
  };
  switch (value.type) {
    case 'Sphere':
    case 'Cone':
    case 'Cylinder':
    case 'Polyhedron':
    case 'CurvedSolid':
      return made(value);
    case 'Polygon3':
      return isFilled ? made(value) : [];
    case 'Plane':
    case 'HalfSpace':
      return isFilled ? made({ type: 'Polygon3', vertices: parts.patches[0]!.corners }, undefined, OF_PLANES) : [];
    case 'Surface': {
      const { u, v, z } = boundsOf(value, camera, projector);
      return made({ ...value, endless: false, u, v }, z);
    }
    case 'ImplicitSurface': {
      const box = boxOfLevel(value, camera, projector);
      return made({ ...value, bounds: () => box, mesh: (other = box) => value.mesh(other) });
    }
    default:
      return [];
  }
}

/** A surface is anywhere: where it runs is found by tracing. */
function boxOf(value: SpaceValue): Pick<Crossable, 'low' | 'high'> {
  const everywhere = value.type === 'Surface';
  const none = everywhere ? -Infinity : Infinity;
  const low = { x: none, y: none, z: none };
  const high = { x: -none, y: -none, z: -none };
  for (const { x, y, z } of everywhere ? [] : extentPoints(value)) {
    low.x = Math.min(low.x, x);
    low.y = Math.min(low.y, y);
    low.z = Math.min(low.z, z);
    high.x = Math.max(high.x, x);
    high.y = Math.max(high.y, y);
    high.z = Math.max(high.z, z);
  }
  return { low, high };
}

/** Whether boxes are no farther apart than rounding, or last digits, take figures that touch. */
function boxesMeet(a: Crossable, b: Crossable, moved: number): boolean {
  return (['x', 'y', 'z'] as const).every((axis) => {
    const apart = Math.max(a.low[axis] - b.high[axis], b.low[axis] - a.high[axis]);
    return !(apart > moved + DIGITS * (a.high[axis] - a.low[axis] + b.high[axis] - b.low[axis]));
  });
}

/** The figure whose lines are wider; of two as wide, the later one. */
function widerLines(a: Figure, b: Figure): Figure {
  return a.style.get('lineWidth') > b.style.get('lineWidth') ? a : b;
}

/** Places of a curve at which is looked whether it lies between the heights of a graph. */
const PLACES = 400;

/** The parts of a wire between two heights. */
function between(wire: Wire, z: Bounds['z']): Wire[] {
  if (!z || wire.kind !== 'curve') return [wire];
  const { at, min, max } = wire;
  const isIn = (t: number): boolean => at(t).z >= z[0] && at(t).z <= z[1];
  const states = Array.from({ length: PLACES + 1 }, (_, i) => isIn(min + ((max - min) * i) / PLACES));
  if (states.every((state) => state)) return [wire];
  const place = (i: number): number => min + ((max - min) * i) / PLACES;
  const parts: Wire[] = [];
  let from = states[0] ? min : undefined;
  for (let i = 1; i <= PLACES; i++) {
    if (states[i] === states[i - 1]) continue;
    const stop = edgeBetween(isIn, place(i - 1), place(i));
    if (states[i]) from = stop;
    else if (from !== undefined) parts.push({ ...wire, min: from, max: stop, closed: false });
    if (!states[i]) from = undefined;
  }
  if (from !== undefined) parts.push({ ...wire, min: from, max, closed: false });
  return parts;
}

/** Halvings of a step until its edge is below a hundredth of a px. */
const HALVINGS = 20;

function edgeBetween(isIn: (t: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  const starts = isIn(low);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isIn(middle) === starts) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The lines of a crossing before they are stroked. */
export function crossingOutline({ figure, wires }: Crossing, sight: Sight): Outline | undefined {
  const { style } = figure;
  const own = readPen(style);
  if (!own) return undefined;
  const look = style.get('intersectionLine');
  const pen = { ...own, dash: look === undefined || look === 'none' ? own.dash : look };
  const hiddenPen = readHiddenPen(pen, style);
  return { stretches: wires.flatMap((wire) => stretches(sight, wire)), pen, hiddenPen, heads: [] };
}
