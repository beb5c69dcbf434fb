import type { Value } from '@geoslide/geometry';
import { Undefined } from '@geoslide/geometry';
import { createInk } from '../draw/hits.js';
import { DEFAULT_OFFSET, isUndragged } from '../draw/label-offset.js';
import { alignShift, inkBox, inkRect, layOut, readTextPaint, type TextSpec, textNode, upright } from '../draw/text.js';
import { type Box, boxesOverlap, isInside, type Px, slideToPx, viewBox } from '../draw/viewport.js';
import { reachOf, type Spots } from '../labels/spot.js';
import type { Color, SceneNode, TextLayout, TextNode } from '../scene/scene.js';
import type { LabelStyle, Report } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { anchorAt } from './anchor.js';
import { defaultAnchor } from './draw-value.js';
import { spotsOf } from './label-spots.js';
import { namedValue } from './list-labels.js';
import { type Anchor, type MarkContext, px } from './mark.js';

/** px between an undragged label and what it names. */
const CLEARANCE = 2;

export interface LabelInput {
  /** What is named, as it lies on the drawn plane, and as the slide has it. */
  readonly value: Value;
  readonly source: Value;
  readonly spec: TextSpec;
  readonly style: LabelStyle;
  /** The object's own context and colour, and what it drew. */
  readonly context: MarkContext;
  readonly color: Color;
  readonly drawn: readonly SceneNode[];
  /** Whether it stays where its style puts it. */
  readonly isFixed: boolean;
  /** Whether it is drawn where nobody sees it: outside of the view. */
  readonly keepsUnseen: boolean;
  readonly fonts: LoadedFonts;
  readonly report: Report;
}

/** A label where its style puts it, and where else it may stand if it is not fixed there. */
export interface DrawnLabel {
  readonly node: TextNode;
  readonly spots?: Spots;
}

/** The label of an object; undefined where it has no place or none that is seen. */
export function drawLabel(input: LabelInput): DrawnLabel | undefined {
  const { value, spec, style, context, fonts, report } = input;
  const offset: Px = [style.get('offsetX'), style.get('offsetY')];
  const undragged = isUndragged(offset);
  const layout = layOut(spec, fonts, report);
  const paint = readTextPaint(style, input.color, context.background);
  const origin = labelOrigin(input, layout);
  if (!origin) return undefined;
  const { at, angle = 0 } = origin;
  let place: Px = add(at, offset);
  const named = namedValue(value);
  if (undragged && named.type === 'Angle') place = insideAngle(named, layout, context);
  // A dragged label keeps its place on screen; one that nobody dragged stays above the line however it runs.
  else if (undragged && origin.angle !== undefined)
    place = add(at, turned([offset[0], offset[1] - below(layout)], angle));
  else if (undragged && value.type !== 'Point') place = besideLines(place, origin.anchor, layout, input);
  const node = textNode(spec, layout, place, paint, angle);
  if (!node) return undefined;
  const canMove = !input.isFixed && isInside(viewBox(context.viewport), origin.anchor);
  if (!canMove) return input.keepsUnseen || isSeen(node, context) ? { node } : undefined;
  return { node, spots: spotsOf(node, origin.anchor, input) };
}

/** Where a label stands whose offset is (0, 0), px; `angle` is given where it follows its line. */
interface LabelOrigin {
  readonly at: Px;
  readonly anchor: Px;
  readonly angle?: number;
}

/** Undefined where the label has no place. */
export function labelOrigin(
  input: Pick<LabelInput, 'value' | 'source' | 'spec' | 'style' | 'context' | 'report'>,
  layout: TextLayout,
): LabelOrigin | undefined {
  const { value, spec, style, context } = input;
  const shift = alignShift(spec.align, layout.width);
  const named = namedValue(value);
  if (named.type === 'Angle') {
    const anchor = onAngle(named, context);
    return { at: [anchor[0] + shift, anchor[1]], anchor };
  }
  const found = findAnchor(input);
  if (!found || (context.bounds && !isInside(context.bounds, found.at, 1e-6))) return undefined;
  if (found.angle === undefined || !style.get('followDirection')) {
    return { at: [found.at[0] + shift, found.at[1]], anchor: found.at };
  }
  const angle = upright(found.angle);
  return { at: add(found.at, turned([shift, 0], angle)), anchor: found.at, angle };
}

