import type { Vec3 } from '@geoslide/geometry';
import type { StyleSheet } from '@geoslide/protocol';
import type { Px } from '../../draw/viewport.js';
import type { StyleReader, Values } from '../../style/reader.js';
import { AXES, type AxisName, axisStyle, coordinateOf } from '../axis-reach.js';
import { isInFront } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { niceStep } from '../ticks.js';

/** An axis that stands at an edge of a box around the figure. */
export interface BoxAxis {
  readonly name: AxisName;
  readonly min: number;
  readonly max: number;
  /** World units from number to number. */
  readonly step: number;
  /** The edge of the box at which its numbers stand: one of the box's outline, so that they are outside of it. */
  readonly edge: (t: number) => Vec3;
  /** Its coordinate on the wall across it that is far from the eye. */
  readonly far: number;
}

/** A box around the figure, with an axis at an edge in each direction. */
export interface AxisBox {
  readonly axes: readonly BoxAxis[];
  readonly center: Vec3;
}

type Style = StyleReader<Values['axis']>;
type Range = readonly [min: number, max: number];

/** Least px from number to number. */
const MIN_GAP = 45;
/** The same where an axis would have a single number. */
const CLOSE_GAP = 22;
/** Most numbers of an axis. */
const MOST = 40;
/** The box ends at a number where that is so near to the end of the figure, in steps. */
const NEAR_STEP = 0.25;
/** What is flat gets a box of this part of the figure's size. */
const FLAT = 0.2;
const ROUNDING = 1e-9;

/** Whether any axis that is shown stands at a box. */
export function isBoxed(sheet: StyleSheet): boolean {
  return AXES.map((name) => axisStyle(sheet, name, () => {})).some((style) => style.get('show') && style.get('box'));
}

/**
 * The box of the axes: from `min` to `max` of each, else around the points. Undefined where there are no points, or a
 * corner is behind the eye.
 *
 * @param styles Of the axes, in the order of AXES.
 */
export function boxAround(
  styles: readonly Style[],
  points: readonly Vec3[],
  projector: Projector,
): AxisBox | undefined {
  if (points.length === 0) return undefined;
  const bare = rangesOf(styles, points, projector.scaleZ);
  if (!cornersOf(bare).every((corner) => isInFront(projector, corner))) return undefined;
  const steps = bare.map((range, i) => stepOf(styles[i]!, range, i, bare, projector));
  const ranges = bare.map(([low, high], i): Range => {
    const step = steps[i]!;
    const [below, above] = [Math.floor(low / step + ROUNDING) * step, Math.ceil(high / step - ROUNDING) * step];
    return [
      styles[i]!.get('min') === undefined && low - below <= NEAR_STEP * step ? below : low,
      styles[i]!.get('max') === undefined && above - high <= NEAR_STEP * step ? above : high,
    ];
  });
  if (!cornersOf(ranges).every((corner) => isInFront(projector, corner))) return undefined;
  const center = pointOf(ranges.map(([low, high]) => (low + high) / 2));
  const sight = projector.toEye(center);
  const far = AXES.map((name, i) => ranges[i]![sight[coordinateOf(name)] >= 0 ? 0 : 1]);
  const near = AXES.map((name, i) => ranges[i]![sight[coordinateOf(name)] >= 0 ? 1 : 0]);
  return {
    center,
    axes: AXES.map((name, i): BoxAxis => {
      const [min, max] = ranges[i]!;
      const [j, k] = others(i);
      // An edge between a wall that is far and one that is near belongs to the outline of the box.
      const edges = [
        [near[j]!, far[k]!],
        [far[j]!, near[k]!],
      ].map(
        ([u, v]) =>
          (t: number): Vec3 =>
            pointOf(AXES.map((_, n) => (n === i ? t : n === j ? u! : v!))),
      ) as [Edge, Edge];
      const edge = outer(edges, (min + max) / 2, name, projector);
      return { name, min, max, step: steps[i]!, edge, far: far[i]! };
    }),
  };
}

type Edge = (t: number) => Vec3;

