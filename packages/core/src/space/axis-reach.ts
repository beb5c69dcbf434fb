import type { Vec3 } from '@geoslide/geometry';
import { type StyleSheet, styleProperties } from '@geoslide/protocol';
import type { Px } from '../draw/viewport.js';
import { createReader, type Report, type StyleReader, type Values } from '../style/reader.js';
import { isInFront, projected } from './camera/images.js';
import type { Projector } from './camera/projection.js';
import { isClear, type Silhouettes } from './camera/silhouettes.js';
import type { Ball } from './parts/parts.js';

export const AXES = ['xaxis3d', 'yaxis3d', 'zaxis3d'] as const;
export type AxisName = (typeof AXES)[number];

/**
 * The cascade of an axis. In space an axis without its name is not to be told from the others, so it is written by
 * default. `lang` is the slide's.
 */
export function axisStyle(
  sheet: StyleSheet,
  name: AxisName,
  report: Report,
  lang?: string,
): StyleReader<Values['axis']> {
  return createReader(styleProperties.axis, [sheet[name], { axisLabelPreset: 'name', lang }], report);
}

/** Where an axis begins and ends, world units. */
export interface AxisRange {
  readonly min: number;
  readonly max: number;
}

/** An axis reaches at least this part of the view's radius to each side where nothing else bounds it. */
const REACH = 0.62;
/** Beside graphs the z-axis passes these, but reaches at least this part of what the others do. */
const BESIDE_GRAPHS = 0.35;
/** px between an axis' end that nobody set and the edge of the picture: room for its name. */
const INSET = 30;
/** px from the tip of an axis to the middle of its name, if that is a letter. */
const NAME_GAP = 12;
/**
 * px by which an axis reaches past the figure where the picture has room, but at most so many times as far for one that
 * runs to the eye.
 */
export const BEYOND = 36;
const MOST_BEYOND = 3;
/**
 * px by which the tip of an axis is clear of solids, if it is so at most so many times as far from the origin as they
 * reach.
 */
const CLEAR = 16;
const MOST_CLEAR = 4;
/** Places that are looked at for one. */
const CLEAR_PLACES = 96;
/** Halvings until an end is found: 20 of the picture's height are below a hundredth of a px. */
const HALVINGS = 20;

/**
 * px from the tip of an axis, which points to `angle`, to the middle of its name: a title stands beyond the tip with
 * all of its width.
 */
export function nameGap(width: number, angle: number): number {
  return Math.max(NAME_GAP, NAME_GAP / 2 + (Math.abs(Math.cos(angle)) * width) / 2);
}

type Side = 1 | -1;
type Coordinate = 'x' | 'y' | 'z';

export const coordinateOf = (name: AxisName): Coordinate => name[0] as Coordinate;

/** The point of an axis at a coordinate. */
export const pointOn = (name: AxisName, t: number): Vec3 => ({ x: 0, y: 0, z: 0, [coordinateOf(name)]: t });

export interface ReachInput {
  readonly axes: readonly { readonly name: AxisName; readonly style: StyleReader<Values['axis']> }[];
  readonly projector: Projector;
  readonly view: Ball;
  /** Points that span the bounded figures. */
  readonly points: readonly Vec3[];
  /** What no axis shall end in front of. */
  readonly silhouettes: Silhouettes;
  /** The widths of the axes' names, px. */
  readonly nameWidths: readonly number[];
  /** Heights between which graphs z = f(x, y) are drawn, if there are any. */
  readonly heights: readonly number[];
}

/**
 * The ends of the axes: `min` and `max` of their styles; else all reach equally far, as far as the picture holds them,
 * but past the figure, and the z-axis no further than flat graphs need.
 */
export function axisRanges(input: ReachInput): AxisRange[] {
  const { axes, projector, view, points, silhouettes, nameWidths, heights } = input;
  const insets = axes.map(({ name }, i) => {
    const angle = angleOn(projector, name);
    const width = nameWidths[i]!;
    return Math.max(INSET, nameGap(width, angle) * Math.abs(Math.cos(angle)) + width / 2 + 4);
  });
  const isSeen = (name: AxisName, t: number): boolean => {
    const p = pointOn(name, t);
    if (!isInFront(projector, p)) return false;
    const { x, y } = projector.project(p);
    const inset = insets[AXES.indexOf(name)]!;
    return x >= inset && y >= INSET && x <= projector.width - inset && y <= projector.height - INSET;
  };
  // How far axes reach is compared in the stretched world, for that is what is seen.
  /** How far an axis runs until the picture ends. */
  const limit = (name: AxisName, side: Side, most: number): number => {
    const isSeenAt = (t: number): boolean => isSeen(name, (side * t) / unitOn(projector, name));
    if (isSeenAt(most)) return most;
    if (isSeen(name, 0)) return lastSeen(isSeenAt, 0, most);
    // The origin lies beside the picture: the axis ends in it if it has passed the figure there.
    const seen = places(0, most).reverse().find(isSeenAt);
    const last = seen === undefined ? 0 : lastSeen(isSeenAt, seen, most);
    return last > farthestOf(points, name, side) * unitOn(projector, name) ? last : most;
  };
  const ends = (side: Side): number[] => {
    const free = axes.map(({ style }) => style.get('show') && style.get(side > 0 ? 'max' : 'min') === undefined);
    const own = axes.map(({ name }) => {
      const most = farthestIn(view, name, side);
      const clear = Math.min(most, pastFigure({ points, silhouettes, projector }, name, side));
      const tip = pointOn(name, (side * limit(name, side, clear)) / unitOn(projector, name));
      if (isInFront(projector, tip) && isClear(projected(projector, tip), silhouettes, 0)) return clear;
      // Where a tip in the picture is in front of or behind a solid anyway, the axis need not be long.
      return Math.min(most, pastFigure({ points, silhouettes: [], projector }, name, side));
    });
    const limits = axes.map(({ name }, i) => limit(name, side, Math.max(view.radius * REACH, own[i]!)));
    const equal = limits.reduce((least, value, i) => (free[i] ? Math.min(least, value) : least), Infinity);
    return axes.map(({ name }, i) => {
      const past = Math.max(0, ...heights.map((z) => side * z)) * projector.scaleZ + BEYOND / projector.scale;
      const isBesideGraphs = name === 'zaxis3d' && heights.length > 0;
      const reach = isBesideGraphs ? Math.min(equal, Math.max(past, BESIDE_GRAPHS * equal)) : equal;
      return (side * Math.min(limits[i]!, Math.max(reach, own[i]!))) / unitOn(projector, name);
    });
  };
  const [low, high] = [ends(-1), ends(1)];
  return axes.map(({ name, style }, i) => {
    const range = { min: style.get('min') ?? low[i]!, max: style.get('max') ?? high[i]! };
    return inFrontOfEye(range, projector, name, isSeen);
  });
}

