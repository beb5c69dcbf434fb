import { snap, takeSteps } from '@geoslide/geometry';
import type { Path } from '../scene/path.js';
import type { Color, Fill, PathNode, Stroke } from '../scene/scene.js';
import { withOpacity } from '../style/color.js';
import type { StyleReader } from '../style/reader.js';
import { type DashStyle, LINE_DASHES, type LineDash } from './dash.js';

/** Wider lines than this would cover any figure; keeps joins and margins finite. */
const MAX_LINE_WIDTH = 1000;

const black: Color = { r: 0, g: 0, b: 0, a: 1 };

/** How an object's lines are drawn. Width in px, more than 0. */
export interface Pen {
  readonly color: Color;
  readonly width: number;
  readonly dash: LineDash;
}

/** px. */
export function readLineWidth(style: StyleReader): number {
  return style.number('lineWidth', 2, { min: 0, max: MAX_LINE_WIDTH });
}

/** The pen of an object's style; undefined where its lines are invisible. */
export function readPen(style: StyleReader): Pen | undefined {
  const width = readLineWidth(style);
  const color = withOpacity(objectColor(style), style.number('lineOpacity', 100, { min: 0, max: 100 }));
  const dash = style.choice('lineDash', LINE_DASHES, 'solid');
  return width > 0 && color.a > 0 ? { color, width, dash } : undefined;
}

/** The colour of an object's inside; undefined where it is not filled. */
export function readRegionColor(style: StyleReader): Color | undefined {
  const color = withOpacity(objectColor(style), style.number('regionOpacity', 0, { min: 0, max: 100 }));
  return color.a > 0 ? color : undefined;
}

export function objectColor(style: StyleReader): Color {
  return style.color('color', black);
}

export function strokeOf(pen: Pen, dash: DashStyle, join: Stroke['join'] = 'round'): Stroke {
  const { cap, dash: lengths, dashOffset } = dash;
  return {
    color: pen.color,
    width: pen.width,
    join,
    cap,
    ...(lengths && { dash: lengths.map(snap) }),
    ...(dashOffset !== undefined && { dashOffset: snap(dashOffset) }),
  };
}

export function fillOf(color: Color): Fill {
  return { color, rule: 'nonzero' };
}

/** Steps for a path, and for each of its coordinates, from its drawing to the file that it is written to. */
const PATH_STEPS = 100;
const COORDINATE_STEPS = 30;

/** A path node; undefined properties are left out. */
export function pathNode(path: Path, paint: { fill?: Fill | undefined; stroke?: Stroke | undefined }): PathNode {
  takeSteps(PATH_STEPS + COORDINATE_STEPS * path.coords.length);
  return {
    kind: 'path',
    path: { verbs: path.verbs, coords: path.coords },
    ...(paint.fill && { fill: paint.fill }),
    ...(paint.stroke && { stroke: paint.stroke }),
  };
}