/** The lower of two edges for what runs sideways, the left one for heights. */
function outer([a, b]: readonly [Edge, Edge], middle: number, name: AxisName, projector: Projector): Edge {
  // Rounded, for engines differ in the last digits of sines.
  const place = (edge: Edge): Px => {
    const { x, y } = projector.project(edge(middle));
    return [Math.round(x), Math.round(y)];
  };
  const [p, q] = [place(a), place(b)];
  const [down, left] = [p[1] - q[1], q[0] - p[0]];
  const better = name === 'zaxis3d' ? left || down : down || left;
  return better >= 0 ? a : b;
}

const others = (i: number): readonly [number, number] => [(i + 1) % 3, (i + 2) % 3];

const pointOf = ([x = 0, y = 0, z = 0]: readonly number[]): Vec3 => ({ x, y, z });

function cornersOf(ranges: readonly Range[]): Vec3[] {
  const [xs, ys, zs] = ranges as [Range, Range, Range];
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => ({ x, y, z }))));
}

function rangesOf(styles: readonly Style[], points: readonly Vec3[], scaleZ: number): Range[] {
  const found = AXES.map((name): Range => {
    const values = points.map((p) => p[coordinateOf(name)]);
    return [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), -Infinity)];
  });
  const lengths = found.map(([low, high], i) => (high - low) * (i === 2 ? scaleZ : 1));
  const size = Math.max(...lengths) || 1;
  return found.map(([low, high], i): Range => {
    const [from, to] = [styles[i]!.get('min') ?? low, styles[i]!.get('max') ?? high];
    if (to - from > ROUNDING * size) return [from, to];
    const half = (FLAT * size) / 2 / (i === 2 ? scaleZ : 1);
    return [from - half, Math.max(from, to) + half];
  });
}

/** From number to number: what the style says, else a round number with room for what is written. */
function stepOf(style: Style, [min, max]: Range, i: number, ranges: readonly Range[], projector: Projector): number {
  const own = style.get('distanceMode') === 'custom' ? style.get('distance') : undefined;
  if (own !== undefined) return Math.max(own, (max - min) / MOST);
  const middle = ranges.map(([low, high]) => (low + high) / 2);
  const end = (t: number): Vec3 => pointOf(middle.map((value, n) => (n === i ? t : value)));
  const [a, b] = [projector.project(end(min)), projector.project(end(max))];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  // Seen from its end, an axis has no length.
  const stepFor = (gap: number): number => niceStep((max - min) * Math.min(1, Math.max(gap / length, 1 / MOST)));
  const step = stepFor(MIN_GAP);
  // A single number says nothing about the scale.
  return numbersIn(min, max, step) > 1 ? step : stepFor(CLOSE_GAP);
}

const numbersIn = (min: number, max: number, step: number): number =>
  Math.floor(max / step + ROUNDING) - Math.ceil(min / step - ROUNDING) + 1;

/** The places of an axis' numbers. */
export function ticksOf({ min, max, step }: BoxAxis): number[] {
  const first = Math.ceil(min / step - ROUNDING);
  const count = Math.min(MOST + 1, numbersIn(min, max, step));
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}

/** The corners of the far wall across an axis. */
export function wallOf({ axes }: AxisBox, i: number): Vec3[] {
  const [j, k] = others(i);
  const [u, v] = [axes[j]!, axes[k]!];
  const corner = (s: number, t: number): Vec3 => pointOf(axes.map(({ far }, n) => (n === i ? far : n === j ? s : t)));
  return [corner(u.min, v.min), corner(u.max, v.min), corner(u.max, v.max), corner(u.min, v.max)];
}

/** The lines at a place of an axis on the two walls that run along it. */
export function linesAt({ axes }: AxisBox, i: number, t: number): (readonly [Vec3, Vec3])[] {
  return others(i).map((along) => {
    const end = (s: number): Vec3 => pointOf(axes.map(({ far }, n) => (n === i ? t : n === along ? s : far)));
    return [end(axes[along]!.min), end(axes[along]!.max)];
  });
}
