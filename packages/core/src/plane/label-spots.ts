import type { Coordinates, Value } from '@geoslide/geometry';
import { inkBox, inkRect } from '../draw/text.js';
import { isInside, type Px, uniteBoxes, viewBox } from '../draw/viewport.js';
import { alongLines } from '../labels/along-lines.js';
import { aroundPoint } from '../labels/around-point.js';
import { type FreeSide, freeSide, leadsInward } from '../labels/free-side.js';
import type { InkCosts } from '../labels/ink-costs.js';
import { insideArea } from '../labels/inside-area.js';
import { angleLeader } from '../labels/leader.js';
import { type AngleMark, onBisector } from '../labels/on-bisector.js';
import { outerSide, sideOf } from '../labels/outer-side.js';
import { longestIn, polylinesOf } from '../labels/polylines.js';
import { centered, type LabelMark, middleAt, OTHER_COST, type Spot, type Spots } from '../labels/spot.js';
import { controlBounds } from '../scene/path-bounds.js';
import type { SceneNode, TextNode } from '../scene/scene.js';
import type { LabelStyle } from '../style/reader.js';
import { visible } from './anchor.js';
import { namedValue } from './list-labels.js';
import { type MarkContext, px } from './mark.js';

/** What is labelled, its own context and what it drew, and the style of its label. */
export interface SpotsInput {
  readonly value: Value;
  readonly context: MarkContext;
  readonly drawn: readonly SceneNode[];
  readonly style: LabelStyle;
}

/** Where a label may stand besides its usual place, cheapest first; it hangs at `anchor`. */
type SpotsFrom = (node: TextNode, anchor: Px, input: SpotsInput, ink: InkCosts) => Iterable<Spot>;

/** Pieces of a line beside which its label may stand: those of a curve with gaps, or the sides of a polygon. */
const PIECES = 3;

const cheapestFirst = (spots: Spot[]): Spot[] => spots.sort((a, b) => a.cost - b.cost);

const usual = ({ x, y, rotation = 0 }: TextNode): Spot => ({ at: [x, y], rotation, cost: 0 });

const pointSpots: SpotsFrom = (node, anchor, { drawn }, ink) => {
  const radius = radiusOf(drawn, anchor);
  const free = freeSide(ink, anchor, radius);
  const side = free && isInCorner(node, anchor, free) ? free.middle : undefined;
  return aroundPoint(inkRect(node.layout), anchor, radius, side);
};

/** What it costs the name of a corner to stand inside of it, and that of a side to stand on the inner one. */
const INWARD_COST = 1;

/** Whether a point's label at its usual place stands within the corner that lines have there. */
function isInCorner(node: TextNode, anchor: Px, free: FreeSide): boolean {
  const { minX, minY, maxX, maxY } = inkBox(node);
  return leadsInward(free, Math.atan2((minY + maxY) / 2 - anchor[1], (minX + maxX) / 2 - anchor[0]));
}

const angleSpots: SpotsFrom = (node, _, input) => {
  const mark = angleMark(input);
  return mark ? cheapestFirst(onBisector(inkRect(node.layout), mark)) : [];
};

/** Undefined for what is no angle. */
function angleMark({ value: source, context }: SpotsInput): AngleMark | undefined {
  const value = namedValue(source);
  if (value.type !== 'Angle') return undefined;
  const radius = context.style.get('angleSize');
  return { vertex: px(context, value.vertex), radius, start: -value.startAngle, sweep: -value.value };
}

const areaSpots: SpotsFrom = (node, anchor, input) => {
  const ink = inkRect(node.layout);
  const seen = visible(input.context);
  const outline = outlineOf(input);
  const beside = besideLines(node, input).map((spot) => ({ ...spot, cost: spot.cost + OUTLINE_COST }));
  return cheapestFirst([centered(ink, anchor, OTHER_COST), ...insideArea(ink, anchor, outline, seen), ...beside]);
};

const outlineOf = ({ drawn, context }: SpotsInput): Coordinates | undefined =>
  polylinesOf(flat(drawn), visible(context), ({ fill, path }) => fill !== undefined || path.verbs.length > 2)[0];

/** What it costs the label of an area to stand beside its outline. */
const OUTLINE_COST = 4;

const lineSpots: SpotsFrom = (node, _, input, ink) => {
  const inward = inwardSide(input, ink);
  const spots = besideLines(node, input);
  if (!inward) return cheapestFirst(spots);
  const size = inkRect(node.layout);
  return cheapestFirst(
    spots.map((spot) => (inward(middleAt(size, spot)) ? { ...spot, cost: spot.cost + INWARD_COST } : spot)),
  );
};

