import { isSpaceSlide, type Slide, type SpaceCamera, scaleZOf, spaceSide, type ViewBound } from '@geoslide/protocol';
import { isFreeView } from '../choose-view.js';
import type { PngOptions, PngResult } from '../options.js';
import { prepareSlide } from '../prepare.js';
import { findView } from '../render.js';
import type { Frame } from './frames.js';

/** What keeps a view the same in all pictures. */
export type HeldView = Pick<PngOptions, 'viewBound' | 'scale' | 'scaleY' | 'view2D' | 'view3D' | 'contain'>;

/**
 * The options that draw all pictures of an animation with one view: that of the slide or of the options, and where it
 * is laid around its content, one that shows all that any of the pictures would. Throws as renderPng does.
 */
export async function holdView(content: unknown, options: PngOptions, frames: readonly Frame[]): Promise<HeldView> {
  const first = prepareSlide(content, { ...options, values: { ...options.values, ...frames[0] } });
  const isFree = isSpaceSlide(first.slide) || options.view3D !== undefined || isFreeView(first.slide, options);
  if (!options.contain && !isFree) return {};
  const found: View[] = [];
  for (const frame of frames) {
    found.push(await findView(content, { ...options, values: { ...options.values, ...frame } }));
  }
  const cameras = found.flatMap(({ camera }) => camera ?? []);
  if (cameras.length > 0)
    return { view3D: { ...options.view3D, ...cameraAround(cameras, first.slide, options) }, contain: undefined };
  return { ...planeAround(found, options), view2D: undefined, contain: undefined };
}

type View = Pick<PngResult, 'viewBound' | 'scale' | 'plane' | 'camera'>;

function planeAround(views: readonly View[], { size, scale: asked }: PngOptions): HeldView {
  const bounds = views.flatMap(({ viewBound }) => viewBound ?? []);
  const viewBound: ViewBound = {
    left: Math.min(...bounds.map(({ left }) => left)),
    right: Math.max(...bounds.map(({ right }) => right)),
    bottom: Math.min(...bounds.map(({ bottom }) => bottom)),
    top: Math.max(...bounds.map(({ top }) => top)),
  };
  const scale = Math.min(...views.flatMap((view) => view.scale ?? []));
  const ratio = views[0]?.plane?.ratio;
  // A size decides on the scale where none is asked for.
  return {
    viewBound,
    ...((!size || asked !== undefined) && { scale }),
    ...(ratio !== undefined && { scaleY: ratio * scale }),
  };
}

/** A camera in the middle of all: it is as far as the ball needs that holds the balls which they show. */
function cameraAround(cameras: readonly SpaceCamera[], slide: Slide, { size, view3D }: PngOptions): SpaceCamera {
  const [first] = cameras as [SpaceCamera];
  const side = spaceSide(slide);
  const half = Math.min(view3D?.width ?? size?.width ?? side, view3D?.height ?? size?.height ?? side) / 2;
  const middle = (axis: 0 | 1 | 2) => {
    const all = cameras.map(({ offset }) => offset[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const offset = [middle(0), middle(1), middle(2)] as const;
  const radii = cameras.map(
    (camera) =>
      half / camera.scale +
      Math.hypot(
        camera.offset[0] - offset[0],
        camera.offset[1] - offset[1],
        (camera.offset[2] - offset[2]) * scaleZOf(first),
      ),
  );
  return { ...first, offset, scale: half / Math.max(...radii) };
}
