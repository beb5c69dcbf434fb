import type { Vec3 } from '@geoslide/geometry';
import { type StyleSheet, styleProperties } from '@geoslide/protocol';
import { arrowHead, arrowLength } from '../draw/arrows.js';
import { type Pen, pathNode, readPen, strokeOf } from '../draw/pen.js';
import { alignShift, inkBox, layOut, type TextSpec, textNode } from '../draw/text.js';
import { type Box, boxesOverlap, type Px } from '../draw/viewport.js';
import { mathSpec, wordsSpec } from '../plane/axes/axis-words.js';
import { PathBuilder } from '../scene/path.js';
import type { Color, SceneNode } from '../scene/scene.js';
import { createReader, type Report, type StyleReader, type Values } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { isInFront } from './camera/images.js';
import type { Projector } from './camera/projection.js';
import type { Ball } from './parts/parts.js';
import type { Outline } from './sight/outlines.js';
import type { Obstacles } from './sight/visibility.js';
import { isHidden } from './sight/visibility.js';
import { readHiddenPen, stretches } from './sight/wires.js';

export const AXES = ['xaxis3d', 'yaxis3d', 'zaxis3d'] as const;
export type AxisName = (typeof AXES)[number];

/** The cascade of an axis. In space an axis without its name is not to be told from the others, so it is written by default. */
export function axisStyle(sheet: StyleSheet, name: AxisName, report: Report): StyleReader<Values['axis']> {
  return createReader(styleProperties.axis, [sheet[name], { axisLabelPreset: 'name' }], report);
}

export interface AxisInput {
  readonly name: AxisName;
  readonly style: StyleReader<Values['axis']>;
  readonly obstacles: Obstacles;
  readonly view: Ball;
  readonly background: Color;
  readonly fonts: LoadedFonts;
  readonly report: Report;
}

/** An axis reaches this part of the view's radius to each side where it has no `min` or `max`. */
const REACH = 0.62;
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
  readonly marks: readonly SceneNode[];
}