/** Whether a place lies on the inner side of a figure that a segment is a side of; undefined where it is none. */
function inwardSide({ value: source, context }: SpotsInput, ink: InkCosts): ((place: Px) => boolean) | undefined {
  const value = namedValue(source);
  if (value.type !== 'Segment' && value.type !== 'Vector') return undefined;
  const [start, end] = [px(context, value.start), px(context, value.end)];
  const outer = outerSide(ink, start, end);
  return outer === 0 ? undefined : (place) => sideOf(place, start, end) === -outer;
}

function besideLines(node: TextNode, { drawn, context, style }: SpotsInput): Spot[] {
  const seen = viewBox(context.viewport);
  const lines = longestIn(
    polylinesOf(flat(drawn), seen, ({ stroke }) => stroke !== undefined),
    seen,
    PIECES,
  );
  return alongLines(inkRect(node.layout), lines, context.style.get('lineWidth') / 2, style.get('followDirection'));
}

/** Types whose labels do not stand beside lines. */
const BY_TYPE: Partial<Record<Value['type'], SpotsFrom>> = {
  Point: pointSpots,
  Angle: angleSpots,
  Polygon: areaSpots,
  Sector: areaSpots,
  CircleSegment: areaSpots,
  Region: areaSpots,
  Area: areaSpots,
};

/** Closed lines, beside which their labels stand. */
const CLOSED: ReadonlySet<Value['type']> = new Set(['Circle', 'Ellipse']);

/** Where a label may stand: at its usual place, or where there is room for it. */
export function spotsOf(node: TextNode, anchor: Px, input: SpotsInput): Spots {
  const { type } = namedValue(input.value);
  const spotsFrom = BY_TYPE[type] ?? lineSpots;
  const angle = angleMark(input);
  const mark = markOf(anchor, input, angle);
  return {
    first: usual(node),
    others: (ink) => spotsFrom(node, anchor, input, ink),
    ...(mark && { mark }),
    ...((spotsFrom === areaSpots || CLOSED.has(type)) && { outline: () => outlineOf(input) }),
    isInside: spotsFrom === areaSpots,
    firstCost: (ink) => (isInward(node, anchor, input, mark, ink) ? INWARD_COST : 0),
    ...(angle && angle.radius > 0 && { leader: (placed: TextNode) => angleLeader(placed, angle) }),
  };
}

/** Whether a label at its usual place stands within a corner, or on the inner side of a figure. */
function isInward(node: TextNode, anchor: Px, input: SpotsInput, mark: LabelMark | undefined, ink: InkCosts): boolean {
  if (mark?.kind === 'point') {
    const free = freeSide(ink, anchor, mark.radius);
    return free !== undefined && isInCorner(node, anchor, free);
  }
  return inwardSide(input, ink)?.(middleAt(inkRect(node.layout), usual(node))) ?? false;
}

function markOf(anchor: Px, { value, drawn }: SpotsInput, angle: AngleMark | undefined): LabelMark | undefined {
  if (angle) {
    const bisector = angle.start + angle.sweep / 2;
    const [x, y] = angle.vertex;
    const at: Px = [x + angle.radius * Math.cos(bisector), y + angle.radius * Math.sin(bisector)];
    return { kind: 'angle', at, radius: 0 };
  }
  return namedValue(value).type === 'Point'
    ? { kind: 'point', at: anchor, radius: radiusOf(drawn, anchor) }
    : undefined;
}

function flat(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node) => (node.kind === 'group' ? flat(node.children) : [node]));
}

/** How far a point's mark reaches from its middle, px. */
function radiusOf(drawn: readonly SceneNode[], [x, y]: Px): number {
  const boxes = flat(drawn).flatMap((node) => {
    if (node.kind !== 'path') return [];
    const { left, top, right, bottom } = controlBounds(node.path);
    const half = (node.stroke?.width ?? 0) / 2;
    const box = { minX: left - half, minY: top - half, maxX: right + half, maxY: bottom + half };
    return isInside(box, [x, y]) ? [box] : [];
  });
  const [first, ...others] = boxes;
  if (!first) return 0;
  const { minX, minY, maxX, maxY } = others.reduce(uniteBoxes, first);
  return Math.max(x - minX, maxX - x, y - minY, maxY - y);
}
