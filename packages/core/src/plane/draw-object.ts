import { type ConstructionObject, takeSteps, unions, type Value, type Vec3 } from '@geoslide/geometry';
import { article, styleProperties } from '@geoslide/protocol';
import type { Drawn } from '../draw/order.js';
import { textPlace } from '../draw/screen-place.js';
import { alignShift, inkBox, layOut, readTextPaint, textNode } from '../draw/text.js';
import { boxesOverlap, boxToRect, type Px, type Viewport, viewBox } from '../draw/viewport.js';
import type { Spots } from '../labels/spot.js';
import { finiteNodes } from '../scene/finite.js';
import type { Color, Group, SceneNode, TextNode } from '../scene/scene.js';
import { objectLayers } from '../style/cascade.js';
import { createReader, type ObjectStyle, type Report, remembering } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';
import { drawButton, drawImage, type LoadedPicture } from './box-object.js';
import { drawChartTexts } from './chart-texts.js';
import {
  buttonStyle,
  buttonTitleOf,
  type DrawnSlide,
  imageStyle,
  isFixedLabel,
  labelOf,
  objectStyle,
  sliderLabelOf,
  sliderStyle,
  textOf,
} from './content.js';
import { drawValue, needsClip, rankOf } from './draw-value.js';
import { type DrawnLabel, drawLabel } from './label.js';
import { labelledItems, namedPart } from './list-labels.js';
import { type MarkContext, markContext } from './mark.js';
import { dimensionLabel } from './marks/dimension.js';
import { outward } from './marks/outward.js';
import { drawPlaced, onPlane } from './on-plane.js';
import { reportColors } from './series-colors.js';
import { drawSlider, sliderFraction } from './slider.js';

/** What everything on a slide is drawn with. */
export interface DrawContext extends DrawnSlide {
  readonly viewport: Viewport;
  readonly background: Color;
  readonly fonts: LoadedFonts;
  readonly images: ReadonlyMap<string, LoadedPicture>;
  /** Whether labels are drawn outside of the view too. */
  readonly unseenLabels?: boolean;
  /** Whether nothing is painted: only the extent counts. */
  readonly isMeasured?: boolean;
  /** Where a point in space is seen, px; missing in the plane. */
  readonly project?: (point: Vec3) => Px;
}

/** A part of what an object draws. */
export interface DrawnPart extends Drawn {
  /** Where its label may stand; missing where it stays as it is drawn. */
  readonly spots?: Spots;
}

/** Why an object of space is missing on a slide of the plane. */
function notInPlane({ type, tree }: ConstructionObject): string {
  if (type === 'Angle' && tree?.kind === 'call' && tree.args.length === 2)
    return 'an angle of two vectors has no place here: write Angle(A, V, B) with the vertex V in the middle';
  const remedy = 'give the slide a camera in space: camera on in figure text, "camera": {"kind": "3d"} in JSON';
  const isPoint = type === 'Point' && tree?.kind === 'call' && tree.args.length === 3;
  const flat = isPoint ? ', or take the third coordinate of the point away' : '';
  return `${article(type)} ${type} in space is not drawn on a slide of the plane: ${remedy}${flat}`;
}

/** Everything that one definition draws: its mark and its label, or nothing. */
export function drawObject(object: ConstructionObject, context: DrawContext): DrawnPart[] {
  return drawKind(object, context).flatMap((part) => {
    const [node] = finiteNodes([part.node], context.reportOn(object.id));
    if (node === undefined) return [];
    return node === part.node ? [part] : [{ ...part, node }];
  });
}

function drawKind(object: ConstructionObject, context: DrawContext): DrawnPart[] {
  if (!object.isShown) return [];
  switch (object.kind) {
    case 'primitive':
      return object.value ? drawPrimitive(object, object.value, context) : [];
    case 'text':
      return drawText(object, context);
    case 'slider':
      return drawSliderObject(object, context);
    case 'button':
      return drawButtonObject(object, context);
    case 'image':
      return drawImageObject(object, context);
    default:
      return [];
  }
}

