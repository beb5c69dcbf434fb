import { arrowHead } from '../../draw/arrows.js';
import type { PixelGrid } from '../../draw/crisp.js';
import { pathNode } from '../../draw/pen.js';
import { movedNode } from '../../scene/moved.js';
import { PathBuilder } from '../../scene/path.js';
import type { Group, SceneNode, TextNode } from '../../scene/scene.js';
import { type AxesInput, type Axis, axisPoint, isCorner, type Tick } from './axis.js';
import { drawNumbers } from './axis-numbers.js';
import { endTitle, middleTitle } from './axis-title.js';
import { axisOn, planAxis } from './plan-axis.js';

/**
 * The axes that are shown: lines and heads, ticks, numbers, names and titles. Texts choose their places once; what is
 * given draws all of it on device pixels, with each text as far from its line as it was chosen.
 */
export function drawAxes(input: AxesInput): (pixels: PixelGrid) => Group[] {
  const x = planAxis('x', input.xStyle, input.yStyle, input);
  const y = planAxis('y', input.yStyle, input.xStyle, input);
  const axes = [x, y].filter((axis) => axis !== undefined);
  const names = new Map(axes.map((axis) => [axis.name, endTitle(axis, input)]));
  const numbers = drawNumbers(
    axes,
    [...names.values()].filter((node) => node !== undefined),
    input,
  );
  const crossed = axes.length === 2 && axes.every((each) => each.meetsOther && !each.pinned);
  const titles = new Map(
    axes.map((axis) => {
      const own = (numbers.get(axis.name) ?? []).map(({ text }) => text);
      return [axis.name, names.get(axis.name) ?? middleTitle(axis, own, input)];
    }),
  );
  return (pixels) =>
    axes.map((axis): Group => {
      const own = axisOn(axis, pixels);
      const aside = own.at - axis.at;
      const withLine = (text: TextNode, along: number): SceneNode =>
        axis.name === 'x' ? movedNode(text, along, aside) : movedNode(text, aside, along);
      const title = titles.get(axis.name);
      return {
        kind: 'group',
        id: `${axis.name}axis`,
        type: `${axis.name}axis`,
        children: [
          ...(axis.pinned ? [] : lineNodes(own, crossed)),
          ...(numbers.get(axis.name) ?? []).map(({ tick, text }) =>
            withLine(text, pixels.middle(tick.place, own.tickWidth) - tick.at),
          ),
          ...(title ? [withLine(title, 0)] : []),
        ],
      };
    });
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
  const path = new PathBuilder();
  const strokes = (ticks: readonly Tick[], reach: number) => {
    for (const tick of ticks)
      path.moveTo(...axisPoint(axis, tick.at, -reach)).lineTo(...axisPoint(axis, tick.at, reach));
  };
  if (axis.style.get('tick')) {
    strokes(
      axis.ticks.filter((tick) => !(crossed && isCorner(axis, tick))),
      axis.reach,
    );
    strokes(axis.minorTicks, axis.minorReach);
  }
  if (path.verbs.length > 0) nodes.push(pathNode(path, { stroke: { ...stroke, width: axis.tickWidth } }));
  return [...nodes, ...(head ? [head.node] : [])];
}
