import {
  type Construction,
  type ConstructionObject,
  freedomOf,
  moveTo,
  sliderValueNear,
  Undefined,
} from '@geoslide/geometry';
import type { Slide } from '@geoslide/protocol';
import { isUndragged } from '../draw/label-offset.js';
import { screenPlace, textPlace } from '../draw/screen-place.js';
import { inkBox } from '../draw/text.js';
import {
  type Box,
  boundsToBox,
  boxesOverlap,
  boxToRect,
  createViewport,
  type Px,
  pxToSlide,
  slideToPx,
  type View,
  type Viewport,
  viewBox,
} from '../draw/viewport.js';
import { addPoint, emptyBounds, pathBounds } from '../scene/path-bounds.js';
import type { Group, Rect, Scene, SceneNode, TextNode } from '../scene/scene.js';
import type { Report, StyleReader, Values } from '../style/reader.js';
import { buttonStyle, type DrawnSlide, drawnSlide, labelOf, objectStyle, sliderStyle, textOf } from './content.js';
import { labelOrigin } from './label.js';
import { markContext } from './mark.js';
import { onPlane } from './on-plane.js';
import { sliderFraction, sliderTrack, thumbSize } from './slider.js';

/** Something in a picture that a hand can move. Lengths are px of the picture at pixelRatio 1. */
export interface Handle {
  /** The object's id. */
  readonly id: string;
  /** What of the object it moves: a point itself, the thumb of a slider, a label, or a whole text or button. */
  readonly part: 'point' | 'thumb' | 'label' | 'text' | 'button';
  /** The place that follows the hand. */
  readonly x: number;
  readonly y: number;
  /** What the hand takes hold of. */
  readonly box: Rect;
  /**
   * What has to change in the project so that the place comes to (x, y), or as near as it can: points on a path and thumbs stay on
   * it. Empty where nothing can. In space a free point stays at its height; `upright` moves it along the vertical
   * instead.
   */
  readonly moveTo: (x: number, y: number, upright?: boolean) => Change[];
}

/** What moving a handle writes into the project. */
export type Change =
  /** A value of the slide's `uvarMap`. */
  | { readonly kind: 'variable'; readonly name: string; readonly value: number }
  /** A property of an object's own entry in a list of the style sheet. */
  | {
      readonly kind: 'style';
      readonly list: LabelList | 'texts' | 'buttons';
      readonly id: string;
      readonly property: 'offsetX' | 'offsetY';
      readonly value: number;
    };

/** The list of a style sheet that has the style of an object's label: another one in space. */
type LabelList = 'primitiveLabels' | 'primitiveLabels3d';

export interface HandlesInput {
  readonly slide: Slide;
  readonly construction: Construction;
  readonly view: View;
}

/** px around a point, a thumb or a text that belong to it. */
export const MARGIN = 4;

/** px: places are written this finely, so that nobody sees the rounding. */
export const TOLERANCE = 0.1;

// Drawing has told already what is wrong with the styles.
export const silent: Report = () => {};

/** Everything in a scene of drawSlide that a hand can move, from the bottom to the top; what is hidden or out of view is left out. */
export function handlesOf({ slide, construction, view }: HandlesInput, scene: Scene): Handle[] {
  const drawn = drawnSlide(slide, construction, () => silent);
  const viewport = createViewport(view);
  return scene.children.flatMap((node) => {
    const object = node.kind === 'group' && node.id !== undefined ? construction.objects.get(node.id) : undefined;
    const handle = object && handleOf(node as Group, object, drawn, viewport);
    return handle && boxesOverlap(boxOf(handle.box), viewBox(viewport)) ? [handle] : [];
  });
}

/** The handle of what a group of a scene draws; undefined for what nobody can move. */
export function handleOf(
  group: Group,
  object: ConstructionObject,
  drawn: DrawnSlide,
  viewport: Viewport,
): Handle | undefined {
  if (group.type === 'label') return labelHandle(group, object, drawn, viewport);
  switch (object.kind) {
    case 'text':
      return textHandle(group, object, drawn, viewport);
    case 'button':
      return offsetHandle('button', group, object, buttonStyle(drawn, object), viewport);
    case 'slider':
      return thumbHandle(object, drawn, viewport);
    default:
      return pointHandle(object, drawn, viewport);
  }
}

function pointHandle(object: ConstructionObject, drawn: DrawnSlide, viewport: Viewport): Handle | undefined {
  const { id, value } = object;
  const freedom = value && freedomOf(drawn.construction, object);
  if (value?.type !== 'Point' || !freedom || freedom.kind === 'slider') return undefined;
  const size = objectStyle(drawn, object).get('pointSize');
  return {
    id,
    part: 'point',
    ...around(slideToPx(viewport, value), size / 2 + MARGIN),
    moveTo(x, y) {
      try {
        const moved = moveTo(freedom, pxToSlide(viewport, [x, y]), TOLERANCE / viewport.scale);
        return moved.map(([name, value]) => ({ kind: 'variable', name, value }));
      } catch (error) {
        // A curve without a point anywhere near: it stays where it is.
        if (error instanceof Undefined) return [];
        throw error;
      }
    },
  };
}

