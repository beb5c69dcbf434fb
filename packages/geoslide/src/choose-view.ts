import { drawSlide } from '@geoslide/core';
import { planeExtentPoints, shownValues, stepsTaken, type Value, type Vec3 } from '@geoslide/geometry';
import {
  type DrawnPlane,
  drawnBound,
  FIT_SIDE,
  hasSavedView,
  isEven,
  type Slide,
  toDrawn,
  undrawnBound,
  type ViewBound,
} from '@geoslide/protocol';
import type { ChartRoom } from './contain/chart-room.js';
import { around, type ContainPlaneInput, containedView } from './contain/contain-plane.js';
import { anchors, axisEnds, contentOf, labelBounds, withoutBackdrop } from './contain/content-bounds.js';
import { withEndlessLabels } from './contain/endless-labels.js';
import { type Assets, FIT_ROUNDS, FIT_STEPS, fitPadding, pointsOf } from './contain/fitting.js';
import { paddingOf } from './contain/padding.js';
import type { ColumnView } from './line-up.js';
import type { PngOptions, Size } from './options.js';
import type { PreparedSlide } from './prepare.js';
import { drawnSize, type PlaneView, planeView } from './view.js';

const FIT_SIZE = { width: FIT_SIDE, height: FIT_SIDE };
/**
 * The view is so many times as large as the content where a curve has no end, so that one sees how it goes on.
 */
const CURVE_SHARE = 2;
/** The same where nothing but straight lines has no end: each looks the same farther out. */
const LINE_SHARE = 1.5;

/** px that straight lines run on beyond a figure without axes. */
const LINE_ROOM = 48;
/** The least share of one side of such a picture in the other. */
const FLAT_SHARE = 0.4;

/** px between the column and an axis that ends under it. */
const COLUMN_GAP = 6;

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The view of a plane slide that the options ask for, laid around its content with `contain`, and where neither
 * the options nor the slide say what is to be seen. Throws as planeView does.
 *
 * @param roomOf Finds the room that charts or graphs need; it is loaded where a slide shows some.
 */
export function choosePlaneView(
  prepared: PreparedSlide,
  options: PngOptions,
  assets: Assets,
  roomOf?: (prepared: PreparedSlide) => ChartRoom | undefined,
): ColumnView {
  const { contain, size } = options;
  const plain = planeView(prepared.slide, options);
  const keepsScale = asksScale(options);
  const isFree = isFreeView(prepared.slide, options);
  const charts = fitsCharts(prepared.slide, options) ? roomOf?.(prepared) : undefined;
  const asked = charts ? inShapeOf(charts, plain) : plain;
  if (isFree && prepared.slide.fit && !size && contain !== false) {
    const padding = paddingOf(contain ?? true);
    const room = { size: FIT_SIZE, padding, keepsScale: false, showsOn: true };
    const isWords = showsWordsOnly(prepared);
    const fitted: FoundView | undefined = keepsScale ? asked : aroundContent(prepared, asked, room, assets);
    if (fitted === undefined) return aroundColumn(prepared, asked);
    if (!contain && !keepsScale && fitted.hasLines && fitted.scale !== asked.scale) {
      const wide = { padding: padding + LINE_ROOM, size, keepsScale: true };
      const scale = (LINE_SHARE * fitted.scale * (FIT_SIDE - 2 * wide.padding)) / (FIT_SIDE - 2 * padding);
      const cropped = aroundContent(prepared, { ...fitted, scale }, wide, assets);
      if (cropped !== undefined && !isFlat(cropped)) return cropped;
    }
    // Cropped, a single point or what surrounds the ends of an endless line would be all that is seen.
    const isCropped = contain || keepsScale || (isWords && !hasBackdrop(prepared.slide));
    if (!isCropped && (fitted.scale === asked.scale || fitted.showsOn)) return fitted;
    const aim = { padding, size, keepsScale: true, content: fitted.content };
    return aroundContent(prepared, fitted, aim, assets) ?? asked;
  }
  if (contain) {
    const unsized = planeView(prepared.slide, { ...options, size: undefined });
    const base = charts ? inShapeOf(charts, unsized) : unsized;
    return aroundContent(prepared, base, { padding: paddingOf(contain), size, keepsScale }, assets) ?? asked;
  }
  if (!isFree) return asked;
  const { left, right, bottom, top } = drawnBound(asked.plane, asked.viewBound);
  const own = { width: Math.round((right - left) * asked.scale), height: Math.round((top - bottom) * asked.scale) };
  const shape = size ?? own;
  const aim = { size: shape, padding: fitPadding(shape), keepsScale, maxRounds: FIT_ROUNDS, showsOn: true };
  return aroundContent(prepared, asked, aim, assets) ?? asked;
}

