import { arrowHead, arrowLength } from '../draw/arrows.js';
import { type Pen, pathNode, readPen, strokeOf } from '../draw/pen.js';
import { alignShift, inkBox, layOut, type TextSpec, textNode } from '../draw/text.js';
import { type Box, boxContains, boxesOverlap, type Px } from '../draw/viewport.js';
import { TOUCH } from '../labels/ink-costs.js';
import { lengthInside } from '../labels/length-inside.js';
import { mathSpec, titleSpec } from '../plane/axes/axis-words.js';
import { PathBuilder } from '../scene/path.js';
import type { Color, SceneNode, TextNode } from '../scene/scene.js';
import type { Report, StyleReader, Values } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { type AxisName, type AxisRange, coordinateOf, imageOn, nameGap, pointOn } from './axis-reach.js';
import type { Obstacles } from './sight/obstacle.js';
import type { Outline } from './sight/outlines.js';
import { isHidden } from './sight/visibility.js';
import { readHiddenPen, stretches } from './sight/wires.js';
import { niceStep, numberSpec } from './ticks.js';

export interface AxisInput {
  readonly name: AxisName;
  readonly style: StyleReader<Values['axis']>;
  readonly range: AxisRange;
  /** The images of the other axes, which numbers keep clear of. */
  readonly others: readonly AxisLine[];
  /** Boxes of what the axes write; an axis adds its own. */
  readonly taken: Box[];
  readonly obstacles: Obstacles;
  /** The colour behind the numbers and names at a place. */
  readonly tintAt: (at: Px) => Color;
  readonly fonts: LoadedFonts;
  readonly report: Report;
  /** Whether there are surfaces with the lines of a net. */
  readonly hasNets: boolean;
}

/** Half a tick's length, px. */
const TICK = 4;
/** Nearest distance of two ticks, px. */
const MIN_TICK_GAP = 45;
/** Most ticks on an axis, whatever its `distance`. */
const MAX_TICKS = 60;
/** Most ticks of an axis that chooses their distance, which may run far beyond the picture. */
const MAX_AUTO_TICKS = 1000;

/** What an axis draws: its line with the arrow, and its ticks, numbers and name. */
export interface DrawnAxis {
  readonly outline: Outline | undefined;
  /** Where the lines of figures are known, which numbers and names keep clear of. */
  readonly marks: (ink: InkAt) => readonly SceneNode[];
}

/** What it costs to write on the lines of figures in a box; 0 for a free one. */
export type InkAt = (box: Box) => number;

/** An axis in space with its arrow, ticks, numbers and name. */
export function drawAxis(input: AxisInput): DrawnAxis {
  const { name, style, obstacles, range } = input;
  const { projector } = obstacles;
  const pen = readPen(style);
  if (!style.get('show') || !pen) return NO_AXIS;
  const { min, max } = range;
  if (!(min < max)) return NO_AXIS;

  const from = imageOn(projector, name, min);
  const tip = imageOn(projector, name, max);
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const arrow = style.get('arrowStyle');
  const seenFromEnd = length < 2 * arrowLength(arrow, pen.width);
  const head = seenFromEnd ? undefined : arrowHead(arrow, tip, Math.atan2(tip[1] - from[1], tip[0] - from[0]), pen);
  const end = endBefore(min, max, head?.setback ?? 0, (t) => {
    const [x, y] = imageOn(projector, name, t);
    return Math.hypot(tip[0] - x, tip[1] - y);
  });
  return {
    outline: {
      stretches: stretches(obstacles, { kind: 'segment', a: pointOn(name, min), b: pointOn(name, end) }),
      pen,
      hiddenPen: readHiddenPen(pen, style),
      heads: head ? [head.node] : [],
    },
    marks: (ink) => {
      if (seenFromEnd) return [];
      // The name first: numbers give way to it.
      const title = drawName(input, from, tip, ink);
      return [...drawTicks(input, pen, length, ink), ...title];
    },
  };
}

/**
 * Where a line has to end for its arrow, `setback` px before `max`: in perspective lengths are not in proportion to
 * their images.
 */
function endBefore(min: number, max: number, setback: number, pxBefore: (t: number) => number): number {
  const length = Math.max(pxBefore(min), 1);
  const even = max - ((max - min) * setback) / length;
  if (setback === 0 || Math.abs(pxBefore(even) - setback) < SETBACK_ERROR) return even;
  let [before, after] = [min, max];
  for (let i = 0; i < 40; i++) {
    const middle = (before + after) / 2;
    if (pxBefore(middle) > setback) before = middle;
    else after = middle;
  }
  return after;
}