/** The last place that is seen on the way from one that is to one that is not. */
function lastSeen(isSeenAt: (t: number) => boolean, seen: number, unseen: number): number {
  let [near, far] = [seen, unseen];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (near + far) / 2;
    if (isSeenAt(middle)) near = middle;
    else far = middle;
  }
  return near;
}

/** The length of an axis' unit in the stretched world. */
export const unitOn = ({ scaleZ }: Projector, name: AxisName): number => (name === 'zaxis3d' ? scaleZ : 1);

/** How far from the origin a view reaches along an axis, in the stretched world, but at least its radius. */
function farthestIn({ center, radius }: Ball, name: AxisName, side: Side): number {
  return radius + Math.max(0, side * center[coordinateOf(name)]);
}

/** The bounded figures that axes pass. */
export type Passed = Pick<ReachInput, 'points' | 'silhouettes' | 'projector'>;

/** How far points are from the origin on one side of it, along an axis. */
function farthestOf(points: readonly Vec3[], name: AxisName, side: Side): number {
  const coordinate = coordinateOf(name);
  return points.reduce((far, p) => Math.max(far, side * p[coordinate]), 0);
}

/**
 * How far an axis runs on one side to pass the figure, in the stretched world; 0 where nothing of it is there. Its tip
 * also leaves the images of solids: one in the middle of a face or on a rim looks as if the axis ended in the solid.
 */
export function pastFigure({ points, silhouettes, projector }: Passed, name: AxisName, side: Side): number {
  const most = farthestOf(points, name, side);
  if (most === 0) return 0;
  const unit = unitOn(projector, name);
  const tip = (t: number): Px | undefined => {
    const p = pointOn(name, (side * t) / unit);
    return isInFront(projector, p) ? projected(projector, p) : undefined;
  };
  const px = BEYOND / projector.scale;
  const [from, to] = [tip(most * unit), tip(most * unit + px)];
  const shown = from && to ? Math.hypot(to[0] - from[0], to[1] - from[1]) : BEYOND;
  const past = most * unit + px * Math.min(MOST_BEYOND, BEYOND / Math.max(shown, 1));
  if (side < 0) return past;
  const places = Array.from({ length: CLEAR_PLACES + 1 }, (_, i) => past * (1 + ((MOST_CLEAR - 1) * i) / CLEAR_PLACES));
  return (
    places.find((t) => {
      const at = tip(t);
      return at !== undefined && isClear(at, silhouettes, CLEAR);
    }) ?? past
  );
}

/** Places of an axis that are looked at for one in the picture. */
const LOOKS = 64;
const NO_RANGE = { min: 0, max: 0 };

const places = (min: number, max: number): number[] =>
  Array.from({ length: LOOKS }, (_, i) => min + ((max - min) * (i + 0.5)) / LOOKS);

/** An end behind the eye has no image: the axis ends where the picture does. */
function inFrontOfEye(
  range: AxisRange,
  projector: Projector,
  name: AxisName,
  isSeen: (name: AxisName, t: number) => boolean,
): AxisRange {
  const { min, max } = range;
  if (!(min < max)) return NO_RANGE;
  const isInFrontAt = (t: number): boolean => isInFront(projector, pointOn(name, t));
  if (isInFrontAt(min) && isInFrontAt(max)) return range;
  const seen = [0, ...places(min, max)].find((t) => t > min && t < max && isSeen(name, t));
  if (seen === undefined) return NO_RANGE;
  const inFront = (end: number): number => (isInFrontAt(end) ? end : lastSeen((t) => isSeen(name, t), seen, end));
  return { min: inFront(min), max: inFront(max) };
}

/**
 * The direction in which the image of an axis runs at the origin, radians clockwise from the right; 0 for an origin
 * behind the eye.
 */
export function angleOn(projector: Projector, name: AxisName): number {
  if (![0, 1 / projector.scale].every((t) => isInFront(projector, pointOn(name, t)))) return 0;
  const [x0, y0] = imageOn(projector, name, 0);
  const [x1, y1] = imageOn(projector, name, 1 / projector.scale);
  return Math.atan2(y1 - y0, x1 - x0);
}

/** The image of a point of an axis. */
export function imageOn(projector: Projector, name: AxisName, t: number): Px {
  return projected(projector, pointOn(name, t));
}
