import { drawSlide, type FontLoader, type LoadedPicture } from '@geoslide/core';
import type { drawSpace } from '@geoslide/core/space';
import { type Construction, extentPoints, type Vec3 } from '@geoslide/geometry';
import type { Slide, ViewBound } from '@geoslide/protocol';
import { type ContainPlaneInput, containedView } from './contain/contain-plane.js';
import { containedCamera } from './contain/contain-space.js';
import { anchors, contentOf, withoutBackdrop } from './contain/content-bounds.js';
import { paddingOf } from './contain/padding.js';
import type { PngOptions } from './options.js';
import type { PreparedSlide } from './prepare.js';
import { outputSize, type PlaneView, planeView, spaceView } from './view.js';

/** What drawing needs to measure the content. */
interface Assets {
  readonly fonts: FontLoader;
  readonly images: ReadonlyMap<string, LoadedPicture>;
}

interface SpaceAssets extends Assets {
  /** Loaded with `import()` by the caller: most figures do not need it. */
  readonly drawSpace: typeof drawSpace;
}

/** The largest picture of a slide that fits its content where nobody says a size or scale, px. */
const FIT_SIZE = { width: 600, height: 600 };

/** The view of a plane slide that the options ask for, laid around its content with `contain`. Throws as planeView does. */
export function choosePlaneView(
  { slide, construction }: PreparedSlide,
  options: PngOptions,
  assets: Assets,
): PlaneView {
  const contain = options.contain ?? fitsContent(slide, options);
  if (!contain) return planeView(slide, options);
  const { size, ...others } = options;
  const base = planeView(slide, others);
  const bare = withoutBackdrop(slide);
  const keepsScale = (options.view2D?.scale ?? options.scale) !== undefined;
  const input = {
    base,
    extent: extentOf([...pointsOf(construction), ...anchors(slide)]),
    padding: paddingOf(contain),
    size,
    keepsScale,
  };
  // A slide without a view has no scale either: the content finds it.
  const fit = size === undefined && !keepsScale && fitsContent(slide, options);
  const measured = () => ({ ...input, measure: measureOf(bare, construction, assets) });
  const fitted = fit ? containedView({ ...measured(), size: FIT_SIZE }) : undefined;
  const found = containedView(fitted === undefined ? measured() : { ...measured(), base: fitted });
  if (!found) return planeView(slide, options);
  const { viewBound, scale } = found;
  const { left, right, bottom, top } = viewBound;
  const output = outputSize((right - left) * scale, (top - bottom) * scale, base.pixelRatio);
  return { viewBound, scale, pixelRatio: base.pixelRatio, ...output };
}

/** Draws views that lie in each other and measures what they show. What has no end in one has none in the next either: it is drawn once. */
function measureOf(slide: Slide, construction: Construction, assets: Assets): ContainPlaneInput['measure'] {
  let without: ReadonlySet<string> = new Set();
  return (viewBound, scale) => {
    const view = { ...viewBound, scale };
    const { scene } = drawSlide({ slide, construction, view, onlyExtent: { without }, ...assets });
    const { bounds, left } = contentOf(scene, slide, construction);
    without = new Set([...without, ...left]);
    return bounds;
  };
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
      return contentOf(scene, bare, construction).bounds;
    },
  });
  return { ...base, camera };
}

function fitsContent({ fit }: Slide, { viewBound, view2D }: PngOptions): boolean {
  return fit === true && viewBound === undefined && view2D === undefined;
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
