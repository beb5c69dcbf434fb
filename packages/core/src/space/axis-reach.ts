import type { Vec3 } from '@geoslide/geometry';
import { type SpaceCamera, type StyleSheet, styleProperties } from '@geoslide/protocol';
import type { Px } from '../draw/viewport.js';
import { createReader, type Report, type StyleReader, type Values } from '../style/reader.js';
import { isInFront, projected } from './camera/images.js';
import { projector as createProjector, type Projector } from './camera/projection.js';
import { stretched } from './camera/stretch.js';
import { distance } from './camera/vector.js';
import { figureBall } from './parts/extent.js';
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
/** px between an axis' end that nobody set and the edge of the picture: room for its name. */
const INSET = 30;
/** px by which an axis reaches past the figure where the picture has room. */
const BEYOND = 36;
/** Halvings until an end is found: 20 of the picture's height are below a hundredth of a px. */
const HALVINGS = 20;

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
}

/**
 * The ends of the axes: `min` and `max` of their styles; else all reach equally far, as far as the picture holds them,
 * but past the figure.
 */
export function axisRanges({ axes, projector, view, points }: ReachInput): AxisRange[] {
  const isSeen = (name: AxisName, t: number): boolean => {
    const p = pointOn(name, t);
    if (!isInFront(projector, p)) return false;
    const { x, y } = projector.project(p);
    return x >= INSET && y >= INSET && x <= projector.width - INSET && y <= projector.height - INSET;
  };
  // How far axes reach is compared in the stretched world, for that is what is seen.
  /** How far an axis runs until the picture ends. */
  const limit = (name: AxisName, side: Side, most: number): number => {
    const isSeenAt = (t: number): boolean => isSeen(name, (side * t) / unitOn(projector, name));
    if (!isSeen(name, 0) || isSeenAt(most)) return most;
    return lastSeen(isSeenAt, 0, most);
  };
  const ends = (side: Side): number[] => {
    const free = axes.map(({ style }) => style.get('show') && style.get(side > 0 ? 'max' : 'min') === undefined);
    const own = axes.map(({ name }) =>
      Math.min(farthestIn(view, name, side, projector), pastFigure(points, name, side, projector)),
    );
    const limits = axes.map(({ name }, i) => limit(name, side, Math.max(view.radius * REACH, own[i]!)));
    const equal = limits.reduce((least, value, i) => (free[i] ? Math.min(least, value) : least), Infinity);
    return limits.map(
      (value, i) => (side * Math.min(value, Math.max(equal, own[i]!))) / unitOn(projector, axes[i]!.name),
    );
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
const unitOn = ({ scaleZ }: Projector, name: AxisName): number => (name === 'zaxis3d' ? scaleZ : 1);

/** How far from the origin a view reaches along an axis, in the stretched world, but at least its radius. */
function farthestIn({ center, radius }: Ball, name: AxisName, side: Side, projector: Projector): number {
  return radius + Math.max(0, side * center[coordinateOf(name)] * unitOn(projector, name));
}

/** How far an axis runs on one side to pass the figure, in the stretched world; 0 where nothing of it is there. */
function pastFigure(points: readonly Vec3[], name: AxisName, side: Side, projector: Projector): number {
  const coordinate = coordinateOf(name);
  const most = points.reduce((far, p) => Math.max(far, side * p[coordinate]), 0);
  return most > 0 ? most * unitOn(projector, name) + BEYOND / projector.scale : 0;
}

/** Places of an axis that are looked at for one in the picture. */
const LOOKS = 64;
const NO_RANGE = { min: 0, max: 0 };

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
  const seen = [0, ...Array.from({ length: LOOKS }, (_, i) => min + ((max - min) * (i + 0.5)) / LOOKS)].find(
    (t) => t > min && t < max && isSeen(name, t),
  );
  if (seen === undefined) return NO_RANGE;
  const inFront = (end: number): number => (isInFrontAt(end) ? end : lastSeen((t) => isSeen(name, t), seen, end));
  return { min: inFront(min), max: inFront(max) };
}

/** The image of a point of an axis. */
export function imageOn(projector: Projector, name: AxisName, t: number): Px {
  return projected(projector, pointOn(name, t));
}

/** An axis that ends further from the middle of the figure, in radii of that, does not belong to its picture. */
const FAR = 3;

/** Room for numbers beside a steep axis and below a flat one, in their font sizes: `2.5` with its tick, and a line. */
const NUMBER_ROOM = { beside: 2.4, below: 1.8 };

/**
 * What a view that is fitted to the figure has room for beside it, px: the tips of the axes that are shown if they just
 * pass the figure, and their numbers up to there. None for an axis that runs far from the figure, and for those at a
 * box, which are measured as they are drawn.
 */
export function axisTips(
  sheet: StyleSheet,
  points: readonly Vec3[],
  camera: SpaceCamera,
  { width, height }: { readonly width: number; readonly height: number },
): Px[] {
  if (AXES.some((name) => axisStyle(sheet, name, () => {}).get('box'))) return [];
  const projector = createProjector(camera, width, height);
  const figure = figureBall(points, camera, width, height);
  return AXES.flatMap((name) => {
    const style = axisStyle(sheet, name, () => {});
    const end = style.get('max') ?? pastFigure(points, name, 1, projector) / unitOn(projector, name);
    const tip = pointOn(name, end);
    const isFar =
      distance(stretched(tip, projector.scaleZ), figure.center) > FAR * figure.radius + BEYOND / projector.scale;
    if (!style.get('show') || end <= 0 || isFar || !isInFront(projector, tip)) return [];
    const image = imageOn(projector, name, end);
    const first = points.reduce((least, p) => Math.min(least, p[coordinateOf(name)]), end);
    const start = pointOn(name, first);
    if (!style.get('label') || !isInFront(projector, start)) return [image];
    return [image, ...besideNumbers(imageOn(projector, name, first), image, style.get('fontSize'))];
  });
}

/** Where numbers between two places of an axis reach. They stand to the left of a steep axis and below a flat one. */
function besideNumbers([x0, y0]: Px, [x1, y1]: Px, fontSize: number): Px[] {
  const isSteep = Math.abs(y1 - y0) > Math.abs(x1 - x0);
  const [dx, dy] = isSteep ? [-NUMBER_ROOM.beside * fontSize, 0] : [0, NUMBER_ROOM.below * fontSize];
  return [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
  ];
}
