import {
  isSpaceSlide,
  type OutputSize,
  outputPixels,
  outputSize2D,
  outputSize3D,
  RenderError,
  type RenderRequest,
  type RenderV2Request,
  type Slide,
  savedView2D,
  type View2D,
  type ViewBound,
} from '@geoslide/protocol';

/** Final width and height of `/api/render`, px (spec.md section 8). */
export const MAX_LEGACY_SIDE = 2048;

/**
 * What SVG and TikZ may measure, px: as far as whole numbers go. What is drawn on them is bounded by its amount, which
 * the renderer counts (RenderError TOO_COMPLEX): paper has no pixels.
 */
export const MAX_VECTOR_SIDE = Number.MAX_SAFE_INTEGER;

function slideOf({ content, slideIndex }: Pick<RenderRequest, 'content' | 'slideIndex'>): Slide {
  const slide = content.slides[slideIndex - 1];
  if (slide) return slide;
  const count = content.slides.length;
  throw new RenderError(
    'NO_SUCH_SLIDE',
    `There is no slide ${slideIndex}: the project has ${count} ${count === 1 ? 'slide' : 'slides'}.`,
  );
}

/** What decides whether the size of a picture is known before it is drawn. */
export type Framed = Pick<RenderRequest, 'content' | 'slideIndex' | 'contain' | 'size' | 'viewBound'> &
  Pick<RenderV2Request, 'view2D'>;

/** Whether only the drawing finds the size of a slide of the plane. */
export function isFoundByDrawing(request: Framed): boolean {
  const { contain, size, viewBound, view2D } = request;
  if (size !== undefined) return false;
  if (contain !== undefined) return contain !== false;
  return slideOf(request).fit === true && viewBound === undefined && view2D === undefined;
}

/** The size that a request asks for; undefined where only the drawing finds it. */
function askedSize(request: Framed, pixelRatio: number, unframed: () => OutputSize): OutputSize | undefined {
  const { size } = request;
  if (size !== undefined) return outputPixels(size.width, size.height, pixelRatio);
  return isFoundByDrawing(request) ? undefined : unframed();
}

function checkSize(size: OutputSize | undefined, maxSide: number): void {
  if (size === undefined) return;
  const { width, height } = size;
  // Negated, so that an overflow to NaN is refused too.
  if (!(width <= maxSide && height <= maxSide)) {
    throw new RenderError(
      'OUTPUT_TOO_LARGE',
      `The output would have ${width} × ${height} px; the limit is ${maxSide} on a side: lower the size, the scale or the pixelRatio.`,
    );
  }
  if (width < 1 || height < 1) {
    throw new RenderError(
      'OUTPUT_TOO_LARGE',
      `The output would have ${width} × ${height} px: raise the scale or the pixelRatio.`,
    );
  }
}

/** The bounds that are given, or those that the slide saved; and with those its scale, where no other is given. */
function viewOf(
  slide: Slide,
  viewBound: ViewBound | undefined,
  { scale, scaleY }: Pick<RenderRequest, 'scale' | 'scaleY'>,
): View2D {
  if (viewBound !== undefined) return { ...viewBound, scale, scaleY };
  const saved = savedView2D(slide);
  return { ...saved.viewBound, scale: scale ?? saved.scale, scaleY };
}

/**
 * What can be said of a legacy request without rendering it. Its output may have `maxSide` px on a side.
 * @throws RenderError
 */
export function checkLegacy(request: RenderRequest, maxSide: number): void {
  const slide = slideOf(request);
  if (isSpaceSlide(slide)) {
    throw new RenderError(
      'SPACE_UNSUPPORTED',
      `Slide ${request.slideIndex} is a 3D slide, which this endpoint does not render: use /api/render/v2.`,
    );
  }
  const { viewBound, pixelRatio } = request;
  const unframed = () => outputSize2D(slide, { ...viewOf(slide, viewBound, request), pixelRatio });
  checkSize(askedSize(request, pixelRatio ?? 1, unframed), maxSide);
}

/**
 * What can be said of a request of `/api/render/v2` without rendering it.
 * @throws RenderError
 */
export function checkV2(request: RenderV2Request, maxSide: number): void {
  const slide = slideOf(request);
  const { view2D, view3D } = request;
  if (view2D && isSpaceSlide(slide)) {
    throw new RenderError(
      'VIEW_MISMATCH',
      `Slide ${request.slideIndex} is a 3D slide: give view3D instead of view2D, or neither.`,
    );
  }
  if (view3D || isSpaceSlide(slide)) {
    // Its own size counts more than that of the request.
    checkSize(outputSize3D(slide, { pixelRatio: request.pixelRatio, ...request.size, ...view3D }), maxSide);
    return;
  }
  const { pixelRatio = 1 } = view2D ?? request;
  const unframed = () => outputSize2D(slide, view2D ?? { ...viewOf(slide, undefined, request), pixelRatio });
  checkSize(askedSize(request, pixelRatio, unframed), maxSide);
}
