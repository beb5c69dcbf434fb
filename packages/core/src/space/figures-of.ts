import {
  type Construction,
  type ConstructionObject,
  type SpaceValue,
  type SurfaceValue,
  shownObjects,
  type Value,
  type ViewWindow,
} from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { readLayers } from '../draw/order.js';
import type { Viewport } from '../draw/viewport.js';
import { type DrawnSlide, objectStyle } from '../plane/content.js';
import { labelledItems } from '../plane/list-labels.js';
import { type MarkContext, markContext } from '../plane/mark.js';
import type { Color } from '../scene/scene.js';
import { objectLayers } from '../style/cascade.js';
import { createReader, type ObjectStyle, type Report } from '../style/reader.js';
import type { Ball } from './parts/parts.js';
import { common } from './parts/surface-net.js';
import { spaceFigures } from './plane-figures.js';
import { asMeant } from './rounding.js';

/** One figure in space with what it is drawn from. An object that is a list, or a curve in several pieces, has several. */
export interface Figure {
  readonly object: ConstructionObject;
  readonly value: SpaceValue;
  readonly style: ObjectStyle;
  readonly mark: MarkContext;
  readonly report: Report;
}

export interface FiguresInput {
  readonly drawn: DrawnSlide;
  readonly construction: Construction;
  /** The picture itself, px. */
  readonly pixels: Viewport;
  readonly background: Color;
  readonly view: Ball;
  /** World units in a px at the centre of the view. */
  readonly unitsPerPx: number;
  /** The unit of the last decimal of the file's coordinates; 0 where they are exact. */
  readonly rounding: number;
}

/** Types that are lines: along an edge of a face or solid they lie on it, for they are drawn to be seen. */
const LINES: ReadonlySet<string> = new Set<SpaceValue['type']>([
  'Arc3',
  'Circle3',
  'Curve3',
  'Line3',
  'Polyline3',
  'Ray3',
  'Segment3',
  'Vector3',
]);

/** Everything of a slide that is drawn in space, in the order in which lines lie on each other. */
export function figuresOf(input: FiguresInput): Figure[] {
  const { drawn, construction } = input;
  const layers = readLayers(drawn.slide.styleSheet.elementLayers);
  const rank = ({ object, value }: Figure): number[] => [layers.get(object.id) ?? 0, Number(LINES.has(value.type))];
  return shownObjects(construction)
    .flatMap((object) => {
      if (!object.value) return [];
      const style = objectStyle(drawn, object);
      if (style.get('hidden')) return [];
      const items = labelledItems(construction, object);
      if (items === undefined) return figuresOfValue(object, object.value, style, input);
      return items.flatMap((item) =>
        item.value === undefined ? [] : figuresOfValue(item, item.value, objectStyle(drawn, item), input),
      );
    })
    .map((figure) => ({ figure, rank: rank(figure) }))
    .sort((a, b) => a.rank[0]! - b.rank[0]! || a.rank[1]! - b.rank[1]!)
    .map(({ figure }) => figure);
}

function figuresOfValue(object: ConstructionObject, value: Value, style: ObjectStyle, input: FiguresInput): Figure[] {
  const { drawn, construction, pixels, background } = input;
  const report = drawn.reportOn(object.id);
  if (value.type === 'List') {
    return value.items.flatMap((item) => {
      const type = item.type.replace(/3$/, '');
      const layers = objectLayers(drawn.index, construction.objects, { ...object, type, value: item });
      return figuresOfValue(object, item, createReader(styleProperties.object, layers, report), input);
    });
  }
  const values = spaceFigures(value, input.view, input.unitsPerPx, shownWindow(style));
  if (!values) {
    if (isFigure(value)) report(`a ${object.type} is not drawn in space`);
    return [];
  }
  for (const each of values) if ('uneven' in each && each.uneven) report(unevenText(each.uneven));
  return values.map((each) => ({
    object,
    value: asMeant(shownPart(each, style), input.rounding),
    style,
    mark: markContext(pixels, style, background),
    report,
  }));
}

function shownWindow(style: ObjectStyle): ViewWindow {
  return {
    left: style.get('displayMinX') ?? -Infinity,
    right: style.get('displayMaxX') ?? Infinity,
    bottom: style.get('displayMinY') ?? -Infinity,
    top: style.get('displayMaxY') ?? Infinity,
  };
}

/** A graph within the bounds for display of its style: with all four it has an end, as `Surface` with ranges has. */
export function shownPart<T extends Value>(value: T, style: ObjectStyle): T | SurfaceValue {
  if (value.type !== 'Surface' || !value.graph) return value;
  const { left, right, bottom, top } = shownWindow(style);
  const u = [left, right] as const;
  const v = [bottom, top] as const;
  const bounds = [...u, ...v];
  if (bounds.every((bound) => !Number.isFinite(bound))) return value;
  const { at, endless } = value;
  if (!endless) return { type: 'Surface', graph: true, at, u: common(value.u, u), v: common(value.v, v) };
  return bounds.every(Number.isFinite) ? { type: 'Surface', graph: true, at, u, v } : { ...value, within: { u, v } };
}

function unevenText(uneven: number): string {
  const off = Number(uneven.toPrecision(2));
  return `its corners do not lie in one plane: they are up to ${off} off the one that it is drawn in; give them more decimals`;
}

function isFigure({ type }: Value): boolean {
  return type !== 'Number' && type !== 'Boolean' && type !== 'String' && type !== 'Image' && type !== 'Mapping';
}
