import { snap, takeSteps } from '@geoslide/geometry';
import type { Path } from '../scene/path.js';
import type { Color, Fill, PathNode, Stroke } from '../scene/scene.js';
import { withOpacity } from '../style/color.js';
import type { ObjectStyle, StyleReader, Values } from '../style/reader.js';
import type { DashStyle, LineDash } from './dash.js';

/** How an object's lines are drawn. Width in px, more than 0. */
export interface Pen {
  readonly color: Color;
  readonly width: number;
  readonly dash: LineDash;
}

/** What the pens of objects, axes and grids are read from. */
type PenStyle = StyleReader<Pick<Values['object'], 'color' | 'lineWidth' | 'lineOpacity' | 'lineDash'>>;

/** The pen of an object's style; undefined where its lines are invisible. */
export function readPen(style: PenStyle): Pen | undefined {
  const width = style.get('lineWidth');
  const color = withOpacity(style.get('color'), style.get('lineOpacity'));
  const dash = style.get('lineDash');
  return width > 0 && color.a > 0 ? { color, width, dash } : undefined;
}

/** The colour of an object's fills and patterns where they are opaque. */
export function readFillColor(style: ObjectStyle): Color {
  return style.get('fillColor') ?? style.get('color');
}

/** The colour of an object's inside; undefined where it is not filled. */
export function readRegionColor(style: ObjectStyle): Color | undefined {
  const color = withOpacity(readFillColor(style), style.get('regionOpacity'));
  return color.a > 0 ? color : undefined;
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

/** Steps to draw a path, and for each of its coordinates. */
const PATH_STEPS = 100;
const COORDINATE_STEPS = 10;

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