/** An axis in space with its arrow, ticks, numbers and name. */
export function drawAxis(input: AxisInput): DrawnAxis {
  const { name, style, obstacles } = input;
  const { projector } = obstacles;
  const pen = readPen(style);
  if (!style.get('show') || !pen) return NO_AXIS;
  const key = name[0] as 'x' | 'y' | 'z';
  const along = (t: number): Vec3 => ({ x: 0, y: 0, z: 0, [key]: t });
  const { min, max } = axisRange(input, along);
  if (!(min < max)) return NO_AXIS;

  const from = imageOf(projector, along(min));
  const tip = imageOf(projector, along(max));
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  const arrow = style.get('arrowStyle');
  const seenFromEnd = length < 2 * arrowLength(arrow, pen.width);
  const head = seenFromEnd ? undefined : arrowHead(arrow, tip, Math.atan2(tip[1] - from[1], tip[0] - from[0]), pen);
  const end = endBefore(min, max, head?.setback ?? 0, (t) => {
    const [x, y] = imageOf(projector, along(t));
    return Math.hypot(tip[0] - x, tip[1] - y);
  });
  return {
    outline: {
      stretches: stretches(obstacles, { kind: 'segment', a: along(min), b: along(end) }),
      pen,
      hiddenPen: readHiddenPen(pen, style),
      heads: head ? [head.node] : [],
    },
    marks: seenFromEnd ? [] : [...drawTicks(input, pen, along, min, max, length), ...drawName(input, key, from, tip)],
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

const NO_AXIS: DrawnAxis = { outline: undefined, marks: [] };

/** px between an axis' end that nobody set and the edge of the picture: room for its name. */
const INSET = 30;

/** `min` and `max` of the style; ends that it leaves out are where the view ends or the picture does, whatever is nearer. */
function axisRange({ style, obstacles: { projector }, view }: AxisInput, along: (t: number) => Vec3) {
  const step = niceStep(MIN_TICK_GAP / projector.scale);
  const reach = Math.max(0.5, Math.floor((view.radius * REACH) / step) + 0.5) * step;
  const isSeen = (t: number): boolean => {
    if (!isInFront(projector, along(t))) return false;
    const [x, y] = imageOf(projector, along(t));
    return x >= INSET && y >= INSET && x <= projector.width - INSET && y <= projector.height - INSET;
  };
  const inside = (side: 1 | -1): number => {
    if (!isSeen(0)) return side * reach;
    let low = 0;
    let high = reach;
    if (isSeen(side * high)) return side * high;
    // 20 halvings of the picture's height are below a hundredth of a px.
    for (let i = 0; i < 20; i++) {
      const middle = (low + high) / 2;
      if (isSeen(side * middle)) low = middle;
      else high = middle;
    }
    return side * low;
  };
  const [min, max] = [style.get('min') ?? inside(-1), style.get('max') ?? inside(1)];
  if (isInFront(projector, along(min)) && isInFront(projector, along(max))) return { min, max };
  const seen = [0, ...Array.from({ length: LOOKS }, (_, i) => min + ((max - min) * (i + 0.5)) / LOOKS)].find(
    (t) => t > min && t < max && isSeen(t),
  );
  if (seen === undefined) return NO_RANGE;
  /** An end behind the eye has no image: the axis ends where the picture does. */
  const inFront = (end: number): number => {
    if (isInFront(projector, along(end))) return end;
    let [near, far] = [seen, end];
    for (let i = 0; i < 20; i++) {
      const middle = (near + far) / 2;
      if (isSeen(middle)) near = middle;
      else far = middle;
    }
    return near;
  };
  return { min: inFront(min), max: inFront(max) };
}

/** Places of an axis that are looked at for one in the picture. */
const LOOKS = 64;
const NO_RANGE = { min: 0, max: 0 };

/** The least of 1, 2, 5 · 10ⁿ that is not below `least`. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least * (1 - 1e-9)) ?? 10 * power;
}

function imageOf(projector: Projector, p: Vec3): Px {
  const { x, y } = projector.project(p);
  return [x, y];
}

function drawTicks(
  input: AxisInput,
  pen: Pen,
  along: (t: number) => Vec3,
  min: number,
  max: number,
  length: number,
): SceneNode[] {
  const { style, obstacles, fonts, report, background } = input;
  const { projector } = obstacles;
  const custom = style.get('distanceMode') === 'custom';
  const auto = niceStep((max - min) * Math.max(MIN_TICK_GAP / length, 1 / MAX_AUTO_TICKS));
  const step = custom ? Math.max(style.get('distance') ?? auto, (max - min) / MAX_TICKS) : auto;
  const ticks = new PathBuilder();
  const nodes: SceneNode[] = [];
  const boxes: Box[] = [];
  const fontSize = style.get('fontSize');
  const numbers = style.get('label') && fontSize > 0;
  const origin = imageOf(projector, along(0));
  const direction = imageOf(projector, along(max));
  const angle = Math.atan2(direction[1] - origin[1], direction[0] - origin[0]);
  const across: Px = [-Math.sin(angle), Math.cos(angle)];
  const side = across[1] > 0.3 || (across[1] >= -0.3 && across[0] < 0) ? 1 : -1;
  const room = arrowLength('filled_stealth', pen.width) + 12;
  const tip = imageOf(projector, along(max));
  const first = Math.ceil(min / step + 1e-9);
  // Far from 0, adding 1 changes nothing.
  for (let i = first; i * step < max && i - first <= MAX_AUTO_TICKS && i + 1 > i; i++) {
    const at = along(i * step);
    const [x, y] = imageOf(projector, at);
    if (i === 0 || Math.hypot(tip[0] - x, tip[1] - y) < room || isHidden(obstacles, at, projector.project(at)))
      continue;
    ticks.moveTo(x - across[0] * TICK, y - across[1] * TICK).lineTo(x + across[0] * TICK, y + across[1] * TICK);
    if (!numbers) continue;
    const spec = numberSpec(i * step, step, fontSize);
    const layout = layOut(spec, fonts, report);
    const gap = TICK + 4;
    const cx = x + side * across[0] * (gap + layout.width / 2);
    const cy = y + side * across[1] * (gap + layout.ascent / 2);
    const node = textNode(spec, layout, [cx - layout.width / 2, cy + layout.ascent / 2], {
      color: pen.color,
      halo: background,
    });
    if (!node) continue;
    // In perspective, numbers far from the eye come near to each other: of two that touch, the one nearer to `min`
    // stays.
    const box = inkBox(node, 2);
    if (boxes.some((other) => boxesOverlap(box, other))) continue;
    boxes.push(box);
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

function numberSpec(value: number, step: number, fontSize: number): TextSpec {
  const decimals = Math.min(12, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9) + 1));
  const source = String(Number(value.toFixed(decimals)));
  return { ...mathSpec(source, fontSize), align: 'center' };
}

/** px between the tip and the name. */
const NAME_GAP = 12;

function drawName({ style, fonts, report, background }: AxisInput, key: string, from: Px, tip: Px): SceneNode[] {
  const title = style.get('title');
  const size = style.get('titleSize');
  const isEmpty = title === undefined ? style.get('axisLabelPreset') === 'none' : title.trim() === '';
  if (isEmpty || size === 0) return [];
  const spec = title === undefined ? mathSpec(key, size) : wordsSpec(title, size);
  const layout = layOut(spec, fonts, report);
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]);
  const x = style.get('axisLabelOffsetX');
  const y = style.get('axisLabelOffsetY');
  const beside: Px = [
    tip[0] + NAME_GAP * Math.cos(angle) - layout.width / 2,
    tip[1] + NAME_GAP * Math.sin(angle) + layout.ascent / 2,
  ];
  const at: Px =
    x === undefined && y === undefined
      ? beside
      : [tip[0] + (x ?? 0) + alignShift('left', layout.width), tip[1] + (y ?? 0)];
  const node = textNode(spec, layout, at, {
    color: style.get('color'),
    halo: background,
  });
  return node ? [node] : [];
}
