import { createViewport, type Px, type Viewport } from '../draw/viewport.js';
import type { Projector } from './camera/projection.js';

/** Texts, sliders, buttons and pictures lie in the picture's plane. Their coordinates count from the origin's image. */
export function flatObjects(
  { width, height }: { readonly width: number; readonly height: number },
  projector: Projector,
): Viewport {
  const origin = projector.project({ x: 0, y: 0, z: 0 });
  const [x, y]: Px = Number.isFinite(origin.x + origin.y) ? [origin.x, origin.y] : [width / 2, height / 2];
  const { scale } = projector;
  return createViewport({
    left: -x / scale,
    right: (width - x) / scale,
    bottom: (y - height) / scale,
    top: y / scale,
    scale,
  });
}
