import type { Vec2 } from '@geoslide/geometry';
import { snap } from '@geoslide/geometry';
import type { ViewBound } from '@geoslide/protocol';
import type { Rect } from '../scene/scene.js';

/** What part of the plane is seen, in logical units, and how large: `scale` px per unit. */
export interface View extends ViewBound {
  readonly scale: number;
}

/** A view with its size in px. */
export interface Viewport extends View {
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

export function createViewport(view: View): Viewport {
  return { ...view, width: (view.right - view.left) * view.scale, height: (view.top - view.bottom) * view.scale };
}

export function toPx(viewport: Viewport, point: Vec2): Px {
  return [(point.x - viewport.left) * viewport.scale, (viewport.top - point.y) * viewport.scale];
}

/** The point of the plane that is drawn at a place in px. */
export function toLogical(viewport: Viewport, [x, y]: Px): Vec2 {
  return { x: viewport.left + x / viewport.scale, y: viewport.top - y / viewport.scale };
}

/** A box of px in logical units. */
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