/** A line that ends so near to its arrow's own end, px, meets it. */
const SETBACK_ERROR = 0.2;

const NO_AXIS: DrawnAxis = { outline: undefined, marks: () => [] };

function drawTicks(input: AxisInput, pen: Pen, length: number, ink: InkAt): SceneNode[] {
  const { name, style, range, obstacles, fonts, report, tintAt, taken, others, hasNets } = input;
  const { min, max } = range;
  const { projector } = obstacles;
  const custom = style.get('distanceMode') === 'custom';
  const auto = niceStep((max - min) * Math.max(MIN_TICK_GAP / length, 1 / MAX_AUTO_TICKS));
  const step = custom ? Math.max(style.get('distance') ?? auto, (max - min) / MAX_TICKS) : auto;
  const ticks = new PathBuilder();
  const nodes: SceneNode[] = [];
  const fontSize = style.get('fontSize');
  const numbers = style.get('label') && fontSize > 0;
  const origin = imageOn(projector, name, 0);
  const direction = imageOn(projector, name, max);
  const angle = Math.atan2(direction[1] - origin[1], direction[0] - origin[0]);
  const across: Px = [-Math.sin(angle), Math.cos(angle)];
  const side = across[1] > 0.3 || (across[1] >= -0.3 && across[0] < 0) ? 1 : -1;
  const headLength = arrowLength('filled_stealth', pen.width);
  const room = headLength + 12;
  const tip = imageOn(projector, name, max);
  const own: AxisLine = [imageOn(projector, name, min), tip];
  const picture: Box = { minX: 0, minY: 0, maxX: projector.width, maxY: projector.height };
  const first = Math.ceil(min / step + 1e-9);
  const tipTo = (i: number): number => {
    const [x, y] = imageOn(projector, name, i * step);
    return Math.hypot(tip[0] - x, tip[1] - y);
  };
  const isSeen = (i: number): boolean => {
    const at = pointOn(name, i * step);
    return !isHidden(obstacles, at, projector.project(at));
  };
  const places: number[] = [];
  // Far from 0, adding 1 changes nothing.
  for (let i = first; i * step < max && i - first <= MAX_AUTO_TICKS && i + 1 > i; i++) {
    if (i !== 0 && tipTo(i) >= headLength + TICK) places.push(i);
  }
  const seen = places.filter(isSeen);
  // An axis that is hidden all along has its numbers all the same: its scale is to be read.
  for (const i of seen.length > 0 ? seen : places) {
    // An axis without any number has room for one next to its head.
    if (nodes.length > 0 && tipTo(i) < room) continue;
    const [x, y] = imageOn(projector, name, i * step);
    ticks.moveTo(x - across[0] * TICK, y - across[1] * TICK).lineTo(x + across[0] * TICK, y + across[1] * TICK);
    if (!numbers) continue;
    const spec = numberSpec(i * step, step, fontSize);
    const layout = layOut(spec, fonts, report);
    const gap = TICK + 4;
    const halfAlong = (Math.abs(across[1]) * layout.width + Math.abs(across[0]) * layout.ascent) / 2;
    const beside = ({ sign, aside }: NumberPlace) => {
      const along = aside * (halfAlong + ASIDE);
      return placedAt([
        x + sign * across[0] * (gap + layout.width / 2) + along * across[1],
        y + sign * across[1] * (gap + layout.ascent / 2) - along * across[0],
      ]);
    };
    const placedAt = ([cx, cy]: Px, crossed: readonly AxisLine[] = others) => {
      const node = textNode(spec, layout, [cx - layout.width / 2, cy + layout.ascent / 2], {
        color: pen.color,
        halo: tintAt([cx, cy]),
      });
      const box = node && inkBox(node, 2);
      // In perspective, numbers far from the eye come near to each other: of two that touch, the one nearer to `min`
      // stays. What another axis crosses can't be read either.
      const isTaken =
        !box ||
        // Half of a number at the edge of the picture is another number.
        !boxContains(picture, box) ||
        taken.some((other) => boxesOverlap(box, other)) ||
        crossed.some((line) => runsThrough(line, box));
      return isTaken ? undefined : { node, box, cost: ink(box) };
    };
    const usual = beside({ sign: side, aside: 0 });
    if (!usual) continue;
    const around = function* () {
      yield usual;
      for (const each of elsewhere(side)) yield beside(each);
      // In front of a net no place is free.
      if (hasNets) return;
      const half = Math.hypot(layout.width, layout.ascent) / 2;
      for (const [turn, away] of AROUND)
        yield placedAt([x + (away + half) * Math.cos(turn), y + (away + half) * Math.sin(turn)], [...others, own]);
    };
    const { node, box } = freest(around()) ?? usual;
    taken.push(box);
    nodes.push(node);
  }
  const drawn = style.get('tick') && ticks.verbs.length > 0;
  return [
    ...(drawn
      ? [pathNode(ticks, { stroke: strokeOf({ ...pen, width: Math.min(pen.width, 1) }, { cap: 'butt' }) })]
      : []),
    ...nodes,
  ];
}

