import { undrawnBound } from '@geoslide/protocol';
import type { Viewport } from './viewport.js';

/** How coordinates lie along one direction of a picture. */
export interface AxisScale {
  readonly isLog: boolean;
  /** The coordinates that are seen. */
  readonly low: number;
  readonly high: number;
  /** px per unit, or per decade of a logarithmic axis. */
  readonly scale: number;
  /** px from the left, or from the top. */
  readonly place: (value: number) => number;
}

export function axisScale(viewport: Viewport, along: 'x' | 'y'): AxisScale {
  const { left, top, scale, plane } = viewport;
  const seen = undrawnBound(plane, viewport);
  if (along === 'x') {
    const x = onAxis(plane.logX);
    return {
      isLog: plane.logX,
      low: seen.left,
      high: seen.right,
      scale,
      place: (value) => (x(value) - left) * scale,
    };
  }
  const y = onAxis(plane.logY);
  return {
    isLog: plane.logY,
    low: seen.bottom,
    high: seen.top,
    scale: scale * plane.ratio,
    place: (value) => (top - plane.ratio * y(value)) * scale,
  };
}

const onAxis = (isLog: boolean): ((value: number) => number) => (isLog ? Math.log10 : (value) => value);
