import { arrowHead, arrowLength } from '../draw/arrows.js';
import { pathNode, readPen } from '../draw/pen.js';
import { multiplesIn, readSpacing } from '../draw/ticks.js';
import { PathBuilder } from '../scene/path.js';
import type { Group, SceneNode } from '../scene/scene.js';
import type { StyleReader, Values } from '../style/reader.js';
import { type AxesInput, type Axis, axisPoint } from './axis.js';
import { drawNumbers, nameNode } from './axis-text.js';

/** px that a tick sticks out on each side of the axis. */
const TICK_REACH = 3;

/** px; ticks of thick axes stay slender. */
const MAX_TICK_WIDTH = 1;

/** px clear of ticks before the arrow head. */
const HEAD_MARGIN = 3;

/** The axes that are shown: lines and heads, ticks, numbers and names. */
export function drawAxes(input: AxesInput): Group[] {
  const x = planAxis('x', input.xStyle, input);
  const y = planAxis('y', input.yStyle, input);
  const axes = [x, y].filter((axis) => axis !== undefined);
  const names = new Map(axes.map((axis) => [axis.name, nameNode(axis, input)]));
  const numbers = drawNumbers(
    axes,
    [...names.values()].filter((node) => node !== undefined),
    input,
  );
  return axes.map((axis): Group => {
    const name = names.get(axis.name);
    const crossed = axes.length === 2 && axes.every((each) => each.hasOrigin);
    return {
      kind: 'group',
      id: `${axis.name}axis`,
      type: `${axis.name}axis`,
      children: [...lineNodes(axis, crossed), ...(numbers.get(axis.name) ?? []), ...(name ? [name] : [])],
    };
  });
}

function planAxis(
  name: 'x' | 'y',
  style: StyleReader<Values['axis']>,
  { viewport, pixels }: AxesInput,
): Axis | undefined {
  const pen = readPen(style);
  const { left, right, bottom, top, scale, width: viewWidth, height: viewHeight } = viewport;
  if (!style.get('show') || !pen) return undefined;
  const horizontal = name === 'x';
  const width = pixels.width(pen.width);
  const at = pixels.middle(horizontal ? top * scale : -left * scale, width);
  if (at < -width / 2 || at > (horizontal ? viewHeight : viewWidth) + width / 2) return undefined;

  const [low, high] = horizontal ? [left, right] : [bottom, top];
  const min = Math.max(low, style.get('min') ?? -Infinity);
  const max = Math.min(high, style.get('max') ?? Infinity);
  if (!(min < max)) return undefined;
  const place = (value: number) => (horizontal ? (value - left) * scale : (top - value) * scale);
  const arrow = style.get('arrowStyle');
  const spacing = readSpacing(style, scale);
  const step = spacing.unit * spacing.multiple;
  const extent = horizontal ? viewWidth : viewHeight;
  const tickWidth = pixels.width(Math.min(pen.width, MAX_TICK_WIDTH));
  const clear = arrow === 'none' ? 0 : arrowLength(arrow, width) + HEAD_MARGIN;
  const ticks = multiplesIn(step, min, max)
    .map((k) => ({ k, at: place(k * step) }))
    // A tick on the border of the view would be cut in half.
    .filter((tick) => Math.abs(tick.at - place(max)) >= clear && tick.at >= 1 && tick.at <= extent - 1);
  return {
    name,
    style,
    color: pen.color,
    width,
    at,
    start: place(min),
    tip: place(max),
    arrow,
    spacing,
    ticks: ticks.map((tick) => ({ ...tick, at: pixels.middle(tick.at, tickWidth) })),
    tickWidth,
    reach: width / 2 + TICK_REACH,
    hasOrigin: min <= 0 && max >= 0,
  };
}

function lineNodes(axis: Axis, crossed: boolean): SceneNode[] {
  const angle = axis.name === 'x' ? 0 : -Math.PI / 2;
  const length = Math.abs(axis.tip - axis.start);
  const head = arrowHead(axis.arrow, axisPoint(axis, axis.tip, 0), angle, axis, length);
  const forward = axis.name === 'x' ? 1 : -1;
  const end = axis.tip - forward * (head?.setback ?? 0);
  const line = new PathBuilder().moveTo(...axisPoint(axis, axis.start, 0)).lineTo(...axisPoint(axis, end, 0));
  const stroke = { color: axis.color, cap: 'butt', join: 'miter' } as const;
  const nodes: SceneNode[] = [pathNode(line, { stroke: { ...stroke, width: axis.width } })];
  const ticks = axis.ticks.filter(({ k }) => k !== 0 || !crossed);
  if (axis.style.get('tick') && ticks.length > 0) {
    const path = new PathBuilder();
    for (const tick of ticks) {
      path.moveTo(...axisPoint(axis, tick.at, -axis.reach)).lineTo(...axisPoint(axis, tick.at, axis.reach));
    }
    nodes.push(pathNode(path, { stroke: { ...stroke, width: axis.tickWidth } }));
  }
  return [...nodes, ...(head ? [head.node] : [])];
}