function turned([x, y]: Px, angle: number): Px {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** How far the ink reaches below the baseline, px. */
function below(layout: TextLayout): number {
  const ink = inkRect(layout);
  return Math.max(0, ink.y + ink.height);
}

function findAnchor({ value, source, style, context, report }: Parameters<typeof labelOrigin>[0]): Anchor | undefined {
  const parameter = style.get('anchorParam');
  if (parameter !== undefined && value.type !== 'Point') {
    try {
      return anchorAt(source, parameter, context, slideToPx);
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
      report(`anchorParam ${parameter}: ${error.message}; the label stands at its default place`);
    }
  }
  return defaultAnchor(value, context);
}

/** `place`, or where that would touch the object's own lines, the first of three other corners around the anchor that does not. */
function besideLines(place: Px, at: Px, layout: TextLayout, { drawn, context }: LabelInput): Px {
  const ink = inkRect(layout);
  const lines = createInk(viewBox(context.viewport));
  lines.add(drawn);
  const gap = DEFAULT_OFFSET.offsetX;
  const left = at[0] - gap - ink.x - ink.width;
  const below = at[1] + gap - ink.y;
  const candidates: Px[] = [place, [place[0], below], [left, place[1]], [left, below]];
  const isFree = ([x, y]: Px) => {
    const box: Box = { minX: x + ink.x, minY: y + ink.y, maxX: x + ink.x + ink.width, maxY: y + ink.y + ink.height };
    return !lines.touches(box, CLEARANCE);
  };
  return candidates.find(isFree) ?? place;
}

type AngleMark = Extract<Value, { type: 'Angle' }>;

/** px between the mark and its label. */
const ANGLE_GAP = 4;

/** A label is moved out at most this far beyond the mark to get free of an acute angle's sides, px. */
const MAX_ANGLE_SHIFT = 60;

/** Where the layout starts so that its ink is centred on the bisector, outside of the mark and between the sides. */
function insideAngle(value: AngleMark, layout: TextLayout, context: MarkContext): Px {
  const [x, y] = px(context, value.vertex);
  const radius = context.style.get('angleSize');
  const bisector = value.startAngle + value.value / 2;
  const ink = inkRect(layout);
  const [c, s] = [Math.cos(bisector), Math.sin(bisector)];
  const along = reachOf(ink, [c, s]);
  const across = reachOf(ink, [s, c]);
  const outside = radius + ANGLE_GAP + along;
  const between = value.value < Math.PI ? (across + CLEARANCE) / Math.tan(value.value / 2) + along : 0;
  const distance = Math.min(Math.max(outside, between), outside + MAX_ANGLE_SHIFT);
  return [
    x + distance * Math.cos(bisector) - ink.x - ink.width / 2,
    y - distance * Math.sin(bisector) - ink.y - ink.height / 2,
  ];
}

/** Where the bisector of an angle meets its mark: a dragged label is offset from there. */
function onAngle(value: AngleMark, context: MarkContext): Px {
  const [x, y] = px(context, value.vertex);
  const radius = context.style.get('angleSize');
  const bisector = value.startAngle + value.value / 2;
  return [x + radius * Math.cos(bisector), y - radius * Math.sin(bisector)];
}

function isSeen(node: TextNode, { viewport }: MarkContext): boolean {
  return boxesOverlap(inkBox(node), viewBox(viewport));
}

function add(a: Px, b: Px): Px {
  return [a[0] + b[0], a[1] + b[1]];
}
