import type { Slide, ViewBound } from './file.js';

/**
 * How the plane is drawn. Points are first put on the drawn plane, which has the same px per unit in all directions:
 * a coordinate on a logarithmic axis becomes its logarithm to base 10, and y is then multiplied by `ratio`.
 */
export interface DrawnPlane {
  /** px per unit (or decade) upwards over those across, > 0. */
  readonly ratio: number;
  /** Whether the x-axis is logarithmic; all x that are seen are then above 0. */
  readonly logX: boolean;
  readonly logY: boolean;
}

/** The plane drawn with equal scales. */
export const EVEN_PLANE: DrawnPlane = { ratio: 1, logX: false, logY: false };

export function isEven({ ratio, logX, logY }: DrawnPlane): boolean {
  return ratio === 1 && !logX && !logY;
}

interface XY {
  readonly x: number;
  readonly y: number;
}

/** A point on the drawn plane; NaN or infinite where a logarithmic axis has no place for it. */
export function toDrawn({ ratio, logX, logY }: DrawnPlane, { x, y }: XY): XY {
  return { x: logX ? Math.log10(x) : x, y: ratio * (logY ? Math.log10(y) : y) };
}

/** The point that lies at a place of the drawn plane. */
export function fromDrawn({ ratio, logX, logY }: DrawnPlane, { x, y }: XY): XY {
  return { x: logX ? 10 ** x : x, y: logY ? 10 ** (y / ratio) : y / ratio };
}

/** Bounds on the drawn plane. */
export function drawnBound(plane: DrawnPlane, bound: ViewBound): ViewBound {
  return mapped(bound, (point) => toDrawn(plane, point));
}

/** Bounds of the drawn plane in the slide's own coordinates. */
export function undrawnBound(plane: DrawnPlane, bound: ViewBound): ViewBound {
  return mapped(bound, (point) => fromDrawn(plane, point));
}

function mapped({ left, right, bottom, top }: ViewBound, map: (point: XY) => XY): ViewBound {
  const [low, high] = [map({ x: left, y: bottom }), map({ x: right, y: top })];
  return { left: low.x, right: high.x, bottom: low.y, top: high.y };
}

/** Which axes of a slide are to be logarithmic. */
export function logAxesOf({ styleSheet }: Pick<Slide, 'styleSheet'>): { readonly x: boolean; readonly y: boolean } {
  return { x: styleSheet.xaxis?.scale === 'log', y: styleSheet.yaxis?.scale === 'log' };
}

/**
 * The plane of a view of a slide. An axis whose view reaches 0 or below is not logarithmic, whatever its style says:
 * drawing warns of it.
 */
export function drawnPlane(slide: Pick<Slide, 'styleSheet'>, bound: ViewBound, ratio: number): DrawnPlane {
  const { x, y } = logAxesOf(slide);
  return { ratio, logX: x && bound.left > 0, logY: y && bound.bottom > 0 };
}
