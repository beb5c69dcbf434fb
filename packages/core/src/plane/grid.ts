import type { PixelGrid } from '../draw/crisp.js';
import { freeDash } from '../draw/dash.js';
import { type Pen, pathNode, readPen, strokeOf } from '../draw/pen.js';
import { multiplesIn, readSpacing, type Spacing } from '../draw/ticks.js';
import type { Viewport } from '../draw/viewport.js';
import { PathBuilder } from '../scene/path.js';
import type { Group, SceneNode } from '../scene/scene.js';
import { withOpacity } from '../style/color.js';
import type { StyleReader, Values } from '../style/reader.js';

/** Opacity of minor lines, percent of the major ones'; px between them at least. */
const MINOR_OPACITY = 45;
const MIN_MINOR_PX = 8;

/** Major lines at the grid's distance, and minor ones between them where there is room; undefined where it is not shown. */
export function drawGrid(style: StyleReader<Values['grid']>, viewport: Viewport, pixels: PixelGrid): Group | undefined {
  const pen = readPen(style);
  if (!style.get('show') || !pen) return undefined;
  const spacing = readSpacing(style, viewport.scale);
  const crisp = { ...pen, width: pixels.width(pen.width) };
  const children: SceneNode[] = [];
  const step = spacing.unit * spacing.multiple;
  if (spacing.parts > 1 && (step * viewport.scale) / spacing.parts >= MIN_MINOR_PX) {
    const minor = { ...crisp, color: withOpacity(pen.color, MINOR_OPACITY) };
    children.push(...lines(spacing, true, minor, viewport, pixels));
  }
  children.push(...lines(spacing, false, crisp, viewport, pixels));
  return { kind: 'group', id: 'grid', type: 'grid', children };
}

function lines(spacing: Spacing, minor: boolean, pen: Pen, viewport: Viewport, pixels: PixelGrid): SceneNode[] {
  const { left, right, bottom, top, scale, width, height } = viewport;
  const step = (spacing.unit * spacing.multiple) / (minor ? spacing.parts : 1);
  const multiples = (from: number, to: number) =>
    multiplesIn(step, from, to).filter((k) => !minor || k % spacing.parts !== 0);
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
