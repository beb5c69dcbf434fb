import { freeDash } from '../../draw/dash.js';
import { pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { multiplesIn, readSpacing } from '../../draw/ticks.js';
import { PathBuilder } from '../../scene/path.js';
import type { Group, SceneNode } from '../../scene/scene.js';
import { withOpacity } from '../../style/color.js';
import type { Values } from '../../style/reader.js';
import { angleLabels } from '../angle-labels.js';
import { type GridInput, type GridLines, lineStep, ownMultiples } from './grid-lines.js';
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

/** Major lines at the grid's distance, and minor ones between them where there is room; undefined where it is not shown. */
export function drawGrid(input: GridInput): Group | undefined {
  const { style, viewport, pixels } = input;
  const pen = readPen(style);
  if (!style.get('show') || !pen) return undefined;
  const spacing = readSpacing(style, viewport.scale);
  const crisp = { ...pen, width: pixels.width(pen.width) };
  const children: SceneNode[] = [];
  const step = spacing.unit * spacing.multiple;
  const kind = style.get('kind');
  const lines = { spacing, viewport, pixels };
  if (spacing.parts > 1 && (step * viewport.scale) / spacing.parts >= MIN_MINOR_PX) {
    const minor = { ...crisp, color: withOpacity(pen.color, MINOR_OPACITY) };
    children.push(...LINES[kind]({ ...lines, minor: true, pen: minor }));
  }
  children.push(...LINES[kind]({ ...lines, minor: false, pen: crisp }));
  if (kind === 'polar') children.push(...rays(input, crisp), ...angleLabels(input));
  return { kind: 'group', id: 'grid', type: 'grid', children };
}

function squareLines(lines: GridLines): SceneNode[] {
  const { pen, viewport, pixels } = lines;
  const { left, right, bottom, top, scale, width, height } = viewport;
  const step = lineStep(lines);
  const multiples = (from: number, to: number) => ownMultiples(multiplesIn(step, from, to), lines);
  const vertical = new PathBuilder();
  for (const k of multiples(left, right)) {
    const x = pixels.middle((k * step - left) * scale, pen.width);
    vertical.moveTo(x, 0).lineTo(x, height);
  }
  const horizontal = new PathBuilder();
  for (const k of multiples(bottom, top)) {
    const y = pixels.middle((top - k * step) * scale, pen.width);
    horizontal.moveTo(0, y).lineTo(width, y);
  }
  // Dashes are counted from the origin, so that they stay where they are when the view moves.
  const node = (path: PathBuilder, start: number) =>
    path.verbs.length === 0
      ? []
      : [pathNode(path, { stroke: strokeOf(pen, freeDash(pen.dash, pen.width, start, 'butt'), 'miter') })];
  return [...node(vertical, -top * scale), ...node(horizontal, left * scale)];
}