function markIn({ viewport, background, isMeasured }: DrawContext, style: ObjectStyle): MarkContext {
  return markContext(viewport, style, background, isMeasured);
}

function drawPrimitive(object: ConstructionObject, source: Value, context: DrawContext): DrawnPart[] {
  const style = objectStyle(context, object);
  if (style.get('hidden')) return [];
  const mark = markIn(context, style);
  const report = context.reportOn(object.id);
  const value = onPlane(source, context.viewport, report);
  if (value === undefined) return [];
  reportColors(value, style, report);
  const items = labelledItems(context.construction, object);
  const writing = items ? undefined : labelOf(context, object);

  if (value.type === 'Dimension') {
    const turned = style.get('dimensionSide') === 'outside' ? outward(value, context.construction) : value;
    const label = writing && dimensionLabel(turned, mark, writing, context.fonts, report);
    const nodes = finiteNodes(drawValue(turned, mark, label?.gapFor) ?? [], report);
    return [...asDrawn(object, nodes, value, mark), ...(label?.node ? [labelDrawn(object, label.node)] : [])];
  }
  const nodes = source.type === 'List' ? drawItems(object, source.items, context) : drawPlaced(value, mark);
  if (nodes === undefined && isInSpace(value)) report(notInPlane(object));
  const drawn = finiteNodes(nodes ?? [], report);
  const fonts = context.fonts;
  if (items !== undefined) return [...asDrawn(object, drawn, value, mark), ...labelsOfItems(items, context)];
  const named = value.type === 'List' ? objectStyle(context, namedPart({ ...object, value })) : style;
  const label =
    writing &&
    drawLabel({
      value,
      source,
      ...writing,
      context: named === style ? mark : markIn(context, named),
      color: named.get('color'),
      drawn,
      isFixed: isFixedLabel(writing),
      keepsUnseen: context.unseenLabels ?? false,
      fonts,
      report,
    });
  return [
    ...asDrawn(object, drawn, value, mark),
    ...drawChartTexts(context, object, context).map((node) => labelPart(object, { node })),
    ...(label ? [labelPart(object, label)] : []),
  ];
}

/** Steps for an item of a list, which has a style of its own. */
const ITEM_STEPS = 400;

/** The items of a list, each in the style of its own type. */
function drawItems(object: ConstructionObject, items: readonly Value[], context: DrawContext): SceneNode[] {
  const report = context.reportOn(object.id);
  const markFor = marksOfTypes(object, context, report);
  const draw = (source: Value): SceneNode[] => {
    takeSteps(ITEM_STEPS);
    if (source.type === 'List') return source.items.flatMap(draw);
    const mark = markFor(source);
    reportColors(source, mark.style, report);
    const value = onPlane(source, context.viewport, report);
    return value === undefined ? [] : [...clipped(drawPlaced(value, mark) ?? [], value, mark)];
  };
  return items.flatMap(draw);
}

/** What the items of a list are drawn with. Items of one type share their style, whose properties are read once. */
function marksOfTypes(object: ConstructionObject, context: DrawContext, report: Report): (item: Value) => MarkContext {
  const known = new Map<string, MarkContext>();
  return (item) => {
    const { type } = item;
    let mark = known.get(type);
    if (mark === undefined) {
      const layers = objectLayers(context.index, context.construction.objects, { ...object, type, value: item });
      const style = remembering(createReader(styleProperties.object, layers, report));
      mark = markIn(context, style);
      known.set(type, mark);
    }
    return mark;
  };
}