/** Where the number of a tick stands: on a side of the axis, and next to the line across it at the tick. */
interface NumberPlace {
  readonly sign: number;
  readonly aside: -1 | 0 | 1;
}

/** px between a number that stands aside and the line across the axis at its tick, which may be the rim of a solid. */
const ASIDE = 6;

/** Where a number stands between several lines that meet at its tick: directions, and px from the tick. */
const AROUND = [5, 9].flatMap((away) => Array.from({ length: 12 }, (_, i) => [(i * Math.PI) / 6, away] as const));

/** Where else than on its usual side a number may stand, the best place first. */
function elsewhere(side: number): readonly NumberPlace[] {
  return [
    { sign: -side, aside: 0 },
    ...[side, -side].flatMap((sign) => ([1, -1] as const).map((aside) => ({ sign, aside }))),
  ];
}

/** The first of some places that is free of lines, else the one with the least of them. */
function freest<T extends { readonly cost: number }>(places: Iterable<T | undefined>): T | undefined {
  let best: T | undefined;
  for (const each of places) {
    if (each && each.cost < TOUCH) return each;
    if (each && !(best && best.cost <= each.cost)) best = each;
  }
  return best;
}

/** The image of an axis. */
export type AxisLine = readonly [from: Px, to: Px];

/** Whether a line runs through a box. */
function runsThrough([[ax, ay], [bx, by]]: AxisLine, { minX, minY, maxX, maxY }: Box): boolean {
  return lengthInside([ax, ay, bx, by], 0, minX, minY, maxX, maxY) >= 0;
}

/** The title of an axis, or its letter; undefined where it has none. */
export function nameSpec(name: AxisName, style: StyleReader<Values['axis']>): TextSpec | undefined {
  const title = style.get('title');
  const size = style.get('titleSize');
  const isEmpty = title === undefined ? style.get('axisLabelPreset') === 'none' : title.trim() === '';
  if (isEmpty || size === 0) return undefined;
  return title === undefined ? mathSpec(coordinateOf(name), size) : titleSpec(title, size, style.get('lang'));
}

/** Where a name stands around the tip: beyond it, or beside it, radians from the direction of the axis. */
const NAME_TURNS = [0, -Math.PI / 2, Math.PI / 2, -Math.PI / 4, Math.PI / 4] as const;
/** What it costs to leave the picture. */
const OUTSIDE = 5;

function drawName(input: AxisInput, from: Px, tip: Px, ink: InkAt): SceneNode[] {
  const { name, style, obstacles, fonts, report, tintAt, taken } = input;
  const spec = nameSpec(name, style);
  if (!spec) return [];
  const layout = layOut(spec, fonts, report);
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const x = style.get('axisLabelOffsetX');
  const y = style.get('axisLabelOffsetY');
  const at = (turn: number): Px => {
    const away = nameGap(layout.width, angle + turn);
    return [
      tip[0] + away * Math.cos(angle + turn) - layout.width / 2,
      tip[1] + away * Math.sin(angle + turn) + layout.ascent / 2,
    ];
  };
  const isFree = x === undefined && y === undefined;
  const places: readonly Px[] = isFree
    ? NAME_TURNS.map(at)
    : [[tip[0] + (x ?? 0) + alignShift('left', layout.width), tip[1] + (y ?? 0)]];
  const view = { minX: 0, minY: 0, maxX: obstacles.projector.width, maxY: obstacles.projector.height };
  const nodes = places.flatMap((place): { node: TextNode; cost: number }[] => {
    const halo = tintAt([place[0] + layout.width / 2, place[1] - layout.ascent / 2]);
    const node = textNode(spec, layout, place, { color: style.get('color'), halo });
    if (!node) return [];
    const box = inkBox(node, 2);
    return [{ node, cost: ink(box) + (boxContains(view, box) ? 0 : OUTSIDE) }];
  });
  const [usual] = nodes;
  if (!usual) return [];
  // In front of a net no place is free.
  const { node } = usual.cost < TOUCH ? usual : nodes.reduce((best, each) => (each.cost < best.cost ? each : best));
  taken.push(inkBox(node, 2));
  return [node];
}
