import {
  DEFAULT_SIZE,
  ProtocolError,
  RenderError,
  type Slide,
  type SpaceCamera,
  saved2D,
  savedView2D,
  spaceCamera,
  type ViewBound,
} from '@geoslide/protocol';
import type { PngOptions } from './options.js';

/** A plane view with every value filled in. */
export interface PlaneView {
  readonly viewBound: ViewBound;
  readonly scale: number;
  readonly pixelRatio: number;
  /** Of the output, px. */
  readonly width: number;
  readonly height: number;
}

/** Most px on a side of any output: 4 bytes × 8192² is a quarter of a gigabyte, more than any page needs. */
export const MAX_OUTPUT_SIDE = 8192;

/**
 * The view that a plane slide is drawn with: `view2D`, or `viewBound` with `scale` and `pixelRatio`, or what the slide saved.
 * Throws ProtocolError for a view that has no pixel, RenderError for one over the bounds.
 */
export function planeView(slide: Slide, options: PngOptions): PlaneView {
  const asked = options.view2D;
  const saved = savedView2D(slide);
  const { left, right, bottom, top } = asked ?? options.viewBound ?? saved.viewBound;
  const scale = asked?.scale ?? options.scale ?? (asked || options.viewBound ? saved2D(slide).scale : saved.scale);
  const pixelRatio = asked?.pixelRatio ?? options.pixelRatio ?? 1;
  const place = asked ? 'view2D' : 'viewBound';
  checkRange(left < right, `${place}.left`, `left (${left}) has to be less than right (${right})`);
  checkRange(bottom < top, `${place}.bottom`, `bottom (${bottom}) has to be less than top (${top})`);
  checkRange(scale > 0, 'scale', `scale (${scale}) has to be above 0`);
  checkRange(pixelRatio > 0, 'pixelRatio', `pixelRatio (${pixelRatio}) has to be above 0`);
  const { width, height } = outputSize((right - left) * scale, (top - bottom) * scale, pixelRatio);
  return { viewBound: { left, right, bottom, top }, scale, pixelRatio, width, height };
}

/** The view of a slide in space: logical px, and the camera with what `view3D` leaves out taken from the slide. Throws as planeView does. */
export function spaceView(
  slide: Slide,
  { view3D = {}, ...options }: PngOptions,
): { readonly width: number; readonly height: number; readonly pixelRatio: number; readonly camera: SpaceCamera } {
  const { width = DEFAULT_SIZE, height = DEFAULT_SIZE, pixelRatio = options.pixelRatio ?? 1 } = view3D;
  for (const [name, value] of Object.entries({ width, height })) {
    checkRange(
      Number.isInteger(value) && value > 0,
      `view3D.${name}`,
      `${name} (${value}) has to be a whole number above 0`,
    );
  }
  checkRange(pixelRatio > 0, 'view3D.pixelRatio', `pixelRatio (${pixelRatio}) has to be above 0`);
  const camera = spaceCamera(slide, view3D);
  checkRange(camera.scale > 0, 'view3D.scale', `scale (${camera.scale}) has to be above 0`);
  outputSize(width, height, pixelRatio);
  return { width, height, pixelRatio, camera };
}

/** Output px of a view of `width` × `height` px at a pixelRatio; throws as planeView does. */
export function outputSize(width: number, height: number, pixelRatio: number): { width: number; height: number } {
  const size = { width: Math.round(width * pixelRatio), height: Math.round(height * pixelRatio) };
  if (!(size.width >= 1 && size.height >= 1)) {
    throw new ProtocolError(`the view is ${size.width} × ${size.height} px: make the bounds or the scale larger`, [
      { path: 'scale', message: 'the picture would have no pixel' },
    ]);
  }
  if (Math.max(size.width, size.height) > MAX_OUTPUT_SIDE) {
    throw new RenderError(
      'OUTPUT_TOO_LARGE',
      `the picture would be ${size.width} × ${size.height} px, more than ${MAX_OUTPUT_SIDE} on a side: lower the scale or the pixelRatio`,
    );
  }
  return size;
}

function checkRange(holds: boolean, path: string, message: string): void {
  if (!holds) throw new ProtocolError(`${path}: ${message}`, [{ path, message }]);
}
