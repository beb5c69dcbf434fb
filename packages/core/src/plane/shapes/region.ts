import {
  type AreaValue,
  areaOutline,
  type Coordinates,
  type EnclosureValue,
  type RegionValue,
  regionOutline,
  type Vec2,
} from '@geoslide/geometry';
import { clipToBox } from '../../draw/clip-line.js';
import { fittedDash } from '../../draw/dash.js';
import { type Pen, pathNode, readPen, strokeOf } from '../../draw/pen.js';
import { coordinatesOf, isClosed, polylineLength, polylinePath } from '../../draw/polyline.js';
import { type Box, type Px, toLogicalBounds, toPx } from '../../draw/viewport.js';
import { PathBuilder } from '../../scene/path.js';
import type { SceneNode } from '../../scene/scene.js';
import type { MarkContext } from '../mark.js';
import { regionNodes } from '../region-fill.js';
import { edgeRuns } from './edge-runs.js';

/** The outline of what is seen runs along the window; that part of it is no edge of the region. px. */
const FRAME = 1;

/** The part of the plane where an inequality holds, with its edge: dashed where the edge does not belong to it. */
export function drawRegion(value: RegionValue, context: MarkContext): SceneNode[] {
  const { viewport } = context;
  const outline = outlineOf(value, context);
  const pen = readPen(context.style);
  const dashed = pen?.dash === 'solid' ? { ...pen, dash: 'dashed' as const } : pen;
  const isMixed = value.edges.some(({ strict }) => !strict);
  if (!pen || !dashed || !value.strict || !isMixed) return drawOutline(outline, value.strict ? dashed : pen, context);
  return drawOutline(outline, pen, context, (piece) =>
    edgeRuns(piece, value.edges, viewport).map(({ line, strict }) => ({ line, pen: strict ? dashed : pen })),
  );
}

/** px around a region's box: its outline must not run along the border of what is looked at. */
const BOX_MARGIN = 8;

function outlineOf({ box, ...value }: RegionValue, { viewport, window, isMeasured }: MarkContext): Vec2[][] {
  const seen = toLogicalBounds(viewport, window);
  const margin = BOX_MARGIN / viewport.scale;
  const part = box
    ? {
        left: Math.max(seen.left, box.left - margin),
        right: Math.min(seen.right, box.right + margin),
        bottom: Math.max(seen.bottom, box.bottom - margin),
        top: Math.min(seen.top, box.top + margin),
      }
    : seen;
  return part.left < part.right && part.bottom < part.top
    ? regionOutline(value, part, 1 / viewport.scale, isMeasured)
    : [];
}

/** What curves enclose, with its edge. */
export function drawEnclosure({ outline }: EnclosureValue, context: MarkContext): SceneNode[] {
  return drawOutline([outline], readPen(context.style), context);
}

/** The area between two curves, with its edge. */
export function drawArea(value: AreaValue, context: MarkContext): SceneNode[] {
  const { viewport, window } = context;
  const outline = areaOutline(value, toLogicalBounds(viewport, window), 1 / viewport.scale);
  return drawOutline(outline, readPen(context.style), context);
}

/** A part of an outline, and what it is drawn with. */
interface DrawnEdge {
  readonly line: Coordinates;
  readonly pen: Pen;
}

type Cut = (piece: Coordinates) => readonly DrawnEdge[];

function drawOutline(
  outline: readonly (readonly Vec2[])[],
  pen: Pen | undefined,
  context: MarkContext,
  cut: Cut | undefined = undefined,
): SceneNode[] {
  const polygons = outline.map((polygon) => polygon.map((point) => toPx(context.viewport, point)));
  if (polygons.length === 0) return [];
  const inside = new PathBuilder();
  for (const polygon of polygons) inside.polyline(polygon, true);
  const { minX, minY, maxX, maxY } = context.window;
  const frame: Box = { minX: minX + FRAME, minY: minY + FRAME, maxX: maxX - FRAME, maxY: maxY - FRAME };
  const edges = pen ? polygons.flatMap((polygon) => edgeNodes(polygon, frame, cut ?? ((line) => [{ line, pen }]))) : [];
  return [...regionNodes(inside, context), ...edges];
}

function edgeNodes(polygon: readonly Px[], frame: Box, cut: Cut): SceneNode[] {
  const pieces = joinSeam(clipToBox(coordinatesOf([...polygon, polygon[0]!]), frame), polygon[0]!);
  return pieces.flatMap(cut).map(({ line, pen }) => {
    const dash = fittedDash(pen.dash, pen.width, polylineLength(line), 0, 'butt');
    return pathNode(polylinePath(line, isClosed(line)), { stroke: strokeOf(pen, dash) });
  });
}

/** A polygon that was cut open starts within a piece: its last piece goes on in the first. */
function joinSeam(pieces: readonly Coordinates[], [x, y]: Px): readonly Coordinates[] {
  const first = pieces[0];
  const last = pieces.at(-1);
  if (!first || !last || first === last) return pieces;
  if (first[0] !== x || first[1] !== y || last.at(-2) !== x || last.at(-1) !== y) return pieces;
  const joined = new Float64Array(last.length + first.length - 2);
  joined.set(last);
  joined.set(first.subarray(2), last.length);
  return [joined, ...pieces.slice(1, -1)];
}
