import { drawSlide, type FontLoader, type LoadedPicture } from '@geoslide/core';
import type { drawSpace } from '@geoslide/core/space';
import { type Construction, extentPoints, type Vec3 } from '@geoslide/geometry';
import type { ViewBound } from '@geoslide/protocol';
import { containedView } from './contain/contain-plane.js';
import { containedCamera } from './contain/contain-space.js';
import { anchors, contentBounds, withoutBackdrop } from './contain/content-bounds.js';
import { paddingOf } from './contain/padding.js';
import type { PngOptions } from './options.js';
import type { PreparedSlide } from './prepare.js';
import { outputSize, type PlaneView, planeView, spaceView } from './view.js';

/** What measuring content draws with. */
interface Assets {
  readonly fonts: FontLoader;
  readonly images: ReadonlyMap<string, LoadedPicture>;
}

interface SpaceAssets extends Assets {
  /** Loaded by who asks: most figures do without it. */
  readonly drawSpace: typeof drawSpace;
}

/** The view of a plane slide that the options ask for, laid around its content with `contain`. Throws as planeView does. */
export function choosePlaneView(
  { slide, construction }: PreparedSlide,
  options: PngOptions,
  assets: Assets,
): PlaneView {
  if (!options.contain) return planeView(slide, options);
  const { size, ...others } = options;
  const base = planeView(slide, others);
  const bare = withoutBackdrop(slide);
  const found = containedView({
    base,
    extent: extentOf([...pointsOf(construction), ...anchors(slide)]),
    padding: paddingOf(options.contain),
    size,
    keepsScale: (options.view2D?.scale ?? options.scale) !== undefined,
    measure(viewBound, scale) {
      const { scene } = drawSlide({ slide: bare, construction, view: { ...viewBound, scale }, ...assets });
      return contentBounds(scene, bare, construction);
    },
  });
  if (!found) return planeView(slide, options);
  const { viewBound, scale } = found;
  const { left, right, bottom, top } = viewBound;
  const output = outputSize((right - left) * scale, (top - bottom) * scale, base.pixelRatio);
  return { viewBound, scale, pixelRatio: base.pixelRatio, ...output };
}

/** The view of a slide in space that the options ask for, its camera moved to the content with `contain`. Throws as spaceView does. */
export function chooseSpaceView(
  { slide, construction }: PreparedSlide,
  options: PngOptions,
  { drawSpace, ...assets }: SpaceAssets,
): ReturnType<typeof spaceView> {
  const base = spaceView(slide, options);
  if (!options.contain) return base;
  const { width, height } = base;
  const bare = withoutBackdrop(slide);
  const camera = containedCamera({
    camera: base.camera,
    size: base,
    padding: paddingOf(options.contain),
    extent: pointsOf(construction),
    measure(camera) {
      const { scene } = drawSpace({ slide: bare, construction, camera, width, height, onlyExtent: true, ...assets });
      return contentBounds(scene, bare, construction);
    },
  });
  return { ...base, camera };
}

function pointsOf({ objects }: Construction): Vec3[] {
  return [...objects.values()].flatMap(({ kind, value }) =>
    kind === 'primitive' && value !== undefined ? extentPoints(value) : [],
  );
}

function extentOf(points: readonly Vec3[]): ViewBound | undefined {
  if (points.length === 0) return undefined;
  const extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const { x, y } of points) {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.bottom = Math.min(extent.bottom, y);
    extent.top = Math.max(extent.top, y);
  }
  return extent;
}