function thumbHandle(object: ConstructionObject, drawn: DrawnSlide, viewport: Viewport): Handle | undefined {
  const { id, value } = object;
  const freedom = freedomOf(drawn.construction, object);
  if (freedom?.kind !== 'slider' || value?.type !== 'Number') return undefined;
  const { min, max, variable } = freedom;
  const style = sliderStyle(drawn, object);
  const { start, length } = sliderTrack(style, viewport);
  const thumb: Px = [start[0] + sliderFraction(freedom, value.value) * length, start[1]];
  return {
    id,
    part: 'thumb',
    ...around(thumb, thumbSize(style) / 2 + MARGIN),
    moveTo(x) {
      if (!(length > 0)) return [];
      const asked = min + ((x - start[0]) / length) * (max - min);
      return [{ kind: 'variable', name: variable, value: sliderValueNear(freedom, asked) }];
    },
  };
}

function labelHandle(
  group: Group,
  object: ConstructionObject,
  drawn: DrawnSlide,
  viewport: Viewport,
): Handle | undefined {
  const { id, value } = object;
  const text = textIn(group);
  const writing = labelOf(drawn, object);
  // A dimension's length stands in its line.
  if (!text || !writing || !value || value.type === 'Dimension') return undefined;
  return handleOfLabel({ id, text, list: 'primitiveLabels' }, () => {
    const context = markContext(viewport, objectStyle(drawn, object), { r: 255, g: 255, b: 255, a: 1 });
    const placed = onPlane(value, viewport, silent);
    if (placed === undefined) return undefined;
    return labelOrigin({ value: placed, source: value, ...writing, context, report: silent }, text.layout)?.at;
  });
}

interface PlacedLabel {
  /** Of the object that it names. */
  readonly id: string;
  readonly text: TextNode;
  readonly list: LabelList;
}

/** @param originOf Gives where the label stands with an offset of 0, px; undefined where it has no place. */
export function handleOfLabel({ id, text, list }: PlacedLabel, originOf: () => Px | undefined): Handle {
  return {
    id,
    part: 'label',
    x: text.x,
    y: text.y,
    box: boxToRect(inkBox(text, MARGIN)),
    moveTo(x, y) {
      const origin = originOf();
      if (!origin) return [];
      const offset: Px = [Math.round(x - origin[0]), Math.round(y - origin[1])];
      // A label that nobody dragged finds a place of its own.
      return offsets(list, id, isUndragged(offset) ? [offset[0] + 1, offset[1]] : offset);
    },
  };
}

function textHandle(
  group: Group,
  object: ConstructionObject,
  drawn: DrawnSlide,
  viewport: Viewport,
): Handle | undefined {
  const style = textOf(drawn, object)?.style;
  const { id, place } = object;
  const handle = offsetHandle('text', group, object, style, viewport);
  if (place === undefined || handle === undefined || style === undefined) return handle;
  // A text that hangs on a point is moved by px from there.
  const [x, y] = textPlace(object, style, viewport);
  const anchor = slideToPx(viewport, place);
  const moved = (to: Px): Px => [Math.round(to[0] - anchor[0]), Math.round(to[1] - anchor[1])];
  return { ...handle, x, y, moveTo: (toX, toY) => offsets('texts', id, moved([toX, toY])) };
}

function offsetHandle(
  part: 'text' | 'button',
  group: Group,
  { id }: ConstructionObject,
  style: StyleReader<Pick<Values['button'], 'offsetX' | 'offsetY' | 'screenFixed'>> | undefined,
  viewport: Viewport,
): Handle | undefined {
  const box = paintedBox(group);
  if (!style || box.minX > box.maxX) return undefined;
  const [x, y] = screenPlace(style, viewport);
  const isFixed = style.get('screenFixed');
  return {
    id,
    part,
    x,
    y,
    box: boxToRect(box),
    moveTo(x, y) {
      const list = part === 'text' ? 'texts' : 'buttons';
      if (isFixed) return offsets(list, id, [Math.round(x), Math.round(y)]);
      const place = pxToSlide(viewport, [x, y]);
      const decimals = Math.max(0, Math.ceil(Math.log10(viewport.scale / TOLERANCE)));
      const round = (value: number) => Number(value.toFixed(Math.min(decimals, MAX_DECIMALS)));
      return offsets(list, id, [round(place.x), round(place.y)]);
    },
  };
}

const MAX_DECIMALS = 12;

function offsets(list: LabelList | 'texts' | 'buttons', id: string, [x, y]: Px): Change[] {
  const change = (property: 'offsetX' | 'offsetY', value: number): Change => {
    return { kind: 'style', list, id, property, value: value + 0 };
  };
  return [change('offsetX', x), change('offsetY', y)];
}

/** A place and the square around it. */
export function around([x, y]: Px, reach: number): Pick<Handle, 'x' | 'y' | 'box'> {
  return { x, y, box: { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach } };
}

function textIn(group: Group): TextNode | undefined {
  return group.children.find((node) => node.kind === 'text');
}

function paintedBox(group: Group): Box {
  const all = emptyBounds();
  for (const node of group.children) {
    const { minX, minY, maxX, maxY } = nodeBox(node);
    addPoint(all, minX, minY);
    addPoint(all, maxX, maxY);
  }
  return boundsToBox(all);
}

/** Of the boxes and texts that a text or button is made of. */
function nodeBox(node: SceneNode): Box {
  if (node.kind === 'text') return inkBox(node, MARGIN);
  return boundsToBox(node.kind === 'path' ? pathBounds(node.path) : emptyBounds());
}

function boxOf({ x, y, width, height }: Rect): Box {
  return { minX: x, minY: y, maxX: x + width, maxY: y + height };
}