/** Whether charts choose the scale upwards. */
export function fitsCharts(slide: Slide, options: PngOptions): boolean {
  if (!isFreeView(slide, options) || asksScale(options) || options.scaleY !== undefined) return false;
  return isEven(planeView(slide, options).plane);
}

/** The view with a scale of its own upwards, where a slide of charts is fitted. */
function inShapeOf(room: ChartRoom, view: PlaneView): FoundView {
  const plane = { ...view.plane, ratio: room.ratio };
  return { ...view, plane, viewBound: undrawnBound(plane, drawnBound(view.plane, view.viewBound)), room };
}

/** Whether neither the options nor a plane slide say what is to be seen: then its content does. */
export function isFreeView(slide: Slide, { viewBound, view2D }: PngOptions): boolean {
  return !viewBound && !view2D && !hasSavedView(slide);
}

/** A view of a plane slide, and whether more than its content is seen since something goes on beyond it. */
interface FoundView extends ColumnView {
  readonly showsOn?: boolean;
  /** Whether it has no axes, and nothing but straight lines goes on beyond it. */
  readonly hasLines?: boolean;
  /** Where the content is, on the drawn plane, where all of it has an end. */
  readonly content?: ViewBound | undefined;
  /** What charts need around them. */
  readonly room?: ChartRoom;
}

function asksScale({ view2D, scale }: PngOptions): boolean {
  return (view2D?.scale ?? scale) !== undefined;
}

interface Aim extends Pick<ContainPlaneInput, 'padding' | 'size' | 'keepsScale' | 'maxRounds'> {
  /** Where the content is, on the drawn plane at the base view's scale, where that is known. */
  readonly content?: ViewBound | undefined;
  /** Shows more than the content where something goes on beyond it. */
  readonly showsOn?: boolean;
}

/** A view around the content, with room for the column above it; undefined where there is no content. */
function aroundContent(
  { slide, construction, column }: PreparedSlide,
  base: FoundView,
  { showsOn = false, size, content: known, ...aim }: Aim,
  assets: Assets,
): FoundView | undefined {
  const bare = withoutBackdrop(slide);
  let endless: ReadonlySet<string> = new Set();
  const columnHeight = Math.min(
    column?.size.height ?? 0,
    size ? Math.max(0, Math.floor(size.height / 2 - aim.padding)) : Infinity,
  );
  const { plane, room } = base;
  const lastStep = stepsTaken() + FIT_STEPS;
  // The content is found, and the view laid around it, on the drawn plane.
  const found = containedView({
    base: { viewBound: drawnBound(plane, base.viewBound), scale: base.scale },
    extent: extentOf(
      [...pointsOf(construction, planeExtentPoints), ...anchors(slide), ...axisEnds(slide), ...(room?.points ?? [])],
      plane,
    ),
    ...aim,
    ...(known && { content: known }),
    isSpent: () => stepsTaken() > lastStep,
    size: size && { width: size.width, height: size.height - columnHeight },
    measure(viewBound, scale) {
      const view = { ...undrawnBound(plane, viewBound), scale, plane };
      const { scene } = drawSlide({
        slide: bare,
        construction,
        view,
        onlyExtent: { without: new Set([...endless, ...(room?.densities ?? [])]) },
        ...assets,
      });
      const content = contentOf(scene, bare, construction);
      // The views lie in each other: what has no end in one has none in the next either, and is drawn once.
      endless = new Set([...endless, ...content.endless]);
      return room ? room.around(content.bounds, { plane, viewBound, scale }) : content.bounds;
    },
  });
  if (!found) return undefined;
  // A curve over bars is seen where they are, as a density is.
  const goesOn = endless.size > 0 && room === undefined;
  const isOfLines = goesOn && [...endless].every((id) => isStraight(construction.objects.get(id)?.value));
  const hasLines = isOfLines && !hasAxes(slide);
  // Around a single point, the usual view is large enough.
  const isPoint = found.scale === base.scale;
  const beyond = isOfLines ? LINE_SHARE : CURVE_SHARE;
  const share = showsOn && !aim.keepsScale && goesOn && !isPoint ? beyond : 1;
  const content = {
    viewBound: size ? scaled(found.viewBound, share) : found.viewBound,
    scale: found.scale / share,
  };
  const mayGrow = endless.size > 0 && !(size && aim.keepsScale);
  const { viewBound: labelled, scale } = mayGrow
    ? withEndlessLabels({
        view: content,
        padding: aim.padding,
        size: size && { width: size.width, height: size.height - columnHeight },
        labelsIn({ viewBound, scale }) {
          const view = { ...undrawnBound(plane, viewBound), scale, plane };
          const only = { only: endless, onlyExtent: { without: NOTHING, unseenLabels: true } };
          const { scene } = drawSlide({ slide: bare, construction, view, ...only, ...assets });
          return labelBounds(scene);
        },
      })
    : content;
  const { left, right, bottom, top } = labelled;
  const viewBound = {
    left,
    right: size || column === undefined ? right : Math.max(right, left + (column.size.width + aim.padding) / scale),
    bottom,
    top: top + columnHeight / scale,
  };
  const { pixelRatio } = base;
  const output = drawnSize(viewBound, scale, pixelRatio);
  return {
    ...(columnHeight > 0 && { belowColumn: undrawnBound(plane, { ...labelled, top: top - COLUMN_GAP / scale }).top }),
    viewBound: undrawnBound(plane, viewBound),
    scale,
    plane,
    pixelRatio,
    ...output,
    ...(endless.size === 0 && { content: found.content }),
    showsOn: share > 1,
    hasLines,
    ...(room && { room }),
  };
}

