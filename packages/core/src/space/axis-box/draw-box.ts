import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { inkBox, layOut, type TextSpec, textNode } from '../../draw/text.js';
import { type Box, boxesOverlap, type Px } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { Color, SceneNode } from '../../scene/scene.js';
import { withOpacity } from '../../style/color.js';
import type { Report, StyleReader, Values } from '../../style/reader.js';
import type { LoadedFonts } from '../../text/fonts.js';
import { nameSpec } from '../axes.js';
import { projected } from '../camera/images.js';
import type { Projector } from '../camera/projection.js';
import { numberSpec } from '../ticks.js';
import { type AxisBox, type BoxAxis, linesAt, ticksOf, wallOf } from './box.js';

/** Opacities in percent, of the colour of the axes: walls are hardly darker than the paper. */
const WALL = 4;
const GRID = 22;
const BORDER = 45;
/** px wide: lines of the grid, borders of the walls. */
const GRID_WIDTH = 0.75;
const BORDER_WIDTH = 1;
/** px: a tick, from its end to the number, and from the numbers to the name. */
const TICK = 5;
const NUMBER_GAP = 4;
const NAME_GAP = 6;
/**
 * Where two axes meet, their numbers stand next to each other, and `4 3` reads as one: the second keeps a gap, px, and
 * moves along its axis for that, px. Without room for the gap it stands where it should.
 */
const CORNER_GAP = 9;
const PLACES = [...[0, 3, 6, 9, 12].map((shift) => [CORNER_GAP, shift] as const), [0, 0]] as const;
/** An axis that is seen from its end, px, has no numbers. */
const SHORTEST = 20;

interface DrawnBoxAxis {
  /** The wall across the axis. */
  readonly wall: readonly SceneNode[];
  /** Lines on the other walls, and the border of its own: they lie behind the figure, too. */
  readonly lines: readonly SceneNode[];
  /** Ticks, numbers and name: they lie outside of the box. */
  readonly marks: readonly SceneNode[];
}

export interface BoxInput {
  readonly box: AxisBox;
  /** Of the axes of the box. */
  readonly styles: readonly StyleReader<Values['axis']>[];
  readonly reports: readonly Report[];
  readonly projector: Projector;
  readonly background: Color;
  readonly fonts: LoadedFonts;
}

/** The far walls of a box with a grid, and the numbers along three of its edges. */
export function drawBox(input: BoxInput): DrawnBoxAxis[] {
  const { box, styles, projector } = input;
  const taken: Box[] = [];
  return box.axes.map((axis, i) => {
    const style = styles[i]!;
    const wall = new PathBuilder().polyline(
      wallOf(box, i).map((p) => projected(projector, p)),
      true,
    );
    const color = style.get('color');
    const thin = (percent: number, width: number) =>
      strokeOf({ color: withOpacity(color, percent), width, dash: 'solid' }, { cap: 'butt' });
    const grid = new PathBuilder();
    const pen = style.get('show') ? readPen(style) : undefined;
    const ticks = pen ? ticksOf(axis) : [];
    for (const t of ticks) {
      for (const [a, b] of linesAt(box, i, t)) {
        grid.moveTo(...projected(projector, a)).lineTo(...projected(projector, b));
      }
    }
    const edge = new PathBuilder();
    edge.moveTo(...projected(projector, axis.edge(axis.min))).lineTo(...projected(projector, axis.edge(axis.max)));
    return {
      wall: [pathNode(wall, { fill: { color: withOpacity(color, WALL), rule: 'nonzero' } })],
      lines: [
        ...(grid.verbs.length > 0 ? [pathNode(grid, { stroke: thin(GRID, GRID_WIDTH) })] : []),
        pathNode(wall, { stroke: thin(BORDER, BORDER_WIDTH) }),
        ...(pen ? [pathNode(edge, { stroke: strokeOf(pen, { cap: 'round' }) })] : []),
      ],
      marks: pen ? drawMarks(axis, i, pen, ticks, taken, input) : [],
    };
  });
}

/** Ticks, numbers and name on the outer side of an edge. */
function drawMarks(
  axis: BoxAxis,
  i: number,
  pen: Pen,
  ticks: readonly number[],
  taken: Box[],
  { box, styles, reports, projector, background, fonts }: BoxInput,
): SceneNode[] {
  const style = styles[i]!;
  const at = (t: number): Px => projected(projector, axis.edge(t));
  const [from, to] = [at(axis.min), at(axis.max)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < SHORTEST) return [];
  const out = outwards(from, to, projected(projector, box.center));
  const [wayX, wayY]: Px = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const nodes: SceneNode[] = [];
  const strokes = new PathBuilder();
  let reach = 0;
  const middle = at((axis.min + axis.max) / 2);
  const others = taken.length;
  /** Writes a text whose nearest point to the edge is `away` px from it; undefined where another stands there. */
  const write = (spec: TextSpec, [x, y]: Px, away: number): number | undefined => {
    const layout = layOut(spec, fonts, reports[i]!);
    const half = (Math.abs(out[0]) * layout.width + Math.abs(out[1]) * layout.ascent) / 2;
    const [cx, cy] = [x + out[0] * (away + half), y + out[1] * (away + half)];
    const inwards = (middle[0] - x) * wayX + (middle[1] - y) * wayY < 0 ? -1 : 1;
    for (const [gap, shift] of PLACES) {
      const [dx, dy] = [shift * inwards * wayX, shift * inwards * wayY];
      const place: Px = [cx + dx - layout.width / 2, cy + dy + layout.ascent / 2];
      const node = textNode(spec, layout, place, { color: pen.color, halo: background });
      if (!node) return undefined;
      const ink = inkBox(node, 2);
      const wide = { ...ink, minX: ink.minX - gap, maxX: ink.maxX + gap };
      if (taken.some((other, k) => boxesOverlap(k < others ? wide : ink, other))) continue;
      taken.push(ink);
      nodes.push(node);
      return away + 2 * half;
    }
    return undefined;
  };
  const size = style.get('fontSize');
  const hasNumbers = style.get('label') && size > 0;
  for (const t of ticks) {
    const [x, y] = at(t);
    strokes.moveTo(x, y).lineTo(x + out[0] * TICK, y + out[1] * TICK);
    const end = hasNumbers ? write(numberSpec(t, axis.step, size), [x, y], TICK + NUMBER_GAP) : undefined;
    reach = Math.max(reach, end ?? 0);
  }
  const name = nameSpec(axis.name, style);
  if (name) {
    const [x, y] = [style.get('axisLabelOffsetX') ?? 0, style.get('axisLabelOffsetY') ?? 0];
    write(name, [middle[0] + x, middle[1] + y], Math.max(reach, TICK) + NAME_GAP);
  }
  if (!style.get('tick') || strokes.verbs.length === 0) return nodes;
  const stroke = strokeOf({ ...pen, width: Math.min(pen.width, 1) }, { cap: 'butt' });
  return [pathNode(strokes, { stroke }), ...nodes];
}

/** The direction across an edge that leads away from the middle of the box. */
function outwards(from: Px, to: Px, middle: Px): Px {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const side = nx * (from[0] - middle[0]) + ny * (from[1] - middle[1]) < 0 ? -1 : 1;
  return [side * nx, side * ny];
}
