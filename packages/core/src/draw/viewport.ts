import type { Vec2 } from '@geoslide/geometry';
import { snap } from '@geoslide/geometry';
import { type DrawnPlane, drawnBound, EVEN_PLANE, fromDrawn, toDrawn, type ViewBound } from '@geoslide/protocol';
import type { Bounds } from '../scene/path-bounds.js';
import type { Rect } from '../scene/scene.js';

/** What part of the plane is seen, in logical units, and how large: `scale` px per unit. */
export interface View extends ViewBound {
  readonly scale: number;
  /** How the plane is drawn; without it with the same scale in all directions. */
  readonly plane?: DrawnPlane;
}

/** A view of the drawn plane with its size in px: its bounds are those of the drawn plane, where marks are drawn. */
export interface Viewport extends View {
  readonly plane: DrawnPlane;
  readonly width: number;
  readonly height: number;
}

/** An axis-parallel box, px, y down. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export type Px = readonly [x: number, y: number];

export function createViewport({ scale, plane = EVEN_PLANE, ...bound }: View): Viewport {
  const { left, right, bottom, top } = drawnBound(plane, bound);
  return { left, right, bottom, top, scale, plane, width: (right - left) * scale, height: (top - bottom) * scale };
}

/** The px of a point of the drawn plane: marks and all that they consist of lie there. */
export function toPx(viewport: Viewport, point: Vec2): Px {
  return [(point.x - viewport.left) * viewport.scale, (viewport.top - point.y) * viewport.scale];
}

/** The px of a point in the slide's own coordinates; not finite where a logarithmic axis has no place for it. */
export function slideToPx(viewport: Viewport, point: Vec2): Px {
  return toPx(viewport, toDrawn(viewport.plane, point));
}

/** The point in the slide's own coordinates that is drawn at a place in px. */
export function pxToSlide(viewport: Viewport, place: Px): Vec2 {
  return fromDrawn(viewport.plane, toLogical(viewport, place));
}

/** The point of the drawn plane at a place in px. */
export function toLogical(viewport: Viewport, [x, y]: Px): Vec2 {
  return { x: viewport.left + x / viewport.scale, y: viewport.top - y / viewport.scale };
}

/** A box of px in units of the drawn plane. */
export function toLogicalBounds(viewport: Viewport, box: Box): ViewBound {
  const topLeft = toLogical(viewport, [box.minX, box.minY]);
  const bottomRight = toLogical(viewport, [box.maxX, box.maxY]);
  return { left: topLeft.x, right: bottomRight.x, bottom: bottomRight.y, top: topLeft.y };
}

/** The visible part of the plane in px, grown by `margin` px on every side. */
export function viewBox(viewport: Viewport, margin = 0): Box {
  return { minX: -margin, minY: -margin, maxX: viewport.width + margin, maxY: viewport.height + margin };
}

export function intersectBoxes(a: Box, b: Box): Box {
  return {
    minX: Math.max(a.minX, b.minX),
    minY: Math.max(a.minY, b.minY),
    maxX: Math.min(a.maxX, b.maxX),
    maxY: Math.min(a.maxY, b.maxY),
  };
}

export function uniteBoxes(a: Box, b: Box): Box {
  return {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

export function grownBox({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

export function boundsToBox({ left, top, right, bottom }: Bounds): Box {
  return { minX: left, minY: top, maxX: right, maxY: bottom };
}

export function boxesOverlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

/** Whether `inner` lies in `outer`, borders included. */
export function boxContains(outer: Box, inner: Box): boolean {
  return inner.minX >= outer.minX && inner.maxX <= outer.maxX && inner.minY >= outer.minY && inner.maxY <= outer.maxY;
}

export function isInside(box: Box, [x, y]: Px, slack = 0): boolean {
  return x >= box.minX - slack && x <= box.maxX + slack && y >= box.minY - slack && y <= box.maxY + slack;
}

export function boxToRect(box: Box): Rect {
  const [x, y] = [snap(box.minX), snap(box.minY)];
  return { x, y, width: snap(box.maxX) - x, height: snap(box.maxY) - y };
}