/** Whether texts, controls and pictures are all that a slide shows beside its axes and grid. */
function showsWordsOnly({ construction }: PreparedSlide): boolean {
  return shownValues(construction).length === 0;
}

/** Whether axes or a grid fill the view. */
const hasBackdrop = (slide: Slide): boolean => hasAxes(slide) || slide.styleSheet.grid?.show === true;

/** The view where nothing has a place: as large as the column where that is all, else around the centre. */
function aroundColumn(prepared: PreparedSlide, asked: FoundView): FoundView {
  const { slide, column } = prepared;
  const { plane, scale, pixelRatio } = asked;
  const { width, height } = column?.size ?? { width: 0, height: 0 };
  const padding = paddingOf(true);
  const isBare = column !== undefined && showsWordsOnly(prepared) && !hasBackdrop(slide);
  const size = isBare ? { width: width + padding, height: height + padding } : FIT_SIZE;
  const viewBound = around(drawnBound(plane, asked.viewBound), size, scale);
  const below = viewBound.top - (height + COLUMN_GAP) / scale;
  return {
    ...(column && !isBare && { belowColumn: undrawnBound(plane, { ...viewBound, top: below }).top }),
    viewBound: undrawnBound(plane, viewBound),
    scale,
    plane,
    pixelRatio,
    ...drawnSize(viewBound, scale, pixelRatio),
  };
}

/** Whether a picture shows little of the lines that cross it. */
const isFlat = ({ width, height }: Size): boolean => Math.min(width, height) < FLAT_SHARE * Math.max(width, height);

const hasAxes = ({ styleSheet }: Slide): boolean =>
  styleSheet.xaxis?.show !== false || styleSheet.yaxis?.show !== false;

/** True for lines and rays, and lists of them. */
function isStraight(value: Value | undefined): boolean {
  if (value?.type === 'List') return value.items.every(isStraight);
  return value?.type === 'Line' || value?.type === 'Ray';
}

/** Bounds with the same centre, so many times as large. */
function scaled({ left, right, bottom, top }: ViewBound, share: number): ViewBound {
  const [dx, dy] = [((right - left) * (share - 1)) / 2, ((top - bottom) * (share - 1)) / 2];
  return { left: left - dx, right: right + dx, bottom: bottom - dy, top: top + dy };
}

/** The bounds on the drawn plane of the points that have a place there. */
function extentOf(points: readonly Vec3[], plane: DrawnPlane): ViewBound | undefined {
  const extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const point of points) {
    const { x, y } = toDrawn(plane, point);
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.bottom = Math.min(extent.bottom, y);
    extent.top = Math.max(extent.top, y);
  }
  return extent.left <= extent.right ? extent : undefined;
}
