import type { Value, Vec3 } from '@geoslide/geometry';
import type { SpaceCamera, StyleSheet } from '@geoslide/protocol';
import { layOut } from '../draw/text.js';
import type { Px } from '../draw/viewport.js';
import type { StyleReader, Values } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { nameSpec } from './axes.js';
import {
  AXES,
  type AxisName,
  angleOn,
  axisStyle,
  BEYOND,
  coordinateOf,
  imageOn,
  nameGap,
  pastFigure,
  pointOn,
  unitOn,
} from './axis-reach.js';
import { isInFront } from './camera/images.js';
import { projector as createProjector } from './camera/projection.js';
import { silhouettesOf } from './camera/silhouettes.js';
import { stretched } from './camera/stretch.js';
import { distance } from './camera/vector.js';
import { figureBall } from './parts/extent.js';

/** An axis that ends further from the middle of the figure, in radii of that, does not belong to its picture. */
const FAR = 3;
/**
 * Lines and planes have their place by the axes, and what has an end may be a short piece of them: beside them all axes
 * belong to the picture where the origin is no further from the middle of that.
 */
const FAR_BESIDE_ENDLESS = 8;
const ENDLESS: ReadonlySet<string> = new Set<Value['type']>(['Line3', 'Ray3', 'Plane']);

/** Room for numbers beside a steep axis and below a flat one, in their font sizes: `2.5` with its tick, and a line. */
const NUMBER_ROOM = { beside: 2.4, below: 1.8 };

export interface TipsInput {
  readonly sheet: StyleSheet;
  /** What the slide shows, and the points that span it. */
  readonly values: readonly Value[];
  readonly points: readonly Vec3[];
  readonly camera: SpaceCamera;
  /** px. */
  readonly width: number;
  readonly height: number;
  /** Those of the axes' names are loaded. */
  readonly fonts: LoadedFonts;
}

/**
 * What a view that is fitted to the figure has room for beside it, px: the tips of the axes that are shown if they just
 * pass the figure, their names, and their numbers up to there. None for an axis that runs far from the figure, and for
 * those at a box, which are measured as they are drawn.
 */
export function axisTips({ sheet, values, points, camera, width, height, fonts }: TipsInput): Px[] {
  if (AXES.some((name) => axisStyle(sheet, name, () => {}).get('box'))) return [];
  const projector = createProjector(camera, width, height);
  const figure = figureBall(points, camera, width, height);
  const origin = { x: 0, y: 0, z: 0 };
  const isNearEndless =
    values.some(({ type }) => ENDLESS.has(type)) &&
    distance(origin, figure.center) <= FAR_BESIDE_ENDLESS * figure.radius;
  const passed = { points, silhouettes: silhouettesOf(values, camera, projector), projector };
  return AXES.flatMap((name) => {
    const style = axisStyle(sheet, name, () => {});
    const past = pastFigure(passed, name, 1);
    const end =
      style.get('max') ?? (isNearEndless ? Math.max(past, BEYOND / projector.scale) : past) / unitOn(projector, name);
    const tip = pointOn(name, end);
    const isFar =
      !isNearEndless &&
      distance(stretched(tip, projector.scaleZ), figure.center) > FAR * figure.radius + BEYOND / projector.scale;
    if (!style.get('show') || end <= 0 || isFar || !isInFront(projector, tip)) return [];
    const image = imageOn(projector, name, end);
    // The free border of a fitted view holds a letter, and a part of a title.
    const angle = angleOn(projector, name);
    const width = nameWidth(name, style, fonts);
    const beyond = Math.max(0, (width - LETTER) / 2);
    const middle = image[0] + (nameGap(width, angle) - nameGap(0, angle)) * Math.cos(angle);
    const tips: Px[] = [image, [middle - beyond, image[1]], [middle + beyond, image[1]]];
    const first = points.reduce((least, p) => Math.min(least, p[coordinateOf(name)]), end);
    const start = pointOn(name, first);
    if (!style.get('label') || !isInFront(projector, start)) return tips;
    return [...tips, ...besideNumbers(imageOn(projector, name, first), image, style.get('fontSize'))];
  });
}

/** How much of the name of an axis the free border of a fitted view holds, px. */
const LETTER = 4;

/** The width of what stands at the tip of an axis, px. */
export function nameWidth(name: AxisName, style: StyleReader<Values['axis']>, fonts: LoadedFonts): number {
  const spec = style.get('show') ? nameSpec(name, style) : undefined;
  return spec ? layOut(spec, fonts, () => {}).width : 0;
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