/** The labels of the items of a list, each at its own. */
function labelsOfItems(items: readonly ConstructionObject[], context: DrawContext): DrawnPart[] {
  const { fonts } = context;
  return items.flatMap((item) => {
    takeSteps(ITEM_STEPS);
    const source = item.value;
    const report = context.reportOn(item.id);
    const writing = labelOf(context, item);
    const value = source && onPlane(source, context.viewport, report);
    if (source === undefined || value === undefined || !writing) return [];
    const style = objectStyle(context, item);
    const mark = markIn(context, style);
    const color = style.get('color');
    const drawn = finiteNodes(drawPlaced(value, mark) ?? [], report);
    const isFixed = isFixedLabel(writing);
    const keepsUnseen = context.unseenLabels ?? false;
    const rest = { context: mark, color, drawn, isFixed, keepsUnseen, fonts, report };
    const label = drawLabel({ value, source, ...writing, ...rest });
    return label ? [labelPart(item, label)] : [];
  });
}

function asDrawn(object: ConstructionObject, nodes: readonly SceneNode[], value: Value, mark: MarkContext): Drawn[] {
  if (nodes.length === 0) return [];
  const { id, type } = object;
  const clip = needsClip(value, mark) ? { clip: boxToRect(mark.window) } : {};
  return [{ id, rank: rankOf(value, mark), node: { kind: 'group', id, type, ...clip, children: nodes } }];
}

function clipped(nodes: readonly SceneNode[], value: Value, mark: MarkContext): readonly SceneNode[] {
  if (nodes.length === 0 || !needsClip(value, mark)) return nodes;
  const group: Group = { kind: 'group', clip: boxToRect(mark.window), children: nodes };
  return [group];
}

function labelDrawn({ id }: ConstructionObject, node: TextNode): Drawn {
  return { id, rank: 'label', node: { kind: 'group', id, type: 'label', children: [node] } };
}

/** A label with the spots that it may move to. */
function labelPart(object: ConstructionObject, { node, spots }: DrawnLabel): DrawnPart {
  return { ...labelDrawn(object, node), ...(spots && { spots }) };
}

function isInSpace({ type }: Value): boolean {
  return unions.SpaceObject?.includes(type) ?? false;
}

function drawText(object: ConstructionObject, context: DrawContext): Drawn[] {
  const writing = textOf(context, object);
  if (!writing) return [];
  const { spec, style } = writing;
  const layout = layOut(spec, context.fonts, context.reportOn(object.id));
  const [x, y] = textPlace(object, style, context.viewport, context.project);
  const paint = readTextPaint(style, style.get('color'), context.background);
  const node = textNode(spec, layout, [x + alignShift(spec.align, layout.width), y], paint);
  return node && boxesOverlap(inkBox(node), viewBox(context.viewport)) ? [single(object, 'text', [node])] : [];
}

function drawSliderObject(object: ConstructionObject, context: DrawContext): Drawn[] {
  const { slider, value, id } = object;
  const style = sliderStyle(context, object);
  if (!slider || value?.type !== 'Number' || style.get('hidden')) return [];
  const { viewport, background, fonts } = context;
  const fraction = sliderFraction(slider, value.value);
  const label = sliderLabelOf(context, object);
  const report = context.reportOn(id);
  return [single(object, 'slider', drawSlider({ style, fraction, label, viewport, background, fonts, report }))];
}

function drawButtonObject(object: ConstructionObject, context: DrawContext): Drawn[] {
  const style = buttonStyle(context, object);
  if (style.get('hidden')) return [];
  const title = buttonTitleOf(context, object);
  const report = context.reportOn(object.id);
  return [single(object, 'button', drawButton(title, style, context.viewport, context.fonts, report))];
}

function drawImageObject(object: ConstructionObject, context: DrawContext): Drawn[] {
  const style = imageStyle(context, object);
  if (object.value?.type !== 'Image' || style.get('hidden')) return [];
  const picture = context.images.get(object.value.address);
  return [single(object, 'image', drawImage(picture, style, context.viewport))];
}

function single({ id, type }: ConstructionObject, rank: Drawn['rank'], children: readonly SceneNode[]): Drawn {
  return { id, rank, node: { kind: 'group', id, type, children } };
}
