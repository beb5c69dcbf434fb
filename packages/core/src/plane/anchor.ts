import {
  type AreaValue,
  type Coordinates,
  type EllipseValue,
  pointAt,
  regionOutline,
  Undefined,
  type Value,
  type Vec2,
} from '@geoslide/geometry';
import { clipLine, clipToBox } from './clip-line.js';
import { type MarkContext, px } from './mark.js';
import { parabolaRanges } from './marks/conic.js';
import { curvePieces } from './marks/curve.js';
import { coordinatesOf, polylineLength, signedArea } from './polyline.js';
import { intersectBoxes, type Px, toLogicalBounds, toPx, viewBox } from './viewport.js';

/** Where a label hangs, px, and the direction of the line there, radians clockwise on screen. */
export interface Anchor {
  readonly at: Px;
  readonly angle?: number;
}

/** The default anchor of a value's label; undefined where it has no place, or none that is seen. */
export function defaultAnchor(value: Value, context: MarkContext): Anchor | undefined {
  switch (value.type) {
    case 'Point':
      return { at: px(context, value) };
    case 'Segment':
    case 'Vector':
    case 'Arc':
    case 'EllipticArc':
      return anchorAt(value, 0.5, context);
    case 'Line':
      return middleOfLine(value.origin, value.direction, -Infinity, context);
    case 'Ray':
      return middleOfLine(value.origin, value.direction, 0, context);
    case 'Polyline':
      return middleOf([coordinatesOf(value.vertices.map((vertex) => px(context, vertex)))]);
    case 'Circle':
      return anchorAt(value, Math.PI / 4, context);
    case 'Ellipse':
      return anchorAt(value, outermost(value), context);
    case 'Sector':
      return inSector(value.center, (2 / 3) * value.radius, value.startAngle + value.sweep / 2, context);
    case 'CircleSegment': {
      const half = value.sweep / 2;
      const distance = (value.radius * (1 + Math.cos(half))) / 2;
      return inSector(value.center, distance, value.startAngle + half, context);
    }
    case 'Polygon':
      return { at: px(context, centroid(value.vertices)) };
    case 'Hyperbola':
      return anchorAt(value, 0, context);
    case 'Parabola': {
      const range = parabolaRanges(value, context)[0];
      return range && anchorAt(value, (range[0] + range[1]) / 2, context);
    }
    case 'Conic':
      if (value.point) return { at: px(context, value.point) };
      return value.lines[0] && defaultAnchor(value.lines[0], context);
    case 'Curve': {
      const seen = visible(context);
      return middleOf(curvePieces(value, context).flatMap((piece) => clipToBox(piece, seen)));
    }
    case 'Area':
      return inArea(value, context);
    case 'Region':
      return inLargest(
        regionOutline(value, toLogicalBounds(context.viewport, visible(context)), REGION_UNIT / context.viewport.scale),
        context,
      );
    case 'Dimension':
      return { at: px(context, midpoint(value.start, value.end)) };
    case 'List':
      return value.items[0] && defaultAnchor(value.items[0], context);
    default:
      return undefined;
  }
}

/** The anchor at a parameter of a path. Throws Undefined where the path has no point there. */
export function anchorAt(value: Value, t: number, context: MarkContext): Anchor {
  const point = pointAt(value, t);
  const at = px(context, point);
  const angle = directionAt(value, t, context);
  return { at, ...(angle !== undefined && { angle }) };
}

/** Half the parameter step over which a path's direction is measured. */
const STEP = 1e-4;

function directionAt(value: Value, t: number, { viewport }: MarkContext): number | undefined {
  const near = (s: number): Px | undefined => {
    try {
      return toPx(viewport, pointAt(value, s));
    } catch (error) {
      if (!(error instanceof Undefined)) throw error;
      // Beyond the path's end: the difference is then taken on the other side alone.
      return undefined;
    }
  };
  const here = near(t);
  const from = near(t - STEP) ?? here;
  const to = near(t + STEP) ?? here;
  if (!from || !to) return undefined;
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  return dx === 0 && dy === 0 ? undefined : Math.atan2(dy, dx);
}

function visible({ viewport, bounds }: MarkContext) {
  return bounds ? intersectBoxes(viewBox(viewport), bounds) : viewBox(viewport);
}

