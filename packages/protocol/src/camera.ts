import { directionOf, layoutOf, type ViewLayout } from './camera-views.js';
import { drawnBound, drawnPlane, logAxesOf } from './drawn-plane.js';
import type { Camera3D, Slide, View2D, View3D, ViewBound, ViewBounds } from './file.js';

/** Pixels per logical unit where a slide's camera does not say. */
export const DEFAULT_SCALE = 50;

/** Logical width and height in px of a view that nobody specifies. */
export const DEFAULT_SIZE = 1024;

/** The largest picture that a figure text gives where nobody says a size or scale, px: its labels read well. */
export const FIT_SIDE = 600;

/** Width and height in px of a picture in space where nobody says them. */
export function spaceSide(slide: Slide): number {
  return slide.fit && isSpaceSlide(slide) ? FIT_SIDE : DEFAULT_SIZE;
}

export interface SavedCamera2D {
  /** The logical point at the centre of the view. */
  readonly offset: readonly [x: number, y: number];
  /** Pixels per logical unit, > 0. */
  readonly scale: number;
}

/**
 * spec.md 2.6, `camera`: all of a 3D camera. Angles in radians; 1 / scale is the world height seen at the centre.
 */
export interface SpaceCamera {
  readonly offset: readonly [x: number, y: number, z: number];
  readonly yaw: number;
  readonly pitch: number;
  readonly projection: NonNullable<Camera3D['projection']>;
  readonly obliqueAngle: number;
  readonly obliqueScaleRatio: number;
  readonly scale: number;
  /** Ours: how many times as long a unit of z is drawn as one of x or y; only where that is not once. */
  readonly scaleZ?: number;
  /** Ours: several views in one picture, whose directions count instead of the camera's. */
  readonly layout?: ViewLayout;
}

/** How many times as long a unit of z is drawn as one of x or y. */
export const scaleZOf = ({ scaleZ }: Pick<SpaceCamera, 'scaleZ'>): number => scaleZ ?? 1;

const withScaleZ = (scaleZ: number): Pick<SpaceCamera, 'scaleZ'> => (scaleZ === 1 ? {} : { scaleZ });

const withLayout = (layout: ViewLayout | undefined): Pick<SpaceCamera, 'layout'> => (layout ? { layout } : {});

/** A slide is a 3D slide when its saved camera is. */
export function isSpaceSlide(slide: Slide): boolean {
  return slide.camera?.kind === '3d';
}

/** The saved 2D camera with defaults where it is silent; a 3D slide has none, so it gives the defaults. */
export function saved2D(slide: Slide): SavedCamera2D {
  const camera = slide.camera?.kind === '3d' ? undefined : slide.camera;
  const [x = 0, y = 0] = camera?.offset ?? [];
  return { offset: [x, y], scale: camera?.scale ?? DEFAULT_SCALE };
}

/** The saved 3D camera with the defaults of docs/format.md; a 2D slide has none, so it gives the defaults. */
export function saved3D(slide: Slide): SpaceCamera {
  const own: Partial<Camera3D> = slide.camera?.kind === '3d' ? slide.camera : {};
  const named = directionOf(own.view);
  const [x = 0, y = 0, z = 0] = own.offset ?? [];
  return {
    offset: [x, y, z],
    yaw: own.yaw ?? named.yaw ?? Math.PI / 4,
    pitch: own.pitch ?? named.pitch ?? Math.PI / 6,
    projection: own.projection ?? named.projection ?? 'orthographic',
    obliqueAngle: own.obliqueAngle ?? named.obliqueAngle ?? Math.PI / 4,
    obliqueScaleRatio: own.obliqueScaleRatio ?? named.obliqueScaleRatio ?? 0.5,
    scale: own.scale ?? 0.1,
    ...withScaleZ(own.scaleZ ?? 1),
    ...withLayout(layoutOf(own.view)),
  };
}

/** The camera of a 3D render: what the request leaves out comes from the slide (spec.md 2.5). */
export function spaceCamera(slide: Slide, view: View3D = {}): SpaceCamera {
  const saved = saved3D(slide);
  const named = directionOf(view.view);
  return {
    offset: view.offset ?? saved.offset,
    yaw: view.yaw ?? named.yaw ?? saved.yaw,
    pitch: view.pitch ?? named.pitch ?? saved.pitch,
    projection: view.projection ?? named.projection ?? saved.projection,
    obliqueAngle: view.obliqueAngle ?? named.obliqueAngle ?? saved.obliqueAngle,
    obliqueScaleRatio: view.obliqueScaleRatio ?? named.obliqueScaleRatio ?? saved.obliqueScaleRatio,
    scale: view.scale ?? saved.scale,
    ...withScaleZ(view.scaleZ ?? scaleZOf(saved)),
    ...withLayout(view.view === undefined ? saved.layout : layoutOf(view.view)),
  };
}

/** Whether the renderer is to choose the direction: `view` is `auto`, and nobody gives an angle. */
export function looksFromAnywhere(slide: Slide, view: View3D = {}): boolean {
  const own: Partial<Camera3D> = slide.camera?.kind === '3d' ? slide.camera : {};
  const asked = view.view === undefined ? { ...own, ...view, view: own.view } : view;
  return asked.view === 'auto' && asked.yaw === undefined && asked.pitch === undefined;
}

/**
 * How far the picture plane is turned up, radians: oblique pictures are those of an upright plane, military ones of
 * the ground.
 */
export function pitchOf({ projection, pitch }: Pick<SpaceCamera, 'projection' | 'pitch'>): number {
  if (projection === 'oblique') return 0;
  return projection === 'military' ? Math.PI / 2 : pitch;
}

interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * The directions to the right and up in a picture, and towards the eye; each has length 1. Radians; the pitch is that
 * of {@link pitchOf}.
 */
export function cameraAxes(
  yaw: number,
  pitch: number,
): { readonly right: Direction; readonly up: Direction; readonly back: Direction } {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return {
    right: { x: -sy, y: cy, z: 0 },
    up: { x: -sp * cy, y: -sp * sy, z: cp },
    back: { x: cp * cy, y: cp * sy, z: sp },
  };
}

/** Vertical field of view of the perspective camera, radians (docs/format.md). */
const FIELD_OF_VIEW = (40 * Math.PI) / 180;

/** How far the eye of a perspective camera is from its offset, units. */
export function eyeDistance({ scale }: Pick<SpaceCamera, 'scale'>): number {
  return 1 / scale / 2 / Math.tan(FIELD_OF_VIEW / 2);
}

/**
 * By how much a unit towards the eye moves the image to the left and down in an oblique or military picture; 0 in
 * others.
 */
export function depthShift({
  projection,
  obliqueScaleRatio,
  obliqueAngle,
}: Pick<SpaceCamera, 'projection' | 'obliqueScaleRatio' | 'obliqueAngle'>): { readonly x: number; readonly y: number } {
  // What is higher is drawn further up, as high as it is.
  if (projection === 'military') return { x: 0, y: -1 };
  if (projection !== 'oblique') return { x: 0, y: 0 };
  return { x: obliqueScaleRatio * Math.cos(obliqueAngle), y: obliqueScaleRatio * Math.sin(obliqueAngle) };
}

/** Whether bounds span anything: editors also save infinite ones. */
function spans({ minX, maxX, minY, maxY }: ViewBounds): boolean {
  return minX < maxX && minY < maxY;
}

/**
 * Whether a slide says what of it is seen: by bounds that span anything, or by its camera's place or scale. Files
 * that people write often don't; a direction to look in does not say it.
 */
export function hasSavedView({ viewBounds, camera }: Slide): boolean {
  if (camera?.offset !== undefined || camera?.scale !== undefined) return true;
  return camera?.kind !== '3d' && viewBounds !== undefined && spans(viewBounds);
}

/** px per unit upwards over those across, as the slide saves them; 1 where it says nothing. */
export function savedRatio({ viewBounds, camera }: Slide): number {
  const plane = camera?.kind === '3d' ? undefined : camera;
  const across = plane?.scale ?? DEFAULT_SCALE;
  if (viewBounds !== undefined && spans(viewBounds) && (viewBounds.scale ?? viewBounds.scaleY) !== undefined) {
    const scale = viewBounds.scale ?? across;
    return (viewBounds.scaleY ?? scale) / scale;
  }
  return (plane?.scaleY ?? across) / across;
}

/**
 * The 2D view of a slide, for what does not look at its content: the slide's `viewBounds` where they span
 * anything, else {@link DEFAULT_SIZE} px around the camera's centre.
 */
export function savedView2D(slide: Slide): { readonly viewBound: ViewBound; readonly scale: number } {
  const { offset, scale } = saved2D(slide);
  const [x, y] = offset;
  const bounds = slide.viewBounds;
  if (bounds && spans(bounds)) {
    const { minX, maxX, minY, maxY } = bounds;
    return { viewBound: { left: minX, right: maxX, bottom: minY, top: maxY }, scale: bounds.scale ?? scale };
  }
  const log = logAxesOf(slide);
  const half = DEFAULT_SIZE / 2 / scale;
  const [left, right] = around(x, half, log.x);
  const [bottom, top] = around(y, half / savedRatio(slide), log.y);
  return { viewBound: { left, right, bottom, top }, scale };
}

/** From `half` before to `half` after the middle; decades about it, or about 1, on a logarithmic axis. */
function around(middle: number, half: number, isLog: boolean): readonly [number, number] {
  if (!isLog) return [middle - half, middle + half];
  const center = middle > 0 ? middle : 1;
  const decades = Math.min(half, MOST_DECADES);
  return [center * 10 ** -decades, center * 10 ** decades];
}

/** Powers of ten beyond are no numbers. */
const MOST_DECADES = 100;

export interface OutputSize {
  /** px, a whole number unless the view is beyond all numbers. */
  readonly width: number;
  readonly height: number;
}

/**
 * Width and height of an output in px (spec.md 4.2, rule 4, and 4.3, rule 2). Every size of an output comes from
 * here: in another order of the factors, a view at a limit may get a pixel more or less.
 *
 * @param width Logical width in px, (right − left) × scale.
 * @param height Logical height in px.
 */
export function outputPixels(width: number, height: number, pixelRatio = 1): OutputSize {
  return { width: Math.round(width * pixelRatio), height: Math.round(height * pixelRatio) };
}

/** Width and height of a 2D output in px (spec.md 4.3, rules 1 and 2); the scales default to the saved ones. */
export function outputSize2D(slide: Slide, view: View2D): OutputSize {
  const { pixelRatio, scale = saved2D(slide).scale, scaleY } = view;
  const ratio = scaleY === undefined ? savedRatio(slide) : scaleY / scale;
  const { left, right, bottom, top } = drawnBound(drawnPlane(slide, view, ratio), view);
  return outputPixels((right - left) * scale, (top - bottom) * scale, pixelRatio);
}

/** Width and height of a 3D output in px (spec.md 4.2, rule 4). */
export function outputSize3D(slide: Slide, { width, height, pixelRatio }: View3D): OutputSize {
  const side = spaceSide(slide);
  return outputPixels(width ?? side, height ?? side, pixelRatio);
}
