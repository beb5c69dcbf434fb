import { type AxisScale, axisScale } from '../../draw/axis-scale.js';
import { freeDash } from '../../draw/dash.js';
import { pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { multiplesIn, readSpacing, type Spacing } from '../../draw/ticks.js';
import { PathBuilder } from '../../scene/path.js';
import type { Group, SceneNode } from '../../scene/scene.js';
import { withOpacity } from '../../style/color.js';
import type { Values } from '../../style/reader.js';
import { angleLabels } from '../angle-labels.js';
import { type GridInput, type GridLines, lineStep, ownMultiples } from './grid-lines.js';
import { logTicks } from './log-ticks.js';
import { axisSpacing } from './plan-axis.js';
import { circles, rays } from './polar-grid.js';
import { slantedLines } from './slanted-grid.js';

/** Opacity of minor lines, percent of the major ones'; px between them at least. */
const MINOR_OPACITY = 45;
const MIN_MINOR_PX = 8;

const LINES: Readonly<Record<Values['grid']['kind'], (lines: GridLines) => SceneNode[]>> = {
  square: squareLines,
  polar: circles,
  triangular: (lines) => slantedLines(lines, 0),
  isometric: (lines) => slantedLines(lines, 90),
};

/**
 * Major lines at the grid's distance, and minor ones between them where there is room; undefined where it is not shown.
 */
export function drawGrid(input: GridInput): Group | undefined {
  const { style, viewport, pixels } = input;
  const pen = readPen(style);
  if (!style.get('show') || !pen) return undefined;
  const { scale, plane } = viewport;
  const follows = style.get('distanceMode') === 'axes';
  const spacing = follows ? axisSpacing(input.xStyle, scale) : readSpacing(style, scale);
  const upwards = follows ? axisSpacing(input.yStyle, scale * plane.ratio) : readSpacing(style, scale * plane.ratio);
  const crisp = { ...pen, width: pixels.width(pen.width) };
  const children: SceneNode[] = [];
  const isLog = plane.logX || plane.logY;
  const kind = isLog ? 'square' : style.get('kind');
  if (isLog && style.get('kind') !== 'square') {
    input.report(`a ${style.get('kind')} grid has no meaning on a logarithmic axis: lines along the axes are drawn`);
  }
  const lines = { spacing, upwards, viewport, pixels };
  if (isLog || hasMinor(spacing, scale) || (kind === 'square' && hasMinor(upwards, scale * plane.ratio))) {
    const minor = { ...crisp, color: withOpacity(pen.color, MINOR_OPACITY) };
    children.push(...LINES[kind]({ ...lines, minor: true, pen: minor }));
  }
  children.push(...LINES[kind]({ ...lines, minor: false, pen: crisp }));
  if (kind === 'polar') children.push(...rays(input, crisp), ...angleLabels(input));
  return { kind: 'group', id: 'grid', type: 'grid', children };
}

/** Whether there is room for lines between those of a spacing, at a scale in px per unit. */
function hasMinor({ unit, multiple, parts }: Spacing, scale: number): boolean {
  return parts > 1 && (unit * multiple * scale) / parts >= MIN_MINOR_PX;
}

/** Where lines across one direction lie, in its coordinates. */
function valuesOf(spacing: Spacing, minor: boolean, { isLog, low, high, scale }: AxisScale): readonly number[] {
  if (isLog) {
    const { ticks, minor: between } = logTicks(low, high, scale);
    const powers = ticks.filter(({ k }) => k !== undefined);
    const others = between.length > 0 ? [...between, ...ticks.filter(({ k }) => k === undefined)] : [];
    return (minor ? others : powers).map(({ value }) => value);
  }
  if (minor && !hasMinor(spacing, scale)) return [];
  const step = lineStep({ spacing, minor });
  return ownMultiples(multiplesIn(step, low, high), { spacing, minor }).map((k) => k * step);
}

function squareLines(lines: GridLines): SceneNode[] {
  const { pen, viewport, pixels, spacing, upwards, minor } = lines;
  const { left, top, scale, width, height } = viewport;
  const [across, up] = [axisScale(viewport, 'x'), axisScale(viewport, 'y')];
  const vertical = new PathBuilder();
  for (const value of valuesOf(spacing, minor, across)) {
    const x = pixels.middle(across.place(value), pen.width);
    vertical.moveTo(x, 0).lineTo(x, height);
  }
  const horizontal = new PathBuilder();
  for (const value of valuesOf(upwards, minor, up)) {
    const y = pixels.middle(up.place(value), pen.width);
    horizontal.moveTo(0, y).lineTo(width, y);
  }
  // Dashes are counted from the origin, so that they stay where they are when the view moves.
  const node = (path: PathBuilder, start: number) =>
    path.verbs.length === 0
      ? []
      : [pathNode(path, { stroke: strokeOf(pen, freeDash(pen.dash, pen.width, start, 'butt'), 'miter') })];
  return [...node(vertical, -top * scale), ...node(horizontal, left * scale)];
}