function middleOfLine(origin: Vec2, direction: Vec2, min: number, context: MarkContext): Anchor | undefined {
  const { scale } = context.viewport;
  const from = px(context, origin);
  const step: Px = [direction.x * scale, -direction.y * scale];
  const range = clipLine(from, step, visible(context), min, Infinity);
  if (!range) return undefined;
  const t = (range[0] + range[1]) / 2;
  return { at: [from[0] + t * step[0], from[1] + t * step[1]], angle: Math.atan2(step[1], step[0]) };
}

/** The middle, by length, of the longest of some polylines. */
function middleOf(pieces: readonly Coordinates[]): Anchor | undefined {
  let longest: Coordinates = new Float64Array(0);
  let length = 0;
  for (const piece of pieces) {
    const total = polylineLength(piece);
    if (total > length) {
      longest = piece;
      length = total;
    }
  }
  let rest = length / 2;
  for (let i = 2; i < longest.length; i += 2) {
    const [ax, ay] = [longest[i - 2]!, longest[i - 1]!];
    const [dx, dy] = [longest[i]! - ax, longest[i + 1]! - ay];
    const step = Math.hypot(dx, dy);
    if (step > 0 && step >= rest) {
      const t = rest / step;
      return { at: [ax + t * dx, ay + t * dy], angle: Math.atan2(dy, dx) };
    }
    rest -= step;
  }
  return undefined;
}

/** The parameter where an ellipse's outward normal points up and to the right: a label there lies outside. */
function outermost({ a, b, rotation }: EllipseValue): number {
  const normal = Math.PI / 4 - rotation;
  return Math.atan2(b * Math.sin(normal), a * Math.cos(normal));
}

function inSector(center: Vec2, distanceFrom: number, angle: number, context: MarkContext): Anchor {
  const point = { x: center.x + distanceFrom * Math.cos(angle), y: center.y + distanceFrom * Math.sin(angle) };
  return { at: px(context, point) };
}

function midpoint(a: Vec2, b: Vec2): Vec2 {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Places along an area that are tried for its label. */
const AREA_STEPS = 64;

/** The middle of the area's height where it is high and not near its ends. */
function inArea({ upper, lower, min, max }: AreaValue, context: MarkContext): Anchor | undefined {
  let best: Vec2 | undefined;
  let most = 0;
  for (let i = 1; i < AREA_STEPS; i++) {
    const x = min + ((max - min) * i) / AREA_STEPS;
    const [top, bottom] = [upper.f.at(x), lower.f.at(x)];
    const score = Math.abs(top - bottom) * Math.min(i, AREA_STEPS - i);
    if (score > most && Number.isFinite(score)) [best, most] = [{ x, y: (top + bottom) / 2 }, score];
  }
  return best && { at: px(context, best) };
}

/** px: a label needs no fine outline. */
const REGION_UNIT = 4;

function inLargest(polygons: readonly (readonly Vec2[])[], context: MarkContext): Anchor | undefined {
  let largest: readonly Vec2[] | undefined;
  let most = 0;
  for (const polygon of polygons) {
    const area = Math.abs(signedArea(polygon.map(({ x, y }) => [x, y])));
    if (area > most) [largest, most] = [polygon, area];
  }
  return largest && { at: px(context, centroid(largest)) };
}

/** The centroid of a polygon's area; the mean of its vertices where it has none. */
function centroid(vertices: readonly Vec2[]): Vec2 {
  const base = vertices[0]!;
  let area = 0;
  let x = 0;
  let y = 0;
  vertices.forEach((p, i) => {
    const q = vertices[(i + 1) % vertices.length]!;
    const cross = (p.x - base.x) * (q.y - base.y) - (q.x - base.x) * (p.y - base.y);
    area += cross;
    x += cross * (p.x + q.x - 2 * base.x);
    y += cross * (p.y + q.y - 2 * base.y);
  });
  if (Math.abs(area) > 1e-12) return { x: base.x + x / (3 * area), y: base.y + y / (3 * area) };
  const mean = (pick: (v: Vec2) => number) => vertices.reduce((sum, v) => sum + pick(v), 0) / vertices.length;
  return { x: mean((v) => v.x), y: mean((v) => v.y) };
}
