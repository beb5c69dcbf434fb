import { type Construction, extentPoints, shownValues, type Value, type Vec3 } from '@geoslide/geometry';
import { directionOf, type SpaceCamera, scaleZOf, type ViewLayout } from '@geoslide/protocol';
import type { Rect } from '../../scene/scene.js';
import { add, isFinite3, sub, unit } from '../camera/vector.js';

type Side = 'front' | 'top' | 'side';

/** One view of a drawing with several: where it lies in the picture, px, and what it looks like there. */
export interface ViewCell extends Rect {
  readonly side: Side;
  readonly camera: SpaceCamera;
}

/** px around what is seen, for labels, and below it for the name of the view. */
const MARGIN = 40;
export const NAME_HEIGHT = 28;
/** The size of what has none, in heights of the view. */
const UNKNOWN = 0.3;
/** The least part of the largest side that a side counts, so that what is flat has a view as well. */
const FLAT = 0.05;

/** Points that span what has an end. */
function pointsOf(construction: Construction): Vec3[] {
  return shownValues(construction).flatMap(spanOf);
}

/** Points that bound a value along each axis: those of a cone or cylinder lie no further out than its rims. */
function spanOf(value: Value): readonly Vec3[] {
  if (value.type === 'List') return value.items.flatMap(spanOf);
  if (value.type !== 'Cone' && value.type !== 'Cylinder') return extentPoints(value);
  const n = unit(sub(value.top, value.base));
  const rim = (center: Vec3, radius: number): Vec3[] => {
    const reach = (part: number): number => radius * Math.sqrt(Math.max(0, 1 - part * part));
    const out = { x: reach(n.x), y: reach(n.y), z: reach(n.z) };
    return [add(center, out), sub(center, out)];
  };
  return [...rim(value.base, value.radius), ...rim(value.top, value.topRadius)];
}

interface Extent {
  readonly center: Vec3;
  /** Of the stretched world, units. */
  readonly size: Vec3;
}

function extentOf(construction: Construction, camera: SpaceCamera): Extent | undefined {
  const points = pointsOf(construction).filter(isFinite3);
  if (points.length === 0) return undefined;
  const range = (read: (p: Vec3) => number): readonly [middle: number, size: number] => {
    const low = points.reduce((least, p) => Math.min(least, read(p)), Infinity);
    const high = points.reduce((most, p) => Math.max(most, read(p)), -Infinity);
    return [(low + high) / 2, high - low];
  };
  const [x, y, z] = [range((p) => p.x), range((p) => p.y), range((p) => p.z)];
  const lengths = [x[1], y[1], z[1] * scaleZOf(camera)] as const;
  const most = Math.max(...lengths);
  if (!(most > 0)) return undefined;
  const [width, depth, height] = lengths.map((length) => Math.max(length, FLAT * most)) as [number, number, number];
  return { center: { x: x[0], y: y[0], z: z[0] }, size: { x: width, y: depth, z: height } };
}

/** What the drawing is as wide and high as at 1 px per unit, without margins. */
const sum = ({ size }: Extent) => ({ width: size.x + size.y, height: size.z + size.y });

/** px that margins and names take across and down. */
const ROOM = { width: 4 * MARGIN, height: 4 * MARGIN + 2 * NAME_HEIGHT };

/** The camera at whose scale the picture holds all views; the given one where nothing has an end. */
export function cameraOfViews(
  construction: Construction,
  camera: SpaceCamera,
  { width, height }: { readonly width: number; readonly height: number },
): SpaceCamera {
  const extent = extentOf(construction, camera);
  if (!extent) return camera;
  const { center } = extent;
  const whole = sum(extent);
  const scale = Math.min((width - ROOM.width) / whole.width, (height - ROOM.height) / whole.height);
  // In a picture without room for margins the views still have a size.
  const least = Math.min(width / whole.width, height / whole.height) / 4;
  return { ...camera, offset: [center.x, center.y, center.z], scale: Math.max(scale, least) / height };
}

/**
 * The views in one scale, aligned: front and top above each other, front and side at one height. In the third angle
 * each view lies where one looks from, the top above and the right side to the right; in the first angle opposite, the
 * top below and the left side to the right.
 */
export function viewCells(
  construction: Construction,
  layout: ViewLayout,
  { layout: _, ...camera }: SpaceCamera,
  { width, height }: { readonly width: number; readonly height: number },
): ViewCell[] {
  const px = camera.scale * height;
  const unknown = UNKNOWN / camera.scale;
  const [x, y, z] = camera.offset;
  const extent = extentOf(construction, camera) ?? {
    center: { x, y, z },
    size: { x: unknown, y: unknown, z: unknown },
  };
  const across = (units: number): number => 2 * Math.round((units * px) / 2) + 2 * MARGIN;
  const down = (units: number): number => across(units) + NAME_HEIGHT;
  const [first, second] = [across(extent.size.x), across(extent.size.y)];
  const left = Math.round((width - first - second) / 2);
  const isThird = layout === 'thirdAngle';
  const [upper, lower] = isThird
    ? [down(extent.size.y), down(extent.size.z)]
    : [down(extent.size.z), down(extent.size.y)];
  const top = Math.round((height - upper - lower) / 2);
  const [frontRow, topRow] = isThird
    ? [
        { y: top + upper, height: lower },
        { y: top, height: upper },
      ]
    : [
        { y: top, height: upper },
        { y: top + upper, height: lower },
      ];
  const columns = { front: { x: left, width: first }, side: { x: left + first, width: second } };
  const looking = (side: Side, cell: Rect): ViewCell => {
    const { yaw, pitch } = side === 'side' && !isThird ? { yaw: Math.PI, pitch: 0 } : directionOf(side);
    const own = { ...camera, projection: 'orthographic', yaw: yaw ?? 0, pitch: pitch ?? 0 } as const;
    // The name takes its room from the picture of the view.
    return { ...cell, side, camera: { ...own, scale: px / (cell.height - NAME_HEIGHT) } };
  };
  return [
    looking('front', { ...columns.front, ...frontRow }),
    looking('top', { ...columns.front, ...topRow }),
    looking('side', { ...columns.side, ...frontRow }),
  ];
}
