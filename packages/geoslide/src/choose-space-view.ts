import { addPoint } from '@geoslide/core';
import {
  aroundGraphs,
  axisTips,
  cameraOfViews,
  clearDirection,
  drawSpace,
  endlessCamera,
  graphImages,
  scaleOfHeights,
  shownParts,
} from '@geoslide/core/space';
import { shownValues, spaceExtentPoints } from '@geoslide/geometry';
import { hasSavedView, isSpaceSlide, looksFromAnywhere, type Slide } from '@geoslide/protocol';
import { containedCamera } from './contain/contain-space.js';
import { contentOf, withoutBackdrop } from './contain/content-bounds.js';
import { type Assets, FIT_ROUNDS, fitPadding, PERSPECTIVE_ROUNDS, pointsOf } from './contain/fitting.js';
import { nearPlanes } from './contain/near-planes.js';
import { paddingOf } from './contain/padding.js';
import type { PngOptions } from './options.js';
import type { PreparedSlide } from './prepare.js';
import { spaceView } from './view.js';

/**
 * The view of a slide in space that the options ask for, its camera moved to the content with `contain`, and
 * where neither the options nor the slide say what is to be seen. Throws as spaceView does.
 */
export function chooseSpaceView(
  { slide, construction: whole }: PreparedSlide,
  options: PngOptions,
  assets: Assets,
): ReturnType<typeof spaceView> {
  const construction = shownParts(slide, whole);
  const { offset, scale } = options.view3D ?? {};
  const fits = isSpaceSlide(slide) && offset === undefined && scale === undefined && !hasSavedView(slide);
  const asked = spaceView(slide, options);
  const scaleZ = fits && !hasScaleZ(slide, options) ? scaleOfHeights(construction) : undefined;
  const given = scaleZ === undefined ? asked : { ...asked, camera: { ...asked.camera, scaleZ } };
  const base = looksFromAnywhere(slide, options.view3D)
    ? { ...given, camera: { ...given.camera, ...clearDirection(construction, given.camera, slide.styleSheet) } }
    : given;
  if (!options.contain && !fits) return base;
  // Views in one picture are laid out by their sizes: nothing is measured.
  if (base.camera.layout) return { ...base, camera: cameraOfViews(construction, base.camera, base) };
  const { width, height } = base;
  const bare = withoutBackdrop(slide);
  const own = pointsOf(construction, spaceExtentPoints);
  const extent = options.contain ? own : aroundGraphs(construction, own, base.camera);
  if (fits && extent.length === 0) return { ...base, camera: endlessCamera(construction, base.camera, base) };
  const { contain = slide.fit ?? false } = options;
  const { projection } = base.camera;
  const planes = nearPlanes(construction, extent);
  const shown = shownValues(construction);
  const camera = containedCamera({
    camera: base.camera,
    size: base,
    padding: contain ? paddingOf(contain) : fitPadding(base),
    extent: [...extent, ...planes.shadows],
    upright: extent !== own,
    ...(!options.contain && { maxRounds: projection === 'perspective' ? PERSPECTIVE_ROUNDS : FIT_ROUNDS }),
    measure(camera) {
      const { scene } = drawSpace({ slide: bare, construction, camera, width, height, onlyExtent: true, ...assets });
      const { bounds } = contentOf(scene, bare, construction, planes.ids);
      if (!bounds) return bounds;
      const all = { ...bounds };
      for (const [x, y] of graphImages(construction, extent, camera, base)) addPoint(all, x, y);
      if (options.contain) return all;
      const tips = {
        sheet: slide.styleSheet,
        values: shown,
        points: extent,
        camera,
        width,
        height,
        fonts: assets.fonts,
      };
      for (const [x, y] of axisTips(tips)) addPoint(all, x, y);
      return all;
    },
  });
  return { ...base, camera };
}

/** Whether somebody says how heights are drawn. */
function hasScaleZ({ camera }: Slide, { view3D }: PngOptions): boolean {
  return view3D?.scaleZ !== undefined || (camera?.kind === '3d' && camera.scaleZ !== undefined);
}
