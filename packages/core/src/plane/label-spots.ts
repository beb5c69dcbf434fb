import type { Value } from '@geoslide/geometry';
import { inkRect } from '../draw/text.js';
import { isInside, type Px, uniteBoxes, viewBox } from '../draw/viewport.js';
import { alongLines } from '../labels/along-lines.js';
import { aroundPoint } from '../labels/around-point.js';
import { insideArea } from '../labels/inside-area.js';
import { angleLeader } from '../labels/leader.js';
import { type AngleMark, onBisector } from '../labels/on-bisector.js';
import { longestIn, polylinesOf } from '../labels/polylines.js';
import { centered, OTHER_COST, type Spot, type Spots } from '../labels/spot.js';
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
type SpotsFrom = (node: TextNode, anchor: Px, input: SpotsInput) => Iterable<Spot>;

/** Pieces of a line beside which its label may stand: those of a curve with gaps, or the sides of a polygon. */
const PIECES = 3;

const cheapestFirst = (spots: Spot[]): Spot[] => spots.sort((a, b) => a.cost - b.cost);

const usual = ({ x, y, rotation = 0 }: TextNode): Spot => ({ at: [x, y], rotation, cost: 0 });

const pointSpots: SpotsFrom = (node, anchor, { drawn }) =>
  aroundPoint(inkRect(node.layout), anchor, radiusOf(drawn, anchor));

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
  const [outline] = polylinesOf(
    flat(input.drawn),
    seen,
    ({ fill, path }) => fill !== undefined || path.verbs.length > 2,
  );
  const beside = besideLines(node, input).map((spot) => ({ ...spot, cost: spot.cost + OUTLINE_COST }));
  return cheapestFirst([centered(ink, anchor, OTHER_COST), ...insideArea(ink, anchor, outline, seen), ...beside]);
};

/** What it costs the label of an area to stand beside its outline. */
const OUTLINE_COST = 4;

const lineSpots: SpotsFrom = (node, _, input) => cheapestFirst(besideLines(node, input));

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

/** Where a label may stand: at its usual place, or where there is room for it. */
export function spotsOf(node: TextNode, anchor: Px, input: SpotsInput): Spots {
  const spotsFrom = BY_TYPE[namedValue(input.value).type] ?? lineSpots;
  const angle = angleMark(input);
  return {
    first: usual(node),
    others: () => spotsFrom(node, anchor, input),
    ...(angle && angle.radius > 0 && { leader: (placed: TextNode) => angleLeader(placed, angle) }),
  };
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
