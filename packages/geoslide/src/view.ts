import {
  type DrawnPlane,
  drawnBound,
  drawnPlane,
  type OutputSize,
  outputPixels,
  ProtocolError,
  RenderError,
  type Slide,
  type SpaceCamera,
  saved2D,
  savedRatio,
  savedView2D,
  spaceCamera,
  spaceSide,
  undrawnBound,
  type ViewBound,
} from '@geoslide/protocol';
import { around } from './contain/contain-plane.js';
import type { PngOptions, Size } from './options.js';

/** A plane view with every value filled in. */
export interface PlaneView {
  readonly viewBound: ViewBound;
  readonly scale: number;
  readonly plane: DrawnPlane;
  readonly pixelRatio: number;
  /** Of the output, px. */
  readonly width: number;
  readonly height: number;
}

/** Most px on a side of a picture of pixels: 4 bytes × 8192² is a quarter of a gigabyte, more than any page needs. */
const MAX_OUTPUT_SIDE = 8192;

/**
 * The view that a plane slide is drawn with: `view2D`, or `viewBound` with `scale`, `scaleY` and `pixelRatio`, or what
 * the slide saved.
 * Throws ProtocolError for a view that has no pixel, RenderError for one beyond all numbers.
 */
export function planeView(slide: Slide, options: PngOptions): PlaneView {
  const asked = options.view2D;
  const saved = savedView2D(slide);
  const given = asked ?? options.viewBound ?? saved.viewBound;
  checkBounds(given, asked ? 'view2D' : 'viewBound');
  const ownScale = asked?.scale ?? options.scale ?? (asked || options.viewBound ? saved2D(slide).scale : saved.scale);
  const pixelRatio = asked?.pixelRatio ?? options.pixelRatio ?? 1;
  const place = asked ? 'view2D' : 'viewBound';
  checkRange(
    given.left < given.right,
    `${place}.left`,
    `left (${given.left}) has to be less than right (${given.right})`,
  );
  checkRange(
    given.bottom < given.top,
    `${place}.bottom`,
    `bottom (${given.bottom}) has to be less than top (${given.top})`,
  );
  const asksScale = (asked?.scale ?? options.scale) !== undefined;
  checkRange(ownScale > 0, 'scale', `scale (${ownScale}) has to be above 0`);
  const scaleY = asked?.scaleY ?? options.scaleY;
  checkRange(scaleY === undefined || scaleY > 0, 'scaleY', `scaleY (${scaleY}) has to be above 0`);
  const plane = drawnPlane(slide, given, scaleY === undefined ? savedRatio(slide) : scaleY / ownScale);
  const { viewBound, scale } = fitted(drawnBound(plane, given), ownScale, asksScale, options.size);
  checkRange(pixelRatio > 0, 'pixelRatio', `pixelRatio (${pixelRatio}) has to be above 0`);
  const { width, height } = drawnSize(viewBound, scale, pixelRatio);
  const { left, right, bottom, top } = options.size ? undrawnBound(plane, viewBound) : given;
  return { viewBound: { left, right, bottom, top }, scale, plane, pixelRatio, width, height };
}

/** Output px of bounds of the drawn plane; throws as planeView does. */
export function drawnSize({ left, right, bottom, top }: ViewBound, scale: number, pixelRatio: number): OutputSize {
  return outputSize((right - left) * scale, (top - bottom) * scale, pixelRatio);
}

/**
 * Bounds of the drawn plane in the shape of `size`; at the largest scale that shows all of it unless the scale is asked
 * for.
 */
function fitted(view: ViewBound, scale: number, keepsScale: boolean, size: Size | undefined) {
  if (!size) return { viewBound: view, scale };
  checkSize(size, 'size');
  const { left, right, bottom, top } = view;
  const fit = keepsScale ? scale : Math.min(size.width / (right - left), size.height / (top - bottom));
  return { viewBound: around(view, size, fit), scale: fit };
}

/** Bounds have to be numbers; what a caller without types leaves out is named. */
function checkBounds(bounds: ViewBound, place: string): void {
  for (const name of ['left', 'right', 'bottom', 'top'] as const) {
    const message = `is missing or no number: give ${place} as { left: -5, right: 5, bottom: -5, top: 5 }`;
    checkRange(typeof bounds[name] === 'number', `${place}.${name}`, message);
  }
}

function checkSize(size: Size, place: string): void {
  const isSize = typeof size === 'object' && size !== null && !Array.isArray(size);
  const [width = 600, height = 400] = Array.isArray(size) ? size : [];
  checkRange(
    isSize,
    place,
    `${place} (${JSON.stringify(size)}) has to be an object, in px: write { width: ${width}, height: ${height} }`,
  );
  for (const name of ['width', 'height'] as const) {
    const value = size[name];
    const message = `${name} (${value}) has to be a whole number above 0`;
    checkRange(Number.isInteger(value) && value > 0, `${place}.${name}`, message);
  }
}

/** The view of a slide in space: logical px, and the camera with what `view3D` leaves out taken from the slide. Throws as planeView does. */
export function spaceView(
  slide: Slide,
  { view3D = {}, ...options }: PngOptions,
): { readonly width: number; readonly height: number; readonly pixelRatio: number; readonly camera: SpaceCamera } {
  const { size } = options;
  const side = spaceSide(slide);
  const { width = size?.width ?? side, height = size?.height ?? side } = view3D;
  const pixelRatio = view3D.pixelRatio ?? options.pixelRatio ?? 1;
  checkSize({ width, height }, size && view3D.width === undefined && view3D.height === undefined ? 'size' : 'view3D');
  checkRange(pixelRatio > 0, 'view3D.pixelRatio', `pixelRatio (${pixelRatio}) has to be above 0`);
  const camera = spaceCamera(slide, view3D);
  checkRange(camera.scale > 0, 'view3D.scale', `scale (${camera.scale}) has to be above 0`);
  checkPixels(outputSize(width, height, pixelRatio), options);
  return { width, height, pixelRatio, camera };
}

/** Output px of a view of `width` × `height` px at a pixelRatio; throws as planeView does. */
export function outputSize(width: number, height: number, pixelRatio: number): OutputSize {
  const size = outputPixels(width, height, pixelRatio);
  if (!(size.width >= 1 && size.height >= 1)) {
    throw new ProtocolError(`the view is ${size.width} × ${size.height} px: make the bounds or the scale larger`, [
      { path: 'scale', message: 'the picture would have no pixel' },
    ]);
  }
  if (Math.max(size.width, size.height) > Number.MAX_SAFE_INTEGER) {
    throw tooLarge(size, 'more than can be counted: lower the scale');
  }
  return size;
}

/**
 * Refuses a picture of pixels over the bounds. SVG and TikZ have none in px: how much is drawn on them is bounded by
 * the scene's budget.
 * @throws RenderError OUTPUT_TOO_LARGE
 */
export function checkPixels(size: OutputSize, { maxSide = MAX_OUTPUT_SIDE }: PngOptions = {}): void {
  const limit = Math.min(maxSide, MAX_OUTPUT_SIDE);
  if (Math.max(size.width, size.height) <= limit) return;
  throw tooLarge(size, `more than ${limit} on a side: lower the scale or the pixelRatio, or give y a scaleY`);
}

function tooLarge({ width, height }: OutputSize, reason: string): RenderError {
  return new RenderError('OUTPUT_TOO_LARGE', `the picture would be ${width} × ${height} px, ${reason}`);
}

function checkRange(holds: boolean, path: string, message: string): void {
  if (!holds) throw new ProtocolError(`${path}: ${message}`, [{ path, message }]);
}
